"""What a person wants to know of a move before making it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse import moves
from cookietin.games.braverse.battle import strength
from cookietin.games.braverse.carrying import is_card_work, pickable
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.text import cost_text
from cookietin.games.braverse.language.values import choosable, holds
from cookietin.games.braverse.paying import can_pay_after
from cookietin.games.braverse.phases import USING
from cookietin.games.braverse.prices import attack_cost, play_cost
from cookietin.games.braverse.work import EFFECT, Work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.tree import Ability, Node
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.people import Label


def remark(p: BraversePosition, seat: int, move: Move, label: Label) -> str:
    """What a card costs, what a Cookie brings, what an attack does, and what would be in vain."""
    verb = p.table.verb[move.number]
    arg = p.table.arg[move.number]
    if verb in (moves.M_USE, moves.M_TRAP, moves.M_STAGE):
        card = p.cards.all[arg]
        cost = f"{label('cost')} {cost_text(play_cost(p, seat, card))}"
        for ability in card.played:
            vain = in_vain(p, seat, ability, 0, 0)
            if ability.cost is not None and not can_pay_after(p, seat, card, ability.cost):
                vain = "cannot-be-paid"
            if vain:
                return f"{cost}; {label(vain)}"
        return cost
    if verb == moves.M_PLACE:
        card = p.cards.all[arg]
        return f"LV{card.level} HP{card.hp} {cost_text(card.cost)}→{card.damage}"
    if verb == moves.M_ATTACK:
        return _attack(p, seat, arg, label)
    if verb == moves.M_TARGET:
        return _target(p, seat, arg, label)
    vain = ""
    if verb in (moves.M_ACTIVATE, moves.M_ANSWER):
        place = arg // moves.MOST_ABILITIES
        cookie = p.sides[seat].battle[place] if place < 2 else None
        kind = p.sides[seat].stage if cookie is None else cookie.kind
        ability = p.cards.all[kind].abilities[arg % moves.MOST_ABILITIES]
        vain = in_vain(p, seat, ability, 0 if cookie is None else cookie.serial, 0)
    elif verb == moves.M_YES_NO and arg == 1 and p.ask == USING and p.work:
        work = p.work[-1]
        vain = in_vain(p, seat, p.cards.abilities[work.ability], work.source, work.subject)
    return label(vain) if vain else ""


def _attack(p: BraversePosition, seat: int, arg: i64, label: Label) -> str:
    cookie = p.sides[seat].battle[arg >> 1]
    target = p.sides[1 - seat].battle[arg & 1]
    if cookie is None or target is None:
        return ""
    cost = cost_text(attack_cost(p, cookie))
    name = label(p.cards.names[cookie.kind])
    aim = label(p.cards.names[target.kind])
    return f"{name} {cost}→{strength(p, cookie)} ▸ {aim} HP{len(target.hp)}"


def _target(p: BraversePosition, seat: int, arg: i64, label: Label) -> str:
    cookie = p.sides[seat if arg < 2 else 1 - seat].battle[arg & 1]
    if cookie is None:
        return ""
    return f"{label(p.cards.names[cookie.kind])} HP{len(cookie.hp)}"


def in_vain(p: BraversePosition, seat: int, ability: Ability, source: i64, subject: i64) -> str:
    """Why an ability would do nothing as things are: its condition, or no target at all (BV-32)."""
    work = Work(EFFECT, seat)
    work.kind = ability.kind
    work.source = source
    work.subject = subject
    if ability.condition is not None and not holds(p, work, ability.condition):
        return "condition-not-met"
    for node in ability.body.nodes:
        if _finds_something(p, work, node):
            return ""
    return "no-target"


def _finds_something(p: BraversePosition, work: Work, node: Node) -> bool:
    """Whether an operation has what it is about; what is about no card or Cookie always has."""
    to = node.to
    if to is None or node.op in (terms.DO_DISCARD, terms.DO_LOOK):
        return True
    if not is_card_work(node):
        return len(choosable(p, work, to)) > 0
    if to.special == terms.THIS:
        return True
    if node.op == terms.DO_PLAY and not p.sides[work.seat].has_room():
        return False
    if to.zone == terms.HAND and to.whose == terms.OPPONENT:
        return len(p.sides[1 - work.seat].hand) > 0
    return len(pickable(p, work, node)) > 0
