"""`tin saved`: the plays that are saved, to go on with or to see again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.cli import saves
from cookietin.cli.command import FINE, Args, Command, Flag

if TYPE_CHECKING:
    from cookietin.cli.saves import Save

SHOWN = 10


def run(args: Args) -> int:
    """List them, those that can go on first, the newest first."""
    found = saves.listed()
    if args.json:
        args.terminal.json([_as_data(save) for save in found])
        return FINE
    for heading, finished in (("unfinished", False), ("finished", True)):
        some = [save for save in found if save.finished == finished]
        if some:
            _show(heading, some if args.given("all") else some[:SHOWN], args)
        if len(some) > SHOWN and not args.given("all"):
            args.terminal.line("  " + args.speech.say("tin-saved", "more", count=len(some) - SHOWN))
    args.terminal.prose(args.speech.say("tin-saved", "folder", folder=str(saves.folder())))
    return FINE


def _show(heading: str, found: list[Save], args: Args) -> None:
    terminal = args.terminal
    terminal.line(terminal.bold(args.speech.say("tin-saved", heading)))
    for save in found:
        terminal.prose(saves.described(save, args.speech), "    ", "  ")
        name = "replay" if save.finished else "play --resume"
        terminal.line("    " + saves.command(name, save.path, args.text("lang")))
    terminal.line()


def _as_data(save: Save) -> dict[str, Any]:
    return {
        "file": str(save.path),
        "game": save.game,
        "players": save.players,
        "finished": save.finished,
        "changed": save.changed,
    }


COMMAND = Command(
    name="saved",
    run=run,
    flags=(Flag("all"),),
    examples=("tin saved", "tin saved --json"),
)
