"""`tin restore FILE`: tables from a backup, into a store of any kind."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cookietin.cli.command import FINE, Args, Command, Positional
from cookietin.cli.files import RECORD, read_text
from cookietin.cli.serve import STORE_FLAG, needing_server, store_from


def run(args: Args) -> int:
    """Bring all tables back that are not there."""
    with needing_server():
        from cookietin.server.store.keeping import opened, restore
    text = read_text(Path(args.text("file") or ""), RECORD)

    async def bring_back() -> tuple[int, int]:
        async with opened(store_from(args)) as store:
            return await restore(store, text.splitlines())

    back, there = asyncio.run(bring_back())
    if args.json:
        args.terminal.json({"tables": back, "there": there})
    else:
        args.terminal.line(args.speech.say("serve", "restored", count=back, there=there))
    return FINE


COMMAND = Command(
    name="restore",
    run=run,
    positionals=(Positional("file"),),
    flags=(STORE_FLAG,),
    examples=("tin restore tables.jsonl",),
)
