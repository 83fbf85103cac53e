"""The closed vocabulary of cards: every word that a card file may use, and its number."""

from __future__ import annotations

from typing import Final

COLORS: Final = ["red", "yellow", "green", "blue", "purple", "black", "colorless"]
LETTERS: Final = ["R", "Y", "G", "B", "P", "K"]
SIGNS: Final = [*LETTERS, "C"]
"""A letter for each colour in a picture; that of colourless cards stands in no cost."""
ANY: Final = 6
"""The place of "any colour" in a cost, after the six colours: what a colourless card pays for."""

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
    "attack",
    "start-of-turn",
    "whenever",
    "attached",
    "discarded",
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
ON_ATTACK: Final = 12
START_OF_TURN: Final = 13
WHENEVER: Final = 14
ATTACHED: Final = 15
"""What is always there for the Cookie that a card is attached to."""
ON_DISCARD: Final = 16
"""The card is discarded from hand by an effect or to pay for one."""

HAPPENINGS: Final = [
    "placed",
    "fainted",
    "left",
    "attacked",
    "hurt",
    "healed",
    "flipped",
    "used",
    "supported",
    "drew",
    "discarded",
    "awakened",
    "broken",
    "struck",
]
"""What can have happened in a turn, and what a `whenever` waits for."""
H_PLACED: Final = 0
H_FAINTED: Final = 1
H_LEFT: Final = 2
H_ATTACKED: Final = 3
H_HURT: Final = 4
H_HEALED: Final = 5
H_FLIPPED: Final = 6
H_USED: Final = 7
H_SUPPORTED: Final = 8
H_DREW: Final = 9
H_DISCARDED: Final = 10
H_AWAKENED: Final = 11
H_BROKEN: Final = 12
"""A card came into the break area, fainted or not."""
H_STRUCK: Final = 13
"""An effect of a card dealt damage."""

MEASURES: Final = ["count", "levels", "hp", "strength", "colors", "names"]
"""What a selection can be measured by: how many, the sum of levels, of HP cards or of attacks, and
how many different colours or names."""
M_COUNT: Final = 0
M_LEVELS: Final = 1
M_HP: Final = 2
M_STRENGTH: Final = 3
M_COLORS: Final = 4
M_NAMES: Final = 5

DURATIONS: Final = ["turn", "battle", "your-next-turn", "their-next-turn", "stay"]
"""Until when a change lasts: the end of this turn, of the attack that goes on, or of a player's
next turn; or for as long as its Cookie is in battle."""
FOR_TURN: Final = 0
FOR_BATTLE: Final = 1
FOR_YOUR_NEXT: Final = 2
FOR_THEIR_NEXT: Final = 3
FOR_STAY: Final = 4

BANS: Final = [
    *["items", "traps", "stages", "placing", "attacking", "abilities", "flips", "answers"],
]
"""What a player can be forbidden."""
BAN_ITEMS: Final = 1
BAN_TRAPS: Final = 2
BAN_STAGES: Final = 4
BAN_PLACING: Final = 8
BAN_ATTACKING: Final = 16
BAN_ABILITIES: Final = 32
BAN_FLIPS: Final = 64
BAN_ANSWERS: Final = 128
BAN_BITS: Final = [1, 2, 4, 8, 16, 32, 64, 128]

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
    "cancel",
    "forbid",
    "change-cost",
]
"""A list of operations is itself one more: a sequence."""
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
DO_CANCEL: Final = 20
DO_FORBID: Final = 21
DO_CHANGE_COST: Final = 22

ZONES: Final = [
    "battle",
    "hand",
    "support",
    "break",
    "discard",
    "deck",
    "stage",
    "hp",
    "aside",
    "attached",
]
BATTLE: Final = 0
HAND: Final = 1
SUPPORT: Final = 2
BREAK: Final = 3
DISCARD: Final = 4
DECK: Final = 5
STAGE_AREA: Final = 6
HP: Final = 7
ASIDE: Final = 8
"""Outside the deck, open to all: cards that start there, and cards that are put there."""
UNDER: Final = 9
"""The cards attached to a Cookie, and its former forms."""

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
    "aside",
    "attached",
    "form",
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
TO_ASIDE: Final = 9
TO_UNDER: Final = 10
TO_FORM: Final = 11
"""A Cookie in battle becomes this card and keeps its HP cards; what it was lies under it."""
ONTO: Final = [TO_HP, TO_UNDER, TO_FORM]
"""Where a card comes to lie with a Cookie."""

SPECIALS: Final = ["", "this", "it", "attacker", "target", "host"]
"""What a selector may name directly; `host` is the Cookie under which a FLIP card lay, or that a
card is attached to."""
THIS: Final = 1
IT: Final = 2
ATTACKER: Final = 3
TARGET: Final = 4
HOST: Final = 5
STRUCK: Final = 6
"""The `target` of an attack that is over."""

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

MARKS: Final = [
    "cannot-attack",
    "stays-rested",
    "effect-proof",
    "cannot-be-attacked",
    "cannot-be-chosen",
    "cannot-gain-hp",
    "sturdy",
    "silenced",
]
"""What a Cookie can be marked with; all other flags belong to a player and last for the turn."""
CANNOT_ATTACK: Final = 1
STAYS_RESTED: Final = 2
EFFECT_PROOF: Final = 4
UNATTACKED: Final = 8
UNCHOSEN: Final = 16
NO_HEALING: Final = 32
STURDY: Final = 64
SILENCED: Final = 128
MARK_BITS: Final = [1, 2, 4, 8, 16, 32, 64, 128]
OF_THE_TURN: Final = EFFECT_PROOF | UNATTACKED | UNCHOSEN | NO_HEALING | STURDY | SILENCED
"""Marks that end with the turn if nothing else is said."""

PLACES: Final = ["left", "right"]
"""The two places of a battle area."""

MOST_IN_BATTLE: Final = 2
BREAK_LIMIT: Final = 10
