"""The closed vocabulary of cards: every word that a card file may use, and its number."""

from __future__ import annotations

from typing import Final

COLORS: Final = ["red", "yellow", "green", "blue", "purple"]
LETTERS: Final = ["R", "Y", "G", "B", "P"]
ANY: Final = 5
"""The place of "any colour" in a cost, after the five colours."""

TYPES: Final = ["cookie", "item", "trap", "stage"]
COOKIE: Final = 0
ITEM: Final = 1
TRAP: Final = 2
STAGE: Final = 3

TRIGGERS: Final = [
    "on-reveal",
    "activate",
    "after-attack",
    "flip",
    "faint",
    "attacked",
    "survived",
    "end-of-turn",
    "item",
    "trap",
    "stage",
    "static",
]
ON_REVEAL: Final = 0
ACTIVATE: Final = 1
AFTER_ATTACK: Final = 2
FLIP: Final = 3
FAINT: Final = 4
ATTACKED: Final = 5
SURVIVED: Final = 6
END_OF_TURN: Final = 7
ON_ITEM: Final = 8
ON_TRAP: Final = 9
ON_STAGE: Final = 10
STATIC: Final = 11

OPERATIONS: Final = [
    "if",
    "may",
    "choose",
    "select",
    "damage",
    "heal",
    "change-attack",
    "change-damage",
    "faint",
    "move",
    "draw",
    "discard",
    "mill",
    "ready",
    "rest",
    "play",
    "redirect",
    "look",
    "reveal",
    "flag",
]
"""A list of operations is itself the twenty-first: a sequence."""
DO_IF: Final = 0
DO_MAY: Final = 1
DO_CHOOSE: Final = 2
DO_SELECT: Final = 3
DO_DAMAGE: Final = 4
DO_HEAL: Final = 5
DO_CHANGE_ATTACK: Final = 6
DO_CHANGE_DAMAGE: Final = 7
DO_FAINT: Final = 8
DO_MOVE: Final = 9
DO_DRAW: Final = 10
DO_DISCARD: Final = 11
DO_MILL: Final = 12
DO_READY: Final = 13
DO_REST: Final = 14
DO_PLAY: Final = 15
DO_REDIRECT: Final = 16
DO_LOOK: Final = 17
DO_REVEAL: Final = 18
DO_FLAG: Final = 19

ZONES: Final = ["battle", "hand", "support", "break", "discard", "deck", "stage", "hp"]
BATTLE: Final = 0
HAND: Final = 1
SUPPORT: Final = 2
BREAK: Final = 3
DISCARD: Final = 4
DECK: Final = 5
STAGE_AREA: Final = 6
HP: Final = 7

DESTINATIONS: Final = [
    "hand",
    "support",
    "support-rested",
    "break",
    "discard",
    "deck-top",
    "deck-bottom",
    "deck",
    "hp",
]
TO_HAND: Final = 0
TO_SUPPORT: Final = 1
TO_SUPPORT_RESTED: Final = 2
TO_BREAK: Final = 3
TO_DISCARD: Final = 4
TO_DECK_TOP: Final = 5
TO_DECK_BOTTOM: Final = 6
TO_DECK: Final = 7
TO_HP: Final = 8

SPECIALS: Final = ["", "this", "it", "attacker", "target", "host"]
"""What a selector may name directly; `host` is the Cookie under which a FLIP card lay."""
THIS: Final = 1
IT: Final = 2
ATTACKER: Final = 3
TARGET: Final = 4
HOST: Final = 5

WHOSE: Final = ["you", "opponent", "both"]
YOU: Final = 0
OPPONENT: Final = 1
BOTH: Final = 2

CHOOSERS: Final = ["you", "owner", "random"]
BY_OWNER: Final = 1
AT_RANDOM: Final = 2

ATTACKED_WHO: Final = ["any", "this", "other"]
"""Which own Cookie must be attacked for an `attacked` ability to answer."""
ATTACKED_THIS: Final = 1
ATTACKED_OTHER: Final = 2

MARKS: Final = ["cannot-attack", "stays-rested", "effect-proof"]
"""What a Cookie can be marked with; all other flags belong to a player and last for the turn."""
CANNOT_ATTACK: Final = 1
STAYS_RESTED: Final = 2
EFFECT_PROOF: Final = 4
MARK_BITS: Final = [CANNOT_ATTACK, STAYS_RESTED, EFFECT_PROOF]

PLACES: Final = ["left", "right"]
"""The two places of a battle area."""

MOST_IN_BATTLE: Final = 2
BREAK_LIMIT: Final = 10
