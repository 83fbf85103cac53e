"""What is asked of any store."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cookietin.server.settings import ServerSettings


class Due(NamedTuple):
    """Something that is to happen at a table when its time has come: any process may see to it."""

    table: str
    at: float
    what: str
    seat: int
    question: int


class Listing(NamedTuple):
    """What lists say of a table without reading its log."""

    table: str
    game: str
    phase: str
    open: bool
    """Whether all may find it."""
    changed: float
    summary: str
    """As JSON, for whoever writes lists."""


class Entry(NamedTuple):
    """Lines to append, with what follows from the log that they make."""

    table: str
    after: int
    lines: list[str]
    due: list[Due]
    listing: Listing
    guests: list[str]
    """Whose table it is: they find it among their own."""


class Store(Protocol):
    """One for a process. Whatever returns is on the disk, or was there."""

    shared: bool
    """Whether other processes may write to it too."""

    async def open(self) -> None:
        """Make it ready: bring its tables up to date."""

    async def close(self) -> None:
        """Let go of it."""

    async def secret(self, fresh: bytes = b"") -> bytes:
        """The server's secret: drawn once, or taken as given, and kept."""

    async def append(self, entry: Entry) -> bool:
        """Keep lines after a version; says whether that was still the last."""

    async def lines(self, table: str, after: int = 0) -> list[str]:
        """The lines of a table's log after a version; none if there is no such table."""

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """How long the logs of some tables are by now."""

    async def claim(self, before: float, until: float, limit: int) -> list[Due]:
        """What was due before a time; nobody else gets it until another."""

    async def listed(self, game: str, limit: int) -> list[Listing]:
        """The open tables that changed last, of one game or of any."""

    async def of_guest(self, guest: str, limit: int) -> list[Listing]:
        """The tables of a guest that changed last."""

    async def guests_of(self, table: str) -> list[str]:
        """The guests whose table it is, or was."""

    def every_table(self) -> AsyncIterator[str]:
        """The ids of all tables."""

    async def count(self) -> dict[str, int]:
        """How many tables there are in each phase."""


def open_store(settings: ServerSettings) -> Store:
    """The store that an address names: a file for SQLite, or `postgresql://…`."""
    address = settings.store
    if address.startswith(("postgresql://", "postgres://")):
        from cookietin.server.store.postgres import PostgresStore

        return PostgresStore(address)
    if "://" in address:
        raise BadOption("no-such-store", {"store": address.partition("://")[0]})
    from cookietin.server.store.sqlite import SqliteStore

    return SqliteStore(address)
