"""Nonsense by the thousand: malformed, late, foreign, repeated and oversized.

`python -m tests.server.fuzzing --messages 50000` does what the tests do, at full scale.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cookietin.server.protocol.writing import client_names, components
from tests.server.clients import Client, Data, Web
from tests.server.killing import Process, logs

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
MOST_GROWTH = 8_000_000
"""So many bytes more a server may take at the end than after the first half."""

PART = 10_000
"""After so many messages and requests it is looked how much the server takes."""
AT_ONCE = 8
WORDS = ["", "seat0", "seat9", "1/2", "é\u0000\u202e", "x" * 500, "../../etc/passwd", "' OR 1=1 --"]
PATHS = (
    "/api/tables/{}",
    "/api/tables/{}/replay?viewer={}&first={}&count={}",
    "/api/tables/{}/record",
    "/api/tables/{}/verdict",
    "/api/tables/{}/qr.svg",
    "/api/games/{}/rules?lang={}",
    "/api/games/{}/catalogue?options={}&seats={}",
    "/api/games/{}/messages",
    "/api/{}",
    "/{}",
)


class Fuzzer:
    """Makes nonsense that is nearly sense."""

    def __init__(self, seed: int, tables: list[str], tokens: list[str]) -> None:
        self._chance = random.Random(seed)
        self._tables = tables
        self._tokens = tokens
        self._schemas = components()
        self._names = client_names()

    def value(self, deep: int = 0) -> Any:
        """Any data at all."""
        kind = self._chance.randrange(9 if deep < 3 else 6)
        if kind == 0:
            return None
        if kind == 1:
            return self._chance.choice([True, False])
        if kind == 2:
            return self._chance.choice([0, -1, 2**31, 10**40, 1e308, 0.5])
        if kind in (3, 4, 5):
            return self._chance.choice(WORDS + self._tables[:1])
        if kind == 6:
            return [self.value(deep + 1) for _ in range(self._chance.randrange(4))]
        return {self._chance.choice(WORDS): self.value(deep + 1) for _ in range(3)}

    def message(self) -> str | bytes:
        """Something to say on a socket: now and then of the right form, never with a sense."""
        kind = self._chance.randrange(10)
        if kind == 0:
            return self._chance.randbytes(self._chance.randrange(200))
        if kind == 1:
            return json.dumps(self.value())
        if kind == 2:
            return "[" * self._chance.randrange(1, 4000)
        if kind == 3 and self._chance.random() < 0.1:
            return json.dumps({"type": "chat", "key": "k", "text": "x" * 20_000})
        data = self._formed()
        if kind < 6:
            field = self._chance.choice(list(data))
            data[field] = self.value()
        text = json.dumps(data)
        return text[: self._chance.randrange(len(text))] if kind == 6 else text

    def _formed(self) -> Data:
        name = self._chance.choice([name for name in self._names if name not in HARMFUL])
        properties = self._schemas[name]["properties"]
        data: Data = {}
        for field, schema in properties.items():
            data[field] = schema["enum"][0] if field == "type" else self._fitting(field)
        return data

    def _fitting(self, field: str) -> Any:
        fitting: Data = {
            "key": self._chance.choice(["a", "b", f"k{self._chance.randrange(10**6)}"]),
            "question": self._chance.randrange(-1, 50),
            "move": self._chance.choice([*WORDS, "no such move"]) or "-",
            "moves": ["no such move"],
            "seat": "seat0",
            "bot": "no such bot",
            "token": self._chance.choice([*self._tokens, "forged.token", ""]),
            "protocol": 1,
            "language": "es",
            "have": self._chance.randrange(100),
            "yes": True,
            "standing": "no such standing",
            "text": "hello",
            "topic": "x",
            "ping": 3,
            "words": True,
        }
        return fitting.get(field, self.value())

    def request(self) -> tuple[str, str, bytes | None, dict[str, str]]:
        """Something to ask by HTTP."""
        pick = self._chance.choice
        words = [*self._tables, "number-chain", "%00", "%2e%2e", "9" * 40, "-1", "[]", "a%20b"]
        path = pick(PATHS)
        path = path.format(*[pick(words) for _ in range(path.count("{}"))])
        headers = {"authorization": f"Bearer {pick(['x', 'a.b', *self._tokens])}"}
        headers["x-forwarded-for"] = (
            f"10.{self._chance.randrange(256)}.0.{self._chance.randrange(256)}"
        )
        if self._chance.random() < 0.4:
            body = self.message()
            data = body.encode() if isinstance(body, str) else body
            return (
                pick(["POST", "PUT", "DELETE"]),
                pick(["/api/tables", "/api/guests", path]),
                data,
                headers,
            )
        return "GET", path, None, headers


HARMFUL = (
    "Rename",
    "Number",
    "Change",
    "Bring",
    "Ask",
    "Bot",
    "Chat",
    "Leave",
    "Begin",
    "Sit",
    "Abandon",
    "Undo",
    "Stand",
)
"""Whoever sits at a table may do these: only strangers to it say them here."""


class Report:
    """What came of it."""

    def __init__(self) -> None:
        self.messages = 0
        self.requests = 0
        self.closed = 0
        self.statuses: dict[int, int] = {}


async def talk_nonsense(web: Web, fuzzer: Fuzzer, table: str, count: int, report: Report) -> None:
    """Say so many things on sockets; whoever is let go comes back."""
    url = f"{web.address.replace('http', 'ws')}/api/tables/{table}/socket"
    said = 0
    while said < count:
        with contextlib.suppress(*GONE):
            async with connect(url, compression=None, max_size=None, close_timeout=0.1) as socket:
                if fuzzer._chance.random() < 0.8:
                    token = fuzzer._chance.choice(fuzzer._tokens)
                    await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
                for _ in range(fuzzer._chance.randrange(1, 60)):
                    said += 1
                    report.messages += 1
                    await socket.send(fuzzer.message())
                with contextlib.suppress(TimeoutError):
                    while True:
                        await asyncio.wait_for(socket.recv(), 0.02)
        report.closed += 1


async def all_talk(web: Web, fuzzer: Fuzzer, table: str, count: int, report: Report) -> None:
    """The same on several sockets at once."""
    each = -(-count // AT_ONCE)
    talking = [talk_nonsense(web, fuzzer, table, each, report) for _ in range(AT_ONCE)]
    await asyncio.gather(*talking)


def ask_nonsense(web: Web, fuzzer: Fuzzer, count: int, report: Report) -> None:
    """Ask so many things by HTTP: none of them may be a fault of the server's."""
    host = web.address.removeprefix("http://")
    connection = http.client.HTTPConnection(host, timeout=20)
    for _ in range(count):
        method, path, body, headers = fuzzer.request()
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            answer.read()
        except (OSError, http.client.HTTPException):
            connection.close()
            continue
        report.requests += 1
        report.statuses[answer.status] = report.statuses.get(answer.status, 0) + 1
    connection.close()


