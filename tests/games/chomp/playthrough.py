"""Whole plays of CHOMP as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.chomp.tables import own
from tests.games.playthrough import Playthrough

if TYPE_CHECKING:
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

PLAYS = {
    "table": {"Ana": "thumb", "Ben": "thumb"},
    "solo": {"Cleo": "thumb"},
}
"""What each play is called, and who plays."""


def playthrough(play: str, language: str) -> str:
    """A play in one language."""
    return _Told(own(), PLAYS[play], play, language).text()


class _Told(Playthrough):
    """All is open; the last table is at the end."""

    def asked(self, view: Position, question: Question) -> list[str]:
        return ["", f"{question.number + 1}. {self.public.question(question)}"]

    def answered(self, seat: int, move: Move) -> list[str]:
        return [f"   > {move.text}"]

    def ended(self) -> list[str]:
        return [
            self.match.position.game.people.picture(
                self.match.position, lambda key: self.public.say("label", key)
            )
        ]
