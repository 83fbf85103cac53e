"""Rolling both dice and carrying out the result (TY-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies import turn
from cookietin.games.toss_your_cookies.dice import ALL, FACES, SWAP, THE_MILK, TOSS
from cookietin.games.toss_your_cookies.end import without
from cookietin.games.toss_your_cookies.milk import move_milk
from cookietin.games.toss_your_cookies.passing import pass_cards, pass_hands
from cookietin.games.toss_your_cookies.people import events
from cookietin.games.toss_your_cookies.tossing import toss_cards, toss_hands

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def roll(position: TossPosition, dealer: Dealer) -> None:
    """Both dice at once."""
    title = position.title
    number = dealer.pick(FACES, title.number_die)
    action = dealer.pick(FACES, title.action_die)
    position.amount = title.amounts[number]
    position.action = title.actions[action]
    position.rolls += 1
    events.roll(position, dealer)
    if position.amount == THE_MILK:
        move_milk(position, dealer)
    elif position.action == SWAP:
        position.ask(turn.PARTNER, [])
    elif position.action == TOSS:
        if position.amount == ALL:
            toss_hands(position, dealer)
        else:
            position.ask(turn.TOSS, title.everyone[position.seats])
    elif position.amount == ALL:
        pass_hands(position, dealer)
    else:
        position.ask(turn.PASS, title.everyone[position.seats])


def choose(position: TossPosition, seat: int, move: Move, dealer: Dealer) -> None:
    """A sealed choice: nothing moves and nothing is seen until all have chosen (TY-08)."""
    chosen = position.chosen[:]
    chosen[seat] = move.number
    position.chosen = chosen
    position.waiting = without(position.waiting, seat)
    events.chosen(position, seat, position.choices.cards[move.number], dealer)
    if position.waiting:
        return
    if position.phase == turn.PASS:
        pass_cards(position, dealer)
    else:
        toss_cards(position, dealer)
