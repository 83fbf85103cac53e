"""Golden playthroughs: a whole play as people read it, in each language.

When a change to the rules, the words or the generator is meant, write the files anew with

    UPDATE_GOLDEN=1 python -m pytest tests/games/cover_your_cookies/test_golden.py

which fails on purpose: read what has changed, then run the tests without it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import cookietin
from tests.games.cover_your_cookies.playthrough import PLAYS, playthrough

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("play", PLAYS)
def test_the_play_reads_as_it_did(play: str, language: str) -> None:
    """CY-05 to CY-33, as stories."""
    file, found = GOLDEN / f"{play}.{language}.txt", playthrough(play, language)
    if os.environ.get("UPDATE_GOLDEN"):
        assert not os.environ.get("CI"), "Golden files are not written anew where CI is set."
        file.write_text(found, encoding="utf-8")
        pytest.fail(f"{file.name} is written anew: read it, then run the tests again.")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("play", PLAYS)
def test_the_record_at_its_end_replays(play: str) -> None:
    """The record in the golden file, as it stands there, is the same play."""
    text = (GOLDEN / f"{play}.en.txt").read_text(encoding="utf-8")
    match = cookietin.replay(text[text.index('{"record"') :]).match
    assert match.winners is not None
    assert text.endswith(cookietin.record(match))
