"""Learning an evaluation: what goes with winning is found in the plays, and can be read back."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.bots.search.learnt import read_learnt
from cookietin.bots.search.recipe import recipe_of
from cookietin.kernel.dealer import Seeded
from cookietin.lab.learning import learn
from cookietin.lab.lessons import MOMENTS, Moment, lessons

CHAIN = cookietin.game("number-chain")


def nothing(_: int) -> None:
    """Nobody listens."""


def coins(plays: int) -> list[list[Moment]]:
    """Plays in which whoever has the higher number in the second column wins."""
    found = []
    for number in range(plays):
        mine, other = number % 7, (number * 3 + 1) % 7
        won = [1.0, 0.0] if mine > other else [0.0, 1.0] if mine < other else [0.5, 0.5]
        rows = [bytes([number % 5, mine]), bytes([number % 3, other])]
        found.append([Moment(rows, [number % 2 == 0, number % 2 == 1], won)])
    return found


def test_lessons_are_the_same_for_the_same_seed_and_say_who_won() -> None:
    first = lessons(CHAIN, 3, 4, "s", "thumb", nothing)
    assert first == lessons(CHAIN, 3, 4, "s", "thumb", nothing)
    assert all(0 < len(play) <= MOMENTS for play in first)
    assert all(sum(moment.shares) == pytest.approx(1) for play in first for moment in play)


def test_where_positions_are_judged_calm_calm_moments_alone_teach() -> None:
    """At a turn's beginning the one who opens is asked; in between mostly someone else."""
    game = cookietin.game("golden-cookie")
    assert recipe_of(game).calm == "open"
    active = game.layout(2).block("active").first
    moments = [moment for play in lessons(game, 2, 3, "s", "thumb", nothing) for moment in play]
    assert moments
    for moment in moments:
        assert [row[active] == 1 for row in moment.rows] == moment.asked


def test_what_decides_is_learnt_and_what_does_not_is_left() -> None:
    learnt = learn(coins(600), "1", nothing)
    assert learnt.right > 0.9
    assert learnt.loss < 0.7 * learnt.even
    curves = learnt.curves
    at = curves["columns"].index(1)
    start = sum(curves["tops"][:at])
    curve = curves["waiting"][start : start + curves["tops"][at]]
    assert curve == sorted(curve)


def test_the_same_lessons_teach_the_same() -> None:
    assert learn(coins(60), "1", nothing) == learn(coins(60), "1", nothing)


def test_what_was_learnt_judges_positions_of_its_own_kind_alone() -> None:
    learnt = learn(lessons(CHAIN, 2, 200, "s", "thumb", nothing), "1", nothing)
    judge = read_learnt({"seats": {"2": learnt.curves}})
    ahead = CHAIN.set_up(2, Seeded(1), hands=[["1"], ["3", "4", "5", "3/4/5"]], chain=["1/2"])
    assert judge.fits(ahead)
    assert not judge.fits(CHAIN.start(3, Seeded(1)))
    assert not judge.fits(cookietin.game("golden-cookie").start(2, Seeded(1)))
    shares = judge.shares(ahead)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > 0.5
