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
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from cookietin.kernel.complaint import Failed

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

Came = TypeVar("Came")
"""What plays come to: anything that can be sent."""

PART = 0.2
"""Seconds that a part should take."""
FEW = 100
"""Plays that no further process is worth beginning for."""
DEATHS = 4
"""So many times in a row processes may die before anything comes of it."""
GROWTH = 8
"""How many times as large as the last a part can be."""


class Part(NamedTuple, Generic[Came]):
    """Some of the plays that are done: which, what they came to, and how long they took."""

    numbers: range
    came: Came
    seconds: float


def played_in_parts(
    play: Callable[[range], Came], todo: list[range], jobs: int
) -> Generator[Part[Came] | None, None, None]:
    """Play the plays of these numbers: each part as it is done, nothing where none was for long."""
    parts = Parts(todo)
    jobs = min(jobs, -(-parts.plays // FEW))
    if jobs <= 1:
        while numbers := parts.next():
            part = timed(play, numbers)
            parts.took(part)
            yield part
        return
    yield from _spread(play, parts, jobs)


class WorkersDied(Failed):
    """Process after process has come to its end in the middle of its plays."""


def _spread(play: Callable[[range], Came], parts: Parts, jobs: int) -> Iterator[Part[Came] | None]:
    """As many parts at a time as there are jobs; what died with a process is played again."""
    deaths = 0
    while parts.left():
        with _pool(play, jobs) as pool:
            for part in _at_once(pool, parts, jobs):
                deaths = 0 if part is not None else deaths
                yield part
        # Where memory was the matter, fewer at a time may live.
        jobs = max(1, jobs // 2)
        deaths += 1
        if parts.left() and deaths == DEATHS:
            raise WorkersDied("workers-died", {"count": deaths})


def _at_once(pool: ProcessPoolExecutor, parts: Parts, jobs: int) -> Iterator[Part[Any] | None]:
    """Parts as they are done, until there are none, or one of the processes has died."""
    at_work: dict[Future[Part[Any]], range] = {}
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
            part = future.result()
            parts.took(part)
            yield part
    for numbers in at_work.values():
        parts.again(numbers)


class Parts:
    """Cuts the plays so that a part takes about as long as it should."""

    def __init__(self, todo: list[range]) -> None:
        self.plays = sum(len(numbers) for numbers in todo)
        self._todo = [numbers for numbers in reversed(todo) if numbers]
        self._size = 1

    def left(self) -> bool:
        """Whether there is anything that is not begun."""
        return bool(self._todo)

    def again(self, numbers: range) -> None:
        """A part was begun, and nothing came of it."""
        self._todo.append(numbers)

    def next(self) -> range:
        """The next part; an empty one when all are begun."""
        if not self._todo:
            return range(0)
        numbers = self._todo.pop()
        if len(numbers) > self._size:
            self._todo.append(numbers[self._size :])
        return numbers[: self._size]

    def took(self, part: Part[Any]) -> None:
        """A part has taken so long: the next are cut by that."""
        plays, seconds = len(part.numbers), part.seconds
        fitting = int(plays * PART / seconds) if seconds > 0 else self._size * GROWTH
        self._size = max(1, min(fitting, self._size * GROWTH))


@contextlib.contextmanager
def _pool(play: Callable[[range], Any], jobs: int) -> Iterator[ProcessPoolExecutor]:
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


def timed(play: Callable[[range], Came], numbers: range) -> Part[Came]:
    """Play some of the plays, and say how long it took."""
    begun = time.perf_counter()
    came = play(numbers)
    return Part(numbers, came, time.perf_counter() - begun)


_playing: list[Callable[[range], Any]] = []


def _begin_work(play: Callable[[range], Any]) -> None:
    _playing[:] = [play]


def _work(numbers: range) -> Part[Any]:
    return timed(_playing[0], numbers)
