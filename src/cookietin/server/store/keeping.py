"""Backups: a whole store as lines of text, from which any store can be made again.

Only the logs, whose they are and the server's secret are in it: all else follows from the logs.
"""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from cookietin.kernel import record
from cookietin.kernel.complaint import BadOption
from cookietin.server.rooms.listing import listing_of
from cookietin.server.rooms.plan import plan
from cookietin.server.rooms.room import Room
from cookietin.server.rooms.secrets import Secrets
from cookietin.server.settings import ServerSettings
from cookietin.server.store.store import Entry, Store, open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

FORM = 1


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """A store that is ready, until it is done with."""
    store = open_store(ServerSettings(store=address))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def backup(store: Store) -> AsyncIterator[str]:
    """Everything that is worth keeping, line by line."""
    yield json.dumps({"backup": FORM, "secret": (await store.secret()).hex()})
    async for table in store.every_table():
        lines = [json.loads(line) for line in await store.lines(table)]
        guests = await store.guests_of(table)
        yield json.dumps({"table": table, "guests": guests, "lines": lines}, ensure_ascii=False)


async def restore(store: Store, lines: Iterable[str]) -> tuple[int, int]:
    """Bring tables back: says how many, and how many were there already."""
    back = there = 0
    secret = b""
    for number, text in enumerate(lines, start=1):
        data = _read(text, number)
        if number == 1:
            secret = await store.secret(bytes.fromhex(data["secret"]))
            if secret.hex() != data["secret"]:
                raise BadOption("other-secret")
            continue
        kept = await store.append(_entry(data, Secrets(secret)))
        back, there = back + kept, there + (not kept)
    return back, there


def _read(text: str, number: int) -> dict[str, Any]:
    """A line of a backup; the first says that it is one."""
    wanted = {"backup", "secret"} if number == 1 else {"table", "guests", "lines"}
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if not isinstance(data, dict) or not wanted <= set(data) or data.get("backup", FORM) != FORM:
        raise BadOption("not-a-backup", {"line": number})
    return data


def _entry(data: dict[str, Any], secrets: Secrets) -> Entry:
    room = Room(data["lines"], secrets)
    return Entry(
        table=data["table"],
        after=0,
        lines=[json.dumps(line, ensure_ascii=False) for line in room.lines],
        due=plan(room, secrets, ServerSettings().rest),
        listing=listing_of(room),
        guests=data["guests"],
    )


async def records(store: Store) -> AsyncIterator[tuple[str, str]]:
    """The record of every table that was played at: a name for its file, and its text."""
    async for table in store.every_table():
        lines = [json.loads(line) for line in await store.lines(table)]
        if any("dealt" in line for line in lines):
            yield f"{lines[0]['game']}-{table}.jsonl", record.write(lines)
