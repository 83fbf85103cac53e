"""Reading a position's parts from outside data, with complaints that name the part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import SEATS, Names

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer

LAST_QUESTION: Final = 1 << 53
"""The highest number of a question that is read: every reader of JSON tells those below apart."""


class Reader:
    """One level of outside data and where it stands. Every key must be read by someone."""

    def __init__(self, data: Any, where: str = "") -> None:
        if not isinstance(data, dict):
            raise BadPosition("not-a-table", {"where": where or "position", "found": data})
        self._data: dict[str, Any] = {str(key): value for key, value in data.items()}
        self._where = where
        self._read: set[str] = set()

    def has(self, key: str) -> bool:
        """Whether the part is given; nothing in its place is as good as leaving it out."""
        self._read.add(key)
        return self._data.get(key) is not None

    def due(self, key: str, dealer: Dealer | None) -> bool:
        """Whether the part must be read: without a dealer, who could deal it, always."""
        return dealer is None or self.has(key)

    def value(self, key: str) -> Any:
        """The part as it stands."""
        self._read.add(key)
        if key not in self._data:
            raise BadPosition("part-missing", {"where": self.path(key)})
        return self._data[key]

    def path(self, key: str) -> str:
        """Where the part stands, as people write it."""
        return f"{self._where}.{key}" if self._where else key

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number between two bounds."""
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            fields = {"where": self.path(key), "found": value, "low": low, "high": high}
            raise BadPosition("not-in-range", fields)
        return value

    def flag(self, key: str) -> bool:
        """Yes or no."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise BadPosition("not-yes-or-no", {"where": self.path(key), "found": value})
        return value

    def text(self, key: str) -> str:
        """A text, whatever it says."""
        value = self.value(key)
        if not isinstance(value, str):
            raise BadPosition("not-a-text", {"where": self.path(key), "found": value})
        return value

    def one_of(self, key: str, names: Names) -> int:
        """The place of a name in a table."""
        return _look_up(self.value(key), names, self.path(key))

    def seat(self, key: str, seats: int) -> int:
        """A seat, by name or by number."""
        value = self.value(key)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
            return value
        return _look_up(value, SEATS[:seats], self.path(key))

    def cards(self, key: str, names: Names) -> list[int]:
        """A list of cards by name."""
        where = self.path(key)
        rows = enumerate(self.rows(key))
        return [_look_up(name, names, f"{where}[{place}]") for place, name in rows]

    def rows(self, key: str) -> list[Any]:
        """A list, whatever is in it."""
        value = self.value(key)
        if not isinstance(value, list | tuple):
            raise BadPosition("not-a-list", {"where": self.path(key), "found": value})
        return list(value)

    def per_seat(self, key: str, seats: int) -> Reader:
        """A part with an entry for each seat: by name, by number, or as a list."""
        value = self.value(key)
        if isinstance(value, list | tuple):
            if len(value) != seats:
                fields = {"where": self.path(key), "found": len(value), "seats": seats}
                raise BadPosition("not-one-each", fields)
            value = dict(enumerate(value))
        if isinstance(value, dict):
            value = {
                SEATS[seat] if isinstance(seat, int) and 0 <= seat < seats else seat: entry
                for seat, entry in value.items()
            }
        return Reader(value, self.path(key))

    def finish(self) -> None:
        """Complain about a part that nobody asked for."""
        unknown = [key for key in self._data if key not in self._read]
        if unknown:
            raise BadPosition("no-such-part", {"where": self.path(unknown[0])})


def _look_up(value: Any, names: Names, where: str) -> int:
    if value not in names:
        fields = {"where": where, "found": value, "names": names[:12] + ["…"] * (len(names) > 12)}
        raise BadPosition("no-such-name", fields)
    return names.index(value)
