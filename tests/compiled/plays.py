"""Seeded plays of every game over its spread of options: what both builds must agree on."""

from __future__ import annotations

import json
import sys
import zlib
from collections.abc import Iterator
from typing import Any

import cookietin
from cookietin.bots.playout import play_out
from cookietin.bots.sitting import play_between
from cookietin.kernel import position as kernel_position
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.names import TRUTH
from cookietin.kernel.options import Values
from cookietin.lab import Study, Variant, run, setting
from cookietin.lab.meters import OURS, Meters
from cookietin.laws import spread
from tests.bots.hurried import DISTINCT, hurried
from tests.games.braverse.wild import wild_file

SEEDS = 2
"""So many plays with the options as they are; with each other option one, of another seed each."""

WILD = 12
"""So many plays of Braverse with random card files."""


OF_WILD = "wild"
"""Instead of a game: Braverse with card files of chance."""

EAGER, SELDOM = 20, 8
"""What everyone sees is looked at in so many first moments, then in one of so many."""


def plays(of: str) -> Iterator[str]:
    """Each play as one line: its record, and a sum of what everyone saw at many moments."""
    if of == OF_WILD:
        for seed in range(WILD):
            options = {"cards": wild_file(seed)[0], "turns": 12, "questions": 60}
            yield json.dumps([seed, *one_play("braverse", options, 2, seed)])
        return
    for options, seats, seed in tables(of):
        yield json.dumps([options, seats, seed, *one_play(of, options, seats, seed)])
    for name in DISTINCT:
        yield json.dumps([name, *between_bots(of, name)])
    yield json.dumps(figures(of))


def tables(id: str) -> Iterator[tuple[Values, int, int]]:
    """Options, seats and seed: no options with all numbers of seats, others with one in turn."""
    alike: dict[str, list[tuple[Values, int]]] = {}
    for options, seats in spread(id):
        alike.setdefault(json.dumps(options), []).append((options, seats))
    for number, found in enumerate(alike.values()):
        if number == 0:
            yield from ((*table, seed) for table in found for seed in range(SEEDS))
        else:
            yield (*found[number % len(found)], number)


def one_play(id: str, options: dict[str, Any], seats: int, seed: int) -> tuple[str, int, str]:
    """The record, a sum of all views of all positions, and a position that random play ends in."""
    game = cookietin.game(id, **options)
    players = [f"player {seat}" for seat in range(seats)]
    match = cookietin.match(game, players, dealer=cookietin.Seeded(seed))
    chance = Chance(f"moves {seed}")
    seen = moment = 0
    while match.winners is None:
        position = match.position
        viewers = range(TRUTH, seats + 1 if moment < EAGER or moment % SELDOM == 0 else 0)
        for viewer in viewers:
            seen = zlib.crc32(position.view(viewer).line().encode(), seen)
        moment += 1
        asked = position.asked()
        seat = asked[chance.below(len(asked))]
        moves = sorted(move.text for move in position.legal(seat))
        match.answer(seat, game.move(moves[chance.below(len(moves))]))
    dealer = cookietin.Seeded(f"silent {seed}")
    last = game.start(seats, dealer)
    play_out(last, dealer, chance)
    return cookietin.record(match), seen, last.line()


def between_bots(id: str, name: str) -> tuple[int, str]:
    """How many moves a play between bots takes, and the position that it ends in."""
    game = cookietin.game(id)
    seats = min(3, game.seats[-1])
    chance = Chance(f"{id} {name}")
    dealer = Silent(chance)
    position = game.start(seats, dealer)
    bots = [hurried(name, game, seat, 3) for seat in range(seats)]
    return play_between(position, bots, dealer, chance), position.line()


def figures(id: str) -> dict[str, Any]:
    """All figures of a small study with all meters."""
    game = cookietin.game(id)
    variants = []
    for bot in ("thumb", "random"):
        seats = min(3, game.seats[-1])
        variants.append(Variant({"bots": bot}, game, setting(game, [bot], seats)))
    results = run(Study(variants, 4, f"figures {id}", Meters(list(OURS))))
    assert results is not None
    return results.json()


if __name__ == "__main__":
    print(json.dumps(["loaded", str(kernel_position.__file__).endswith(".py")]))
    sys.stdout.writelines(f"{line}\n" for line in plays(sys.argv[1]))
