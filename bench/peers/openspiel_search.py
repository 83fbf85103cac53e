"""OpenSpiel's own information-set search (its Python ISMCTS) on Number Chain."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

from open_spiel.python.algorithms import ismcts, mcts

from bench.contest import HAND
from bench.peers import openspiel

SIMULATIONS = 100


class Bot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """The library's bot; what a player knows is told by the state itself, as cheaply as it can."""

    def get_state_key(self, state: Any) -> tuple[object, ...]:
        """The player, its hand, the chain and how much everybody holds."""
        player = state.current_player()
        held = tuple(len(hand) for hand in state._hands)
        return player, tuple(sorted(state._hands[player])), state._chain, held


def resampled(state: Any, player: int) -> Any:
    """The same for this player, with what it cannot know dealt anew."""
    world = state.clone()
    unseen = world._deck[:]
    for seat, hand in enumerate(world._hands):
        if seat != player:
            unseen += hand
    random.shuffle(unseen)
    for seat, hand in enumerate(world._hands):
        if seat != player:
            world._hands[seat] = [unseen.pop() for _ in hand]
    world._deck = unseen
    return world


def rate(seats: int, seconds: float) -> float:
    """Iterations a second at the first questions of plays, over about that long."""
    game = openspiel.NumberChainGame({"players": seats, "hand": HAND})
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = Bot(game, evaluator, 2.0, SIMULATIONS)
    bot.set_resampler(resampled)
    made, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        begun = process_time()
        bot.run_search(state)
        spent += process_time() - begun
        made += SIMULATIONS
    return made / spent
