"""A small game's whole tree: OpenSpiel walks it, reads what we write of it, and solves it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyspiel
import pytest

import cookietin
from cookietin.adapters.openspiel import short_name
from cookietin.lab.tree import Tree
from tests.adapters.openspiel_suites import check_full_tree

TINY = {"numbers": 2, "hand": 1}


def written(id: str, path: Path, **options: Any) -> Any:
    """The tree of a small game, as OpenSpiel reads it back."""
    tree = Tree(cookietin.game(id, **options), 2)
    with path.open("w") as stream:
        tree.write(stream.write, lambda done: None)
    return pyspiel.load_game("efg_game", {"filename": str(path)})


def leaves(state: Any, odds: float) -> list[tuple[float, tuple[float, ...]]]:
    """Every end with how likely chance alone makes it, answers in order."""
    if state.is_terminal():
        return [(odds, tuple(state.returns()))]
    if state.is_chance_node():
        steps = [(action, odds * chance) for action, chance in state.chance_outcomes()]
    else:
        steps = [(action, odds) for action in state.legal_actions()]
    return [leaf for action, left in steps for leaf in leaves(state.child(action), left)]


def test_what_is_written_has_the_ends_of_what_is_played(tmp_path: Path) -> None:
    ours = leaves(
        pyspiel.load_game("cookietin_number_chain(numbers=2,hand=1)").new_initial_state(), 1
    )
    read = leaves(written("number-chain", tmp_path / "tiny.efg", **TINY).new_initial_state(), 1)
    assert [returns for _, returns in read] == [returns for _, returns in ours]
    assert [odds for odds, _ in read] == pytest.approx([odds for odds, _ in ours])


@pytest.mark.parametrize(
    ("name", "nodes", "known"),
    [
        ("cookietin_number_chain(numbers=2,hand=1)", (69, 72, 48), 48),
        ("cookietin_cookie_chomper(house=small,turn_cap=2)", (427, 1098, 610), 714),
        ("cookietin_toss_your_cookies(house=small)", (1563, 864, 1704), 816),
    ],
)
def test_openspiel_finds_nothing_wrong_in_whole_trees(
    name: str, nodes: tuple[int, int, int], known: int
) -> None:
    """Perfect recall too: so many chances, questions and ends, and so many things known."""
    check_full_tree(pyspiel.load_game(name), name, nodes, known)


@pytest.mark.parametrize(
    ("id", "rounds"), [("number-chain", 10), ("cookie-chomper", 50), ("toss-your-cookies", 20)]
)
def test_a_solver_comes_as_near_to_the_best_play_as_one_likes(
    id: str, rounds: int, tmp_path: Path
) -> None:
    game = written(id, tmp_path / "small.efg", house="small")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.001


def test_a_title_has_a_name_in_openspiel() -> None:
    assert short_name("number-chain") in pyspiel.registered_names()
