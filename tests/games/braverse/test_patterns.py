"""What real players' cards do, the language expresses: by kinds of effects, and by a sample."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

import cookietin
from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.language.text import card_text
from cookietin.kernel.chance import Chance
from cookietin.laws.watch import Watch
from cookietin.words import Speech
from cookietin.words.messages import LANGUAGES
from tests.games.braverse.card_files import PLAIN

FOLDER = Path(__file__).parent
PATTERNS: list[dict[str, Any]] = tomllib.loads((FOLDER / "patterns.toml").read_text())["pattern"]
SAMPLE: list[dict[str, Any]] = tomllib.loads((FOLDER / "sample.toml").read_text())["card"]
EXPRESSED = [row for row in PATTERNS + SAMPLE if "abilities" in row]
WANTED = 0.95
A_DECK = 15
MOST_FLIPS = 4
FRIEND = {**PLAIN, "number": "F-1", "name": "Old Friend", "traits": ["sweet"], "hp": 3}
"""A Cookie that some of the cards ask for by name."""


def as_card(place: int, pattern: dict[str, Any]) -> dict[str, Any]:
    """A card with the pattern's abilities, ordinary in all else."""
    type = pattern.get("type", "cookie")
    body: dict[str, Any] = {"cost": "1"}
    if type == "cookie":
        body = {"level": 1 + place % 2, "hp": 2, "attack": {"cost": "1", "damage": 1}}
    name = {"number": f"T-{place}", "name": f"Pattern {place}", "traits": ["sweet"]}
    color = pattern.get("color", "red")
    abilities = {"abilities": pattern["abilities"]} if pattern["abilities"] else {}
    return {**name, "type": type, "color": color, **body, **abilities}


CARDS = [as_card(place, pattern) for place, pattern in enumerate(EXPRESSED)]


def test_nearly_all_cards_of_the_sample_are_expressed() -> None:
    assert len(SAMPLE) >= 60
    assert len([row for row in SAMPLE if "abilities" in row]) / len(SAMPLE) >= WANTED


@pytest.mark.parametrize("rows", [PATTERNS, SAMPLE], ids=["patterns", "sample"])
def test_what_is_not_expressed_says_why(rows: list[dict[str, Any]]) -> None:
    assert len({row["what"] for row in rows}) == len(rows)
    assert all(("missing" in row) != ("abilities" in row) for row in rows)


@pytest.mark.parametrize("card", CARDS, ids=[row["what"] for row in EXPRESSED])
def test_it_can_be_read_and_has_a_text(card: dict[str, Any]) -> None:
    cards = Cards({"card": [card, FRIEND]})
    for language in LANGUAGES:
        speech = Speech(language, "braverse")
        text = card_text(cards.all[1], cards, speech.text, speech.label)
        assert all(line.strip() for line in text)
        assert "{" not in "".join(text)


@pytest.mark.parametrize("first", range(0, len(CARDS), A_DECK - 5))
def test_it_can_be_played_with_all_laws_held(first: int) -> None:
    """Some of them at a time, with plain Cookies beside them and one that waits aside."""
    some = CARDS[first : first + A_DECK - 5]
    flips = [
        card for card in some if any(way["when"] == "flip" for way in card.get("abilities", []))
    ]
    assert len(flips) <= MOST_FLIPS
    plain = [
        {**PLAIN, "number": f"P-{place}", "name": f"Plain {place}", "hp": 3}
        for place in range(A_DECK - 1 - len(some))
    ]
    aside = {**PLAIN, "number": "A-1", "name": "Waiting", "aside": True}
    rows = [*some, FRIEND, *plain, aside]
    lines = [f"{1 if row is aside else 4} {row['number']}" for row in rows]
    deck = {"id": "all", "name": "All", "cards": lines}
    options = {"cards": {"card": rows, "deck": [deck]}, "turns": 20}
    game = cookietin.game("braverse", **cast("dict[str, Any]", options))
    assert Watch(120, 10**6).play(game, 2, Chance(first)).plays == 1
