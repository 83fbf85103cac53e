"""The examples in docs/cards.md are cards that can be read (BV-34)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from cookietin.games.braverse import Pool
from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.decks import deck_complaints, name_complaints, read_deck
from cookietin.games.braverse.language.meaning import BEFORE_DAMAGE, IN_ATTACK
from cookietin.games.braverse.language.terms import (
    DESTINATIONS,
    MARKS,
    OPERATIONS,
    SPECIALS,
    TRIGGERS,
    ZONES,
)
from tests.games.braverse.table import game

PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")


def examples() -> dict[str, Any]:
    """All in one file."""
    return tomllib.loads("\n".join(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)))


def test_the_examples_are_read() -> None:
    """BV-34."""
    assert Cards(examples()).numbers[1:] == ["MY-001", "MY-002", "MY-003", "MY-004"]


def test_the_starter_example_is_read() -> None:
    """BV-03, BV-04: with the cards that the page leaves to its reader."""
    data = examples()
    plain = data["card"][0]
    for number in range(5, 16):
        data["card"].append({**plain, "number": f"MY-{number:03}", "name": f"Biscuit {number}"})
    pool = Pool(data)
    assert pool.starters == {"crumbs": {f"MY-{number:03}": 4 for number in range(1, 16)}}
    lines = "\n".join(data["deck"][0]["cards"])
    assert name_complaints(lines, pool.cards, lambda name: [name]) == []


def test_where_a_word_means_something_is_told_as_it_is() -> None:
    """BV-34."""
    for words, places in (("`attacker`, `target`", IN_ATTACK), ("`redirect`", BEFORE_DAMAGE)):
        (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {words} |")]
        told = re.findall(r"`([\w-]+)`", row.removeprefix(f"| {words} |"))
        assert told == [TRIGGERS[place] for place in places]


def test_every_word_of_the_language_is_explained() -> None:
    """BV-34: triggers, operations, zones, destinations, specials and marks."""
    words = [*TRIGGERS, *OPERATIONS, *ZONES, *DESTINATIONS, *SPECIALS[1:], *MARKS]
    assert [word for word in words if f"`{word}`" not in PAGE] == []


def test_the_deck_example_is_read() -> None:
    """BV-03: and it is too short."""
    (block,) = re.findall(r"```\n(4 GB1.*?)```", PAGE, re.DOTALL)
    counts = read_deck(block)
    assert counts == {"GB1-001": 4, "GB1-012": 3}
    assert [reason.key for reason in deck_complaints(counts, game().cards)] == ["deck-size"]
