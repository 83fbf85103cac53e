"""Intervals: what figures from a sample say of the truth, and how many plays would say more."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

LEVEL = 0.95
"""How often intervals hold the truth."""
POWER = 0.9
"""How often a difference is found where as many plays are made as are asked for."""
FEWEST = 30
"""With fewer deals nothing is told apart."""

_NORMAL = NormalDist()
Z = _NORMAL.inv_cdf((1 + LEVEL) / 2)


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval, and its standard error."""

    value: float
    low: float
    high: float
    error: float
    deals: int

    def json(self) -> dict[str, Any]:
        """The figure as plain data."""
        return {"value": self.value, "low": self.low, "high": self.high, "deals": self.deals}

    def holds(self, truth: float) -> bool:
        """Whether the truth may be this."""
        return self.low <= truth <= self.high

    def chance(self, truth: float = 0.0) -> float:
        """How likely it is to be so far from this truth, or farther, by accident."""
        if self.deals < FEWEST:
            return 1.0
        if self.error == 0:
            return 1.0 if self.value == truth else 0.0
        # A sample spreads a little less than what it is from: Student's t, as a normal deviate.
        off = abs(self.value - truth) / self.error
        freedom = self.deals - 1
        normal = off * (1 - 1 / (4 * freedom)) / math.sqrt(1 + off * off / (2 * freedom))
        return math.erfc(normal / math.sqrt(2))


def student(deals: int) -> float:
    """How many standard errors an interval reaches with so many deals."""
    freedom = max(1, deals - 1)
    cubic = (Z**3 + Z) / (4 * freedom)
    return Z + cubic + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def around(value: float, error: float, deals: int) -> Estimate:
    """A mean with its interval."""
    reach = student(deals) * error
    return Estimate(value, value - reach, value + reach, error, deals)


def wilson(share: float, error: float, deals: int) -> Estimate:
    """A share with Wilson's interval, which never leaves what can be.

    Deals that say more or less than a coin would count as more or fewer.
    """
    even = share * (1 - share)
    size = even / error**2 if error > 0 and even > 0 else float(deals)
    reach = student(deals)
    squared = reach * reach
    middle = (share + squared / (2 * size)) / (1 + squared / size)
    width = reach * math.sqrt(even / size + squared / (4 * size * size)) / (1 + squared / size)
    low, high = max(0.0, middle - width), min(1.0, middle + width)
    return Estimate(share, min(low, share), max(high, share), error, deals)


def paired_shares(value: float, squares: float, deals: int) -> Estimate:
    """The difference of two shares of the same deals, with what their residuals' squares sum to.

    By Agresti and Min: two more deals, half of one for each way they can end, keep the interval
    honest where few deals end differently.
    """
    size = deals + 2
    middle = deals * value / size
    spread = max(0.0, (squares + deals * value * value + 1) / size - middle * middle)
    error = math.sqrt(spread / size)
    reach = student(deals) * error
    low, high = min(middle - reach, value), max(middle + reach, value)
    return Estimate(value, max(-1.0, low), min(1.0, high), error, deals)


def told_apart(chances: list[float]) -> list[bool]:
    """Which of several findings hold, by Holm: in 95 of 100 reports none of them is an accident."""
    held = [False] * len(chances)
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    for done, place in enumerate(order):
        if chances[place] > (1 - LEVEL) / (len(chances) - done):
            break
        held[place] = True
    return held


def found_from(error: float, comparisons: int = 1) -> float:
    """The least difference that is found nine times of ten with this standard error."""
    share = (1 - LEVEL) / comparisons
    return (_NORMAL.inv_cdf(1 - share / 2) + _NORMAL.inv_cdf(POWER)) * error


def deals_needed(error: float, deals: int, difference: float, comparisons: int = 1) -> int:
    """How many deals would find such a difference nine times of ten, judged by those that are."""
    if difference == 0 or error == 0:
        return deals
    return max(FEWEST, math.ceil(deals * (found_from(error, comparisons) / difference) ** 2))


def as_typed(plays: int) -> int:
    """A number of plays as one would type it: two digits that count, never fewer plays."""
    step: int = 10 ** max(0, len(str(plays)) - 2)
    return -(-plays // step) * step
