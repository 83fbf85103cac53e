"""Golden playthroughs: a whole play as people read it, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games import golden
from tests.games.chomp.playthrough import PLAYS, playthrough

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("play", PLAYS)
def test_the_play_reads_as_it_did(play: str, language: str) -> None:
    """CH-06 to CH-27, as a story."""
    golden.check(GOLDEN / f"{play}.{language}.txt", playthrough(play, language))


@pytest.mark.parametrize("play", PLAYS)
def test_the_record_at_its_end_is_the_same_play(play: str) -> None:
    """CH-26, CH-27: the record in the golden file, as it stands there, replays to its end."""
    assert golden.recorded(GOLDEN / f"{play}.en.txt").players == list(PLAYS[play])
