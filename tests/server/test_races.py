"""Races over lines of different length: who sent first is first, as far as is known."""

from __future__ import annotations

import asyncio

from cookietin.server.socket.race import CAP, Races
from tests.server.leaping import run_leaping


def order(*answers: tuple[str, float, float]) -> list[str]:
    """In which order answers count: each has a name, when it arrives, and how long its line is."""
    counted: list[str] = []

    async def run() -> None:
        races = Races(asyncio.get_running_loop().time)
        slowest = max(lag for _, _, lag in answers)

        async def arrive(name: str, after: float, lag: float) -> None:
            async def count() -> None:
                counted.append(name)

            await asyncio.sleep(after)
            races.hold("table", lag, slowest, count)

        await asyncio.gather(*[arrive(*answer) for answer in answers])
        while len(counted) < len(answers):
            await asyncio.sleep(0.01)

    run_leaping(run())
    return counted


def test_who_sent_first_over_a_slow_line_is_first() -> None:
    assert order(("near", 0.0, 0.0), ("far", 0.05, 0.12)) == ["far", "near"]


def test_who_sent_later_is_later_whatever_the_line() -> None:
    assert order(("near", 0.0, 0.0), ("far", 0.14, 0.05)) == ["near", "far"]


def test_pretending_to_be_far_gains_no_more_than_the_cap() -> None:
    assert order(("near", 0.0, 0.0), ("liar", CAP + 0.1, 5.0)) == ["near", "liar"]


def test_where_all_lines_are_as_long_nobody_waits() -> None:
    counted: list[str] = []

    async def run() -> None:
        races = Races(asyncio.get_running_loop().time)
        for name in ("one", "two"):

            async def count(name: str = name) -> None:
                counted.append(name)

            races.hold("table", 0.1, 0.1, count)
            # Whatever may run now runs once: a sleep of any length would not be over.
            for _ in range(3):
                await asyncio.sleep(0)
            assert counted[-1:] == [name]

    run_leaping(run())
