"""`tin compare`: two variants, card files, decks or bots, and whether they can be told apart."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cookietin.bots import bot_names, sensible_bot
from cookietin.cli.command import FINE, INTERRUPTED, Args, Command, Misuse, Positional
from cookietin.cli.lab import STUDY_FLAGS, carried_out, study_from
from cookietin.cli.long_runs import out_from
from cookietin.cli.progress import grouped
from cookietin.cli.settings import bots_from, game_from, options_from, read_value, seats_of_bots
from cookietin.kernel.options import Data
from cookietin.kernel.registry import house_rules, make_game
from cookietin.lab import Study, Variant, setting
from cookietin.lab.comparing import Versus, at_one_table, changing_sides, versus
from cookietin.lab.intervals import as_typed
from cookietin.lab.report.wording import Wording, headlines
from cookietin.lab.workshop.matching import meeting

if TYPE_CHECKING:
    from cookietin.kernel.options import Option, Values
    from cookietin.lab.results import Results

USUAL = "usual"
"""The game as it is."""
VARIANT = "variant"
BOT = "bot"
DECK = "deck"


class Thing(NamedTuple):
    """One of the two: what it is called, what kind of thing it is, what it sets."""

    name: str
    kind: str
    options: Values
    house: str | None = None


def run(args: Args) -> int:
    """Compare, and say what came of it."""
    id = args.text("game") or ""
    one, other = (_thing(args.text(name) or "", id) for name in ("one", "other"))
    if one.kind != other.kind:
        raise Misuse("compare-unlike", {"one": one.name, "other": other.name})
    if one == other:
        raise Misuse("compare-same", {"one": one.name})
    study = {VARIANT: _variants, BOT: _bots, DECK: _decks}[one.kind](one, other, args)
    results = carried_out(study, args, out_from(args))
    if results is None:
        return INTERRUPTED
    found = _found(one, other, results)
    if args.json:
        told = {name: pair.json() for name, pair in found.items()}
        args.terminal.json(
            {"game": id, "one": one.name, "other": other.name, "plays": study.plays, "found": told}
        )
    else:
        _tell(one, other, found, results, args)
    return FINE


def _thing(typed: str, id: str) -> Thing:
    """What a person means by a word: settings, a file, a deck, a house rule or a bot."""
    game = make_game(id)
    declared = {option.name: option for option in game.declared}
    if typed == USUAL:
        return Thing(typed, VARIANT, {})
    if "=" in typed:
        return Thing(typed, VARIANT, _settings(typed, declared))
    if typed.endswith(".toml"):
        files = [option for option in game.declared if isinstance(option, Data)]
        if not files:
            raise Misuse("compare-no-files", {"game": id, "file": typed})
        return Thing(typed, VARIANT, {files[0].name: read_value(files[0], typed)})
    if typed in house_rules(id):
        return Thing(typed, VARIANT, {}, typed)
    if typed in bot_names(id):
        return Thing(typed, BOT, {})
    decks = [option for option in game.declared if option.from_file]
    if decks and (Path(typed).is_file() or typed in decks[0].range().split("|")):
        return Thing(typed, DECK, {decks[0].name: read_value(decks[0], typed)})
    raise Misuse("compare-unknown", {"one": typed, "game": id})


def _settings(typed: str, declared: dict[str, Option]) -> Values:
    """`hand=4 cookies=20`."""
    found: Values = {}
    for part in typed.replace(";", " ").split():
        name, equals, value = part.partition("=")
        if not equals or name not in declared:
            raise Misuse("compare-unknown", {"one": part, "game": typed})
        found[name] = read_value(declared[name], value)
    return found


def _variants(one: Thing, other: Thing, args: Args) -> Study:
    """The same bots play both with the same deals."""
    id = args.text("game") or ""
    common, named = options_from(args), bots_from(args)
    made = []
    for thing in (one, other):
        game = make_game(id, {**common, **thing.options}, thing.house or args.text("house"))
        seats = seats_of_bots(game, args.whole("seats"), named)
        bots = named or [sensible_bot(id)]
        made.append(Variant({VARIANT: thing.name}, game, setting(game, [*bots], seats)))
    return study_from(args, made)


def _bots(one: Thing, other: Thing, args: Args) -> Study:
    """Both sit at the same table, turn by turn around it."""
    game = game_from(args)
    seats = args.whole("seats") or max(2, game.fewest_seats)
    return study_from(args, [Variant({}, game, setting(game, [one.name, other.name], seats))])


def _decks(one: Thing, other: Thing, args: Args) -> Study:
    """Each deck on each side, with the same bots."""
    bot = next(iter(bots_from(args)), sensible_bot(args.text("game") or ""))
    decks = {thing.name: next(iter(thing.options.values())) for thing in (one, other)}
    return study_from(args, meeting([(one.name, other.name)], decks, options_from(args), bot))


def _found(one: Thing, other: Thing, results: Results) -> dict[str, Versus]:
    """What is compared, by the figure's name."""
    if one.kind == BOT:
        return {"bot": at_one_table(results, one.name, other.name)}
    if one.kind == DECK:
        return {"bot": changing_sides(results, 0, 1)}
    names = [name for name in headlines(results) if all(name in c for c in results.columns)]
    return {
        name: versus(
            results.columns[0][name], results.columns[1][name], results.study.rounds, len(names)
        )
        for name in names
    }


def _tell(one: Thing, other: Thing, found: dict[str, Versus], results: Results, args: Args) -> None:
    wording = Wording(results, args.speech.language)
    plays = grouped(results.study.plays)

    def signed(value: float, group: str) -> str:
        return ("−" if value < 0 else "") + wording.bare(value, group)

    def say(key: str, **fields: Any) -> str:
        return args.speech.say("tin-compare", key, **fields)

    args.terminal.prose(say("head", one=one.name, other=other.name, plays=plays))
    for name, pair in found.items():
        group, _, item = name.partition("/")
        figure = say("wins") if group == "bot" and not item else wording.figure(group, item)
        value = wording.change(pair.apart.value, group)
        args.terminal.line()
        args.terminal.line(args.terminal.bold(figure))
        for thing, figures in ((one, pair.one), (other, pair.other)):
            args.terminal.line(f"  {thing.name}: {wording.interval(figures, group)}")
        better, sign = (one, 1) if pair.apart.value > 0 else (other, -1)
        low, high = sorted([sign * pair.apart.low, sign * pair.apart.high])
        interval = wording.say("from-to", low=signed(low, group), high=signed(high, group))
        key = "told" if pair.told else "same" if pair.apart.value else "equal"
        fields = {"one": better.name, "difference": value, "interval": interval}
        args.terminal.prose(say(key, **fields, plays=grouped(as_typed(pair.needed))), indent="  ")


COMMAND = Command(
    name="compare",
    run=run,
    positionals=(Positional("game"), Positional("one"), Positional("other")),
    flags=STUDY_FLAGS,
    examples=(
        "tin compare number-chain usual hand=4",
        "tin compare number-chain thumb random",
        "tin compare braverse red blue --games 2000",
        "tin compare chomp usual mine.toml --seats 4",
    ),
)
