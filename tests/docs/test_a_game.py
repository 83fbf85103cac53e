"""The game that docs/a-game.md writes is small, and is written as the tin's own are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.docs.running import files, write_files
from tests.structure.source import ROOT

PAGE = (ROOT / "docs" / "a-game.md").read_text(encoding="utf-8")
MOST = 200


def lines(text: str) -> int:
    """How many lines say something."""
    return len([line for line in text.splitlines() if line.strip()])


def test_it_takes_few_lines() -> None:
    written = files(PAGE)
    assert sum(lines(text) for text in written.values()) <= MOST
    assert lines(written["full_plate/game.py"]) <= 120


def test_its_source_is_in_the_style_of_the_house(tmp_path: Path) -> None:
    write_files(PAGE, tmp_path)
    ruff = [sys.executable, "-m", "ruff"]
    config = ["--config", str(ROOT / "pyproject.toml"), str(tmp_path)]
    for check in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        ran = subprocess.run([*ruff, *check, *config], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr
