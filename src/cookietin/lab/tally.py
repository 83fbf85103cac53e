"""Tallies: what many plays add up to, in whole numbers so that the order of adding is no matter."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cookietin.lab.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    """Shares of wins over some plays, each play counted once; and the points that were made."""

    units: int = 0
    plays: int = 0
    points: Spread = field(default_factory=Spread)

    def add(self, units: int, points: Iterable[int] = ()) -> None:
        """Count one play, with the points of each seat that it is about."""
        self.units += units
        self.plays += 1
        for made in points:
            self.points.add(made)

    def merge(self, other: Wins) -> None:
        """Add what another counted."""
        self.units += other.units
        self.plays += other.plays
        self.points.merge(other.points)

    def json(self) -> dict[str, Any]:
        """The rate and the points as plain data."""
        return {**self.rate().json(), "points": self.points.json()}

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
    shared: int = 0
    length: Spread = field(default_factory=Spread)
    """The moves that a play takes."""
    points: Spread = field(default_factory=Spread)
    """The points that a seat makes."""
    margin: Spread = field(default_factory=Spread)
    """By how many points the best seat is ahead of the next; who plays alone has none."""
    by_seat: dict[int, Wins] = field(default_factory=dict)
    by_order: dict[int, Wins] = field(default_factory=dict)
    by_bot: dict[str, Wins] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome, first: int, bots: list[str], moves: int) -> None:
        """Count one play: who sat where, who began, who won with what, how long it took."""
        share = WIN // len(outcome.winners) if outcome.winners else 0
        won = [share if seat in outcome.winners else 0 for seat in range(self.seats)]
        made = outcome.points
        for seat in range(self.seats):
            self.points.add(made[seat])
            self.by_seat.setdefault(seat, Wins()).add(won[seat], [made[seat]])
            order = (seat - first) % self.seats
            self.by_order.setdefault(order, Wins()).add(won[seat], [made[seat]])
        for bot in sorted(set(bots)):
            held = [seat for seat in range(self.seats) if bots[seat] == bot]
            units = sum([won[seat] for seat in held]) // len(held)
            self.by_bot.setdefault(bot, Wins()).add(units, [made[seat] for seat in held])
        if self.seats > 1:
            best, second = sorted(made, reverse=True)[:2]
            self.margin.add(best - second)
        self.plays += 1
        self.length.add(moves)
        self.shared += len(outcome.winners) > 1
        self.endings[outcome.how] += 1

    def merge(self, other: Tally) -> None:
        """Add what another tally counted."""
        for mine, theirs in (
            (self.by_seat, other.by_seat),
            (self.by_order, other.by_order),
            (self.by_bot, other.by_bot),
        ):
            _merge_wins(mine, theirs)
        self.plays += other.plays
        self.shared += other.shared
        self.length.merge(other.length)
        self.points.merge(other.points)
        self.margin.merge(other.margin)
        self.endings.update(other.endings)

    def json(self) -> dict[str, Any]:
        """All figures as plain data; the same plays give the same, byte for byte."""
        return {
            "plays": self.plays,
            "seats": self.seats,
            "by_seat": {f"seat{seat}": won.json() for seat, won in _in_order(self.by_seat)},
            "by_order": [won.json() for _, won in _in_order(self.by_order)],
            "by_bot": {bot: won.json() for bot, won in _in_order(self.by_bot)},
            "points": self.points.json(),
            "margin": self.margin.json() if self.seats > 1 else None,
            "shared_wins": self.shared / self.plays if self.plays else 0.0,
            "length": self.length.json("shortest", "longest"),
            "endings": {how: self.endings[how] / self.plays for how in sorted(self.endings)},
        }


def _in_order(wins: dict[Any, Wins]) -> list[tuple[Any, Wins]]:
    return sorted(wins.items())


def _merge_wins(mine: dict[Any, Wins], theirs: dict[Any, Wins]) -> None:
    for key, won in theirs.items():
        mine.setdefault(key, Wins()).merge(won)
