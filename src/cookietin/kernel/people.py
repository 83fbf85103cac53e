"""What people see of a game: its picture, remarks on moves, and what can be read about."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cookietin.compiling import mypyc_attr

if TYPE_CHECKING:
    from cookietin.kernel.facts import Fact
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

Label = Callable[[str], str]
"""Puts a word of a picture, or a seat, for people."""
Say = Callable[..., str]
"""Fills in a message of the game's words."""


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

    def topics(self, position: Position) -> list[str]:
        """What can be read about in the middle of a play, by name: cards, and open areas."""
        return []

    def subjects(self, position: Position, seat: int, move: Move) -> list[str]:
        """The topics that a move, legal or not, is about."""
        return []

    def about(self, position: Position, topic: str, say: Say, label: Label) -> list[str]:
        """All there is to read about a topic: a heading, and a paragraph each."""
        return []

    def facts(self, position: Position) -> dict[str, Any]:
        """What follows from a view by the rules and a board shows, as plain data."""
        return {}

    def declared(self) -> list[Fact]:
        """What its facts are."""
        return []

    def score_table(self, ends: list[Position], players: list[str], label: Label) -> str:
        """A match's score sheet from the ends of its plays so far; empty if a game has none."""
        return ""
