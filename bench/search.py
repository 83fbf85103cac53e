"""Run `python -m bench.search`: how fast every game is searched, and how long answers take.

Iterations a second are those of each game's own recipe, at the questions of plays between rules of
thumb; for Number Chain those of OpenSpiel's Python ISMCTS stand beside it, measured in turn in the
same run. With `--busy`, another process keeps a core busy, and the time of each answer of a level
is told: the median, the 99th of a hundred, and the longest, by the clock on the wall.
"""

from __future__ import annotations

import argparse
import multiprocessing
from statistics import median
from time import perf_counter, process_time
from typing import Final

import cookietin
from cookietin.bots import make_bot
from cookietin.bots.search.bot import Searcher
from cookietin.bots.search.recipe import PLAIN, USUAL, Recipe
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.game import Game
from cookietin.kernel.position import Position
from cookietin.kernel.race import next_answer

ROUNDS = 3
BUDGETS = {"easy": 0.1, "normal": 0.3, "hard": 1.0, "expert": 3.0}
"""Seconds in which a level should answer."""
SEATS = 2
PEERS: Final = "number-chain"
"""The game that the peer plays too."""
PLAIN_ITERATIONS: Final = 1000


def questions(game: Game, seats: int, count: int, seed: int) -> list[tuple[Position, int]]:
    """Moments of plays by rule of thumb, at which a seat has something to choose."""
    chance = Chance(seed)
    dealer = Silent(chance)
    thumb = make_bot("thumb", game, seed)
    found: list[tuple[Position, int]] = []
    position = game.start(seats, dealer)
    while len(found) < count:
        if position.outcome is not None:
            position = game.start(seats, dealer)
        seat = next_answer(position, position.asked(), chance)
        if len(position.legal(seat)) > 1 and chance.below(4) == 0:
            found.append((position.view(seat), seat))
        thumb.play(position, seat, dealer)
    return found


def rate(id: str, seconds: float, seed: int) -> float:
    """Iterations a second of the recipe of `hard`, by this process's own time."""
    game = cookietin.game(id)
    bot = make_bot("hard", game, seed)
    assert isinstance(bot, Searcher)
    return rate_of(bot, game, seconds, seed)


def plain_rate(seconds: float, seed: int) -> float:
    """The same on Number Chain with random play-outs and no rule of thumb, as the peer searches."""
    game = cookietin.game(PEERS)
    plain = Recipe(dict(PLAIN), dict(USUAL))
    return rate_of(Searcher(game, seed, PLAIN_ITERATIONS, plain, None), game, seconds, seed)


def rate_of(bot: Searcher, game: Game, seconds: float, seed: int) -> float:
    """Iterations a second of a bot."""
    made, spent = 0, 0.0
    for view, seat in questions(game, max(SEATS, game.fewest_seats), 200, seed):
        begun = process_time()
        bot.search(view, view.question(seat))
        spent += process_time() - begun
        made += bot.searched
        if spent > seconds:
            break
    return made / spent


def times(id: str, level: str, count: int) -> list[float]:
    """How long a level takes for each of so many answers."""
    game = cookietin.game(id)
    found = []
    for number, (view, seat) in enumerate(
        questions(game, max(SEATS, game.fewest_seats), count, seed=5)
    ):
        bot = make_bot(level, game, number)
        question = view.question(seat)
        begun = perf_counter()
        bot(view, question)
        found.append(perf_counter() - begun)
    return sorted(found)


def spin() -> None:
    """Keep a core busy."""
    while True:
        pass


def show_times(level: str, count: int) -> None:
    """The times of a level's answers in every game, beside what it should take at most."""
    busy = multiprocessing.get_context("spawn").Process(target=spin, daemon=True)
    busy.start()
    print(f"{level}: {count} answers, within {BUDGETS[level]} s, while a process keeps a core busy")
    print(f"{'game':24}{'median':>10}{'99th':>10}{'longest':>10}")
    for id in cookietin.game_ids():
        found = times(id, level, count)
        late = found[int(len(found) * 0.99) - 1]
        print(f"{id:24}{median(found):>10.3f}{late:>10.3f}{found[-1]:>10.3f}", flush=True)
    busy.terminate()


def show_rates(seconds: float) -> None:
    """Iterations a second, in rounds, and the ratio to the peer."""
    from bench.peers import openspiel_search

    rates: dict[str, list[float]] = {id: [] for id in cookietin.game_ids()}
    plain, peer = [], []
    for number in range(ROUNDS):
        for id, found in rates.items():
            found.append(rate(id, seconds / ROUNDS, number))
        plain.append(plain_rate(seconds / ROUNDS, number))
        peer.append(openspiel_search.rate(SEATS, seconds / ROUNDS))
    print(f"{'game':24}{'iterations/s':>14}")
    for id, found in rates.items():
        print(f"{id:24}{median(found):>14,.0f}")
    print("Number Chain beside OpenSpiel's ISMCTS")
    print(f"{'OpenSpiel':24}{median(peer):>14,.0f}")
    for name, found in (("random play-outs", plain), ("by its recipe", rates[PEERS])):
        print(f"{name:24}{median(found):>14,.0f}   {median(found) / median(peer):.0f} ×")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="time for each game")
    parser.add_argument("--busy", choices=list(BUDGETS), help="time the answers of a level")
    parser.add_argument("--answers", type=int, default=200, help="answers of each game to time")
    chosen = parser.parse_args()
    if chosen.busy:
        show_times(chosen.busy, chosen.answers)
    else:
        show_rates(chosen.seconds)


if __name__ == "__main__":
    main()
