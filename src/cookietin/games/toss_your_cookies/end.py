"""Winning, the shout, and how play goes on when an action is complete (TY-17 to TY-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.toss_your_cookies.dice import NONE
from cookietin.games.toss_your_cookies.people import events
from cookietin.games.toss_your_cookies.turn import ROLL, SHOUT
from cookietin.kernel.outcome import Outcome, win_points

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.toss_your_cookies.cards import CookieCards
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move

SNICKERDOODLE: Final = "snickerdoodle"
ROLL_CAP: Final = "roll-cap"


def has_won(cards: CookieCards, hand: list[int]) -> bool:
    """Whether a sorted hand has the milk and enough of a cookie, wilds included (TY-17, TY-04)."""
    size: i64 = len(hand)
    if size <= cards.winning or hand[size - 1] != cards.milk:
        return False
    wild = cards.wild
    longest: i64 = 0
    run: i64 = 0
    wilds: i64 = 0
    before: i64 = 0
    for kind in hand:
        if kind == wild:
            wilds += 1
        elif kind < cards.half_eaten:
            run = run + 1 if kind == before else 1
            before = kind
            if run > longest:
                longest = run
    return longest + wilds >= cards.winning


def milk_holder(position: TossPosition) -> int:
    """Who holds the milk; `NONE` when it lies in the middle."""
    milk = position.cards.milk
    for seat in range(position.seats):
        hand = position.hands[seat]
        if hand and hand[-1] == milk:
            return seat
    return NONE


def finish_action(position: TossPosition, dealer: Dealer) -> None:
    """An action is complete: someone may have won; if not, the next player rolls."""
    if position.title.call:
        position.ask(SHOUT, position.title.everyone[position.seats])
        return
    holder = milk_holder(position)
    if holder != NONE and has_won(position.cards, position.hands[holder]):
        win(position, holder, dealer)
    else:
        next_turn(position, dealer)


def next_turn(position: TossPosition, dealer: Dealer) -> None:
    """The dice go to the left; after the deal they lie before the first player."""
    if position.rolls >= position.title.roll_cap:
        position.outcome = result(position.seats, NONE)
        position.waiting = []
        events.over(position, dealer)
        return
    if position.rolls > 0:
        position.turn = position.left_of(position.turn)
    position.partner = NONE
    position.ask(ROLL, [])


def result(seats: int, winner: int) -> Outcome:
    """Somebody has won, or the cap on rolls ends the play and nobody has."""
    if winner == NONE:
        return Outcome([], win_points([], seats), ROLL_CAP, True)
    return Outcome([winner], win_points([winner], seats), SNICKERDOODLE)


def win(position: TossPosition, seat: int, dealer: Dealer) -> None:
    """The play is won: the winning hand is shown to all (TY-19)."""
    position.outcome = result(position.seats, seat)
    position.waiting = []
    position.knowledge.laid_open(seat)
    if dealer.listening:
        events.win(position, seat, dealer)
        events.over(position, dealer)


def may_shout(position: TossPosition, seat: int) -> bool:
    """Whether the right to shout is open: exactly while the seat holds the cards (TY-18)."""
    return position.title.call and has_won(position.cards, position.hands[seat])


def answer_shout(position: TossPosition, seat: int, move: Move, dealer: Dealer) -> None:
    """A seat shouts and has won, or says nothing and loses the chance."""
    if move is position.title.shout:
        win(position, seat, dealer)
        return
    events.about(position, "quiet", seat, dealer)
    position.waiting = without(position.waiting, seat)
    if not position.waiting:
        next_turn(position, dealer)


def without(seats: list[int], seat: int) -> list[int]:
    """The other seats, in the same order, as a list of their own."""
    return [other for other in seats if other != seat]
