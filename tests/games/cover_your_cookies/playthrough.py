"""Whole plays of Cover Your Cookies as text."""

from __future__ import annotations

from typing import Any

import cookietin
from tests.games.playthrough import Playthrough

PLAYERS = {"Ana": "thumb", "Ben": "random", "Cleo": "thumb", "Dan": "random"}
EVERY = 20
"""After so many answers the table is shown."""

PLAYS: dict[str, tuple[int, dict[str, Any]]] = {
    "four": (4, {}),
    "three-advanced": (3, {"strong_milk": True, "actions": 2}),
}
"""What each play is called, how many play, and its options."""


def playthrough(play: str, language: str) -> str:
    """A play in one language."""
    seats, options = PLAYS[play]
    game = cookietin.game("cover-your-cookies", **options)
    return _Told(game, dict(list(PLAYERS.items())[:seats]), play, language).text()


class _Told(Playthrough):
    """With the table now and then, and the score sheet at the end."""

    def shown(self) -> list[str]:
        position = self.match.position
        return ["", self.picture()] if position.number % EVERY == 0 else []

    def picture(self) -> str:
        position = self.match.position
        return position.game.people.picture(position, self.public.label)

    def ended(self) -> list[str]:
        end = self.match.position
        sheet = end.game.people.score_table([end], self.names, self.public.label)
        return [self.picture(), "", sheet, "", *super().ended()]
