"""What the session needs of whoever talks with people: in sentences, or in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from cookietin.kernel.complaint import Complaint
    from cookietin.kernel.event import Event
    from cookietin.kernel.match import Match
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question
    from cookietin.kernel.standing import Standing
    from cookietin.table import Guesser, Hint


class Asking(NamedTuple):
    """All that someone is shown who is asked."""

    view: Position
    question: Question
    legal: list[Move]
    offers: list[Standing]
    """What could be left standing instead."""


class Face(Protocol):
    """One side of the conversation: whoever looks hears and sees what is theirs alone."""

    def welcome(self, match: Match, resumed: bool) -> None:
        """Say who plays what."""

    def look(self, viewer: int) -> None:
        """From now on this viewer looks."""

    def hide(self) -> None:
        """Leave nothing to be seen by the next who looks."""

    def hear(self, events: list[Event]) -> None:
        """Tell what happened, as far as whoever looks may know."""

    def show(self, asking: Asking, guess: Guesser) -> None:
        """Show what whoever looks sees, is asked and can answer."""

    def show_table(self, view: Position) -> None:
        """Show what whoever looks sees, where nothing is asked."""

    def read(self, prompt: str, **fields: Any) -> str:
        """Wait for a line; `EOFError` when there are no more."""

    def say(self, key: str, **fields: Any) -> None:
        """A sentence of the section `play`."""

    def stands(self, key: str, standing: Standing) -> None:
        """The same about a standing answer."""

    def complain(self, complaint: Complaint) -> None:
        """Say what was wrong."""

    def show_help(self, view: Position, pick: str) -> None:
        """Say what the game is about, what can be typed, and how its pictures are to be read."""

    def tell_of(self, view: Position, move: Move, told: str | None) -> None:
        """Say what a move would do, and what is to be read about it beside what was told."""

    def tell_about(self, view: Position, topic: str) -> None:
        """Say all there is to read about a thing, or about an open area."""

    def hint(self, view: Position, hint: Hint) -> None:
        """Suggest a move, and say why."""

    def show_rules(self) -> None:
        """Show the rules of the game."""

    def tell_play_end(self, match: Match) -> None:
        """Say how a play ended and how the match stands."""

    def tell_match_end(self, match: Match) -> None:
        """Say who has won the match."""

    def break_off(self) -> None:
        """End a line that waits for an answer which will not come."""
