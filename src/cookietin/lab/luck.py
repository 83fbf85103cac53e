"""Luck and skill: what decides a deal that is played with each of the bots on every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.lab.row import Readings, Row


def decided(rows: list[Row], seated: Callable[[int], list[str]], rounds: int) -> list[Readings]:
    """For each deal whether its cards decide it, its bots, or neither.

    The cards decide where the same seat wins whoever sits there, skill where the same bot wins
    wherever it sits.
    """
    found: list[Readings] = []
    for first in range(0, len(rows), rounds):
        numbers = range(first, first + rounds)
        alone = all(len(rows[number].winners) == 1 for number in numbers)
        seats = {rows[number].winners[0] for number in numbers} if alone else set()
        bots = {seated(number)[rows[number].winners[0]] for number in numbers} if alone else set()
        found.append({"cards-decide": int(len(seats) == 1), "bots-decide": int(len(bots) == 1)})
    return found
