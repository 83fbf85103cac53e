"""`tin chomp-score FILE`: settle the end of a game of CHOMP at a real table."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

from cookietin.catalogue import read_toml
from cookietin.cli.command import FINE, Args, Command, Flag, Misuse, Positional
from cookietin.cli.files import TABLE, read_text, toml_of
from cookietin.cli.terminal import printable
from cookietin.games.chomp.by_hand.copied import is_picture
from cookietin.games.chomp.by_hand.real_table import TableScore, score_table
from cookietin.games.chomp.cards import Cards
from cookietin.games.chomp.goals import THINGS
from cookietin.games.chomp.people.events import sheet_events
from cookietin.games.chomp.people.picture import land_lines, tints
from cookietin.games.chomp.quarters import CODES
from cookietin.kernel.complaint import Complaint
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS
from cookietin.words import LANGUAGES, Speech

COMMENT = 76
"""How wide a comment may be."""


def run(args: Args) -> int:
    """Show everyone's sheet and who has won, or a file to begin with."""
    if args.given("example"):
        return _show_example(args)
    path = args.text("file")
    if path is None:
        raise Misuse("missing-table", {"command": "tin chomp-score"})
    cards = Cards(read_toml("chomp/cards.toml"), "cards.toml")
    try:
        score = score_table(_read(path), cards.goal[1:], path, _called(cards.goals[1:]))
    except Complaint as complaint:
        complaint.game = "chomp"
        raise
    if args.json:
        args.terminal.json(score.json())
    else:
        args.terminal.line("\n".join(_lines(score, args)))
    return FINE


def _show_example(args: Args) -> int:
    text = _example(args.speech.language)
    if args.json:
        args.terminal.json({"example": text})
    else:
        args.terminal.line(text)
    return FINE


def _example(language: str) -> str:
    """A file that can be scored, with all that is needed to write another."""
    speech = Speech(language, "chomp")
    legend: list[str] = []
    for line in speech.legend().splitlines():
        legend += [line] if line.startswith("  ") else textwrap.wrap(line, COMMENT)
    things = textwrap.wrap(", ".join(THINGS), COMMENT, initial_indent="  ", subsequent_indent="  ")
    fields = {"legend": _comment(legend), "things": _comment(things)}
    return speech.say("tin-chomp-score", "example-file", **fields).strip()


def _comment(lines: list[str]) -> str:
    return "\n".join(f"# {line}" for line in lines)


def _called(goals: list[str]) -> dict[str, str]:
    """What goals and quarters are called in play, in every language, and what they are."""
    speeches = [Speech(language, "chomp") for language in LANGUAGES]
    return {speech.label(name).lower(): name for speech in speeches for name in goals + CODES[1:]}


def _read(path: str) -> dict[str, Any]:
    """A TOML file with a `[[player]]` each, or a text file with the picture of one land."""
    text = read_text(Path(path), TABLE)
    if is_picture(text):
        return {"player": [{"land": text}]}
    return toml_of(path, text)


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
        events = sheet_events(sheet, SEATS[number], score.cells)
        if score.given[number]:
            events.insert(-1, Event("other-points", {"points": score.given[number]}))
        lines += [*(f"  {speech.event(event)}" for event in events), ""]
    if len(score.players) == 1:
        return lines[:-1]
    return [*lines, speech.outcome(score.outcome())]


COMMAND = Command(
    name="chomp-score",
    run=run,
    positionals=(Positional("file", needed=False, kind=TABLE),),
    flags=(Flag("example"),),
    examples=(
        "tin chomp-score --example > table.toml",
        "tin chomp-score table.toml",
        "tin chomp-score land.txt --json",
    ),
)
