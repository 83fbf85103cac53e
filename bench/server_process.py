"""A server for the benchmarks, without limits for one address: see `bench.server_load`."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

TABLES, ECHO = "tables", "echo"


class ServerProcess:
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
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def tables(port: int, store: str, news: str) -> None:
    """The real one."""
    from cookietin.server.serve import be_prompt, make_server, set_up_logs
    from cookietin.server.settings import ServerSettings

    set_up_logs(plain=False)
    settings = ServerSettings(
        store=store,
        news=news,
        port=port,
        thinkers=0,
        tables_a_minute=1e9,
        messages_a_second=1e6,
        rest=0.0,
    )
    server = make_server(settings)
    be_prompt()
    server.run()


def echo(port: int) -> None:
    """Nothing but the same web server: who says a number has so much sent to all of a group."""
    import uvicorn

    groups: dict[str, list[WebSocket]] = {}

    async def talk(socket: WebSocket) -> None:
        await socket.accept()
        group = groups.setdefault(socket.path_params["group"], [])
        group.append(socket)
        try:
            while True:
                text = "x" * int(await socket.receive_text())
                for other in group:
                    await other.send_text(text)
        except WebSocketDisconnect:
            group.remove(socket)

    app = Starlette(routes=[WebSocketRoute("/{group}", talk)])
    uvicorn.run(app, port=port, log_level="warning", access_log=False, ws_per_message_deflate=False)


if __name__ == "__main__":
    if sys.argv[1] == ECHO:
        echo(int(sys.argv[2]))
    else:
        tables(int(sys.argv[2]), sys.argv[3], sys.argv[4] if len(sys.argv) > 4 else "")
