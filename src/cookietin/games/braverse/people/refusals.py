"""Why can't I? The clause that a move would break, and what would be needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.braverse import moves, phases
from cookietin.games.braverse.abilities import all_marks, bans_on, is_silenced
from cookietin.games.braverse.battle import can_be_attacked
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.text import cost_text
from cookietin.games.braverse.paying import can_pay, was_used
from cookietin.games.braverse.prices import attack_cost, play_cost
from cookietin.kernel.complaint import Refused

if TYPE_CHECKING:
    from cookietin.games.braverse.language.tree import Cost
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.move import Move

CLAUSES = {
    phases.CONTEST: "BV-12",
    phases.SET_DOWN: "BV-15",
    phases.GO_FIRST: "BV-12",
    phases.MULLIGAN: "BV-13",
    phases.BONUS: "BV-14",
    phases.SUPPORTING: "BV-18",
    phases.MAIN: "BV-19",
    phases.PAYING: "BV-06",
    phases.ANSWER: "BV-23",
    phases.USING: "BV-29",
    phases.YES_NO: "BV-32",
    phases.CHOOSING: "BV-36",
    phases.TARGETING: "BV-32",
    phases.PICKING: "BV-32",
    phases.ORDERING: "BV-30",
    phases.REFILLING: "BV-10",
    phases.REFRESHING: "BV-11",
}
"""The clause behind each question."""


BANNED = {
    moves.M_PLACE: terms.BAN_PLACING,
    moves.M_USE: terms.BAN_ITEMS,
    moves.M_TRAP: terms.BAN_TRAPS,
    moves.M_STAGE: terms.BAN_STAGES,
    moves.M_ATTACK: terms.BAN_ATTACKING,
    moves.M_ACTIVATE: terms.BAN_ABILITIES,
    moves.M_ANSWER: terms.BAN_ABILITIES | terms.BAN_ANSWERS,
}
"""What a player must not be forbidden to make each kind of move."""


def why_not(p: BraversePosition, seat: int, move: Move) -> Refused:
    """The first thing in the way of a move."""
    verb = p.table.verb[move.number]
    arg = p.table.arg[move.number]
    main = p.ask == phases.MAIN
    if (
        verb in (moves.M_PLACE, moves.M_USE, moves.M_TRAP, moves.M_STAGE, moves.M_SUPPORT)
        and arg not in p.sides[seat].hand
    ):
        return Refused("BV-07", "not-in-hand", {"card": p.cards.names[arg]})
    if BANNED.get(verb, 0) & bans_on(p, seat) and p.ask in (phases.MAIN, phases.ANSWER):
        return Refused("BV-32", "forbidden", {})
    if verb == moves.M_PLACE and main:
        return Refused("BV-09", "no-room", {})
    if verb in (moves.M_USE, moves.M_STAGE) and main:
        return _unpaid(p, "BV-07", arg, play_cost(p, seat, p.cards.all[arg]))
    if verb == moves.M_TRAP:
        if p.ask == phases.ANSWER:
            return _unpaid(p, "BV-07", arg, play_cost(p, seat, p.cards.all[arg]))
        return Refused("BV-07", "trap-only-when-attacked", {})
    if verb == moves.M_ATTACK and main:
        return _no_attack(p, seat, arg >> 1, arg & 1)
    if verb in (moves.M_ACTIVATE, moves.M_ANSWER) and p.ask in (phases.MAIN, phases.ANSWER):
        return _no_ability(p, seat, verb == moves.M_ACTIVATE, arg)
    clause = CLAUSES.get(int(p.ask), "BV-36")
    return Refused(clause, f"not-{phases.ASKS[p.ask]}", {"move": move.text})


def _unpaid(p: BraversePosition, clause: str, kind: int, cost: Cost) -> Refused:
    fields: dict[str, Any] = {"card": p.cards.names[kind], "cost": cost_text(cost)}
    return Refused(clause, "cannot-pay", fields)


def _no_attack(p: BraversePosition, seat: int, place: int, at: int) -> Refused:
    cookie = p.sides[seat].battle[place]
    if cookie is None:
        return Refused("BV-22", "no-cookie-there", {})
    card = p.cards.all[cookie.kind]
    if p.turns <= 1:
        return Refused("BV-19", "no-attack-first-turn", {})
    if cookie.rested:
        return Refused("BV-22", "attacker-rested", {"card": card.name})
    if all_marks(p, cookie) & terms.CANNOT_ATTACK:
        return Refused("BV-32", "attack-forbidden", {"card": card.name})
    price = attack_cost(p, cookie)
    if not can_pay(p, seat, price):
        return _unpaid(p, "BV-22", cookie.kind, price)
    target = p.sides[1 - seat].battle[at]
    if target is not None and not can_be_attacked(p, target):
        return Refused("BV-32", "cannot-be-attacked", {"card": p.cards.names[target.kind]})
    return Refused("BV-22", "no-target-there", {})


def _no_ability(p: BraversePosition, seat: int, activate: bool, arg: int) -> Refused:
    side = p.sides[seat]
    place = arg // moves.MOST_ABILITIES
    cookie = side.battle[place] if place < 2 else None
    kind = side.stage if place == 2 else 0 if cookie is None else cookie.kind
    abilities = p.cards.all[kind].activate if activate else p.cards.all[kind].attacked
    for ability in abilities:
        if ability.place != arg % moves.MOST_ABILITIES:
            continue
        if cookie is not None and is_silenced(p, cookie):
            return Refused("BV-32", "silenced", {"card": p.cards.names[kind]})
        if was_used(p, ability, seat, cookie):
            return Refused("BV-33", "used-this-turn", {"card": p.cards.names[kind]})
        cost = ability.cost
        if p.ask == (phases.MAIN if activate else phases.ANSWER) and cost is not None:
            fields = {"card": p.cards.names[kind], "cost": cost_text(cost)}
            return Refused("BV-32", "cannot-afford", fields)
        return Refused("BV-23", "not-this-attack", {"card": p.cards.names[kind]})
    return Refused("BV-19" if activate else "BV-23", "no-such-ability", {})
