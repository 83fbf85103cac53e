"""What happens by itself when its time has come: bots, standing answers, clocks, the next play.

Whoever appends to a table knows what is due there and sees to it. What nobody has seen to for a
while, because the process that knew is gone, any process claims from the store.
"""

from __future__ import annotations

import asyncio
import heapq
from typing import TYPE_CHECKING

import structlog

from cookietin.kernel.complaint import Complaint, Refused
from cookietin.kernel.names import SEATS
from cookietin.server.rooms import plan
from cookietin.server.rooms.absence import sit_in
from cookietin.server.rooms.acts import begin
from cookietin.server.rooms.opening import note_rematch, open_again
from cookietin.server.rooms.room import BETWEEN, PLAY
from cookietin.table import BOT, PERSON
from cookietin.table.company import EARLY

if TYPE_CHECKING:
    from cookietin.kernel.match import Line
    from cookietin.server.rooms.room import Room
    from cookietin.server.rooms.rooms import Rooms
    from cookietin.server.store.store import Due
    from cookietin.server.thinking import Thinkers

LOOK = 0.5
"""How often to look for what others have left, in seconds."""
GRACE_ALONE = 0.3
GRACE = 1.5
"""How long something must be overdue before anyone takes it for left: where there is one process,
and where others may be about to see to it."""
LEASE = 10.0
"""How long what was claimed is not claimed again."""
MOST = 200

log = structlog.get_logger()


class Timekeeper:
    """Sees to what is due."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, alone: bool) -> None:
        self._rooms = rooms
        self._thinkers = thinkers
        self._heap: list[tuple[float, Due]] = []
        self._known: set[Due] = set()
        self._going: dict[Due, bool] = {}
        """What is being done, and whether it came up again meanwhile."""
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loops: list[asyncio.Task[None]] = []
        self._now = rooms.settings.clock
        self._grace = GRACE_ALONE if alone else GRACE

    def start(self) -> None:
        """See to it from now on."""
        self._loops = [asyncio.create_task(self._see_to()), asyncio.create_task(self._look())]

    async def stop(self) -> None:
        """What is not begun is left to others."""
        for task in [*self._loops, *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._loops, *self._tasks, return_exceptions=True)

    def expect(self, due: list[Due]) -> None:
        """Know what is due at a table of this process."""
        for each in due:
            if each not in self._known:
                self._known.add(each)
                heapq.heappush(self._heap, (each.at, each))
                self._woken.set()

    async def _see_to(self) -> None:
        while True:
            self._woken.clear()
            now = self._now()
            while self._heap and self._heap[0][0] <= now:
                _, due = heapq.heappop(self._heap)
                self._known.discard(due)
                self._begin(due)
            wait = self._heap[0][0] - now if self._heap else None
            try:
                await asyncio.wait_for(self._woken.wait(), wait)
            except TimeoutError:
                continue

    async def _look(self) -> None:
        """What others have left: at first all that is due."""
        grace = 0.0
        while True:
            now = self._now()
            try:
                for due in await self._rooms.store.claim(now - grace, now + LEASE, MOST):
                    self._begin(due)
            except Exception as error:
                log.warning("looking failed", error=type(error).__name__)
            grace = self._grace
            await asyncio.sleep(LOOK)

    def _begin(self, due: Due) -> None:
        """Do something, unless it is being done: then look once more when that is over."""
        if due in self._going:
            self._going[due] = True
            return
        self._going[due] = False
        task = asyncio.create_task(self._do_until_done(due))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_until_done(self, due: Due) -> None:
        try:
            await self._do(due)
            while self._going[due]:
                self._going[due] = False
                await self._do(due)
        finally:
            del self._going[due]

    async def _do(self, due: Due) -> None:
        try:
            if due.what == plan.BOT:
                await self._let_bot_answer(due)
            elif due.what == plan.REMATCH:
                await self._make_rematch(due)
            else:
                await self._rooms.change(due.table, lambda room, at: happen(room, due, at))
        except Complaint as complaint:
            # Someone was first, or what was due is not any more.
            log.debug("not due", table=due.table, what=due.what, why=complaint.key)
        except Exception as error:
            log.error("due failed", table=due.table, what=due.what, error=type(error).__name__)

    async def _let_bot_answer(self, due: Due) -> None:
        room = await self._rooms.room(due.table)
        if not still_asked(room, due) or not room.bot_at(due.seat):
            await self._rooms.fresh(due.table)
            return
        view = room.position.view(due.seat)
        answers = room.answers_to_question(due.seat)
        name, seed = room.bot_at(due.seat), room.bot_seed(due.seat)
        thought = await self._thinkers.answer(name, view, due.seat, seed)

        def answer(room: Room, at: float) -> None:
            if not still_asked(room, due) or room.bot_at(due.seat) != name:
                return
            if room.answers_to_question(due.seat) != answers:
                return
            if thought is None:
                room.run_out(due.seat, at)
            else:
                more: Line = {"hurried": True} if thought.hurried else {}
                room.answer(due.seat, thought.move, due.question, at, BOT, more)

        await self._rooms.change(due.table, answer)

    async def _make_rematch(self, due: Due) -> None:
        room = await self._rooms.fresh(due.table)
        if not plan.wants_rematch(room):
            return
        rooms, id = self._rooms, self._rooms.secrets.rematch(due.table)
        guests = await rooms.store.guests_of(due.table)
        lines = open_again(room, id, guests, rooms.secrets, self._now())
        await rooms.make_once(id, lines, guests)
        await rooms.change(due.table, lambda room, at: note_rematch(room, id, at))


def still_asked(room: Room, due: Due) -> bool:
    """Whether the question that something was due for is still the present one."""
    return (
        room.phase == PLAY
        and int(room.position.number) == due.question
        and due.seat in room.position.asked()
    )


def happen(room: Room, due: Due, at: float) -> None:
    """Let something happen, if it still is to."""
    if due.what == plan.BEGIN:
        if room.phase == BETWEEN and room.play_to_deal() == due.question:
            begin(room, at)
        return
    if not still_asked(room, due):
        return
    seat = due.seat
    if due.what == plan.STANDING and room.table.standing_move(seat) is not None:
        room.give_standing(seat, at)
    elif due.what == plan.EARLY and (early := room.early_move(seat)) is not None:
        _give_early(room, seat, early, at)
    elif due.what == plan.SPARED and room.table.spared_move(seat) is not None:
        room.give_spared(seat, at)
    elif due.what == plan.ABSENT and room.table.holders[seat] is None:
        room.run_out(seat, at)
    elif due.what == plan.TIME and not room.bot_at(seat):
        until = room.clock.until(seat, room.position)
        if until is not None and until <= at + 0.001:
            _time_over(room, seat, at)


def _give_early(room: Room, seat: int, move: str, at: float) -> None:
    """Give what a seat has answered ahead; what cannot be given any more is forgotten."""
    try:
        room.answer(seat, move, int(room.position.number), at, PERSON)
    except Refused:
        nothing = {"seat": SEATS[seat], "question": -1, "move": "", "passes": []}
        room.note(EARLY, nothing, at)


def _time_over(room: Room, seat: int, at: float) -> None:
    """The default counts, or a bot sits in until the holder is back."""
    if room.clock.control.out != "bot":
        room.run_out(seat, at)
        return
    sit_in(room, seat, at)
