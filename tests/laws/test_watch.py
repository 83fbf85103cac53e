"""The watch over very many plays: every game passes it, and it catches what the laws catch."""

from __future__ import annotations

import pytest

from cookietin.kernel.chance import Chance
from cookietin.kernel.registry import ids
from cookietin.laws import LawBroken
from cookietin.laws.watch import Watched, watch
from tests.conftest import build
from tests.laws.broken import CASES, Case
from tests.laws.many import watch_some

PLAYS = 400 if build() == "compiled" else 40
SEATS = 3
OFTEN = 3


@pytest.mark.parametrize("id", ids())
def test_a_registered_game_passes(id: str) -> None:
    seen = watch_some(id, 1_000_000, PLAYS, 1000)
    assert isinstance(seen, Watched), seen
    assert seen.plays == PLAYS < seen.moments


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_broken_game_is_caught(case: Case) -> None:
    with pytest.raises(LawBroken):
        watch_all(case)


def watch_all(case: Case) -> None:
    for seed in range(200):
        watch(case.make(), SEATS, Chance(seed), OFTEN, OFTEN)


def test_a_broken_game_is_named_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object) -> Watched:
        raise LawBroken("places", "here", "a card is nowhere")

    monkeypatch.setattr("tests.laws.many.watch", broken)
    said = watch_some("number-chain", 7, 3, 1000)
    assert isinstance(said, str)
    assert said.startswith('seed 7, 4 seats, options {"hand": 1}: here: the law "places" is broken')
