"""Reactions: whose hand is first when several bots race, each with a speed of its own.

A hand's wait is exponential: it may come at any moment, at a rate that is the bot's speed. So the
next hand is a bot's as often as its speed is part of all speeds that still race, whatever happened
before; with equal speeds every hand is equally likely to be next. (Without speeds the dealer draws
the order of a race as a whole: see `kernel.race`.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from cookietin.kernel.chance import Chance

SLOWEST = 1
FASTEST = 100
"""How many times as fast as the slowest a bot can be."""


def check_speeds(speeds: list[int], bots: int) -> None:
    """Refuse speeds that are not one for each bot, or out of range."""
    if len(speeds) != bots:
        raise BadOption("not-one-speed-each", {"found": len(speeds), "bots": bots})
    for speed in speeds:
        if not SLOWEST <= speed <= FASTEST:
            fields = {"option": "speeds", "value": speed, "range": f"{SLOWEST}–{FASTEST}"}
            raise BadOption("option-out-of-range", fields)


def next_hand(asked: list[int], speeds: list[int], chance: Chance) -> int:
    """Which of the asked seats answers next."""
    left = chance.below(sum([speeds[seat] for seat in asked]))
    for seat in asked:
        left -= speeds[seat]
        if left < 0:
            return seat
    return asked[-1]
