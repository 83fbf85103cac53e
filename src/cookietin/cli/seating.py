"""Sitting down to play: at a new table, at one that was left, or at the same once more."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cookietin import live
from cookietin.bots import sensible_bot
from cookietin.bots.roster import bot_maker
from cookietin.cli import saves
from cookietin.cli.command import Args, BadInput, Misuse
from cookietin.cli.settings import bots_from, game_from, people_from, seats_for
from cookietin.kernel.format import SINGLE, read_format
from cookietin.kernel.registry import ids
from cookietin.table import BOT, PERSON, Table, bot, person

if TYPE_CHECKING:
    from contextlib import ExitStack

    from cookietin.cli.interrupts import Interrupts
    from cookietin.table import Holder, Journal

ONLY_FRESH = ("seats", "match", "option", "house", "name", "players")
"""What is said of a new table, and cannot be of one that goes on."""


class Seated(NamedTuple):
    """A table and the file that it is written to."""

    journal: Journal
    table: Table
    torn: bool = False
    """Whether the last line of the file was torn, and is gone."""


def fresh(args: Args, stop: Interrupts, at_end: ExitStack) -> Seated:
    """A new table, at which nothing has happened yet."""
    game = game_from(args)
    format = read_format(args.text("match") or SINGLE)
    named = bots_from(args)
    names = people_from(args)
    seats = seats_for(game, args.whole("seats"), len(names), named)
    bots = _dealt_round(named or [sensible_bot(game.id)], seats - len(names), game.id)
    holders: list[Holder | None] = [*map(person, names), *map(bot, bots)]
    journal = saves.new_journal(game.id, stop.held)
    at_end.callback(journal.close)
    return Seated(journal, Table.new(game, holders, format, live(), time.time(), journal))


def resumed(args: Args, stop: Interrupts, at_end: ExitStack) -> Seated:
    """The table as it was."""
    for name in ONLY_FRESH:
        if args.given(name):
            raise Misuse("not-with-resume", {"flag": f"--{name}"})
    named, wanted = args.text("resume"), args.text("game")
    if named in ids() and wanted is None and not Path(named).exists():
        named, wanted = None, named
    path = saves.newest_unfinished(wanted) if named is None else Path(named)
    journal = saves.taken(path, stop.held)
    at_end.callback(journal.close)
    table, torn = saves.table_in(path, journal)
    if table.match.winners is not None:
        command = saves.command("replay", path, args.text("lang"))
        raise BadInput("match-is-over", {"command": command})
    _fill(table, bots_from(args), args)
    return Seated(journal, table, torn)


def once_more(before: Table, stop: Interrupts, at_end: ExitStack) -> Seated:
    """The same people and bots at a new table with the same game, asked as much as before."""
    match = before.match
    journal = saves.new_journal(match.game.id, stop.held)
    at_end.callback(journal.close)
    now = time.time()
    table = Table.new(match.game, before.holders, match.format, live(), now, journal)
    for seat in before.held_by(PERSON):
        if table.asking(seat) != before.asking(seat):
            table.ask(seat, before.asking(seat), now)
    return Seated(journal, table)


def _fill(table: Table, named: list[str], args: Args) -> None:
    """Seat other bots if they are named, and someone wherever nobody sits."""
    game = table.match.game.id
    if not table.held_by(PERSON) and None in table.holders:
        table.sit(table.holders.index(None), person(people_from(args)[0]), time.time())
    empty = [seat for seat, holder in enumerate(table.holders) if holder is None]
    places = sorted([*empty, *table.held_by(BOT)]) if named else empty
    chosen = _dealt_round(named or [sensible_bot(game)], len(places), game)
    for seat, name in zip(places, chosen, strict=True):
        if table.holders[seat] != bot(name):
            table.sit(seat, bot(name), time.time())


def _dealt_round(bots: list[str], count: int, game: str) -> list[str]:
    """As many bots as are needed, in turn, each known to play the game."""
    for name in bots:
        bot_maker(name, game)
    return [bots[place % len(bots)] for place in range(count)]
