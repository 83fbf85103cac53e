"""`tin ladder`: which bots of a game are how strong."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from cookietin.bots import bot_names
from cookietin.cli.bars import share_bar
from cookietin.cli.command import FINE, INTERRUPTED, Args, Command, Flag, Positional
from cookietin.cli.long_runs import (
    FIXED_SEED_FLAG,
    JOBS_FLAG,
    OUT_FLAG,
    VARIANT_FLAGS,
    folder_for,
    jobs_from,
    seed_from,
    until_interrupted,
)
from cookietin.cli.progress import Progress, grouped
from cookietin.cli.settings import BOT_SECONDS_FLAG, bots_from, changed, game_from
from cookietin.lab import processes
from cookietin.lab.ladder import Ladder
from cookietin.words import Speech

if TYPE_CHECKING:
    from pathlib import Path

    from cookietin.kernel.game import Game
    from cookietin.lab.ladder import Standings
    from cookietin.lab.rating import Rating

USUAL_DEALS = 50
EVEN = 0.5


def run(args: Args) -> int:
    """Play the tournament and report."""
    game = game_from(args)
    seats = args.whole("seats") or max(2, game.fewest_seats)
    bots = bots_from(args) or bot_names(game.id)
    ladder = Ladder(game, bots, seats, seed_from(args), args.given("neighbours"))
    deals = args.whole("deals") or USUAL_DEALS
    folder = folder_for(f"ladder-{game.id}", ladder.json(), args)
    minutes = args.whole("minutes")
    until = None if minutes is None else time.monotonic() + 60 * minutes
    progress = Progress(args, ladder.plays(deals), "plays", resumed=True)
    standings = until_interrupted(
        progress,
        lambda stop: ladder.run(
            deals,
            processes(jobs_from(args)),
            folder,
            progress.reach,
            lambda: stop() or (until is not None and time.monotonic() > until),
        ),
    )
    if standings is None or not standings.meetings():
        raise KeyboardInterrupt
    if args.json:
        args.terminal.json({**standings.json(), "folder": str(folder)})
    else:
        _show(standings, folder, args)
    return FINE if standings.complete else INTERRUPTED


def _said(args: Args, key: str, **fields: Any) -> str:
    return args.speech.say("tin-ladder", key, **fields)


def _show(standings: Standings, folder: Path, args: Args) -> None:
    terminal, ladder = args.terminal, standings.ladder
    terminal.prose(
        _said(
            args,
            "head",
            game=_name(ladder.game, args),
            seats=ladder.seats,
            plays=grouped(standings.plays),
            ways=ladder.ways,
            settings="".join(f", {setting}" for setting in changed(ladder.game, args)),
            seed=ladder.seed,
        )
    )
    if not standings.complete:
        terminal.warn(_said(args, "interrupted", folder=str(folder)))
    rated = standings.ratings()
    terminal.line()
    if rated is None:
        terminal.prose(_said(args, "no-ratings"))
    else:
        terminal.line(terminal.bold(_said(args, "ratings")))
        _show_ratings(rated, args)
    terminal.line()
    terminal.line(terminal.bold(_said(args, "meetings")))
    terminal.line(terminal.faint(_said(args, "intervals")))
    _show_meetings(standings, args)
    terminal.line()
    terminal.line(terminal.faint(_said(args, "kept", folder=str(folder))))


def _show_ratings(rated: list[Rating], args: Args) -> None:
    width = max(len(one.bot) for one in rated)
    for place, one in enumerate(rated):
        reach = f"± {2 * one.sigma:.1f}"
        args.terminal.line(f"  {place + 1}  {one.bot.ljust(width)}  {one.mean:5.1f} {reach}")


def _show_meetings(standings: Standings, args: Args) -> None:
    meetings = standings.meetings()
    one = max(len(meeting.one) for meeting in meetings)
    other = max(len(meeting.other) for meeting in meetings)
    for meeting in meetings:
        wins = meeting.wins
        bar = share_bar(wins.value, wins.low, wins.high, EVEN)
        names = f"{meeting.one.rjust(one)} – {meeting.other.ljust(other)}"
        plays = _said(args, "plays", count=meeting.plays)
        args.terminal.line(f"  {names}  {bar}  {plays}")


def _name(game: Game, args: Args) -> str:
    return Speech(args.speech.language, game.id).say("game", "name")


COMMAND = Command(
    name="ladder",
    run=run,
    positionals=(Positional("game"),),
    flags=(
        Flag("deals", takes="number", default=str(USUAL_DEALS), low=1, high=1_000_000),
        Flag("neighbours"),
        *VARIANT_FLAGS,
        BOT_SECONDS_FLAG,
        FIXED_SEED_FLAG,
        Flag("minutes", takes="number", low=1, high=100_000),
        OUT_FLAG,
        JOBS_FLAG,
    ),
    examples=(
        "tin ladder number-chain --bots random,thumb,normal --deals 100",
        "tin ladder number-chain --neighbours --minutes 30",
        "tin ladder number-chain --bots mybot.py:Miser,thumb --json",
    ),
)
