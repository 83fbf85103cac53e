"""Columns: one figure over all deals of a variant, and how it differs from another variant's.

The deals are what is independent: several plays of one deal, with the bots moved on, are one. Every
figure is a part and what it is part of, summed over the plays of a deal; a plain number is a part
of one play.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cookietin.lab.intervals import Estimate, around, paired_shares, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cookietin.lab.row import Reading


class Column:
    """A figure's parts and wholes, deal by deal."""

    def __init__(self, deals: int, rounds: int, plain: bool) -> None:
        self.parts = [0.0] * deals
        # A play that says nothing of a plain number says nought; of a ratio it says nothing.
        self.wholes = [float(rounds) if plain else 0.0] * deals
        self.plain = plain
        self.share = plain
        """Whether it is a part of all plays, or of something: never below 0 or above 1."""

    def add(self, deal: int, reading: Reading) -> None:
        """Count what one play of a deal says."""
        if isinstance(reading, list):
            self.parts[deal] += reading[0]
            self.wholes[deal] += reading[1]
            return
        self.parts[deal] += reading
        if not 0 <= reading <= 1:
            self.share = False

    def value(self) -> float:
        """The figure itself."""
        return math.fsum(self.parts) / math.fsum(self.wholes)

    def known(self) -> bool:
        """Whether anything was said at all."""
        return self.plain or any(self.wholes)

    def estimate(self) -> Estimate:
        """The figure with its interval."""
        value = self.value()
        error = _error(self.residuals())
        seen = 0
        shares = self.share or not self.plain
        for deal in range(len(self.parts)):
            part, whole = self.parts[deal], self.wholes[deal]
            if whole > 0:
                seen += 1
            if not self.plain and not 0 <= part <= whole:
                shares = False
        return wilson(value, error, seen) if shares else around(value, error, seen)

    def residuals(self) -> list[float]:
        """By how much each deal moves the figure: what its spread is worked out from."""
        total, whole, deals = math.fsum(self.parts), math.fsum(self.wholes), len(self.parts)
        value, middle = total / whole, whole / deals
        wholes = self.wholes
        return [(part - value * wholes[deal]) / middle for deal, part in enumerate(self.parts)]


def difference(one: Column, other: Column) -> Estimate:
    """By how much one is above the other where both played the same deals."""
    apart = [a - b for a, b in zip(one.residuals(), other.residuals(), strict=True)]
    value = one.value() - other.value()
    if one.share and other.share:
        return paired_shares(value, math.fsum([off * off for off in apart]), len(apart))
    return around(value, _error(apart), len(apart))


def columns(rows: Iterable[Mapping[str, Reading]], rounds: int, deals: int) -> dict[str, Column]:
    """The figures of a variant, by name, from the readings of its plays in order."""
    found: dict[str, Column] = {}
    for number, readings in enumerate(rows):
        for name, reading in readings.items():
            column = found.get(name)
            if column is None:
                column = found[name] = Column(deals, rounds, not isinstance(reading, list))
            column.add(number // rounds, reading)
    return {name: column for name, column in found.items() if column.known()}


def _error(residuals: list[float]) -> float:
    """The standard error of a mean whose parts are off it by these."""
    deals = len(residuals)
    if deals < 2:
        return 0.0
    return math.sqrt(math.fsum([off * off for off in residuals]) / (deals * (deals - 1)))
