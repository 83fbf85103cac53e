"""Golden playthroughs: a whole play as people read it, in each language.

When a change to the rules, the cards, the words or the bot is meant, write the files anew with

    UPDATE_GOLDEN=1 python -m pytest tests/games/chomp/test_golden.py

which fails on purpose: read what has changed, then run the tests without it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cookietin.kernel import record
from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay
from tests.games.chomp.playthrough import PLAYS, playthrough

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("play", PLAYS)
def test_the_play_reads_as_it_did(play: str, language: str) -> None:
    """CH-06 to CH-27, as a story."""
    file, found = GOLDEN / f"{play}.{language}.txt", playthrough(play, language)
    if os.environ.get("UPDATE_GOLDEN"):
        assert not os.environ.get("CI"), "Golden files are not written anew where CI is set."
        file.parent.mkdir(exist_ok=True)
        file.write_text(found, encoding="utf-8")
        pytest.fail(f"{file.name} is written anew: read it, then run the tests again.")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("play", PLAYS)
def test_the_record_at_its_end_is_the_same_play(play: str) -> None:
    """CH-26, CH-27: the record in the golden file, as it stands there, replays to its end."""
    text = (GOLDEN / f"{play}.en.txt").read_text(encoding="utf-8")
    written = text[text.index('{"record"') :]
    match = Replay(record.read(written), make_game).match
    assert match.winners is not None
    assert record.write(match.lines) == written
