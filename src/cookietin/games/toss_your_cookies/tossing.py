"""Toss: all lay cards in the middle at once, then scramble for as many (TY-09 to TY-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies.end import finish_action, has_won, win, without
from cookietin.games.toss_your_cookies.people import events
from cookietin.games.toss_your_cookies.state.know import UNITS, packed
from cookietin.games.toss_your_cookies.turn import SCRAMBLE
from cookietin.kernel.kinds import spread
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def toss_cards(position: TossPosition, dealer: Dealer) -> None:
    """All have chosen: the cards fall into the middle, face up."""
    chosen = position.chosen
    position.open_seal()
    for seat in range(position.seats):
        cards = position.choices.cards[chosen[seat]]
        position.take_out(seat, cards)
        _lay(position, seat, cards, dealer)
    _scramble(position, dealer)


def toss_hands(position: TossPosition, dealer: Dealer) -> None:
    """Toss/All: everything falls into the middle, and nobody has anything to choose."""
    for seat in range(position.seats):
        cards = position.hands[seat]
        position.hands[seat] = []
        _lay(position, seat, cards, dealer)
    _scramble(position, dealer)


def _lay(position: TossPosition, seat: int, cards: list[int], dealer: Dealer) -> None:
    for card in cards:
        position.middle[card] += 1
    position.knowledge.seen_out(seat, packed(cards))
    events.seen(position, "toss", seat, cards, dealer)


def _scramble(position: TossPosition, dealer: Dealer) -> None:
    everyone = position.title.everyone[position.seats]
    if position.title.live:
        position.ask(SCRAMBLE, everyone)
        return
    order: list[int] = []
    dealer.deal_in_order(everyone[:], order, position.seats, SEATS)
    position.ask(SCRAMBLE, order)
    events.order(position, dealer)


def grab(position: TossPosition, seat: int, move: Move, dealer: Dealer) -> None:
    """A seat has a card from the middle in its hand, before everyone's eyes."""
    card: i64 = position.title.grabbed[move.number]
    position.middle[card] -= 1
    hand = position.hands[seat]
    insert(hand, card)
    position.knowledge.seen_in(seat, UNITS[card])
    events.seen(position, "grab", seat, [card], dealer)
    full = len(hand) == position.cards.hand
    if not position.title.call and has_won(position.cards, hand):
        win(position, seat, dealer)
    elif full and not any(position.middle):
        finish_action(position, dealer)
    elif not position.title.live:
        others = without(position.waiting, seat)
        _go_on(position, others if full else [*others, seat], dealer)
    elif full:
        # Who is full can still shout, where one must.
        waiting = position.waiting if position.title.call else without(position.waiting, seat)
        _go_on(position, waiting, dealer)


def leave(position: TossPosition, seat: int, dealer: Dealer) -> None:
    """A seat grabs no more: it gets what the others leave."""
    events.about(position, "leave", seat, dealer)
    _go_on(position, without(position.waiting, seat), dealer)


def _go_on(position: TossPosition, waiting: list[int], dealer: Dealer) -> None:
    """The scramble goes on with these seats; if nobody among them is short, it ends."""
    for seat in waiting:
        if len(position.hands[seat]) < position.cards.hand:
            if position.title.live:
                position.waiting = waiting
            else:
                position.ask(SCRAMBLE, waiting)
            return
    _share_out(position, dealer)
    finish_action(position, dealer)


def _share_out(position: TossPosition, dealer: Dealer) -> None:
    """What is left in the middle goes at random to those who are short (TY-10)."""
    pile = spread(position.middle)
    for seat in range(position.seats):
        hand = position.hands[seat]
        short = position.cards.hand - len(hand)
        if short > 0:
            got: list[int] = []
            dealer.deal(pile, got, short, position.cards.names)
            hand += got
            hand.sort()
            position.knowledge.seen_in(seat, packed(got))
            events.seen(position, "left-over", seat, got, dealer)
    position.middle = [0] * position.cards.rows


def insert(hand: list[int], card: int) -> None:
    """Put a card into a sorted hand at its place."""
    place: i64 = len(hand)
    hand.append(card)
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card
