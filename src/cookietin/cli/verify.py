"""`tin verify FILE`: whether every card of a match came from the shuffle that was promised."""

from __future__ import annotations

from pathlib import Path

from cookietin.cli import saves
from cookietin.cli.command import FAILED, FINE, Args, Command, Positional
from cookietin.cli.files import RECORD
from cookietin.kernel.registry import make_game
from cookietin.table.fair import check


def run(args: Args) -> int:
    """Check every play of a record."""
    match = saves.replayed(Path(args.text("file") or "")).match
    found = check(match.lines, make_game)
    fair = bool(found) and all(each.fair for each in found)
    if args.json:
        plays = [{"play": each.play, "result": each.why, "dealt": each.dealt} for each in found]
        args.terminal.json({"fair": fair, "plays": plays})
        return FINE if fair else FAILED
    for each in found:
        args.terminal.line(args.speech.say("verify", each.why, play=each.play, dealt=each.dealt))
    if not found:
        args.terminal.line(args.speech.say("verify", "nothing-over"))
    return FINE if fair else FAILED


COMMAND = Command(
    name="verify",
    run=run,
    positionals=(Positional("file", kind=RECORD),),
    examples=("tin verify match.jsonl",),
)
