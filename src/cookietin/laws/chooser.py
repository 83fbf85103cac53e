"""Who decides everything that a law leaves open: moves, chance, and where to look closely."""

from __future__ import annotations

from typing import Protocol, TypeVar

T = TypeVar("T")

_SEEDS = 1 << 30


class Chooser(Protocol):
    """Anything that gives numbers: a kernel `Chance` with a seed, or a test that searches."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1."""
        ...


def one_of(chooser: Chooser, things: list[T]) -> T:
    """One of several things; where there is but one, nothing is chosen."""
    return things[0] if len(things) == 1 else things[chooser.below(len(things))]


def shuffled(chooser: Chooser, things: list[T]) -> list[T]:
    """The same things in some order."""
    left = list(things)
    return [left.pop(chooser.below(len(left))) for _ in things]


def a_seed(chooser: Chooser) -> int:
    """A seed for what must be able to happen twice."""
    return chooser.below(_SEEDS)


def some_of(things: list[T], turn: int, most: int) -> list[T]:
    """A few of many, about so many, and others at each turn."""
    stride = 1 + len(things) // most
    return things[turn % stride :: stride]
