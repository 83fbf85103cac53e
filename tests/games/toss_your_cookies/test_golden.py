"""Golden playthroughs: a whole play as people read it, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games import golden
from tests.games.toss_your_cookies.playthrough import PLAYS, playthrough

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("play", PLAYS)
def test_the_play_reads_as_it_did(play: str, language: str) -> None:
    """TY-01 to TY-21, as stories."""
    golden.check(GOLDEN / f"{play}.{language}.txt", playthrough(play, language))


@pytest.mark.parametrize("play", PLAYS)
def test_the_record_at_its_end_replays_to_the_end_that_it_is_named_after(play: str) -> None:
    """TY-10, TY-17, TY-21: the record in the golden file is the same play, races and all."""
    assert golden.recorded(GOLDEN / f"{play}.en.txt").outcomes[0].how == play
