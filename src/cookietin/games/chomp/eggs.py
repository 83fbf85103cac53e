"""Eggs and nests: where an egg may be laid, and the eggs of start cards (CH-07, CH-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.chomp.land import covers
from cookietin.games.chomp.stages import START_EGG, TAKE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.state.position import ChompPosition


def free_nests(position: ChompPosition) -> list[int]:
    """The empty nests that may take an egg of the card placed last (CH-16)."""
    land = position.lands[position.turn]
    free = land.nests()
    if position.title.own_nest:
        return free
    last = land.at[-1]
    return [nest for nest in free if not covers(last, nest)]


def next_start_egg(position: ChompPosition, seat: i64) -> None:
    """Ask the next seat whose start card has an egg and a nest, or begin (CH-07)."""
    first: i64 = position.first
    begun = seat == first and position.stage == START_EGG
    while not begun:
        position.turn = seat
        position.stage = START_EGG
        position.due = position.cards.eggs[position.lands[seat].cards[0]]
        if position.due > 0 and free_nests(position):
            return
        seat = position.left_of(seat)
        begun = seat == first
    position.due = 0
    position.turn = first
    position.stage = TAKE
