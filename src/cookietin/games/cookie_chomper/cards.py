"""All cards of Cookie Chomper: what each does, and which numbers it offers (CC-01 to CC-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.cookie_chomper.number_cards import NumberCards
from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from cookietin.kernel.names import Names

FILE: Final = "cards.toml"

# What a card does. The first five are the openers of CC-05; Copy is whatever it copies.
NUMBER: Final = 1
ROLL: Final = 2
SEEK: Final = 3
SKIP: Final = 4
MULLIGAN: Final = 5
ADD: Final = 6
SUBTRACT: Final = 7
MULTIPLY: Final = 8
DOUBLE: Final = 9
NEGATE: Final = 10
REVERSE: Final = 11
FLIP: Final = 12
OPPOSITES: Final = 13
THINK_AGAIN: Final = 14
VETO: Final = 15
COPY: Final = 16

DEEDS: Final = [
    "",
    "number",
    "roll",
    "seek",
    "skip",
    "mulligan",
    "add",
    "subtract",
    "multiply",
    "double",
    "negate",
    "reverse",
    "flip",
    "opposites",
    "think-again",
    "veto",
    "copy",
]


@final
class Cards:
    """The table of cards, each one a kind of its own; row 0 is a card that is not known."""

    def __init__(self, data: dict[str, Any]) -> None:
        numbers = NumberCards(data)
        self.names: Names = list(numbers.names)
        self.deeds: list[int] = [0] + [NUMBER] * len(numbers.kinds)
        self.offers: list[list[int]] = []
        """The numbers that a number card offers: those it shows, or 0 on the Zero card (CC-02)."""
        self.opposites: list[list[int]] = []
        """The numbers that it offers while turned around by Opposites (CC-29)."""
        for shown in numbers.shows:
            there = [int(number) for number in shown]
            missing = [number for number in range(1, 6) if number not in there]
            self.offers.append(there or [0])
            self.opposites.append(missing or [0])
        self.last_number = len(numbers.kinds)
        """The number cards are the kinds from 1 to this."""
        self._read(data, "actions")
        missing_deeds = [deed for deed in DEEDS[ROLL:] if DEEDS.index(deed) not in self.deeds]
        if missing_deeds:
            fields = {"file": FILE, "entry": "actions", "deed": missing_deeds[0]}
            raise BadOption("deed-missing", fields)
        self.last_action = len(self.names) - 1
        """The cards of the deck are the kinds up to this; the Symbol Cards come after."""
        self._read(data, "symbols")
        self.copy_card = self.deeds.index(COPY)
        self.veto_card = self.deeds.index(VETO)
        self.size = len(self.names)
        self.texts: list[str] = [name.lower().rstrip("!") for name in self.names]
        """The names as people type them."""

    def _read(self, data: dict[str, Any], part: str) -> None:
        rows = data.get(part)
        if not isinstance(rows, dict):
            raise BadOption("data-not-a-table", {"file": FILE, "entry": part})
        for name, deed in rows.items():
            entry = f"{part}.{name}"
            if deed not in DEEDS[ROLL:]:
                known = DEEDS[ROLL:]
                fields = {"file": FILE, "entry": entry, "found": deed, "deeds": known}
                raise BadOption("no-such-deed", fields)
            kind = DEEDS.index(deed)
            if part == "symbols" and kind != FLIP:
                raise BadOption("symbol-not-a-flip", {"file": FILE, "entry": entry})
            if name in self.names or (kind in self.deeds and kind != FLIP):
                found = name if name in self.names else deed
                raise BadOption("card-twice", {"file": FILE, "entry": entry, "found": found})
            self.names.append(name)
            self.deeds.append(kind)
            self.offers.append([])
            self.opposites.append([])
