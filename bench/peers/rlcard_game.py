"""Number Chain on RLCard: a game with its players, and the environment around it."""

from __future__ import annotations

import random
from collections import OrderedDict
from copy import deepcopy
from importlib.metadata import version
from typing import Any

import numpy as np
import rlcard
from rlcard.envs import Env
from rlcard.envs.registration import register

from bench.contest import CARDS, HAND, Contestant, Play, PythonContestant, shares


class NumberChainGame:
    """The rules, as RLCard's games have them."""

    def __init__(self, num_players: int = 3, hand: int = HAND) -> None:
        """Fix the number of players and the size of a hand."""
        self.allow_step_back = False
        self.np_random = np.random.RandomState()
        self.num_players = num_players
        self.hand = hand

    def init_game(self) -> tuple[dict[str, Any], int]:
        """Deal a new game; return the first state and the player it is for."""
        cards = self.np_random.permutation(CARDS).tolist()
        dealt = self.num_players * self.hand
        self.hands = [cards[i : i + self.hand] for i in range(0, dealt, self.hand)]
        self.chain = cards[dealt]
        self.deck = cards[dealt + 1 :]
        self.current_player = self.start = int(self.np_random.random_sample() * self.num_players)
        self.over = False
        return self.get_state(self.current_player), self.current_player

    def step(self, action: int) -> tuple[dict[str, Any], int]:
        """Play a card and draw for it; return the next state and the player it is for."""
        hand, deck = self.hands[self.current_player], self.deck
        hand.remove(action)
        due = (action & ~self.chain).bit_count()
        self.chain = action
        for _ in range(due):
            if not deck:
                self.over = True
                break
            hand.append(deck.pop(int(self.np_random.random_sample() * len(deck))))
        if not hand:
            self.over = True
        self.current_player = (self.current_player + 1) % self.num_players
        return self.get_state(self.current_player), self.current_player

    def get_state(self, player_id: int) -> dict[str, Any]:
        """Return what this player sees."""
        return {
            "hand": self.hands[player_id],
            "chain": self.chain,
            "num_cards": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
            "legal_actions": self.get_legal_actions(),
            "current_player": self.current_player,
        }

    def get_legal_actions(self) -> list[int]:
        """Return the cards the current player may play, which is all of them."""
        return self.hands[self.current_player][:]

    def get_payoffs(self) -> list[float]:
        """Return each player's share of the win."""
        return shares([len(hand) for hand in self.hands])

    def get_num_players(self) -> int:
        """Return the number of players."""
        return self.num_players

    @staticmethod
    def get_num_actions() -> int:
        """Return the number of different actions."""
        return CARDS

    def get_player_id(self) -> int:
        """Return who is to move."""
        return self.current_player

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.over


class NumberChainEnv(Env):
    """The environment, which encodes states for learning."""

    def __init__(self, config: dict[str, Any]) -> None:
        """Make the game for the number of players and the size of hand in the config."""
        self.name = "number-chain"
        self.game = NumberChainGame(
            config.get("game_num_players", 3), config.get("game_hand", HAND)
        )
        super().__init__(config)
        self.state_shape = [[2, CARDS] for _ in range(self.num_players)]
        self.action_shape = [None for _ in range(self.num_players)]

    def _extract_state(self, state: dict[str, Any]) -> dict[str, Any]:
        """Encode the hand and the chain's last card, and list the legal actions."""
        obs = np.zeros((2, CARDS), dtype=np.int8)
        obs[0, state["hand"]] = 1
        obs[1, state["chain"]] = 1
        return {
            "obs": obs,
            "legal_actions": OrderedDict.fromkeys(state["legal_actions"]),
            "raw_obs": state,
            "raw_legal_actions": state["legal_actions"],
            "action_record": self.action_recorder,
        }

    def get_payoffs(self) -> np.ndarray:
        """Return each player's share of the win."""
        return np.array(self.game.get_payoffs())

    def _decode_action(self, action_id: int) -> int:
        """Return the card, which is its own number."""
        return action_id

    def _get_legal_actions(self) -> OrderedDict[int, None]:
        """Return the legal actions by their numbers."""
        return OrderedDict.fromkeys(self.game.get_legal_actions())


register("number-chain", f"{__name__}:NumberChainEnv")


class RLCard(PythonContestant):
    """Random play through RLCard's environment."""

    def __init__(self, seats: int, hand: int = HAND) -> None:
        """Make the environment by its name."""
        super().__init__("RLCard", seats, hand, version("rlcard"))
        self._env = rlcard.make("number-chain", {"game_num_players": seats, "game_hand": hand})

    def once(self) -> Play:
        """Play one game, choosing among the legal actions of each state."""
        env, choice, moves = self._env, random.choice, 0
        state, _ = env.reset()
        start = env.get_player_id()
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            moves += 1
        return Play(moves, start, env.get_payoffs().tolist())

    def positions(self, number: int) -> list[Any]:
        """Copy the games behind the environment as they go."""
        env = self._env
        found: list[Any] = []
        while len(found) < number:
            state, _ = env.reset()
            while not env.is_over():
                found.append(deepcopy(env.game))
                state, _ = env.step(random.choice(list(state["legal_actions"])))
        return random.sample(found, number)

    def copy_each(self, positions: list[Any]) -> None:
        """Copy each game deeply, all but its source of chance.

        That would cost most of the time, and a copy can share it.
        """
        for game in positions:
            deepcopy(game, {id(game.np_random): game.np_random})


def contestants(seats: int, hand: int = HAND) -> list[Contestant]:
    """Return the contestants of this module."""
    return [RLCard(seats, hand)]
