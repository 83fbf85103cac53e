"""Swiping a Batch: a challenge between two seats, card by card (CY-13 to CY-17, CY-31, CY-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies.moves import ANSWER_TWO, KEEP_ON, LET_GO, STOP
from cookietin.games.cover_your_cookies.people import events
from cookietin.games.cover_your_cookies.standing import ASK
from cookietin.games.cover_your_cookies.standing import KEEP_ON as STANDS_ON
from cookietin.games.cover_your_cookies.standing import LET_GO as STANDS_BACK

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def list_swipes(position: CookiePosition, seat: int, moves: list[Move]) -> None:
    """Every top Batch that can be swiped, with every card that opens."""
    if not may_swipe(position, seat):
        return
    hand = position.hands[seat]
    table = position.table
    fresh: i64 = position.cards.fresh
    chocolate: i64 = position.cards.chocolate
    has_fresh = fresh in hand
    has_chocolate = chocolate in hand
    seats = position.seats
    target: i64 = 0
    while target < seats:
        if target != seat and can_be_swiped(position, target):
            row = target * table.rows
            flavour: i64 = position.stacks[target][-1][0]
            if flavour in hand:
                moves.append(table.swipe[row + flavour])
            if has_fresh:
                moves.append(table.swipe[row + fresh])
            if has_chocolate:
                moves.append(table.swipe[row + chocolate])
        target += 1


def may_swipe(position: CookiePosition, seat: int) -> bool:
    """A challenger has a Batch now; by option `once` it is enough to have had one (CY-13)."""
    return bool(position.stacks[seat]) or (position.rules.once and position.had[seat])


def can_be_swiped(position: CookiePosition, target: i64) -> bool:
    """A stack's bottom Batch is safe (CY-13), and a failed swipe may be barred (CY-33)."""
    return len(position.stacks[target]) >= 2 and target != position.barred


def open_challenge(position: CookiePosition, target: i64, card: i64, dealer: Dealer) -> None:
    """The challenger lays the first card; the defender is asked, whatever they hold (CY-16)."""
    position.defender = target
    position.answers = target
    position.lay(position.turn, card)
    position.plays.append([position.turn, card])
    if dealer.listening:
        events.swipe(position, target, card, dealer)
    _answer_by_standing(position, dealer)


def needs_two(position: CookiePosition) -> bool:
    """Whether the last play was a Chocolate Milk that counts as two cards."""
    play = position.plays[-1]
    return position.rules.strong_milk and len(play) == 2 and play[1] == position.cards.chocolate


def list_cards(position: CookiePosition, seat: i64, moves: list[Move]) -> None:
    """Every answer with cards: matching Cookies and Milk (CY-14, CY-17)."""
    hand = position.hands[seat]
    table = position.table
    cards = position.cards
    flavour: i64 = position.stacks[position.defender][-1][0]
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


def can_answer(position: CookiePosition, seat: i64) -> bool:
    """Whether the seat holds any answer."""
    moves: list[Move] = []
    list_cards(position, seat, moves)
    return bool(moves)


def cheapest(position: CookiePosition, seat: i64) -> Move:
    """Of the answers the one with the least Dough; of equals the first in the table."""
    moves: list[Move] = []
    list_cards(position, seat, moves)
    best = moves[0]
    for move in moves:
        if (_cost(position, move), move.number) < (_cost(position, best), best.number):
            best = move
    return best


def _cost(position: CookiePosition, move: Move) -> int:
    dough = position.cards.dough
    table = position.table
    return dough[table.ones[move.number]] + dough[table.twos[move.number]]


def list_answers(position: CookiePosition, seat: int, moves: list[Move]) -> None:
    """What can be laid, and the ways to stop and to let standing answers speak."""
    table = position.table
    list_cards(position, seat, moves)
    if moves:
        moves.append(table.keep_on)
    moves.append(table.stop)
    if seat == position.defender:
        moves.append(table.let_go)


def answer(position: CookiePosition, verb: i64, card: i64, other: i64, dealer: Dealer) -> None:
    """A seat answers for itself; then whoever has a standing answer goes on."""
    seat = position.answers
    if verb == LET_GO:
        position.standing[seat] = STANDS_BACK
    elif verb == KEEP_ON:
        position.standing[seat] = STANDS_ON
    if verb in (STOP, LET_GO):
        _stop(position, dealer)
        return
    if verb == KEEP_ON:
        _lay_cheapest(position, dealer)
    else:
        _lay(position, card, other if verb == ANSWER_TWO else 0, dealer)
    _answer_by_standing(position, dealer)


def _answer_by_standing(position: CookiePosition, dealer: Dealer) -> None:
    """Answer for seats that said how; it looks and counts as if they had been asked each time."""
    while True:
        stands = position.standing[position.answers]
        if stands == ASK:
            return
        position.number += 1
        if stands == STANDS_BACK or not can_answer(position, position.answers):
            _stop(position, dealer)
            return
        _lay_cheapest(position, dealer)


def _lay_cheapest(position: CookiePosition, dealer: Dealer) -> None:
    move = cheapest(position, position.answers)
    table = position.table
    two = table.twos[move.number] if table.verbs[move.number] == ANSWER_TWO else 0
    _lay(position, table.ones[move.number], two, dealer)


def _lay(position: CookiePosition, card: i64, other: i64, dealer: Dealer) -> None:
    """Lay one card, or two against a strong Chocolate Milk; the opponent is next."""
    seat = position.answers
    play: list[int] = [seat, card]
    position.lay(seat, card)
    if other != 0:
        position.lay(seat, other)
        play.append(other)
    position.plays.append(play)
    position.answers = position.turn if seat == position.defender else position.defender
    if dealer.listening:
        events.answer(position, seat, play[1:], dealer)


def _stop(position: CookiePosition, dealer: Dealer) -> None:
    """The last to lay a card has the Batch, and every card laid joins it (CY-14, CY-15)."""
    if dealer.listening:
        events.stop(position, position.answers, dealer)
    defender = position.defender
    challenger = position.turn
    batch = position.stacks[defender][-1]
    for play in position.plays:
        batch += play[1:]
        if play[0] == defender and defender not in position.defended:
            position.defended.append(defender)
    won = position.answers == defender
    if won:
        position.stacks[defender].pop()
        position.stacks[challenger].append(batch)
        position.had[challenger] = True
        position.crumbs[defender] += 1
    elif position.rules.bars_retry:
        position.barred = defender
    if dealer.listening:
        events.settled(position, challenger, defender, won, batch, dealer)
    position.defender = -1
    position.answers = -1
    position.plays = []
    position.standing[challenger] = ASK
