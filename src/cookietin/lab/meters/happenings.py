"""What happens in a play, and how often: every kind of event, and what the dice showed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.kernel.names import SEATS
from cookietin.kernel.roles import WORD
from cookietin.lab.meters.meter import Meter

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Readings

OVER: Final = "over"


@final
class Happenings(Meter):
    """Events by their kind, and by each word that they tell: `roll action=toss`."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._worded: dict[str, list[str]] = {}

    def begin(self, game: Game, seats: int) -> None:
        if game is not self._game:
            self._game, self._worded = game, {}
        self.told: dict[str, int] = {}

    def hear(self, event: Event) -> None:
        key = event.key
        if key == OVER:
            return
        told = self.told
        told[key] = told.get(key, 0) + 1
        for field in self._words(event):
            value = event.fields.get(field)
            if isinstance(value, str) and value not in SEATS:
                worded = f"{key} {field}={value}"
                told[worded] = told.get(worded, 0) + 1

    def _words(self, event: Event) -> list[str]:
        """The fields of such an event that are words of the game."""
        known = self._worded.get(event.key)
        if known is None:
            assert self._game is not None
            role = self._game.role
            known = [name for name in event.fields if role(event.key, name) == WORD]
            self._worded[event.key] = known
        return known

    def end(self, position: Position) -> Readings:
        return {f"event/{key}": count for key, count in self.told.items()}
