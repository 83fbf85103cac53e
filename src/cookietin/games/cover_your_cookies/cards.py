"""The cards: Cookies, Milk and Mixers, as a deck file has them (CY-01 to CY-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import HOLE, Names

if TYPE_CHECKING:
    from mypy_extensions import i64

FRESH: Final = "fresh-milk"
CHOCOLATE: Final = "chocolate-milk"
ROTATE: Final = "rotate"
ENHANCE: Final = "enhance"
SWAP: Final = "swap"
LEFT: Final = "exchange-left"
RIGHT: Final = "exchange-right"
MILKS: Final = [FRESH, CHOCOLATE]
MIXERS: Final = [ROTATE, ENHANCE, SWAP, LEFT, RIGHT]

MOST_FLAVOURS: Final = 20
MOST_COPIES: Final = 40
MOST_DOUGH: Final = 1000
LEAST_DECK: Final = 24
"""Three players with six cards each, three flipped, and three to draw."""
RESERVED: Final = ["discard", "?"]
"""Words that stand beside a card's name in a move."""


@final
class Cards:
    """The table of cards, Cookies, then Milk, then Mixers; row 0 is a card that is not known."""

    def __init__(self, data: dict[str, Any], file: str) -> None:
        deck = DeckFile(data, file)
        self.names: Names = [HOLE]
        self.copies: list[int] = [0]
        self.dough: list[int] = [0]
        for entry in deck.rows("cookies", MOST_FLAVOURS):
            name = deck.name(entry, [*self.names, *MILKS, *MIXERS])
            copies = deck.whole(entry, "copies", 1, MOST_COPIES)
            self._add(name, copies, deck.whole(entry, "dough", 0, MOST_DOUGH))
        self.flavours: i64 = len(self.names) - 1
        for name in MILKS:
            copies = deck.whole(name, "copies", 0, MOST_COPIES)
            self._add(name, copies, deck.whole(name, "dough", 0, MOST_DOUGH))
        for name in MIXERS:
            copies = deck.whole(name, "copies", 0, MOST_COPIES)
            dough = deck.whole(name, "dough", 0, MOST_DOUGH) if name == ENHANCE else 0
            self._add(name, copies, dough)
        self.crumbs = deck.numbers("crumbs", MOST_DOUGH)
        deck.finish()
        self.fresh: i64 = self.flavours + 1
        self.chocolate: i64 = self.flavours + 2
        self.rotate: i64 = self.flavours + 3
        self.enhance: i64 = self.flavours + 4
        self.swap: i64 = self.flavours + 5
        self.left: i64 = self.flavours + 6
        self.right: i64 = self.flavours + 7
        self.rows: i64 = len(self.names)
        self.dealt = self._all(1, self.rotate)
        """The Cookies and the Milk: all that is ever in a hand."""
        self.total = sum(self.copies)
        if len(self.dealt) < LEAST_DECK:
            fields = {"file": file, "found": len(self.dealt), "least": LEAST_DECK}
            raise BadOption("deck-too-small", fields)

    def _add(self, name: str, copies: int, dough: int) -> None:
        self.names.append(name)
        self.copies.append(copies)
        self.dough.append(dough)

    def _all(self, low: int, high: int) -> list[int]:
        return [card for card in range(low, high) for _ in range(self.copies[card])]

    def mixers(self, without_swaps: bool) -> list[int]:
        """The Mixers; three players leave the Swaps out (CY-08)."""
        found = self._all(self.rotate, self.rows)
        return [card for card in found if card != self.swap] if without_swaps else found

    def crumb_dough(self, crumbs: int) -> int:
        """What so many crumbs are worth: the track's end stays (CY-03)."""
        last = len(self.crumbs) - 1
        return self.crumbs[crumbs if crumbs < last else last]


class DeckFile:
    """The table of a deck file: every entry and field must be read by someone.

    A complaint names the file, the entry and the field.
    """

    def __init__(self, data: dict[str, Any], file: str) -> None:
        self._data = data
        self._file = file
        self._read: dict[str, set[str]] = {}
        self._entries: dict[str, Any] = dict(data)

    def rows(self, key: str, most: int) -> list[str]:
        """The names of the entries in a list of tables, such as `cookies[0]`."""
        rows = self._data.get(key)
        if not isinstance(rows, list) or not 1 <= len(rows) <= most:
            raise BadOption("deck-not-a-list", self._at(key, "", {"most": most}))
        del self._entries[key]
        names = [f"{key}[{place}]" for place in range(len(rows))]
        self._entries.update(dict(zip(names, rows, strict=True)))
        return names

    def name(self, entry: str, taken: list[str]) -> str:
        """The name in an entry: one that can be typed and that no other card has."""
        name = self._field(entry, "name")
        if not isinstance(name, str) or not _can_be_typed(name):
            raise BadOption("deck-not-a-name", self._at(entry, "name", {"found": name}))
        if name in taken:
            raise BadOption("deck-name-twice", self._at(entry, "name", {"found": name}))
        return name

    def whole(self, entry: str, field: str, low: int, high: int) -> int:
        """A whole number in an entry."""
        return self._in_range(self._field(entry, field), entry, field, low, high)

    def numbers(self, entry: str, high: int) -> list[int]:
        """An entry that is a list of whole numbers, none less than the one before."""
        numbers = self._entries.get(entry)
        if not isinstance(numbers, list) or not numbers:
            raise BadOption("deck-not-numbers", self._at(entry, "", {"found": numbers}))
        self._read[entry] = set()
        low = 0
        for place, number in enumerate(numbers):
            low = self._in_range(number, entry, str(place), low, high)
        return list(numbers)

    def finish(self) -> None:
        """Complain about an entry or a field that no deck has."""
        for entry, fields in self._entries.items():
            read = self._read.get(entry)
            if read is None:
                raise BadOption("deck-no-such-entry", self._at(entry, "", {}))
            if isinstance(fields, dict):
                for field in fields:
                    if field not in read:
                        raise BadOption("deck-no-such-field", self._at(entry, field, {}))

    def _field(self, entry: str, field: str) -> Any:
        table = self._entries.get(entry)
        if not isinstance(table, dict):
            raise BadOption("deck-no-table", self._at(entry, field, {}))
        if field not in table:
            raise BadOption("deck-no-field", self._at(entry, field, {}))
        self._read.setdefault(entry, set()).add(field)
        return table[field]

    def _in_range(self, found: Any, entry: str, field: str, low: int, high: int) -> int:
        if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
            fields = {"found": found, "low": low, "high": high}
            raise BadOption("deck-not-in-range", self._at(entry, field, fields))
        return found

    def _at(self, entry: str, field: str, more: dict[str, Any]) -> dict[str, Any]:
        return {"file": self._file, "entry": entry, "field": field, **more}


def _can_be_typed(name: str) -> bool:
    """Lower-case letters, digits and hyphens: a move's text is read in lower case."""
    plain = [letter for letter in name if letter != "-"]
    if not plain or name != name.lower() or name in RESERVED or name.startswith("seat"):
        return False
    return all(letter.isalnum() for letter in plain)
