"""Run the benchmark: python -m bench [--seconds 3] [--json FILE] [--seats 3]."""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from bench import limit, peers
from bench.contest import HAND, Contestant, disagreements


@dataclass
class Result:
    """What was measured of one contestant, in rates per second."""

    name: str
    kind: str
    version: str
    missing: str | None = None
    moves: float | None = None
    copies: float | None = None
    moves_rounds: list[float] = field(default_factory=list)
    copies_rounds: list[float] = field(default_factory=list)
    statistics: dict[str, tuple[float, float]] = field(default_factory=dict)


def everyone(seats: int) -> list[Contestant]:
    """Return all contestants: ours where bench/ours.py offers them, the peers, and the limit."""
    found: list[Contestant] = []
    if find_spec("bench.ours"):
        found += import_module("bench.ours").contestants(seats)
    return found + peers.contestants(seats) + limit.contestants(seats)


def progress(text: str) -> None:
    """Say what is going on, on one line of a terminal or line by line elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)


def rate(measure: Callable[[float], tuple[int, float] | None], seconds: float) -> float | None:
    """Measure once and return the rate per second, if there is one."""
    measured = measure(seconds)
    return measured[0] / measured[1] if measured else None


def measure(players: list[tuple[Contestant, Result]], seconds: float, rounds: int) -> None:
    """Measure everybody in turn, in several short rounds, and take the medians."""
    for number in range(1, rounds + 1):
        for contestant, result in players:
            progress(f"round {number} of {rounds}: {contestant.name}")
            moves = rate(contestant.play, seconds / rounds)
            copies = rate(contestant.copies, seconds / rounds)
            result.moves_rounds += [moves] if moves else []
            result.copies_rounds += [copies] if copies else []
    for _, result in players:
        result.moves = median(result.moves_rounds) if result.moves_rounds else None
        result.copies = median(result.copies_rounds) if result.copies_rounds else None


def table(results: list[Result]) -> str:
    """Lay the results out as one aligned table, the fastest first."""
    peer = max((r.moves for r in results if r.kind == "peer" and r.moves), default=None)
    top = max((r.moves for r in results if r.kind == "limit" and r.moves), default=None)
    rows: list[tuple[str, ...]] = [("contestant", "moves/s", "x best peer", "x C loop", "copies/s")]
    for r in sorted(results, key=lambda r: -(r.moves or 0.0)):
        if not r.moves:
            continue
        ratios = [f"{r.moves / base:.3g}" if base else "-" for base in (peer, top)]
        rows.append((r.name, f"{r.moves:,.0f}", *ratios, f"{r.copies:,.0f}" if r.copies else "-"))
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *cells[1:]]))
    lines.insert(1, "-" * len(lines[0]))
    return "\n".join(lines)


def options(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each figure")
    parser.add_argument("--rounds", type=int, default=7, help="rounds to split that time into")
    parser.add_argument("--seats", type=int, default=3, choices=range(2, 7), help="players")
    parser.add_argument("--plays", type=int, default=4000, help="plays to compare the games by")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all the figures here")
    parser.add_argument("--allow-missing", action="store_true", help="do not fail for those")
    chosen = parser.parse_args(arguments)
    if chosen.seconds <= 0 or chosen.rounds < 1 or chosen.plays < 100:
        parser.error("needs some seconds, at least 1 round and at least 100 plays")
    return chosen


def main(arguments: list[str] | None = None) -> int:
    """Check that all play the same game, measure them, and print the table."""
    chosen = options(arguments)
    pairs = [(c, Result(c.name, c.kind, c.version, c.available())) for c in everyone(chosen.seats)]
    present = [(c, r) for c, r in pairs if not r.missing]
    missing = [r for _, r in pairs if r.missing]

    figures = {}
    for contestant, result in present:
        progress(f"checking the game: {contestant.name}")
        found = figures[contestant.name] = contestant.statistics(chosen.plays)
        result.statistics = {key: (f.mean, f.error) for key, f in found.items()}
    if wrong := disagreements(figures):
        progress("")
        print("These do not play the same game, so there is nothing to compare:", file=sys.stderr)
        print("\n".join(f"  {line}" for line in wrong), file=sys.stderr)
        return 2

    # Nobody pays for looking through what the others have imported.
    gc.collect()
    gc.freeze()
    measure(present, chosen.seconds, chosen.rounds)
    progress("")
    results = [result for _, result in pairs]
    print(f"Number Chain, {chosen.seats} players, random play, median of {chosen.rounds} rounds\n")
    print(table(results))
    for result in missing:
        print(f"missing: {result.name}: {result.missing}")
    if chosen.json:
        report = {
            "game": {"name": "Number Chain", "seats": chosen.seats, "hand": HAND},
            "seconds": chosen.seconds,
            "rounds": chosen.rounds,
            "plays": chosen.plays,
            "python": platform.python_version(),
            "machine": {"cpu": platform.machine(), "cores": os.cpu_count()},
            "results": [asdict(result) for result in results],
        }
        chosen.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 1 if missing and not chosen.allow_missing else 0


if __name__ == "__main__":
    sys.exit(main())
