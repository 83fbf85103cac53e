"""Golden files: whole plays and all card texts as people read them, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games import golden
from tests.games.braverse.playthrough import card_texts, playthrough

GOLDEN = Path(__file__).parent / "golden"
PLAYS = ["red-purple", "green-blue"]
LANGUAGES = ["en", "es"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("play", PLAYS)
def test_the_play_reads_as_it_did(play: str, language: str) -> None:
    """BV-12 to BV-31, as stories."""
    golden.check(GOLDEN / f"{play}.{language}.txt", playthrough(play, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_read_as_they_did(language: str) -> None:
    """BV-35: every text is written from the tree of its card."""
    golden.check(GOLDEN / f"cards.{language}.txt", card_texts(language))


@pytest.mark.parametrize("play", PLAYS)
def test_the_record_at_its_end_replays(play: str) -> None:
    """BV-36: every choice is in the record as an ordinary move."""
    assert golden.recorded(GOLDEN / f"{play}.en.txt").game.id == "braverse"
