"""What people see of CHOMP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.games.chomp.people import topics
from cookietin.games.chomp.people.facts import DECLARED, facts, sheet_lines
from cookietin.games.chomp.people.looks import looks
from cookietin.games.chomp.people.picture import picture, tints
from cookietin.games.chomp.people.remarks import remark
from cookietin.kernel.people import Label, People, Say, ScoreLine

if TYPE_CHECKING:
    from cookietin.games.chomp.game import Chomp
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.facts import Fact
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position


@final
class ChompPeople(People):
    """The table as a person sees it in a terminal, and what a move would come to (CH-23)."""

    def picture(self, position: Position, label: Label) -> str:
        return picture(cast("ChompPosition", position), label)

    def tints(self, position: Position, label: Label) -> dict[str, str]:
        return tints(label)

    def remark(self, position: Position, seat: int, move: Move, label: Label) -> str:
        return remark(cast("ChompPosition", position), seat, move, label)

    def facts(self, position: Position) -> dict[str, Any]:
        return facts(cast("ChompPosition", position))

    def declared(self) -> list[Fact]:
        return DECLARED

    def things(self, game: Game) -> dict[str, list[str]]:
        return topics.things(cast("Chomp", game).cards)

    def called(self, game: Game, thing: str, label: Label) -> str:
        return topics.called(thing, label)

    def explain(self, game: Game, thing: str, say: Say, label: Label) -> list[str]:
        return [topics.explain(cast("Chomp", game).cards, thing, say, label)]

    def looks(self, game: Game, thing: str) -> dict[str, Any]:
        return looks(cast("Chomp", game), thing)

    def score_lines(self, position: Position) -> list[list[ScoreLine]]:
        return [sheet_lines(sheet) for sheet in cast("ChompPosition", position).sheets()]

    def standing(self, position: Position) -> list[int]:
        return [sheet.points for sheet in cast("ChompPosition", position).sheets()]
