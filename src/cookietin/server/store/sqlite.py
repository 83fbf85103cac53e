"""Tables in one file: SQLite, which writes ahead and waits for the disk at each commit."""

from __future__ import annotations

import asyncio
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import apsw

from cookietin.kernel.complaint import BadOption
from cookietin.server.store.migrations import MIGRATIONS
from cookietin.server.store.store import Due, Entry, Listing
from cookietin.server.store.writer import Writer
from cookietin.table.journal import reason

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

BUSY = 10_000
"""How many milliseconds to wait while another process writes."""
CHECKPOINT = 16_000
"""After so many pages (64 MB) what was written ahead goes to its place in the file, and all who
play wait for that. Of many pages most are the same ones: it takes hardly longer than of few."""
PAGE = 500
LISTING = "tin, game, phase, open, changed, summary"


class SqliteStore:
    """One file. Several processes of one machine may share it."""

    shared = True

    def __init__(self, path: str) -> None:
        self._path = path
        self._writer: Writer | None = None
        self._reader: apsw.Connection | None = None
        self._reading = ThreadPoolExecutor(1, "reading")

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self._prepare)
        except (OSError, apsw.Error) as error:
            why = reason(error) if isinstance(error, OSError) else str(error)
            raise BadOption("store-unopened", {"store": self._path, "why": why}) from None
        self._writer = Writer(self._connect(), BUSY)
        self._reader = self._connect()

    def _prepare(self) -> None:
        if not os.path.exists(self._path):
            # What lies in it is for the server's eyes alone.
            os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = self._connect()
        connection.execute("BEGIN IMMEDIATE")
        found = int(str(connection.execute("PRAGMA user_version").fetchall()[0][0]))
        if found > len(MIGRATIONS):
            connection.execute("ROLLBACK")
            raise BadOption("store-newer", {"store": self._path})
        for step in MIGRATIONS[found:]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
        connection.close()

    def _connect(self) -> apsw.Connection:
        connection = apsw.Connection(self._path)
        connection.set_busy_timeout(BUSY)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        return connection

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        self._reading.shutdown()
        if self._reader is not None:
            self._reader.close()

    async def _write(self, work: Any) -> Any:
        assert self._writer is not None
        return await self._writer.do(work)

    async def _read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._rows, statement, values)

    def _rows(self, statement: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        assert self._reader is not None
        return self._reader.execute(statement, values).fetchall()

    async def secret(self, fresh: bytes = b"") -> bytes:
        def draw(connection: apsw.Connection) -> str:
            connection.execute(
                "INSERT INTO kept VALUES ('secret', ?) ON CONFLICT DO NOTHING",
                (fresh.hex() or secrets.token_hex(32),),
            )
            rows = connection.execute("SELECT value FROM kept WHERE name = 'secret'").fetchall()
            return str(rows[0][0])

        return bytes.fromhex(await self._write(draw))

    async def append(self, entry: Entry) -> bool:
        return bool(await self._write(lambda connection: _append(connection, entry)))

    async def lines(self, table: str, after: int = 0) -> list[str]:
        rows = await self._read(
            "SELECT line FROM log WHERE tin = ? AND version > ? ORDER BY version", table, after
        )
        return [row[0] for row in rows]

    async def versions(self, tables: list[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for first in range(0, len(tables), PAGE):
            some = tables[first : first + PAGE]
            marks = ",".join("?" * len(some))
            rows = await self._read(f"SELECT tin, version FROM tins WHERE tin IN ({marks})", *some)
            found.update({row[0]: row[1] for row in rows})
        return found

    async def claim(self, before: float, until: float, limit: int) -> list[Due]:
        # Looking costs nothing; only what is found is written to.
        waiting = "FROM due WHERE at <= ? AND claimed <= ?"
        if not await self._read(f"SELECT 1 {waiting} LIMIT 1", before, before):
            return []

        def take(connection: apsw.Connection) -> list[Due]:
            rows: list[Any] = connection.execute(
                f"SELECT rowid, tin, at, what, seat, question {waiting} ORDER BY at LIMIT ?",
                (before, before, limit),
            ).fetchall()
            for row in rows:
                connection.execute("UPDATE due SET claimed = ? WHERE rowid = ?", (until, row[0]))
            return [Due(*row[1:]) for row in rows]

        found: list[Due] = await self._write(take)
        return found

    async def listed(self, game: str, limit: int) -> list[Listing]:
        where, given = ("AND game = ?", [game]) if game else ("", [])
        rows = await self._read(
            f"SELECT {LISTING} FROM tins WHERE open = 1 {where} ORDER BY changed DESC LIMIT ?",
            *given,
            limit,
        )
        return [_listing(row) for row in rows]

    async def of_guest(self, guest: str, limit: int) -> list[Listing]:
        rows = await self._read(
            f"SELECT {LISTING} FROM tins WHERE tin IN (SELECT tin FROM guests WHERE guest = ?)"
            " ORDER BY changed DESC LIMIT ?",
            guest,
            limit,
        )
        return [_listing(row) for row in rows]

    async def guests_of(self, table: str) -> list[str]:
        return [row[0] for row in await self._read("SELECT guest FROM guests WHERE tin = ?", table)]

    async def every_table(self) -> AsyncIterator[str]:
        last = ""
        while True:
            rows = await self._read(
                f"SELECT tin FROM tins WHERE tin > ? ORDER BY tin LIMIT {PAGE}", last
            )
            for row in rows:
                yield row[0]
            if not rows:
                return
            last = rows[-1][0]

    async def count(self) -> dict[str, int]:
        rows = await self._read("SELECT phase, COUNT(*) FROM tins GROUP BY phase")
        return {row[0]: row[1] for row in rows}


def _listing(row: tuple[Any, ...]) -> Listing:
    return Listing(row[0], row[1], row[2], bool(row[3]), row[4], row[5])


def _append(connection: apsw.Connection, entry: Entry) -> bool:
    last = entry.after + len(entry.lines)
    listing = entry.listing
    now = (last, listing.phase, int(listing.open), listing.changed, listing.summary)
    if entry.after:
        connection.execute(
            "UPDATE tins SET version = ?, phase = ?, open = ?, changed = ?, summary = ?"
            " WHERE tin = ? AND version = ?",
            (*now, entry.table, entry.after),
        )
    else:
        connection.execute(
            "INSERT INTO tins (version, phase, open, changed, summary, tin, game)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (*now, entry.table, listing.game),
        )
    if not connection.changes():
        return False
    for number, line in enumerate(entry.lines, start=entry.after + 1):
        connection.execute("INSERT INTO log VALUES (?, ?, ?)", (entry.table, number, line))
    connection.execute("DELETE FROM due WHERE tin = ?", (entry.table,))
    for due in entry.due:
        connection.execute("INSERT INTO due VALUES (?, ?, ?, ?, ?, 0)", due)
    for guest in entry.guests:
        connection.execute(
            "INSERT INTO guests VALUES (?, ?) ON CONFLICT DO NOTHING", (guest, entry.table)
        )
    return True
