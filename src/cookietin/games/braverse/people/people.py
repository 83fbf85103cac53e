"""What people see of Braverse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.games.braverse.people import topics
from cookietin.games.braverse.people.facts import DECLARED, facts
from cookietin.games.braverse.people.looks import looks
from cookietin.games.braverse.people.picture import picture
from cookietin.games.braverse.people.remarks import remark
from cookietin.kernel.people import Label, People, Say, ScoreLine, score_line

if TYPE_CHECKING:
    from cookietin.games.braverse.game import Braverse
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.facts import Fact
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position


@final
class BraversePeople(People):
    """Both sides as a picture, what moves cost and do, cards and open areas to read about."""

    def picture(self, position: Position, label: Label) -> str:
        return picture(cast("BraversePosition", position), label)

    def remark(self, position: Position, seat: int, move: Move, label: Label) -> str:
        return remark(cast("BraversePosition", position), seat, move, label)

    def effect(self, position: Position, seat: int, move: Move, say: Say, label: Label) -> str:
        return topics.effect(cast("BraversePosition", position), seat, move, say, label)

    def things(self, game: Game) -> dict[str, list[str]]:
        return {"card": cast("Braverse", game).cards.names[1:], "word": topics.WORDS}

    def explain(self, game: Game, thing: str, say: Say, label: Label) -> list[str]:
        return topics.explain(cast("Braverse", game).cards, thing, say, label)

    def topics(self, position: Position) -> list[str]:
        return topics.topics(cast("BraversePosition", position))

    def subjects(self, position: Position, seat: int, move: Move) -> list[str]:
        return topics.subjects(cast("BraversePosition", position), seat, move)

    def about(self, position: Position, topic: str, say: Say, label: Label) -> list[str]:
        return topics.about(cast("BraversePosition", position), topic, say, label)

    def facts(self, position: Position) -> dict[str, Any]:
        return facts(cast("BraversePosition", position))

    def declared(self) -> list[Fact]:
        return DECLARED

    def looks(self, game: Game, thing: str) -> dict[str, Any]:
        return looks(cast("Braverse", game), thing)

    def score_lines(self, position: Position) -> list[list[ScoreLine]]:
        sides = cast("BraversePosition", position).sides
        return [
            [
                score_line("break", side.levels, None),
                score_line("deck", side.deck_size(), None),
            ]
            for side in sides
        ]

    def standing(self, position: Position) -> list[int]:
        return [-side.levels for side in cast("BraversePosition", position).sides]
