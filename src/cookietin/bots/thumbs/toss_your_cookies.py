"""Toss Your Cookies by rule of thumb: keep the best cookie and the wilds, guard the milk."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from cookietin.bots.reason import Reason
from cookietin.bots.thumbs.rule import OpenRule
from cookietin.games.toss_your_cookies import turn
from cookietin.games.toss_your_cookies.dice import ALL
from cookietin.games.toss_your_cookies.state.know import unpacked

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies import TossPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


@final
class Thumb(OpenRule):
    """Shout, grab the milk and what is collected, give away what is missed least."""

    def choose_among(self, view: Position, seat: int, moves: list[Move]) -> Move:
        """By the phase of the turn; of equals the first."""
        position = cast("TossPosition", view)
        title = position.title
        if title.shout in moves:
            return title.shout
        if position.phase == turn.PARTNER:
            return _partner(position, seat, moves)
        if position.phase in (turn.SCRAMBLE, turn.SPILT) and len(moves) > 1:
            return _grab(position, seat, moves[1:])
        if turn.GIFT <= position.phase <= turn.TOSS:
            return _give(position, seat, moves)
        return moves[0]

    def why(self, view: Position, question: Question, move: Move) -> Reason | None:
        position = cast("TossPosition", view)
        if move == position.title.shout:
            return Reason("shout")
        if position.phase == turn.PARTNER:
            return Reason("partner")
        if turn.GIFT <= position.phase <= turn.TOSS:
            return Reason("give", {"card": _collected(position, question.seat)})
        if position.phase in (turn.SCRAMBLE, turn.SPILT):
            return Reason("grab", {"card": _collected(position, question.seat)})
        return None


def _collected(position: TossPosition, seat: int) -> str:
    """The cookie that a hand has most of."""
    hand = position.hands[seat]
    return position.cards.names[max(position.cards.cookies, key=hand.count)]


def _partner(position: TossPosition, seat: int, moves: list[Move]) -> Move:
    chosen, most = moves[0], (-1_000_000, 0)
    for move in moves:
        promise = _promise(position, seat, position.title.partner_of[move.number])
        if promise > most:
            chosen, most = move, promise
    return chosen


def _grab(position: TossPosition, seat: int, moves: list[Move]) -> Move:
    worth = worths(position, position.hands[seat])
    chosen, most = moves[0], -1_000_000
    for move in moves:
        here = worth[position.title.grabbed[move.number]]
        if here > most:
            chosen, most = move, here
    return chosen


def _give(position: TossPosition, seat: int, moves: list[Move]) -> Move:
    worth = worths(position, position.hands[seat])
    chosen, least = moves[0], 1_000_000
    for move in moves:
        missed = 0
        for card in position.choices.cards[move.number]:
            missed += worth[card]
        if missed < least:
            chosen, least = move, missed
    return chosen


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
