"""What takes cards from the deck, one by one, so that a refresh can come in between (BV-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.areas import ALL_KNOW, KIND, take_top
from cookietin.games.braverse.happening import note
from cookietin.games.braverse.language.terms import H_DREW
from cookietin.games.braverse.people import events
from cookietin.games.braverse.refresh import need_refresh
from cookietin.games.braverse.work import BUILD, DRAW, MILL, Work
from cookietin.kernel.names import named

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer


def draw(p: BraversePosition, seat: i64, count: i64, dealer: Dealer) -> None:
    """Draw cards; only near the deck's end does it become work of its own."""
    if count <= 0:
        return
    side = p.sides[seat]
    if len(side.deck) > count and not side.top:
        held = len(side.hand)
        dealer.deal(side.deck, side.hand, count, p.cards.names)
        if dealer.listening:
            drawn = named(side.hand[held:], p.cards.names)
            events.tell_draw(dealer, seat, drawn, "deck")
        if p.title.heeds:
            while count > 0:
                note(p, H_DREW, seat, 0, 0)
                count -= 1
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
        held = len(cookie.hp)
        dealer.deal_in_order(side.deck, cookie.hp, count, p.cards.names)
        if dealer.listening:
            events.tell_hp(p, cookie, seat, named(cookie.hp[held:], p.cards.names), "deck", dealer)
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
    side = p.sides[seat]
    cookie = p.find(work.subject) if work.what == BUILD else None
    if work.left == 0 or (work.what == BUILD and cookie is None):
        p.work.pop()
        return
    source = events.on_top(side) if dealer.listening else ""
    entry: i64 = take_top(side, dealer, p)
    work.left -= 1
    if work.left == 0:
        p.work.pop()
    name = p.cards.names[entry & KIND]
    if work.what == DRAW:
        side.hand.append(entry & KIND)
        if entry & ALL_KNOW == ALL_KNOW:
            side.shown = [*side.shown, entry & KIND]
        if dealer.listening:
            events.tell_draw(dealer, seat, [name], source)
        if p.title.heeds:
            note(p, H_DREW, seat, 0, 0)
    elif work.what == MILL:
        side.discard.append(entry & KIND)
        if dealer.listening:
            events.tell_seat(
                dealer, "mill", seat, {"card": name, **events.way(seat, source, "discard")}
            )
    elif cookie is not None:
        cookie.hp.append(entry)
        if dealer.listening:
            events.tell_hp(p, cookie, seat, [name], source, dealer)
    need_refresh(p, seat)
