"""Settings that several commands take: a game with its options, and who sits at the table."""

from __future__ import annotations

import os
import tomllib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cookietin.bots import bot_names
from cookietin.catalogue import made_from
from cookietin.cli.command import Args, BadInput, Flag, Misuse
from cookietin.cli.files import CARDS, DECK, read_text
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
OPTION_FLAG = Flag("option", takes="setting", repeats=True)
HOUSE_FLAG = Flag("house", takes="house")
SEED_FLAG = Flag("seed", takes="seed")

USUAL_SEATS = 3
LONGEST_NAME = 24


def game_from(args: Args) -> Game:
    """The game that was named, with its house rule and options."""
    id = args.text("game") or ""
    declared = {option.name: option for option in make_game(id).declared}
    values: Values = {}
    files: dict[str, str] = {}
    for typed in args.all("option"):
        name, equals, value = typed.partition("=")
        name = name.strip()
        if not equals:
            raise Misuse("not-key-value", {"flag": "--option", "value": typed})
        if name not in declared:
            raise BadOption("no-such-option", {"option": name, "options": list(declared)})
        if name in values:
            raise Misuse("option-twice", {"option": name})
        values[name] = _value(declared[name], value.strip())
        if isinstance(declared[name], Data):
            files[name] = value.strip()
    with _files_by_name(files):
        return make_game(id, values, args.text("house"))


@contextmanager
def _files_by_name(files: dict[str, str]) -> Iterator[None]:
    """Complaints name the file: the rules, handed what is in it, know its option's name alone."""
    try:
        yield
    except BadOption as wrong:
        file = wrong.fields.get("file")
        if file in files:
            wrong.fields["file"] = files[file]
        raise


def _value(option: Option, typed: str) -> Any:
    if isinstance(option, Data):
        return option.check(_toml(typed))
    if option.from_file and Path(typed).is_file():
        return option.read(read_text(Path(typed), DECK) + "\n")
    return option.read(typed)


def _toml(file: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(read_text(Path(file), CARDS))
    except tomllib.TOMLDecodeError as error:
        raise BadInput("not-toml", {"file": file, "why": str(error)}) from None
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
    data = _toml(file)
    with _files_by_name({"cards": file}):
        return Pool(data, made_from("braverse"))


def as_typed(value: Any) -> str:
    """An option's value as a person would type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ",".join(value) or "none"
    return "" if value == {} else str(value)


def bots_from(args: Args) -> list[str]:
    """The bots that were named, if any."""
    return [name.strip() for name in (args.text("bots") or "").split(",") if name.strip()]


def usual_bot(game: str) -> str:
    """Who plays when nobody is named: the rule of thumb where there is one."""
    return "thumb" if "thumb" in bot_names(game) else "random"


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
