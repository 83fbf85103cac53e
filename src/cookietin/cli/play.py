"""`tin play`: a game in the terminal, among people and bots, saved as it goes."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Final

from cookietin.cli import saves
from cookietin.cli.asides import Left, command_word
from cookietin.cli.choosing import asked, chosen
from cookietin.cli.command import FINE, INTERRUPTED, Args, Command, Flag, Misuse, Positional
from cookietin.cli.interrupts import Interrupted, Interrupts
from cookietin.cli.seating import Seated, fresh, once_more, resumed
from cookietin.cli.session import Session
from cookietin.cli.settings import (
    BOT_SECONDS_FLAG,
    BOTS_FLAG,
    HOUSE_FLAG,
    OPTION_FLAG,
    SEATS_FLAG,
    SEED_FLAG,
)
from cookietin.kernel.format import SINGLE
from cookietin.table import ASKINGS, PERSON, Host

if TYPE_CHECKING:
    from contextlib import ExitStack

    from cookietin.cli.face import Face
    from cookietin.table import Journal, Table

AGAIN: Final = "again"
ANOTHER: Final = "another"
LEAVE: Final = ("leave", "quit")
OF_THE_GAME = ("game", "resume", "seats", "bots", "match", "option", "house")
"""What was typed for one game says nothing of another."""


def run(args: Args) -> int:
    """Play match after match, until people leave."""
    with Interrupts() as stop, contextlib.ExitStack() as at_end, contextlib.suppress(Left):
        if not args.given("game") and not args.given("resume"):
            if args.json:
                raise Misuse("missing-game", {"command": "tin play"})
            args = chosen(args)
        seated = _seated(args, stop, at_end)
        plays = 1
        while True:
            code = _play(args, seated, plays)
            if code != FINE or args.json or seated.table.match.winners is None:
                return code
            if _wish(args) == AGAIN:
                args = args.without("resume")
                seated = once_more(seated.table, stop, at_end)
            else:
                args = chosen(args.without(*OF_THE_GAME))
                seated = _seated(args, stop, at_end)
            plays += 1
    return FINE


def _seated(args: Args, stop: Interrupts, at_end: ExitStack) -> Seated:
    begin = resumed if args.given("resume") else fresh
    seated = begin(args, stop, at_end)
    for seat in seated.table.held_by(PERSON) if args.given("ask") else ():
        seated.table.ask(seat, args.text("ask") or "", time.time())
    return seated


def _play(args: Args, seated: Seated, plays: int) -> int:
    """Play one match to its end, or until people leave."""
    table, journal = seated.table, seated.journal
    seed = args.text("seed")
    # The same seed deals the same first; what is played after that is another deal.
    host = Host(table, f"{seed}/{plays}" if seed is not None and plays > 1 else seed)
    face = _face(args, table)
    code = FINE
    try:
        face.welcome(table.match, args.given("resume"))
        if seated.torn:
            face.say("torn-dropped")
        Session(host, face, journal).run()
    except Left:
        pass
    except EOFError:
        face.break_off()
    except Interrupted:
        face.break_off()
        code = INTERRUPTED
    _farewell(face, table, journal, args)
    return code


def _wish(args: Args) -> str:
    """What to do after a match: play it again or another; `Left` if nothing."""
    while True:
        typed = asked("after", args)
        word = command_word(typed)
        if not typed or word in LEAVE:
            raise Left
        if word in (AGAIN, ANOTHER):
            return str(word)
        args.terminal.prose(args.speech.say("play", "after-unclear"))


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


def _farewell(face: Face, table: Table, journal: Journal, args: Args) -> None:
    """Say where the record is and what can be done with it."""
    language = args.text("lang")
    # A terminal that has hung up hears nothing any more.
    with contextlib.suppress(OSError):
        if journal.trouble is not None:
            face.say("left-unsaved", file=str(journal.path), why=journal.trouble)
        elif table.match.winners is None:
            face.say("left", command=saves.command("play --resume", journal.path, language))
        else:
            face.say("record", command=saves.command("replay", journal.path, language))


COMMAND = Command(
    name="play",
    run=run,
    positionals=(Positional("game", needed=False),),
    flags=(
        SEATS_FLAG,
        BOTS_FLAG,
        BOT_SECONDS_FLAG,
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
