"""The number cards of Cookie Chomper: what each shows, and what one lacks of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import HOLE, Names

if TYPE_CHECKING:
    from mypy_extensions import i64

NUMBERS: Final = ["1", "2", "3", "4", "5"]
ZERO: Final = "0"
_HOW_MANY: Final = [numbers.bit_count() for numbers in range(2 << len(NUMBERS))]
"""How many bits are set."""


class NumberCards:
    """The table of number cards; row 0 is a card that is not known."""

    def __init__(self, data: dict[str, Any]) -> None:
        rows = data.get("numbers")
        if not isinstance(rows, list) or not rows:
            raise BadOption("data-not-a-list", {"file": "cards.toml", "entry": "numbers"})
        self.names: Names = [HOLE]
        self.shows: list[list[str]] = [[]]
        for place, row in enumerate(rows):
            self._add(row, f"numbers[{place}]")
        self.kinds: list[int] = list(range(1, len(self.names)))
        self.rows: i64 = len(self.names)

    def missing(self, zero_counts: bool) -> bytes:
        """How many numbers of a card the card before it lacks, at `before * rows + card`.

        The Zero card shows no number, or is one of its own (CC-51).
        """
        zero = 1 << len(NUMBERS) if zero_counts else 0
        shows = [sum([1 << NUMBERS.index(number) for number in shown]) for shown in self.shows]
        shows = [0, *[shown or zero for shown in shows[1:]]]
        return bytes([_HOW_MANY[card & ~old] for old in shows for card in shows])

    def _add(self, row: object, entry: str) -> None:
        shown = [] if row == ZERO else str(row).split("/")
        if any(number not in NUMBERS for number in shown) or shown != sorted(set(shown)):
            raise BadOption(
                "not-a-number-card", {"file": "cards.toml", "entry": entry, "found": row}
            )
        if str(row) in self.names:
            raise BadOption("card-twice", {"file": "cards.toml", "entry": entry, "found": row})
        self.names.append(str(row))
        self.shows.append(shown)

    def up_to(self, most: int) -> NumberCards:
        """Only the cards that show no number above this one."""
        kept = [
            name
            for name, shown in zip(self.names[1:], self.shows[1:], strict=True)
            if all(number in NUMBERS[:most] for number in shown)
        ]
        return NumberCards({"numbers": kept})
