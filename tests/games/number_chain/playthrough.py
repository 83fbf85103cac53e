"""Whole plays of Number Chain as text."""

from __future__ import annotations

from typing import Any

import cookietin
from tests.games.playthrough import Playthrough

PLAYERS = {"Ana": "thumb", "Ben": "random", "Cleo": "thumb"}

PLAYS: dict[str, dict[str, Any]] = {
    "deck-out": {},
    "empty-hand": {"hand": 2},
}
"""What each play is called, after its end, and its options."""


def playthrough(play: str, language: str) -> str:
    """A play in one language."""
    game = cookietin.game("number-chain", **PLAYS[play])
    return Playthrough(game, PLAYERS, play, language).text()
