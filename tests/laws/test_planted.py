"""The kit of laws catches bugs in real games: each is planted in a copy and held to its law."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cookietin.kernel.registry import ids
from cookietin.laws import LAWS
from tests.laws.planted.planting import Bug, bugs

ORDER_OF_SETS = "order of sets"
"""No law of the kit, for it takes two processes to see it."""

LAWFUL = [bug for bug in bugs() if bug.law != ORDER_OF_SETS]


def run(*words: str, **environment: str) -> str:
    """What a process of its own says: a bug is planted before its game is imported."""
    found = subprocess.run(
        [sys.executable, "-m", *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert found.stdout, found.stderr
    return found.stdout


def test_there_are_many_and_of_every_title() -> None:
    assert len(bugs()) >= 20
    assert len({bug.name for bug in bugs()}) == len(bugs())
    assert {bug.file.split("/")[0] for bug in bugs()} == {
        "braverse",
        "chomp",
        "cookie_chomper",
        "cover_your_cookies",
        "toss_your_cookies",
    }


@pytest.mark.parametrize("bug", LAWFUL, ids=[bug.name for bug in LAWFUL])
def test_the_kit_catches_it(bug: Bug) -> None:
    assert bug.law in LAWS
    assert "passes it" not in run("tests.laws.planted", bug.name)


@pytest.mark.parametrize("id", ids())
def test_nothing_that_anyone_gets_depends_on_the_order_of_a_set(id: str) -> None:
    assert len(set(digests(id))) == 1


def test_what_depends_on_the_order_of_a_set_is_seen() -> None:
    for bug in bugs():
        if bug.law == ORDER_OF_SETS:
            assert len(set(digests(bug.game, bug.name))) == 2


def digests(*words: str) -> list[str]:
    return [run("tests.laws.planted.digest", *words, PYTHONHASHSEED=seed) for seed in ("1", "2")]
