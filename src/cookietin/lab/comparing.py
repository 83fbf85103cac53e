"""Comparing: one against the other, at the same table or with the same deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cookietin.kernel.names import SEATS
from cookietin.lab.columns import Column, difference, together
from cookietin.lab.intervals import Estimate, deals_needed, told_apart

if TYPE_CHECKING:
    from cookietin.lab.results import Results


@dataclass(frozen=True)
class Versus:
    """How two fared: a figure of each, the difference, and whether it can be told from none."""

    one: Estimate
    other: Estimate
    apart: Estimate
    told: bool
    needed: int
    """How many plays of each would find such a difference nine times of ten."""

    def json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "one": self.one.json(),
            "other": self.other.json(),
            "difference": self.apart.json(),
            "told_apart": self.told,
            "plays_needed": self.needed,
        }


def versus(one: Column, other: Column, rounds: int = 1, comparisons: int = 1) -> Versus:
    """One figure of two that played the same deals, so many plays of each deal."""
    apart = difference(one, other)
    chances = [apart.chance()] + [1.0] * (comparisons - 1)
    needed = deals_needed(apart.error, apart.deals, apart.value, comparisons) * rounds
    return Versus(one.estimate(), other.estimate(), apart, told_apart(chances)[0], needed)


def at_one_table(results: Results, one: str, other: str) -> Versus:
    """Two bots that sat at the same table, each on every seat of every deal."""
    figures = results.columns[0]
    return versus(figures[f"bot/{one}"], figures[f"bot/{other}"], results.study.rounds)


def changing_sides(results: Results, there: int, back: int) -> Versus:
    """What sat on the first seat in one variant and on the second in another: two decks, say."""
    sides = [
        together(
            [
                results.columns[there][f"seat/{SEATS[seat]}"],
                results.columns[back][f"seat/{SEATS[1 - seat]}"],
            ]
        )
        for seat in range(2)
    ]
    return versus(sides[0], sides[1], 2)
