"""Damage point by point, FLIP and fainting (BV-25 to BV-28, BV-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.abilities import all_marks, bans_on, changed
from cookietin.games.braverse.areas import KIND
from cookietin.games.braverse.battle_area import faint
from cookietin.games.braverse.end import check_break
from cookietin.games.braverse.happening import note
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.people.events import tell_damage, tell_turned
from cookietin.games.braverse.phases import TARGETING
from cookietin.games.braverse.triggers import trigger_work, wake
from cookietin.games.braverse.work import DAMAGE, DAMAGE_ALL, Work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer


def deal_damage(p: BraversePosition, target: Cookie, points: i64, dealer: Dealer) -> None:
    """Damage to one Cookie becomes work; none is no damage."""
    if points < 0:
        points = 0
    if dealer.listening:
        tell_damage(p, target, points, dealer)
    if points == 0:
        return
    work = Work(DAMAGE, p.owner(target.serial))
    work.subject = target.serial
    work.left = points
    p.work.append(work)
    if p.title.heeds:
        note(p, terms.H_HURT, work.seat, target.kind, target.serial)


def effect_damage(p: BraversePosition, target: Cookie, points: i64, dealer: Dealer) -> None:
    """Damage by an effect: no attack, no answer (BV-31)."""
    if all_marks(p, target) & terms.EFFECT_PROOF:
        points = 0
    elif points > 0:
        points += changed(p, target, terms.DO_CHANGE_DAMAGE) + target.taken
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
    if work.left == 0 or (len(cookie.hp) == 1 and _is_sturdy(p, cookie)):
        p.work.pop()
        wake(p, card.survived, work.seat, cookie)
        return
    if not cookie.hp:
        # Its last card was turned and that FLIP goes on: there is nothing more to turn (BV-26).
        p.work.pop()
        return
    kind = cookie.hp.pop() & KIND
    work.left -= 1
    work.phase = 1
    p.sides[work.seat].discard.append(kind)
    if dealer.listening:
        tell_turned(p, cookie, work.seat, p.cards.names[kind], dealer)
    flip = p.cards.all[kind].flip
    if flip is not None and not bans_on(p, work.seat) & terms.BAN_FLIPS:
        if p.title.heeds:
            note(p, terms.H_FLIPPED, work.seat, kind, 0)
        trigger = trigger_work(flip, work.seat, 0)
        trigger.subject = cookie.serial
        p.work.append(trigger)


def _is_sturdy(p: BraversePosition, cookie: Cookie) -> bool:
    """Whether damage leaves a Cookie its last HP card."""
    return p.title.marks & terms.STURDY != 0 and all_marks(p, cookie) & terms.STURDY != 0


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
