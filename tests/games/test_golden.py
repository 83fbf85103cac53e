"""Golden plays: whole plays of every title as people read them, in each language.

A title's plays are named in its `playthrough.py`; each has a file for each language in its folder
`golden`, with its record at the end.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tests.games import golden

HERE = Path(__file__).parent
TITLES = sorted(path.parent.name for path in HERE.glob("*/playthrough.py"))
PLAYS = [
    (title, play)
    for title in TITLES
    for play in import_module(f"tests.games.{title}.playthrough").PLAYS
]

each_play = pytest.mark.parametrize(("title", "play"), PLAYS)


def file(title: str, play: str, language: str) -> Path:
    return HERE / title / "golden" / f"{play}.{language}.txt"


@pytest.mark.parametrize("language", ["en", "es"])
@each_play
def test_the_play_reads_as_it_did(title: str, play: str, language: str) -> None:
    told = import_module(f"tests.games.{title}.playthrough").playthrough(play, language)
    golden.check(file(title, play, language), told)


@each_play
def test_the_record_at_its_end_replays_to_the_same_end(title: str, play: str) -> None:
    """The record in the golden file, as it stands there, is the same play in every language."""
    english, spanish = (golden.recorded(file(title, play, language)) for language in ("en", "es"))
    assert english.winners == spanish.winners
    assert english.lines == spanish.lines


def test_no_golden_play_is_left_behind() -> None:
    wanted = {file(title, play, language) for title, play in PLAYS for language in ("en", "es")}
    wanted |= {file("braverse", "cards", language) for language in ("en", "es")}
    assert {path for title in TITLES for path in (HERE / title / "golden").iterdir()} == wanted
