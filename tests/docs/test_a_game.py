"""The game that docs/a-game.md writes is small, and is written as the tin's own are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.docs.running import files, write_files
from tests.structure.source import ROOT

PAGE = (ROOT / "docs" / "a-game.md").read_text(encoding="utf-8")
MOST = 200


def test_it_takes_few_lines() -> None:
    assert sum(text.count("\n") for text in files(PAGE).values()) <= MOST


def test_its_source_is_in_the_style_of_the_house(tmp_path: Path) -> None:
    write_files(PAGE, tmp_path)
    ruff = [sys.executable, "-m", "ruff"]
    config = ["--config", str(ROOT / "pyproject.toml"), str(tmp_path)]
    for check in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        ran = subprocess.run([*ruff, *check, *config], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr
