"""`tin backup FILE`: all tables of a store in one file, while the server runs."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from cookietin.cli.command import FINE, Args, Command, Positional
from cookietin.cli.files import writing
from cookietin.cli.serve import STORE_FLAG, needing_server, store_from
from cookietin.table.journal import PRIVATE


def run(args: Args) -> int:
    """Write the backup: it stands there whole in the end, or nothing of it does."""
    with needing_server():
        from cookietin.server.store.keeping import backup, opened
    path = Path(args.text("file") or "")

    async def write() -> int:
        count = 0
        async with opened(store_from(args)) as store:
            with writing(path) as stream:
                # The server's secret is in it.
                os.fchmod(stream.fileno(), PRIVATE)
                async for line in backup(store):
                    stream.write(line + "\n")
                    count += 1
        return count - 1

    count = asyncio.run(write())
    if args.json:
        args.terminal.json({"tables": count, "file": str(path)})
    else:
        args.terminal.line(args.speech.say("serve", "backed-up", count=count, file=str(path)))
    return FINE


COMMAND = Command(
    name="backup",
    run=run,
    positionals=(Positional("file"),),
    flags=(STORE_FLAG,),
    examples=("tin backup tables.jsonl", "tin backup tables.jsonl --store postgresql://…"),
)
