"""The hall: who is connected to which table, and how all of them are told.

Spectators of a table with a delay look at a shadow of it: the same log, folded up to some time ago.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog

from cookietin.kernel.complaint import BadOption, Complaint
from cookietin.server.news.news import Bulletin
from cookietin.server.protocol import server
from cookietin.server.rooms.room import Room

if TYPE_CHECKING:
    from cookietin.kernel.match import Line
    from cookietin.server.news.news import News
    from cookietin.server.rooms.rooms import Rooms
    from cookietin.server.socket.attendant import Attendant
    from cookietin.server.store.store import Due
    from cookietin.server.timekeeper import Timekeeper

log = structlog.get_logger()

LOOK = 2.0
"""How often to look for what no news told of, in seconds."""
FORGET = 60.0
"""After so many seconds without news of who is there, nobody is."""


class Hall:
    """Tells everyone at a table what they may know, after it is kept."""

    def __init__(self, rooms: Rooms, keeper: Timekeeper, news: News, process: str) -> None:
        self.rooms = rooms
        self._keeper = keeper
        self._news = news
        self._process = process
        self._attending: dict[str, set[Attendant]] = {}
        self._shadows: dict[str, Shadow] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, list[str], int]]] = {}
        self._refreshing: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._now = rooms.settings.clock
        rooms.on_change = self.changed

    # Who is there.

    def connected(self) -> int:
        """How many connections there are."""
        return sum(len(attending) for attending in self._attending.values())

    def everyone(self) -> list[Attendant]:
        """All connections."""
        return [attendant for attending in self._attending.values() for attendant in attending]

    def at(self, table: str) -> set[Attendant]:
        """The connections at a table."""
        return self._attending.get(table, set())

    def here(self, table: str) -> list[str]:
        """The signs of those who are connected to a table, in any process."""
        found = {attendant.who for attendant in self.at(table)}
        for at, signs, _ in self._elsewhere.get(table, {}).values():
            if at > self._now() - FORGET:
                found.update(signs)
        return sorted(found - {""})

    def enter(self, room: Room, attendant: Attendant) -> None:
        """Let someone in and show them the table."""
        delay = delay_of(room)
        attendant.welcome(room, delay, self._now())
        self._attending.setdefault(room.id, set()).add(attendant)
        self.show_again(room, attendant)
        self._tell_who_is_here(room)

    def show_again(self, room: Room, attendant: Attendant) -> None:
        """Show someone the table as a whole."""
        if delay_of(room) and room.viewer_of(attendant.who) == room.seats:
            self._shadow(room).show(attendant)
        else:
            attendant.show(room, self.here, self._now(), again=True)

    def leave(self, attendant: Attendant) -> None:
        """Let someone go."""
        attending = self._attending.get(attendant.table, set())
        attending.discard(attendant)
        if not attending:
            self._attending.pop(attendant.table, None)
            self._elsewhere.pop(attendant.table, None)
            shadow = self._shadows.pop(attendant.table, None)
            if shadow is not None:
                shadow.stop()
        room = self.rooms.known(attendant.table)
        if room is not None:
            self._tell_who_is_here(room)

    def _tell_who_is_here(self, room: Room) -> None:
        self._say_here(room)
        self._tell_others(room.id, 0)

    def _say_here(self, room: Room) -> None:
        signs = self.here(room.id)
        names = [
            f"seat{seat}" for seat in room.company.people() if room.company.owners[seat] in signs
        ]
        watching = len([one for one in self.at(room.id) if room.viewer_of(one.who) == room.seats])
        for _, _, count in self._elsewhere.get(room.id, {}).values():
            watching += count
        for attendant in self.at(room.id):
            attendant.send(server.Here(names, watching))

    def _tell_others(self, table: str, version: int) -> None:
        if not self._news.alone:
            signs = sorted({attendant.who for attendant in self.at(table)} - {""})
            watching = len([one for one in self.at(table) if not one.who])
            self._news.tell(Bulletin(table, version, self._process, signs, watching))

    # What is new.

    def changed(self, room: Room, before: int, due: list[Due]) -> None:
        """A room has grown, and all of it is kept."""
        self._keeper.expect(due)
        self.show(room)
        if due or room.version > before:
            self._tell_others(room.id, room.version)

    def show(self, room: Room) -> None:
        """Tell everyone at a table what they have missed."""
        now, delay = self._now(), delay_of(room)
        for attendant in self.at(room.id):
            if not room.shown_to(attendant.who):
                # Who came before the deal, and has no seat.
                attendant.send_away(BadOption("no-spectators"))
                continue
            if delay and room.viewer_of(attendant.who) == room.seats:
                if attendant.viewer != room.seats:
                    self._shadow(room).show(attendant)
                continue
            attendant.show(room, self.here, now)
        room.common.forget()
        if room.id in self._shadows:
            self._shadows[room.id].wake()

    def hear(self, bulletin: Bulletin) -> None:
        """News from another process: perhaps there is something to look at."""
        if bulletin.process == self._process or not self.at(bulletin.table):
            return
        here = (self._now(), bulletin.here, bulletin.watching)
        self._elsewhere.setdefault(bulletin.table, {})[bulletin.process] = here
        room = self.rooms.known(bulletin.table)
        if room is not None and bulletin.version == 0:
            self._say_here(room)
        elif room is None or room.version < bulletin.version:
            self.refresh(bulletin.table)

    def refresh(self, table: str) -> None:
        """Look in the store for what was missed."""
        task = asyncio.ensure_future(self._refresh(table))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, table: str) -> None:
        with contextlib.suppress(Complaint):
            await self.rooms.fresh(table)

    def start(self) -> None:
        """Where there are other processes, look now and then for what no news told of."""
        if not self._news.alone:
            self._looking = asyncio.create_task(self._look())

    def stop(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                versions = await self.rooms.store.versions(list(self._attending))
            except Exception as error:
                log.warning("looking failed", error=type(error).__name__)
                continue
            for table, version in versions.items():
                room = self.rooms.known(table)
                if room is None or room.version < version:
                    self.refresh(table)

    # With a delay.

    def _shadow(self, room: Room) -> Shadow:
        shadow = self._shadows.get(room.id)
        if shadow is None:
            shadow = self._shadows[room.id] = Shadow(self, room)
        return shadow


def delay_of(room: Room) -> float:
    """How many seconds later spectators see what happens."""
    return float(room.company.settings.get("delay", 0))


class Shadow:
    """A table as it was some time ago."""

    def __init__(self, hall: Hall, room: Room) -> None:
        self._hall = hall
        self._id = room.id
        self._delay = delay_of(room)
        self._now = hall.rooms.settings.clock
        self._woken = asyncio.Event()
        due = due_lines(room.lines, self._now() - self._delay)
        self._room = Room(room.lines[:due], hall.rooms.secrets)
        self._task = asyncio.ensure_future(self._follow())
        self._task.add_done_callback(_log_failure)

    def show(self, attendant: Attendant) -> None:
        """Show someone what they may see by now."""
        attendant.show(self._room, self._hall.here, self._now(), again=True)

    def wake(self) -> None:
        """The table has grown."""
        self._woken.set()

    def stop(self) -> None:
        """Nobody looks any more."""
        self._task.cancel()

    async def _follow(self) -> None:
        while True:
            self._woken.clear()
            room = await self._hall.rooms.room(self._id)
            due = due_lines(room.lines, self._now() - self._delay)
            if due > self._room.version:
                self._room.follow(room.lines[self._room.version : due])
                for attendant in self._hall.at(self._id):
                    if room.viewer_of(attendant.who) == room.seats:
                        attendant.show(self._room, self._hall.here, self._now())
            wait = None
            if due < room.version:
                wait = max(0.01, float(room.lines[due].get("at", 0)) + self._delay - self._now())
            try:
                await asyncio.wait_for(self._woken.wait(), wait)
            except TimeoutError:
                continue


def _log_failure(task: asyncio.Task[None]) -> None:
    """Whoever watches over the server hears of it, where spectators would only see nothing more."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("watching failed", error=type(error).__name__)


def due_lines(lines: list[Line], before: float) -> int:
    """How many of the first lines are from before a time; a line without one goes with the last."""
    for number, line in enumerate(lines[1:], start=1):
        if line.get("at", before) > before:
            return number
    return len(lines)
