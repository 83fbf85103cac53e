"""Golden files: whole plays and all card texts as people read them, in each language.

When a change is meant, write the files anew with

    UPDATE_GOLDEN=1 python -m pytest tests/games/braverse/test_golden.py

which fails on purpose: read what has changed, then run the tests without it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import cookietin
from tests.games.braverse.playthrough import card_texts, playthrough

GOLDEN = Path(__file__).parent / "golden"
PLAYS = ["red-purple", "green-blue"]
LANGUAGES = ["en", "es"]


def compare(file: Path, found: str) -> None:
    """The file must say what was found, unless it is to be written anew."""
    if os.environ.get("UPDATE_GOLDEN"):
        if os.environ.get("CI"):
            pytest.fail("Golden files are not written anew where CI is set.")
        file.write_text(found, encoding="utf-8")
        pytest.fail(f"{file.name} is written anew: read it, then run the tests again.")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("play", PLAYS)
def test_the_play_reads_as_it_did(play: str, language: str) -> None:
    """BV-12 to BV-31, as stories."""
    compare(GOLDEN / f"{play}.{language}.txt", playthrough(play, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_read_as_they_did(language: str) -> None:
    """BV-35: every text is written from the tree of its card."""
    compare(GOLDEN / f"cards.{language}.txt", card_texts(language))


@pytest.mark.parametrize("play", PLAYS)
def test_the_record_at_its_end_replays(play: str) -> None:
    """BV-36: every choice is in the record as an ordinary move."""
    text = (GOLDEN / f"{play}.en.txt").read_text(encoding="utf-8")
    match = cookietin.replay(text[text.index('{"record"') :]).match
    assert match.winners is not None
    assert text.endswith(cookietin.record(match))
