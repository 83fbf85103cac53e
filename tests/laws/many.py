"""Run `python -m tests.laws.many GAME`: every law over very many plays of a game.

Seats and options go round over the game's spread and over mixtures of all options. Each play has a
seed of its own, which is named when a law breaks.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.move import Move
from cookietin.kernel.position import Position
from cookietin.kernel.registry import make_game
from cookietin.laws import LawBroken, mixed, spread
from cookietin.laws.watch import Answering, Watch, Watched, any_move

BATCH = 200
MIXED = 20
"""So many mixtures of options for each batch of plays."""


def by_bots(name: str) -> Answering:
    """Answers as the bots of this name do."""

    def answer(position: Position, seat: int, chance: Chance) -> Move:
        bot = make_bot(name, position.game, chance.below(1000))
        return bot(position.view(seat), position.question(seat))

    return answer


def watch_some(
    id: str, how: Watch, first: int, number: int, moments: int = sys.maxsize
) -> Watched | str:
    """Watch some plays, or those of so many moments; says what went wrong, if anything did."""
    tables = [*spread(id), *(mixed(id, Chance(first + more)) for more in range(MIXED))]
    games = [make_game(id, options) for options, _ in tables]
    seen = Watched()
    for seed in range(first, first + number):
        place = seed % len(tables)
        options, seats = tables[place]
        try:
            seen.add(how.play(games[place], seats, Chance(seed)))
        except LawBroken as broken:
            return f"seed {seed}, {seats} seats, options {json.dumps(options)}: {broken}"
        if seen.moments >= moments:
            break
    return seen


def watch_batch(id: str, bots: str, seldom: int, written: bool, first: int, number: int) -> object:
    """Watch some plays in a process of its own."""
    how = Watch(seldom, written=written, answering=by_bots(bots) if bots else any_move)
    return watch_some(id, how, first, number)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.laws.many", description=__doc__)
    parser.add_argument("game", choices=cookietin.game_ids())
    parser.add_argument("--plays", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first play")
    parser.add_argument("--bots", default="", help="who plays, instead of chance")
    parser.add_argument("--seldom", type=int, default=600, help="one close look in so many moments")
    parser.add_argument("--written", action="store_true", help="copy and write every moment")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    begin = time.monotonic()
    firsts = range(chosen.first, chosen.first + chosen.plays, BATCH)
    sizes = [min(BATCH, chosen.first + chosen.plays - first) for first in firsts]
    batch = partial(watch_batch, chosen.game, chosen.bots, chosen.seldom, chosen.written)
    seen, broken = Watched(), 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for found in pool.map(batch, firsts, sizes):
            if not isinstance(found, Watched):
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
