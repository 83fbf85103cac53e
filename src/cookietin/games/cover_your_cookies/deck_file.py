"""Reading a deck file: every complaint names the file, the entry and the field."""

from __future__ import annotations

from typing import Any, Final

from cookietin.kernel.complaint import BadOption

RESERVED: Final = ["discard", "?"]
"""Words that stand beside a card's name in a move."""


class DeckFile:
    """The table of a deck file. Every entry and field must be read by someone."""

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
