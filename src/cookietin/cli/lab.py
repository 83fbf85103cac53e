"""`tin lab`: change the rules of a game, let bots play every variant, and see what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.bots import sensible_bot
from cookietin.cli.command import FINE, INTERRUPTED, Args, Command, Flag, Positional
from cookietin.cli.long_runs import (
    FIXED_SEED_FLAG,
    JOBS_FLAG,
    OUT_FLAG,
    VARIANT_FLAGS,
    folder_for,
    games_flag,
    jobs_from,
    seed_from,
    until_interrupted,
)
from cookietin.cli.progress import Progress
from cookietin.cli.settings import bots_from, options_from, read_value, seats_of_bots
from cookietin.kernel.registry import make_game
from cookietin.lab import Study, processes, run
from cookietin.lab.journal import Folder
from cookietin.lab.meters import OURS, Meters
from cookietin.lab.on_ray import on_ray
from cookietin.lab.report import summary, write_report
from cookietin.lab.varying import Table, read_varied, variants

if TYPE_CHECKING:
    from pathlib import Path

    from cookietin.lab.results import Results
    from cookietin.lab.running import Runner
    from cookietin.lab.study import Variant

USUAL_GAMES = 1000
STUDY_FLAGS = (
    games_flag(USUAL_GAMES),
    *VARIANT_FLAGS,
    Flag("meter", takes="meter", repeats=True),
    FIXED_SEED_FLAG,
    OUT_FLAG,
    JOBS_FLAG,
    Flag("ray", takes="address"),
)
SIGNS = {
    "more": "▲",
    "less": "▼",
    "same": "≈",
    "plain": "·",
    "fair": "✓",
    "unfair": "!",
    "warning": "!",
}


def run_lab(args: Args) -> int:
    """Play every variant, write the report and tell its summary."""
    id = args.text("game") or ""
    declared = make_game(id).declared
    named = bots_from(args)
    table = Table(
        id, options_from(args), args.text("house"), named or [sensible_bot(id)], args.whole("seats")
    )
    varied = read_varied(args.all("vary"), declared)
    made, usual = variants(table, varied, read_value, lambda game: seats_of_bots(game, None, named))
    study = study_from(args, made, usual)
    results = carried_out(study, args, _folder(study, args))
    if results is None:
        return INTERRUPTED
    tell(results, _again(args, study), args)
    return FINE


def study_from(args: Args, made: list[Variant], usual: int = 0) -> Study:
    """These variants, with as many plays, the seed and the meters that were typed."""
    plays = args.whole("games") or USUAL_GAMES
    return Study(made, plays, seed_from(args), _meters(args), usual)


def _meters(args: Args) -> Meters:
    """The meters that were named: ours by name, all of them at once, or one's own from a file."""
    named: list[str] = []
    for typed in args.all("meter"):
        named += OURS if typed == "all" else [part.strip() for part in typed.split(",")]
    return Meters(list(dict.fromkeys(named)))


def runner_from(args: Args) -> Runner:
    """What makes the plays: processes of this machine, or a Ray cluster."""
    address = args.text("ray")
    return processes(jobs_from(args)) if address is None else on_ray(address)


def _folder(study: Study, args: Args) -> Path:
    return folder_for(f"lab-{study.game.id}", study.json(), args)


def carried_out(study: Study, args: Args, folder: Path | None) -> Results | None:
    """The results of a study; nothing where it was interrupted, and then how to go on is said."""
    progress = Progress(args, len(study.numbers()), "plays", resumed=True)
    results = until_interrupted(
        progress, lambda stop: run(study, runner_from(args), folder, progress.reach, stop)
    )
    if results is None:
        key = "stopped" if folder is not None else "given-up"
        args.terminal.warn(args.speech.say("tin-lab", key, folder=str(folder)))
    return results


def tell(results: Results, again: str, args: Args) -> None:
    """Write the report, and say in short what is in it."""
    language = args.speech.language
    folder = Folder(_folder(results.study, args))
    page = write_report(results, again, language, folder.write)
    if args.json:
        args.terminal.json({**results.json(), "page": str(page)})
        return
    for said in summary(results, language):
        mark = SIGNS[said.kind]
        args.terminal.prose(f"{mark} {said.text}")
    args.terminal.line()
    args.terminal.line(args.speech.say("tin-lab", "written", page=str(page)))


def _again(args: Args, study: Study) -> str:
    """What is typed to make the same once more."""
    words = ["tin", "lab", study.game.id]
    for flag in ("vary", "option", "meter"):
        words += [f"--{flag} {typed}" for typed in args.all(flag)]
    for flag in ("house", "bots", "seats"):
        typed = args.text(flag)
        words += [f"--{flag} {typed}"] if typed else []
    return " ".join([*words, f"--games {study.plays}", f"--seed {study.seed}"])


COMMAND = Command(
    name="lab",
    run=run_lab,
    positionals=(Positional("game"),),
    flags=(Flag("vary", takes="values", repeats=True), *STUDY_FLAGS),
    examples=(
        "tin lab number-chain --vary hand=3..6 --games 2000",
        "tin lab cookie-chomper --vary hand=2..5 --vary cookies=20,39,60",
        "tin lab chomp --vary turns=6..8 --vary seats=2..4 --bots thumb",
        "tin lab number-chain --vary bots=thumb,random --meter all",
    ),
)
