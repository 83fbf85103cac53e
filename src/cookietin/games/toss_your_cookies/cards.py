"""The cards of Toss Your Cookies, and which of them play with how many (TY-01, TY-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.compiling import mypyc_attr
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.kinds import spread
from cookietin.kernel.names import HOLE, MOST_SEATS, Names
from cookietin.kernel.options import Several

if TYPE_CHECKING:
    from mypy_extensions import i64

HAND: Final = 7
"""How many cards everyone holds, as printed."""
FEWEST_IN_HAND: Final = 4
"""With fewer, the milk and a cookie or two would win: nearly every deal."""
HALF_EATEN: Final = "half-eaten"
WILD: Final = "wild"
MILK: Final = "milk"

_FILE: Final = "cards.toml"
_MOST_COOKIES: Final = 11
_FEWEST_PLAYERS: Final = 2


class CookieCards:
    """The kinds of cards; row 0 is a card that is not known."""

    def __init__(self, data: dict[str, Any], hand: int = HAND) -> None:
        self.hand: i64 = hand
        """How many cards everyone holds."""
        self.winning: i64 = hand - 2
        """How many of one cookie win, with the milk."""
        cookies = _cookies(data)
        copies = data.get("copies")
        if not isinstance(copies, dict):
            raise BadOption("data-not-a-table", {"file": _FILE, "entry": "copies"})
        self.names: Names = [HOLE, *cookies, HALF_EATEN, WILD, MILK]
        self.rows: i64 = len(self.names)
        self.cookies: list[int] = list(range(1, len(cookies) + 1))
        self.half_eaten: i64 = len(cookies) + 1
        self.wild: i64 = len(cookies) + 2
        self.milk: i64 = len(cookies) + 3
        each = _whole(copies, "cookie", "copies", HAND - 1)
        half_eaten = _whole(copies, HALF_EATEN, "copies", HAND)
        wild = _whole(copies, WILD, "copies", HAND)
        self.copies: list[int] = [0, *[each for _ in cookies], half_eaten, wild, 1]
        """How often each kind is in the whole deck."""
        self.added: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]
        """The wilds and half-eaten cookies that are added for so many players."""
        rows = data.get("added")
        if not isinstance(rows, list) or not rows:
            raise BadOption("data-not-a-list", {"file": _FILE, "entry": "added"})
        for place, row in enumerate(rows):
            self._add(row, f"added[{place}]")
        self.fewest, self.most = self._span()
        for kind in self.cookies:
            self.copies[kind] -= HAND - hand

    def _add(self, row: object, entry: str) -> None:
        if not isinstance(row, dict):
            raise BadOption("data-not-a-table", {"file": _FILE, "entry": entry})
        players = _whole(row, "players", entry, min(MOST_SEATS, len(self.cookies)))
        wild = _whole(row, WILD, entry, self.copies[self.wild])
        half_eaten = _whole(row, HALF_EATEN, entry, self.copies[self.half_eaten])
        total = self.copies[1] * players + wild + half_eaten + 1
        if players < _FEWEST_PLAYERS or self.added[players] or total != HAND * players:
            fields = {"file": _FILE, "entry": entry, "found": total, "players": players}
            raise BadOption("not-seven-each", fields)
        self.added[players] = [half_eaten, wild]

    def _span(self) -> tuple[int, int]:
        """The fewest and most who can play."""
        there = [players for players in range(MOST_SEATS + 1) if self.added[players]]
        if there != list(range(there[0], there[-1] + 1)):
            raise BadOption("players-left-out", {"file": _FILE, "entry": "added", "found": there})
        return there[0], there[-1]

    def counts(self, cookies: list[int], players: int) -> list[int]:
        """How often each kind is in a play with these cookies."""
        counts = [0] * self.rows
        for cookie in cookies:
            counts[cookie] = self.copies[cookie]
        counts[self.half_eaten], counts[self.wild] = self.added[players]
        counts[self.milk] = 1
        return counts

    def deck(self, cookies: list[int], players: int) -> list[int]:
        """The cards of a play, sorted."""
        return spread(self.counts(cookies, players))

    def box(self, cookies: list[int], players: int) -> list[int]:
        """How often each kind is left in the box."""
        used = self.counts(cookies, players)
        return [self.copies[kind] - used[kind] for kind in range(self.rows)]

    def usefulness(self, hand: list[int], kind: int) -> int:
        """How much a hand would miss a card: the more of a cookie it holds, the more."""
        if kind == self.half_eaten:
            return 0
        if kind == self.milk or kind == self.wild:
            return HAND + 1
        return hand.count(kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class SureCookies(Several):
    """Which cookies are sure to play: one is as good as another, so a spread needs no more."""

    def spread(self) -> list[Any]:
        return [[], self.choices[:2], list(self.choices)]


def _cookies(data: dict[str, Any]) -> Names:
    cookies = data.get("cookies")
    if not isinstance(cookies, list) or not cookies:
        raise BadOption("data-not-a-list", {"file": _FILE, "entry": "cookies"})
    names: Names = []
    for place, name in enumerate(cookies):
        fields = {"file": _FILE, "entry": f"cookies[{place}]", "found": name}
        if not isinstance(name, str) or not name.replace("-", "").isalpha() or name != name.lower():
            raise BadOption("not-a-card-name", fields)
        if name in names or name in (HALF_EATEN, WILD, MILK):
            raise BadOption("card-twice", fields)
        names.append(name)
    if len(names) > _MOST_COOKIES:
        fields = {"file": _FILE, "entry": "cookies", "found": len(names), "high": _MOST_COOKIES}
        raise BadOption("too-many-cookies", fields)
    return names


def _whole(table: dict[Any, Any], field: str, entry: str, high: int) -> int:
    """A field of a data file that is a whole number from 0 to a bound."""
    value: object = table.get(field)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= high:
        fields = {"file": _FILE, "entry": entry, "field": field, "found": value, "high": high}
        raise BadOption("data-not-in-range", fields)
    return value
