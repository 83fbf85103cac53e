"""Tables in PostgreSQL: for several processes, on one machine or on many."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import asyncpg

from cookietin.kernel.complaint import BadOption
from cookietin.server.store.migrations import MIGRATIONS
from cookietin.server.store.store import Due, Entry, Listing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PAGE = 500
LISTING = "tin, game, phase, open, changed, summary"
MIGRATING = 7_081_914
"""The lock that whoever changes the shape of the store holds."""

APPEND = """
WITH head AS (
    INSERT INTO tins (tin, version, game, phase, open, changed, summary)
    VALUES ($1, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (tin) DO UPDATE SET version = excluded.version, phase = excluded.phase,
        open = excluded.open, changed = excluded.changed, summary = excluded.summary
    WHERE tins.version = $2
    RETURNING tin
), logged AS (
    INSERT INTO log (tin, version, line)
    SELECT $1, number, line FROM unnest($9::int[], $10::text[]) AS new (number, line)
    WHERE EXISTS (SELECT FROM head)
), gone AS (
    DELETE FROM due WHERE tin = $1 AND EXISTS (SELECT FROM head)
), waiting AS (
    INSERT INTO due (tin, at, what, seat, question)
    SELECT $1, at, what, seat, question
    FROM unnest($11::float8[], $12::text[], $13::int[], $14::int[])
        AS new (at, what, seat, question)
    WHERE EXISTS (SELECT FROM head)
), theirs AS (
    INSERT INTO guests (guest, tin)
    SELECT guest, $1 FROM unnest($15::text[]) AS new (guest)
    WHERE EXISTS (SELECT FROM head) ON CONFLICT DO NOTHING
)
SELECT COUNT(*) FROM head
"""


class PostgresStore:
    """A pool of connections to one database."""

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: Any = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._address, min_size=1, max_size=8)
        except (OSError, asyncpg.PostgresError) as error:
            # The address may hold a password: it is not repeated.
            fields = {"store": "postgresql", "why": type(error).__name__}
            raise BadOption("store-unopened", fields) from None
        try:
            await self._bring_up_to_date()
        except BaseException:
            await self._pool.close()
            raise

    async def _bring_up_to_date(self) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await connection.execute("CREATE TABLE IF NOT EXISTS shape (version INTEGER NOT NULL)")
            found = await connection.fetchval("SELECT COALESCE(MAX(version), 0) FROM shape")
            if found > len(MIGRATIONS):
                raise BadOption("store-newer", {"store": "postgresql"})
            for version, step in enumerate(MIGRATIONS[found:], start=found + 1):
                for statement in step:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO shape VALUES ($1)", version)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()

    async def secret(self, fresh: bytes = b"") -> bytes:
        await self._pool.execute(
            "INSERT INTO kept VALUES ('secret', $1) ON CONFLICT DO NOTHING",
            fresh.hex() or secrets.token_hex(32),
        )
        found = await self._pool.fetchval("SELECT value FROM kept WHERE name = 'secret'")
        return bytes.fromhex(found)

    async def append(self, entry: Entry) -> bool:
        listing, due, last = entry.listing, entry.due, entry.after + len(entry.lines)
        kept = await self._pool.fetchval(
            APPEND,
            entry.table,
            # A table that is new comes after nothing, and after nothing comes only a new table.
            entry.after or -1,
            last,
            listing.game,
            listing.phase,
            int(listing.open),
            listing.changed,
            listing.summary,
            list(range(entry.after + 1, last + 1)),
            entry.lines,
            [each.at for each in due],
            [each.what for each in due],
            [each.seat for each in due],
            [each.question for each in due],
            entry.guests,
        )
        return bool(kept)

    async def lines(self, table: str, after: int = 0) -> list[str]:
        rows = await self._pool.fetch(
            "SELECT line FROM log WHERE tin = $1 AND version > $2 ORDER BY version", table, after
        )
        return [row[0] for row in rows]

    async def versions(self, tables: list[str]) -> dict[str, int]:
        rows = await self._pool.fetch(
            "SELECT tin, version FROM tins WHERE tin = ANY($1::text[])", tables
        )
        return {row[0]: row[1] for row in rows}

    async def claim(self, before: float, until: float, limit: int) -> list[Due]:
        rows = await self._pool.fetch(
            "UPDATE due SET claimed = $2 WHERE ctid IN (SELECT ctid FROM due WHERE at <= $1"
            " AND claimed <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED)"
            " RETURNING tin, at, what, seat, question",
            before,
            until,
            limit,
        )
        return sorted([Due(*row) for row in rows], key=lambda due: due.at)

    async def listed(self, game: str, limit: int) -> list[Listing]:
        rows = await self._pool.fetch(
            f"SELECT {LISTING} FROM tins WHERE open = 1 AND ($1 = '' OR game = $1)"
            " ORDER BY changed DESC LIMIT $2",
            game,
            limit,
        )
        return [_listing(row) for row in rows]

    async def of_guest(self, guest: str, limit: int) -> list[Listing]:
        rows = await self._pool.fetch(
            f"SELECT {LISTING} FROM tins WHERE tin IN (SELECT tin FROM guests WHERE guest = $1)"
            " ORDER BY changed DESC LIMIT $2",
            guest,
            limit,
        )
        return [_listing(row) for row in rows]

    async def guests_of(self, table: str) -> list[str]:
        rows = await self._pool.fetch("SELECT guest FROM guests WHERE tin = $1", table)
        return [row[0] for row in rows]

    async def every_table(self) -> AsyncIterator[str]:
        last = ""
        while True:
            rows = await self._pool.fetch(
                f'SELECT tin FROM tins WHERE tin > $1 COLLATE "C" ORDER BY tin COLLATE "C"'
                f" LIMIT {PAGE}",
                last,
            )
            for row in rows:
                yield row[0]
            if not rows:
                return
            last = rows[-1][0]

    async def count(self) -> dict[str, int]:
        rows = await self._pool.fetch("SELECT phase, COUNT(*) FROM tins GROUP BY phase")
        return {row[0]: row[1] for row in rows}


def _listing(row: Any) -> Listing:
    return Listing(row[0], row[1], row[2], bool(row[3]), row[4], row[5])
