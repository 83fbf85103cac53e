"""The house: everything a server consists of, put together, opened and closed."""

from __future__ import annotations

import asyncio
import gc
import secrets as system
import time
from typing import TYPE_CHECKING

from cookietin.server.hall import Hall
from cookietin.server.limits import Buckets
from cookietin.server.metrics import Metrics
from cookietin.server.news import open_news
from cookietin.server.protocol import server
from cookietin.server.rooms.rooms import Rooms
from cookietin.server.rooms.secrets import Secrets
from cookietin.server.socket.race import Races
from cookietin.server.store import open_store
from cookietin.server.strength import Growing
from cookietin.server.thinking import Thinkers
from cookietin.server.timekeeper import Timekeeper
from cookietin.server.tokens import Tokens

if TYPE_CHECKING:
    from cookietin.server.settings import ServerSettings

TIDY_UP = 120.0
"""At least so many seconds lie between two times that all of the memory is looked through: what
connections leave behind goes with that. Ten would be felt while thousands of players sit down."""
TIDYING = 1 / 600
"""How much of the time may go into it: everyone waits meanwhile, a second with thousands of players
and next to nothing with a few."""
CALL_THINKERS = 0.1
"""How many seconds after the start those who think are called."""
COME_BACK = 1.0
"""After how many seconds those who are sent away are to come back."""


class House:
    """One server process."""

    rooms: Rooms
    tokens: Tokens
    keeper: Timekeeper
    hall: Hall
    _calling: asyncio.TimerHandle
    _tidying: asyncio.Task[None]

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.store = open_store(settings)
        self.news = open_news(settings)
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers, settings.thinking, settings.bots)
        self.strength = Growing(settings.compiled, self.thinkers, settings.on_strength)
        self.races = Races(settings.clock)
        self.making = Buckets(settings.tables_a_minute, settings.tables_a_minute / 60)
        self.asking = Buckets(20 * settings.messages_a_second, 5 * settings.messages_a_second)
        self.ready = False
        self.stopping = False

    async def open(self) -> None:
        """Make it ready for guests."""
        await self.store.open()
        secrets = Secrets(await self.store.secret())
        self.tokens = Tokens(secrets.signing())
        self.rooms = Rooms(self.store, secrets, self.settings)
        self.rooms.on_kept = self.metrics.kept.observe
        self.keeper = Timekeeper(self.rooms, self.thinkers, self.news.alone)
        self.hall = Hall(self.rooms, self.keeper, self.news, system.token_hex(6))
        await self.news.open(self.hall.hear)
        self.keeper.start()
        self.hall.start()
        self.strength.start()
        self._tidying = asyncio.create_task(self._tidy_up())
        self.ready = True
        # People come first: whoever thinks for bots is called when the doors are open.
        self._calling = asyncio.get_running_loop().call_later(CALL_THINKERS, self.thinkers.start)

    async def send_away(self) -> None:
        """Ask everyone to come back in a moment: what they did is kept."""
        self.stopping = True
        self.ready = False
        for attendant in self.hall.everyone():
            attendant.send(server.Closing(COME_BACK))
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Finish what is going on, and leave."""
        self.stopping = True
        self.ready = False
        self.strength.stop()
        self.hall.stop()
        await self.keeper.stop()
        await self.rooms.settle()
        await self.news.close()
        self._calling.cancel()
        self._tidying.cancel()
        self.thinkers.close()
        await self.store.close()

    async def _tidy_up(self) -> None:
        """Give back what nobody holds any more: see `be_prompt`."""
        wait = TIDY_UP
        while True:
            await asyncio.sleep(wait)
            started = time.perf_counter()
            gc.collect()
            wait = max(TIDY_UP, (time.perf_counter() - started) / TIDYING)
