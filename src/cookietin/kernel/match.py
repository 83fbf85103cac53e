"""A match: several plays in a row with a format, written down line by line as it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.complaint import BadOption, Refused
from cookietin.kernel.format import Format
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import keeping

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.position import Position

RECORD_VERSION: Final = 2

NOTE: Final = "note"
"""A line with this key is nothing that the rules need to know."""
UNDO: Final = "undo"
"""A line with this key takes the last answer back."""
RULES: Final = "rules"
"""A line with this key has the options that are played with from now on: before the first play."""

Line = dict[str, Any]


class Match:
    """One game played by some players until its format is decided.

    Its lines may say more than the rules need, such as when and by whom something was answered:
    that is handed in as `more`, kept, and never read here.
    """

    def __init__(
        self,
        game: Game,
        players: list[str],
        format: Format,
        dealer: Dealer,
        more: Line | None = None,
    ) -> None:
        game.check_seats(len(players))
        self.game = game
        self.players = players
        self.format = format
        self._dealer = keeping(dealer)
        self.outcomes: list[Outcome] = []
        self.ends: list[Position] = []
        """The last position of every play that is over: what a score sheet is written from."""
        self.winners: list[int] | None = None
        """Who has won the match; nothing while it goes on."""
        self.lines: list[Line] = [_with(self._header(), more)]
        """The record so far: what `record.write` writes."""
        self._position: Position | None = None

    def __repr__(self) -> str:
        players = ", ".join(self.players)
        return (
            f"<match of {self.game.id}, {self.format.text}: {players}; {len(self.ends)} plays over>"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        from cookietin.kernel.replay import match_again

        return match_again, (self.lines, self._dealer)

    def _header(self) -> Line:
        return {
            "record": RECORD_VERSION,
            "game": self.game.id,
            "version": self.game.version,
            "options": dict(self.game.options),
            "match": self.format.text,
            "players": list(self.players),
        }

    @property
    def dealer(self) -> Dealer:
        """Who deals: what is dealt and told is kept until it is written down."""
        return self._dealer

    @dealer.setter
    def dealer(self, dealer: Dealer) -> None:
        self._dealer = keeping(dealer)

    @property
    def position(self) -> Position:
        """The present play."""
        if self._position is None:
            raise BadOption("no-play-begun")
        return self._position

    def between_plays(self) -> bool:
        """Whether the next play has yet to begin."""
        return self.winners is None and (
            self._position is None or self._position.outcome is not None
        )

    def begin(self, more: Line | None = None) -> list[Event]:
        """Deal the next play: who is first moves on by one seat each time."""
        if not self.between_plays():
            raise BadOption("play-goes-on")
        before = self._position
        first = None if before is None else (before.first + 1) % len(self.players)
        stood = _Stood(self, before)
        try:
            position = self.game.start(len(self.players), self.dealer, first)
            if before is not None:
                # No answer to a question of the last play may fit one of this.
                position.number += before.number + 1
            self._position = position
            number = len(self.outcomes) + 1
            self.lines.append(_with({"play": number, "dealt": self._dealer.collect_notes()}, more))
            self._close_play()
            return self._dealer.collect_told()
        except BaseException:
            self._stand_again(stood)
            raise

    def answer(
        self, seat: int, move: Move, question: int | None = None, more: Line | None = None
    ) -> list[Event]:
        """Play a move and hear what happened; or raise `Refused` with nothing changed.

        With the number of the question that it answers, an answer that comes too late is refused.
        """
        position = self.position
        if question is not None and question != position.number:
            raise Refused("", "too-late", {"question": question, "number": position.number})
        refused = position.refusal(seat, move)
        if refused is not None:
            raise refused
        stood = _Stood(self, position.copy())
        try:
            position.step(seat, move, self.dealer)
            dealt = self._dealer.collect_notes()
            self.lines.append(_with({"seat": SEATS[seat], "move": move.text, "dealt": dealt}, more))
            self._close_play()
            return self._dealer.collect_told()
        except BaseException:
            self._stand_again(stood)
            raise

    def _stand_again(self, stood: _Stood) -> None:
        """Nothing has happened: a dealer could not go on, or someone asked to stop."""
        self._position = stood.position
        self.winners = None
        del self.lines[stood.lines :]
        del self.outcomes[stood.outcomes :]
        del self.ends[stood.outcomes :]
        self._dealer.collect_notes()
        self._dealer.collect_told()

    def change(self, game: Game, format: Format, more: Line | None = None) -> None:
        """Play the same game by other options or in another format; before the first play only."""
        if self._position is not None:
            raise BadOption("rules-fixed")
        game.check_seats(len(self.players))
        self.game = game
        self.format = format
        self.lines.append(_with({RULES: dict(game.options), "match": format.text}, more))

    def note(self, what: str, more: Line) -> None:
        """Write down something that the rules do not know of."""
        self.lines.append(_with({NOTE: what}, more))

    def go_back(self, seat: int, position: Position, more: Line | None = None) -> None:
        """Take this seat's answer back: the position that it was given in stands again."""
        self._position = position
        self.lines.append(_with({UNDO: SEATS[seat]}, more))

    def _close_play(self) -> None:
        outcome = self.position.outcome
        if outcome is None:
            return
        self.outcomes.append(outcome)
        self.ends.append(self.position)
        self.lines.append({"outcome": outcome.json()})
        self.winners = self.format.decided(self.outcomes, len(self.players))
        if self.winners is not None:
            self.lines.append({"winners": [SEATS[seat] for seat in self.winners]})


class _Stood:
    """How a match stood before something happened to it."""

    def __init__(self, match: Match, position: Position | None) -> None:
        self.position = position
        self.lines = len(match.lines)
        self.outcomes = len(match.outcomes)


def _with(line: Line, more: Line | None) -> Line:
    """A line with what else there is to say; what the rules say stands."""
    return line if more is None else {**line, **more, **line}
