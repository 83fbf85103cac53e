"""Battle: attack, the defender's one answer, damage point by point, FLIP, fainting (BV-22 ff.)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.asks import ANSWER, TARGETING
from cookietin.games.braverse.events import spot, tell
from cookietin.games.braverse.filters import cookie_fits, holds, value
from cookietin.games.braverse.moving import add_trigger, check_break, faint
from cookietin.games.braverse.paying import pay_points
from cookietin.games.braverse.state import DAMAGE, DAMAGE_ALL, EFFECT, FIGHT, KIND, TRIGGER, Work
from cookietin.games.braverse.terms import (
    DO_CHANGE_ATTACK,
    DO_CHANGE_DAMAGE,
    EFFECT_PROOF,
    OPPONENT,
    THIS,
)
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.position import BraversePosition
    from cookietin.games.braverse.state import Cookie
    from cookietin.games.braverse.tree import Ability, Selector
    from cookietin.kernel.dealer import Dealer


def attack(p: BraversePosition, seat: i64, with_: i64, at: i64, dealer: Dealer) -> None:
    """Rest the attacker, choose an opposing Cookie, pay (BV-22)."""
    attacker = p.own_side(seat).own_cookie(with_)
    target = p.sides[1 - seat].battle[at]
    assert attacker is not None
    assert target is not None
    attacker.rested = True
    if dealer.listening:
        aim = p.cards.names[target.kind]
        tell(dealer, "attack", {**spot(p, attacker), "target": aim, "at": spot(p, target)["place"]})
    work = Work(FIGHT, seat)
    work.source = attacker.serial
    work.subject = target.serial
    work.kind = attacker.kind
    p.work.append(work)
    pay_points(p, seat, p.cards.all[attacker.kind].cost, dealer)


def fight_on(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """The defender is always asked; then damage, fixed as it begins; then after-attack effects."""
    if work.phase == 0:
        p.ask = ANSWER
        p.answering = 1 - work.seat
        return
    attacker = p.find(work.source)
    if work.phase == 1:
        target = p.find(work.subject)
        if attacker is None or target is None:
            p.work.pop()
            if dealer.listening:
                tell(dealer, "attack-off", {"seat": SEATS[work.seat]})
            return
        points = strength(p, attacker) + changed(p, target, DO_CHANGE_DAMAGE) + target.taken
        work.phase = 2
        deal_damage(p, target, points, dealer)
        return
    p.work.pop()
    if attacker is not None:
        for ability in p.cards.all[attacker.kind].after_attack:
            add_trigger(p, ability, work.seat, attacker.serial)


def strength(p: BraversePosition, attacker: Cookie) -> i64:
    """What an attack would do now, before what its target adds."""
    points = p.cards.all[attacker.kind].damage + attacker.attack
    points += changed(p, attacker, DO_CHANGE_ATTACK)
    return points if points > 0 else 0


def changed(p: BraversePosition, cookie: Cookie, op: i64) -> i64:
    """What all static abilities in play add to a Cookie's attack or damage taken."""
    total: i64 = 0
    if not p.rules.has_static:
        return total
    all = p.cards.all
    for seat in range(2):
        side = p.sides[seat]
        for source in side.battle:
            if source is not None and all[source.kind].static:
                for ability in all[source.kind].static:
                    total += _static(p, ability, seat, source.serial, cookie, op)
        if side.stage and all[side.stage].static:
            for ability in all[side.stage].static:
                total += _static(p, ability, seat, 0, cookie, op)
    return total


def _static(
    p: BraversePosition, ability: Ability, seat: i64, source: i64, cookie: Cookie, op: i64
) -> i64:
    total: i64 = 0
    work = Work(EFFECT, seat)
    work.source = source
    if ability.condition is not None and not holds(p, work, ability.condition):
        return 0
    for node in ability.body.nodes:
        if node.op == op and node.to is not None and _about(p, node.to, work, cookie):
            total += value(p, work, node.amount)
    return total


