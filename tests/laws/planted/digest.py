"""Run `python -m tests.laws.planted.digest GAME [BUG]`: a play and all that people get of it.

Run twice, each with its own PYTHONHASHSEED, it must say the same: then nothing that anyone gets
depends on the order of a set.
"""

from __future__ import annotations

import sys
import zlib

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.names import TRUTH
from cookietin.laws.received import received
from cookietin.laws.walking import walk
from tests.laws.planted.planting import bugs, plant


def digest(id: str) -> str:
    """A sum of all that happens in one play, in the order in which it is given."""
    game = cookietin.game(id)
    total = 0
    for step in walk(game, min(3, game.seats[-1]), Chance(id)):
        told = [event.seen_by(TRUTH) for event in step.events]
        gets = [received(step.position, viewer) for viewer in range(step.position.seats + 1)]
        total = zlib.crc32(f"{step.position.line()} {step.notes} {told} {gets}".encode(), total)
    return f"{total:08x}"


if __name__ == "__main__":
    for bug in bugs():
        if bug.name in sys.argv[2:]:
            plant(bug)
    print(digest(sys.argv[1]))
