"""What bots are called at a table: by names of their own, not `thumb` and `thumb 2`."""

from __future__ import annotations

NAMES = ("Mika", "Theo", "Juno", "Pip", "Remy", "Olive", "Kit", "Wren", "Bruno", "Tilda")
"""More than any table seats, so that one is always free."""


def free_name(taken: list[str]) -> str:
    """The first name that nobody at the table goes by."""
    return next((name for name in NAMES if name not in taken), NAMES[-1])
