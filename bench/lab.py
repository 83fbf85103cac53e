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


def measured(id: str, seats: int, plays: int, turns: int) -> list[float]:
    """The least seconds of many turns: bare, in the lab, and with all meters."""
    game = cookietin.game(id)
    variant = Variant({}, game, setting(game, ["thumb"], seats))
    studies = [Study([variant], plays, 1), Study([variant], plays, 1, Meters(list(OURS)))]
    acts: list[Callable[[], object]] = [
        lambda: simulate(game, ["thumb"], plays, seats=seats, seed=1),
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
    chosen = parser.parse_args()
    print("| game | µs a play, bare | in the lab | with all meters |")
    print("|---|---:|---:|---:|")
    for id in chosen.games:
        seats = max(3, min(cookietin.game(id).seats)) if 3 in cookietin.game(id).seats else 2
        plays = 20 if id == "chomp" else 200
        bare, lab, all_meters = measured(id, seats, plays, chosen.turns)
        ratios = f"{lab / bare:.2f} × | {all_meters / bare:.2f} ×"
        print(f"| {id} | {1e6 * bare / plays:,.0f} | {ratios} |", flush=True)


if __name__ == "__main__":
    main()
