"""Golden playthroughs: a whole play as people read it, in each language.

When a change to the rules, the words or the generator is meant, write the files anew with

    UPDATE_GOLDEN=1 python -m pytest tests/games/number_chain/test_golden.py

which fails on purpose: read what has changed, then run the tests without it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import cookietin
from tests.games.number_chain.playthrough import PLAYS, playthrough

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("play", PLAYS)
def test_the_play_reads_as_it_did(play: str, language: str) -> None:
    """CC-50 to CC-53, as stories."""
    file, found = GOLDEN / f"{play}.{language}.txt", playthrough(play, language)
    if os.environ.get("UPDATE_GOLDEN"):
        if os.environ.get("CI"):
            pytest.fail("Golden files are not written anew where CI is set.")
        file.write_text(found, encoding="utf-8")
        pytest.fail(f"{file.name} is written anew: read it, then run the tests again.")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("play", PLAYS)
def test_the_record_at_its_end_replays_to_the_end_that_it_is_named_after(play: str) -> None:
    """CC-52 and CC-53: the record in the golden file, as it stands there, is the same play."""
    text = (GOLDEN / f"{play}.en.txt").read_text(encoding="utf-8")
    match = cookietin.replay(text[text.index('{"record"') :]).match
    assert match.outcomes[0].how == play
    assert text.endswith(cookietin.record(match))
