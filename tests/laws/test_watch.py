"""The watch over very many plays catches what the laws catch, and says where."""

from __future__ import annotations

import pytest

from cookietin.kernel.chance import Chance
from cookietin.kernel.registry import register
from cookietin.laws import LawBroken, mixed
from cookietin.laws.watch import Watch, Watched
from tests.laws.broken import CASES, Case
from tests.laws.broken.holding import LosesACard
from tests.laws.broken.tiny import Tiny
from tests.laws.many import by_bots, watch_some

SEATS = 3
OFTEN = 3


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_broken_game_is_caught(case: Case) -> None:
    with pytest.raises(LawBroken):
        watch_all(case)


def watch_all(case: Case) -> None:
    for seed in range(200):
        Watch(OFTEN, OFTEN).play(case.make(), SEATS, Chance(seed))


def test_every_moment_can_be_written() -> None:
    with pytest.raises(LawBroken, match='"texts"'):
        Watch(10**9, 10**9, written=True).play(Tiny(LosesACard), SEATS, Chance(1))


def test_bots_can_play() -> None:
    how = Watch(100, 100, written=True, answering=by_bots("thumb"))
    assert isinstance(watch_some("number-chain", how, 0, 20), Watched)


def test_a_broken_game_is_named_with_its_seed(registry_as_before: None) -> None:
    register("tiny", lambda options: Tiny(LosesACard))
    said = watch_some("tiny", Watch(OFTEN, OFTEN), 7, 50)
    assert isinstance(said, str)
    assert said.startswith("seed 7, 2 seats, options {}: tiny with 2 seats, at question ")
    assert 'the law "places" is broken: ' in said


def test_options_are_mixed() -> None:
    found = [mixed("number-chain", Chance(seed))[0] for seed in range(50)]
    assert {options["hand"] for options in found} == {1, 5, 15}
    assert any(options["hand"] == 1 and options["first"] != "random" for options in found)
