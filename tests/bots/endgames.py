"""Run `python -m tests.bots.endgames`: how often a level finds the best answer in small endgames.

Endgames come out of random plays: a seat can work out everything that is hidden from it, every
continuation can be looked at, and not all answers are equally good.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.game import Game
from cookietin.kernel.position import Position
from tests.bots.exact import MOST, TooLarge, best_answers, is_open


class Endgame(NamedTuple):
    """A position, whose answer is looked for, and which answers are best."""

    position: Position
    seat: int
    best: list[str]


GAMES: dict[str, dict[str, Any]] = {
    "number-chain": {},
    "cookie-chomper": {"house": "small"},
    "chomp": {"turns": 2},
}
"""The games with the options that leave endgames small."""


def endgames(game: Game, count: int, most: int = MOST) -> Iterator[Endgame]:
    """So many endgames with something to find, from random plays for two."""
    found = number = 0
    while found < count:
        chance = Chance(f"endgame {number}")
        dealer = Silent(chance)
        position = game.start(2, dealer)
        number += 1
        while position.outcome is None and found < count:
            asked = position.asked()
            seat = asked[chance.below(len(asked))]
            best = _best(position, seat, most) if len(asked) == 1 else []
            if best:
                found += 1
                yield Endgame(position.copy(), seat, best)
            moves = position.legal(seat)
            position.step(seat, moves[chance.below(len(moves))], dealer)


def _best(position: Position, seat: int, most: int) -> list[str]:
    """The best answers of a small endgame; none where there is nothing to find."""
    moves = position.legal(seat)
    if len(moves) == 1 or not is_open(position, seat):
        return []
    try:
        best = best_answers(position, seat, most)
    except TooLarge:
        return []
    return best if len(best) < len(moves) else []


def agrees(level: str, endgame: Endgame, seed: int) -> bool:
    """Whether a level answers as well as one can."""
    bot = make_bot(level, endgame.position.game, seed)
    view = endgame.position.view(endgame.seat)
    return bot(view, view.question(endgame.seat)).text in endgame.best


def main() -> None:
    """Look at many, and say how many answers were best."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.endgames", description=__doc__)
    parser.add_argument("--positions", type=int, default=500, help="endgames of each game")
    parser.add_argument("--level", default="expert", help="who answers")
    parser.add_argument("--game", choices=list(GAMES), help="one game alone")
    chosen = parser.parse_args()
    for id in [chosen.game] if chosen.game else GAMES:
        right = 0
        game = cookietin.game(id, **GAMES[id])
        for number, endgame in enumerate(endgames(game, chosen.positions)):
            right += agrees(chosen.level, endgame, number)
        part = 100 * right / chosen.positions
        print(
            f"{id}: {chosen.level} found {right} of {chosen.positions} ({part:.1f} %)", flush=True
        )


if __name__ == "__main__":
    main()
