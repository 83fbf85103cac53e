"""The example bots sit down at a table and finish a match."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.clients import Client, Data, serving
from tests.structure.source import ROOT

EXAMPLES = ROOT / "docs" / "examples"


def _all_wait(table: Data) -> bool:
    held = [seat["holder"] == "person" for seat in table["seats"]]
    return table["phase"] == "lobby" and all(held)


def test_bots_of_other_makers_play_a_match(tmp_path: Path) -> None:
    with serving(tmp_path) as web:
        ana = web.guest("Ana")
        table = web.make(ana, "number-chain", [{}, {}], options={"hand": 3})
        link = f"{web.address}/t/{table}"
        python = [sys.executable, str(EXAMPLES / "network_bot.py"), link]
        node = ["node", "--experimental-websocket", str(EXAMPLES / "network_bot.mjs"), link]
        bots = [subprocess.Popen(command, stderr=subprocess.PIPE) for command in (python, node)]

        async def watch() -> None:
            async with Client(web, table, ana) as client:
                while client.last.get("table", {}).get("table", {}).get("phase") != "over":
                    message = await client.hear(60)
                    if message["type"] == "table" and _all_wait(message["table"]):
                        await client.do("begin")

        asyncio.run(watch())
        ended = [bot.wait(20) for bot in bots]
        said = [bot.communicate()[1].decode() for bot in bots]
        names = [seat["name"] for seat in web.get(f"/api/tables/{table}")["table"]["seats"]]
    assert ended == [0, 0], said
    assert sorted(names) == ["Noder", "Pythonista"]


def test_the_example_in_python_is_short() -> None:
    code = (EXAMPLES / "network_bot.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in code if line.strip()]) <= 42
