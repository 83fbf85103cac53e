"""Lessons: moments of many plays, as every seat knew them, and who won in the end.

Where a game's recipe names the question at which positions are judged, these moments alone teach.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cookietin.bots.roster import make_bot
from cookietin.bots.search.recipe import recipe_of
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.race import next_answer

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position

MOMENTS = 8
"""So many moments of a play are kept, at random."""
CARELESS = 15
"""So many of a hundred answers are random, for lessons that plays by rule of thumb never give."""


class Moment(NamedTuple):
    """One moment: every seat's row, which of them were asked, and each seat's share of the win."""

    rows: list[bytes]
    asked: list[bool]
    shares: list[float]


def lessons(
    game: Game, seats: int, plays: int, seed: str, bot: str, told: Callable[[int], object]
) -> list[list[Moment]]:
    """The moments of each play; the same for the same seed."""
    found = []
    for number in range(plays):
        found.append(_play(game, seats, f"{seed}/{number}", bot))
        told(number + 1)
    return found


def _play(game: Game, seats: int, seed: str, name: str) -> list[Moment]:
    chance = Chance(seed)
    dealer = Silent(chance)
    bot = make_bot(name, game, seed)
    position = game.start(seats, dealer)
    kept: list[tuple[list[bytes], list[bool]]] = []
    seen, calm = 0, recipe_of(game).calm
    while position.outcome is None:
        if not calm or position.question(position.asked()[0]).key == calm:
            seen += 1
            # Every such moment of the play is as likely to be among those that are kept.
            if len(kept) < MOMENTS:
                kept.append(_known(position))
            else:
                place = chance.below(seen)
                if place < MOMENTS:
                    kept[place] = _known(position)
        seat = next_answer(position, position.asked(), chance)
        if chance.below(100) < CARELESS:
            moves = position.legal(seat)
            position.step(seat, moves[chance.below(len(moves))], dealer)
        else:
            bot.play(position, seat, dealer)
    outcome = position.outcome
    shares = [outcome.share(seat) if outcome.winners else 1 / seats for seat in range(seats)]
    return [Moment(rows, asked, shares) for rows, asked in kept]


def _known(position: Position) -> tuple[list[bytes], list[bool]]:
    asked = position.asked()
    seats = range(position.seats)
    return [position.observation(seat) for seat in seats], [seat in asked for seat in seats]
