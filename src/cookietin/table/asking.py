"""How much a person is asked: everything, or only where there is something to choose.

An answer that is the only one need not be asked for. But whoever is not stopped has had no choice,
and that is a secret wherever others could not know it by the rules. So at a table with other people
everything is asked unless someone wants it otherwise; a window always; and what must be answered
unless anyone who looks on can tell that there is no choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.kernel.ahead import worlds_of

if TYPE_CHECKING:
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

EVERYTHING: Final = "everything"
"""Every question is put."""
WINDOWS: Final = "windows"
"""What must be answered, and can be in one way alone, is not asked; windows are."""
CHOICES: Final = "choices"
"""Nor is one stopped where one may answer, but holds nothing to answer with."""
ASKINGS: Final = (EVERYTHING, WINDOWS, CHOICES)


def usual_asking(alone: bool) -> str:
    """How much a person is asked who has not said how much."""
    return CHOICES if alone else EVERYTHING


def only_move(position: Position, seat: int) -> Move | None:
    """The one move that an asked seat has, if it has no other."""
    moves = position.legal(seat)
    return moves[0] if len(moves) == 1 else None


def spared_move(position: Position, seat: int, asking: str, alone: bool) -> Move | None:
    """The move that an asked seat need not be asked for; nothing if the question is to be put."""
    if asking == EVERYTHING:
        return None
    if not position.question(seat).must and (asking != CHOICES or not alone):
        return None
    move = only_move(position, seat)
    return move if move is None or alone or all_can_tell(position, seat) else None


def all_can_tell(position: Position, seat: int) -> bool:
    """Whether who sees nothing but what all see knows that a seat has one move alone.

    Many truths are imagined from there; that is a sample, as `ahead` is.
    """
    worlds = worlds_of(position.view(position.seats))
    return all(len(world.legal(seat)) == 1 for world in worlds)
