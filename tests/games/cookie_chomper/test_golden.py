"""Golden playthroughs: a whole play of each mode as people read it, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games import golden
from tests.games.cookie_chomper.playthrough import PLAYS, playthrough

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("play", PLAYS)
def test_the_play_reads_as_it_did(play: str, language: str) -> None:
    """CC-06 to CC-49, as stories."""
    golden.check(GOLDEN / f"{play}.{language}.txt", playthrough(play, language))


@pytest.mark.parametrize("play", PLAYS)
def test_the_record_at_its_end_replays(play: str) -> None:
    """The record in the golden file, as it stands there, is the same play."""
    assert golden.recorded(GOLDEN / f"{play}.en.txt").game.id == play