def static_marks(p: BraversePosition, cookie: Cookie) -> i64:
    """The marks that static abilities put on a Cookie: "cannot" beats "can" (BV-32)."""
    marks = cookie.marks
    if not p.rules.has_static_marks:
        return marks
    for seat in range(2):
        side = p.sides[seat]
        sources = [other for other in side.battle if other is not None]
        for source in sources:
            for ability in p.cards.all[source.kind].static:
                marks |= _marks(p, ability, seat, source.serial, cookie)
        if side.stage:
            for ability in p.cards.all[side.stage].static:
                marks |= _marks(p, ability, seat, 0, cookie)
    return marks


def _marks(p: BraversePosition, ability: Ability, seat: i64, source: i64, cookie: Cookie) -> i64:
    work = Work(EFFECT, seat)
    work.source = source
    if ability.condition is not None and not holds(p, work, ability.condition):
        return 0
    marks: i64 = 0
    for node in ability.body.nodes:
        if node.mark and node.to is not None and _about(p, node.to, work, cookie):
            marks |= node.mark
    return marks


def _about(p: BraversePosition, to: Selector, work: Work, cookie: Cookie) -> bool:
    if to.special == THIS:
        return cookie.serial == work.source
    owner = p.owner(cookie.serial)
    if to.whose == OPPONENT and owner == work.seat:
        return False
    if to.whose == 0 and owner != work.seat:
        return False
    return cookie_fits(p, cookie, to.filter, work.source)


def deal_damage(p: BraversePosition, target: Cookie, points: i64, dealer: Dealer) -> None:
    """Damage to one Cookie becomes work; none is no damage."""
    if points < 0:
        points = 0
    if dealer.listening:
        tell(dealer, "damage", {**spot(p, target), "count": points})
    if points == 0:
        return
    work = Work(DAMAGE, p.owner(target.serial))
    work.subject = target.serial
    work.left = points
    p.work.append(work)


def effect_damage(p: BraversePosition, target: Cookie, points: i64, dealer: Dealer) -> None:
    """Damage by an effect: no attack, no answer (BV-31)."""
    if static_marks(p, target) & EFFECT_PROOF:
        points = 0
    elif points > 0:
        points += changed(p, target, DO_CHANGE_DAMAGE) + target.taken
    deal_damage(p, target, points, dealer)


def damage_on(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """One point: turn the top HP card; its FLIP happens before anything else (BV-26)."""
    cookie = p.find(work.subject)
    if cookie is None:
        p.work.pop()
        return
    card = p.cards.all[cookie.kind]
    if work.phase == 1:
        if not cookie.hp:
            p.work.pop()
            faint(p, cookie, dealer)
            check_break(p, dealer)
            return
        work.phase = 0
    if work.left == 0:
        p.work.pop()
        for ability in card.survived:
            add_trigger(p, ability, work.seat, cookie.serial)
        return
    if not cookie.hp:
        # Its last card was turned and that FLIP goes on: there is nothing more to turn (BV-26).
        p.work.pop()
        return
    cookie = p.own(work.subject)
    assert cookie is not None
    kind = cookie.hp.pop() & KIND
    work.left -= 1
    work.phase = 1
    p.own_side(work.seat).own_discard().append(kind)
    if dealer.listening:
        tell(dealer, "turn-hp", {**spot(p, cookie), "turned": p.cards.names[kind]})
    flip = p.cards.all[kind].flip
    if flip is not None:
        trigger = Work(TRIGGER, work.seat)
        trigger.ability = flip.id
        trigger.kind = kind
        trigger.subject = cookie.serial
        p.work.append(trigger)


def damage_all_on(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """One target after another, in the order of whoever deals the damage (BV-31)."""
    left = [serial for serial in work.chosen if p.find(serial) is not None]
    work.chosen = left
    if not left:
        p.work.pop()
        return
    if len(left) > 1:
        p.ask = TARGETING
        p.answering = work.seat
        return
    hit_next(p, work, left[0], dealer)


def hit_next(p: BraversePosition, work: Work, serial: i64, dealer: Dealer) -> None:
    """The chosen one of several targets takes its damage."""
    work.chosen = [other for other in work.chosen if other != serial]
    target = p.find(serial)
    if target is not None:
        effect_damage(p, target, work.left, dealer)


def damage_several(p: BraversePosition, seat: i64, targets: list[int], points: i64) -> None:
    """Targets are fixed when the effect begins."""
    work = Work(DAMAGE_ALL, seat)
    work.left = points
    work.chosen = targets
    p.work.append(work)
