"""Run `python -m bench.learning`: what agents that learn get a second, beside PettingZoo's games.

Many plays at once with an observation and a mask for every step; one observation alone; and turns
of PettingZoo environments, ours and those of the library, raw and as `env` gives them, each driven
by the same loop. Seconds are those of this process alone. Everybody is measured in turn, in rounds.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

import cookietin
from cookietin.adapters import pettingzoo
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.race import next_answer
from cookietin.rows import BytesWriter

PEERS = {"Leduc": "leduc_holdem_v4", "Texas hold'em": "texas_holdem_v4"}
POSITIONS = 200
Measured = Callable[[float], float]


def steps(id: str, rows: int) -> Measured:
    """Observed steps a second: every row answered, dealt anew where it ended, and observed."""
    game = cookietin.game(id)
    many = cookietin.many(game, _seats(game), rows, 1)
    rng = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        made, spent = 0, 0.0
        while spent < seconds:
            answers = (many.mask * rng.random(many.mask.shape, np.float32)).argmax(1)
            start = process_time()
            many.step(answers)
            spent += process_time() - start
            made += rows
        return made / spent

    return measure


def observations(id: str) -> Measured:
    """Nanoseconds for one observation of one position, over positions of random plays.

    What it costs to call it from Python is taken off: loops that need it often are compiled.
    """
    game = cookietin.game(id)
    seats = _seats(game)
    chance = Chance(3)
    dealer = Silent(chance)
    found: list[tuple[Any, int]] = []
    position = game.start(seats, dealer)
    while len(found) < POSITIONS:
        if position.outcome is not None:
            position = game.start(seats, dealer)
            continue
        seat = next_answer(position, position.asked(), chance)
        found.append((position.copy(), seat))
        legal = position.legal(seat)
        position.step(seat, legal[chance.below(len(legal))], dealer)
    row = BytesWriter()

    def observed() -> float:
        start = process_time()
        for position, seat in found:
            position.observe(seat, row)
            row.truncate(0)
        return process_time() - start

    def called() -> float:
        """The same loop with a call that does next to nothing."""
        start = process_time()
        for position, seat in found:
            position.check_seat(seat)
            row.truncate(0)
        return process_time() - start

    def measure(seconds: float) -> float:
        made, spent, idle, begun = 0, 0.0, 0.0, process_time()
        while process_time() - begun < seconds:
            spent += observed()
            idle += called()
            made += POSITIONS
        return (spent - idle) / made * 1e9

    return measure


def turns(env: Any) -> Measured:
    """Turns a second of a PettingZoo environment, at random within its masks.

    Choosing is part of the loop, so it is as cheap as can be: it would hide what is measured.
    """
    below_one = Random(1).random
    env.reset(seed=1)

    def measure(seconds: float) -> float:
        made, start = 0, process_time()
        while process_time() - start < seconds:
            env.reset()
            while env.agents:
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                allowed = seen["action_mask"].view(np.bool_).nonzero()[0]
                env.step(int(allowed[int(below_one() * len(allowed))]))
                made += 1
        return made / (process_time() - start)

    return measure


def environments() -> dict[str, Measured]:
    """Our environments and the library's, each raw and as `env` gives it."""
    found: dict[str, Measured] = {}
    for id in cookietin.game_ids():
        found[f"{id}, raw"] = turns(pettingzoo.raw_env(id))
        found[f"{id}, env"] = turns(pettingzoo.env(id))
    for name, module in PEERS.items():
        peer = import_module(f"pettingzoo.classic.{module}")
        found[f"PettingZoo's {name}, raw"] = turns(peer.raw_env())
        found[f"PettingZoo's {name}, env"] = turns(peer.env())
    return found


def medians(found: dict[str, Measured], seconds: float, rounds: int) -> dict[str, float]:
    """Everybody in turn, in rounds."""
    rates: dict[str, list[float]] = {name: [] for name in found}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds} …", file=sys.stderr, flush=True)
        for name, measure in found.items():
            rates[name].append(measure(seconds / rounds))
    return {name: median(every) for name, every in rates.items()}


def show(title: str, figures: dict[str, float], base: float | None = None) -> None:
    """One table, with ratios to a base."""
    print(f"\n{title}")
    for name, figure in figures.items():
        ratio = f"{figure / base:>10.1f} ×" if base else ""
        print(f"  {name:32}{figure:>14,.0f}{ratio}")


def main() -> None:
    """Measure, and print three tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.learning", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5, help="time for each figure")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rows", type=int, default=256, help="plays side by side")
    parser.add_argument("--only", choices=["steps", "observe", "turns"], help="one table alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all the figures here")
    chosen = parser.parse_args()
    games = cookietin.game_ids()
    results: dict[str, dict[str, float]] = {}
    if chosen.only in (None, "steps"):
        found = {id: steps(id, chosen.rows) for id in games}
        results["steps"] = medians(found, chosen.seconds, chosen.rounds)
        show(f"Observed steps a second, {chosen.rows} plays at once", results["steps"])
    if chosen.only in (None, "observe"):
        found = {id: observations(id) for id in games}
        results["observe"] = medians(found, chosen.seconds, chosen.rounds)
        show("Nanoseconds for an observation, its call from Python aside", results["observe"])
    if chosen.only in (None, "turns"):
        turned = results["turns"] = medians(environments(), chosen.seconds, chosen.rounds)
        for kind in ("raw", "env"):
            those = {name: rate for name, rate in turned.items() if name.endswith(kind)}
            peers = [rate for name, rate in those.items() if name.startswith("PettingZoo")]
            show(f"Turns a second, {kind}, and how often the faster peer's", those, max(peers))
    if chosen.json:
        chosen.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


def _seats(game: cookietin.Game) -> int:
    return min(max(2, game.seats[0]), game.seats[-1])


if __name__ == "__main__":
    main()
