"""Number Chain by rule of thumb: pay little now, and keep cards that will cost little later."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain import ChainPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


def thumb(view: Position, question: Question) -> Move:
    """Play the cheapest card; among equals the one that is hardest to get rid of another time."""
    position = cast("ChainPosition", view)
    cards = position.cards
    before = position.chain[-1]
    hand = position.hands[question.seat]

    def burden(move: Move) -> tuple[int, int, int]:
        card = move.number + 1
        cost = cards.missing[before * cards.rows + card]
        later = sum(cards.missing[other * cards.rows + card] for other in hand if other != card)
        return cost, -later, move.number

    return min(view.legal(question.seat), key=burden)
