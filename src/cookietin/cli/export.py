"""`tin export FOLDER`: the record of every table of a store, each in a file of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cookietin.cli.command import FINE, Args, BadInput, Command, Positional
from cookietin.cli.files import writing
from cookietin.cli.serve import STORE_FLAG, needing_server, store_from
from cookietin.table.journal import reason


def run(args: Args) -> int:
    """Write all records."""
    with needing_server():
        from cookietin.server.store.keeping import opened, records
    folder = Path(args.text("folder") or "")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("cannot-write-there", {"file": str(folder), "why": reason(error)}) from None

    async def write() -> int:
        count = 0
        async with opened(store_from(args)) as store:
            async for name, text in records(store):
                with writing(folder / name) as stream:
                    stream.write(text)
                count += 1
        return count

    count = asyncio.run(write())
    if args.json:
        args.terminal.json({"records": count, "folder": str(folder)})
    else:
        args.terminal.line(args.speech.say("serve", "exported", count=count, folder=str(folder)))
    return FINE


COMMAND = Command(
    name="export",
    run=run,
    positionals=(Positional("folder"),),
    flags=(STORE_FLAG,),
    examples=("tin export records",),
)
