"""Tables for the stories here: Last Slice among three, with the deal that a story needs."""

from __future__ import annotations

from cookietin.kernel.format import read_format
from cookietin.kernel.game import Game
from cookietin.kernel.noting import Scripted
from cookietin.kernel.record import read, write
from cookietin.kernel.replay import Replay
from cookietin.table import Holder, Table, bot, person
from cookietin.table.table import Log
from tests.samples.window import LastSlice

CLAIMS = (*["slice"] * 4, *["veto"] * 2, *["crust"] * 3, "seat0")
"""Seat 0 holds three slices, seat 1 a slice and two vetoes, seat 2 crusts; seat 0 begins."""

PEOPLE: list[Holder | None] = [person("Ana"), person("Bo"), bot("random")]


def table(
    *dealt: str,
    game: Game | None = None,
    holders: list[Holder | None] | None = None,
    log: Log | None = None,
    format: str = "single",
) -> Table:
    """A table at which a play has begun."""
    seated = PEOPLE if holders is None else holders
    dealer = Scripted(list(dealt or (CLAIMS if game is None else ())))
    made = Table.new(game or LastSlice({}), seated, read_format(format), dealer, log=log)
    made.begin()
    return made


def say(at: Table, seat: int, text: str) -> None:
    at.answer(seat, at.match.game.move(text))


def read_again(one: Table) -> Table:
    """The same table from its record, as text."""
    return Table(Replay(read(write(one.match.lines)), lambda id, options: one.match.game))


def state(of: Table) -> tuple[object, ...]:
    """All that there is at a table."""
    seats = range(len(of.names))
    told = [event.seen_by(-1) for event in of.told_since(0)]
    stands = [(repr(of.stands(seat)), of.asks_once(seat)) for seat in seats]
    return of.position.json(), of.holders, of.names, of.answers(), told, stands
