"""The phases of set-up and turn, and what can be asked in them."""

from __future__ import annotations

from typing import Final

ASKS: Final = [
    "nothing",
    "contest",
    "set-down",
    "order",
    "mulligan",
    "bonus",
    "support",
    "main",
    "pay",
    "answer",
    "use",
    "yes-no",
    "choose",
    "target",
    "pick",
    "trigger-order",
    "refill",
    "refresh",
]
NOTHING: Final = 0
CONTEST: Final = 1
SET_DOWN: Final = 2
GO_FIRST: Final = 3
MULLIGAN: Final = 4
BONUS: Final = 5
SUPPORTING: Final = 6
MAIN: Final = 7
PAYING: Final = 8
ANSWER: Final = 9
USING: Final = 10
YES_NO: Final = 11
CHOOSING: Final = 12
TARGETING: Final = 13
PICKING: Final = 14
ORDERING: Final = 15
REFILLING: Final = 16
REFRESHING: Final = 17

PHASES: Final = [
    "contest",
    "order",
    "mulligan",
    "redraw",
    "set-down",
    "active",
    "draw",
    "support",
    "main",
    "end",
    "over",
    "cut-short",
]
IN_CONTEST: Final = 0
IN_ORDER: Final = 1
IN_MULLIGAN: Final = 2
IN_REDRAW: Final = 3
IN_SET_DOWN: Final = 4
IN_ACTIVE: Final = 5
IN_DRAW: Final = 6
IN_SUPPORT: Final = 7
IN_MAIN: Final = 8
IN_END: Final = 9
IN_OVER: Final = 10
IN_CUT: Final = 11
"""After too much has happened in a turn: what has begun is finished, and nothing new comes up."""
