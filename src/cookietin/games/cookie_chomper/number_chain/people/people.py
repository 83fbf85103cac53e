"""What people see of Number Chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.games.cookie_chomper.number_chain.people import topics
from cookietin.games.cookie_chomper.number_chain.people.facts import DECLARED, facts
from cookietin.games.cookie_chomper.number_chain.people.looks import looks
from cookietin.games.cookie_chomper.number_chain.people.picture import picture, price
from cookietin.kernel.people import Label, People, Say, ScoreLine, score_line

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.game import NumberChain
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.facts import Fact
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position


@final
class ChainPeople(People):
    """A picture, and what each card costs."""

    def picture(self, position: Position, label: Label) -> str:
        return picture(cast("ChainPosition", position), label)

    def remark(self, position: Position, seat: int, move: Move, label: Label) -> str:
        return price(cast("ChainPosition", position), move, label)

    def facts(self, position: Position) -> dict[str, Any]:
        return facts(cast("ChainPosition", position))

    def declared(self) -> list[Fact]:
        return DECLARED

    def things(self, game: Game) -> dict[str, list[str]]:
        return topics.things(cast("NumberChain", game))

    def explain(self, game: Game, thing: str, say: Say, label: Label) -> list[str]:
        return [topics.explain(cast("NumberChain", game), thing, say)]

    def looks(self, game: Game, thing: str) -> dict[str, Any]:
        return looks(cast("NumberChain", game), thing)

    def score_lines(self, position: Position) -> list[list[ScoreLine]]:
        hands = cast("ChainPosition", position).hands
        return [[score_line("cards-held", len(hand), None)] for hand in hands]

    def standing(self, position: Position) -> list[int]:
        return [-len(hand) for hand in cast("ChainPosition", position).hands]
