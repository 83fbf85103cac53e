"""What happens in a play, and how often: every kind of event, and what the dice showed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.kernel.roles import WORD
from cookietin.lab.meters.meter import Meter

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Readings

OVER: Final = "over"
DICE: Final = ("face", "roll")
"""The kinds of things that are a die's face, or the faces of several."""


@final
class Happenings(Meter):
    """Events by their kind, and by each face of a die that they tell: `roll action=toss`."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._forget()

    def begin(self, game: Game, seats: int) -> None:
        if game is not self._game:
            self._game = game
            self._forget()
        for count in self._told.values():
            count.times = 0

    def hear(self, event: Event) -> None:
        count = self._told.get(event.key)
        if count is None:
            count = self._told[event.key] = _Count(event.key, self._words(event))
        count.times += 1
        for field in count.words:
            self._show(event, field)

    def _show(self, event: Event, field: str) -> None:
        """A face of a die is counted apart."""
        face = event.fields.get(field)
        if face in self._faces:
            key = f"{event.key} {field}={face}"
            count = self._told.get(key)
            if count is None:
                count = self._told[key] = _Count(key, [])
            count.times += 1

    def _words(self, event: Event) -> list[str]:
        """The fields of such an event in which a face may stand."""
        game = self._game
        if game is None or not self._faces:
            return []
        return [name for name in event.fields if game.role(event.key, name) == WORD]

    def _forget(self) -> None:
        """Begin with another game: what it tells comes up by and by."""
        self._told: dict[str, _Count] = {}
        self._faces: set[str] = set()
        if self._game is not None:
            things = self._game.people.things(self._game)
            for kind in DICE:
                for thing in things.get(kind, ()):
                    self._faces.update(thing.split())

    def end(self, position: Position) -> Readings:
        read: Readings = {}
        # By name, whatever came up in plays before: a row must be the same whoever plays it.
        for key in sorted(self._told):
            count = self._told[key]
            if count.times and key != OVER:
                read[count.name] = count.times
        return read


@final
class _Count:
    """How often something was told, what its figure is called, and in which fields faces stand."""

    def __init__(self, key: str, words: list[str]) -> None:
        self.name = f"event/{key}"
        self.times = 0
        self.words = words
