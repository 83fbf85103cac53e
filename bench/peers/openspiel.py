"""Number Chain on OpenSpiel's Python API, with every random card as an explicit chance node."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.contest import CARDS, HAND, Contestant, Play, PythonContestant, shares

_GAME_TYPE = pyspiel.GameType(
    short_name="python_number_chain",
    long_name="Python Number Chain",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 3, "hand": HAND},
)


class NumberChainGame(pyspiel.Game):
    """The rules, for a number of players and a size of hand."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Describe the game to the library."""
        params = params or {}
        self.players = params.get("players", 3)
        self.hand = params.get("hand", HAND)
        info = pyspiel.GameInfo(
            num_distinct_actions=CARDS,
            max_chance_outcomes=CARDS,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=CARDS,
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self) -> NumberChainState:
        """Return the state before the beginner is chosen and the cards are dealt."""
        return NumberChainState(self)


class NumberChainState(pyspiel.State):
    """A position, where chance chooses the beginner, then each dealt and each drawn card."""

    def __init__(self, game: NumberChainGame) -> None:
        """Start with a full deck and everything still to be dealt."""
        super().__init__(game)
        self.start = -1
        self._hand = game.hand
        self._hands: list[list[int]] = [[] for _ in range(game.players)]
        self._deck = list(range(CARDS))
        self._chain = -1
        self._player = 0
        self._due = 0
        self._over = False

    def current_player(self) -> int:
        """Return who is to move, or that it is chance, or that the game is over."""
        if self._over:
            return pyspiel.PlayerId.TERMINAL
        if self._chain < 0 or self._due:
            return pyspiel.PlayerId.CHANCE
        return self._player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._over

    def _legal_actions(self, player: int) -> list[int]:
        """Return the cards in the player's hand, in ascending order."""
        return sorted(self._hands[player])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards left in the deck, or the possible beginners, all equally likely."""
        outcomes = range(len(self._hands)) if self.start < 0 else self._deck
        probability = 1.0 / len(outcomes)
        return [(outcome, probability) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        """Apply a player's card or an outcome of chance."""
        if self._chain < 0:
            self._deal(action)
        elif self._due:
            self._deck.remove(action)
            self._hands[self._player].append(action)
            self._due -= 1
            self._go_on()
        else:
            self._hands[self._player].remove(action)
            self._due = (action & ~self._chain).bit_count()
            self._chain = action
            self._go_on()

    def _deal(self, outcome: int) -> None:
        """Take the next outcome of the deal: the beginner, the hands, the chain's first card."""
        if self.start < 0:
            self.start = outcome
            return
        self._deck.remove(outcome)
        if len(self._hands[self._player]) < self._hand:
            self._hands[self._player].append(outcome)
            if len(self._hands[self._player]) == self._hand and self._player + 1 < len(self._hands):
                self._player += 1
        else:
            self._chain = outcome
            self._player = self.start

    def _go_on(self) -> None:
        """End the game or the turn, when the one or the other is due."""
        if self._due:
            self._over = not self._deck
        elif not self._hands[self._player]:
            self._over = True
        else:
            self._player = (self._player + 1) % len(self._hands)

    def returns(self) -> list[float]:
        """Return each player's share of the win."""
        if not self._over:
            return [0.0] * len(self._hands)
        return shares([len(hand) for hand in self._hands])

    def _action_to_string(self, player: int, action: int) -> str:
        """Name an action."""
        if player >= 0:
            return f"play {action}"
        return f"begin {action}" if self.start < 0 else f"card {action}"

    def __str__(self) -> str:
        """Describe the position."""
        return f"chain {self._chain} player {self._player} due {self._due} hands {self._hands}"


pyspiel.register_game(_GAME_TYPE, NumberChainGame)


class OpenSpiel(PythonContestant):
    """Random play through OpenSpiel's states."""

    def __init__(self, seats: int, hand: int = HAND) -> None:
        """Load the game by its name."""
        super().__init__("OpenSpiel (Python)", seats, hand, version("open_spiel"))
        self._game = pyspiel.load_game("python_number_chain", {"players": seats, "hand": hand})

    def once(self) -> Play:
        """Play one game, sampling chance nodes along the way."""
        choice, moves = random.choice, 0
        state = self._game.new_initial_state()
        while (player := state.current_player()) != pyspiel.PlayerId.TERMINAL:
            if player < 0:
                state.apply_action(choice(state.chance_outcomes())[0])
            else:
                state.apply_action(choice(state.legal_actions(player)))
                moves += 1
        return Play(moves, state.start, state.returns())

    def positions(self, number: int) -> list[Any]:
        """Clone the states at which a player is to move."""
        found: list[Any] = []
        while len(found) < number:
            state = self._game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    found.append(state.clone())
                state.apply_action(random.choice(state.legal_actions()))
        return random.sample(found, number)

    def copy_each(self, positions: list[Any]) -> None:
        """Clone each state."""
        for state in positions:
            state.clone()


def contestants(seats: int, hand: int = HAND) -> list[Contestant]:
    """Return the contestants of this module."""
    return [OpenSpiel(seats, hand)]
