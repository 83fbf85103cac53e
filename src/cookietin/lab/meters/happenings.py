"""What happens in a play, and how often: every kind of event, and what the dice showed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.kernel.roles import WORD
from cookietin.lab.meters.listener import Listener
from cookietin.lab.meters.register import Register

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.event import Form
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Readings

OVER: Final = "over"
DICE: Final = ("face", "roll")
"""The kinds of things that are a die's face, or the faces of several."""


@final
class Happenings(Listener):
    """Events by their kind, and by each face of a die that they tell: `roll action=toss`."""

    def __init__(self) -> None:
        self._register = Register()
        self._counts: list[_Count] = []
        self._faces: set[str] = set()
        self._kinds: list[_Kind | None] = []
        """What is counted of each form of events, by its number."""

    def begin(self, game: Game, seats: int) -> None:
        if self._register.begin(game):
            self._game = game
            self._counts = []
            self._kinds = []
            self._faces = _faces(game)
        for count in self._counts:
            count.times = 0

    def hear_as(self, form: Form, values: list[Any]) -> None:
        number = form.number
        kind = self._kinds[number] if number < len(self._kinds) else None
        if kind is None:
            kind = self._learn(form)
        kind.count.times += 1
        for word in kind.words:
            face = values[word.place]
            if isinstance(face, str):
                shown = word.shown.get(face)
                if shown is not None:
                    shown.times += 1

    def _learn(self, form: Form) -> _Kind:
        """Look through a form: how it is counted, and in which of its fields a face may stand."""
        kind = _Kind(self._count(form.key))
        if self._faces:
            for place, name in enumerate([*form.names, *form.secret]):
                if self._game.role(form.key, name) == WORD:
                    shown = {
                        face: self._count(f"{form.key} {name}={face}")
                        for face in sorted(self._faces)
                    }
                    kind.words.append(_Word(place, shown))
        while len(self._kinds) <= form.number:
            self._kinds.append(None)
        self._kinds[form.number] = kind
        return kind

    def _count(self, name: str) -> _Count:
        """What counts so; a new one if nothing did yet."""
        number = self._register.numbers.get(name)
        if number is not None:
            return self._counts[number]
        self._register.add(name)
        count = _Count(name)
        self._counts.append(count)
        return count

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
    """How often something was told, and what its figure is called."""

    def __init__(self, key: str) -> None:
        self.name = f"event/{key}"
        self.times: i64 = 0


@final
class _Kind:
    """What is counted of events of one form."""

    def __init__(self, count: _Count) -> None:
        self.count = count
        self.words: list[_Word] = []


@final
class _Word:
    """A field in which a face may stand, and what counts each face there."""

    def __init__(self, place: int, shown: dict[str, _Count]) -> None:
        self.place = place
        self.shown = shown
