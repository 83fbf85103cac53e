"""Environments are copied and sent in the middle of a play, and go on the same."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

import cookietin
from cookietin.adapters.gymnasium import OneSeat
from cookietin.adapters.openspiel import short_name
from cookietin.adapters.pettingzoo import env, parallel_env
from tests.adapters.ids import every_game


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


each_way = pytest.mark.parametrize("way", [copy.deepcopy, sent])
Way = Callable[[Any], Any]


def first_allowed(mask: Any) -> int:
    return int(np.flatnonzero(mask)[-1])


@every_game
@each_way
def test_a_pettingzoo_environment(id: str, way: Way) -> None:
    def forward(made: env) -> list[bytes]:
        seen = []
        for _ in range(20):
            if made.position.outcome is not None:
                break
            found = made.last()[0]
            seen.append(found["observation"].tobytes())
            made.step(first_allowed(found["action_mask"]))
        return seen

    one = env(id)
    one.reset(seed=3)
    forward(one)
    two = way(one)
    assert forward(one) == forward(two)


@each_way
def test_a_parallel_environment(way: Way) -> None:
    one = parallel_env("toss-your-cookies")
    one.reset(seed=3)
    two = way(one)
    for _ in range(12):
        actions = {
            name: first_allowed(seen["action_mask"]) for name, seen in one._observed().items()
        }
        seen = [made.step(actions)[0]["seat0"]["observation"].tobytes() for made in (one, two)]
        assert seen[0] == seen[1]
        if not one.agents:
            break


@pytest.mark.parametrize("bots", ["random", "thumb"])
@every_game
@each_way
def test_a_seat_of_gymnasium_with_its_bots(id: str, bots: str, way: Way) -> None:
    def forward(made: OneSeat) -> list[bytes]:
        seen = []
        for _ in range(5):
            if made.position.outcome is not None:
                break
            seen.append(made.step(first_allowed(made.action_masks()))[0].tobytes())
        return seen

    one = OneSeat(id, seats=2 if 2 in cookietin.game(id).seats else 3, bots=bots)
    one.reset(seed=5)
    forward(one)
    two = way(one)
    assert forward(one) == forward(two)


@every_game
def test_many_plays_at_once(id: str) -> None:
    game = cookietin.game(id)
    one = cookietin.many(game, max(2, game.seats[0]), 4, seed=2)
    one.step(one.mask.argmax(1))
    two = copy.deepcopy(one)
    assert np.array_equal(one.reward, two.reward)
    for _ in range(8):
        assert np.array_equal(one.observation, two.observation)
        assert np.array_equal(one.mask, two.mask)
        answers = one.mask.argmax(1)
        one.step(answers)
        two.step(answers)


@every_game
def test_many_plays_that_are_sent_are_the_same_plays(id: str) -> None:
    """What is drawn from then on is as likely as here, and need not be the same."""
    game = cookietin.game(id)
    one = cookietin.many(game, max(2, game.seats[0]), 4, seed=2)
    two = sent(one)
    assert np.array_equal(one.observation, two.observation)
    assert np.array_equal(one.mask, two.mask)
    for _ in range(20):
        two.step(two.mask.argmax(1))


@every_game
@each_way
def test_a_layout(id: str, way: Way) -> None:
    game = cookietin.game(id)
    layout = game.layout(max(2, game.seats[0]))
    assert way(layout).json() == layout.json()


@every_game
def test_an_openspiel_game_and_its_states(id: str) -> None:
    game = sent(pyspiel.load_game(short_name(id)))
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    assert str(sent(state)) == str(copy.deepcopy(state)) == str(state)
