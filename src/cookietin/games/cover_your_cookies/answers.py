"""What answers the last play of a challenge: one card, or two for a strong Milk (CY-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.position import CookiePosition
    from cookietin.kernel.move import Move


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
