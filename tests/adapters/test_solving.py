"""A small game's whole tree: OpenSpiel walks it, reads what we write of it, and solves it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyspiel
import pytest

import cookietin
from cookietin.adapters.openspiel import short_name
from cookietin.lab.tree import Tree

TINY = {"numbers": 2, "hand": 1}


def written(path: Path, **options: Any) -> Any:
    """The tree of a small Number Chain, as OpenSpiel reads it back."""
    tree = Tree(cookietin.game("number-chain", **options), 2)
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
    read = leaves(written(tmp_path / "tiny.efg", **TINY).new_initial_state(), 1)
    assert [returns for _, returns in read] == [returns for _, returns in ours]
    assert [odds for odds, _ in read] == pytest.approx([odds for odds, _ in ours])


def test_who_recalls_everything_never_forgets() -> None:
    """Two nodes that a seat cannot tell apart came from nodes that it could not tell apart."""
    game = pyspiel.load_game("cookietin_number_chain(numbers=2,hand=1)")
    past: dict[tuple[int, str], tuple[tuple[str, int], ...]] = {}

    def walk(state: Any, own: list[tuple[tuple[str, int], ...]]) -> None:
        if state.is_terminal():
            return
        seat = state.current_player()
        known = "" if state.is_chance_node() else state.information_state_string(seat)
        if known:
            assert past.setdefault((seat, known), own[seat]) == own[seat]
        for action in state.legal_actions():
            then = list(own)
            if known:
                then[seat] = (*own[seat], (known, action))
            walk(state.child(action), then)

    walk(game.new_initial_state(), [(), ()])
    assert len(past) == 48


def test_a_solver_comes_as_near_to_the_best_play_as_one_likes(tmp_path: Path) -> None:
    game = written(tmp_path / "small.efg", numbers=3, hand=1, first="seat0")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.001


def test_a_title_has_a_name_in_openspiel() -> None:
    assert short_name("number-chain") in pyspiel.registered_names()
