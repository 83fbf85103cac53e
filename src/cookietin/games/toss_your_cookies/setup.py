"""The deal: which cookies play, a hand each, and who is first (TY-02, TY-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies import turn
from cookietin.games.toss_your_cookies.dice import NONE
from cookietin.games.toss_your_cookies.end import finish_action
from cookietin.games.toss_your_cookies.people import events
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import spread
from cookietin.kernel.names import SEATS
from cookietin.kernel.parts import unseen

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.reading import Reader


def deal(position: TossPosition, dealer: Dealer, first: int | None) -> None:
    """All cards of the play go to the hands; whoever has won on the deal has won."""
    title, seats = position.title, position.seats
    _pick_cookies(position, title.sure_cookies, dealer)
    deck = title.cards.deck(position.cookies, seats)
    for _ in range(seats):
        hand: list[int] = []
        dealer.deal(deck, hand, title.cards.hand, title.cards.names)
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


def _pick_cookies(position: TossPosition, sure: list[int], dealer: Dealer) -> None:
    """One cookie per player: those that play for sure, and others at random (TY-02)."""
    cards, seats = position.cards, position.seats
    cookies = sure[:]
    others = [cookie for cookie in cards.cookies if cookie not in sure]
    dealer.deal(others, cookies, seats - len(sure), cards.names)
    cookies.sort()
    position.cookies = cookies


def complete(position: TossPosition, given: Reader, dealer: Dealer) -> None:
    """What is not given when a table is set up: cookies, the rest of the hands, who is asked."""
    if position.amount != NONE and not given.has("rolls"):
        position.rolls = 1
    _deal_rest(position, dealer)
    if not given.has("waiting"):
        position.waiting = _waiting(position)


def _deal_rest(position: TossPosition, dealer: Dealer) -> None:
    """Fill the hands up; in a scramble those given in part stay short: it lies in the middle."""
    cards = position.cards
    if not position.cookies:
        placed = [card for hand in position.hands for card in hand] + spread(position.middle)
        sure = {*position.title.sure_cookies, *[card for card in placed if card in cards.cookies]}
        if len(sure) > position.seats:
            fields = {"where": "hands", "seats": position.seats}
            raise BadPosition("not-one-cookie-each", fields)
        _pick_cookies(position, sorted(sure), dealer)
    unplaced = unseen(position.title.parts, position, position.title.all)
    scramble = position.phase in (turn.SCRAMBLE, turn.SPILT)
    for hand in position.hands:
        count = min(cards.hand - len(hand), len(unplaced))
        if count > 0 and not (hand and scramble):
            dealer.deal(unplaced, hand, count, cards.names)
            hand.sort()


def _waiting(position: TossPosition) -> list[int]:
    """Who is asked when a phase begins."""
    everyone = position.title.everyone[position.seats]
    short = [seat for seat in everyone if len(position.hands[seat]) < position.cards.hand]
    if position.phase in (turn.PASS, turn.TOSS, turn.SHOUT):
        return everyone
    if position.phase == turn.SPILT:
        return [seat for seat in everyone if seat not in short]
    if position.phase == turn.SCRAMBLE:
        return everyone if position.title.call and position.title.live else short
    return []
