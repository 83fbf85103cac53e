"""Run `python -m bench.games`: random play of each game of the tin, as a ratio to Number Chain.

A ratio between games measured in the same run says whether a game has become slower, whatever the
machine is.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time

import cookietin
from cookietin.bots.playout import play_many
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent

BASE = "number-chain"
ROUNDS = 5


def speed(game: str, seats: int, seconds: float) -> float:
    """Moves per second over about that long."""
    made = cookietin.game(game)
    chance = Chance(1)
    dealer = Silent(chance)
    moves = 0
    start = process_time()
    while process_time() - start < seconds:
        moves += play_many(made, seats, 20, dealer, chance)
    return moves / (process_time() - start)


def main() -> None:
    """Measure all games in turn, in rounds, and print the medians."""
    parser = argparse.ArgumentParser(prog="python -m bench.games", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each game")
    parser.add_argument("--seats", type=int, default=2, help="players, where a game has so many")
    chosen = parser.parse_args()
    rates: dict[str, list[float]] = {game: [] for game in cookietin.game_ids()}
    for _ in range(ROUNDS):
        for game, found in rates.items():
            there = cookietin.game(game).seats
            seats = min(max(chosen.seats, there[0]), there[-1])
            found.append(speed(game, seats, chosen.seconds / ROUNDS))
    base = median(rates[BASE])
    print(f"{'game':24}{'moves/s':>12}{'x ' + BASE:>18}")
    for game, found in sorted(rates.items()):
        print(f"{game:24}{median(found):>12,.0f}{median(found) / base:>18.3f}")


if __name__ == "__main__":
    main()
