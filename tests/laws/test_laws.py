"""Every game keeps every law: a game gets these tests by being registered."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from hypothesis import given, settings

from cookietin.kernel.chance import Chance
from cookietin.kernel.game import Game
from cookietin.kernel.options import Values
from cookietin.kernel.registry import ids, make_game
from cookietin.laws import LAWS, spread, spread_of, twins
from tests.conftest import build
from tests.laws.driven import Driven, choosers
from tests.samples import SAMPLES

Combo: TypeAlias = tuple[Values, int]


def affordable(combos: Iterator[Combo]) -> list[Combo]:
    """Of a spread the defaults with all numbers of seats, and each option with one of them.

    Options are met by the build that is fast: both builds are shown to play the same. All of the
    spread, and mixtures of options, are met by the watch over many plays.
    """
    found = list(combos)
    defaults = [combo for combo in found if not combo[0]]
    if build() != "compiled":
        return defaults
    with_options: dict[str, list[Combo]] = {}
    for combo in found:
        with_options.setdefault(str(combo[0]), []).append(combo)
    some = [alike[turn % len(alike)] for turn, alike in enumerate(with_options.values())]
    return defaults + some[1:]


REGISTERED = [(id, options, seats) for id in ids() for options, seats in affordable(spread(id))]
SAMPLED = [(make, options, seats) for make in SAMPLES for options, seats in spread_of(make)]

# On CI a failure must be the same failure when it is run again.
thorough = settings(max_examples=1, deadline=None, derandomize="CI" in os.environ)


def named(what: object) -> str:
    return getattr(what, "__name__", str(what)).replace(" ", "")


def check_every_law(game: Game, seats: int, chooser: Driven) -> None:
    for law in LAWS.values():
        law(game, seats, chooser.again())


@pytest.mark.parametrize(("id", "options", "seats"), REGISTERED, ids=named)
@thorough
@given(chooser=choosers())
def test_a_registered_game_keeps_every_law(
    id: str, options: Values, seats: int, chooser: Driven
) -> None:
    check_every_law(make_game(id, options), seats, chooser.of(f"{id} {options} {seats}"))


@pytest.mark.parametrize(("make", "options", "seats"), SAMPLED, ids=named)
@thorough
@given(chooser=choosers())
def test_a_sample_keeps_every_law(
    make: Callable[[Values], Game], options: Values, seats: int, chooser: Driven
) -> None:
    check_every_law(make(options), seats, chooser.of(f"{named(make)} {options} {seats}"))


@pytest.mark.parametrize("seats", range(2, 7))
def test_twins_of_number_chain_differ_in_what_is_hidden(seats: int) -> None:
    game = make_game("number-chain")
    differing = sum(twins(game, seats, Chance(seed)) for seed in range(10))
    assert differing > 100


def test_twins_of_sealed_answers_differ_in_what_is_hidden() -> None:
    game = SAMPLES[0]({})
    assert sum(twins(game, 3, Chance(seed)) for seed in range(10)) > 100
