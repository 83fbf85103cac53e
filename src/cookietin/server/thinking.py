"""Bots think in processes of their own: whoever serves people never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

from cookietin.bots import make_bot
from cookietin.server.rooms.making import shared_game

if TYPE_CHECKING:
    from cookietin.kernel.position import Position


def think(bot: str, view: dict[str, Any], seat: int, seed: str) -> str:
    """What a bot answers: it gets the view of its seat, and nothing else."""
    game = shared_game(view["game"], view["options"])
    position = game.position(view)
    return make_bot(bot, game, seed)(position, position.question(seat)).text


def _start() -> None:
    """Who stops the server stops it for all: a thinker waits until it is told."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with, args=(os.getppid(),), daemon=True).start()


def _go_with(parent: int) -> None:
    """A server that was killed tells nobody: who thinks for it finds out, and goes too."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


class Thinkers:
    """Some processes that think; a broken one is replaced."""

    def __init__(self, count: int, patience: float) -> None:
        self._count = count
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Have the first one ready before anyone waits for it."""
        if self._count:
            self._running().submit(_nothing)

    async def answer(self, bot: str, view: Position, seat: int, seed: str) -> str | None:
        """The text of a bot's move; nothing if it took too long or broke."""
        if not self._count:
            return await asyncio.to_thread(think, bot, view.json(), seat, seed)
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                thought = loop.run_in_executor(self._running(), think, bot, view.json(), seat, seed)
                return await asyncio.wait_for(thought, self._patience)
            except BrokenExecutor:
                self._pool = None
            except TimeoutError:
                return None
        return None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, spawn, _start)
        return self._pool

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _nothing() -> None:
    """What a thinker does first."""
