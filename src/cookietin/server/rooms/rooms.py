"""All rooms of a process: found, changed by one operation, told.

No room is owned. A change is tried on what is known, kept by the store if nobody was first, and
told after that. Whoever comes second finds out, folds what came first, and tries again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, TypeVar

import msgspec

from cookietin.kernel.complaint import BadOption, Complaint
from cookietin.server.rooms.listing import listing_of
from cookietin.server.rooms.plan import plan
from cookietin.server.rooms.room import Room
from cookietin.server.store.store import Entry

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.match import Line
    from cookietin.server.rooms.secrets import Secrets
    from cookietin.server.settings import ServerSettings
    from cookietin.server.store.store import Due, Store

Result = TypeVar("Result")

MOST_IDLE = 2000
"""So many rooms stay folded; of the others those that were not used longest are let go."""
MOST_TRIES = 20
SETTLING = 0.005
"""How often to look whether what is going on is done, in seconds."""

encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


class NotKept(Complaint):
    """The store could not keep a change: it has not happened."""


class Rooms:
    """Rooms by their table's id."""

    def __init__(self, store: Store, secrets: Secrets, settings: ServerSettings) -> None:
        self.store = store
        self.secrets = secrets
        self.settings = settings
        self.on_change: Callable[[Room, int, list[Due]], None] = lambda room, before, due: None
        """Called when a room has grown and all of it is kept."""
        self.on_kept: Callable[[float], None] = lambda seconds: None
        """Called with how long the store took."""
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._going = 0
        """How many changes are going on."""

    async def room(self, table: str) -> Room:
        """A room as it was last known."""
        async with self._lock(table):
            return await self._found(table)

    async def fresh(self, table: str) -> Room:
        """A room with all that any process has kept."""
        async with self._lock(table):
            room = await self._found(table)
            await self._catch_up(room)
            return room

    async def change(
        self,
        table: str,
        act: Callable[[Room, float], Result],
        guest: str = "",
        then: Callable[[Result], None] = lambda result: None,
    ) -> Result:
        """Change a room and keep that, or leave it as it was.

        What comes then happens as soon as everyone is told.
        """
        self._going += 1
        try:
            return await self._change(table, act, [guest] if guest else [], then)
        finally:
            self._going -= 1

    async def make(self, table: str, lines: list[Line], guests: list[str]) -> Room:
        """A new room."""
        room = Room(lines, self.secrets)
        if not await self._kept(room, 0, guests):
            raise BadOption("no-such-table", {"table": table})
        self._rooms[table] = room
        return room

    async def make_once(self, table: str, lines: list[Line], guests: list[str]) -> None:
        """A new room, unless another process has made it."""
        if not await self.store.lines(table):
            room = Room(lines, self.secrets)
            if await self._kept(room, 0, guests):
                self._rooms[table] = room

    async def settle(self) -> None:
        """Wait for the changes that are going on."""
        while self._going:
            await asyncio.sleep(SETTLING)

    def known(self, table: str) -> Room | None:
        """A room, if it is folded already."""
        return self._rooms.get(table)

    # Inside.

    def _lock(self, table: str) -> asyncio.Lock:
        if len(self._locks) > 2 * MOST_IDLE:
            self._locks = {id: lock for id, lock in self._locks.items() if lock.locked()}
        return self._locks.setdefault(table, asyncio.Lock())

    async def _found(self, table: str) -> Room:
        room = self._rooms.get(table)
        if room is None:
            lines = await self.store.lines(table)
            if not lines:
                raise BadOption("no-such-table", {"table": table})
            room = self._rooms[table] = Room([decode(line) for line in lines], self.secrets)
            while len(self._rooms) > MOST_IDLE:
                self._rooms.popitem(last=False)
        self._rooms.move_to_end(table)
        return room

    async def _catch_up(self, room: Room) -> None:
        """Fold what others have kept."""
        before = room.version
        lines = await self.store.lines(room.id, before)
        if lines:
            room.follow([decode(line) for line in lines])
            self.on_change(room, before, [])

    async def _change(
        self,
        table: str,
        act: Callable[[Room, float], Result],
        guests: list[str],
        then: Callable[[Result], None],
    ) -> Result:
        async with self._lock(table):
            for _ in range(MOST_TRIES):
                room = await self._found(table)
                before = room.version
                try:
                    result = act(room, self.settings.clock())
                except BaseException:
                    if room.version != before:
                        self._rooms.pop(table, None)
                    missed = await self.store.lines(table, before) if self.store.shared else []
                    if not missed:
                        raise
                    # Others were first: perhaps it can be done after all.
                    self._rooms.pop(table, None)
                    continue
                if room.version == before or await self._kept(room, before, guests):
                    then(result)
                    return result
                self._rooms.pop(table, None)
            raise NotKept("not-kept")

    async def _kept(self, room: Room, before: int, guests: list[str]) -> bool:
        """Keep what is new in a room; only then tell it."""
        due = plan(room, self.secrets, self.settings.rest)
        new_guests = [guest for guest in guests if guest not in room.guests]
        entry = Entry(
            table=room.id,
            after=before,
            lines=[encode(line).decode() for line in room.lines[before:]],
            due=due,
            listing=listing_of(room),
            guests=new_guests,
        )
        started = time.perf_counter()
        try:
            kept = await self.store.append(entry)
            self.on_kept(time.perf_counter() - started)
        except BaseException as error:
            # Whether it was kept is not known, or nobody waits for it any more: the next look at
            # the store says.
            self._rooms.pop(room.id, None)
            if isinstance(error, Exception):
                raise NotKept("not-kept") from error
            raise
        if kept:
            room.guests.update(new_guests)
            self.on_change(room, before, due)
        return kept
