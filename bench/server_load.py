"""How many people a server holds: `python -m bench.server_load --players 100,500,1000,2000`.

Tables of four play Number Chain, or what `--game` says, a move a second each. Measured is the time
from when a move is sent until each of the four sees it, beside a bare echo server that sends what
it gets to all four, in the same run with as many connections and messages of the same size. The
server has one core, the clients the other; how late the clients themselves are is measured too.
`--durable` measures how many moves a second are kept and told when everyone answers at once, beside
how many the echo sends on; `--postgres` the same with two processes on PostgreSQL and Redis, which
all share the machine with the clients.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.line import Line, a_line
from bench.server_process import ECHO, TABLES, ServerProcess

Data = dict[str, Any]
SEATS = 4
USUAL = "number-chain"
RULES = {"format": "total-after-400", "settings": {"pace": 0}}
AT_ONCE = 64
"""How many tables play where everyone answers at once."""


class Move(msgspec.Struct):
    """What a client must know of a move to make it."""

    text: str


class Question(msgspec.Struct):
    """What a client must know of a question to answer it."""

    number: int
    moves: list[Move]


class Heard(msgspec.Struct):
    """What a client must know of a message; the rest is not even read."""

    type: str
    question: Question | None = None
    ping: int = 0


read = msgspec.json.Decoder(Heard).decode


class Watch:
    """When what was sent was seen: counted from some moment on."""

    def __init__(self) -> None:
        self.counting = False
        self.sent = 0
        self.size = 0
        self.refused = 0
        self.seen: list[float] = []
        self.late: list[float] = []
        """How much later than they meant to the clients did something: they are too busy then."""

    def was_late(self, meant: float) -> None:
        """Something is done now that was meant to be done then."""
        if self.counting:
            self.late.append(time.perf_counter() - meant)

    def saw(self, since: float, size: int) -> None:
        """Someone has seen what was sent then."""
        if self.counting and since:
            self.seen.append(time.perf_counter() - since)
            self.size = max(self.size, size)

    def figures(self, seconds: float, used: float) -> Data:
        """The middle and the slowest of a hundred in milliseconds, and what it took."""
        return {
            "moves a second": round(self.sent / seconds, 1),
            "p50 ms": _milliseconds(self.seen, 0.5),
            "p99 ms": _milliseconds(self.seen, 0.99),
            "p99.9 ms": _milliseconds(self.seen, 0.999),
            "seen": len(self.seen),
            "clients late p99 ms": _milliseconds(self.late, 0.99),
            "core ms a move": round(1000 * used / max(1, self.sent), 3),
        }


def _milliseconds(times: list[float], part: float) -> float:
    """What such a part of some times is not longer than."""
    ordered = sorted(times) or [0.0]
    return round(1000 * ordered[int(len(ordered) * part)], 2)


class Group:
    """Four who share what one of them says; when each saw it is noted."""

    def __init__(self, number: int, pause: float, watch: Watch) -> None:
        self._chance = random.Random(number)
        self._pause = pause
        self._watch = watch
        self._sent: dict[Line, float] = {}
        """Since when each waits to see what was said last."""
        self.lines: list[Line] = []

    def soon(self, then: Any, *given: Any) -> None:
        """Do something after the group's pause."""
        wait = self._pause * self._chance.uniform(0.5, 1.5)
        meant = time.perf_counter() + wait

        def now() -> None:
            self._watch.was_late(meant)
            then(*given)

        asyncio.get_running_loop().call_later(wait, now)

    def say(self, line: Line, text: bytes) -> None:
        """Say what all are to see."""
        now = time.perf_counter()
        self._sent = dict.fromkeys(self.lines, now)
        self._watch.sent += self._watch.counting
        if not line.lost:
            line.say(text)

    def saw(self, line: Line, text: bytes) -> None:
        """Someone sees it."""
        self._watch.saw(self._sent.pop(line, 0.0), len(text))

    def close(self) -> None:
        """Go."""
        for line in self.lines:
            line.hear = lambda line, text: None
            line.close()


