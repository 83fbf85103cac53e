"""Every game as a PettingZoo environment: `env("number-chain", seats=3, hand=4)`.

Agents are seats; who is out stays an agent until the play is over. Rewards come at the end and add
up to nothing: `(n · share - 1) / (n - 1)` for a share of the win. An end by a cap of the options is
a truncation, every other end a termination.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cookietin.adapters.dealing import Dealing
from cookietin.adapters.parallel import parallel_env
from cookietin.adapters.resuming import Resuming
from cookietin.adapters.seating import Seating
from cookietin.kernel.complaint import BadMove
from cookietin.kernel.race import next_answer
from cookietin.kernel.registry import make_game

if TYPE_CHECKING:
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.position import Position

__all__ = ["env", "parallel_env", "raw_env"]

Observation = dict[str, Any]
"""`observation`, a row of small numbers, and `action_mask`."""


class raw_env(Resuming, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One play after another, without checks: answer only what the mask of `last()` allows."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        house: str | None = None,
        history: int = 0,
        **options: Any,
    ) -> None:
        super().__init__()
        self.seating = Seating(make_game(game, options, house), seats, history)
        self.metadata = {
            "name": f"cookietin/{game}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.seating.names)
        self.agents: list[str] = []
        self._seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._dealing = Dealing(history)
        self._answers: list[int | None] = []
        self._calm = dict.fromkeys(self.possible_agents, 0.0)

    @functools.cached_property
    def _observation_space(self) -> spaces.Space[Any]:
        columns, moves = self.seating.layout.size, self.seating.moves
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (columns,), np.uint8),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )

    @functools.cached_property
    def _action_spaces(self) -> dict[str, spaces.Discrete]:
        return {name: spaces.Discrete(self.seating.moves) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new play; with a seed, always the same one, and the same ones after it."""
        self._dealing.next_play(seed)
        self._answers = []
        self.position: Position = self.seating.game.start(self.seating.seats, self._dealing.dealer)
        self.agents = list(self.possible_agents)
        self.rewards = dict(self._calm)
        self._cumulative_rewards = dict(self._calm)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        seating = self.seating
        return {
            "observation": seating.row(self.position, seat, self._dealing),
            "action_mask": seating.mask(self.position, seat),
        }

    def step(self, action: int) -> None:
        agent = self.agent_selection
        self._answers.append(action)
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.step(self._seat, self.seating.meant[self._seat][action], self._dealing.dealer)
        self._go_on()

    def _go_on(self) -> None:
        """Whose answer is next; when the play is over, every agent hears how it ended."""
        position = self.position
        if position.outcome is not None:
            self._end(position.outcome)
            return
        self._seat = next_answer(position, position.asked(), self._dealing.order)
        self.agent_selection = self.possible_agents[self._seat]

    def _end(self, outcome: Outcome) -> None:
        each = outcome.rewards(self.seating.seats)
        self.rewards = dict(zip(self.agents, each, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        ended = self.truncations if outcome.capped else self.terminations
        for seat, name in enumerate(self.agents):
            ended[name] = True
            self.infos[name] = self.seating.told(outcome, seat)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The picture that the terminal shows, as spectators see it."""
        return str(self.position.view(self.seating.seats)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class env(raw_env):
    """The same with every answer checked: a wrong one raises a sentence and changes nothing."""

    def step(self, action: int) -> None:
        if not self.agents:
            raise BadMove("not-dealt", {})
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            self.seating.move(self.position, self._seat, action)
        elif action is not None:
            raise BadMove("no-answer-after-the-end", {"agent": agent})
        super().step(action)
