"""Run `python -m bench.duel GAME ONE OTHER`: two bots meet, for those who tune recipes.

A bot is a name, or settings of the search that stand before those of the game's recipe, as in
`iterations=1000,careless=1,cut=0,learnt=learnt.toml`. With `cheat=1` it sees everything: what it
reaches is the most that hidden cards allow anybody.

Every deal is played twice, with the seats changed. The share of the wins is per seat held, so that
an even share is a half at any table. The seconds that a play takes are of processor time.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Callable
from pathlib import Path
from time import process_time

import cookietin
from bench.ceiling import Cheat
from cookietin.bots import Bot, make_bot
from cookietin.bots.levels import thumb_of
from cookietin.bots.search.bot import Searcher
from cookietin.bots.search.learnt import read_learnt
from cookietin.bots.search.recipe import Recipe, recipe_of
from cookietin.bots.sitting import play_between
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.game import Game
from cookietin.lab.tally import WIN, Wins

Making = Callable[[Game, str], Bot]


def making(told: str, game: Game) -> Making:
    """What makes the bot that someone has told of."""
    if "=" not in told:
        return lambda game, seed: make_bot(told, game, seed)
    settings = dict(part.split("=") for part in told.split(","))
    iterations, cheats = int(settings.pop("iterations")), settings.pop("cheat", "0") == "1"
    learnt = settings.pop("learnt", "")
    usual = recipe_of(game)
    calm = settings.pop("calm", usual.calm)
    judge = usual.evaluation
    if learnt:
        judge = read_learnt(tomllib.loads(Path(learnt).read_text(encoding="utf-8")))
    changed = {name: float(value) for name, value in settings.items()}
    recipe = Recipe({**usual.numbers, **changed}, usual.levels, judge, calm)
    kind = Cheat if cheats else Searcher
    return lambda game, seed: kind(game, seed, iterations, recipe, thumb_of(game))


def share(game: Game, seats: int, makings: list[Making], number: int) -> float:
    """Which part of the win went to the first bot, for each seat that it held."""
    deal = number // 2
    held = [(seat + number) % 2 for seat in range(seats)]
    chance = Chance(f"deal {deal}")
    dealer = Silent(chance)
    position = game.start(seats, dealer)
    bots = [makings[who](game, f"{deal}/{seat}") for seat, who in enumerate(held)]
    play_between(position, bots, dealer, chance)
    outcome = position.outcome
    if outcome is None or not outcome.winners:
        return 0.5
    won = [0.0, 0.0]
    for seat, who in enumerate(held):
        won[who] += outcome.share(seat) / held.count(who)
    return won[0] / (won[0] + won[1])


def main() -> None:
    """Play until there are enough plays, or the time is up, and print the share."""
    parser = argparse.ArgumentParser(prog="python -m bench.duel", description=__doc__)
    parser.add_argument("game", choices=cookietin.game_ids())
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--seats", type=int, help="players; as few as can be, at least two")
    parser.add_argument("--plays", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0, help="processor time to spend")
    chosen = parser.parse_args()
    game = cookietin.game(chosen.game)
    seats = chosen.seats or max(2, game.fewest_seats)
    makings = [making(told, game) for told in (chosen.one, chosen.other)]
    wins, begun = Wins(), process_time()
    while wins.plays < chosen.plays and process_time() - begun < chosen.seconds:
        wins.add(int(WIN * share(game, seats, makings, wins.plays)))
    rate = wins.rate()
    figures = f"{rate.rate:.3f} ({rate.low:.2f}–{rate.high:.2f})"
    each = (process_time() - begun) / wins.plays
    played = f"{game.id}, {seats} seats, {wins.plays} plays of {each:.2f} s"
    print(f"{played}: {chosen.one} {figures} {chosen.other}")


if __name__ == "__main__":
    main()
