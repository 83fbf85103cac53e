"""All card texts as people read them, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games import golden
from tests.games.braverse.playthrough import card_texts


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_cards_read_as_they_did(language: str) -> None:
    """BV-35: every text is written from the tree of its card."""
    file = Path(__file__).parent / "golden" / f"cards.{language}.txt"
    golden.check(file, card_texts(language))