def memory(process: Process) -> int:
    """How many bytes a server takes."""
    assert process._process is not None
    text = Path(f"/proc/{process._process.pid}/statm").read_text(encoding="utf-8")
    return int(text.split()[1]) * 4096


async def seated(web: Web) -> tuple[list[str], list[str]]:
    """A table at which people sit and play, and one before its play; and their tokens."""
    ana, bo = web.guest("Ana"), web.guest("Bo")
    playing = web.make(ana, "cookie-chomper", [{"me": True}, {}], settings={"pace": 0})
    waiting = web.make(ana, "number-chain", [{"bot": "random"}, {}])
    async with Client(web, playing, bo) as client:
        await client.do("sit", seat="seat1")
        await client.do("begin")
    return [playing, waiting], [web.guest("Eve"), ana, bo]


def fuzz(folder: Path, messages: int) -> Data:
    """All of it; complains if anything crashed, changed or grew."""
    address = str(folder / "tin.sqlite")
    # Each request comes from another address: what one may ask for in a second is not the point.
    server = Process(address, "", "--proxied")
    report = Report()
    try:
        tables, tokens = asyncio.run(seated(server.web))
        before = asyncio.run(logs(address, tables))
        sizes = []
        parts = max(5, messages // PART)
        for part in range(parts):
            fuzzer = Fuzzer(part, tables, tokens)
            some = messages // (2 * parts)
            asyncio.run(all_talk(server.web, fuzzer, tables[part % 2], some, report))
            ask_nonsense(server.web, fuzzer, some, report)
            sizes.append(memory(server))
        status, _ = server.web.ask("GET", "/health/ready")
        assert status == 200
        after = asyncio.run(logs(address, tables))
        changed = {table: after[table][len(before[table]) :] for table in tables}
        assert after == before, f"nonsense has changed something: {changed}"
    finally:
        code = server.stop()
    assert code == 0
    faults = {status: count for status, count in report.statuses.items() if status >= 500}
    assert faults == {}, f"faults of the server: {faults}"
    assert sizes[-1] - sizes[len(sizes) // 2] < MOST_GROWTH, sizes
    return {
        "messages": report.messages,
        "requests": report.requests,
        "connections": report.closed,
        "statuses": report.statuses,
        "megabytes": [round(size / 1_000_000, 1) for size in sizes],
    }


def main() -> None:
    """Full scale, with figures."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--messages", type=int, default=50_000)
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print(json.dumps(fuzz(Path(name), given.messages), indent=2))


if __name__ == "__main__":
    main()
