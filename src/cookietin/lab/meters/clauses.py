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
        self._always: dict[str, list[str]] = {}
        """What speaks at every event of a kind, by its key."""
        self._sometimes: dict[str, list[Invoked]] = {}
        """What speaks only if its fields say so."""

    def begin(self, game: Game, seats: int) -> None:
        if game.id != self._game:
            self._game = game.id
            self._entries = invoked(game.id)
            self._always, self._sometimes = {}, {}
        self.spoke: dict[str, int] = {}

    def hear(self, event: Event) -> None:
        always = self._always.get(event.key)
        if always is None:
            always = self._look_up(event.key)
        self._count(always)
        for entry in self._sometimes[event.key]:
            if entry.fits(event):
                self._count(entry.clauses)

    def _count(self, clauses: list[str]) -> None:
        for clause in clauses:
            self.spoke[clause] = self.spoke.get(clause, 0) + 1

    def _look_up(self, key: str) -> list[str]:
        """Find out what events of a kind are about; once for each."""
        entries = invoked_by(key, self._entries)
        always = [clause for entry in entries if not entry.needs for clause in entry.clauses]
        self._always[key] = always
        self._sometimes[key] = [entry for entry in entries if entry.needs]
        return always

    def end(self, position: Position) -> Readings:
        return {f"clause/{clause}": self.spoke[clause] for clause in sorted(self.spoke)}
