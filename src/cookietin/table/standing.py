"""The answers that stand at a table: which seat has left which, and whether it wants to be asked.

They are their seats' secrets. All of it follows from what was chosen, answered and told, so it is
the same again whenever a record is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.standing import Standing


class StandingAnswers:
    """One for each seat, or none."""

    def __init__(self, game: Game, seats: int) -> None:
        self._known = {standing.key: standing for standing in game.standing_answers}
        self._kept: list[Standing | None] = [None] * seats
        self._asks = [False] * seats

    def knows(self, key: str) -> bool:
        """Whether the game has such an answer."""
        return key in self._known

    def choose(self, seat: int, key: str | None) -> None:
        """Let an answer stand from now on; none takes back what stood."""
        self._kept[seat] = None if key is None else self._known[key]
        self._asks[seat] = False

    def clear(self) -> None:
        """With a play end all that stood in it."""
        for seat in range(len(self._kept)):
            self.choose(seat, None)

    def of(self, seat: int) -> Standing | None:
        """What a seat has left standing: for its holder alone."""
        return self._kept[seat]

    def answered(self, seat: int) -> None:
        """The seat was asked and has answered: what stands, stands again."""
        self._asks[seat] = False

    def hear(self, events: list[Event]) -> None:
        """What each seat is told ends what it left standing, or has it asked once."""
        for seat, standing in enumerate(self._kept):
            for event in events if standing is not None else ():
                if standing is not None and standing.ends_with(event, seat):
                    self.choose(seat, None)
                    break
                if standing is not None and standing.asks_after(event, seat):
                    self._asks[seat] = True

    def asks(self, seat: int) -> bool:
        """Whether the seat has an answer that stands, and yet wants to be asked now."""
        return self._asks[seat]

    def move(self, seat: int, position: Position) -> Move | None:
        """What an asked seat's standing answer comes to now, by what the seat may know."""
        standing = self._kept[seat]
        if standing is None or self._asks[seat]:
            return None
        return _answer(seat, standing, position)

    def offers(self, seat: int, position: Position) -> list[Standing]:
        """What an asked seat could leave standing instead of answering this once."""
        known = self._known.values()
        return [standing for standing in known if _answer(seat, standing, position) is not None]


def _answer(seat: int, standing: Standing, position: Position) -> Move | None:
    if position.question(seat).key not in standing.questions:
        return None
    return position.view(seat).standing_answer(seat, standing)
