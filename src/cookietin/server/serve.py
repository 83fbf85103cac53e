"""A server that runs: on its port until it is told to stop, and then without losing anything."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from typing import TYPE_CHECKING

import structlog
import uvicorn

from cookietin.server.http.app import make_app
from cookietin.server.socket.line import Line

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.server.settings import ServerSettings

LARGEST_MESSAGE = 8 * 1024
SWITCH = 0.0005
"""How many seconds the store's thread waits for the one that serves: it has little to do, and all
who play wait for it."""
COLLECT = (5_000, 50, 1_000_000)
"""What is new is looked through for what is gone, often and quickly; what has stayed for a while
seldom, for with thousands of players all wait for a tenth of a second meanwhile. All of it takes a
second: the house does that when it tidies up."""
GRACE = 5
"""How many seconds those who are connected have to go."""


def set_up_logs(plain: bool) -> None:
    """One line of JSON for each thing that happened; for people, plain lines."""
    last = structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(),
    )


def be_prompt() -> None:
    """Keep the pauses short that this process makes by itself."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


class Server(uvicorn.Server):
    """Says when it is ready, and sends everyone away before it stops."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.loaded_app
        while hasattr(app, "app") and not hasattr(app, "state"):
            app = app.app
        await app.state.house.send_away()
        await super().shutdown(sockets)
        # Who was told to stop, and has, ends well.
        self._captured_signals.clear()


def make_server(settings: ServerSettings, on_ready: Callable[[], None] = lambda: None) -> Server:
    """A server that is ready to be run."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_level="warning",
        server_header=False,
        lifespan="on",
    )
    return Server(config, on_ready)


def own_address(settings: ServerSettings) -> str:
    """What others reach this server by: the machine's own address where it listens to all."""
    if settings.address:
        return settings.address.rstrip("/")
    host = settings.host
    if host in ("0.0.0.0", "::", ""):
        host = _outer_address()
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port}"


def _outer_address() -> str:
    """The address by which this machine would reach others; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
