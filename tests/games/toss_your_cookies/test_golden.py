"""Golden playthroughs: a whole play as people read it, in each language.

When a change to the rules, the words or the generator is meant, write the files anew with

    UPDATE_GOLDEN=1 python -m pytest tests/games/toss_your_cookies/test_golden.py

which fails on purpose: read what has changed, then run the tests without it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cookietin.kernel.record import read, write
from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay
from tests.games.toss_your_cookies.playthrough import PLAYS, playthrough

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("play", PLAYS)
def test_the_play_reads_as_it_did(play: str, language: str) -> None:
    """TY-01 to TY-21, as stories."""
    file, found = GOLDEN / f"{play}.{language}.txt", playthrough(play, language)
    if os.environ.get("UPDATE_GOLDEN"):
        assert not os.environ.get("CI"), "Golden files are not written anew where CI is set."
        file.write_text(found, encoding="utf-8")
        pytest.fail(f"{file.name} is written anew: read it, then run the tests again.")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("play", PLAYS)
def test_the_record_at_its_end_replays_to_the_end_that_it_is_named_after(play: str) -> None:
    """TY-10, TY-17, TY-21: the record in the golden file is the same play, races and all."""
    text = (GOLDEN / f"{play}.en.txt").read_text(encoding="utf-8")
    match = Replay(read(text[text.index('{"record"') :]), make_game).match
    assert match.outcomes[0].how == play
    assert text.endswith(write(match.lines))
