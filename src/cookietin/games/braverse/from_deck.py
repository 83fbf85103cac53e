"""What takes cards from the deck, one by one, so that a refresh can come in between (BV-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.asks import REFRESHING
from cookietin.games.braverse.events import spot, tell, tell_cards, tell_seat
from cookietin.games.braverse.moving import (
    add_trigger,
    check_break,
    need_refresh,
    put,
    shuffle_in,
    take_top,
)
from cookietin.games.braverse.state import ALL_KNOW, BUILD, DRAW, KIND, MILL, Cookie, Work
from cookietin.games.braverse.terms import TO_BREAK
from cookietin.kernel.names import named

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.position import BraversePosition
    from cookietin.kernel.dealer import Dealer


def draw(p: BraversePosition, seat: i64, count: i64, dealer: Dealer) -> None:
    """Draw cards; only near the deck's end does it become work of its own."""
    if count <= 0:
        return
    side = p.sides[seat]
    if len(side.deck) > count and not side.top:
        side = p.own_side(seat)
        held = len(side.hand)
        dealer.deal(side.own_deck(), side.own_hand(), count, p.cards.names)
        if dealer.listening:
            drawn = named(side.hand[held:], p.cards.names)
            tell_cards(dealer, "draw", seat, drawn, [seat])
        return
    work = Work(DRAW, seat)
    work.left = count
    p.work.append(work)


def build(p: BraversePosition, cookie: Cookie, seat: i64, count: i64, dealer: Dealer) -> None:
    """Put cards from the deck's top on a Cookie's HP pile, unseen (BV-15, BV-26)."""
    if count <= 0:
        return
    side = p.sides[seat]
    if len(side.deck) > count and not side.top:
        own = p.own(cookie.serial)
        assert own is not None
        dealer.deal(p.own_side(seat).own_deck(), own.hp, count, p.cards.names)
        if dealer.listening:
            tell(dealer, "hp", {**spot(p, own), "count": count})
        return
    work = Work(BUILD, seat)
    work.subject = cookie.serial
    work.left = count
    p.work.append(work)


def mill(p: BraversePosition, seat: i64, count: i64) -> None:
    """Cards from the deck's top go to the discard pile."""
    if count > 0:
        work = Work(MILL, seat)
        work.left = count
        p.work.append(work)


def take_on(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """One card of a draw, an HP pile or a mill."""
    seat = work.seat
    side = p.own_side(seat)
    cookie = p.own(work.subject) if work.what == BUILD else None
    if work.left == 0 or (work.what == BUILD and cookie is None):
        p.work.pop()
        return
    entry: i64 = take_top(side, dealer, p)
    work.left -= 1
    if work.left == 0:
        p.work.pop()
    name = p.cards.names[entry & KIND]
    if work.what == DRAW:
        side.own_hand().append(entry & KIND)
        if entry & ALL_KNOW == ALL_KNOW:
            side.shown = [*side.shown, entry & KIND]
        if dealer.listening:
            tell_cards(dealer, "draw", seat, [name], [seat])
    elif work.what == MILL:
        side.own_discard().append(entry & KIND)
        if dealer.listening:
            tell_seat(dealer, "mill", seat, card=name)
    elif cookie is not None:
        cookie.hp.append(entry)
        if dealer.listening:
            tell(dealer, "hp", {**spot(p, cookie), "count": 1})
    need_refresh(p, seat)


def payers(p: BraversePosition, seat: i64) -> list[int]:
    """The kinds of Cookies in the discard pile that can pay for a refresh, each once."""
    kinds: list[int] = []
    for kind in p.sides[seat].discard:
        if p.cards.is_cookie[kind] and p.cards.all[kind].level >= 1 and kind not in kinds:
            kinds.append(kind)
    return kinds


def refresh(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """Ask which Cookie pays, if there is a choice."""
    kinds = payers(p, work.seat)
    if not kinds:
        fail(p, work.seat, dealer)
    elif len(kinds) == 1:
        pay_refresh(p, work.seat, kinds[0], dealer)
    else:
        p.ask = REFRESHING
        p.answering = work.seat


def pay_refresh(p: BraversePosition, seat: i64, kind: i64, dealer: Dealer) -> None:
    """The chosen Cookie goes to the break area; what is left of the discard pile is the deck."""
    p.work.pop()
    side = p.own_side(seat)
    side.own_discard().remove(kind)
    put(p, seat, kind, TO_BREAK, True, dealer)
    if dealer.listening:
        tell_seat(dealer, "refresh-pay", seat, card=p.cards.names[kind])
    check_break(p, dealer)
    if p.outcome is not None:
        return
    shuffle_in(p, seat, dealer)
    if not p.sides[seat].deck:
        fail(p, seat, dealer)


def fail(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """Nothing to refresh with: that player loses, or nobody wins (option `refresh`)."""
    p.end([0, 1] if p.rules.both_lose else [seat], "refresh", dealer)


def place(
    p: BraversePosition, seat: i64, kind: i64, reveal: bool, dealer: Dealer, at: i64 = -1
) -> None:
    """A Cookie comes into battle, active, with its HP cards; On Reveal waits (BV-15, BV-20)."""
    side = p.own_side(seat)
    if at < 0:
        at = 0 if side.battle[0] is None else 1
    p.serials += 1
    cookie = Cookie(p.serials, kind, [])
    side.put_cookie(at, cookie)
    card = p.cards.all[kind]
    if dealer.listening:
        tell(dealer, "place", spot(p, cookie))
    if reveal:
        for ability in card.on_reveal:
            add_trigger(p, ability, seat, cookie.serial)
    build(p, cookie, seat, card.hp, dealer)
