"""A dealer for comparisons: variants of a game that get the same seed get the same deal.

What comes up depends on how many cards lie there, and not on what was drawn from other piles: a
deck lies in the same order in all variants that have the same cards in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.compiling import mypyc_attr
from cookietin.kernel.chance import state_from
from cookietin.kernel.dealer import Dealer, take
from cookietin.kernel.sending import reduced

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.names import Names

_MASK: Final = (1 << 62) - 1
_FACTOR: Final = 0x2545F4914F6CDD1D
_OTHER: Final = 0x1B873593CC9E2D51
_SIZE: Final = 0x0F51_AFD7_ED55_8CCD
_TIME: Final = 0x1C4C_EB9F_E1A8_5EC5
_PICKED: Final = 0x0001_C6E7_A5F1_0B2D


def _mixed(value: i64) -> i64:
    """A number that looks like chance, and is the same for the same value in every build."""
    value = (value ^ (value >> 29)) * _FACTOR & _MASK
    value = (value ^ (value >> 32)) * _OTHER & _MASK
    return value ^ (value >> 31)


@mypyc_attr(allow_interpreted_subclasses=True)
class Paired(Dealer):
    """Deals by a seed so that another course of play finds the same cards at the same depth."""

    def __init__(self, seed: int | str, listening: bool = False) -> None:
        super().__init__(listening)
        self.seed: i64 = state_from(seed)
        self.drawn: list[int] = []
        """How often a pile of each size was drawn from."""
        self.picked: list[int] = []
        """How often there were so many things to pick from."""

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, "seed", "listening", "drawn", "picked")

    def pick(self, n: int, names: Names) -> int:
        return self._below(n, _again(self.picked, n), _PICKED)

    def draw(self, pile: list[int], names: Names) -> int:
        size: i64 = len(pile)
        return take(pile, self._below(size, _again(self.drawn, size), 0))

    def _below(self, size: i64, times: i64, which: i64) -> i64:
        value = _mixed((self.seed + size * _SIZE + times * _TIME + which) & _MASK)
        return (value >> 32) * size >> 30


def _again(counts: list[int], size: i64) -> i64:
    """How often there were so many before; it is once more now."""
    while len(counts) <= size:
        counts.append(0)
    times: i64 = counts[size]
    counts[size] = times + 1
    return times
