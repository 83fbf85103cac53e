"""Costs: resting support cards by colour, and what else a cost can be (BV-06, BV-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.language.terms import ANY
from cookietin.games.braverse.language.tree import Cost
from cookietin.games.braverse.language.values import fits
from cookietin.games.braverse.people.events import tell_seat, way
from cookietin.games.braverse.phases import PAYING
from cookietin.games.braverse.work import EFFECT, PAY, Work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Ability, Card
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
    for color in range(ANY):
        wanted = need[color]
        if wanted > 0:
            for kind in support:
                if all[kind].color == color:
                    wanted -= 1
            if wanted > 0:
                return False
    return True


def can_afford(p: BraversePosition, seat: i64, cost: Cost | None, this: Cookie | None) -> bool:
    """Whether a whole cost can be paid, as far as everyone can see."""
    if cost is None:
        return True
    if not can_pay(p, seat, cost):
        return False
    if cost.block is None:
        return True
    side = p.sides[seat]
    if cost.rest_this and (this is None or this.rested):
        return False
    if cost.hp > 0 and (this is None or len(this.hp) <= cost.hp):
        return False
    if cost.support > 0 and len(side.support) + len(side.rested) < cost.support:
        return False
    return len(side.hand) >= cost.discard


def holds_cost(p: BraversePosition, seat: i64, cost: Cost | None) -> bool:
    """Whether the hand has the cards that a cost wants discarded: only its owner knows."""
    if cost is None or cost.discard == 0 or cost.filter.is_open():
        return True
    count: i64 = 0
    for kind in p.sides[seat].hand:
        if fits(p.cards.all[kind], cost.filter):
            count += 1
    return count >= cost.discard


def can_pay_after(p: BraversePosition, seat: i64, played: Card, cost: Cost) -> bool:
    """Whether a cost in a card's text can still be paid once the card itself has been played."""
    both = Cost()
    both.need = [played.cost.need[color] + cost.need[color] for color in range(ANY + 1)]
    both.total = played.cost.total + cost.total
    if not can_pay(p, seat, both):
        return False
    side = p.sides[seat]
    held = [kind for kind in side.hand if fits(p.cards.all[kind], cost.filter)]
    left = len(held) - 1 if played.kind in held else len(held)
    return left >= cost.discard and len(side.support) + len(side.rested) >= cost.support


def pay_points(p: BraversePosition, seat: i64, cost: Cost, dealer: Dealer) -> None:
    """Rest what must be rested; only a real choice of colours becomes work of its own."""
    if cost.total == 0:
        return
    for color in range(ANY):
        for _ in range(cost.need[color]):
            rest_support(p, seat, color, dealer)
    if cost.need[ANY] > 0:
        work = Work(PAY, seat)
        work.left = cost.need[ANY]
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
        fields = way(seat, "support", "rested")
        tell_seat(dealer, "pay", seat, card=p.cards.names[best], **fields)


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
    color = all[support[0]].color
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


def start_ability(
    p: BraversePosition, ability: Ability, seat: i64, source: i64, subject: i64, dealer: Dealer
) -> None:
    """Pay for an ability, then let it happen: its condition is checked after its cost (BV-32)."""
    work = ability_work(ability, seat, source, subject)
    p.work.append(work)
    if ability.once:
        mark_used(p, ability, seat, p.find(source))
    cost = ability.cost
    if cost is None:
        return
    push_cost(p, cost, work, dealer)


def push_cost(p: BraversePosition, cost: Cost, work: Work, dealer: Dealer) -> None:
    """What a cost demands comes before the work that it is paid for."""
    if cost.block is not None:
        deed = Work(EFFECT, work.seat)
        deed.block = cost.block.id
        deed.kind = work.kind
        deed.source = work.source
        deed.subject = work.subject
        deed.phase = 0
        p.work.append(deed)
    pay_points(p, work.seat, cost, dealer)


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
