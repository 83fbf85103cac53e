"""The commands that the README shows are typed, with files that are there and fewer plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.running import a_match, tin
from tests.laws import many
from tests.structure.source import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [found.strip() for found in re.findall(r"^tin ([^#\n]*)", README, re.MULTILINE)]
FEWER = {"--games": "20", "--jobs": "1", "--deals": "2"}
QUICKER = {"analyse": ["--adviser", "thumb", "--seconds", "0"]}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where what is played is kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "cookietin"


def a_file(command: str, folder: Path) -> Path:
    """What a command may read: a record, or a table of CHOMP."""
    if command in ("replay", "analyse"):
        return a_match(folder, "--seats", "3")
    path = folder.parent / "table.toml"
    path.write_text(tin(command, "--example").out, encoding="utf-8")
    return path


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_readme_does_something(line: str, folder: Path) -> None:
    command, *words = line.split()
    for place, word in enumerate(words):
        if word == "FILE":
            words[place] = str(a_file(command, folder))
        elif word in FEWER:
            words[place + 1] = FEWER[word]
    ran = tin(command, *words, *QUICKER.get(command, []))
    assert ran.code == 0, ran.err
    assert ran.out


def test_the_readme_shows_some() -> None:
    assert len(COMMANDS) >= 6


def test_the_watch_that_the_page_on_laws_shows_can_be_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / "laws.md").read_text(encoding="utf-8")
    shown = re.search(r"^    python -m (tests\.laws\.many .*)$", text, re.MULTILINE)
    assert shown is not None
    words = shown[1].split()
    words[words.index("--plays") + 1] = "2"
    monkeypatch.setattr("sys.argv", words)
    assert many.main() == 0
    assert '"plays": 2' in capsys.readouterr().out
