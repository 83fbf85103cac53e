"""`./tin`: the command from this folder, with nothing installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "tin"

OLD = """#!/bin/sh
exec {python} -c 'import sys; sys.version_info = (3, 10); exec(sys.argv[2])' "$@"
"""


def run(python: str, *words: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "PYTHON": python}
    return subprocess.run(
        [str(SCRIPT), *words], env=environ, capture_output=True, text=True, check=False
    )


def test_it_runs_the_source() -> None:
    done = run(sys.executable, "--version")
    assert done.returncode == 0
    assert "(interpreted)" in done.stdout


def test_it_takes_words_with_spaces() -> None:
    done = run(sys.executable, "rules", "no such game")
    assert done.returncode == 2
    assert "no such game" in done.stderr


def test_a_python_that_is_too_old_is_named(tmp_path: Path) -> None:
    old = tmp_path / "python3.10"
    old.write_text(OLD.format(python=sys.executable))
    old.chmod(0o755)
    done = run(str(old), "games")
    assert done.returncode == 1
    assert done.stderr.startswith("Cookie Tin needs Python 3.11 or newer.")
