"""`./tin`: the command from this folder, with nothing installed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import cookietin_door

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


PRESSED = """
import os, signal, sys

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder())
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.argv[1:] = ["games"]
from cookietin_door import main
sys.exit(main())
"""

STARTING = [
    "cookietin",
    "cookietin.kernel",
    "cookietin.kernel.position",
    "cookietin.catalogue",
    "cookietin.cli",
    "cookietin.cli.app",
    "cookietin.words.messages",
    "cookietin.cli.commands",
    "cookietin.cli.games",
]
"""What is imported on the way to `tin games`."""


@pytest.mark.parametrize("name", STARTING)
def test_ctrl_c_while_it_starts_leaves_no_trace(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PRESSED.format(name=name)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (-signal.SIGINT, 130)
    assert "Traceback" not in done.stderr


def test_nothing_is_imported_before_ctrl_c_is_heeded() -> None:
    """The module `signal` alone takes some milliseconds, in which Ctrl-C would leave a trace."""
    asks = "import sys, cookietin_door; print('enum' in sys.modules)"
    door = [sys.executable, "-S", "-c", asks]
    folder = {"PYTHONPATH": str(Path(cookietin_door.__file__).parent)}
    done = subprocess.run(door, capture_output=True, text=True, check=True, env=folder)
    assert done.stdout == "False\n"
