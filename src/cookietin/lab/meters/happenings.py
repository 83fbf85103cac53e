"""What happens in a play, and how often: every kind of event, and what the dice showed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.kernel.roles import WORD
from cookietin.lab.meters.meter import Meter
from cookietin.lab.meters.register import Register

if TYPE_CHECKING:
    from mypy_extensions import i64

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
        self._register = Register()
        self._counts: list[_Count] = []
        self._faces: set[str] = set()

    def begin(self, game: Game, seats: int) -> None:
        if self._register.begin(game):
            self._game = game
            self._counts = []
            self._faces = _faces(game)
        for count in self._counts:
            count.times = 0

    def hear(self, event: Event) -> None:
        number = self._register.numbers.get(event.key)
        if number is None:
            number = self._add(event.key, self._words(event))
        count = self._counts[number]
        count.times += 1
        for word in count.words:
            face = event.fields.get(word.field)
            if face is not None:
                shown = word.shown[face] if face in word.shown else self._show(event, word, face)
                if shown is not None:
                    shown.times += 1

    def _show(self, event: Event, word: _Word, face: str) -> _Count | None:
        """A face of a die is counted apart; any other word is not."""
        shown = None
        if face in self._faces:
            shown = self._counts[self._add(f"{event.key} {word.field}={face}", [])]
        word.shown[face] = shown
        return shown

    def _add(self, key: str, words: list[_Word]) -> int:
        self._counts.append(_Count(key, words))
        return self._register.add(key)

    def _words(self, event: Event) -> list[_Word]:
        """The fields of such an event in which a face may stand."""
        if not self._faces:
            return []
        return [_Word(name) for name in event.fields if self._game.role(event.key, name) == WORD]

    def end(self, position: Position) -> Readings:
        read: Readings = {}
        over = self._register.numbers.get(OVER)
        for number in self._register.order:
            count = self._counts[number]
            if count.times and number != over:
                read[count.name] = int(count.times)
        return read


def _faces(game: Game) -> set[str]:
    """All faces of all dice of a game."""
    things = game.people.things(game)
    return {face for kind in DICE for thing in things.get(kind, ()) for face in thing.split()}


@final
class _Count:
    """How often something was told, what its figure is called, and in which fields faces stand."""

    def __init__(self, key: str, words: list[_Word]) -> None:
        self.name = f"event/{key}"
        self.times: i64 = 0
        self.words = words


@final
class _Word:
    """A field in which a face may stand, and what it showed before: nothing for other words."""

    def __init__(self, field: str) -> None:
        self.field = field
        self.shown: dict[str, _Count | None] = {}
