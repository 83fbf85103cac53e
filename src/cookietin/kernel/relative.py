"""Moves as one seat sees them: who is named in a move is counted from the seat that makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.names import SEATS
from cookietin.kernel.roles import SEAT

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move


def relative_moves(game: Game, seats: int) -> list[list[int]]:
    """For each seat, which move it means by each relative number: `me` is written as seat0.

    A move that names nobody keeps its number. So does one that names somebody who is not at a
    table of this size.
    """
    found = {_meaning(game, move, 0, seats): move.number for move in game.moves.all}
    return [
        [found.get(_meaning(game, move, seat, seats), move.number) for move in game.moves.all]
        for seat in range(seats)
    ]


def inverted(table: list[int]) -> list[int]:
    """The same table read from the other side."""
    back = [0] * len(table)
    for number, meant in enumerate(table):
        back[meant] = number
    return back


def _meaning(game: Game, move: Move, by: int, seats: int) -> str:
    """What a move comes to when every seat it names is so many seats further on.

    Seats that a move names side by side are a pair: which of them is named first means nothing.
    """
    named: list[str] = []
    rest: dict[str, Any] = {}
    for field, value in move.fields.items():
        if game.role(move.key, field) == SEAT:
            named.append(_further(value, by, seats))
        else:
            rest[field] = value
    return repr((move.key, sorted(named), sorted(rest.items(), key=_first)))


def _first(item: tuple[str, Any]) -> str:
    return item[0]


def _further(name: str, by: int, seats: int) -> str:
    seat = SEATS.index(name)
    return name if seat >= seats else SEATS[(seat + by) % seats]
