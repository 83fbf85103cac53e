"""Bots that think with rules as they are written, until compiled ones are there."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest

from cookietin.server import strength
from cookietin.server.strength import SIGN, Growing
from cookietin.server.thinking import Thinkers

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a server whose own rules are interpreted; what is found first is as it was after."""
    monkeypatch.setattr(strength, "compiled", lambda: False)
    monkeypatch.setattr(strength, "LOOK", 0.01)
    monkeypatch.setattr(sys, "path", list(sys.path))


def grown(folder: Path, thinks_compiled: bool) -> tuple[list[str], Growing]:
    """What is said once a folder has its sign."""
    said: list[str] = []

    async def wait() -> Growing:
        thinkers = Thinkers(0, 5.0)

        async def compiled() -> bool:
            return thinks_compiled

        thinkers.compiled = compiled  # type: ignore[method-assign]
        growing = Growing(str(folder), thinkers, said.append)
        assert growing.now == "growing"
        growing.start()
        await asyncio.sleep(0.05)
        assert said == []
        (folder / SIGN).touch()
        while not said:
            await asyncio.sleep(0.01)
        return growing

    return said, asyncio.run(asyncio.wait_for(wait(), 10))


def test_rules_that_are_compiled_meanwhile_are_thought_with(tmp_path: Path) -> None:
    said, growing = grown(tmp_path, True)
    assert (said, growing.now) == (["full"], "full")
    assert sys.path[0] == str(tmp_path)


def test_rules_that_could_not_be_compiled_are_said_to_be_so(tmp_path: Path) -> None:
    said, growing = grown(tmp_path, False)
    assert (said, growing.now) == (["plain"], "plain")


def test_without_a_folder_there_is_nothing_to_wait_for() -> None:
    assert Growing("", Thinkers(0, 5.0), lambda said: None).now == "plain"


def test_those_who_think_are_called_anew(tmp_path: Path) -> None:
    """A package of the same name in the folder stands for compiled rules."""
    own = tmp_path / "cookietin_where.py"
    own.write_text("", encoding="utf-8")

    async def seen() -> bool:
        thinkers = Thinkers(1, 30.0)
        thinkers.start()
        thinkers.think_with(str(tmp_path))
        found = await thinkers._thought(finds, "cookietin_where")
        thinkers.close()
        return bool(found)

    assert asyncio.run(seen())


def finds(module: str) -> bool:
    """Whether a thinker can import something."""
    __import__(module)
    return True
