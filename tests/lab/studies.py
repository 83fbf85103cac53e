"""Small studies for the tests."""

from __future__ import annotations

import cookietin
from cookietin.lab import Study, Variant, setting
from cookietin.lab.meters import Meters


def hands(
    *sizes: int, plays: int = 60, seats: int = 2, bots: str = "thumb", meters: Meters | None = None
) -> Study:
    """Number Chain with hands of these sizes, the last the usual one."""
    variants = []
    for size in sizes:
        game = cookietin.game("number-chain", hand=size)
        variants.append(
            Variant({"hand": str(size)}, game, setting(game, [*bots.split(",")], seats))
        )
    return Study(variants, plays, 1, meters, baseline=len(variants) - 1)
