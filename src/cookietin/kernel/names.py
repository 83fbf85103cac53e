"""Names of seats, and the tables of names that cards, dice and tokens are spoken of by."""

from __future__ import annotations

from typing import Final

Names = list[str]
"""Names by number. For cards and tokens row 0 is the hole: something that is not known."""

HOLE: Final = "?"
TRUTH: Final = -1
"""The viewer of a position that hides nothing."""

MOST_SEATS: Final = 8
SEATS: Final[Names] = [f"seat{number}" for number in range(MOST_SEATS)]


def viewer_name(viewer: int, seats: int) -> str:
    """`truth`, `seat0` and so on, or `spectator`: the viewer who sits nowhere."""
    if viewer == TRUTH:
        return "truth"
    return "spectator" if viewer == seats else SEATS[viewer]


def viewers(seats: int) -> list[str]:
    """All that a position with so many seats can be viewed as, the truth first."""
    return [viewer_name(viewer, seats) for viewer in range(TRUTH, seats + 1)]


def named(cards: list[int], names: Names) -> list[str]:
    """Cards by name, in the order in which they lie."""
    return [names[card] for card in cards]


def named_sorted(cards: list[int], names: Names) -> list[str]:
    """Cards by name where their order means nothing."""
    ordered = cards[:]
    ordered.sort()
    return [names[card] for card in ordered]
