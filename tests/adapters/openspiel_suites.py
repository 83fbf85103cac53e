"""OpenSpiel's own API tests as functions: which of its checks there are, run on a game of ours."""

from __future__ import annotations

import unittest
from typing import TYPE_CHECKING, Any

from open_spiel.integration_tests import api_test as suite

from cookietin.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable


def check_partial_tree(game: Any, name: str, states: list[Any]) -> None:
    """The partial-tree tests on states that are chosen by us."""
    case = type(name, (suite.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})
    found: Callable[..., list[Any]] = suite.sample_some_states.sample_some_states
    suite.sample_some_states.sample_some_states = lambda game, max_states: states
    try:
        _run(case)
    finally:
        suite.sample_some_states.sample_some_states = found


def check_full_tree(game: Any, name: str, nodes: tuple[int, int, int], known: int) -> None:
    """The full-tree tests: so many chances, questions and ends, so many information states."""
    case = type(name, (suite.EnforceAPIOnFullTreeBase,), {"game": game, "game_name": name})
    suite.TOTAL_NUM_STATES[name] = nodes
    suite.PERFECT_RECALL_NUM_STATES[name] = known
    _run(case)


def _run(case: Any) -> None:
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    wrong = [why for _, why in [*result.errors, *result.failures]]
    assert result.testsRun >= 5
    assert not result.skipped
    assert not wrong, wrong[0]


def decisions(game: Any, seed: int, most: int) -> list[Any]:
    """States of random plays in which a seat is asked, and the ends of these plays."""
    chance = Chance(seed)
    found: list[Any] = []
    state = game.new_initial_state()
    while len(found) < most:
        if state.is_terminal():
            found.append(state)
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[chance.below(len(outcomes))][0])
        else:
            found.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(legal[chance.below(len(legal))])
    return found
