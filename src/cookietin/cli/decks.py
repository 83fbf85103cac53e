"""`tin decks`: decks of Braverse against each other, and decks that get better by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cookietin.bots import sensible_bot
from cookietin.catalogue import made_from
from cookietin.cli.command import FINE, INTERRUPTED, Args, Command, Flag, Misuse, Positional
from cookietin.cli.deck import CARDS_FLAG, deck_in_file
from cookietin.cli.files import DECK, writing
from cookietin.cli.lab import carried_out, runner_from
from cookietin.cli.long_runs import (
    FIXED_SEED_FLAG,
    JOBS_FLAG,
    games_flag,
    seed_from,
    until_interrupted,
)
from cookietin.cli.progress import Progress, grouped
from cookietin.cli.settings import BOTS_FLAG, bots_from, braverse_pool_from
from cookietin.games.braverse.decks import read_deck, write_deck
from cookietin.lab.workshop.evolving import Breeding, evolve
from cookietin.lab.workshop.making import DeckMaker
from cookietin.lab.workshop.matching import GAME, Match, round_robin
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.games.braverse import Pool
    from cookietin.games.braverse.decks import Counts

MATCH = "match"
EVOLVE = "evolve"
USUAL_GAMES = 400
USUAL_GENERATIONS = 8
BRED_PLAYS = 40
"""Plays against each deck of the field and on each side, in each generation."""


def run(args: Args) -> int:
    """Match decks, or evolve one."""
    pool: Pool = made_from(GAME) if not args.given("cards") else braverse_pool_from(args)
    named = args.all("deck") or sorted(pool.starters)
    decks = {name: _deck(name, pool) for name in named}
    if args.text("what") == EVOLVE:
        return _evolve(decks, pool, args)
    if len(decks) < 2:
        raise Misuse("decks-too-few")
    match = _matched(decks, pool, args)
    if match is None:
        return INTERRUPTED
    if args.json:
        args.terminal.json(match.json())
    else:
        _tell(match, args)
    return FINE


def _deck(name: str, pool: Pool) -> Counts:
    if name in pool.starters:
        return pool.starters[name]
    return read_deck(deck_in_file(name, pool) + "\n")


def _matched(decks: dict[str, Any], pool: Pool, args: Args) -> Match | None:
    bot = next(iter(bots_from(args)), sensible_bot(GAME))
    plays = args.whole("games") or USUAL_GAMES
    study = round_robin(decks, _options(args, pool), bot, plays, seed_from(args))
    results = carried_out(study, args, None)
    return None if results is None else Match(list(decks), results)


def _options(args: Args, pool: Pool) -> dict[str, Any]:
    return {"cards": pool.data} if args.given("cards") else {}


def _tell(match: Match, args: Args) -> None:
    """A table of who beats whom, and whether a deck stands out."""

    def say(key: str, **fields: Any) -> str:
        return args.speech.say("tin-decks", key, **fields)

    wide = max(len(deck) for deck in match.decks)
    args.terminal.line(" " * (wide + 2) + "".join(f"{deck[:8]:>9}" for deck in match.decks))
    for deck in match.decks:
        cells = [
            "–" if other == deck else f"{100 * match.share(deck, other):.1f}"
            for other in match.decks
        ]
        args.terminal.line(f"  {deck.ljust(wide)}" + "".join(f"{cell:>9}" for cell in cells))
    args.terminal.line()
    for deck, found in sorted(match.overall.items(), key=lambda one: -one[1].one.value):
        share = found.one
        interval = f"{100 * share.value:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f})"
        key = "overall" if not found.told else "stronger" if share.value > 0.5 else "weaker"
        args.terminal.prose(say(key, deck=deck, share=interval))
    first = match.first
    interval = f"{100 * first.value:.1f} % ({100 * first.low:.1f} – {100 * first.high:.1f})"
    args.terminal.prose(say("first", share=interval))


def _evolve(decks: dict[str, Any], pool: Pool, args: Args) -> int:
    """Breed the first deck against the others, then try the outcome with deals it has not seen."""
    (name, start), *others = decks.items()
    field = dict(others) or {key: deck for key, deck in pool.starters.items() if deck != start}
    generations = args.whole("generations") or USUAL_GENERATIONS
    bot = next(iter(bots_from(args)), sensible_bot(GAME))
    breeding = Breeding(
        DeckMaker(pool),
        field,
        _options(args, pool),
        bot,
        BRED_PLAYS,
        seed_from(args),
        runner_from(args),
    )
    progress = Progress(args, generations, "generations")
    line = until_interrupted(
        progress, lambda stop: evolve(start, breeding, generations, progress.reach, stop)
    )
    if line is None:
        args.terminal.warn(args.speech.say("tin-lab", "given-up"))
        return INTERRUPTED
    bred = args.text("out") or f"{Path(name).stem}-bred.txt"
    match = _matched({name: start, bred: line.deck, **field}, pool, args)
    if match is None:
        return INTERRUPTED
    speech = Speech(args.speech.language, GAME)
    with writing(Path(bred)) as stream:
        stream.write(write_deck(line.deck, pool.cards, speech.label))
    if args.json:
        args.terminal.json({"deck": line.deck, "kept": line.kept, **match.json()})
        return FINE
    _tell(match, args)
    said = args.speech.say(
        "tin-decks", "bred", file=bred, kept=line.kept, count=grouped(generations)
    )
    args.terminal.prose(said)
    return FINE


COMMAND = Command(
    name="decks",
    run=run,
    positionals=(
        Positional("what", kind="decks", choices=(MATCH, EVOLVE)),
        Positional("deck", needed=False, repeats=True, kind=DECK),
    ),
    flags=(
        games_flag(USUAL_GAMES),
        Flag("generations", takes="number", default=str(USUAL_GENERATIONS), low=1, high=10_000),
        BOTS_FLAG,
        CARDS_FLAG,
        Flag("out", takes="file"),
        FIXED_SEED_FLAG,
        JOBS_FLAG,
    ),
    examples=(
        "tin decks match",
        "tin decks match red blue mine.txt --games 1000",
        "tin decks evolve red --generations 20 --out better.txt",
    ),
)
