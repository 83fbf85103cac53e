"""A spread of options and seats: what the laws are checked with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.registry import house_rules, make_game
from cookietin.laws.chooser import one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values
    from cookietin.laws.chooser import Chooser


def spread(id: str) -> Iterator[tuple[Values, int]]:
    """Options and numbers of seats of a registered game: see `spread_of`."""

    def make(given: Values) -> Game:
        return make_game(id, given)

    return spread_of(make, house_rules(id).values())


def spread_of(
    make: Callable[[Values], Game], houses: Iterable[Values] = ()
) -> Iterator[tuple[Values, int]]:
    """The defaults, each house rule and each option's spread, each with all numbers of seats."""
    ones = [{option.name: value} for option in make({}).declared for value in option.spread()]
    settled: list[Values] = []
    for options in [{}, *houses, *ones]:
        try:
            game = make(options)
        except BadOption:
            continue
        if game.options not in settled:
            settled.append(game.options)
            for seats in game.seats:
                yield options, seats


def mixed(id: str, chooser: Chooser) -> tuple[Values, int]:
    """Any of each option's values, all at once, and any number of seats that they leave."""
    declared = make_game(id).declared
    while True:
        options = {
            option.name: one_of(chooser, [option.default, *option.spread()]) for option in declared
        }
        try:
            game = make_game(id, options)
        except BadOption:
            continue
        return options, one_of(chooser, list(game.seats))
