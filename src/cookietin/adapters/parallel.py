"""Every game as a parallel environment of PettingZoo: whoever is asked at once answers at once.

Made for sealed questions and races. Who is not asked answers `wait`, the last action. The answers
to a race count in an order that chance draws; one that comes too late does nothing, and its agent
is told so in its info.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from cookietin.adapters.dealing import Dealing
from cookietin.adapters.resuming import Resuming
from cookietin.adapters.seating import Seating
from cookietin.kernel.complaint import BadMove
from cookietin.kernel.race import next_answer
from cookietin.kernel.registry import make_game

if TYPE_CHECKING:
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

Observation = dict[str, Any]


class parallel_env(Resuming, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One play after another; every step takes an answer of every agent."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        house: str | None = None,
        history: int = 0,
        **options: Any,
    ) -> None:
        self.seating = Seating(make_game(game, options, house), seats, history)
        self.metadata = {"name": f"cookietin/{game}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = list(self.seating.names)
        self.agents: list[str] = []
        self.wait = self.seating.moves
        """The action of whoever is not asked."""
        self._dealing = Dealing(history)
        self._answers: list[dict[str, int]] = []
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.seating.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
        }
        self._spaces = {
            name: (spaces.Dict(seen), spaces.Discrete(self.wait + 1))
            for name in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][1]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Deal a new play; one that is over before anybody is asked ends with its first step."""
        self._dealing.next_play(seed)
        self._answers = []
        self.position: Position = self.seating.game.start(self.seating.seats, self._dealing.dealer)
        self.agents = list(self.possible_agents)
        return self._observed(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
    ]:
        """Answer for everybody; if one answer is not allowed, nothing happens."""
        if not self.agents:
            raise BadMove("not-dealt", {})
        infos: dict[str, Any] = {name: {} for name in self.agents}
        self._answer(self._meant(actions), infos)
        self._answers.append(actions)
        outcome = self.position.outcome
        names, seats = self.agents, self.seating.seats
        rewards = [0.0] * seats if outcome is None else outcome.rewards(seats)
        capped = outcome is not None and outcome.capped
        if outcome is not None:
            for seat, name in enumerate(names):
                infos[name].update(self.seating.told(outcome, seat))
        result = (
            self._observed(),
            dict(zip(names, rewards, strict=True)),
            dict.fromkeys(names, outcome is not None and not capped),
            dict.fromkeys(names, capped),
            infos,
        )
        if outcome is not None:
            self.agents = []
        return result

    def _meant(self, actions: dict[str, int]) -> dict[int, Move]:
        """The moves of those who are asked; all are checked before any is made."""
        asked = self.position.asked()
        meant: dict[int, Move] = {}
        for seat, name in enumerate(self.possible_agents):
            if name not in actions:
                raise BadMove("agent-has-not-answered", {"agent": name})
            if seat in asked:
                meant[seat] = self.seating.move(self.position, seat, actions[name])
            elif actions[name] != self.wait:
                raise BadMove("agent-is-not-asked", {"agent": name, "number": self.wait})
        return meant

    def _answer(self, meant: dict[int, Move], infos: dict[str, Any]) -> None:
        position, dealing = self.position, self._dealing
        number = position.number
        while meant:
            asked = [seat for seat in position.asked() if seat in meant]
            if position.outcome is not None or position.number != number or not asked:
                break
            seat = next_answer(position, asked, dealing.order)
            move = meant.pop(seat)
            if position.refusal(seat, move) is None:
                position.step(seat, move, dealing.dealer)
            else:
                infos[self.possible_agents[seat]]["late"] = True
        for seat in meant:
            infos[self.possible_agents[seat]]["late"] = True

    def _observed(self) -> dict[str, Observation]:
        asked = self.position.asked()
        found = {}
        for seat, name in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in asked:
                mask[:-1] = self.seating.mask(self.position, seat)
            else:
                mask[-1] = 1
            row = self.seating.row(self.position, seat, self._dealing)
            found[name] = {"observation": row, "action_mask": mask}
        return found

    def render(self) -> str | None:
        """The picture that the terminal shows, as spectators see it."""
        return str(self.position.view(self.seating.seats)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
