"""Number Chain by rule of thumb: pay little now, and keep cards that will cost little later."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from cookietin.bots.reason import Reason
from cookietin.bots.thumbs.rule import OpenRule

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


@final
class Thumb(OpenRule):
    """Play the cheapest card; among equals the one that is hardest to get rid of another time."""

    def choose_among(self, view: Position, seat: int, moves: list[Move]) -> Move:
        """The lowest cost, then the highest burden on the rest of the hand, then the number."""
        position = cast("ChainPosition", view)
        missing, rows = position.title.missing, position.cards.rows
        before = position.chain[-1] * rows
        chosen = moves[0]
        least: i64 = 1 << 30
        heaviest: i64 = 0
        for move in moves:
            card: i64 = move.number + 1
            cost: i64 = missing[before + card]
            if cost > least:
                continue
            later: i64 = 0
            for other in position.hands[seat]:
                if other != card:
                    later += missing[other * rows + card]
            if cost == least and (
                later < heaviest or (later == heaviest and move.number > chosen.number)
            ):
                continue
            least, heaviest, chosen = cost, later, move
        return chosen

    def why(self, view: Position, question: Question, move: Move) -> Reason | None:
        position = cast("ChainPosition", view)
        before = position.chain[-1] * position.cards.rows
        cost = position.title.missing[before + move.number + 1]
        if len(position.hands[question.seat]) == 1 and cost == 0:
            return Reason("last-card")
        return Reason("cheapest", {"count": int(cost)})
