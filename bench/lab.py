"""Run `python -m bench.lab`: what the lab costs over a bare simulation, without and with meters.

The same bots play the same game, in turns that are as long for each, in one process; the ratios are
of the processor's time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import cookietin
from cookietin.catalogue import games
from cookietin.lab import Study, Variant, run, setting, simulate
from cookietin.lab.meters import OURS, Meters


def seconds(act: Callable[[], object]) -> float:
    """The processor's seconds that something takes."""
    begun = time.process_time()
    act()
    return time.process_time() - begun


def enough(id: str, seats: int, bot: str, most: int) -> int:
    """Plays that take about a third of a second: what a study costs once is then a small part."""
    few = 5
    once = seconds(lambda: simulate(cookietin.game(id), [bot], few, seats=seats, seed=0)) / few
    return max(few, min(most, int(0.3 / once)))


def measured(id: str, seats: int, bot: str, plays: int, turns: int) -> list[float]:
    """The least seconds of many turns: bare, in the lab, and with all meters."""
    game = cookietin.game(id)
    variant = Variant({}, game, setting(game, [bot], seats))
    studies = [Study([variant], plays, 1), Study([variant], plays, 1, Meters(list(OURS)))]
    acts: list[Callable[[], object]] = [
        lambda: simulate(game, [bot], plays, seats=seats, seed=1),
        lambda: run(studies[0]),
        lambda: run(studies[1]),
    ]
    best = [float("inf")] * len(acts)
    for _ in range(turns):
        for place, act in enumerate(acts):
            best[place] = min(best[place], seconds(act))
    return best


def main() -> None:
    """Measure some games and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.id for game in games()])
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--bot", default="thumb")
    parser.add_argument("--plays", type=int, default=2000, help="at most so many a turn")
    chosen = parser.parse_args()
    print("| game | µs a play, bare | in the lab | with all meters |")
    print("|---|---:|---:|---:|")
    for id in chosen.games:
        seats = max(3, min(cookietin.game(id).seats)) if 3 in cookietin.game(id).seats else 2
        plays = enough(id, seats, chosen.bot, chosen.plays)
        bare, lab, all_meters = measured(id, seats, chosen.bot, plays, chosen.turns)
        ratios = f"{lab / bare:.2f} × | {all_meters / bare:.2f} ×"
        print(f"| {id} | {1e6 * bare / plays:,.0f} | {ratios} |", flush=True)


if __name__ == "__main__":
    main()
