"""Facts: what follows from a view by the rules and a board shows, declared and as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.names import HOLE, SEATS
from cookietin.kernel.roles import CARD, NUMBER, PLACE, SEAT, WORD

if TYPE_CHECKING:
    from cookietin.kernel.names import Names

FLAG: Final = "flag"
"""Yes or no."""
TABLE: Final = "table"
"""Facts that belong together."""

OR_NONE: Final = "?"
"""Behind a role: there may be none."""


class Fact:
    """One thing that a board may ask for: where it stands, what it is, and what it says."""

    def __init__(self, path: str, role: str, what: str) -> None:
        self.path = path
        """The names on the way to it: `[]` stands for each of a list, `*` for each name."""
        self.role = role.removesuffix(OR_NONE)
        self.may_be_none = role.endswith(OR_NONE)
        self.what = what

    def json(self) -> dict[str, Any]:
        """What is declared, as plain data."""
        return {
            "path": self.path,
            "role": self.role,
            "none": self.may_be_none,
            "what": self.what,
        }


def seat_facts(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """What is said of each seat, by the seat's name."""
    return {SEATS[seat]: row for seat, row in enumerate(rows)}


def undeclared(
    data: Any, declared: list[Fact], cards: Names, places: list[str], path: str = ""
) -> str:
    """What of some facts is not declared so; empty if all is."""
    found = [fact for fact in declared if fact.path == path]
    if path and not found:
        return f"{path} is not declared"
    if isinstance(data, dict) and not (found and found[0].role != TABLE):
        return _undeclared_table(data, declared, cards, places, path)
    if isinstance(data, list):
        inner = [undeclared(one, declared, cards, places, f"{path}[]") for one in data]
        return next((wrong for wrong in inner if wrong), "")
    if not found or not _fits(data, found[0], cards, places):
        return f"{path} is {data!r}, which is no {found[0].role if found else 'table'}"
    return ""


def _undeclared_table(
    data: dict[str, Any], declared: list[Fact], cards: Names, places: list[str], path: str
) -> str:
    before = f"{path}." if path else ""
    named = {fact.path for fact in declared}
    for name, value in data.items():
        inner = before + name
        if inner not in named and f"{before}*" in named:
            inner = f"{before}*"
        wrong = undeclared(value, declared, cards, places, inner)
        if wrong:
            return wrong
    return ""


def _fits(value: Any, fact: Fact, cards: Names, places: list[str]) -> bool:
    if value is None:
        return fact.may_be_none
    if isinstance(value, bool):
        return fact.role == FLAG
    if isinstance(value, int):
        return fact.role == NUMBER
    if not isinstance(value, str):
        return False
    if fact.role == CARD:
        return value == HOLE or value in cards
    if fact.role == SEAT:
        return value in SEATS
    return value in places if fact.role == PLACE else fact.role == WORD
