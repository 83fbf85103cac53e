"""`tin balance`: how strong each card of a card file is, what stands out, and what to try."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cookietin.bots import sensible_bot
from cookietin.cli.command import FINE, INTERRUPTED, Args, BadInput, Command, Positional
from cookietin.cli.files import CARDS
from cookietin.cli.lab import carried_out
from cookietin.cli.long_runs import (
    FIXED_SEED_FLAG,
    JOBS_FLAG,
    OUT_FLAG,
    games_flag,
    jobs_from,
    out_from,
    seed_from,
    until_interrupted,
)
from cookietin.cli.progress import Progress, grouped
from cookietin.cli.settings import BOTS_FLAG, SEATS_FLAG, bots_from, files_by_name, toml_in
from cookietin.lab.parts import played_in_parts
from cookietin.lab.workshop.balance import (
    BRAVERSE,
    CHOMP,
    Balance,
    braverse_balance,
    braverse_trials,
    chomp_balance,
    chomp_study,
    game_of,
)
from cookietin.lab.workshop.strength import FINE as IN_BOUNDS
from cookietin.lab.workshop.strength import STRONG, WEAK
from cookietin.lab.workshop.trials import PLAYS
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.cli.long_runs import Arrived
    from cookietin.lab.row import Row
    from cookietin.lab.workshop.strength import Strength

USUAL_GAMES = 2000
SEATS = 4
OWN = (CHOMP, BRAVERSE)
"""Words that stand for the cards that come with the game."""
TO_TRY = {
    (STRONG, CHOMP): "try-strong-chomp",
    (WEAK, CHOMP): "try-weak-chomp",
    (STRONG, BRAVERSE): "try-strong-braverse",
    (WEAK, BRAVERSE): "try-weak-braverse",
}
"""What is said of a card that stands out."""


def run(args: Args) -> int:
    """Play with the cards, and list them."""
    file = args.text("file") or ""
    data: dict[str, Any] = {} if file in OWN and not Path(file).is_file() else toml_in(file)
    game = file if not data else game_of(data)
    if not game:
        raise BadInput("not-cards-to-balance", {"file": file})
    bot = next(iter(bots_from(args)), sensible_bot(game))
    with files_by_name({"cards": file}):
        found = _chomp(data, bot, args) if game == CHOMP else _braverse(data, bot, args)
    if found is None:
        return INTERRUPTED
    if args.json:
        args.terminal.json({"file": file, "bot": bot, **found.json()})
    else:
        _tell(found, bot, args)
    return FINE


def _chomp(data: dict[str, Any], bot: str, args: Args) -> Balance | None:
    plays = args.whole("games") or USUAL_GAMES
    study = chomp_study(data, bot, args.whole("seats") or SEATS, plays, seed_from(args))
    results = carried_out(study, args, out_from(args))
    return None if results is None else chomp_balance(results)


def _braverse(data: dict[str, Any], bot: str, args: Args) -> Balance | None:
    trials = braverse_trials(data, bot, seed_from(args))
    count = -(-(args.whole("games") or USUAL_GAMES) // PLAYS)
    rows: dict[int, Row] = {}
    progress = Progress(args, count * PLAYS, "plays")

    def play(stop: Arrived) -> None:
        with closing(played_in_parts(trials, [range(count)], jobs_from(args))) as parts:
            for part in parts:
                if part is not None:
                    rows.update(zip(part.numbers, part.came, strict=True))
                progress.reach(len(rows) * PLAYS)
                if stop():
                    break

    until_interrupted(progress, play)
    if len(rows) < count:
        args.terminal.warn(args.speech.say("tin-lab", "given-up"))
        return None
    return braverse_balance(trials, [rows[number] for number in range(count)])


def _tell(found: Balance, bot: str, args: Args) -> None:
    """All cards, strongest first, and for each that stands out what to try."""
    speech = Speech(args.speech.language, found.game)

    def say(key: str, **fields: Any) -> str:
        return args.speech.say("tin-balance", key, **fields)

    plays = grouped(found.plays)
    args.terminal.prose(say(f"head-{found.game}", plays=plays, bot=bot))
    stand_out: list[str] = []
    for group, cards in found.groups.items():
        args.terminal.line()
        heading = say(group) if found.game == CHOMP else speech.label(group)
        args.terminal.line(args.terminal.bold(heading))
        wide = max(len(speech.label(one.card)) for one in cards)
        for one in cards:
            label = speech.label(one.card)
            args.terminal.line(f"  {label.ljust(wide)}  {_row(one, found.game, say)}")
            if one.verdict != IN_BOUNDS:
                key = TO_TRY[one.verdict, found.game]
                stand_out.append(say(key, card=label, value=_value(one, found.game)))
    args.terminal.line()
    for text in stand_out or [say("nothing-stands-out")]:
        args.terminal.prose(text)


def _value(one: Strength, game: str) -> str:
    return f"{one.figure.value:.2f}" if game == CHOMP else f"{100 * one.figure.value:+.1f}"


def _row(one: Strength, game: str, say: Any) -> str:
    """A card's figures in one line."""
    figure = one.figure
    scale, digits = (1, 2) if game == CHOMP else (100, 1)
    low, high = f"{scale * figure.low:.{digits}f}", f"{scale * figure.high:.{digits}f}"
    text = f"{_value(one, game):>6}  ({low} – {high})"
    if one.taken is not None:
        text += "  " + say("taken", percent=f"{100 * one.taken:.0f}")
    if one.pays is not None:
        text += "  " + say("pays", points=f"{one.pays:.1f}")
    return text if one.verdict == IN_BOUNDS else f"{text}  ← {say(one.verdict)}"


COMMAND = Command(
    name="balance",
    run=run,
    positionals=(Positional("file", kind=CARDS),),
    flags=(
        games_flag(USUAL_GAMES),
        BOTS_FLAG,
        SEATS_FLAG,
        FIXED_SEED_FLAG,
        OUT_FLAG,
        JOBS_FLAG,
    ),
    examples=(
        "tin balance mine.toml",
        "tin balance chomp --seats 3 --games 1000",
        "tin balance braverse --json",
    ),
)
