"""What whoever watches over a server reads: logs and figures, and nobody's secrets in them."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

from cookietin.cli.serve import without_password
from tests.server.clients import Client, Web, free_port, play_on
from tests.server.killing import logs

FAULTY = """
import sys
from cookietin.cli.app import main
from cookietin.server.http import app

async def broken(asking):
    raise RuntimeError("the hand of seat1, asked for by " + asking.request.headers["authorization"])

app.HANDLERS["guide"] = broken
sys.exit(main(sys.argv[1:]))
"""
"""A server with a fault whose error says what nobody may read."""


def test_logs_and_figures_hold_no_secret(tmp_path: Path) -> None:
    store = str(tmp_path / "tin.sqlite")
    words = ["--json", "--store", store, "--port", str(free_port()), "--thinkers", "0"]
    server = subprocess.Popen(
        [sys.executable, "-c", FAULTY, "serve", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    first = server.stdout.readline()
    web = Web(json.loads(first)["address"])
    ana = web.new_guest("Ana")
    token, recovery = ana["token"], ana["recovery"]
    table = web.make(token, "number-chain", [{"me": True}, {"bot": "random"}], settings={"pace": 0})

    async def play() -> None:
        async with Client(web, table, token) as client:
            await client.do("number", number="c0ffee")
            await client.do("begin")
            await client.do("answer", question=0, move="no such move")
            await play_on(client, random.Random(1))

    asyncio.run(play())
    status, told = web.ask("GET", f"/api/games/chomp/guide?token={token}", token=token)
    assert (status, told["complaint"]) == (500, "failed")
    assert web.ask("POST", "/api/guests/recover", {"recovery": recovery})[0] == 200
    assert web.ask("POST", "/api/guests/recover", {"recovery": token})[0] == 401
    figures = web.get("/metrics")
    server.send_signal(signal.SIGTERM)
    said, complained = server.communicate(timeout=30)
    assert server.returncode == 0
    entries = [json.loads(line) for line in (first + said).splitlines()]
    assert entries[0]["event"] == "ready"
    failed = next(entry for entry in entries if entry.get("event") == "request failed")
    assert (failed["path"], failed["error"]) == ("/api/games/chomp/guide", "RuntimeError")
    lines = asyncio.run(logs(store, [table]))[table]
    promised = [line["secret"] for line in lines if line.get("note") == "secret"]
    assert promised
    for secret in (token, recovery, *promised, "c0ffee", "hand of seat1"):
        for text in (first, said, complained, figures):
            assert secret not in text
    named = set(re.findall(r'[{,](\w+)="', figures))
    assert named == {"complaint", "phase", "status", "le"}, "figures are of all tables together"


def test_where_everything_is_kept_is_said_without_its_password() -> None:
    assert without_password("postgresql://ana:hush@db/tin") == "postgresql://ana:…@db/tin"
    for plain in ("postgresql://ana@db/tin", "/var/tin.sqlite"):
        assert without_password(plain) == plain
