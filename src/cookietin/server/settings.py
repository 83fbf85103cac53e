"""How a server is set up."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from cookietin.foreign import Invited
from cookietin.table.hint import Effort

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.server.strength import Strength


class ServerSettings(NamedTuple):
    """All that can be chosen when a server starts; the defaults need nothing else."""

    store: str = "cookietin.sqlite"
    """A file for SQLite, or `postgresql://…`."""
    news: str = ""
    """Empty for one process alone; `redis://…` or `postgresql://…` for several."""
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    """What others reach it by, such as `https://tin.example`; found out if it is empty."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use it."""
    thinkers: int = 1
    """How many processes think for bots."""
    thinking: float = 5.0
    """How many seconds a bot has for an answer; the strongest need about three, compiled."""
    hints: Effort = Effort()
    """How much is done for a hint."""
    bots: tuple[Invited, ...] = ()
    """Bots of others that may sit at tables."""
    pages: str = ""
    """The folder with the browser's pages; empty for those that come with the package."""
    compiled: str = ""
    """The folder in which the rules are being compiled; empty if they are not."""
    on_strength: Callable[[Strength], None] = lambda strength: None
    """Told once when that has come to an end."""
    proxied: bool = False
    """Whether a proxy in front says whose address a request comes from."""
    rest: float = 30.0
    """How many seconds after a play the next begins by itself."""
    messages_a_second: float = 20.0
    """How much a connection may say, in the long run."""
    tables_a_minute: float = 30.0
    """How many tables an address may make, in the long run."""
    clock: Callable[[], float] = time.time
    """What time it is."""
