"""Pass: all choose, sealed, and pass to the left or right; or whole hands go round (TY-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies.end import finish_action
from cookietin.games.toss_your_cookies.people import events

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer


def pass_cards(position: TossPosition, dealer: Dealer) -> None:
    """All have chosen: now, and not before, everything moves at once."""
    choices = position.choices
    knowledge = position.knowledge
    chosen = position.chosen
    position.open_seal()
    for seat in range(position.seats):
        position.take_out(seat, choices.cards[chosen[seat]])
        to = position.beside(seat)
        knowledge.unseen_out(seat, position.amount, to, choices.packed[chosen[seat]])
    for seat in range(position.seats):
        to = position.beside(seat)
        position.hands[to] += choices.cards[chosen[seat]]
        position.hands[to].sort()
        knowledge.learn(seat, to, choices.packed[chosen[seat]])
        if dealer.listening:
            events.got(position, to, seat, choices.cards[chosen[seat]], dealer)
    finish_action(position, dealer)


def pass_hands(position: TossPosition, dealer: Dealer) -> None:
    """Pass/All: whole hands go round, and nobody has anything to choose."""
    position.move_hands([position.beside(seat) for seat in range(position.seats)])
    if dealer.listening:
        for seat in range(position.seats):
            to = position.beside(seat)
            events.got(position, to, seat, position.hands[to], dealer)
    finish_action(position, dealer)
