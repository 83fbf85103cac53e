"""Many plays in parts that each take a moment, here or spread over processes.

How the plays are cut changes nothing of what they add up to, so the parts are cut by time: someone
who waits hears something a few times a second, however slow a play is.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from cookietin.kernel.complaint import Failed

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from cookietin.lab.tally import Tally

    Play = Callable[[range], Tally]
    Done = tuple[Tally, float]

PART = 0.2
"""Seconds that a part should take."""
FEW = 100
"""Plays that no further process is worth beginning for."""
DEATHS = 4
"""So many times in a row processes may die before anything comes of it."""
GROWTH = 8
"""How many times as large as the last a part can be."""


def played_in_parts(play: Play, plays: int, jobs: int) -> Generator[Tally | None, None, None]:
    """Play the plays 0 to `plays`: each part as it is done, and nothing where none was for long."""
    parts = _Parts(plays)
    jobs = min(jobs, -(-plays // FEW))
    if jobs == 1:
        while numbers := parts.next():
            tally, seconds = _timed(play, numbers)
            parts.took(numbers, seconds)
            yield tally
        return
    yield from _spread(play, parts, jobs)


class WorkersDied(Failed):
    """Process after process has come to its end in the middle of its plays."""


def _spread(play: Play, parts: _Parts, jobs: int) -> Iterator[Tally | None]:
    """As many parts at a time as there are jobs; what died with a process is played again."""
    deaths = 0
    while parts.left():
        with _pool(play, jobs) as pool:
            for tally in _at_once(pool, parts, jobs):
                deaths = 0 if tally is not None else deaths
                yield tally
        # Where memory was the matter, fewer at a time may live.
        jobs = max(1, jobs // 2)
        deaths += 1
        if parts.left() and deaths == DEATHS:
            raise WorkersDied("workers-died", {"count": deaths})


def _at_once(pool: ProcessPoolExecutor, parts: _Parts, jobs: int) -> Iterator[Tally | None]:
    """Parts as they are done, until there are none, or one of the processes has died."""
    at_work: dict[Future[Done], range] = {}
    died = False
    while not died:
        try:
            with _uninterrupted():
                while len(at_work) < jobs and (numbers := parts.next()):
                    at_work[pool.submit(_work, numbers)] = numbers
        except BrokenProcessPool:
            parts.again(numbers)
            died = True
        if not at_work:
            return
        # With one of them all are at an end: nobody waits for the dead.
        done, _ = wait(at_work, None if died else PART, FIRST_COMPLETED)
        if not done:
            yield None
        for future in done:
            numbers = at_work.pop(future)
            if isinstance(future.exception(), BrokenProcessPool):
                parts.again(numbers)
                died = True
                continue
            tally, seconds = future.result()
            parts.took(numbers, seconds)
            yield tally
    for numbers in at_work.values():
        parts.again(numbers)


class _Parts:
    """Cuts the plays so that a part takes about as long as it should."""

    def __init__(self, plays: int) -> None:
        self._plays = plays
        self._begun = 0
        self._size = 1
        self._again: list[range] = []

    def left(self) -> bool:
        """Whether there is anything that is not begun."""
        return self._begun < self._plays or bool(self._again)

    def again(self, numbers: range) -> None:
        """A part was begun, and nothing came of it."""
        self._again.append(numbers)

    def next(self) -> range:
        """The next part; an empty one when all are begun."""
        if self._again:
            return self._again.pop()
        numbers = range(self._begun, min(self._begun + self._size, self._plays))
        self._begun = numbers.stop
        return numbers

    def took(self, numbers: range, seconds: float) -> None:
        """A part has taken so long: the next are cut by that."""
        fitting = int(len(numbers) * PART / seconds) if seconds > 0 else self._size * GROWTH
        self._size = max(1, min(fitting, self._size * GROWTH))


@contextlib.contextmanager
def _pool(play: Play, jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that know how to play; whatever ends it, what has not begun is not begun."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _begin_work, (play,))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes that begin here hear no interrupt: it is for whoever waits for the figures."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _timed(play: Play, numbers: range) -> Done:
    begun = time.perf_counter()
    tally = play(numbers)
    return tally, time.perf_counter() - begun


_playing: list[Play] = []


def _begin_work(play: Play) -> None:
    _playing[:] = [play]


def _work(numbers: range) -> Done:
    return _timed(_playing[0], numbers)
