"""How often each clause of the rules speaks, by what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.lab.meters.meter import Meter
from cookietin.words.invoked import Invoked, invoked, invoked_by

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.event import Event, Fields
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Readings


@final
class Clauses(Meter):
    """A clause speaks when the dealer tells what the game's data says that it is about."""

    def __init__(self) -> None:
        self._game = ""
        self._entries: list[Invoked] = []
        self._kinds: dict[str, _Kind] = {}

    def begin(self, game: Game, seats: int) -> None:
        if game.id != self._game:
            self._game = game.id
            self._entries = invoked(game.id)
            self._kinds = {}
        for kind in self._kinds.values():
            for said in kind.said:
                said.times = 0

    def hear(self, event: Event) -> None:
        kind = self._kinds.get(event.key)
        if kind is None:
            kind = self._kinds[event.key] = _Kind(invoked_by(event.key, self._entries))
        for said in kind.said:
            if said.fits(event.fields):
                said.times += 1

    def end(self, position: Position) -> Readings:
        spoke: dict[str, int] = {}
        for kind in self._kinds.values():
            for said in kind.said:
                if said.times:
                    for clause in said.clauses:
                        spoke[clause] = spoke.get(clause, 0) + int(said.times)
        return {f"clause/{clause}": spoke[clause] for clause in sorted(spoke)}


@final
class _Kind:
    """Events with one key, and what they may say."""

    def __init__(self, entries: list[Invoked]) -> None:
        self.said = [Said(entry) for entry in entries]


@final
class Said:
    """An entry of the game's data, with how often it fitted: the clauses that speak then."""

    def __init__(self, entry: Invoked) -> None:
        self.times: i64 = 0
        self.clauses = entry.clauses
        self._fields = list(entry.needs)
        self._values = [set(values) for values in entry.needs.values()]

    def fits(self, fields: Fields) -> bool:
        """Whether the fields of an event say so."""
        for place in range(len(self._fields)):
            value = fields.get(self._fields[place])
            text = value if isinstance(value, str) else str(value)
            if text not in self._values[place]:
                return False
        return True
