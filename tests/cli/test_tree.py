"""`tin tree`: it writes the whole of a small game, or nothing."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import tin

SMALL = ("--option", "numbers=2", "--option", "hand=1")


def test_it_says_how_large_the_tree_is(tmp_path: Path) -> None:
    ran = tin("tree", "number-chain", str(tmp_path / "tiny.efg"), *SMALL)
    assert ran.code == 0
    assert "189 nodes, 48 of them ends, 48 information sets" in " ".join(ran.out.split())
    lines = (tmp_path / "tiny.efg").read_text().splitlines()
    assert lines[0].startswith("EFG 2 R ")
    assert len(lines) == 2 + 189


def test_it_says_so_as_data(tmp_path: Path) -> None:
    ran = tin("tree", "number-chain", str(tmp_path / "tiny.efg"), *SMALL, "--json")
    figures = json.loads(ran.out)
    assert (figures["nodes"], figures["ends"], figures["sets"]) == (189, 48, 48)


def test_nothing_is_left_of_a_tree_that_is_too_large(tmp_path: Path) -> None:
    ran = tin("tree", "number-chain", str(tmp_path / "large.efg"), "--most", "100")
    assert ran.code != 0
    assert list(tmp_path.iterdir()) == []
