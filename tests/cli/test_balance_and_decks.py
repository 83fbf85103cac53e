"""`tin balance` and `tin decks`: what a designer of cards types."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import tin

ONE_CARD = """
pool = "adds"

[[card]]
number = "MY-001"
name = "Plain Biscuit"
type = "cookie"
color = "red"
level = 1
hp = 2
attack = { cost = "R", damage = 1 }
"""
FEW = ("--bots", "random", "--jobs", "1")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_one_file_with_one_card_is_weighed() -> None:
    Path("mine.toml").write_text(ONE_CARD, encoding="utf-8")
    told = tin("balance", "mine.toml", "--games", "80", *FEW).out
    assert "Plain Biscuit" in told
    assert "No card stands out" in told


def test_the_cards_of_chomp_as_data() -> None:
    told = json.loads(tin("balance", "chomp", "--seats", "2", "--games", "10", *FEW, "--json").out)
    assert told["game"] == "chomp"
    assert {"card", "value", "low", "high", "taken", "pays", "verdict"} <= set(
        told["cards"]["goals"][0]
    )


def test_a_card_file_with_a_mistake_is_refused_by_its_name() -> None:
    Path("mine.toml").write_text(ONE_CARD.replace("hp = 2", "hp = -2"), encoding="utf-8")
    ran = tin("balance", "mine.toml", "--games", "8", *FEW)
    assert ran.code == 2
    assert "mine.toml" in ran.err


def test_decks_are_matched_in_a_table() -> None:
    told = tin("decks", "match", "red", "blue", "--games", "10", *FEW).out.splitlines()
    assert told[0].split() == ["red", "blue"]
    assert told[-1].startswith("Who goes first wins")


def test_an_evolved_deck_is_written_and_may_be_played() -> None:
    ran = tin(
        *("decks", "evolve", "red", "blue", "--generations", "1", "--games", "4"),
        *(*FEW, "--out", "better.txt"),
    )
    assert ran.code == 0, ran.err
    assert tin("deck", "check", "better.txt").code == 0
