"""Processes that die: what they played is played again, and nobody waits for the dead."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import cookietin
from cookietin.lab import simulate
from tests.lab.dying import MARK, mortal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals that kill")


@pytest.mark.parametrize("deaths", [1, 2])
def test_what_died_with_a_process_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deaths: int
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path))
    game = cookietin.game("number-chain")
    in_peace = simulate(game, [mortal, "random"], 400, seed=3)
    for death in range(deaths):
        (tmp_path / str(death)).touch()
    assert simulate(game, [mortal, "random"], 400, seed=3, jobs=2) == in_peace
    assert list(tmp_path.iterdir()) == []
