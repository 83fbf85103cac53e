"""`tin chomp-score FILE`: settle the end of a game of CHOMP at a real table."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from cookietin.catalogue import read_toml
from cookietin.cli.command import FINE, Args, Command, Positional
from cookietin.cli.files import TABLE, read_text
from cookietin.cli.terminal import printable
from cookietin.games.chomp.cards import Cards
from cookietin.games.chomp.picture import land_lines, tints
from cookietin.games.chomp.table_score import TableScore, not_toml, score_table
from cookietin.kernel.complaint import Complaint
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS
from cookietin.words import Speech


def run(args: Args) -> int:
    """Show everyone's sheet and who has won."""
    path = args.text("file") or ""
    try:
        score = score_table(_read(path), _own_goals(), path)
    except Complaint as complaint:
        complaint.game = "chomp"
        raise
    if args.json:
        args.terminal.json(score.json())
    else:
        args.terminal.line("\n".join(_lines(score, args)))
    return FINE


def _own_goals() -> Any:
    return Cards(read_toml("chomp/cards.toml"), "cards.toml").goal[1:]


def _read(path: str) -> dict[str, Any]:
    """A TOML file with a `[[player]]` each, or a text file with the picture of one land."""
    text = read_text(Path(path), TABLE)
    if text.lstrip().startswith("+"):
        return {"player": [{"land": text}]}
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise not_toml(path, str(error)) from None


def _lines(score: TableScore, args: Args) -> list[str]:
    """Each land as it was understood, then its sheet line by line."""
    names = [
        printable(name) or args.speech.say("common", "player", number=number + 1)
        for number, name in enumerate(score.players)
    ]
    speech = Speech(args.speech.language, "chomp", names)
    lines: list[str] = []
    for number, sheet in enumerate(score.sheets):
        land = "\n".join(land_lines(score.lands[number], score.cells, speech.label))
        lines += [speech.name(number), args.terminal.picture(land, tints(speech.label))]
        events = sheet.events(SEATS[number], score.cells)
        if score.given[number]:
            events.insert(-1, Event("other-points", {"points": score.given[number]}))
        lines += [*(f"  {speech.event(event)}" for event in events), ""]
    if len(score.players) == 1:
        return lines[:-1]
    return [*lines, speech.outcome(score.outcome())]


COMMAND = Command(
    name="chomp-score",
    run=run,
    positionals=(Positional("file", kind=TABLE),),
    examples=("tin chomp-score table.toml", "tin chomp-score land.txt --json"),
)
