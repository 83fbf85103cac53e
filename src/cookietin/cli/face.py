"""What the session needs of whoever talks with the person: in sentences, or in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from cookietin.cli.guess import Guesser
    from cookietin.kernel.complaint import Complaint
    from cookietin.kernel.event import Event
    from cookietin.kernel.match import Match
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


class Face(Protocol):
    """One side of the conversation."""

    def welcome(self, match: Match, resumed: bool) -> None:
        """Say who plays what."""

    def hear(self, events: list[Event]) -> None:
        """Tell what happened, as far as the person may know."""

    def show(self, view: Position, question: Question, legal: list[Move], guess: Guesser) -> None:
        """Show what the person sees, is asked and can answer."""

    def read(self, prompt: str) -> str:
        """Wait for a line; `EOFError` when there are no more."""

    def say(self, key: str, **fields: Any) -> None:
        """A sentence of the section `play`."""

    def complain(self, complaint: Complaint) -> None:
        """Say what was wrong."""

    def tell_of(self, view: Position, move: Move) -> None:
        """Say what a move would do, and what is to be read about it."""

    def tell_about(self, view: Position, topic: str) -> None:
        """Say all there is to read about a card, or about an open area."""

    def hint(self, view: Position, move: Move) -> None:
        """Suggest a move."""

    def show_rules(self) -> None:
        """Show the rules of the game."""

    def tell_play_end(self, match: Match) -> None:
        """Say how a play ended and how the match stands."""

    def tell_match_end(self, match: Match) -> None:
        """Say who has won the match."""

    def break_off(self) -> None:
        """End a line that waits for an answer which will not come."""
