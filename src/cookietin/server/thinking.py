"""Bots think in processes of their own: whoever serves people never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import structlog

from cookietin.bots import make_bot, sensible_bot
from cookietin.foreign import make_known
from cookietin.server.rooms.making import shared_game
from cookietin.server.strength import compiled
from cookietin.table import hint
from cookietin.table.advice import Advised
from cookietin.words import Speech

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.foreign import Invited
    from cookietin.kernel.position import Position
    from cookietin.table.hint import Effort

Found = TypeVar("Found")

PATIENCE = 5.0
"""After so many times its seconds a bot is not waited for any longer."""
LEAST = 0.1
"""So many seconds a bot has for an answer even where very many wait."""

log = structlog.get_logger()


class Thought(NamedTuple):
    """What a bot answers."""

    move: str
    hurried: bool
    """Whether it had less time than its strength needs."""


def think(bot: str, view: dict[str, Any], seat: int, seed: str, seconds: float) -> Thought:
    """What a bot answers within a time: it gets the view of its seat, and nothing else."""
    game = shared_game(view["game"], view["options"])
    position = game.position(view)
    thinker = make_bot(bot, game, seed)
    thinker.keep_time(time.monotonic, seconds)
    move = thinker(position, position.question(seat))
    return Thought(move.text, thinker.was_hurried())


def advise(
    view: dict[str, Any], seat: int, language: str, names: list[str], effort: Effort
) -> dict[str, Any]:
    """The moves that look best to a seat, with words for it: from its view, and nothing else."""
    game = shared_game(view["game"], view["options"])
    position = game.position(view)
    speech = Speech(language, game.id, names, seat)
    return Advised(hint(position, position.question(seat), effort), position, speech).json()


def in_time(seconds: float, function: Callable[..., Found], *given: Any) -> Found:
    """What comes of this in a thinker; one that never comes to an end is ended by the system.

    Nobody else can: neither compiled rules nor a bot that waits for something hear of it.
    """
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return function(*given)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _start(bots: tuple[Invited, ...]) -> None:
    """Who stops the server stops it for all: a thinker waits until it is told."""
    make_known(bots)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with, args=(os.getppid(),), daemon=True).start()


def _go_with(parent: int) -> None:
    """A server that was killed tells nobody: who thinks for it finds out, and goes too."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


class Thinkers:
    """Some processes that think; one that breaks, or never comes to an end, is replaced.

    A bot has its seconds for an answer; where more wait than there are processes, they share them.
    """

    def __init__(self, count: int, seconds: float, bots: tuple[Invited, ...] = ()) -> None:
        self._count = count
        self._seconds = seconds
        self._bots = bots
        self._thinking = 0
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Have the first one ready before anyone waits for it."""
        if self._count:
            self._running().submit(_nothing)

    def share(self) -> float:
        """How many seconds there are for one more answer."""
        rounds = (self._thinking + 1) / max(1, self._count)
        return max(LEAST, self._seconds / max(1.0, rounds))

    async def answer(self, bot: str, view: Position, seat: int, seed: str) -> Thought | None:
        """A bot's move; where it cannot be had the sensible one's, or nothing."""
        seen = view.json()
        thought = await self._thought(think, bot, seen, seat, seed, self.share())
        if thought is None:
            sensible = sensible_bot(view.game.id)
            instead = await self._thought(think, sensible, seen, seat, seed, LEAST)
            thought = None if instead is None else instead._replace(hurried=True)
        return thought

    async def advice(
        self, view: Position, seat: int, language: str, names: list[str], effort: Effort
    ) -> dict[str, Any] | None:
        """A hint in words; nothing if it took too long or broke."""
        return await self._thought(advise, view.json(), seat, language, names, effort)

    async def _thought(self, function: Callable[..., Found], *given: Any) -> Found | None:
        """What one of the processes makes of this; nothing if it took far too long or broke."""
        self._thinking += 1
        try:
            return await self._made(function, *given)
        except (Exception, SystemExit) as error:
            # A bot of someone's own may leave: its process, and no server.
            log.warning("thinking failed", error=type(error).__name__)
            return None
        finally:
            self._thinking -= 1

    async def _made(self, function: Callable[..., Found], *given: Any) -> Found:
        if not self._count:
            return await asyncio.to_thread(function, *given)
        patience = PATIENCE * (self._seconds + LEAST * self._thinking)
        try:
            return await asyncio.wait_for(self._sent(patience, function, *given), patience)
        except BrokenExecutor:
            self._pool = None
            return await asyncio.wait_for(self._sent(patience, function, *given), patience)

    def _sent(self, *given: Any) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().run_in_executor(self._running(), in_time, *given)

    def think_with(self, folder: str) -> None:
        """Let those who come next think with the rules in a folder; who thinks now ends first."""
        # What is imported here already stays; whoever is called from now on looks there first.
        sys.path.insert(0, folder)
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None

    async def compiled(self) -> bool:
        """Whether those who think do so with compiled rules."""
        return bool(await self._thought(compiled))

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, spawn, _start, (self._bots,))
        return self._pool

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _nothing() -> None:
    """What a thinker does first."""
