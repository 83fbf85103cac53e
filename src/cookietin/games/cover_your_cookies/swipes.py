"""Swiping a Batch: a challenge between two seats, card by card (CY-13 to CY-17, CY-31, CY-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cover_your_cookies.batches import held_kinds
from cookietin.games.cover_your_cookies.moves import ANSWER_TWO, STOP
from cookietin.games.cover_your_cookies.people import events
from cookietin.kernel.kinds import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move

KEEP_ON: Final = "keep-on"
"""The standing answer that depends on what was laid: see `cheapest`."""


def list_swipes(position: CookiePosition, seat: int, moves: list[Move]) -> None:
    """Every top Batch that can be swiped, with every card that opens."""
    if not may_swipe(position, seat):
        return
    hand = position.hands[seat]
    table = position.table
    fresh: i64 = position.cards.fresh
    chocolate: i64 = position.cards.chocolate
    one: i64 = 1
    held = held_kinds(hand)
    has_fresh = held & (one << fresh) != 0
    has_chocolate = held & (one << chocolate) != 0
    seats = position.seats
    target: i64 = 0
    while target < seats:
        if target != seat and can_be_swiped(position, target):
            row = target * table.rows
            flavour: i64 = position.stacks[target][-1][0]
            if held & (one << flavour) != 0:
                moves.append(table.swipe[row + flavour])
            if has_fresh:
                moves.append(table.swipe[row + fresh])
            if has_chocolate:
                moves.append(table.swipe[row + chocolate])
        target += 1


def may_swipe(position: CookiePosition, seat: int) -> bool:
    """A challenger has laid down a Batch this round; by option `now`, has one (CY-13)."""
    if position.title.by_laid:
        return position.started[seat]
    return bool(position.stacks[seat])


def can_be_swiped(position: CookiePosition, target: i64) -> bool:
    """A stack's bottom Batch is safe (CY-13), and a failed swipe may be barred (CY-33)."""
    return len(position.stacks[target]) >= 2 and target != position.barred


def open_challenge(position: CookiePosition, target: i64, card: i64, dealer: Dealer) -> None:
    """The challenger lays the first card; the defender is asked, whatever they hold (CY-16)."""
    position.defender = target
    position.lay(position.turn, card)
    position.laid.append([card])
    if dealer.listening:
        events.swipe(position, target, card, dealer)


def needs_two(position: CookiePosition) -> bool:
    """Whether a Chocolate Milk was laid last that counts as two cards (CY-31)."""
    last = position.laid[-1]
    return position.title.strong_milk and len(last) == 1 and last[0] == position.cards.chocolate


def list_answers(position: CookiePosition, seat: i64, moves: list[Move]) -> None:
    """Matching Cookies and Milk, one card or two for a strong Milk; or stop (CY-14, CY-17)."""
    hand = position.hands[seat]
    table = position.table
    cards = position.cards
    flavour: i64 = position.stacks[position.defender][-1][0]
    moves.append(table.stop)
    if cards.chocolate in hand:
        moves.append(table.answer[cards.chocolate])
    matching: i64 = hand.count(flavour)
    fresh: i64 = hand.count(cards.fresh)
    if not needs_two(position):
        if matching > 0:
            moves.append(table.answer[flavour])
        if fresh > 0:
            moves.append(table.answer[cards.fresh])
        return
    if matching > 1:
        moves.append(table.answer_two[flavour * table.rows + flavour])
    if matching > 0 and fresh > 0:
        moves.append(table.answer_two[flavour * table.rows + cards.fresh])
    if fresh > 1:
        moves.append(table.answer_two[cards.fresh * table.rows + cards.fresh])


def cheapest(position: CookiePosition, seat: int) -> Move | None:
    """The answer with the least Dough, of equals the first in the table; without one, stop."""
    if position.defender < 0 or seat != position.asked_seat():
        return None
    table = position.table
    dough = position.cards.dough
    best = table.stop
    least = -1
    for move in position.legal(seat):
        if move is not table.stop:
            cost = dough[table.ones[move.number]] + dough[table.twos[move.number]]
            if least < 0 or (cost, move.number) < (least, best.number):
                best = move
                least = cost
    return best


def answer(position: CookiePosition, verb: i64, card: i64, other: i64, dealer: Dealer) -> bool:
    """Lay one card, or two against a strong Milk, or stop; whether the challenge is over."""
    if verb == STOP:
        _settle(position, dealer)
        return True
    seat = position.asked_seat()
    laid: list[int] = [card]
    position.lay(seat, card)
    if verb == ANSWER_TWO:
        position.lay(seat, other)
        laid.append(other)
    position.laid.append(laid)
    if dealer.listening:
        events.answer(position, seat, laid, dealer)
    return False


def _settle(position: CookiePosition, dealer: Dealer) -> None:
    """The last to lay a card has the Batch, and every card laid joins it (CY-14, CY-15)."""
    stopped = position.asked_seat()
    if dealer.listening:
        events.stop(position, stopped, dealer)
    defender = position.defender
    challenger = position.turn
    batch = position.stacks[defender][-1]
    for laid in position.laid:
        batch += laid
    if len(position.laid) > 1 and defender not in position.defended:
        position.defended.append(defender)
        position.defended.sort()
    won = stopped == defender
    if won:
        position.stacks[defender].pop()
        position.stacks[challenger].append(batch)
        position.had[challenger] = True
        position.crumbs[defender] += 1
    elif position.title.bars_retry:
        position.barred = defender
    if dealer.listening:
        events.settled(position, challenger, defender, won, batch, dealer)
    position.defender = NOBODY
    position.laid = []
