"""How often each clause of the rules speaks, by what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.lab.meters.meter import Meter
from cookietin.words.invoked import Invoked, invoked, invoked_by

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
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
            kind.told = 0
        self.spoke: dict[str, int] = {}

    def hear(self, event: Event) -> None:
        kind = self._kinds.get(event.key)
        if kind is None:
            kind = self._kinds[event.key] = _Kind(invoked_by(event.key, self._entries))
        kind.told += 1
        for entry in kind.sometimes:
            if entry.fits(event):
                self._count(entry.clauses, 1)

    def _count(self, clauses: list[str], times: int) -> None:
        for clause in clauses:
            self.spoke[clause] = self.spoke.get(clause, 0) + times

    def end(self, position: Position) -> Readings:
        for kind in self._kinds.values():
            if kind.told:
                self._count(kind.always, kind.told)
        return {f"clause/{clause}": self.spoke[clause] for clause in sorted(self.spoke)}


@final
class _Kind:
    """Events with one key: the clauses that always speak, and those that some fields make speak."""

    def __init__(self, entries: list[Invoked]) -> None:
        self.told = 0
        self.always = [clause for entry in entries if not entry.needs for clause in entry.clauses]
        self.sometimes = [entry for entry in entries if entry.needs]