class Table(Group):
    """Four people at a table."""

    async def open(self, port: int, game: str) -> None:
        """Sit down and deal."""
        guests = [await _ask(port, "/api/guests", {"name": f"P{seat}"}) for seat in range(SEATS)]
        seats = [{"me": True}, *[{}] * (SEATS - 1)]
        body = {"key": "k", "seats": seats, "game": game, **RULES}
        made = await _ask(port, "/api/tables", body, guests[0]["token"])
        for seat, guest in enumerate(guests):
            line = await a_line(port, f"/api/tables/{made['table']}/socket", self._hear)
            hello = {"type": "hello", "protocol": 1, "token": guest["token"]}
            line.say(msgspec.json.encode(hello))
            if seat:
                seated = asyncio.get_running_loop().create_future()
                line.hear = _until_done(seated)
                sit = {"type": "sit", "key": "s", "seat": f"seat{seat}"}
                line.say(msgspec.json.encode(sit))
                await seated
                line.hear = self._hear
            self.lines.append(line)
        self.soon(self.lines[0].say, b'{"type":"begin","key":"b"}')

    def _hear(self, line: Line, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            self.saw(line, text)
            heard = read(text)
            if heard.question is not None:
                self.soon(self._answer, line, heard.question)
        elif text.startswith(b'{"type":"ping"'):
            line.say(b'{"type":"pong","ping":%d}' % read(text).ping)
        elif text.startswith(b'{"type":"refused"'):
            self._watch.refused += 1

    def _answer(self, line: Line, question: Question) -> None:
        number, move = question.number, self._chance.choice(question.moves).text
        said = {"type": "answer", "key": f"k{number}", "question": number, "move": move}
        self.say(line, msgspec.json.encode(said))


class Echoing(Group):
    """Four whom a bare server tells what one of them said."""

    async def open(self, port: int, name: str, size: int) -> None:
        """Come together."""
        self._text = b"%d" % size
        self.lines = [await a_line(port, f"/{name}", self._hear) for _ in range(SEATS)]
        self.soon(self._talk)

    def _hear(self, line: Line, text: bytes) -> None:
        self.saw(line, text)
        if not self._sent:
            self.soon(self._talk)

    def _talk(self) -> None:
        self.say(self._chance.choice(self.lines), self._text)


def _until_done(seated: asyncio.Future[None]) -> Any:
    def hear(line: Line, text: bytes) -> None:
        if text.startswith(b'{"type":"done"') and not seated.done():
            seated.set_result(None)

    return hear


async def _ask(port: int, path: str, body: Data, token: str = "") -> Data:
    """A request that must be fine."""

    def ask() -> Data:
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}{path}", json.dumps(body).encode()
        )
        if token:
            request.add_header("authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=60) as answer:
            found: Data = json.load(answer)
            return found

    return await asyncio.to_thread(ask)


async def _measured(
    servers: list[ServerProcess], groups: list[Any], watch: Watch, seconds: float, empty: int
) -> Data:
    """Let all of them go on for some seconds, the first of which do not count."""
    gc.collect()
    gc.freeze()
    await asyncio.sleep(max(2.0, seconds / 4))
    used, started = sum(server.cpu() for server in servers), time.perf_counter()
    watch.counting = True
    await asyncio.sleep(seconds)
    watch.counting = False
    took = time.perf_counter() - started
    used = sum(server.cpu() for server in servers) - used
    grown = sum(server.memory() for server in servers) - empty
    lost = sum(line.lost for group in groups for line in group.lines)
    for group in groups:
        group.close()
    if lost:
        raise RuntimeError(f"{lost} connections were lost")
    players = SEATS * len(groups)
    return {
        "players": players,
        **watch.figures(took, used),
        "kilobytes a connection": round(grown / players / 1000, 1),
        "bytes a message": watch.size,
        "refused": watch.refused,
    }


async def with_tables(
    servers: list[ServerProcess], tables: int, seconds: float, pause: float, game: str = USUAL
) -> Data:
    """So many tables play for some seconds."""
    empty = sum(server.memory() for server in servers)
    watch = Watch()
    groups = [Table(number, pause, watch) for number in range(tables)]
    for first in range(0, tables, 16):
        some = groups[first : first + 16]
        ports = [servers[number % len(servers)].port for number in range(len(some))]
        opening = [table.open(port, game) for table, port in zip(some, ports, strict=True)]
        await asyncio.gather(*opening)
        _progress(f"{SEATS * (first + len(some))} players sit")
    return await _measured(servers, groups, watch, seconds, empty)


async def with_echo(
    server: ServerProcess, groups: int, seconds: float, pause: float, size: int
) -> Data:
    """The same number of connections and messages, and nothing behind them."""
    empty, watch = server.memory(), Watch()
    talking = [Echoing(number, pause, watch) for number in range(groups)]
    for number, group in enumerate(talking):
        await group.open(server.port, str(number), size)
    _progress(f"{SEATS * groups} at the echo")
    return await _measured([server], talking, watch, seconds, empty)


def _progress(what: str) -> None:
    print(f"\r{what} …      ", end="", file=sys.stderr, flush=True)


def _run(work: Any) -> Data:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found: Data = runner.run(work)
    gc.unfreeze()
    return found


def beside_echo(tables: int, seconds: float, pause: float, store: str, game: str = USUAL) -> Data:
    """One process at a core of its own, and then the echo in its place."""
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setaffinity(0, {1})
    found = []
    for words in ((TABLES, store), (ECHO,)):
        server = ServerProcess(*words)
        try:
            if words[0] == TABLES:
                found.append(_run(with_tables([server], tables, seconds, pause, game)))
            else:
                size = found[0]["bytes a message"] or 2000
                found.append(_run(with_echo(server, tables, seconds, pause, size)))
        finally:
            server.stop()
    ours, bare = found
    ratio = ours["p99 ms"] / max(0.01, bare["p99 ms"])
    return {**ours, "echo": bare, "p99 in echoes": round(ratio, 1)}


def two_on_postgres(seconds: float) -> Data:
    """Two processes, each with half of the tables, and everything else beside them."""
    from tests.server.services import RedisServer, a_postgres

    redis = RedisServer()
    with a_postgres() as address:
        servers = [ServerProcess(TABLES, address, redis.address, core=core) for core in (0, 1)]
        try:
            return _run(with_tables(servers, AT_ONCE, seconds, 0.0))
        finally:
            for server in servers:
                server.stop()
            redis.kill()


HEAD = (
    "| players | middle | slowest of a hundred | the echo's | core a move | memory a connection |\n"
    "|---:|---:|---:|---:|---:|---:|"
)


def row(found: Data) -> str:
    """Figures as a line of the table in `docs/serving.md`."""
    cells = [
        f"{found['players']:,}",
        f"{found['p50 ms']:.1f} ms",
        f"{found['p99 ms']:.1f} ms",
        f"{found['echo']['p99 ms']:.1f} ms",
        f"{found['core ms a move']:.2f} ms",
        f"{found['kilobytes a connection']:.0f} kB",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print every figure as a line of JSON, and at the end the table for the docs."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--players", default="100,500,1000,2000")
    reader.add_argument("--seconds", type=float, default=20)
    reader.add_argument("--game", default=USUAL, help="what the tables play")
    reader.add_argument("--durable", action="store_true", help="everyone answers at once")
    reader.add_argument("--postgres", action="store_true", help="the same, two processes")
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if given.durable:
            found = beside_echo(AT_ONCE, given.seconds, 0.0, str(Path(folder) / "d.sqlite"))
            print(json.dumps(found), flush=True)
        if given.postgres:
            print(json.dumps(two_on_postgres(given.seconds)), flush=True)
        rows = []
        for players in [] if given.durable or given.postgres else given.players.split(","):
            store = str(Path(folder) / f"{players}.sqlite")
            found = beside_echo(int(players) // SEATS, given.seconds, 1.0, store, given.game)
            print(json.dumps(found), flush=True)
            rows.append(row(found))
        if rows:
            print("\n".join(["", HEAD, *rows]))


if __name__ == "__main__":
    main()
