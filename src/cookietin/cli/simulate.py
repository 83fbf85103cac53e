"""`tin simulate`: many plays between bots, and what they say of the game."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from cookietin.bots import sensible_bot
from cookietin.bots.reactions import FASTEST, SLOWEST
from cookietin.cli.bars import share_bar
from cookietin.cli.command import FINE, INTERRUPTED, Args, Command, Flag, Misuse, Positional
from cookietin.cli.long_runs import (
    FIXED_SEED_FLAG,
    JOBS_FLAG,
    VARIANT_FLAGS,
    jobs_from,
    seed_from,
    until_interrupted,
)
from cookietin.cli.progress import Progress, grouped
from cookietin.cli.settings import BOT_SECONDS_FLAG, bots_from, changed, game_from, seats_of_bots
from cookietin.lab import simulate
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.bots import Player
    from cookietin.kernel.game import Game
    from cookietin.lab.spread import Spread
    from cookietin.lab.tally import Tally, Wins

USUAL_GAMES = 1000
ONLY_WINNING = (0, 1)
"""The points of games that have none but for winning."""


def run(args: Args) -> int:
    """Simulate and report."""
    game = game_from(args)
    speeds = _speeds(args)
    named = bots_from(args) or [sensible_bot(game.id)] * len(speeds or [])
    bots = named or [sensible_bot(game.id)]
    seats = seats_of_bots(game, args.whole("seats"), named)
    plays = args.whole("games") or USUAL_GAMES
    seated: list[str | Player] = [*bots]
    seed = seed_from(args)
    begun = time.perf_counter()
    progress = Progress(args, plays, "plays")
    tally = until_interrupted(
        progress,
        lambda stop: simulate(
            game,
            seated,
            plays,
            seats=seats,
            seed=seed,
            jobs=jobs_from(args),
            progress=lambda tally: progress.reach(tally.plays),
            speeds=speeds,
            stop=stop,
        ),
    )
    if tally is None or tally.plays == 0:
        raise KeyboardInterrupt
    seconds = time.perf_counter() - begun
    if args.json:
        args.terminal.json(_as_data(game, seed, tally, plays, seconds))
    else:
        _show(game, seed, tally, plays, seconds, args)
    return FINE if tally.plays == plays else INTERRUPTED


def _speeds(args: Args) -> list[int] | None:
    """How fast each bot is in a race, if that was said."""
    typed = args.text("speeds")
    if typed is None:
        return None
    speeds: list[int] = []
    for word in [part.strip() for part in typed.split(",")]:
        if not (word.isascii() and word.isdigit() and SLOWEST <= int(word[:9]) <= FASTEST):
            fields = {"flag": "--speeds", "value": word, "low": SLOWEST, "high": FASTEST}
            raise Misuse("flag-not-whole", fields)
        speeds.append(int(word))
    return speeds


def _as_data(game: Game, seed: str, tally: Tally, wanted: int, seconds: float) -> dict[str, Any]:
    """The figures, which the seed fixes, and the speed, which it does not."""
    return {
        "game": game.id,
        "version": game.version,
        "options": game.options,
        "seed": seed,
        "interrupted": tally.plays < wanted,
        **tally.json(),
        "speed": {"seconds": seconds, "moves_per_second": tally.length.total / seconds},
    }


def _show(game: Game, seed: str, tally: Tally, wanted: int, seconds: float, args: Args) -> None:
    line = args.terminal.line
    speech = Speech(args.speech.language, game.id)
    line(
        _said(
            args,
            "head",
            game=speech.say("game", "name"),
            plays=_said(args, "head-plays", count=tally.plays, plays=grouped(tally.plays)),
            seats=_said(args, "head-seats", count=tally.seats),
            settings="".join(f", {setting}" for setting in changed(game, args)),
            seed=seed,
        )
    )
    if tally.plays < wanted:
        args.terminal.warn(_said(args, "interrupted", plays=grouped(wanted)))
    line(args.terminal.faint(_said(args, "intervals")))
    scored = game.points(tally.seats) != ONLY_WINNING
    for heading, rows in _tables(tally, speech, args):
        line()
        line(args.terminal.bold(_said(args, heading)))
        width = max(len(name) for name, _ in rows)
        for name, won in rows:
            points = f"  {_points(won.points, args)}" if scored else ""
            found = won.rate()
            bar = share_bar(found.rate, found.low, found.high, 1 / tally.seats)
            line(f"  {name.ljust(width)}  {bar}{points}")
    line()
    _show_points(tally, scored, args)
    length = {"shortest": tally.length.least, "longest": tally.length.greatest}
    args.terminal.prose(_said(args, "length", **_figures(tally.length), **length))
    for how, count in tally.endings.most_common():
        said = speech.say("how", how)
        line(_said(args, "ending", percent=f"{100 * count / tally.plays:.1f}", how=said))
    if tally.shared:
        line(_said(args, "shared", percent=f"{100 * tally.shared / tally.plays:.1f}"))
    rate = grouped(round(tally.length.total / seconds))
    line(args.terminal.faint(_said(args, "speed", seconds=f"{seconds:.1f}", rate=rate)))


def _tables(tally: Tally, speech: Speech, args: Args) -> list[tuple[str, list[tuple[str, Wins]]]]:
    """Who won, by bot where there are several, by seat and by order."""
    bots = [("by-bot", sorted(tally.by_bot.items()))] if len(tally.by_bot) > 1 else []
    seats = [(speech.name(seat), won) for seat, won in sorted(tally.by_seat.items())]
    orders = [(_said(args, f"place-{n + 1}"), won) for n, won in sorted(tally.by_order.items())]
    return [*bots, ("by-seat", seats), ("by-order", orders)]


def _show_points(tally: Tally, scored: bool, args: Args) -> None:
    """What seats make, and by how much the best is ahead."""
    if not scored:
        args.terminal.prose(_said(args, "points-of-winning"))
        return
    for key, spread in (("points", tally.points), ("margin", tally.margin)):
        if spread.count:
            ends = {"least": spread.least, "greatest": spread.greatest}
            args.terminal.prose(_said(args, key, **_figures(spread), **ends))


def _figures(spread: Spread) -> dict[str, str]:
    return {"mean": f"{spread.mean():.1f}", "deviation": f"{spread.deviation():.1f}"}


def _points(spread: Spread, args: Args) -> str:
    return _said(args, "row-points", **_figures(spread))


def _said(args: Args, key: str, **fields: Any) -> str:
    return args.speech.say("tin-simulate", key, **fields)


COMMAND = Command(
    name="simulate",
    run=run,
    positionals=(Positional("game"),),
    flags=(
        Flag("games", takes="number", default=str(USUAL_GAMES), low=1, high=1_000_000_000),
        *VARIANT_FLAGS,
        BOT_SECONDS_FLAG,
        Flag("speeds", takes="speeds"),
        FIXED_SEED_FLAG,
        JOBS_FLAG,
    ),
    examples=(
        "tin simulate number-chain --games 20000",
        "tin simulate number-chain --bots thumb,random --games 5000",
        "tin simulate number-chain --option hand=7 --json",
        "tin simulate toss-your-cookies --speeds 5,1,1",
    ),
)
