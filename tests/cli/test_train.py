"""`tin train`: a file with what was learnt, and how well it foretells."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from cookietin.bots.search.learnt import read_learnt
from tests.cli.running import tin

FEW = ("--plays", "20", "--seats", "2")


def test_it_writes_a_file_that_says_how_it_was_made(tmp_path: Path) -> None:
    path = tmp_path / "learnt.toml"
    ran = tin("train", "number-chain", str(path), *FEW)
    assert ran.code == 0
    assert "With 2 at the table" in ran.out
    told = tomllib.loads(path.read_text())
    assert told["made"].startswith("tin train number-chain learnt.toml --plays 20 --seed 0")
    assert read_learnt(told) is not None


def test_the_same_seed_writes_the_same_file(tmp_path: Path) -> None:
    for name in ("one", "two"):
        ran = tin("train", "number-chain", str(tmp_path / name), *FEW, "--json")
        assert set(json.loads(ran.out)["seats"]) == {"2"}
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_a_table_that_is_too_large_is_refused_and_nothing_written(tmp_path: Path) -> None:
    ran = tin("train", "number-chain", str(tmp_path / "learnt.toml"), "--seats", "9")
    assert ran.code != 0
    assert list(tmp_path.iterdir()) == []
