"""Run `python -m tests.laws.many GAME`: every law over very many random plays of a game.

Seats and options go round over the game's spread. Each play has a seed of its own, which is named
when a law breaks.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.registry import make_game
from cookietin.laws import LawBroken, spread
from cookietin.laws.watch import SELDOM, Watched, watch

BATCH = 200


def watch_some(id: str, first: int, number: int, seldom: int) -> Watched | str:
    """Watch some plays; says what went wrong, if anything did."""
    combos = list(spread(id))
    games = [make_game(id, options) for options, _ in combos]
    seen = Watched()
    for seed in range(first, first + number):
        place = seed % len(combos)
        options, seats = combos[place]
        try:
            seen.add(watch(games[place], seats, Chance(seed), seldom))
        except LawBroken as broken:
            return f"seed {seed}, {seats} seats, options {json.dumps(options)}: {broken}"
    return seen


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.laws.many", description=__doc__)
    parser.add_argument("game", choices=cookietin.game_ids())
    parser.add_argument("--plays", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first play")
    parser.add_argument(
        "--seldom", type=int, default=SELDOM, help="look closely at one moment in so many"
    )
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    begin = time.monotonic()
    firsts = range(chosen.first, chosen.first + chosen.plays, BATCH)
    sizes = [min(BATCH, chosen.first + chosen.plays - first) for first in firsts]
    seen, broken = Watched(), 0
    some = partial(watch_some, chosen.game, seldom=chosen.seldom)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for found in pool.map(some, firsts, sizes):
            if isinstance(found, str):
                print(found, flush=True)
                broken += 1
                continue
            seen.add(found)
            progress = f"{seen.plays:,} of {chosen.plays:,} plays"
            print(f"{progress} after {time.monotonic() - begin:.0f} s", file=sys.stderr)
    print(json.dumps({"game": chosen.game, "broken": broken, **vars(seen)}))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
