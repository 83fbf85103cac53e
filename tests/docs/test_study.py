"""The study of the docs: plays of levels that take long are kept, gone on with, and told of."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import study
from docs.study import Page, Plays

NAME = "order-number-chain-2"


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(study, "KEPT", tmp_path / "kept")


def test_what_is_kept_is_gone_on_with_and_told_of_as_far_as_it_goes(tmp_path: Path) -> None:
    plays = Plays({}, tmp_path, 1)
    assert plays.of(NAME, "random") is None
    before = plays.more(NAME, "random", 0)
    after = plays.more(NAME, "random", 0)
    assert 0 < before < after
    results = plays.of(NAME, "random")
    assert results is not None
    assert results.study.plays == after


def test_a_play_of_each_variant_makes_one(tmp_path: Path) -> None:
    plays = Plays({}, tmp_path, 1)
    rows = plays.more("mend-number-chain-2-hand", "random", 0)
    assert rows == 0, "the first part is one play of the first of three variants"
    while not rows:
        rows = plays.more("mend-number-chain-2-hand", "random", 0)
    results = plays.of("mend-number-chain-2-hand", "random")
    assert results is not None
    assert (results.study.plays, len(results.study.variants)) == (rows, 3)


def test_the_page_has_a_row_for_each_level_that_was_played(tmp_path: Path) -> None:
    plays = Plays({"random": 12}, tmp_path, 1)
    plays.more(NAME, "thumb", 0)
    page = Page(plays)
    page.levels = ["random", "thumb", "hard"]
    rows = [
        line for line in page.written(["number-chain"]) if line.startswith("| Number Chain | 2")
    ]
    told = [line.split(" | ")[2] for line in rows]
    assert told.count("thumb") == 1
    assert told.count("random") == 4, "the usual game, and three sizes of hands"
    assert "hard" not in told
