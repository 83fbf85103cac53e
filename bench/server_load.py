"""How many people a server holds: `python -m bench.server_load --players 100,500,1000,2000`.

Tables of four play Number Chain, a move a second each. Measured is the time from when a move is
sent until each of the four sees it, beside a bare echo server that sends what it gets to four, in
the same run with as many connections and messages of the same size. The server has one core, the
clients the other. `--durable` measures how many moves a second are kept when nobody waits.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Data = dict[str, Any]
SEATS = 4
GAME = {"game": "number-chain", "format": "total-after-400", "settings": {"pace": 0}}


class Server:
    """A process with a core of its own."""

    def __init__(self, *words: str, core: int = 0) -> None:
        self.port = _free_port()
        command = [sys.executable, "-m", "bench.server_process", words[0], str(self.port)]
        self._process = subprocess.Popen([*command, *words[1:]])
        with contextlib.suppress(AttributeError, OSError):
            os.sched_setaffinity(self._process.pid, {core})
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                import socket

                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def memory(self) -> int:
        """How many bytes it takes."""
        text = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="utf-8")
        return int(text.split()[1]) * 4096

    def cpu(self) -> float:
        """How many seconds of a core it has used: the same on a busy machine."""
        text = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8")
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Be gone."""
        self._process.terminate()
        self._process.wait(30)


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def ask(server: Server, path: str, body: Data, token: str = "") -> Data:
    """A request that must be fine."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}{path}", json.dumps(body).encode()
    )
    if token:
        request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: Data = json.load(answer)
        return found


class Table:
    """Four people at a table, and when each saw what."""

    def __init__(self, number: int, pause: float, seen: list[float]) -> None:
        self._chance = random.Random(number)
        self._pause = pause
        self._seen = seen
        self._sent = 0.0
        self._awaiting: set[ClientConnection] = set()
        """Who has not seen the last move yet."""
        self._sockets: list[ClientConnection] = []
        self.moves = 0
        self.size = 0
        self.refused = 0
        self.counting = False

    async def open(self, server: Server) -> None:
        """Sit down and deal."""
        loop = asyncio.get_running_loop()
        guests = [
            await loop.run_in_executor(None, ask, server, "/api/guests", {"name": f"P{seat}"})
            for seat in range(SEATS)
        ]
        tokens = [guest["token"] for guest in guests]
        seats = [{"me": True}, *[{}] * (SEATS - 1)]
        body = {"key": "k", "seats": seats, **GAME}
        made = await loop.run_in_executor(None, ask, server, "/api/tables", body, tokens[0])
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
        for seat, token in enumerate(tokens):
            socket = await connect(url, compression=None, ping_interval=None)
            self._sockets.append(socket)
            hello = {"type": "hello", "protocol": 1, "token": token, "words": False}
            await socket.send(json.dumps(hello))
            if seat:
                await socket.send(json.dumps({"type": "sit", "key": "s", "seat": f"seat{seat}"}))
                while '"type":"done"' not in str(await socket.recv())[:20]:
                    continue
        await self._sockets[0].send(json.dumps({"type": "begin", "key": "b"}))

    async def play(self) -> None:
        """Until cancelled."""
        await asyncio.gather(*[self._sit(socket) for socket in self._sockets])

    async def _sit(self, socket: ClientConnection) -> None:
        async for text in socket:
            came = time.perf_counter()
            if '"type":"update"' not in str(text)[:20]:
                await self._reply(socket, str(text))
                continue
            message = json.loads(text)
            if socket in self._awaiting and self.counting:
                self._awaiting.discard(socket)
                self._seen.append(came - self._sent)
                self.size = len(text)
            if message["question"]:
                await asyncio.sleep(self._pause * self._chance.uniform(0.8, 1.2))
                question = message["question"]
                move = self._chance.choice(question["moves"])["text"]
                self.moves += 1
                key = f"k{question['number']}"
                said = {"type": "answer", "key": key, "question": question["number"], "move": move}
                self._awaiting = set(self._sockets)
                self._sent = time.perf_counter()
                await socket.send(json.dumps(said))

    async def _reply(self, socket: ClientConnection, text: str) -> None:
        if '"type":"ping"' in text[:20]:
            pong = {"type": "pong", "ping": json.loads(text)["ping"]}
            await socket.send(json.dumps(pong))
        self.refused += '"type":"refused"' in text[:20]

    async def close(self) -> None:
        """Go."""
        for socket in self._sockets:
            await socket.close()


async def with_tables(servers: list[Server], players: int, seconds: float, pause: float) -> Data:
    """So many people play for some seconds."""
    seen: list[float] = []
    empty = sum(server.memory() for server in servers)
    tables = [Table(number, pause, seen) for number in range(players // SEATS)]
    for first in range(0, len(tables), 16):
        some = tables[first : first + 16]
        await asyncio.gather(
            *[
                table.open(servers[(first + place) % len(servers)])
                for place, table in enumerate(some)
            ]
        )
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(min(5.0, seconds / 2))
    before = sum(table.moves for table in tables)
    for table in tables:
        table.counting = True
    started, used = time.perf_counter(), sum(server.cpu() for server in servers)
    await asyncio.sleep(seconds)
    took = time.perf_counter() - started
    used = sum(server.cpu() for server in servers) - used
    moves = sum(table.moves for table in tables) - before
    grown = sum(server.memory() for server in servers) - empty
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*[table.close() for table in tables], return_exceptions=True)
    return {
        "players": players,
        "moves a second": round(moves / took, 1),
        "core ms a move": round(1000 * used / max(1, moves), 2),
        **percentiles(seen),
        "kilobytes a connection": round(grown / players / 1000, 1),
        "bytes a message": max(table.size for table in tables),
        "refused": sum(table.refused for table in tables),
    }


async def with_echo(server: Server, players: int, seconds: float, size: int) -> Data:
    """The same number of connections and messages, and nothing behind them."""
    seen: list[float] = []
    empty = server.memory()
    groups = []
    for number in range(players // SEATS):
        url = f"ws://127.0.0.1:{server.port}/{players}-{number}"
        groups.append(
            [await connect(url, compression=None, ping_interval=None) for _ in range(SEATS)]
        )
    sent = [0.0] * len(groups)

    async def hear(number: int, socket: ClientConnection) -> None:
        async for _ in socket:
            seen.append(time.perf_counter() - sent[number])

    async def talk(number: int, chance: random.Random) -> None:
        while True:
            await asyncio.sleep(chance.uniform(0.8, 1.2))
            sent[number] = time.perf_counter()
            await chance.choice(groups[number]).send("x" * size)

    tasks = [
        asyncio.create_task(hear(number, socket))
        for number, group in enumerate(groups)
        for socket in group
    ]
    tasks += [
        asyncio.create_task(talk(number, random.Random(number))) for number in range(len(groups))
    ]
    await asyncio.sleep(seconds)
    grown = server.memory() - empty
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for group in groups:
        await asyncio.gather(*[socket.close() for socket in group], return_exceptions=True)
    return {**percentiles(seen), "kilobytes a connection": round(grown / players / 1000, 1)}


def percentiles(seen: list[float]) -> Data:
    """The middle and the slowest of a hundred, in milliseconds."""
    ordered = sorted(seen) or [0.0]
    middle, slow = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return {"p50 ms": round(1000 * middle, 1), "p99 ms": round(1000 * slow, 1), "seen": len(seen)}


def measure(players: int, seconds: float, folder: Path) -> Data:
    """One size, beside the echo."""
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setaffinity(0, {1})
    server = Server("tables", str(folder / f"{players}.sqlite"))
    try:
        ours = asyncio.run(with_tables([server], players, seconds, 1.0))
    finally:
        server.stop()
    bare = Server("echo")
    try:
        ours["echo"] = asyncio.run(
            with_echo(bare, players, seconds, ours["bytes a message"] or 2000)
        )
    finally:
        bare.stop()
    return ours


def durable(store: str, news: str, seconds: float, processes: int) -> Data:
    """How many moves a second are kept when everyone answers at once."""
    servers = [Server("tables", store, news, core=number) for number in range(processes)]
    try:
        found = asyncio.run(with_tables(servers, 256, seconds, 0.0))
    finally:
        for server in servers:
            server.stop()
    return {"processes": processes, "durable moves a second": found["moves a second"]}


def main() -> None:
    """Print every figure as JSON."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--players", default="100,500,1000,2000")
    reader.add_argument("--seconds", type=float, default=20)
    reader.add_argument("--durable", action="store_true")
    reader.add_argument("--postgres", action="store_true", help="two processes, with Redis")
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if given.durable:
            print(json.dumps(durable(str(folder / "d.sqlite"), "", given.seconds, 1)), flush=True)
        if given.postgres:
            from tests.server.services import RedisServer, a_postgres

            redis = RedisServer()
            with a_postgres() as address:
                figures = durable(address, redis.address, given.seconds, 2)
            redis.kill()
            print(json.dumps(figures), flush=True)
        for players in [] if given.durable or given.postgres else given.players.split(","):
            print(json.dumps(measure(int(players), given.seconds, folder)), flush=True)


if __name__ == "__main__":
    main()
