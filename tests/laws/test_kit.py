"""The kit itself: what is spread, and what is said when a law is broken."""

from __future__ import annotations

import pytest

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.game import Game
from cookietin.kernel.options import Values
from cookietin.kernel.registry import make_game
from cookietin.laws import LawBroken, check, spread, spread_of
from tests.laws.broken.holding import LosesACard
from tests.laws.broken.tiny import Tiny
from tests.samples.passing import CrumbPass


def test_the_spread_has_each_value_of_each_option_with_all_seats() -> None:
    combos = list(spread_of(CrumbPass))
    options = [{}, {"hand": 1}, {"hand": 4}, {"rounds": 1}, {"rounds": 6}, {"right": True}]
    assert combos == [(values, seats) for values in options for seats in (2, 3, 4)]


def test_the_spread_has_house_rules() -> None:
    combos = list(spread_of(CrumbPass, [{"hand": 2, "right": True}]))
    assert ({"hand": 2, "right": True}, 4) in combos


def test_what_the_game_refuses_is_not_in_the_spread() -> None:
    def make(given: Values) -> Game:
        if given.get("hand") == 4:
            raise BadOption("option-out-of-range")
        return CrumbPass(given)

    assert {"hand": 4} not in [options for options, _ in spread_of(make)]


def test_a_game_is_spread_over_the_seats_that_its_options_leave() -> None:
    assert [seats for options, seats in spread("number-chain") if options == {"hand": 15}] == [2]


def test_a_game_that_keeps_the_laws_passes() -> None:
    check(make_game("number-chain"), 3, Chance(1))


def test_a_broken_law_is_named_with_the_question_and_what_differs() -> None:
    said = r'^tiny with 2 seats, at question 1: the law "places" is broken: . is nowhere$'
    with pytest.raises(LawBroken, match=said):
        check(Tiny(LosesACard), 2, Chance(1))
