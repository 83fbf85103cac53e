"""The tokens of Cookie Chomper: cookies, Poison, Golden and bandits (CC-04, CC-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cookie_chomper.cards import FILE
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import HOLE

if TYPE_CHECKING:
    from cookietin.kernel.names import Names

COOKIE: Final = 1
POISON: Final = 2
GOLDEN: Final = 3
LAST_PLAIN: Final = 3
"""A bandit who steals so many cookies is the kind that many places further on."""

MOST_STOLEN: Final = 9
TOKENS: Final[Names] = [
    HOLE,
    "cookie",
    "poison",
    "golden",
    *[f"bandit {number}" for number in range(1, MOST_STOLEN + 1)],
]


def read_bandits(data: dict[str, Any]) -> list[int]:
    """The bandits as kinds of token."""
    tokens = data.get("tokens")
    if not isinstance(tokens, dict):
        raise BadOption("data-not-a-table", {"file": FILE, "entry": "tokens"})
    numbers = tokens.get("bandits")
    if not isinstance(numbers, list):
        raise BadOption("data-not-a-list", {"file": FILE, "entry": "tokens.bandits"})
    bandits: list[int] = []
    for place, number in enumerate(numbers):
        whole = isinstance(number, int) and not isinstance(number, bool)
        if not whole or not 1 <= number <= MOST_STOLEN:
            entry = f"tokens.bandits[{place}]"
            fields = {"file": FILE, "entry": entry, "found": number, "high": MOST_STOLEN}
            raise BadOption("not-a-bandit", fields)
        bandits.append(LAST_PLAIN + int(number))
    return bandits
