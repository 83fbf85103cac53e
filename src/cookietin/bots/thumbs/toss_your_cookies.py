"""Toss Your Cookies by rule of thumb: keep the best cookie and the wilds, guard the milk."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cookietin.games.toss_your_cookies import phases
from cookietin.games.toss_your_cookies.dice import ALL
from cookietin.games.toss_your_cookies.knowing import unpacked

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies import TossPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


def thumb(view: Position, question: Question) -> Move:
    """Shout, grab the milk and what is collected, give away what is missed least."""
    position = cast("TossPosition", view)
    seat = question.seat
    moves = position.legal(seat)
    rules = position.rules
    if rules.shout in moves:
        return rules.shout
    if position.phase == phases.PARTNER:
        return max(moves, key=lambda move: _promise(position, seat, rules.partner_of[move.number]))
    if position.phase in (phases.SCRAMBLE, phases.SPILT) and len(moves) > 1:
        worth = worths(position, position.hands[seat])
        return max(moves[1:], key=lambda move: worth[rules.grabbed[move.number]])
    if phases.GIFT <= position.phase <= phases.TOSS:
        worth = worths(position, position.hands[seat])
        cards = position.choices.cards
        return min(moves, key=lambda move: sum(worth[card] for card in cards[move.number]))
    return moves[0]


def worths(position: TossPosition, hand: list[int]) -> list[int]:
    """What a card of each kind is worth to a hand: most of all, one more of its best cookie."""
    cards = position.cards
    worth = [10 * hand.count(kind) for kind in range(cards.rows)]
    best = max(cards.cookies, key=lambda cookie: (hand.count(cookie), cookie in position.cookies))
    worth[best] += 100
    worth[cards.half_eaten] = -5
    worth[cards.wild] = 200
    worth[cards.milk] = 150
    return worth


def _promise(position: TossPosition, seat: int, other: int) -> tuple[int, int]:
    """How much of use is known to be in a hand: for a whole hand, what it is worth by itself."""
    known = unpacked(position.knowledge.known(seat, other))
    hand = known if position.amount == ALL else position.hands[seat]
    worth = worths(position, hand)
    near = -((other - seat) % position.seats)
    return sum(worth[card] for card in known), near
