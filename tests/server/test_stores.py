"""The promises of a store: one suite over SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from cookietin.kernel.complaint import BadOption
from cookietin.server.settings import ServerSettings
from cookietin.server.store import Due, Entry, Listing, Store, open_store
from cookietin.server.store.migrations import MIGRATIONS

Story = Callable[[Store], Awaitable[None]]
KINDS = ("sqlite", "postgres")


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tin.sqlite")
    return str(request.getfixturevalue("postgres"))


def tell(address: str, story: Story) -> None:
    """Let something happen with an open store."""

    async def told() -> None:
        store = open_store(ServerSettings(store=address))
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(told())


def entry(table: str, after: int, *lines: str, due: list[Due] | None = None, **more: Any) -> Entry:
    listing = Listing(table, "chomp", "play", True, float(after), json.dumps({"after": after}))
    guests = more.pop("guests", [])
    return Entry(table, after, list(lines), due or [], listing._replace(**more), guests)


def new() -> str:
    """A table that no other test has."""
    return f"t{os.urandom(6).hex()}"


def test_lines_are_kept_once_after_a_version(address: str) -> None:
    table = new()

    async def story(store: Store) -> None:
        assert await store.append(entry(table, 0, "a", "b"))
        assert not await store.append(entry(table, 0, "x"))
        assert not await store.append(entry(table, 1, "x"))
        assert not await store.append(entry(table, 3, "x"))
        assert await store.append(entry(table, 2, "c"))
        assert await store.lines(table) == ["a", "b", "c"]
        assert await store.lines(table, 2) == ["c"]
        assert await store.versions([table, "none"]) == {table: 3}

    tell(address, story)


def test_of_many_at_once_one_is_first(address: str) -> None:
    table = new()

    async def story(store: Store) -> None:
        await store.append(entry(table, 0, "a"))
        tried = [store.append(entry(table, 1, str(number))) for number in range(40)]
        assert sum(await asyncio.gather(*tried)) == 1
        assert len(await store.lines(table)) == 2

    tell(address, story)


def test_many_tables_are_kept_at_once(address: str) -> None:
    tables = [new() for _ in range(60)]

    async def story(store: Store) -> None:
        assert all(await asyncio.gather(*[store.append(entry(one, 0, one)) for one in tables]))
        assert [await store.lines(table) for table in tables] == [[table] for table in tables]
        found = [table async for table in store.every_table()]
        assert set(tables) <= set(found)
        assert len(found) == len(set(found))

    tell(address, story)


def test_what_was_kept_is_there_when_the_store_is_opened_again(address: str) -> None:
    table = new()
    secrets: list[bytes] = []

    async def write(store: Store) -> None:
        await store.append(entry(table, 0, "añejo ✓"))
        secrets.append(await store.secret())

    async def read(store: Store) -> None:
        assert await store.lines(table) == ["añejo ✓"]
        assert await store.secret() == secrets[0]

    tell(address, write)
    tell(address, read)


@pytest.mark.parametrize("kind", KINDS)
def test_a_store_of_any_age_is_brought_up_to_date(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was kept in the shape of the first day is there in the shape of today."""
    where = str(tmp_path / "tin.sqlite")
    if kind == "postgres":
        where = asyncio.run(another_database(str(request.getfixturevalue("postgres"))))
    old = MIGRATIONS[:1]

    async def write(store: Store) -> None:
        await store.append(entry("open", 0, "a"))
        await store.append(entry("shut", 0, "b", open=False))

    async def read(store: Store) -> None:
        assert [each.table for each in await store.listed("", 9)] == ["open"]
        assert await store.append(entry("shut", 1, "c", open=False))
        assert await store.lines("shut") == ["b", "c"]

    with monkeypatch.context() as patch:
        patch.setattr(f"cookietin.server.store.{kind}.MIGRATIONS", old)
        tell(where, write)
    tell(where, read)
    monkeypatch.setattr(f"cookietin.server.store.{kind}.MIGRATIONS", old)
    with pytest.raises(BadOption, match="newer"):
        tell(where, read)


async def another_database(address: str) -> str:
    """The address of an empty database beside another."""
    connection = await asyncpg.connect(address)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"CREATE DATABASE {name}_old")
    await connection.close()
    return address.replace(name, f"{name}_old")


