"""The common shape of everything that takes part in the benchmark.

The game is Number Chain: 32 cards, one for each subset of five numbers, written as bit masks.
Everyone is dealt a hand, one more card starts the chain, and a random player begins. A turn plays
any card from the hand, then draws one card for each number on it which the chain's last card does
not show. An empty hand wins; when a draw is due and the deck is empty, the fewest cards win.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import combinations
from time import process_time
from typing import Any, ClassVar, NamedTuple

CARDS = 32
HAND = 5
POSITIONS = 64
TOLERANCE = 4.5


class Play(NamedTuple):
    """One finished play: its player moves, who began, and each player's share of the win."""

    moves: int
    start: int
    payoffs: Sequence[float]


class Figure(NamedTuple):
    """A mean over many plays and its standard error."""

    mean: float
    error: float


class Contestant(ABC):
    """One implementation of the game, with the figures the benchmark asks of it.

    Seconds are those of its process alone: what else runs on the machine does not count.

    Its kind is "peer" for another Python library, "limit" for the C loop, "ours" for Cookie Tin.
    """

    kind: ClassVar[str] = "peer"

    def __init__(self, name: str, seats: int, hand: int = HAND, version: str = "") -> None:
        """Remember the name, the version and the size of the game to play."""
        if not 2 <= seats <= 6 or not 1 <= hand <= (CARDS - 1) // seats:
            raise ValueError(f"no game for {seats} players with {hand} cards each")
        self.name, self.version, self.seats, self.hand = name, version, seats, hand

    def available(self) -> str | None:
        """Say why this contestant cannot play here, or None when it can."""
        return None

    @abstractmethod
    def play(self, seconds: float) -> tuple[int, float]:
        """Play at random for about that long; return the player moves and the seconds taken."""

    @abstractmethod
    def copies(self, seconds: float) -> tuple[int, float] | None:
        """Copy positions for about that long; return the copies and the seconds taken."""

    @abstractmethod
    def statistics(self, plays: int) -> dict[str, Figure]:
        """Play so many times and return figures which every contestant must agree on."""


class PythonContestant(Contestant):
    """A contestant which is driven play by play and copy by copy from Python."""

    @abstractmethod
    def once(self) -> Play:
        """Play one game at random, from the deal to the end."""

    @abstractmethod
    def positions(self, number: int) -> list[Any]:
        """Return so many positions, taken along random games."""

    @abstractmethod
    def copy_each(self, positions: list[Any]) -> None:
        """Copy each of these positions once, in the way the library offers."""

    def play(self, seconds: float) -> tuple[int, float]:
        """Play whole games until the time is up."""
        moves, once = 0, self.once
        begin = process_time()
        while (taken := process_time() - begin) < seconds:
            moves += once().moves
        return moves, taken

    def copies(self, seconds: float) -> tuple[int, float] | None:
        """Copy a stock of positions over and over until the time is up."""
        stock = self.positions(POSITIONS)
        count = 0
        begin = process_time()
        while (taken := process_time() - begin) < seconds:
            self.copy_each(stock)
            count += len(stock)
        return count, taken

    def statistics(self, plays: int) -> dict[str, Figure]:
        """Average the length, the beginner's share of the win, and how often a win is shared."""
        return summary(self.once() for _ in range(plays))


class Missing(Contestant):
    """Stands in for a contestant which is not installed."""

    def __init__(self, name: str, seats: int, reason: str) -> None:
        """Remember why the contestant is missing."""
        super().__init__(name, seats)
        self.reason = reason

    def available(self) -> str | None:
        """Give the reason."""
        return self.reason

    def play(self, seconds: float) -> tuple[int, float]:
        """Refuse, since there is nothing to play with."""
        raise RuntimeError(self.reason)

    def copies(self, seconds: float) -> tuple[int, float] | None:
        """Refuse, since there is nothing to copy."""
        raise RuntimeError(self.reason)

    def statistics(self, plays: int) -> dict[str, Figure]:
        """Refuse, since there is nothing to play with."""
        raise RuntimeError(self.reason)


def shares(sizes: Sequence[int]) -> list[float]:
    """Share one win among the smallest hands, which covers both ways a game can end."""
    fewest = min(sizes)
    share = 1.0 / sizes.count(fewest)
    return [share if size == fewest else 0.0 for size in sizes]


def figure(total: float, squares: float, number: int) -> Figure:
    """Turn a sum and a sum of squares over so many plays into a mean and its error."""
    mean = total / number
    variance = max(squares / number - mean * mean, 0.0)
    return Figure(mean, math.sqrt(variance / number))


def summary(plays: Iterable[Play]) -> dict[str, Figure]:
    """Average the figures which tell one game from another."""
    rows = [(p.moves, p.payoffs[p.start], float(max(p.payoffs) < 1)) for p in plays]
    names = ("moves", "beginner", "shared")
    columns = zip(names, zip(*rows, strict=True), strict=True)
    return {name: figure(sum(c), sum(x * x for x in c), len(rows)) for name, c in columns}


def disagreements(found: dict[str, dict[str, Figure]]) -> list[str]:
    """List the pairs of contestants whose figures differ by more than noise explains."""
    said = []
    for (one, left), (two, right) in combinations(found.items(), 2):
        for key in left.keys() & right.keys():
            a, b = left[key], right[key]
            if abs(a.mean - b.mean) > TOLERANCE * math.hypot(a.error, b.error) + 1e-9:
                said.append(f"{key}: {one} has {a.mean:.4f}, {two} has {b.mean:.4f}")
    return sorted(said)
