"""Run `python -m bench.chomp_set`: how the cards of CHOMP behave in the hands of bots.

Prints the tables of `games/chomp/measured.md`. The same seed and plays give the same tables.
"""

from __future__ import annotations

import argparse
import sys
from typing import cast

import cookietin
from bench.chomp_set import tables
from bench.chomp_set.watching import Watch, duel, watch
from cookietin.games.chomp import Chomp


def progress(text: str) -> None:
    """Say how far it is."""
    end = "" if sys.stderr.isatty() else "\n"
    print(f"\r\x1b[K{text}" if not end else text, end=end, file=sys.stderr, flush=True)


def options(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.chomp_set", description=__doc__)
    parser.add_argument("--solo", type=int, default=600, help="plays alone")
    parser.add_argument("--two", type=int, default=600, help="plays of two")
    parser.add_argument("--three", type=int, default=600, help="plays of three")
    parser.add_argument("--four", type=int, default=600, help="plays of four")
    parser.add_argument("--random", type=int, default=3000, help="random plays alone")
    parser.add_argument("--duel", type=int, default=300, help="plays of thumb against random")
    parser.add_argument("--turns", type=int, default=8, help="turns for each player")
    parser.add_argument("--seed", default="chomp", help="another seed, other plays")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    """Play, then print the tables."""
    chosen = options(arguments)
    game = cast("Chomp", cookietin.game("chomp", turns=chosen.turns))
    seed = chosen.seed
    counts = {2: chosen.two, 3: chosen.three, 4: chosen.four}
    watched: list[Watch] = [
        watch(game, seats, plays, "thumb", seed, progress)
        for seats, plays in counts.items()
        if plays
    ]
    solo: dict[str, Watch] = {}
    for bot, plays in (("random", chosen.random), ("thumb", chosen.solo)):
        if plays:
            solo[bot] = watch(game, 1, plays, bot, seed, progress)
    margins = duel(game, chosen.duel, seed, progress)
    progress("")
    made: list[str] = []
    if watched:
        made += [tables.scores(watched), tables.rounds(watched), tables.sources(watched)]
        made += [tables.herds(watched), tables.goals(watched), tables.big_herds(watched)]
        made.append(tables.lands(watched))
    if solo:
        made.append(tables.solo(solo))
    if margins:
        made.append(tables.duel(margins))
    print("\n\n".join(made))


if __name__ == "__main__":
    main()
