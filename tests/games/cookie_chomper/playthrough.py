"""Whole plays of the modes of Cookie Chomper as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cookietin
from tests.games.playthrough import Playthrough

if TYPE_CHECKING:
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

PLAYERS = {"Ana": "thumb", "Ben": "thumb", "Cleo": "random"}
COOKIES = 18

PLAYS = {"cookie-chomper": 3, "golden-cookie": 2, "cookie-hoarder": 3}
"""Each play is called after its mode; how many play."""


def playthrough(play: str, language: str) -> str:
    """A play in one language."""
    players = dict(list(PLAYERS.items())[: PLAYS[play]])
    return _Told(cookietin.game(play, cookies=COOKIES), players, play, language).text()


class _Told(Playthrough):
    """The table is shown where a turn is opened, and at the end."""

    def asked(self, view: Position, question: Question) -> list[str]:
        lines = [f"{question.number + 1}. {self.public.question(question)}"]
        if question.key != "open":
            return lines
        return ["", view.game.people.picture(view, self.own[question.seat].label), "", *lines]

    def ended(self) -> list[str]:
        end = self.match.position
        return [end.game.people.picture(end, self.public.label), "", *super().ended()]
