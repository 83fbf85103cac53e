"""The fields that each table of a card file may have (BV-34)."""

from __future__ import annotations

from typing import Final

TABLES: Final = ["card", "deck"]
CARD: Final = ["number", "name", "type", "color", "level", "hp", "attack", "cost", "abilities"]
ATTACK: Final = ["cost", "damage"]
ABILITY: Final = ["when", "do", "cost", "if", "limit", "of"]
FILTER: Final = ["type", "color", "level", "level_min", "level_max", "flip"]
SELECTOR: Final = [
    *["whose", "zone", *FILTER, "rested", "hp_max", "other"],
    *["count", "up_to", "by", "of"],
]
NUMBER: Final = ["count", "times", "max"]
CONDITIONS: Final = ["count", "flag", "all", "any", "not", "turn", "top"]
CONDITION: Final = [*CONDITIONS, "at_least", "at_most"]
PLAIN_COST: Final = ["pay", "discard", "support"]
COST: Final = ["pay", "rest", "discard", *FILTER, "hp", "support"]
OPERATION: Final[dict[str, list[str]]] = {
    "if": ["op", "if", "then", "else"],
    "may": ["op", "cost", "then"],
    "choose": ["op", "options"],
    "select": ["op", "to"],
    "damage": ["op", "amount", "to"],
    "heal": ["op", "amount", "to"],
    "change-attack": ["op", "amount", "to"],
    "change-damage": ["op", "amount", "to"],
    "faint": ["op", "to"],
    "move": ["op", "from", "to", "onto"],
    "draw": ["op", "amount", "who"],
    "discard": ["op", "amount", "who", "random"],
    "mill": ["op", "amount", "who"],
    "ready": ["op", "to"],
    "rest": ["op", "to"],
    "play": ["op", "from"],
    "redirect": ["op", "to"],
    "look": ["op", "amount", "take", *FILTER, "to", "rest", "show"],
    "reveal": ["op", "what", "who"],
    "flag": ["op", "flag", "mark", "to"],
}
OF_ANY_OPERATION: Final = list(dict.fromkeys([key for keys in OPERATION.values() for key in keys]))
