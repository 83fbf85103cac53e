"""What a person wants to know of a move before making it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.battle import strength
from cookietin.games.braverse.moves import M_ATTACK, M_PLACE, M_STAGE, M_TRAP, M_USE
from cookietin.games.braverse.refusing import cost_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.braverse.position import BraversePosition
    from cookietin.kernel.move import Move


def remark(p: BraversePosition, seat: int, move: Move, label: Callable[[str], str]) -> str:
    """What a card costs, what a Cookie brings, what an attack does."""
    verb = p.table.verb[move.number]
    arg = p.table.arg[move.number]
    if verb in (M_USE, M_TRAP, M_STAGE):
        return f"{label('cost')} {cost_text(p.cards.all[arg].cost)}"
    if verb == M_PLACE:
        card = p.cards.all[arg]
        return f"LV{card.level} HP{card.hp} {cost_text(card.cost)}→{card.damage}"
    if verb == M_ATTACK:
        cookie = p.sides[seat].battle[arg >> 1]
        target = p.sides[1 - seat].battle[arg & 1]
        if cookie is None or target is None:
            return ""
        cost = cost_text(p.cards.all[cookie.kind].cost)
        name = label(p.cards.names[cookie.kind])
        aim = label(p.cards.names[target.kind])
        return f"{name} ({cost}→{strength(p, cookie)}) ▸ {aim} (HP{len(target.hp)})"
    return ""
