"""What waits: triggers in their order, then refills (BV-10, BV-29, BV-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.asks import ORDERING, REFILLING, USING
from cookietin.games.braverse.events import tell
from cookietin.games.braverse.moves import MOST_CHOICES
from cookietin.games.braverse.paying import can_afford, start_ability
from cookietin.games.braverse.state import NO_WORK
from cookietin.games.braverse.terms import FLIP, ON_REVEAL, TRIGGERS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.position import BraversePosition
    from cookietin.games.braverse.state import Work
    from cookietin.kernel.dealer import Dealer


def trigger_on(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """A trigger comes up: asked if it costs something or is On Reveal, else it happens."""
    ability = p.cards.abilities[work.ability]
    if not can_afford(p, work.seat, ability.cost, p.find(work.source)):
        p.work.pop()
        return
    optional = ability.trigger == FLIP and p.rules.flip_may
    if ability.cost is not None or ability.trigger == ON_REVEAL or optional:
        p.ask = USING
        p.answering = work.seat
        return
    use_trigger(p, work, dealer)


def use_trigger(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """A trigger happens."""
    p.work.pop()
    ability = p.cards.abilities[work.ability]
    if dealer.listening:
        key = f"trigger-{TRIGGERS[ability.trigger]}"
        tell(dealer, key, {"card": p.cards.names[work.kind]})
    start_ability(p, ability, work.seat, work.source, work.subject, dealer)


def waiting_of(p: BraversePosition, seat: i64) -> list[Work]:
    """The triggers of one player that wait now, the first of them if there are very many."""
    return [work for work in p.waiting if work.seat == seat][:MOST_CHOICES]


def next_trigger(p: BraversePosition) -> None:
    """The turn player's triggers first; each player orders their own; new ones wait behind."""
    if not p.waiting:
        p.waiting = p.later
        p.later = NO_WORK
    seat = p.turn
    own = waiting_of(p, seat)
    if not own:
        seat = 1 - seat
        own = waiting_of(p, seat)
    first = own[0].ability
    for work in own:
        if work.ability != first:
            p.ask = ORDERING
            p.answering = seat
            return
    begin_trigger(p, own[0])


def begin_trigger(p: BraversePosition, work: Work) -> None:
    """A waiting trigger becomes work."""
    for at in range(len(p.waiting)):
        if p.waiting[at] is work:
            p.waiting = p.waiting[:at] + p.waiting[at + 1 :]
            break
    p.work.append(work.copy())


def has_cookie(p: BraversePosition, seat: i64) -> bool:
    """Whether a hand holds a Cookie to place."""
    return any(p.cards.is_cookie[kind] for kind in p.sides[seat].hand)


def refill(p: BraversePosition, dealer: Dealer) -> bool:
    """Whether a refill is due: the turn player places first (BV-10, BV-30)."""
    turn = p.sides[p.turn]
    other = p.sides[1 - p.turn]
    if turn.lost == 0 and other.lost == 0:
        return False
    if p.rules.official_refill:
        return _official(p, dealer)
    for seat in (p.turn, 1 - p.turn):
        if p.sides[seat].in_battle() > 0:
            _lost_none(p, seat)
    for seat in (p.turn, 1 - p.turn):
        if p.sides[seat].lost > 0:
            _must(p, seat, dealer)
            return True
    return False


def _lost_none(p: BraversePosition, seat: i64) -> None:
    if p.sides[seat].lost > 0:
        p.own_side(seat).lost = 0


def _must(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """A Cookie from hand, or the game is lost (BV-02); neither able is a draw."""
    if has_cookie(p, seat):
        p.ask = REFILLING
        p.answering = seat
        return
    other = p.sides[1 - seat]
    both = other.in_battle() == 0 and not has_cookie(p, 1 - seat)
    p.end([0, 1] if both else [seat], "empty", dealer)


def _official(p: BraversePosition, dealer: Dealer) -> bool:
    for seat in (p.turn, 1 - p.turn):
        side = p.sides[seat]
        if side.lost > 0 and side.in_battle() == 0:
            _must(p, seat, dealer)
            return True
        if side.lost > 0 and side.has_room() and side.hand:
            p.ask = REFILLING
            p.answering = seat
            return True
        _lost_none(p, seat)
    return False
