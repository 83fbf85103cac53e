"""Whole plays of Toss Your Cookies as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.kernel.chance import Chance
from tests.games.playthrough import Playthrough

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

PLAYERS = {"Ana": "thumb", "Ben": "random", "Cleo": "thumb", "Dan": "random"}

PLAYS: dict[str, dict[str, Any]] = {
    "snickerdoodle": {"shout": "call"},
    "roll-cap": {"scramble": "turns", "roll_cap": 6},
}
"""What each play is called, after its end, and its options."""


def playthrough(play: str, language: str) -> str:
    """A play in one language."""
    game = cookietin.game("toss-your-cookies", **PLAYS[play])
    text = _Told(game, PLAYERS, play, language).text()
    return "\n".join(line.rstrip() for line in text.split("\n"))


class _Told(Playthrough):
    """Several are asked at once, and the table is shown with every question."""

    def __init__(self, game: Game, players: dict[str, str], play: str, language: str) -> None:
        super().__init__(game, players, play, language)
        self.hands = Chance(f"whose hand is next in {play}")
        self.number = -1

    def next_seat(self, asked: list[int]) -> int:
        return asked[self.hands.below(len(asked))]

    def asked(self, view: Position, question: Question) -> list[str]:
        lines: list[str] = []
        if question.number != self.number:
            self.number = question.number
            asked = ", ".join(self.names[seat] for seat in view.asked())
            picture = view.game.people.picture(view, self.public.label).split("\n")
            lines += ["", f"{self.number + 1}. [{question.how}: {asked}]", ""]
            lines += [*[f"     {row}" for row in picture], ""]
        own = self.own[question.seat].question(question)
        return [*lines, f"   {self.names[question.seat]}: {own}"]
