"""Spreads: how a figure is spread over many plays, in whole numbers that add up in any order."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any


@dataclass
class Spread:
    """Whole numbers that were counted: how many, their sum, the least and the greatest."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    greatest: int = 0

    def add(self, value: int) -> None:
        """Count one number."""
        self.least = value if self.count == 0 else min(self.least, value)
        self.greatest = value if self.count == 0 else max(self.greatest, value)
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Spread) -> None:
        """Add what another counted."""
        if other.count == 0:
            return
        self.least = other.least if self.count == 0 else min(self.least, other.least)
        self.greatest = other.greatest if self.count == 0 else max(self.greatest, other.greatest)
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        """Their mean; nothing at all has the mean 0."""
        return self.total / self.count if self.count else 0.0

    def deviation(self) -> float:
        """Their standard deviation."""
        if self.count == 0:
            return 0.0
        # In whole numbers: large sums of squares would lose what a small spread consists of.
        return math.sqrt(self.count * self.squares - self.total * self.total) / self.count

    def json(self, least: str = "least", greatest: str = "greatest") -> dict[str, Any]:
        """The figures as plain data; the ends may go by names of their own."""
        ends = {least: self.least, greatest: self.greatest}
        return {"mean": self.mean(), "deviation": self.deviation(), **ends}
