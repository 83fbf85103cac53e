"""`tin play`: a game in the terminal, among people and bots, saved as it goes."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import TYPE_CHECKING

from cookietin import live
from cookietin.bots.roster import bot_maker
from cookietin.cli import saves
from cookietin.cli.asides import Left
from cookietin.cli.command import (
    FINE,
    INTERRUPTED,
    Args,
    BadInput,
    Command,
    Flag,
    Misuse,
    Positional,
)
from cookietin.cli.interrupts import Interrupted, Interrupts
from cookietin.cli.session import Session
from cookietin.cli.settings import (
    BOTS_FLAG,
    HOUSE_FLAG,
    OPTION_FLAG,
    SEATS_FLAG,
    SEED_FLAG,
    bots_from,
    game_from,
    people_from,
    seats_for,
    usual_bot,
)
from cookietin.kernel.format import SINGLE, read_format
from cookietin.kernel.registry import ids
from cookietin.table import ASKINGS, BOT, PERSON, Host, Table, bot, person

if TYPE_CHECKING:
    from contextlib import ExitStack

    from cookietin.cli.face import Face
    from cookietin.table import Holder, Journal

ONLY_FRESH = ("seats", "match", "option", "house", "name", "players")


def run(args: Args) -> int:
    """Play a match to its end, or until people leave."""
    with Interrupts() as stop, contextlib.ExitStack() as at_end:
        resumed = args.given("resume")
        journal, table = _resumed(args, stop, at_end) if resumed else _fresh(args, stop, at_end)
        for seat in table.held_by(PERSON) if args.given("ask") else ():
            table.ask(seat, args.text("ask") or "", time.time())
        host = Host(table, args.text("seed"))
        face = _face(args, table)
        code = FINE
        try:
            face.welcome(table.match, resumed)
            Session(host, face, str(journal.path)).run()
        except Left:
            pass
        except EOFError:
            face.break_off()
        except Interrupted:
            face.break_off()
            code = INTERRUPTED
        _farewell(face, table, journal)
        return code


def _face(args: Args, table: Table) -> Face:
    """Whoever plays alone looks all the time; of several, at first nobody does."""
    people = table.held_by(PERSON)
    viewer = people[0] if len(people) == 1 else len(table.names)
    game = table.match.game.id
    if args.json:
        from cookietin.cli.machine import Machine

        return Machine(args, game, table.names, viewer)
    from cookietin.cli.dialogue import Dialogue

    return Dialogue(args, game, table.names, viewer)


def _farewell(face: Face, table: Table, journal: Journal) -> None:
    """Say where the record is and what can be done with it."""
    # A terminal that has hung up hears nothing any more.
    with contextlib.suppress(OSError):
        if table.match.winners is None:
            face.say("left", command=saves.command("play --resume", journal.path))
        else:
            face.say("record", command=saves.command("replay", journal.path))


def _fresh(args: Args, stop: Interrupts, at_end: ExitStack) -> tuple[Journal, Table]:
    """A new table, at which nothing has happened yet."""
    if not args.given("game"):
        raise Misuse("missing-game", {"command": "tin play"})
    game = game_from(args)
    format = read_format(args.text("match") or SINGLE)
    named = bots_from(args)
    names = people_from(args)
    seats = seats_for(game, args.whole("seats"), len(names), named)
    bots = _dealt_round(named or [usual_bot(game.id)], seats - len(names), game.id)
    holders: list[Holder | None] = [*map(person, names), *map(bot, bots)]
    journal = saves.new_journal(game.id, stop.held)
    at_end.callback(journal.close)
    return journal, Table.new(game, holders, format, live(), time.time(), journal)


def _resumed(args: Args, stop: Interrupts, at_end: ExitStack) -> tuple[Journal, Table]:
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
    table = saves.table_in(path, journal)
    if table.match.winners is not None:
        raise BadInput("match-is-over", {"command": saves.command("replay", path)})
    _fill(table, bots_from(args), args)
    return journal, table


def _fill(table: Table, named: list[str], args: Args) -> None:
    """Seat other bots if they are named, and someone wherever nobody sits."""
    game = table.match.game.id
    if not table.held_by(PERSON) and None in table.holders:
        table.sit(table.holders.index(None), person(people_from(args)[0]), time.time())
    empty = [seat for seat, holder in enumerate(table.holders) if holder is None]
    places = sorted([*empty, *table.held_by(BOT)]) if named else empty
    chosen = _dealt_round(named or [usual_bot(game)], len(places), game)
    for seat, name in zip(places, chosen, strict=True):
        if table.holders[seat] != bot(name):
            table.sit(seat, bot(name), time.time())


def _dealt_round(bots: list[str], count: int, game: str) -> list[str]:
    """As many bots as are needed, in turn, each known to play the game."""
    for name in bots:
        bot_maker(name, game)
    return [bots[place % len(bots)] for place in range(count)]


COMMAND = Command(
    name="play",
    run=run,
    positionals=(Positional("game", needed=False),),
    flags=(
        SEATS_FLAG,
        BOTS_FLAG,
        Flag("match", takes="format", default=SINGLE),
        OPTION_FLAG,
        HOUSE_FLAG,
        SEED_FLAG,
        Flag("ask", takes="what", choices=ASKINGS),
        Flag("name", takes="name"),
        Flag("players", takes="names"),
        Flag("resume", takes="file", may_be_bare=True),
    ),
    examples=(
        "tin play number-chain",
        "tin play number-chain --bots thumb,random --match best-of-3",
        "tin play number-chain --players Ana,Bo",
        "tin play --resume",
    ),
)
