"""The stages of a turn: each asks one small question."""

from __future__ import annotations

from typing import Final

START_EGG: Final = 0
TAKE: Final = 1
PLACE: Final = 2
TURN_CARD: Final = 3
EGG_DUE: Final = 4
STAGES: Final = ["start-egg", "take", "place", "turn", "egg"]
"""Lay the start card's egg · take a card · say where a land goes · which way up · lay an egg."""
