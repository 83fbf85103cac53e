"""A turn: what is asked, one after another (TY-05). The dice say which of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cookietin.kernel.names import Names

ROLL: Final = 0
"""The player whose turn it is rolls the dice."""
PARTNER: Final = 1
"""The roller says with whom to swap."""
GIFT: Final = 2
"""The roller chooses what to swap."""
PASS: Final = 3
"""All choose what to pass, sealed."""
TOSS: Final = 4
"""All choose what to toss, sealed."""
SCRAMBLE: Final = 5
"""Those who are short grab cards from the middle."""
SPILT: Final = 6
"""The milk lies in the middle, and all but its tosser may grab it."""
SHOUT: Final = 7
"""Everyone may shout that they have won."""

PHASES: Final[Names] = ["roll", "partner", "gift", "pass", "toss", "scramble", "spilt", "shout"]
CLAUSES: Final[Names] = [
    "TY-05",
    "TY-06",
    "TY-06",
    "TY-08",
    "TY-09",
    "TY-10",
    "TY-14",
    "TY-18",
]
"""The clause that each of them comes from."""
