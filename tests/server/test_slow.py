"""Slow tables: days for a move, and another server by then."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.clients import Client, Web, served

DAY = 86400.0


def test_days_later_and_at_another_server_the_default_counts(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    clock = {"kind": "question", "seconds": 3 * DAY}

    async def begin(web: Web) -> tuple[str, str]:
        ana, bo = web.guest("Ana"), web.guest("Bo")
        table = web.make(ana, "number-chain", [{"me": True}, {}], settings={"clock": clock})
        async with Client(web, table, ana) as one, Client(web, table, bo) as two:
            await two.do("sit", seat="seat1")
            await one.do("begin")
            await one.quiet()
            (limit,) = one.last["update"]["clock"]["seats"]
            assert limit["until"] == now[0] + 3 * DAY
        return table, ana

    async def look(web: Web, table: str, token: str) -> int:
        """How often anyone has played by now, once nothing more happens."""
        async with Client(web, table, token) as one:
            await one.quiet(1.5)
            return len(one.last["update"]["view"]["chain"])

    with served(tmp_path, clock=lambda: now[0]) as (web, _, _):
        table, ana = asyncio.run(begin(web))
        now[0] += 2 * DAY
        before = asyncio.run(look(web, table, ana))
    now[0] += 1.01 * DAY
    with served(tmp_path, clock=lambda: now[0]) as (web, _, _):
        assert asyncio.run(look(web, table, ana)) == before + 1
