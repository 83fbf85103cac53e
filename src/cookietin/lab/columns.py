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
    from collections.abc import Iterable

    from mypy_extensions import i64

    from cookietin.lab.row import Reading, Readings


class Column:
    """A figure's parts and wholes, deal by deal."""

    def __init__(self, deals: int, rounds: int, plain: bool) -> None:
        self.parts = [0.0] * deals
        # A play that says nothing of a plain number says nought; of a ratio it says nothing.
        self.wholes = [float(rounds) if plain else 0.0] * deals
        self.plain = plain
        self.share = plain
        """Whether it is a part of all plays, or of something: never below 0 or above 1."""

    def add(self, deal: i64, reading: Reading) -> None:
        """Count what one play of a deal says."""
        if isinstance(reading, (list, tuple)):
            self.parts[deal] += reading[0]
            self.wholes[deal] += reading[1]
            return
        self.parts[deal] += reading
        if not 0 <= reading <= 1:
            self.share = False

    def value(self) -> float:
        """The figure itself."""
        return _sum(self.parts) / _sum(self.wholes)

    def known(self) -> bool:
        """Whether anything was said at all."""
        return self.plain or any(self.wholes)

    def estimate(self) -> Estimate:
        """The figure with its interval."""
        wholes = self.wholes
        deals = len(wholes)
        whole = _sum(wholes)
        value = _sum(self.parts) / whole
        squares = 0.0
        seen: i64 = 0
        shares = self.share or not self.plain
        for deal, part in enumerate(self.parts):
            of = wholes[deal]
            off = part - value * of
            squares += off * off
            if of > 0:
                seen += 1
            if part < 0 or part > of:
                shares = shares and self.plain
        error = _error(squares * (deals / whole) ** 2, deals)
        return wilson(value, error, seen) if shares else around(value, error, seen)


def difference(one: Column, other: Column) -> Estimate:
    """By how much one is above the other where both played the same deals."""
    deals = len(one.parts)
    squares = 0.0
    own_whole, other_whole = _sum(one.wholes), _sum(other.wholes)
    own, others = _sum(one.parts) / own_whole, _sum(other.parts) / other_whole
    # By how much each deal moves either figure.
    own_weight, other_weight = deals / own_whole, deals / other_whole
    wholes, other_parts, other_wholes = one.wholes, other.parts, other.wholes
    for deal, part in enumerate(one.parts):
        moved = own_weight * (part - own * wholes[deal])
        off = moved - other_weight * (other_parts[deal] - others * other_wholes[deal])
        squares += off * off
    value = own - others
    if one.share and other.share:
        return paired_shares(value, squares, deals)
    return around(value, _error(squares, deals), deals)


def columns(rows: Iterable[Readings], rounds: int, deals: int) -> dict[str, Column]:
    """The figures of a variant, by name, from the readings of its plays in order."""
    found: dict[str, Column] = {}
    for number, readings in enumerate(rows):
        deal = number // rounds
        for name, reading in readings.items():
            column = found.get(name)
            if column is None:
                plain = not isinstance(reading, (list, tuple))
                column = found[name] = Column(deals, rounds, plain)
            column.add(deal, reading)
    return {name: column for name, column in found.items() if column.known()}


def _sum(values: list[float]) -> float:
    """All of them together: as a loop, which compiled is the fastest way there is."""
    total = 0.0
    for value in values:
        total += value
    return total


def _error(squares: float, deals: int) -> float:
    """The standard error of a mean whose parts are off it by so much, squared."""
    return math.sqrt(squares / (deals * (deals - 1))) if deals > 1 else 0.0
