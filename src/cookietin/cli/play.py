"""`tin play`: a game in the terminal, against bots, saved as it goes."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from cookietin import live
from cookietin.bots.roster import bot_maker
from cookietin.cli import saves
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
from cookietin.cli.face import Face
from cookietin.cli.interrupts import Interrupted, Interrupts
from cookietin.cli.session import Left, Session
from cookietin.cli.settings import (
    BOTS_FLAG,
    HOUSE_FLAG,
    OPTION_FLAG,
    SEATS_FLAG,
    SEED_FLAG,
    bots_from,
    game_from,
    seats_for,
    usual_bot,
)
from cookietin.cli.table import ME, Table, bots_named, player_names
from cookietin.kernel.format import SINGLE, read_format
from cookietin.kernel.match import Match
from cookietin.kernel.registry import ids

if TYPE_CHECKING:
    from contextlib import ExitStack

    from cookietin.kernel.event import Event
    from cookietin.kernel.replay import Moment

LONGEST_NAME = 24
ONLY_FRESH = ("seats", "match", "option", "house", "name")


def run(args: Args) -> int:
    """Play a match to its end, or until the person leaves."""
    with Interrupts() as stop, contextlib.ExitStack() as at_end:
        resumed = args.given("resume")
        seated = _resumed(args, stop, at_end) if resumed else _fresh(args, stop, at_end)
        table, missed = seated
        face = _face(args, table.match)
        code = FINE
        try:
            face.welcome(table.match, resumed)
            face.hear(missed)
            Session(table, face).run()
        except Left:
            pass
        except EOFError:
            face.break_off()
        except Interrupted:
            face.break_off()
            code = INTERRUPTED
        _farewell(face, table)
        return code


def _face(args: Args, match: Match) -> Face:
    if args.json:
        from cookietin.cli.machine import Machine

        return Machine(args, match)
    from cookietin.cli.dialogue import Dialogue

    return Dialogue(args, match)


def _farewell(face: Face, table: Table) -> None:
    """Say where the record is and what can be done with it."""
    path = table.journal.path
    # A terminal that has hung up hears nothing any more.
    with contextlib.suppress(OSError):
        if table.match.winners is None:
            face.say("left", command=saves.command("play --resume", path))
        else:
            face.say("record", command=saves.command("replay", path))


def _fresh(args: Args, stop: Interrupts, at_end: ExitStack) -> tuple[Table, list[Event]]:
    """A new table, at which nothing has happened yet."""
    if not args.given("game"):
        raise Misuse("missing-game", {"command": "tin play"})
    game = game_from(args)
    format = read_format(args.text("match") or SINGLE)
    named = bots_from(args)
    seats = seats_for(game, args.whole("seats"), 1, named)
    bots = _seated(named or [usual_bot(game.id)], seats - 1, game.id)
    players = player_names(_my_name(args), bots)
    match = Match(game, players, format, live())
    journal = saves.new_journal(game.id)
    at_end.callback(journal.close)
    return Table(match, bots, args.text("seed"), journal, stop), []


def _resumed(args: Args, stop: Interrupts, at_end: ExitStack) -> tuple[Table, list[Event]]:
    """The table as it was, and what has happened there from the person's last move on."""
    for name in ONLY_FRESH:
        if args.given(name):
            raise Misuse("not-with-resume", {"flag": f"--{name}"})
    named, wanted = args.text("resume"), args.text("game")
    if named in ids() and wanted is None and not Path(named).exists():
        named, wanted = None, named
    path = saves.newest_unfinished(wanted) if named is None else Path(named)
    journal = saves.taken(path)
    at_end.callback(journal.close)
    replay = saves.replayed(path)
    match = replay.match
    if match.winners is not None:
        raise BadInput("match-is-over", {"command": saves.command("replay", path)})
    game = match.game.id
    bots = _seated(bots_from(args), len(match.players) - 1, game)
    bots = bots or bots_named(match.players, game, usual_bot(game))
    return Table(match, bots, args.text("seed"), journal, stop), _lately(replay.moments)


def _lately(moments: list[Moment]) -> list[Event]:
    """The events from the person's last move on, or from the deal."""
    turns = [place for place, moment in enumerate(moments) if moment.seat in (ME, None)]
    return [event for moment in moments[max(turns, default=0) :] for event in moment.events]


def _seated(bots: list[str], count: int, game: str) -> list[str]:
    """As many bots as are needed, in turn, each known to play the game."""
    for bot in bots:
        bot_maker(bot, game)
    return [bots[place % len(bots)] for place in range(count)] if bots else []


def _my_name(args: Args) -> str:
    """What the person is called."""
    typed = args.text("name")
    name = typed or os.environ.get("USER") or args.say("nameless")
    clean = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not clean and typed:
        raise Misuse("name-empty")
    return clean[:LONGEST_NAME].strip() or args.say("nameless")


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
        Flag("name", takes="name"),
        Flag("resume", takes="file", may_be_bare=True),
    ),
    examples=(
        "tin play number-chain",
        "tin play number-chain --bots thumb,random --match best-of-3",
        "tin play --resume",
    ),
)
