"""Processes that wait for a seat: started when needed, used again, gone when this process goes.

A process serves one seat number alone, so what it remembers of one seat of a play can never meet
another.
"""

from __future__ import annotations

import atexit
from typing import TYPE_CHECKING

from cookietin.foreign.process import Process

if TYPE_CHECKING:
    from cookietin.foreign.invited import Invited


class Kennel:
    """The processes of one parent."""

    def __init__(self) -> None:
        self._idle: dict[tuple[Invited, int], list[Process]] = {}
        self._all: set[Process] = set()

    def take(self, invited: Invited, seat: int) -> Process:
        """A process for a seat: one that waits, or a new one."""
        idle = self._idle.get((invited, seat))
        if idle:
            return idle.pop()
        process = Process(invited.name, invited.command(), invited.environment())
        self._all.add(process)
        return process

    def give_back(self, invited: Invited, seat: int, process: Process) -> None:
        """Let it wait for the next play."""
        if process in self._all:
            self._idle.setdefault((invited, seat), []).append(process)

    def drop(self, process: Process) -> None:
        """It is at its end: the next who needs one starts another."""
        process.end()
        self._all.discard(process)

    def close(self) -> None:
        """Let all of them go."""
        for process in list(self._all):
            self.drop(process)
        self._idle = {}


KENNEL = Kennel()
atexit.register(KENNEL.close)
