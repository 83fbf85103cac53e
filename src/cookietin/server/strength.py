"""How strong bots are: they think faster with compiled rules, which may be made meanwhile.

A server that is started before its rules are compiled serves at once. Whoever compiles them leaves
a sign in their folder, and from then on bots think with those.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cookietin.kernel import position

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.server.thinking import Thinkers

    Strength = Literal["full", "growing", "plain"]

SIGN = ".ready"
"""The file that says that a folder is done."""
LOOK = 1.0
"""How often to look for it, in seconds."""


def compiled() -> bool:
    """Whether the rules of this process are."""
    return str(position.__file__).endswith((".so", ".pyd"))


class Growing:
    """Waits for compiled rules, lets bots think with them, and says so."""

    def __init__(self, folder: str, thinkers: Thinkers, say: Callable[[Strength], None]) -> None:
        self._folder = Path(folder) if folder and not compiled() else None
        self._thinkers = thinkers
        self._say = say
        self._watching: asyncio.Task[None] | None = None
        self.now: Strength = "full" if compiled() else "growing" if self._folder else "plain"

    def start(self) -> None:
        """Look for them from now on."""
        if self._folder is not None:
            self._watching = asyncio.create_task(self._watch(self._folder))

    def stop(self) -> None:
        """Look no more."""
        if self._watching is not None:
            self._watching.cancel()

    async def _watch(self, folder: Path) -> None:
        while not (folder / SIGN).exists():
            await asyncio.sleep(LOOK)
        self._thinkers.think_with(str(folder))
        self.now = "full" if await self._thinkers.compiled() else "plain"
        self._say(self.now)
