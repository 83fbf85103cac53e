"""What a person wants to know of a move before making it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies import end, moves

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.move import Move


def remark(position: CookiePosition, move: Move, label: Callable[[str], str]) -> str:
    """What a Batch would be worth, or what is at stake in a swipe."""
    table = position.table
    dough = position.cards.dough
    verb = table.verbs[move.number]
    one, two = table.ones[move.number], table.twos[move.number]
    if verb <= moves.SINGLE:
        other = 0 if verb == moves.SINGLE else dough[two] if two else dough[one]
        return f"{dough[one] + other} {label('of-dough')}"
    if verb == moves.SWIPE:
        return f"{end.batch_dough(position, position.stacks[one][-1])} {label('of-dough')}"
    return ""
