"""The examples in docs/cards.md are cards that can be read (BV-34)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.decks import deck_complaints, read_deck
from cookietin.games.braverse.terms import (
    DESTINATIONS,
    MARKS,
    OPERATIONS,
    SPECIALS,
    TRIGGERS,
    ZONES,
)
from tests.games.braverse.table import game

PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")


def test_the_examples_are_read() -> None:
    """BV-34: all in one file."""
    blocks = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert len(Cards(tomllib.loads("\n".join(blocks))).all) == len(blocks) + 1 == 5


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
