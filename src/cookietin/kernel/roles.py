"""Roles: what each field of a move, a question and an event is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cookietin.kernel.event import Fields

CARD: Final = "card"
"""A card, token or die of the inventory by its name, or a hole."""
SEAT: Final = "seat"
PLACE: Final = "place"
"""Where something lies: a path of `Position.places`."""
NUMBER: Final = "number"
WORD: Final = "word"
"""One of a few words of the game: a die's face, a phase, a way to end."""

ROLES: Final = [CARD, SEAT, PLACE, NUMBER, WORD]

COMMON: Final[dict[str, str]] = {
    "seat": SEAT,
    "other": SEAT,
    "seats": SEAT,
    "winners": SEAT,
    "card": CARD,
    "cards": CARD,
    "count": NUMBER,
    "points": NUMBER,
    "placement": NUMBER,
    "how": WORD,
    "capped": WORD,
    "from": PLACE,
    "to": PLACE,
}
"""What fields of these names are in every game; a list has the role of what is in it."""

MOVEMENTS: Final = "moves"
"""The field of an event that tells of several movements: each with cards, from and to."""


class Movement:
    """Cards that went from one place to another."""

    def __init__(self, cards: list[str], source: str, target: str) -> None:
        self.cards = cards
        self.source = source
        self.target = target


def movements(told: Fields) -> list[Movement]:
    """What an event, as it was told to someone, says of cards that moved."""
    found: list[Movement] = []
    rows: list[Any] = [told, *told.get(MOVEMENTS, [])]
    for row in rows:
        if "from" in row and "to" in row:
            cards = row["cards"] if "cards" in row else [row["card"]] if "card" in row else []
            found.append(Movement(list(cards), row["from"], row["to"]))
    return found
