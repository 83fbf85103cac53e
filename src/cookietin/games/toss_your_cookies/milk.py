"""The number die shows the milk: its holder passes, swaps or tosses it (TY-12 to TY-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies.dice import NONE, SWAP, TOSS
from cookietin.games.toss_your_cookies.end import finish_action, milk_holder, without
from cookietin.games.toss_your_cookies.people import events
from cookietin.games.toss_your_cookies.state.know import UNITS
from cookietin.games.toss_your_cookies.tossing import insert
from cookietin.games.toss_your_cookies.turn import SPILT
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer


def move_milk(position: TossPosition, dealer: Dealer) -> None:
    """Everyone sees who holds the milk, and where it goes (TY-16)."""
    holder = milk_holder(position)
    events.about(position, "milk-from", holder, dealer)
    if position.action == TOSS:
        _toss_milk(position, holder, dealer)
        return
    receiver = position.turn if position.action == SWAP else position.beside(holder)
    if receiver == holder:
        position.knowledge.shown(holder, UNITS[position.cards.milk])
        events.about(position, "milk-stays", holder, dealer)
        finish_action(position, dealer)
        return
    give_milk(position, holder, receiver, dealer)


def _let_go(position: TossPosition, holder: int) -> None:
    """The milk leaves its holder's hand, unless it was tossed before."""
    if position.middle[position.cards.milk]:
        position.middle[position.cards.milk] = 0
        return
    position.hands[holder].pop()
    position.knowledge.seen_out(holder, UNITS[position.cards.milk])


def _toss_milk(position: TossPosition, tosser: int, dealer: Dealer) -> None:
    others = without(position.title.everyone[position.seats], tosser)
    events.milk_tossed(position, tosser, dealer)
    if position.title.live:
        _let_go(position, tosser)
        position.middle[position.cards.milk] = 1
        position.ask(SPILT, others)
        return
    give_milk(position, tosser, dealer.draw(others, SEATS), dealer)


def milk_tosser(position: TossPosition) -> int:
    """Who tossed the milk that lies in the middle: the only one who is short."""
    for seat in range(position.seats):
        if len(position.hands[seat]) < position.cards.hand:
            return seat
    return NONE


def grab_milk(position: TossPosition, seat: int, dealer: Dealer) -> None:
    """The first to grab has it."""
    give_milk(position, milk_tosser(position), seat, dealer)


def leave_milk(position: TossPosition, seat: int, dealer: Dealer) -> None:
    """A seat does not grab; if nobody does, the taker is random."""
    events.about(position, "leave", seat, dealer)
    position.waiting = without(position.waiting, seat)
    if not position.waiting:
        others = without(position.title.everyone[position.seats], milk_tosser(position))
        grab_milk(position, dealer.draw(others, SEATS), dealer)


def give_milk(position: TossPosition, giver: int, receiver: int, dealer: Dealer) -> None:
    """The giver takes a card blind from the receiver, who then adds the milk."""
    card = dealer.draw(position.hands[receiver], position.cards.names)
    _let_go(position, giver)
    position.hands[receiver].append(position.cards.milk)
    position.hands[receiver].sort()
    insert(position.hands[giver], card)
    knowledge = position.knowledge
    knowledge.unseen_out(receiver, 1, giver, UNITS[card])
    knowledge.learn(receiver, giver, UNITS[card])
    knowledge.seen_in(receiver, UNITS[position.cards.milk])
    if dealer.listening:
        events.milk_to(position, receiver, giver, dealer)
        events.drawn_blind(position, receiver, giver, [card], dealer)
    finish_action(position, dealer)
