"""Every complaint that the bots can make, as the sentence it is."""

from __future__ import annotations

import tempfile
from pathlib import Path

import cookietin
from cookietin.bots import make_bot
from cookietin.bots.reactions import check_speeds
from cookietin.bots.search.recipe import read_recipe
from cookietin.manifest import Manifest
from tests.complaints import Act, Case, assert_said, each

FOLDER = Path(tempfile.mkdtemp())


def odd_recipe(text: str) -> None:
    """A game's folder in which a recipe says something that nobody reads."""
    (FOLDER / "search.toml").write_text(text)
    read_recipe(Manifest(str(FOLDER), "odd", {"id": "odd", "class": "", "search": "search.toml"}))


CASES: list[Case] = [
    (
        "recipe-off",
        lambda: odd_recipe("[recipe]\nluck = 3\n"),
        f"{FOLDER / 'search.toml'}: the entry luck of a recipe cannot be 3.",
    ),
    (
        "recipe-off",
        lambda: odd_recipe("calm = 3\n"),
        f"{FOLDER / 'search.toml'}: the entry calm of a recipe cannot be 3.",
    ),
    (
        "no-such-bot",
        lambda: make_bot("genius", cookietin.game("number-chain"), 1),
        "number-chain has no bot genius. It has: random, easy, thumb, normal, hard and expert.",
    ),
    (
        "not-one-speed-each",
        lambda: check_speeds([1], 2),
        "Speeds must be one for each bot, 2 in all, not 1.",
    ),
    (
        "option-out-of-range",
        lambda: check_speeds([0, 1], 2),
        "Option speeds must be 1–100, not 0.",
    ),
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
