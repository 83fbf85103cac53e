"""`tin train`: learn how the positions of a game stand, for bots that search."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cookietin.bots.roster import bot_maker, sensible_bot
from cookietin.cli.command import FINE, Args, BadInput, Command, Flag, Positional
from cookietin.cli.files import writing
from cookietin.cli.long_runs import FIXED_SEED_FLAG, seed_from
from cookietin.cli.progress import Progress
from cookietin.cli.settings import HOUSE_FLAG, OPTION_FLAG, SEATS_FLAG, game_from
from cookietin.lab.lessons import lessons

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.lab.learning import Learning

USUAL_PLAYS = 3000
MOST_SEATS = 4
"""Without a number of seats, tables of up to so many are learnt."""


def run(args: Args) -> int:
    """Play, learn, write the file, and say how well it went."""
    game = game_from(args)
    seats = args.whole("seats")
    if seats is not None:
        game.check_seats(seats)
    tables = [seats] if seats else [count for count in game.seats if 1 < count <= MOST_SEATS]
    bot, seed = args.text("bot") or sensible_bot(game.id), seed_from(args)
    bot_maker(bot, game.id)
    path = Path(args.text("file") or "")
    learnt: dict[int, Learning] = {}
    with writing(path) as stream:
        for count in tables:
            learnt[count] = _learnt(args, game, count, bot, seed)
        stream.write(_file(args, game, bot, seed, learnt))
    if args.json:
        args.terminal.json(
            {"game": game.id, "seats": {n: _figures(one) for n, one in learnt.items()}}
        )
        return FINE
    for count, one in learnt.items():
        said = {name: f"{value:.3f}" for name, value in _figures(one).items()}
        args.terminal.prose(args.speech.say("tin-train", "learnt", count=count, **said))
    args.terminal.prose(args.speech.say("tin-train", "written", file=str(path)))
    return FINE


def _learnt(args: Args, game: Game, seats: int, bot: str, seed: str) -> Learning:
    try:
        from cookietin.lab.learning import EPOCHS, learn
    except ModuleNotFoundError as missing:
        raise BadInput("learning-missing", {"module": str(missing.name)}) from None
    plays = args.whole("plays") or USUAL_PLAYS
    with Progress(args, plays, "plays") as progress:
        played = lessons(game, seats, plays, seed, bot, progress.reach)
    with Progress(args, EPOCHS, "epochs") as progress:
        return learn(played, seed, progress.reach)


def _figures(learnt: Learning) -> dict[str, float]:
    return {"loss": learnt.loss, "even": learnt.even, "right": learnt.right}


def _file(args: Args, game: Game, bot: str, seed: str, learnt: dict[int, Learning]) -> str:
    """What was learnt, below what it was made by and how well it foretells plays it never saw."""
    plays = args.whole("plays") or USUAL_PLAYS
    only = f" --seats {args.whole('seats')}" if args.given("seats") else ""
    made = f"tin train {game.id} learnt.toml --plays {plays} --seed {seed} --bot {bot}{only}"
    lines = [f'made = "{made}"', f"version = {game.version}", ""]
    for seats, one in learnt.items():
        lines.append(f"[seats.{seats}]")
        lines += [f"{name} = {value:.4f}" for name, value in _figures(one).items()]
        lines += [f"{name} = {_written(value)}" for name, value in one.curves.items()] + [""]
    return "\n".join(lines)


def _written(value: Any) -> str:
    return str(value).replace(" ", "")


COMMAND = Command(
    name="train",
    run=run,
    positionals=(Positional("game"), Positional("file")),
    flags=(
        SEATS_FLAG,
        Flag("plays", takes="number", default=str(USUAL_PLAYS), low=20, high=1_000_000),
        Flag("bot", takes="name"),
        FIXED_SEED_FLAG,
        OPTION_FLAG,
        HOUSE_FLAG,
    ),
    examples=(
        "tin train number-chain learnt.toml",
        "tin train golden-cookie learnt.toml --seats 2 --plays 10000",
    ),
)