def test_what_is_due_is_claimed_by_one_until_it_is_left(address: str) -> None:
    table = new()
    bot, clock = Due(table, 5.0, "bot", 1, 7), Due(table, 9.0, "time", 2, 7)

    async def story(store: Store) -> None:
        async def mine(before: float, until: float) -> list[Due]:
            return [due for due in await store.claim(before, until, 1000) if due.table == table]

        await store.append(entry(table, 0, "a", due=[bot, clock]))
        assert await mine(4.0, 100.0) == []
        assert await mine(5.0, 100.0) == [bot]
        assert await mine(8.0, 100.0) == []
        assert await mine(100.0, 200.0) == [bot, clock]
        await store.append(entry(table, 1, "b", due=[clock]))
        assert await mine(99.0, 200.0) == [clock]
        await store.append(entry(table, 2, "c"))
        assert await mine(1000.0, 2000.0) == []

    tell(address, story)


def test_a_conflict_changes_nothing_else_either(address: str) -> None:
    table, guest = new(), new()

    async def story(store: Store) -> None:
        await store.append(entry(table, 0, "a", phase="lobby"))
        lost = entry(table, 0, "x", due=[Due(table, 1.0, "bot", 0, 0)], guests=[guest])
        assert not await store.append(lost)
        assert await store.of_guest(guest, 9) == []
        found = await store.claim(1e9, 1e10, 1000)
        assert [due for due in found if due.table == table] == []

    tell(address, story)


def test_tables_are_listed_by_guest_by_game_and_if_open(address: str) -> None:
    mine, shut, guest, game = new(), new(), new(), new()

    async def story(store: Store) -> None:
        await store.append(entry(mine, 0, "a", guests=[guest], game=game))
        await store.append(entry(shut, 0, "a", guests=[guest], open=False, game=game))
        assert {each.table for each in await store.of_guest(guest, 9)} == {mine, shut}
        assert [each.table for each in await store.listed(game, 9)] == [mine]
        assert [each.table for each in await store.listed("other", 9)] == []
        assert await store.guests_of(mine) == [guest]
        assert (await store.count())["play"] >= 2

    tell(address, story)


def test_sqlite_waits_for_the_disk_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tin.sqlite"

    async def story(store: Store) -> None:
        await store.append(entry("t", 0, "a"))

    tell(str(path), story)
    assert path.stat().st_mode & 0o777 == 0o600
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


HOLDS = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("mine", flush=True)
sys.stdin.readline()
"""


def test_while_another_process_writes_whoever_serves_goes_on(tmp_path: Path) -> None:
    """What is to be kept waits for the other; the loop does not."""
    path = tmp_path / "tin.sqlite"

    async def story(store: Store) -> None:
        await store.append(entry("t", 0, "a"))
        other = subprocess.Popen(
            [sys.executable, "-c", HOLDS, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert other.stdout is not None
        assert await asyncio.to_thread(other.stdout.readline) == b"mine\n"
        waiting = asyncio.ensure_future(store.append(entry("t", 1, "b")))
        # The other lets go only after these: were the loop to wait for it, they would never end.
        for _ in range(20):
            await asyncio.sleep(0.005)
        assert not waiting.done()
        await asyncio.to_thread(other.communicate, b"let go\n")
        assert await waiting
        assert await store.lines("t") == ["a", "b"]

    tell(str(path), story)


def test_what_cannot_be_kept_takes_nothing_else_with_it(tmp_path: Path) -> None:
    """Of all that is committed together, only the one at fault is told so."""
    bad = entry("t2", 0, "x")._replace(guests=[["no text"]])  # type: ignore[list-item]

    async def story(store: Store) -> None:
        entries = [entry("t1", 0, "a"), bad, entry("t3", 0, "c")]
        found = await asyncio.gather(*map(store.append, entries), return_exceptions=True)
        assert (found[0], found[2]) == (True, True)
        assert isinstance(found[1], Exception)
        assert [await store.lines(table) for table in ("t1", "t2", "t3")] == [["a"], [], ["c"]]

    tell(str(tmp_path / "tin.sqlite"), story)
