"""A small game solved: its whole tree is written, and OpenSpiel's CFR+ plays it ever better.

    python -m docs.examples.cfr toss-your-cookies

The house rule `small` makes Number Chain, Cookie Chomper and Toss Your Cookies small enough.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import pyspiel

import cookietin
from cookietin.lab.tree import Tree


class Solved(NamedTuple):
    """How near to the best possible play a policy came, and what it brings."""

    nodes: int
    known: int
    """How many different things a seat can know when it is asked."""
    exploitability: float
    """How much better an opponent could do who knew the policy; nothing is perfect."""
    values: list[float]
    """What each seat can expect."""


def solve(id: str, rounds: int, house: str = "small", **options: Any) -> Solved:
    """Write the tree of a small game for two, and go over it so often."""
    tree = Tree(cookietin.game(id, house=house, **options), 2)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tree.efg"
        with path.open("w", encoding="utf-8") as stream:
            tree.write(stream.write, lambda done: None)
        game = pyspiel.load_game("efg_game", {"filename": str(path)})
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = pyspiel.expected_returns(game.new_initial_state(), [policy, policy], -1, True, 0.0)
    known = sum(len(every) for every in tree.information_sets)
    return Solved(tree.nodes, known, pyspiel.exploitability(game, policy), values)


def main() -> None:
    """Solve, and tell how well."""
    parser = argparse.ArgumentParser(prog="python -m docs.examples.cfr", description=__doc__)
    parser.add_argument("game", nargs="?", default="toss-your-cookies")
    parser.add_argument("--rounds", type=int, default=60, help="how often to go over the tree")
    chosen = parser.parse_args()
    print(f"Writing and solving {chosen.game} …")
    found = solve(chosen.game, chosen.rounds)
    print(f"{found.nodes:,} nodes, {found.known:,} things to know")
    print(f"exploitability {found.exploitability:.6f} after {chosen.rounds} rounds")
    print("worth " + ", ".join(f"{value:+.3f}" for value in found.values))


if __name__ == "__main__":
    main()
