"""Every game is a PettingZoo environment by PettingZoo's own tests, and by what ours promise."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test as check_api
from pettingzoo.test import parallel_api_test as check_parallel_api
from pettingzoo.test import seed_test as check_seeds

from cookietin.adapters.pettingzoo import env, parallel_env, raw_env
from cookietin.kernel.chance import Chance
from tests.adapters.ids import every_game


def played(made: raw_env, seed: int) -> dict[str, float]:
    """A whole play at random within the masks: what each agent got."""
    chance = Chance(seed)
    made.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, _ = made.last()
        if terminated or truncated:
            got[agent] = reward
            made.step(None)  # type: ignore[arg-type]
        else:
            allowed = np.flatnonzero(seen["action_mask"])
            made.step(int(allowed[chance.below(len(allowed))]))
    return got


@every_game
def test_pettingzoo_finds_nothing_wrong(id: str) -> None:
    with warnings.catch_warnings():
        # It warns that observations are a dictionary, and that they are not floats.
        warnings.simplefilter("ignore", UserWarning)
        check_api(env(id), 60)
        check_seeds(lambda: env(id), 60)
        check_parallel_api(parallel_env(id), 60)


@every_game
def test_rewards_add_up_to_nothing_and_everyone_stays_until_the_end(id: str) -> None:
    made = env(id)
    got = played(made, 3)
    assert sorted(got) == sorted(made.possible_agents)
    assert sum(got.values()) == pytest.approx(0)
    assert made.position.outcome is not None


def test_the_same_seed_deals_the_same_play_and_without_one_the_next() -> None:
    one, two = env("number-chain"), env("number-chain")
    one.reset(seed=5)
    two.reset(seed=5)
    first = one.position.line()
    assert two.position.line() == first
    one.reset()
    two.reset()
    assert one.position.line() == two.position.line() != first


def test_an_observation_is_the_position_s_own_row() -> None:
    made = env("number-chain", seats=3, hand=4)
    made.reset(seed=1)
    for seat, agent in enumerate(made.possible_agents):
        assert made.observe(agent)["observation"].tobytes() == made.position.observation(seat)


def test_a_cut_is_told_from_an_end() -> None:
    made = env("cookie-chomper", turn_cap=1)
    played(made, 2)
    made.reset(seed=2)
    ended = [made.infos[agent] for agent in made.agents]
    assert ended == [{} for _ in made.agents]
    chance = Chance(2)
    while made.position.outcome is None:
        allowed = np.flatnonzero(made.last()[0]["action_mask"])
        made.step(int(allowed[chance.below(len(allowed))]))
    assert made.position.outcome.capped
    assert all(made.truncations.values())
    assert not any(made.terminations.values())
    assert all(info["capped"] for info in made.infos.values())


def test_sealed_answers_are_given_at_once() -> None:
    made = parallel_env("toss-your-cookies")
    for seed in range(40):
        made.reset(seed=seed)
        while made.agents:
            asked = made.position.asked()
            if len(asked) > 1:
                break
            step_at_random(made)
        if made.agents:
            number = made.position.number
            step_at_random(made)
            assert made.position.number != number or len(made.position.asked()) != len(asked)
            return
    raise AssertionError("no play asked several seats at once")


def test_an_answer_that_comes_too_late_is_told_so() -> None:
    late = 0
    made = parallel_env("toss-your-cookies")
    for seed in range(30):
        made.reset(seed=seed)
        while made.agents:
            late += sum("late" in info for info in step_at_random(made).values())
    assert late > 0


def step_at_random(made: parallel_env) -> dict[str, dict[str, object]]:
    chance = Chance(made.position.number)
    actions = {}
    for agent, seen in made._observed().items():
        allowed = np.flatnonzero(seen["action_mask"])
        actions[agent] = int(allowed[chance.below(len(allowed))])
    infos: dict[str, dict[str, object]] = made.step(actions)[4]
    return infos
