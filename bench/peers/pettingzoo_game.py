"""Number Chain as a PettingZoo AEC environment, raw and in the library's usual wrappers."""

from __future__ import annotations

import random
from copy import deepcopy
from importlib.metadata import version
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import AgentSelector, wrappers

from bench.contest import CARDS, HAND, Contestant, Play, PythonContestant, shares


def env(seats: int = 3, hand: int = HAND) -> AECEnv:
    """Return the environment in the wrappers the library's own card and board games have."""
    wrapped: AECEnv = raw_env(seats, hand)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):
    """The environment itself."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "number_chain_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(self, seats: int = 3, hand: int = HAND) -> None:
        """Name the agents and describe what they see and do."""
        super().__init__()
        self.possible_agents = [f"player_{i}" for i in range(seats)]
        self.action_spaces = {agent: spaces.Discrete(CARDS) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low=0, high=1, shape=(2, CARDS), dtype=np.int8),
                    "action_mask": spaces.Box(low=0, high=1, shape=(CARDS,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.hand = hand
        self.render_mode = None
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space:
        """Return the space of the agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """Return the space of the agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

        cards = self.np_random.permutation(CARDS).tolist()
        self.hands: dict[str, list[int]] = {}
        for agent in self.agents:
            self.hands[agent], cards = cards[: self.hand], cards[self.hand :]
        self.chain, self.deck = cards[0], cards[1:]
        start = int(self.np_random.random() * len(self.agents))
        self._agent_selector = AgentSelector(self.agents[start:] + self.agents[:start])
        self.agent_selection = self._agent_selector.reset()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Show the agent's hand and the chain's last card, and which actions are legal."""
        observation = np.zeros((2, CARDS), dtype=np.int8)
        observation[0, self.hands[agent]] = 1
        observation[1, self.chain] = 1
        if agent == self.agent_selection:
            mask = observation[0].copy()
        else:
            mask = np.zeros(CARDS, dtype=np.int8)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play a card for the selected agent and draw for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a player who is still in the game must play a card")
        hand, deck = self.hands[agent], self.deck
        hand.remove(action)
        due = (action & ~self.chain).bit_count()
        self.chain = action
        over = False
        for _ in range(due):
            if not deck:
                over = True
                break
            hand.append(deck.pop(int(self.np_random.random() * len(deck))))
        if over or not hand:
            won = shares([len(self.hands[agent]) for agent in self.agents])
            self.rewards = dict(zip(self.agents, won, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.agent_selection = self._agent_selector.next()


class PettingZoo(PythonContestant):
    """Random play through an AEC environment."""

    def __init__(self, name: str, environment: AECEnv, seats: int, hand: int = HAND) -> None:
        """Take the environment, raw or wrapped."""
        super().__init__(name, seats, hand, version("pettingzoo"))
        self._env = environment

    def once(self) -> Play:
        """Play one game in the library's loop, leaving it at the first agent which is done."""
        env, choice, moves = self._env, random.choice, 0
        env.reset()
        start = env.possible_agents.index(env.agent_selection)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            env.step(choice(np.flatnonzero(observation["action_mask"]).tolist()))
            moves += 1
        return Play(moves, start, list(env.rewards.values()))

    def positions(self, number: int) -> list[Any]:
        """Copy the environment as it goes."""
        env = self._env
        found: list[Any] = []
        while len(found) < number:
            env.reset()
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    break
                found.append(deepcopy(env))
                env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        return random.sample(found, number)

    def copy_each(self, positions: list[Any]) -> None:
        """Copy each environment deeply, all but its spaces and its source of chance.

        Those would cost most of the time, and a copy can share them.
        """
        for position in positions:
            raw = position.unwrapped
            shared = (raw.np_random, raw.action_spaces, raw.observation_spaces)
            deepcopy(position, {id(part): part for part in shared})


def contestants(seats: int, hand: int = HAND) -> list[Contestant]:
    """Return the contestants of this module."""
    return [
        PettingZoo("PettingZoo raw", raw_env(seats, hand), seats, hand),
        PettingZoo("PettingZoo wrapped", env(seats, hand), seats, hand),
    ]
