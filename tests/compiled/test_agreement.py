"""Law: compiled and interpreted code agree. Runs on the compiled build, against the source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cookietin
from cookietin.kernel import position as kernel_position
from tests.compiled.plays import OF_WILD, plays

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("of", [OF_WILD, *cookietin.game_ids()])
def test_compiled_and_interpreted_play_the_same(of: str) -> None:
    assert not str(kernel_position.__file__).endswith(".py"), "this test is for the compiled build"
    source = subprocess.run(
        [sys.executable, "-m", "tests.compiled.plays", of],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    head, *interpreted = source.stdout.splitlines()
    assert json.loads(head) == ["loaded", True], "the other process must run the source"
    compiled = list(plays(of))
    assert len(compiled) >= 12
    assert interpreted == compiled
