"""Races without a clock: whose answer comes next where several seats are asked at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.chance import Chance
    from cookietin.kernel.position import Position


def next_answer(position: Position, asked: list[int], chance: Chance) -> int:
    """Which of the asked seats is next, so that every order of all answers is equally likely.

    Who has three cards to grab stands three times in such an order, and who has one stands once:
    so a seat is next as often as its answers are part of all that are still to come.
    """
    size: i64 = len(asked)
    if size == 1:
        return asked[0]
    total: i64 = 0
    for seat in asked:
        total += position.answers_left(seat)
    place = chance.below(total)
    if total == size:
        return asked[place]
    for seat in asked:
        place -= position.answers_left(seat)
        if place < 0:
            return seat
    return asked[-1]
