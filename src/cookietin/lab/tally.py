"""Tallies: what many plays add up to, in whole numbers so that the order of adding is no matter."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cookietin.kernel.outcome import Outcome

WIN = 840 * 840
"""A whole win in units that eight seats can share, and a bot on several of them average."""

_Z = 1.959964


@dataclass(frozen=True)
class Rate:
    """A share of the wins with its 95 % interval."""

    rate: float
    low: float
    high: float
    plays: int

    def json(self) -> dict[str, Any]:
        """The rate as plain data."""
        return {"rate": self.rate, "low": self.low, "high": self.high, "plays": self.plays}


@dataclass
class Wins:
    """Shares of wins over some plays, each play counted once."""

    units: int = 0
    plays: int = 0

    def add(self, units: int) -> None:
        """Count one play."""
        self.units += units
        self.plays += 1

    def merge(self, other: Wins) -> None:
        """Add what another counted."""
        self.units += other.units
        self.plays += other.plays

    def rate(self) -> Rate:
        """Wilson's interval: for shared wins it is a little too wide, never too narrow."""
        n = self.plays
        p = self.units / WIN / n
        middle = (p + _Z * _Z / (2 * n)) / (1 + _Z * _Z / n)
        reach = _Z * math.sqrt(p * (1 - p) / n + _Z * _Z / (4 * n * n)) / (1 + _Z * _Z / n)
        return Rate(p, max(0.0, middle - reach), min(1.0, middle + reach), n)


@dataclass
class Tally:
    """What is counted over many plays of one game with the same seats and bots."""

    seats: int
    plays: int = 0
    moves: int = 0
    moves_squared: int = 0
    shortest: int = 0
    longest: int = 0
    shared: int = 0
    by_seat: dict[int, Wins] = field(default_factory=dict)
    by_order: dict[int, Wins] = field(default_factory=dict)
    by_bot: dict[str, Wins] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome, first: int, bots: list[str], moves: int) -> None:
        """Count one play: who sat where, who began, who won, how long it took."""
        share = WIN // len(outcome.winners) if outcome.winners else 0
        won = [share if seat in outcome.winners else 0 for seat in range(self.seats)]
        for seat in range(self.seats):
            self.by_seat.setdefault(seat, Wins()).add(won[seat])
            order = (seat - first) % self.seats
            self.by_order.setdefault(order, Wins()).add(won[seat])
        for bot in sorted(set(bots)):
            mine = [won[seat] for seat in range(self.seats) if bots[seat] == bot]
            self.by_bot.setdefault(bot, Wins()).add(sum(mine) // len(mine))
        self.shortest = moves if self.plays == 0 else min(self.shortest, moves)
        self.longest = max(self.longest, moves)
        self.plays += 1
        self.moves += moves
        self.moves_squared += moves * moves
        self.shared += len(outcome.winners) > 1
        self.endings[outcome.how] += 1

    def merge(self, other: Tally) -> None:
        """Add what another tally counted."""
        if other.plays == 0:
            return
        for mine, theirs in (
            (self.by_seat, other.by_seat),
            (self.by_order, other.by_order),
            (self.by_bot, other.by_bot),
        ):
            _merge_wins(mine, theirs)
        self.shortest = other.shortest if self.plays == 0 else min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.plays += other.plays
        self.moves += other.moves
        self.moves_squared += other.moves_squared
        self.shared += other.shared
        self.endings.update(other.endings)

    def mean_length(self) -> float:
        """Moves per play."""
        return self.moves / self.plays

    def spread_of_length(self) -> float:
        """The standard deviation of the moves per play."""
        mean = self.mean_length()
        return math.sqrt(max(0.0, self.moves_squared / self.plays - mean * mean))

    def json(self) -> dict[str, Any]:
        """All figures as plain data; the same plays give the same, byte for byte."""
        return {
            "plays": self.plays,
            "seats": self.seats,
            "by_seat": {f"seat{seat}": won.rate().json() for seat, won in _in_order(self.by_seat)},
            "by_order": [won.rate().json() for _, won in _in_order(self.by_order)],
            "by_bot": {bot: won.rate().json() for bot, won in _in_order(self.by_bot)},
            "shared_wins": self.shared / self.plays,
            "length": {
                "mean": self.mean_length(),
                "deviation": self.spread_of_length(),
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "endings": {how: self.endings[how] / self.plays for how in sorted(self.endings)},
        }


def _in_order(wins: dict[Any, Wins]) -> list[tuple[Any, Wins]]:
    return sorted(wins.items())


def _merge_wins(mine: dict[Any, Wins], theirs: dict[Any, Wins]) -> None:
    for key, won in theirs.items():
        mine.setdefault(key, Wins()).merge(won)
