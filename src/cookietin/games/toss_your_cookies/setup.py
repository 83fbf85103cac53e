"""The deal: which cookies play, seven cards each, and who is first (TY-02, TY-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies.cards import HAND
from cookietin.games.toss_your_cookies.end import finish_action
from cookietin.games.toss_your_cookies.people import events
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.game import TossYourCookies
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer


def deal(position: TossPosition, dealer: Dealer, first: int | None) -> None:
    """All cards of the play go to the hands; whoever has won on the deal has won."""
    title, seats = position.title, position.seats
    position.cookies = pick_cookies(title, title.sure_cookies, seats, dealer)
    deck = title.cards.deck(position.cookies, seats)
    for _ in range(seats):
        hand: list[int] = []
        dealer.deal(deck, hand, HAND, title.cards.names)
        hand.sort()
        position.hands.append(hand)
    position.first = dealer.pick(seats, SEATS) if first is None else first
    position.turn = position.first
    events.start(position, dealer)
    position.number = -1
    finish_action(position, dealer)
    if position.outcome is not None:
        # Won on the deal: nothing was asked, and no question has a number below 0.
        position.number = 0


def pick_cookies(title: TossYourCookies, sure: list[int], seats: int, dealer: Dealer) -> list[int]:
    """One cookie per player: those that play for sure, and others at random (TY-02)."""
    cookies = sure[:]
    others = [cookie for cookie in title.cards.cookies if cookie not in sure]
    dealer.deal(others, cookies, seats - len(sure), title.cards.names)
    cookies.sort()
    return cookies
