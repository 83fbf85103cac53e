"""What people see of Toss Your Cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, final

from cookietin.games.toss_your_cookies.people import topics
from cookietin.games.toss_your_cookies.people.facts import DECLARED, facts, score_lines, standing
from cookietin.games.toss_your_cookies.people.looks import looks
from cookietin.games.toss_your_cookies.people.picture import picture
from cookietin.kernel.people import Label, People, Say, ScoreLine

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.game import TossYourCookies
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.facts import Fact
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position


@final
class TossPeople(People):
    """A picture, and what cards and rolls mean."""

    def picture(self, position: Position, label: Label) -> str:
        return picture(cast("TossPosition", position), label)

    def facts(self, position: Position) -> dict[str, Any]:
        return facts(cast("TossPosition", position))

    def declared(self) -> list[Fact]:
        return DECLARED

    def things(self, game: Game) -> dict[str, list[str]]:
        return topics.things(cast("TossYourCookies", game))

    def called(self, game: Game, thing: str, label: Label) -> str:
        return topics.called(thing, label)

    def explain(self, game: Game, thing: str, say: Say, label: Label) -> list[str]:
        return [topics.explain(cast("TossYourCookies", game), thing, say)]

    def subjects(self, position: Position, seat: int, move: Move) -> list[str]:
        return topics.subjects(
            cast("TossPosition", position), super().subjects(position, seat, move)
        )

    def looks(self, game: Game, thing: str) -> dict[str, Any]:
        return looks(cast("TossYourCookies", game), thing)

    def score_lines(self, position: Position) -> list[list[ScoreLine]]:
        return score_lines(cast("TossPosition", position))

    def standing(self, position: Position) -> list[int]:
        return standing(cast("TossPosition", position))
