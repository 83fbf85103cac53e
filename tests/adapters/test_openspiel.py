"""Every game is an OpenSpiel game by OpenSpiel's own simulation; it shows what views show."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test as check_api
from shimmy import OpenSpielCompatibilityV0

from cookietin.adapters.openspiel import short_name
from cookietin.kernel.chance import Chance
from tests.adapters.ids import every_game
from tests.adapters.openspiel_suites import check_partial_tree, decisions

check_by_simulation = partial(pyspiel.random_sim_test, num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiel_finds_nothing_wrong(id: str) -> None:
    check_by_simulation(pyspiel.load_game(short_name(id)))


def asked(id: str, seed: int, most: int) -> list[Any]:
    """The first states of a random play in which a seat is asked."""
    states = decisions(pyspiel.load_game(short_name(id)), seed, most)
    return [state for state in states if not state.is_terminal()]


@every_game
def test_openspiel_finds_nothing_wrong_where_somebody_is_asked(id: str) -> None:
    """Its own sample lies inside the deal; ours are questions and ends."""
    game = pyspiel.load_game(short_name(id))
    check_partial_tree(game, id, decisions(game, 1, 12))


@every_game
def test_chance_adds_up_and_leads_on(id: str) -> None:
    chance = Chance(5)
    state = pyspiel.load_game(short_name(id)).new_initial_state()
    for _ in range(60):
        if not state.is_chance_node():
            break
        outcomes = state.chance_outcomes()
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        assert all(odds > 0 for _, odds in outcomes)
        state.apply_action(outcomes[chance.below(len(outcomes))][0])


@every_game
def test_observers_show_the_seat_s_view_and_the_public_one(id: str) -> None:
    for state in asked(id, 7, 6):
        position = state.node.position
        seat = state.current_player()
        assert state.observation_string(seat) == position.view(seat).line()
        assert np.array_equal(
            state.observation_tensor(seat), np.frombuffer(position.observation(seat), np.uint8)
        )
        assert state.information_state_string(seat).endswith(position.view(seat).line())


@every_game
def test_a_clone_does_not_feel_what_happens_to_the_other(id: str) -> None:
    for state in asked(id, 9, 4):
        before = str(state)
        twin = state.clone()
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before != str(twin)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("cookietin_number_chain(players=3,hand=2)")
    assert game.num_players() == 3
    assert game.seating.game.options["hand"] == 2


def test_a_house_rule_is_a_parameter_and_options_go_on_top() -> None:
    game = pyspiel.load_game("cookietin_toss_your_cookies(house=small,roll_cap=2)")
    assert game.num_players() == 2
    options = game.seating.game.options
    assert (options["hand"], options["roll_cap"]) == (5, 2)
    assert pyspiel.load_game(str(game)).seating.game.options == options


def test_a_race_is_ordered_by_chance() -> None:
    for seed in range(60):
        chance = Chance(seed)
        state = pyspiel.load_game("cookietin_toss_your_cookies").new_initial_state()
        while not state.is_terminal():
            node = state.node
            if node.coming and node.position is not None and node.answer < 0:
                assert {name for name, _ in node.coming} == {
                    f"seat{seat}" for seat in node.position.asked()
                }
                return
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
    pytest.fail("no play in 60 came to a race")


class Dealt(OpenSpielCompatibilityV0):  # type: ignore[misc]
    """Deals the same whenever nobody says what: Shimmy cannot take deals that are over at once."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=1 if seed is None else seed, options=options)


@every_game
def test_shimmy_makes_a_pettingzoo_environment_of_it(id: str) -> None:
    with warnings.catch_warnings():
        # PettingZoo warns of how Shimmy observes.
        warnings.simplefilter("ignore")
        check_api(Dealt(env=pyspiel.load_game(short_name(id))), 12)
