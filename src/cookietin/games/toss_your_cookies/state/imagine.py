"""Filling a view's holes with a possible truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies.dice import NONE
from cookietin.games.toss_your_cookies.end import has_won, milk_holder
from cookietin.games.toss_your_cookies.moves import OPEN
from cookietin.games.toss_your_cookies.state.know import unpacked
from cookietin.kernel.kinds import spread
from cookietin.kernel.names import TRUTH

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer


def imagine(view: TossPosition, dealer: Dealer) -> TossPosition:
    """Deal what is not known to the hands that are not seen, on top of what is known of them.

    When wins are declared by themselves, nobody has won yet: a deal in which someone has is
    dealt again, so that all that remain are equally likely. There is one, or the view would have
    been refused when it was read.
    """
    truth = view.copy_toss()
    truth.viewer = TRUTH
    names = view.cards.names
    unseen = view.cards.counts(view.cookies, view.seats)
    for kind in range(view.cards.rows):
        unseen[kind] -= view.middle[kind]
    hidden: list[int] = []
    for seat in range(view.seats):
        shown = view.shows_hand(seat)
        for card in view.hands[seat] if shown else known_of(view, seat):
            unseen[card] -= 1
        if not shown:
            hidden.append(seat)
    while True:
        pile = spread(unseen)
        for seat in hidden:
            hand = known_of(view, seat)
            dealer.deal(pile, hand, len(view.hands[seat]) - len(hand), names)
            hand.sort()
            truth.hands[seat] = hand
        if not _breaks_promise(truth):
            break
    _choose(truth, dealer)
    return truth


def known_of(view: TossPosition, seat: int) -> list[int]:
    """The cards that the viewer knows to be in a hand that they do not see."""
    return unpacked(view.knowledge.known(view.viewer, seat))


def _breaks_promise(truth: TossPosition) -> bool:
    if truth.title.call or (truth.outcome is not None and truth.outcome.winners):
        return False
    holder = milk_holder(truth)
    return holder != NONE and has_won(truth.cards, truth.hands[holder])


def _choose(truth: TossPosition, dealer: Dealer) -> None:
    """Those who have chosen, nobody knows what, have chosen some of their cards."""
    chosen = truth.chosen[:]
    for seat in range(truth.seats):
        if chosen[seat] < OPEN:
            cards: list[int] = []
            dealer.deal(truth.hands[seat][:], cards, truth.amount, truth.cards.names)
            chosen[seat] = truth.choices.of(cards).number
    truth.chosen = chosen
