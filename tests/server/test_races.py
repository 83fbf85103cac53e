"""Races over lines of different length: who sent first is first, as far as is known."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from cookietin.server.socket.race import CAP, Races
from tests.server.clients import Client, Data, served
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


class Far(Client):
    """Someone from whom everything takes a while."""

    async def say(self, message: Any) -> None:
        if isinstance(message, dict) and message["type"] == "pong":
            await asyncio.sleep(2 * WAY)
        await super().say(message)


WAY = 0.06
"""How long the line of someone far away is, in seconds."""


async def until_race(client: Client) -> None:
    """Answer until there is something to grab."""
    while client.question is None or client.question["how"] != "race":
        if client.question is None:
            await client.hear()
        else:
            await client.answer()


def test_what_was_measured_of_a_line_is_in_the_record(tmp_path: Path) -> None:
    with served(tmp_path) as (web, house, loop):
        ana, bo = web.guest("Ana"), web.guest("Bo")
        chairs: list[Data] = [{"me": True}, {}, {"bot": "random"}]
        table = web.make(ana, "toss-your-cookies", chairs, settings={"pace": 0.2})

        async def story() -> Data:
            async with Client(web, table, ana) as near, Far(web, table, bo) as far:
                await far.do("sit", seat="seat1")
                while not max(one.lag for one in house.hall.at(table)):
                    await far.quiet(0.1)
                await near.do("begin")
                await asyncio.gather(until_race(near), until_race(far))
                return await far.answer()

        assert asyncio.run(story())["type"] == "done"
        room = asyncio.run_coroutine_threadsafe(house.rooms.room(table), loop).result(20)
        lags = [line["lag"] for line in room.lines if "lag" in line and line["seat"] == "seat1"]
        assert len(lags) == 1
        assert lags[0] >= WAY
