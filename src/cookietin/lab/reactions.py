"""Reactions: whose hand is first when several bots race.

A hand's wait is exponential: it may come at any moment, at a rate that is the bot's speed. So the
next hand is a bot's as often as its speed is part of all speeds that still race, whatever happened
before; with equal speeds every hand is equally likely to be next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cookietin.kernel.chance import Chance


def next_hand(asked: list[int], speeds: list[int], chance: Chance) -> int:
    """Which of the asked seats answers next, by speeds that are whole numbers above nothing."""
    left = chance.below(sum([speeds[seat] for seat in asked]))
    for seat in asked:
        left -= speeds[seat]
        if left < 0:
            return seat
    return asked[-1]
