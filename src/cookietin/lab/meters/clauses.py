"""How often each clause of the rules speaks, by what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.lab.meters.listener import Listener, place_of
from cookietin.words.invoked import Invoked, invoked, invoked_by

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.event import Form
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Readings


@final
class Clauses(Listener):
    """A clause speaks when the dealer tells what the game's data says that it is about."""

    def __init__(self) -> None:
        self._game = ""
        self._entries: list[Invoked] = []
        self._clauses: dict[str, _Clause] = {}
        self._in_order: list[_Clause] = []
        self._kinds: list[_Kind | None] = []
        """What each form of events may say, by its number."""

    def begin(self, game: Game, seats: int) -> None:
        if game.id != self._game:
            self._game = game.id
            self._entries = invoked(game.id)
            self._clauses = {}
            named = {clause for entry in self._entries for clause in entry.clauses}
            self._in_order = [_Clause(clause) for clause in sorted(named)]
            for clause in self._in_order:
                self._clauses[clause.clause] = clause
            self._kinds = []
        for clause in self._in_order:
            clause.times = 0
        for kind in self._kinds:
            if kind is not None:
                kind.times = 0

    def hear_as(self, form: Form, values: list[Any]) -> None:
        number = form.number
        kind = self._kinds[number] if number < len(self._kinds) else None
        if kind is None:
            kind = self._learn(form)
        kind.times += 1
        for said in kind.sometimes:
            if said.fits(values):
                for clause in said.clauses:
                    clause.times += 1

    def _learn(self, form: Form) -> _Kind:
        """Look through a form."""
        kind = _Kind()
        for entry in invoked_by(form.key, self._entries):
            clauses = [self._clauses[clause] for clause in entry.clauses]
            if entry.needs:
                kind.sometimes.append(Said(entry, form, clauses))
            else:
                kind.always += clauses
        while len(self._kinds) <= form.number:
            self._kinds.append(None)
        self._kinds[form.number] = kind
        return kind

    def end(self, position: Position) -> Readings:
        return self.spoken()

    def spoken(self) -> Readings:
        """How often each clause has spoken."""
        for kind in self._kinds:
            if kind is not None and kind.times:
                for clause in kind.always:
                    clause.times += kind.times
                kind.times = 0
        read: Readings = {}
        for clause in self._in_order:
            if clause.times:
                read[clause.name] = int(clause.times)
        return read


@final
class _Clause:
    """A clause, what its figure is called, and how often it spoke."""

    def __init__(self, clause: str) -> None:
        self.clause = clause
        self.name = f"clause/{clause}"
        self.times: i64 = 0


@final
class _Kind:
    """Events of one form: how many there were, and which clauses speak then."""

    def __init__(self) -> None:
        self.times: i64 = 0
        self.always: list[_Clause] = []
        self.sometimes: list[Said] = []


@final
class Said:
    """An entry of the game's data that wants something of an event, and the clauses that speak."""

    def __init__(self, entry: Invoked, form: Form, clauses: list[_Clause]) -> None:
        self.clauses = clauses
        self._places = [place_of(form.names, field) for field in entry.needs]
        self._wanted = [set(values) for values in entry.needs.values()]

    def fits(self, values: list[Any]) -> bool:
        """Whether the values of an event say so."""
        for at in range(len(self._places)):
            place = self._places[at]
            if place < 0:
                return False
            value = values[place]
            text = value if isinstance(value, str) else str(value)
            if text not in self._wanted[at]:
                return False
        return True
