"""Filling a view's holes with a possible truth: other hands and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies.state.know import floor
from cookietin.kernel.names import TRUTH

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer


def imagine(view: CookiePosition, dealer: Dealer) -> CookiePosition:
    """What is known of a hand is in it; a Mixer is in no hand; all else is equally likely."""
    truth = view.copy_cookies()
    truth.viewer = TRUTH
    unseen, mixers = unseen_cards(view)
    names = view.cards.names
    for card in view.put_back:
        unseen.remove(card)
    for seat in range(view.seats):
        if seat != view.viewer:
            truth.hands[seat] = floor(view, seat)
            for card in truth.hands[seat]:
                unseen.remove(card)
    for seat in range(view.seats):
        if seat != view.viewer:
            missing = len(view.hands[seat]) - len(truth.hands[seat])
            dealer.deal(unseen, truth.hands[seat], missing, names)
    truth.lower = []
    dealer.deal(unseen, truth.lower, len(view.lower), names)
    truth.deck = unseen + view.put_back + mixers
    return truth


def unseen_cards(view: CookiePosition) -> tuple[list[int], list[int]]:
    """The Cookies and Milk, and the Mixers, that lie in none of the places that the view shows."""
    left = view.title.copies_of[view.seats][:]
    for hand in view.hands:
        _take_out(left, hand)
    for stack in view.stacks:
        for batch in stack:
            _take_out(left, batch)
    for cards in view.laid:
        _take_out(left, cards)
    _take_out(left, view.discard)
    _take_out(left, view.mixers)
    _take_out(left, view.mixer_discard)
    _take_out(left, view.mixer)
    first = view.cards.rotate
    cards = [card for card in range(1, first) for _ in range(left[card])]
    mixers = [card for card in range(first, view.cards.rows) for _ in range(left[card])]
    return cards, mixers


def _take_out(left: list[int], cards: list[int]) -> None:
    for card in cards:
        left[card] -= 1
