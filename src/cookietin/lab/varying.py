"""Varying: from `hand=2..5` and `cookies=20,39,60` to every combination of them."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.options import Option, Whole
from cookietin.kernel.registry import house_rules, make_game
from cookietin.lab.setting import setting
from cookietin.lab.study import MOST_VARIANTS, Variant

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values

    Read = Callable[[Option, str], Any]
    """What a person typed for an option, as its value."""

SEATS = "seats"
BOTS = "bots"
HOUSE = "house"
BESIDE = (SEATS, BOTS, HOUSE)
"""What can be varied beside the options."""
AS_IS = "none"
"""The game without a house rule."""
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")


@dataclass(frozen=True)
class Table:
    """What all variants have in common, unless it is varied."""

    game: str
    options: Values
    house: str | None
    bots: list[str]
    seats: int | None


def read_varied(typed: list[str], declared: list[Option]) -> dict[str, list[str]]:
    """What is varied, each with its values as they are typed."""
    known = {option.name: option for option in declared}
    found: dict[str, list[str]] = {}
    for one in typed:
        name, equals, values = (part.strip() for part in one.partition("="))
        if not equals or not values:
            raise BadOption("not-varied", {"value": one})
        if name not in known and name not in BESIDE:
            raise BadOption("no-such-option", {"option": name, "options": [*known, *BESIDE]})
        if name in found:
            raise BadOption("varied-twice", {"option": name})
        found[name] = _values(values, known.get(name))
    return found


def _values(text: str, option: Option | None) -> list[str]:
    """Values between commas, or semicolons where they are lists; ranges are written out."""
    counted = option is None or isinstance(option, Whole)
    parts = text.split(";") if ";" in text else text.split(",")
    found: list[str] = []
    for part in (part.strip() for part in parts):
        ends = RANGE.fullmatch(part) if counted else None
        if ends is None:
            found.append(part)
            continue
        low, high = int(ends[1]), int(ends[2])
        if not 0 <= high - low < MOST_VARIANTS:
            raise BadOption("empty-range", {"value": part, "most": MOST_VARIANTS})
        found += [str(value) for value in range(low, high + 1)]
    return list(dict.fromkeys(found))


def variants(
    table: Table, varied: dict[str, list[str]], read: Read, seats_for: Callable[[Game], int]
) -> tuple[list[Variant], int]:
    """Every combination of what is varied, and which of them is the game as it usually is."""
    count = 1
    for values in varied.values():
        count *= len(values)
    if count > MOST_VARIANTS:
        raise BadOption("too-many-variants", {"count": count, "most": MOST_VARIANTS})
    declared = {option.name: option for option in make_game(table.game).declared}
    made: list[Variant] = []
    for combination in itertools.product(*varied.values()):
        settings = dict(zip(varied, combination, strict=True))
        options = {
            name: read(declared[name], value)
            for name, value in settings.items()
            if name in declared
        }
        house = settings.get(HOUSE, table.house)
        game = make_game(
            table.game, {**table.options, **options}, None if house in (None, AS_IS) else house
        )
        bots = settings[BOTS].split("+") if BOTS in settings else table.bots
        seats = _seats(settings, table, seats_for, game)
        made.append(Variant(settings, game, setting(game, [*bots], seats)))
    return made, _usual(table, made)


def _seats(
    settings: dict[str, str], table: Table, seats_for: Callable[[Game], int], game: Game
) -> int:
    if SEATS not in settings:
        return table.seats if table.seats is not None else seats_for(game)
    if not settings[SEATS].isdigit():
        fields = {
            "option": SEATS,
            "value": settings[SEATS],
            "range": f"{min(game.seats)}–{max(game.seats)}",
        }
        raise BadOption("option-out-of-range", fields)
    return int(settings[SEATS])


def _usual(table: Table, made: list[Variant]) -> int:
    """The variant in which all that is varied is as it would be without: else the first."""
    house = {} if table.house is None else house_rules(table.game).get(table.house, {})
    usual = make_game(table.game, {**house, **table.options}).options
    for place, variant in enumerate(made):
        beside = [name for name in variant.settings if name in BESIDE]
        if variant.game.options == usual and not beside:
            return place
    return 0
