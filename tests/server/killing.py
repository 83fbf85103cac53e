"""Servers that are killed again and again while people play: nothing may be lost or doubled.

`python -m tests.server.killing --kills 100 --tables 30` does what the tests do, at full scale;
`--store postgres` with two processes on PostgreSQL and Redis, of which one is killed each time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay
from cookietin.server.settings import ServerSettings
from cookietin.server.store import Store, open_store
from cookietin.table import fair
from tests.server.clients import Client, Data, Web, free_port
from tests.server.services import RedisServer, a_postgres

GAMES = (
    ("number-chain", 3),
    ("toss-your-cookies", 3),
    ("cookie-chomper", 3),
    ("cover-your-cookies", 3),
)
CLOCK = {"kind": "question", "seconds": 1.5}
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Process:
    """One `tin serve` that can be killed and started again at the same port."""

    def __init__(self, store: str, news: str = "", *more: str) -> None:
        self.port = free_port()
        self.web = Web(f"http://127.0.0.1:{self.port}")
        words = ["--store", store, "--port", str(self.port), "--thinkers", "1", "--rest", "1"]
        self._command = [sys.executable, "-m", "cookietin.cli", "serve", "--json", *words]
        self._command += [*(["--news", news] if news else []), *more]
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Run, and wait until it answers."""
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + 90
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                if self.web.ask("GET", "/health/live")[0] == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """Be gone at once, whatever is going on."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Go as one who is asked to."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(30)


class Stubborn:
    """A person who plays on whatever happens, and says everything again until it is answered."""

    def __init__(self, servers: list[Process], table: str, token: str, seed: int) -> None:
        self._servers = servers
        self._table = table
        self._token = token
        self._chance = random.Random(seed)
        self.kept: list[str] = []
        """The keys of the answers that the server said it has kept."""
        self.refused = 0
        self.reconnected = -1
        self.seen = 0
        """The last version that was seen of the table."""
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        """Until the match is over, or nothing is to be shown any more."""
        pending: Data | None = None
        have: int | None = None
        while not self.over and not stop.is_set():
            server = self._chance.choice(self._servers)
            client = Client(server.web, self._table, self._token, words=False)
            try:
                await client.open(have=have)
                self.reconnected += 1
                if pending is not None:
                    await client.say(pending)
                while not self.over and not stop.is_set():
                    message = await client.hear(5)
                    have = client.version
                    self.seen = max(self.seen, have or 0)
                    if pending is not None and message.get("key") == pending["key"]:
                        self._settled(pending, message)
                        pending = None
                    self.over = _over(client)
                    question = client.question
                    if question is not None and pending is None and not self.over:
                        pending = self._answer(question, client)
                        await asyncio.sleep(self._chance.random() * 0.1)
                        await client.say(pending)
            except GONE:
                await asyncio.sleep(0.05)
            finally:
                with contextlib.suppress(*GONE):
                    await client.close()

    def _answer(self, question: Data, client: Client) -> Data:
        client.last["update"]["question"] = None
        move = self._chance.choice(question["moves"])["text"]
        key = client.new_key()
        return {"type": "answer", "key": key, "question": question["number"], "move": move}

    def _settled(self, pending: Data, message: Data) -> None:
        if message["type"] == "done":
            self.kept.append(pending["key"])
        else:
            self.refused += 1


def _over(client: Client) -> bool:
    table = client.last.get("table")
    return table is not None and table["table"]["phase"] == "over"


def make_tables(web: Web, count: int) -> list[tuple[str, list[str]]]:
    """Tables of several games, each with two people, bots, and a clock that runs."""
    made = []
    for number in range(count):
        game, seats = GAMES[number % len(GAMES)]
        ana, bo = web.guest("Ana"), web.guest("Bo")
        chairs: list[Data] = [{"me": True}, {}, *[{"bot": "random"}] * (seats - 2)]
        settings = {"pace": 0.1, "clock": CLOCK}
        points = game in ("number-chain", "toss-your-cookies")
        format = "total-after-300" if points else "best-of-99"
        table = web.make(ana, game, chairs, settings=settings, format=format)
        asyncio.run(_sit_and_begin(web, table, bo))
        made.append((table, [ana, bo]))
    return made


async def _sit_and_begin(web: Web, table: str, token: str) -> None:
    async with Client(web, table, token) as client:
        await client.do("sit", seat="seat1")
        await client.do("begin")


async def killed_again_and_again(
    servers: list[Process],
    tables: list[tuple[str, list[str]]],
    kills: int,
    redis: RedisServer | None,
) -> list[Stubborn]:
    """People play while servers are killed and started again; at the end all go on."""
    stop = asyncio.Event()
    chance = random.Random(7)
    people = [
        Stubborn(servers, table, token, number)
        for number, (table, tokens) in enumerate(tables)
        for token in tokens
    ]
    playing = [asyncio.create_task(person.play(stop)) for person in people]
    for number in range(kills):
        await asyncio.sleep(chance.uniform(0.05, 0.8))
        if redis is not None and number % 5 == 4:
            await asyncio.to_thread(redis.kill)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(redis.start)
        server = chance.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start)
        if kills > 10:
            print(f"\r{number + 1} of {kills} kills …", end="", file=sys.stderr, flush=True)
    return await _let_go_on(people, playing, stop)


async def _let_go_on(
    people: list[Stubborn], playing: list[asyncio.Task[None]], stop: asyncio.Event
) -> list[Stubborn]:
    """Every table must go on: something more happens there, or the match ends."""
    before = {person: person.seen for person in people}
    until = time.monotonic() + 60
    stuck = {person._table for person in people}
    while stuck and time.monotonic() < until:
        await asyncio.sleep(0.1)
        gone_on = [person for person in people if person.over or person.seen > before[person]]
        stuck -= {person._table for person in gone_on}
    assert not stuck, f"these tables do not go on: {stuck}"
    stop.set()
    await asyncio.gather(*playing)
    return people


async def logs(address: str, tables: list[str]) -> dict[str, list[Data]]:
    """What is kept of each table."""
    store: Store = open_store(ServerSettings(store=address))
    await store.open()
    try:
        return {table: [json.loads(line) for line in await store.lines(table)] for table in tables}
    finally:
        await store.close()


def check(kept: dict[str, list[Data]], people: list[Stubborn]) -> Data:
    """No answer that counted is lost, none is there twice, and every record is sound and fair."""
    answers = lost = by_time = bots = 0
    for person in people:
        keys = [line["key"].partition(".")[2] for line in kept[person._table] if line.get("key")]
        assert len(keys) == len(set(keys)), f"{person._table}: an answer counted twice"
        missing = [key for key in person.kept if key not in keys]
        assert missing == [], f"{person._table}: answers that were kept are lost"
        answers += len(person.kept)
        lost += person.refused
    for table, lines in kept.items():
        Replay(lines, make_game)
        checked = fair.check(lines, make_game)
        assert all(each.fair for each in checked), f"{table}: {[each.why for each in checked]}"
        by_time += len([line for line in lines if line.get("by") == "default"])
        bots += len([line for line in lines if line.get("by") == "bot"])
    return {
        "tables": len(kept),
        "lines": sum(map(len, kept.values())),
        "answers kept": answers,
        "answers by bots": bots,
        "answers by the clock": by_time,
        "came too late": lost,
        "reconnections": sum(person.reconnected for person in people),
    }


def on_sqlite(folder: Path, kills: int, tables: int) -> Data:
    """One process on a file."""
    address = str(folder / "tin.sqlite")
    server = Process(address)
    try:
        made = make_tables(server.web, tables)
        people = asyncio.run(killed_again_and_again([server], made, kills, None))
    finally:
        code = server.stop()
    assert code == 0, "a server that is asked to stop stops without a fault"
    return check(asyncio.run(logs(address, [table for table, _ in made])), people)


def on_postgres(address: str, kills: int, tables: int) -> Data:
    """Two processes on PostgreSQL with news over Redis, of which one is killed, or Redis too."""
    with contextlib.ExitStack() as running:
        redis = RedisServer()
        running.callback(redis.kill)
        servers = []
        for _ in range(2):
            servers.append(Process(address, redis.address))
            running.callback(servers[-1].stop)
        made = make_tables(servers[0].web, tables)
        people = asyncio.run(killed_again_and_again(servers, made, kills, redis))
    return check(asyncio.run(logs(address, [table for table, _ in made])), people)


def main() -> None:
    """Full scale, with figures."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--kills", type=int, default=100)
    reader.add_argument("--tables", type=int, default=30)
    reader.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    given = reader.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        figures: dict[str, Any]
        if given.store == "sqlite":
            figures = on_sqlite(folder, given.kills, given.tables)
        else:
            with a_postgres() as address:
                figures = on_postgres(address, given.kills, given.tables)
    figures["kills"] = given.kills
    figures["seconds"] = round(time.monotonic() - started)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
