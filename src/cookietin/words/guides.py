"""Guided first plays: a fixed deal that teaches by playing, with a sentence for each step.

A game's folder has one as data (its manifest says where): what is dealt, who answers what, and
which sentence stands at which step. The sentences are in the game's words, under `guide`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.catalogue import manifest_of
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import Replaying
from cookietin.kernel.registry import make_game
from cookietin.manifest import read
from cookietin.words.speech import Speech

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.match import Line
    from cookietin.kernel.position import Position


class Step:
    """One answer of a guided play."""

    def __init__(self, number: int, row: dict[str, Any]) -> None:
        self.line = number
        """The line of the record that it is."""
        self.seat = SEATS.index(row["seat"])
        self.move: str = row["move"]
        self.dealt: list[str] = row.get("dealt", [])
        self.say: str = row.get("say", "")
        """The key of what is said before the learner makes it, or once another has."""
        self.also: list[str] = row.get("also", [])
        """What else is lit beside its own taps: zones with what lies there."""


class Guide:
    """A guided first play of a game."""

    def __init__(self, id: str, found: dict[str, Any]) -> None:
        self.game: Game = make_game(id, found.get("options", {}))
        self.players: list[str] = found["players"]
        self.seat = SEATS.index(found["seat"])
        """Who is guided; the others answer by themselves."""
        self.dealt: list[str] = found["dealt"]
        first = 3
        """Above the answers stand the record's head and the deal."""
        self.steps = [Step(first + place, row) for place, row in enumerate(found["step"])]
        self.end: str = found["end"]
        """The key of what is said when it is over."""

    def play(self) -> tuple[Match, list[Position]]:
        """The whole of it as a match, and the position before each step."""
        match = Match(self.game, self.players, read_format("single"), Replaying(self.dealt))
        match.begin()
        before: list[Position] = []
        for step in self.steps:
            before.append(match.position.copy())
            match.dealer = Replaying(step.dealt)
            match.answer(step.seat, self.game.move(step.move))
        return match, before

    def json(self, language: str) -> dict[str, Any]:
        """What a client shows: the record, and for each step what is said and lit."""
        match, before = self.play()
        speech = Speech(language, self.game.id, self.players, self.seat)
        record: list[Line] = match.lines
        return {
            "game": self.game.id,
            "seat": SEATS[self.seat],
            "record": record,
            "steps": [
                {
                    "line": step.line,
                    "seat": SEATS[step.seat],
                    "move": step.move,
                    "taps": self.taps(step, position),
                    "also": step.also,
                    "words": speech.say("guide", step.say) if step.say else "",
                }
                for step, position in zip(self.steps, before, strict=True)
            ],
            "end": speech.say("guide", self.end),
        }

    def taps(self, step: Step, position: Position) -> list[str]:
        """What makes a step, as its seat would tap it."""
        found = self.game.handles.of(position.view(step.seat), self.game.move(step.move))
        return [str(tap) for tap in found or []]


def guide(id: str) -> Guide | None:
    """The guided first play of a game, if it has one."""
    manifest = manifest_of(id)
    if manifest is None or not manifest.guide:
        return None
    return Guide(id, read(manifest.path(manifest.guide)))
