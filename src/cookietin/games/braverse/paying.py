"""Costs: resting support cards by colour, and what else a cost can be (BV-06, BV-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.language import terms, values
from cookietin.games.braverse.language.tree import Cost
from cookietin.games.braverse.people.events import tell_pay
from cookietin.games.braverse.phases import PAYING
from cookietin.games.braverse.work import EFFECT, PAY, Work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Ability, Card, Filter, Node
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer

BITS: Final = [1, 2, 4, 8, 16, 32, 64, 128]


def can_pay(p: BraversePosition, seat: i64, cost: Cost) -> bool:
    """Whether the active support cards cover the points of a cost."""
    if cost.total == 0:
        return True
    support = p.sides[seat].support
    if len(support) < cost.total:
        return False
    all = p.cards.all
    need = cost.need
    for color in range(terms.ANY):
        wanted = need[color]
        if wanted > 0:
            for kind in support:
                if all[kind].color == color:
                    wanted -= 1
            if wanted > 0:
                return False
    return True


def can_afford(
    p: BraversePosition, seat: i64, cost: Cost | None, this: Cookie | None, kind: i64
) -> bool:
    """Whether a whole cost of a card can be paid, as far as everyone can see."""
    if cost is None:
        return True
    if not can_pay(p, seat, cost):
        return False
    if cost.block is None:
        return True
    side = p.sides[seat]
    if cost.rest_this:
        if this is None:
            if side.stage != kind or side.stage_rested:
                return False
        elif this.rested:
            return False
    if cost.hp > 0 and (this is None or len(this.hp) <= cost.hp):
        return False
    if cost.support > 0 and len(side.support) + len(side.rested) < cost.support:
        return False
    for node in cost.deeds:
        if not _can_do(p, seat, node, this, kind):
            return False
    return len(side.hand) >= cost.discard


def _can_do(p: BraversePosition, seat: i64, node: Node, this: Cookie | None, kind: i64) -> bool:
    """Whether there is enough, as far as everyone can see, for an operation that is a cost."""
    side = p.sides[seat]
    to = node.to
    if to is None:
        pile = side.deck_size() if node.op == terms.DO_MILL else len(side.hand)
        return pile >= node.amount.base
    if to.special == terms.THIS:
        there = this is not None or side.stage == kind
        if node.op != terms.DO_REST or this is None:
            return there
        return not this.rested
    need: i64 = 1 if to.all else to.count.base
    if to.of == terms.IT:
        # A Cookie is chosen that has them.
        return True
    if to.zone == terms.HAND:
        return len(side.hand) >= need
    work = Work(EFFECT, seat)
    work.kind = kind
    work.source = 0 if this is None else this.serial
    if to.zone == terms.BATTLE:
        found = values.cookies(p, work, to)
        if node.op == terms.DO_REST:
            active = [cookie for cookie in side.battle if cookie is not None and not cookie.rested]
            found = [cookie.serial for cookie in active if cookie.serial in found]
        return len(found) >= need
    cards = values.zone_cards(p, work, to)
    if to.zone == terms.HP:
        return len(cards) > need
    if node.op != terms.DO_REST:
        return len(cards) >= need
    if to.zone == terms.STAGE_AREA:
        return len(cards) > 0 and not side.stage_rested
    return len([kind for kind in side.support if kind in cards]) >= need


def holds_cost(p: BraversePosition, seat: i64, cost: Cost | None) -> bool:
    """Whether the hand has the cards that a cost wants: only its owner knows."""
    if cost is None or cost.block is None:
        return True
    if cost.discard > 0 and not _holds(p, seat, cost.filter, cost.discard):
        return False
    for node in cost.deeds:
        to = node.to
        if to is None or to.zone != terms.HAND:
            continue
        if not _holds(p, seat, to.filter, 1 if to.all else to.count.base):
            return False
    return True


def _holds(p: BraversePosition, seat: i64, filter: Filter, need: i64) -> bool:
    if filter.is_open():
        return True
    count: i64 = 0
    for kind in p.sides[seat].hand:
        if values.fits(p.cards.all[kind], filter):
            count += 1
    return count >= need


def can_pay_after(p: BraversePosition, seat: i64, played: Card, cost: Cost) -> bool:
    """Whether a cost in a card's text can still be paid once the card itself has been played."""
    both = Cost()
    both.need = [played.cost.need[color] + cost.need[color] for color in range(terms.ANY + 1)]
    both.total = played.cost.total + cost.total
    if not can_pay(p, seat, both):
        return False
    side = p.sides[seat]
    for node in cost.deeds:
        if not _can_do(p, seat, node, None, 0):
            return False
    held = [kind for kind in side.hand if values.fits(p.cards.all[kind], cost.filter)]
    left = len(held) - 1 if played.kind in held else len(held)
    return left >= cost.discard and len(side.support) + len(side.rested) >= cost.support


