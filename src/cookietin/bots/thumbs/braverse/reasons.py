"""Why the rule of thumb for Braverse makes a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.bots.reason import Reason
from cookietin.games.braverse import moves, phases
from cookietin.games.braverse.battle import strength

if TYPE_CHECKING:
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.move import Move

BY_VERB: Final = {
    moves.M_USE: "does-most",
    moves.M_STAGE: "does-most",
    moves.M_ACTIVATE: "does-most",
    moves.M_ANSWER: "answers",
    moves.M_TRAP: "answers",
    moves.M_DONE: "nothing-better",
    moves.M_PASS: "nothing-better",
    moves.M_END: "nothing-better",
}


def reason(p: BraversePosition, seat: int, move: Move) -> Reason:
    """What speaks for a move at a glance."""
    verb, arg = p.table.verb[move.number], p.table.arg[move.number]
    if p.ask == phases.CONTEST:
        return Reason("even-chances")
    if p.ask == phases.SUPPORTING and verb != moves.M_PASS:
        return Reason("missed-least")
    if verb == moves.M_PLACE:
        card = p.cards.all[arg]
        return Reason("lasts-and-hits", {"hp": int(card.hp), "damage": int(card.damage)})
    if verb == moves.M_ATTACK:
        return _attack(p, seat, arg >> 1, arg & 1)
    if verb == moves.M_MULLIGAN:
        return Reason("poor-hand" if arg == 1 else "good-hand")
    return Reason(BY_VERB.get(verb, "looks-best"))


def _attack(p: BraversePosition, seat: int, mine: int, theirs: int) -> Reason:
    cookie, target = p.sides[seat].battle[mine], p.sides[1 - seat].battle[theirs]
    if cookie is None or target is None:
        return Reason("looks-best")
    damage, hp = int(strength(p, cookie)), len(target.hp)
    if damage >= hp:
        level = int(p.cards.all[target.kind].level)
        return Reason("faints", {"target": p.cards.names[target.kind], "level": level})
    return Reason("wears-down", {"target": p.cards.names[target.kind], "damage": damage, "hp": hp})
