"""What people see of a game: its picture, remarks on moves, and what can be read about."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cookietin.compiling import mypyc_attr
from cookietin.kernel.roles import CARD

if TYPE_CHECKING:
    from cookietin.kernel.facts import Fact
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

Label = Callable[[str], str]
"""Puts a word of a picture, or a seat, for people."""
Say = Callable[..., str]
"""Fills in a message of the game's words."""
ScoreLine = dict[str, Any]
"""`what` it is for, a word that the game has a label for; how many (`count`); and `points`."""


def score_line(what: str, count: int | None, points: int | None) -> ScoreLine:
    """One line of a result; what does not count in points has none."""
    return {"what": what, "count": count, "points": points}


@mypyc_attr(allow_interpreted_subclasses=True)
class People:
    """One for each game, in its folder `people`. It reads views and truths, and changes nothing."""

    def picture(self, position: Position, label: Label) -> str:
        """The position as a small picture in text."""
        return json.dumps(position.json(), ensure_ascii=False, indent=2)

    def tints(self, position: Position, label: Label) -> dict[str, str]:
        """The words and signs of the picture that have a colour, by its name in English."""
        return {}

    def remark(self, position: Position, seat: int, move: Move, label: Label) -> str:
        """What a person wants to know of a move before making it, such as its price."""
        return ""

    def effect(self, position: Position, seat: int, move: Move, say: Say, label: Label) -> str:
        """What a legal move does, where it only points at a text."""
        return ""

    def things(self, game: Game) -> dict[str, list[str]]:
        """All that explains itself, in hand or not, by kind: cards, tokens, faces, goals, words."""
        return {}

    def called(self, game: Game, thing: str, label: Label) -> str:
        """What people call a thing."""
        return label(thing)

    def explain(self, game: Game, thing: str, say: Say, label: Label) -> list[str]:
        """What a thing is and does, in a paragraph or more."""
        return [say(thing)]

    def looks(self, game: Game, thing: str) -> dict[str, Any]:
        """What a board draws a thing from, as plain data: what stands on a card, and the like."""
        return {}

    def topics(self, position: Position) -> list[str]:
        """What can be read about in the middle of a play, by name: things, and open areas."""
        return [thing for named in self.things(position.game).values() for thing in named]

    def subjects(self, position: Position, seat: int, move: Move) -> list[str]:
        """The topics that a move, legal or not, is about: if a game says none, its cards."""
        known = self.topics(position)
        found: list[str] = []
        for field, value in move.fields.items():
            if position.game.role(move.key, field) == CARD:
                for name in value if isinstance(value, list) else [value]:
                    if name in known and name not in found:
                        found.append(name)
        return found

    def about(self, position: Position, topic: str, say: Say, label: Label) -> list[str]:
        """All there is to read about a topic: a heading, and a paragraph each."""
        game = position.game
        return [self.called(game, topic, label), *self.explain(game, topic, say, label)]

    def facts(self, position: Position) -> dict[str, Any]:
        """What follows from a view by the rules and a board shows, as plain data."""
        return {}

    def declared(self) -> list[Fact]:
        """What its facts are."""
        return []

    def score_lines(self, position: Position) -> list[list[ScoreLine]]:
        """What each seat's points are made of, for a result to show; empty if a game has none.

        At the end the points of a seat's lines, where they have some, add up to its points.
        """
        return []

    def standing(self, position: Position) -> list[int]:
        """How each seat stands, the more the better; empty where that cannot be said."""
        return []

    def score_table(self, ends: list[Position], players: list[str], label: Label) -> str:
        """A match's score sheet from the ends of its plays so far; empty if a game has none."""
        return ""
