"""Every complaint that the source can make is provoked in a test, and its sentence shown.

The tests beside a part of the source have tables of its complaints, in files whose names begin with
`test_complaints`: there a new one must be shown, or a test here fails.
"""

from __future__ import annotations

import fnmatch
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.structure.source import PACKAGE, ROOT, complaints, files, message_folders, messages

TESTS = ROOT / "tests"


def beside(path: Path) -> Path:
    """The tests of a module: those of its game or mode, or of its layer."""
    layer, *inner = path.relative_to(PACKAGE).parts[:-1] or ("kernel",)
    found = [folder for name in inner if (folder := TESTS / layer / name).is_dir()]
    return found[-1] if found else TESTS / layer


@cache
def sentences(path: Path) -> set[str]:
    """The keys of the sentences of a module's own: those of its title, or those for all."""
    words = [folder for folder in message_folders()[1:] if folder.parent in path.parents]
    found: set[str] = set()
    for folder in words or [PACKAGE / "words"]:
        found |= set(messages(folder, "en").get("complaint", {}))
    return found


@cache
def made() -> dict[Path, set[str]]:
    """Which complaints the source makes, by where they are tested; open ends are all filled in."""
    found: dict[Path, set[str]] = {}
    for path in files():
        for _, keys in complaints(path):
            for key in keys:
                whole = fnmatch.filter(sentences(path), key) if "*" in key else [key]
                found.setdefault(beside(path), set()).update(whole)
    return found


def shown(folder: Path) -> set[str]:
    """The keys in a folder's tables."""
    found: set[str] = set()
    for path in sorted(folder.glob("test_complaints*.py")):
        module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        found |= {key for key, _, _ in getattr(module, "CASES", [])}
    return found


FOLDERS = pytest.mark.parametrize("folder", sorted(made()), ids=lambda folder: folder.name)


@FOLDERS
def test_every_complaint_is_shown(folder: Path) -> None:
    assert made()[folder] - shown(folder) == set()


@FOLDERS
def test_no_table_shows_what_is_not_said_there(folder: Path) -> None:
    """Nor what another part makes: each table is of its own part."""
    assert shown(folder) - made()[folder] == set()


def test_all_games_have_their_tables() -> None:
    games = {path.name for path in (TESTS / "games").iterdir() if (path / "__init__.py").exists()}
    assert games <= {folder.name for folder in made()}
