"""What people see of Cover Your Cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.games.cover_your_cookies import end
from cookietin.games.cover_your_cookies.people import topics
from cookietin.games.cover_your_cookies.people.facts import DECLARED, facts
from cookietin.games.cover_your_cookies.people.looks import looks
from cookietin.games.cover_your_cookies.people.picture import picture, score_table
from cookietin.games.cover_your_cookies.people.remarks import remark
from cookietin.kernel.people import Label, People, Say, ScoreLine, score_line

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.game import CoverYourCookies
    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.facts import Fact
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position


@final
class CookiePeople(People):
    """A picture, what cards do, what a move is worth, and a match's score sheet."""

    def picture(self, position: Position, label: Label) -> str:
        return picture(cast("CookiePosition", position), label)

    def remark(self, position: Position, seat: int, move: Move, label: Label) -> str:
        return remark(cast("CookiePosition", position), move, label)

    def facts(self, position: Position) -> dict[str, Any]:
        return facts(cast("CookiePosition", position))

    def declared(self) -> list[Fact]:
        return DECLARED

    def score_table(self, ends: list[Position], players: list[str], label: Label) -> str:
        sheets = [end.sheet(cast("CookiePosition", played)) for played in ends]
        return score_table(sheets, players, label)

    def things(self, game: Game) -> dict[str, list[str]]:
        return topics.things(cast("CoverYourCookies", game))

    def explain(self, game: Game, thing: str, say: Say, label: Label) -> list[str]:
        return [topics.explain(cast("CoverYourCookies", game), thing, say)]

    def looks(self, game: Game, thing: str) -> dict[str, Any]:
        return looks(cast("CoverYourCookies", game), thing)

    def score_lines(self, position: Position) -> list[list[ScoreLine]]:
        rows = end.sheet(cast("CookiePosition", position))
        columns = ("cookies", "milk", "enhance", "crumbs")
        return [[score_line(name, None, row[name]) for name in columns] for row in rows]

    def standing(self, position: Position) -> list[int]:
        return [row["dough"] for row in end.sheet(cast("CookiePosition", position))]
