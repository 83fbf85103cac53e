"""Goals: what a goal card counts and pays (CH-25), read from data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.chomp.by_hand.fields import check_fields
from cookietin.games.chomp.quarters import DINOS, SIZES, TYPES
from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from cookietin.games.chomp.scoring import Tally

THINGS: Final = [
    *DINOS,
    *SIZES,
    "herbivore",
    "carnivore",
    "egg",
    "plants",
    "meat",
    "tar",
    "nest",
    "ridge",
    "bare",
]
"""What a goal can count: living dinos of a type, size or diet; egg tokens; what is visible."""
HERBIVORE: Final = 9
CARNIVORE: Final = 10
EGGS: Final = 11
PLANTS_SEEN: Final = 12
MEAT_SEEN: Final = 13
TAR_SEEN: Final = 14
NESTS_SEEN: Final = 15
RIDGES_SEEN: Final = 16
BARE_SEEN: Final = 17

EACH: Final = 0
HERDS: Final = 1
BIGGEST: Final = 2
ALIVE: Final = 3
EXTINCT: Final = 4
MOST: Final = 5
FAMILIES: Final = ["each", "herds", "biggest", "types", "extinct", "most"]
"""Points for each of a thing · for each living herd of at least a size · for a biggest living herd
of at least a size · for so many types alive · for no more than so many extinct herds · for the most
of a thing."""

_MOST_POINTS: Final = 50


@final
class Goal:
    """One goal: a family, what or how many it asks for, and what it pays."""

    def __init__(self, name: str, family: int, number: int, points: int, every: int = 1) -> None:
        self.name = name
        self.family = family
        self.number = number
        """The thing that is counted, or the size that is asked for."""
        self.points = points
        self.every = every
        """How many of a thing or of herds it takes to be paid once."""

    def asks(self) -> str:
        """The thing or the number, as it stands in the data."""
        return THINGS[self.number] if self.family in (EACH, MOST) else str(self.number)

    def score(self, seat: int, tallies: list[Tally]) -> int:
        """What it pays to a seat, with the tallies of all seats."""
        own = tallies[seat]
        if self.family == EACH:
            return self.points * (own.things[self.number] // self.every)
        if self.family == HERDS:
            return self.points * (own.herds_of(self.number) // self.every)
        if self.family == BIGGEST:
            return self.points if own.biggest >= self.number else 0
        if self.family == ALIVE:
            return self.points if own.types_alive() >= self.number else 0
        if self.family == EXTINCT:
            return self.points if own.extinct <= self.number else 0
        mine = own.things[self.number]
        if mine == 0:
            return 0
        for tally in tallies:
            if tally.things[self.number] > mine:
                return 0
        return self.points

    def most(self, things: list[int]) -> int:
        """What it can pay at best where there is no more of all things than this."""
        if self.family == EACH:
            return self.points * (things[self.number] // self.every)
        if self.family == HERDS:
            dinos = things[HERBIVORE] + things[CARNIVORE]
            return self.points * (dinos // self.number // self.every)
        return self.points


def read_goal(data: Any, entry: str, file: str) -> Goal:
    """A goal from its entry in a data file."""
    fields = {"file": file, "entry": entry}
    if not isinstance(data, dict):
        raise BadOption("chomp-not-a-goal", {**fields, "found": data})
    given = [family for family in FAMILIES if family in data]
    if len(given) != 1:
        raise BadOption("chomp-goal-family", {**fields, "found": given, "families": FAMILIES})
    family = FAMILIES.index(given[0])
    known = [given[0], "name", "points"]
    if family in (EACH, HERDS):
        known.append("every")
    check_fields(data, known, entry, file)
    asked = data[given[0]]
    if family in (EACH, MOST):
        if asked not in THINGS:
            where = {**fields, "field": given[0], "found": asked, "names": THINGS}
            raise BadOption("chomp-no-such-thing", where)
        number = THINGS.index(asked)
    else:
        high = TYPES if family == ALIVE else 36
        number = read_whole(data, given[0], entry, file, 0 if family == EXTINCT else 1, high)
    points = read_whole(data, "points", entry, file, 1, _MOST_POINTS)
    every = read_whole(data, "every", entry, file, 1, 36) if "every" in data else 1
    name = data.get("name", "")
    if not isinstance(name, str):
        raise BadOption("chomp-not-a-name", {**fields, "entry": f"{entry}.name", "found": name})
    return Goal(name, family, number, points, every)


def read_whole(data: dict[str, Any], key: str, entry: str, file: str, low: int, high: int) -> int:
    """A whole number of an entry, in its range."""
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        fields = {"file": file, "entry": entry, "field": key, "found": value}
        raise BadOption("chomp-not-in-range", {**fields, "low": low, "high": high})
    return value
