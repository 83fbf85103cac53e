"""Every game is a Gymnasium environment for one seat, by Gymnasium's own check."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cookietin.adapters.gymnasium  # noqa: F401
from tests.adapters.ids import every_game


def made(id: str, **options: Any) -> Any:
    return gymnasium.make(f"cookietin/{id}-v1", **options).unwrapped


@every_game
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    with warnings.catch_warnings():
        # It warns that there is no way to render for people but in text.
        warnings.simplefilter("ignore", UserWarning)
        check_env(made(id, bots="random"), skip_render_check=True)


def whole_play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """The first allowed move every time, to the end."""
    _, info = env.reset(seed=seed)
    while True:
        allowed = np.flatnonzero(info["action_mask"])
        _, reward, over, cut, info = env.step(int(allowed[0]) if len(allowed) else 0)
        if over or cut:
            return reward, info


def test_the_same_seed_gives_the_same_play_against_the_same_bots() -> None:
    one = [whole_play(made("cover-your-cookies"), seed) for seed in range(3)]
    two = [whole_play(made("cover-your-cookies"), seed) for seed in range(3)]
    assert [(reward, info["points"]) for reward, info in one] == [
        (reward, info["points"]) for reward, info in two
    ]


def test_the_mask_is_the_seat_s_own_legal_moves() -> None:
    env = made("number-chain", seats=3, seat=2)
    env.reset(seed=4)
    legal = [move.number for move in env.position.legal(2)]
    assert sorted(legal) == np.flatnonzero(env.action_masks()).tolist()


def test_an_answer_that_is_not_allowed_is_the_default_s_and_is_told() -> None:
    env = made("number-chain")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    default = env.position.default(0)
    twin = made("number-chain")
    twin.reset(seed=1)
    twin.step(default.number)
    _, _, _, _, info = env.step(wrong)
    assert "You do not hold" in info["refused"]
    assert env.position == twin.position


def test_a_play_that_is_over_on_the_deal_is_not_hidden() -> None:
    env = made("toss-your-cookies")
    for seed in range(300):
        _, info = env.reset(seed=seed)
        if env.position.outcome is not None:
            assert not info["action_mask"].any()
            _, reward, over, _, info = env.step(0)
            assert over
            assert reward == env.position.outcome.rewards(3)[0]
            return
    pytest.fail("no deal in 300 was over at once")
