"""Self-play teaches Number Chain: half a minute of one core is enough to be taken seriously."""

from __future__ import annotations

import cookietin
from docs.examples import ppo

STRETCHES = 60


def test_self_play_comes_near_the_rule_of_thumb() -> None:
    game = cookietin.game("number-chain")
    learner = ppo.Learner(game, 2)
    for _ in range(STRETCHES):
        learner.stretch(ppo.RATE)
    assert ppo.rate_against(learner.network, game, 2, "thumb", 1000, 2) > 0.4
