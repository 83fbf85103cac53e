"""What people see of Cookie Chomper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.games.cookie_chomper.people import topics
from cookietin.games.cookie_chomper.people.facts import DECLARED, facts, score_lines
from cookietin.games.cookie_chomper.people.looks import looks
from cookietin.games.cookie_chomper.people.picture import picture
from cookietin.games.cookie_chomper.people.remarks import remark
from cookietin.kernel.people import Label, People, Say, ScoreLine

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.game import Chomper
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.facts import Fact
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position


@final
class ChomperPeople(People):
    """A picture of stack, queue and seats, and what cards and tokens do."""

    def picture(self, position: Position, label: Label) -> str:
        return picture(cast("ChomperPosition", position), label)

    def remark(self, position: Position, seat: int, move: Move, label: Label) -> str:
        return remark(cast("ChomperPosition", position), move, label)

    def facts(self, position: Position) -> dict[str, Any]:
        return facts(cast("ChomperPosition", position))

    def declared(self) -> list[Fact]:
        return DECLARED

    def things(self, game: Game) -> dict[str, list[str]]:
        return topics.things(cast("Chomper", game))

    def explain(self, game: Game, thing: str, say: Say, label: Label) -> list[str]:
        return [topics.explain(cast("Chomper", game), thing, say)]

    def looks(self, game: Game, thing: str) -> dict[str, Any]:
        return looks(cast("Chomper", game), thing)

    def score_lines(self, position: Position) -> list[list[ScoreLine]]:
        return score_lines(cast("ChomperPosition", position))

    def standing(self, position: Position) -> list[int]:
        table = cast("ChomperPosition", position)
        return table.title.counted(table)
