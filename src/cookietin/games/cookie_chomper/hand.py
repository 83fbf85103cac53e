"""Drawing, discarding, and what everyone knows of a hand (CC-09, CC-20, CC-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.people.events import DECK, PILE, hand_of, tell_cards, tell_drawn

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer


def draw(position: ChomperPosition, seat: i64, count: i64, dealer: Dealer) -> None:
    """Draw cards, from the shuffled pile when the deck is empty, as far as there are any."""
    hand = position.hands[seat]
    held: i64 = len(hand)
    while count > 0:
        if not position.deck:
            if not position.pile:
                break
            if dealer.listening:
                tell_cards("shuffle", seat, position.pile, (PILE, DECK), position, dealer)
            position.deck = position.pile
            position.pile = []
        there: i64 = len(position.deck)
        now = count if count < there else there
        dealer.deal(position.deck, hand, now, position.cards.names)
        count -= now
    if dealer.listening and len(hand) > held:
        tell_drawn("draw", seat, hand[held:], position, dealer)


def draw_up(position: ChomperPosition, dealer: Dealer) -> None:
    """Every living player draws up to the hand size, clockwise from the active one (CC-20)."""
    seat = position.active
    size: i64 = position.title.hand
    for _ in range(position.seats):
        if position.alive[seat]:
            missing: i64 = size - len(position.hands[seat])
            if missing > 0:
                draw(position, seat, missing, dealer)
        seat += 1
        if seat == position.seats:
            seat = 0


def discard_hand(key: str, position: ChomperPosition, seat: i64, dealer: Dealer) -> None:
    """A whole hand goes face up to the pile; the key says why."""
    if dealer.listening:
        way = (hand_of(seat), PILE)
        tell_cards(key, seat, position.hands[seat], way, position, dealer)
    position.pile += position.hands[seat]
    position.hands[seat] = []
    position.known[seat] = []


def leave_hand(position: ChomperPosition, seat: i64, card: i64) -> None:
    """A card is played: it leaves the hand, and with it what was known of it."""
    position.hands[seat].remove(card)
    if position.known[seat] and card in position.known[seat]:
        position.known[seat].remove(card)


def join_hand(position: ChomperPosition, seat: i64, card: i64) -> None:
    """A card joins a hand and all have seen which."""
    position.hands[seat].append(card)
    position.known[seat].append(card)
