"""Battle: attack, the defender's one answer, damage point by point, FLIP, fainting (BV-22 ff.)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.abilities import (
    all_marks,
    bans_on,
    can_activate,
    changed,
    is_silenced,
)
from cookietin.games.braverse.areas import once
from cookietin.games.braverse.damage import deal_damage
from cookietin.games.braverse.happening import note
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.values import fight
from cookietin.games.braverse.lasting import end_battle
from cookietin.games.braverse.moves import MOST_ABILITIES
from cookietin.games.braverse.paying import can_pay, pay_points
from cookietin.games.braverse.people.events import tell, tell_attack
from cookietin.games.braverse.phases import ANSWER
from cookietin.games.braverse.prices import attack_cost, play_cost
from cookietin.games.braverse.triggers import trigger_work, wake
from cookietin.games.braverse.work import FIGHT, Work
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Ability
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def attack(p: BraversePosition, seat: i64, with_: i64, at: i64, dealer: Dealer) -> None:
    """Rest the attacker, choose an opposing Cookie, pay (BV-22).

    The price is that of the active Cookie: what an attack costs is not changed by attacking.
    """
    attacker = p.sides[seat].battle[with_]
    target = p.sides[1 - seat].battle[at]
    assert attacker is not None
    assert target is not None
    price = attack_cost(p, attacker)
    attacker.rested = True
    if dealer.listening:
        tell_attack(p, seat, with_, at, dealer)
    work = Work(FIGHT, seat)
    work.source = attacker.serial
    work.subject = target.serial
    work.kind = attacker.kind
    p.work.append(work)
    if p.title.heeds:
        note(p, terms.H_ATTACKED, seat, attacker.kind, attacker.serial)
    declared = p.cards.all[attacker.kind].on_attack
    if declared and not is_silenced(p, attacker):
        for at_ in range(len(declared) - 1, -1, -1):
            p.work.append(trigger_work(declared[at_], seat, attacker.serial))
    pay_points(p, seat, price, dealer)


def fight_on(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """The defender is always asked; then damage, fixed as it begins; then after-attack effects."""
    attacker = p.find(work.source)
    if work.phase < 2:
        target = p.find(work.subject)
        if attacker is None or target is None:
            p.work.pop()
            end_battle(p)
            if dealer.listening:
                tell(dealer, "attack-off", {"seat": SEATS[work.seat]})
        elif work.phase == 0:
            p.ask = ANSWER
            p.answering = 1 - work.seat
        else:
            points = strength(p, attacker) + target.taken
            points += changed(p, target, terms.DO_CHANGE_DAMAGE)
            work.phase = 2
            deal_damage(p, target, points, dealer)
        return
    p.work.pop()
    end_battle(p)
    if attacker is not None:
        abilities = p.cards.all[attacker.kind].after_attack
        wake(p, abilities, work.seat, attacker, work.subject)


def strength(p: BraversePosition, attacker: Cookie) -> i64:
    """What an attack would do now, before what its target adds."""
    points = p.cards.all[attacker.kind].damage + attacker.attack
    points += changed(p, attacker, terms.DO_CHANGE_ATTACK)
    return points if points > 0 else 0


def answers(p: BraversePosition, seat: i64) -> list[Move]:
    """One Trap, one "when attacked" ability, or nothing (BV-23)."""
    table = p.table
    side = p.sides[seat]
    found = [table.passing]
    all = p.cards.all
    bans = bans_on(p, seat)
    for kind in once(side.hand):
        card = all[kind]
        if card.type != terms.TRAP or bans & terms.BAN_TRAPS:
            continue
        if can_pay(p, seat, play_cost(p, seat, card)):
            found.append(table.trap[kind])
    if bans & (terms.BAN_ABILITIES | terms.BAN_ANSWERS):
        return found
    for place in range(2):
        cookie = side.battle[place]
        if cookie is not None and all[cookie.kind].attacked:
            for ability in all[cookie.kind].attacked:
                if can_answer(p, seat, ability, cookie):
                    found.append(table.answers[MOST_ABILITIES * place + ability.place])
    return found


def can_be_attacked(p: BraversePosition, target: Cookie) -> bool:
    """Whether an attack may be aimed at a Cookie."""
    return not p.title.marks & terms.UNATTACKED or not all_marks(p, target) & terms.UNATTACKED


def can_answer(p: BraversePosition, seat: i64, ability: Ability, cookie: Cookie) -> bool:
    """Whether a "when attacked" ability is about this attack and can be paid."""
    battle = fight(p)
    if battle is None:
        return False
    own = battle.subject == cookie.serial
    if (ability.of == terms.ATTACKED_THIS and not own) or (
        ability.of == terms.ATTACKED_OTHER and own
    ):
        return False
    return can_activate(p, seat, ability, cookie)
