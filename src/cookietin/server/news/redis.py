"""News over Redis."""

from __future__ import annotations

from typing import Any

import redis.asyncio

from cookietin.server.news.sending import CHANNEL, SentNews


class RedisNews(SentNews):
    """Publishes and subscribes."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    def _connected(self) -> Any:
        return redis.asyncio.from_url(self._address)

    async def _send_all(self) -> None:
        connection = self._connected()
        try:
            while True:
                await connection.publish(CHANNEL, await self._outbox.get())
        finally:
            await connection.aclose()

    async def _hear_all(self) -> None:
        connection = self._connected()
        listening = connection.pubsub()
        try:
            await listening.subscribe(CHANNEL)
            async for message in listening.listen():
                if message["type"] == "message":
                    self.heard(message["data"])
        finally:
            await listening.aclose()
            await connection.aclose()
