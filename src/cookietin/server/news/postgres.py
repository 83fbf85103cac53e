"""News over PostgreSQL's own notifications."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

from cookietin.server.news.sending import CHANNEL, SentNews

LOOK = 5.0
"""How often to see whether the line still stands, in seconds."""


class PostgresNews(SentNews):
    """Listens and notifies."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    async def _send_all(self) -> None:
        connection = await asyncpg.connect(self._address)
        try:
            while True:
                text = (await self._outbox.get()).decode()
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        finally:
            await connection.close()

    async def _hear_all(self) -> None:
        connection = await asyncpg.connect(self._address)

        def came(connection: Any, process: int, channel: str, text: str) -> None:
            self.heard(text)

        try:
            await connection.add_listener(CHANNEL, came)
            while True:
                await asyncio.sleep(LOOK)
                await connection.execute("SELECT 1")
        finally:
            await connection.close()
