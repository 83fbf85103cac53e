"""Settings that several commands take: a game with its options, and who sits at the table."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cookietin.catalogue import made_from
from cookietin.cli.command import Args, BadInput, Flag, Misuse
from cookietin.cli.files import CARDS, DECK, read_text, toml_of
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import MOST_SEATS
from cookietin.kernel.options import Data
from cookietin.kernel.registry import make_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Option, Values

SEATS_FLAG = Flag("seats", takes="number", low=1, high=MOST_SEATS)
BOTS_FLAG = Flag("bots", takes="bots")
BOT_SECONDS_FLAG = Flag("bot-seconds", takes="number", default="5", low=1, high=3600)
OPTION_FLAG = Flag("option", takes="setting", repeats=True)
HOUSE_FLAG = Flag("house", takes="house")
SEED_FLAG = Flag("seed", takes="seed")

USUAL_SEATS = 3
LONGEST_NAME = 24


def game_from(args: Args) -> Game:
    """The game that was named, with its house rule and options."""
    id = args.text("game") or ""
    with files_by_name(_files(args, id)):
        return make_game(id, options_from(args), args.text("house"))


def options_from(args: Args) -> Values:
    """The options that were typed, read and checked one by one."""
    declared = _declared(args.text("game") or "")
    values: Values = {}
    for typed in args.all("option"):
        name, equals, value = typed.partition("=")
        name = name.strip()
        if not equals:
            raise Misuse("not-key-value", {"flag": "--option", "value": typed})
        if name not in declared:
            raise BadOption("no-such-option", {"option": name, "options": list(declared)})
        if name in values:
            raise Misuse("option-twice", {"option": name})
        values[name] = read_value(declared[name], value.strip())
    return values


def _declared(id: str) -> dict[str, Option]:
    return {option.name: option for option in make_game(id).declared}


def _files(args: Args, id: str) -> dict[str, str]:
    """The files that options were read from, by the option's name."""
    declared = _declared(id)
    typed = [setting.partition("=") for setting in args.all("option")]
    return {
        name.strip(): value.strip()
        for name, _, value in typed
        if isinstance(declared.get(name.strip()), Data)
    }


@contextmanager
def files_by_name(files: dict[str, str]) -> Iterator[None]:
    """Complaints name the file: the rules, handed what is in it, know its option's name alone."""
    try:
        yield
    except BadOption as wrong:
        file = wrong.fields.get("file")
        if file in files:
            wrong.fields["file"] = files[file]
        raise


def read_value(option: Option, typed: str) -> Any:
    """What was typed for an option, as its value; what is in a file is read there."""
    if isinstance(option, Data):
        return option.check(toml_in(typed))
    if option.from_file and Path(typed).is_file():
        return option.read(read_text(Path(typed), DECK) + "\n")
    return option.read(typed)


def toml_in(file: str) -> dict[str, Any]:
    """The table in a card file."""
    data = toml_of(file, read_text(Path(file), CARDS))
    if not data:
        # No data would stand for the game's own, which is not what the person asked for.
        raise BadInput("file-empty", {"file": file})
    return data


def changed(game: Game, args: Args) -> list[str]:
    """The options that are not as usual, as they are typed: what is in a file by its name."""
    typed = dict(setting.split("=", 1) for setting in args.all("option"))
    shown: list[str] = []
    for option in game.declared:
        value = game.options[option.name]
        if value == option.default:
            continue
        name = typed.get(option.name, "").strip()
        read = isinstance(option, Data) or (option.from_file and Path(name).is_file())
        shown.append(f"{option.name}={(name or '…') if read else as_typed(value)}")
    return shown


def braverse_pool_from(args: Args) -> Any:
    """The cards and decks of the card file that was named."""
    from cookietin.games.braverse import Pool

    file = args.text("cards") or ""
    data = toml_in(file)
    with files_by_name({"cards": file}):
        return Pool(data, made_from("braverse"))


def as_typed(value: Any) -> str:
    """An option's value as a person would type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ",".join(value) or "none"
    return "" if value == {} else str(value)


def bots_from(args: Args) -> list[str]:
    """The bots that were named, if any; those of others are invited, and go by their names."""
    typed = [word.strip() for word in (args.text("bots") or "").split(",")]
    return [_named_bot(args, word) for word in typed if word]


def _named_bot(args: Args, typed: str) -> str:
    if not set(typed) & set(":/="):
        return typed
    from cookietin.foreign import invite, read_invited

    invited = read_invited(typed, bot_seconds(args), args.speech.language)
    return typed if invited is None else invite(invited)


def bot_seconds(args: Args) -> float:
    """How long a bot of someone else's may take for an answer."""
    from cookietin.foreign import DEFAULT_SECONDS

    return float(args.whole("bot-seconds") or DEFAULT_SECONDS)


def people_from(args: Args) -> list[str]:
    """What the people are called who share the terminal: usually one."""
    if args.given("players"):
        if args.given("name"):
            raise Misuse("name-and-players")
        names = [_printable(name) for name in (args.text("players") or "").split(",")]
        if not all(names):
            raise Misuse("name-empty")
        for name in names:
            if names.count(name) > 1:
                raise Misuse("name-twice", {"name": name})
        return names
    typed = args.text("name")
    name = _printable(typed or os.environ.get("USER") or "")
    if not name and typed:
        raise Misuse("name-empty")
    return [name or args.say("nameless")]


def _printable(name: str) -> str:
    """A name without what would steer the terminal, and not too long."""
    clean = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    return clean[:LONGEST_NAME].strip()


def seats_for(game: Game, wanted: int | None, people: int, bots: list[str]) -> int:
    """How many sit down: as many as were asked for, as were named, or as usual."""
    if wanted is not None:
        seats = wanted
    elif bots:
        seats = people + len(bots)
    elif people > 1:
        seats = max(people, game.fewest_seats)
    else:
        seats = min(max(USUAL_SEATS, game.fewest_seats), game.most_seats)
    game.check_seats(seats)
    if people > seats:
        raise BadOption("more-people-than-seats", {"people": people, "seats": seats})
    if people + len(bots) > seats:
        raise BadOption("more-bots-than-seats", {"bots": len(bots), "seats": seats - people})
    return seats


def seats_of_bots(game: Game, wanted: int | None, named: list[str]) -> int:
    """How many sit where only bots do: those that are named, if they are enough for a table."""
    alone = len(named) >= game.fewest_seats or wanted is not None
    return seats_for(game, wanted, 0, named if alone else [])
