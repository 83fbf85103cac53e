"""One floor plan for every title: who knows the rulebook finds their way by the files' names."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.structure.source import PACKAGE, files, shown

GAMES = PACKAGE / "games"
TITLES = sorted(path.parent for path in GAMES.glob("*/__init__.py"))

RULEBOOK = {"game", "cards", "setup", "turn", "end"}
"""What every title has, at its top."""
EVERYWHERE = {*RULEBOOK, "moves"}
"""Names that may stand at the top of several titles: they mean the same in each."""
STATE = {"position", "parts", "check", "imagine", "know", "observe"}
PEOPLE = {"people", "events", "refusals", "picture", "remarks", "topics", "facts", "looks"}
INNER = {"state": STATE, "people": PEOPLE}

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda path: path.name)


def modules(folder: Path) -> set[str]:
    """The names of the modules in a folder, not below it."""
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


def tops() -> list[Path]:
    """The folders of titles and of their modes."""
    return sorted({*TITLES, *[path.parent for path in GAMES.rglob("manifest.toml")]})


def test_there_are_five_titles_and_eight_games() -> None:
    assert len(TITLES) == 5
    assert len(list(GAMES.rglob("manifest.toml"))) == 8


@each_title
def test_a_title_opens_with_its_rulebook(title: Path) -> None:
    assert RULEBOOK - modules(title) == set()


@each_title
@pytest.mark.parametrize("inner", INNER)
def test_the_inner_folders_hold_what_they_are_named_for(title: Path, inner: str) -> None:
    for folder in title.rglob(inner):
        assert modules(folder) - INNER[inner] == set(), shown(folder)


@pytest.mark.parametrize("top", tops(), ids=shown)
def test_nothing_of_the_inner_folders_stands_at_the_top(top: Path) -> None:
    assert modules(top) & (STATE | PEOPLE) == set()


def test_a_name_means_one_thing() -> None:
    """What stands at the top of two titles is what every title may have."""
    found = Counter(name for title in TITLES for name in modules(title))
    assert {name for name, often in found.items() if often > 1} - EVERYWHERE == set()


def test_a_mode_has_the_same_plan() -> None:
    """Below a title's folder only these have modules of the same names."""
    allowed = EVERYWHERE | STATE | PEOPLE
    again = Counter(path.stem for path in files() if GAMES in path.parents)
    del again["__init__"]
    twice = {name for name, often in again.items() if often > 1}
    assert twice - allowed == set()
