"""Run `python -m bench.copying`: what a copy at every decision costs, for each game of the tin.

The figures are shares of the time that the play itself takes: 33 % means that a play with a copy
at every decision takes a third longer than one without.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time

import cookietin
from cookietin.bots import Bot, make_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.game import Game
from cookietin.kernel.race import next_answer

ROUNDS = 41


def seconds(game: Game, seats: int, bots: list[Bot], plays: int, copying: bool) -> float:
    """How long so many plays take, with a copy at each decision or not; without bots at random."""
    chance = Chance(plays)
    dealer = Silent(chance)
    start = process_time()
    for _ in range(plays):
        position = game.start(seats, dealer)
        while position.outcome is None:
            if copying:
                position.copy()
            asked = position.asked()
            seat = asked[0] if len(asked) == 1 else next_answer(position, asked, chance)
            if bots:
                move = bots[seat](position.view(seat), position.question(seat))
            else:
                moves = position.legal(seat)
                move = moves[chance.below(len(moves))]
            position.step(seat, move, dealer)
    return process_time() - start


def share(game: Game, seats: int, bots: list[Bot], budget: float) -> float:
    """What a copy at each decision adds, as a share of the play without: a median of rounds."""
    plays = 1
    while seconds(game, seats, bots, plays, False) < budget / ROUNDS / 2:
        plays *= 2
    found = []
    for _ in range(ROUNDS):
        without = seconds(game, seats, bots, plays, False)
        found.append(seconds(game, seats, bots, plays, True) / without - 1)
    return median(found)


def main() -> None:
    """Measure all games in turn and print the shares."""
    parser = argparse.ArgumentParser(prog="python -m bench.copying", description=__doc__)
    parser.add_argument("games", nargs="*", default=cookietin.game_ids(), help="which games")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each figure, about")
    parser.add_argument("--seats", type=int, default=2, help="players, where a game has so many")
    chosen = parser.parse_args()
    print(f"{'game':24}{'random play':>14}{'rule of thumb':>16}")
    for id in chosen.games:
        game = cookietin.game(id)
        seats = min(max(chosen.seats, game.seats[0]), game.seats[-1])
        bots = [make_bot("thumb", game, seat) for seat in range(seats)]
        found = [share(game, seats, players, chosen.seconds) for players in ([], bots)]
        print(f"{id:24}{found[0]:>14.0%}{found[1]:>16.0%}")


if __name__ == "__main__":
    main()