def pay_points(p: BraversePosition, seat: i64, cost: Cost, dealer: Dealer) -> None:
    """Rest what must be rested; only a real choice of colours becomes work of its own."""
    if cost.total == 0:
        return
    for color in range(terms.ANY):
        for _ in range(cost.need[color]):
            rest_support(p, seat, color, dealer)
    if cost.need[terms.ANY] > 0:
        work = Work(PAY, seat)
        work.left = cost.need[terms.ANY]
        p.work.append(work)


def rest_support(p: BraversePosition, seat: i64, color: i64, dealer: Dealer) -> None:
    """Rest one active support card of a colour; those of one colour pay alike."""
    side = p.sides[seat]
    all = p.cards.all
    best: i64 = 0
    for kind in side.support:
        if all[kind].color == color and (best == 0 or kind < best):
            best = kind
    side.support.remove(best)
    side.rested.append(best)
    if dealer.listening:
        tell_pay(dealer, seat, p.cards.names[best])


def pay_colors(p: BraversePosition, seat: i64) -> list[int]:
    """The colours among the active support cards."""
    found: list[int] = []
    all = p.cards.all
    for kind in p.sides[seat].support:
        color = all[kind].color
        if color not in found:
            found.append(color)
    return found


def pay_on(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """One point of "any": asked only where colours differ and not all must rest."""
    if work.left == 0:
        p.work.pop()
        return
    support = p.sides[work.seat].support
    all = p.cards.all
    color = all[min(support)].color
    mixed = False
    for kind in support:
        if all[kind].color != color:
            mixed = True
    if mixed and len(support) > work.left:
        p.ask = PAYING
        p.answering = work.seat
        return
    work.left -= 1
    rest_support(p, work.seat, color, dealer)


def ability_work(ability: Ability, seat: i64, source: i64, subject: i64) -> Work:
    """The effect of an ability, from its beginning."""
    work = Work(EFFECT, seat)
    work.block = ability.body.id
    work.ability = ability.id
    work.kind = ability.kind
    work.source = source
    work.subject = subject
    return work


def start_ability(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """Pay for an ability, then let it happen: its condition is checked after its cost (BV-32)."""
    ability = p.cards.abilities[work.ability]
    p.work.append(work)
    if ability.once:
        mark_used(p, ability, work.seat, p.find(work.source))
    if ability.cost is not None:
        push_cost(p, ability.cost, work, work.seat, dealer)


def push_cost(p: BraversePosition, cost: Cost, work: Work, seat: i64, dealer: Dealer) -> None:
    """What a cost demands of a seat comes before the work that it is paid for."""
    if cost.block is not None:
        deed = Work(EFFECT, seat)
        deed.block = cost.block.id
        deed.kind = work.kind
        deed.source = work.source
        deed.subject = work.subject
        p.work.append(deed)
    pay_points(p, seat, cost, dealer)


def mark_used(p: BraversePosition, ability: Ability, seat: i64, this: Cookie | None) -> None:
    """Once per turn, per copy in play (BV-33)."""
    bit = BITS[ability.place]
    if this is not None:
        this.used |= bit
    elif p.sides[seat].stage == ability.kind:
        p.sides[seat].stage_used |= bit


def was_used(p: BraversePosition, ability: Ability, seat: i64, this: Cookie | None) -> bool:
    """Whether a once-per-turn ability of a Cookie in battle, or of the Stage, was used."""
    if not ability.once:
        return False
    used: i64 = 0
    if this is not None:
        used = this.used
    elif p.sides[seat].stage == ability.kind:
        used = p.sides[seat].stage_used
    return used & BITS[ability.place] != 0
