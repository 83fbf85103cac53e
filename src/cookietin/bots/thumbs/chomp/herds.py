"""Herds on a ground that may change: gathered from any of their cells, fed, and counted.

The same as the rules' own feeding (CH-18 to CH-21), for whoever must do it a thousand times in a
turn: herds are numbers in rows of bytes, only those that are asked for are gathered, and why a herd
has its fate is not kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.chomp.goals import CARNIVORE, HERBIVORE
from cookietin.games.chomp.land import AREA, WIDE
from cookietin.games.chomp.quarters import (
    BARE,
    FIRST_CARNIVORE,
    FIRST_DINO,
    MEAT,
    PLANTS,
    TAR,
    TYPES,
)
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_HERDS: Final = 96
"""Those of a whole land, and those that a card makes of them."""
CUT: Final = 64
"""Where the number of a cell is cut into two bytes."""

# The bits of ridges.
ABOVE: Final = 1
RIGHT: Final = 2
BELOW: Final = 4
LEFT: Final = 8

# As in the rules, in a form that compiled code reads at once.
DINO: Final = bytes([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 3, 4, 5])
HALVES: Final = bytes([0, 0, 0, 0, 0, 0, 2, 4, 2, 1, 2, 4, 2, 1])
WORTH: Final = bytes([1, 2, 3, 1, 2, 3])


@final
class Herds:
    """The herds of a ground by number, and what those that were counted are worth."""

    def __init__(self, kinds: bytes, edges: bytes) -> None:
        self.kinds = row_of(kinds)
        self.edges = row_of(edges)
        self.label = row_of(bytes(AREA))
        """One more than the number of the herd on each cell; none is 0."""
        # What each herd is by itself, and whether it has prey or a hunter.
        self.dino = row_of(bytes(MOST_HERDS))
        self.halves = row_of(bytes(MOST_HERDS))
        self.tar = row_of(bytes(MOST_HERDS))
        self.food = row_of(bytes(MOST_HERDS))
        self.prey = row_of(bytes(MOST_HERDS))
        self.hunter = row_of(bytes(MOST_HERDS))
        # A cell is two bytes here: a list would make an object of each number.
        self.open = row_of(bytes(2 * AREA))
        self.opened: i64 = 0
        """Cells of the herd that is gathered now, whose neighbours are still to be looked at."""
        self.pairs = row_of(bytes(12 * AREA))
        self.paired: i64 = 0
        """A herd's number, then a cell of another diet beside it; and so on."""
        self.points: i64 = 0
        self.hungry: i64 = 0
        """What the herds would pay that lack nothing but food."""
        self.extinct: i64 = 0
        self.living = BytesWriter()
        """The type of a living herd, then its dinos; and so on."""

    def count_from(self, points: i64, hungry: i64, extinct: i64, living: i64) -> None:
        """Count on from what was counted at some time before."""
        self.points = points
        self.hungry = hungry
        self.extinct = extinct
        self.living.truncate(living)

    def gather(self, start: i64, herd: i64) -> None:
        """A herd from one of its cells, with what it touches."""
        kinds, edges, open = self.kinds, self.edges, self.open
        kind: i64 = int(kinds[start])
        dino: i64 = DINO[kind]
        self.dino[herd] = int(dino)
        self.tar[herd] = 0
        self.food[herd] = 0
        self.prey[herd] = 0
        self.hunter[herd] = 0
        self.label[start] = int(herd + 1)
        halves: i64 = 0
        self._open(start)
        while self.opened:
            self.opened -= 2
            cell: i64 = int(open[self.opened]) * CUT + int(open[self.opened + 1])
            here: i64 = int(edges[cell])
            kind = int(kinds[cell])
            halves += HALVES[kind]
            beside: i64 = cell - WIDE
            kind = int(kinds[beside])
            if kind > BARE and not here & ABOVE and not int(edges[beside]) & BELOW:
                self._meet(herd, dino, beside, kind)
            beside = cell + 1
            kind = int(kinds[beside])
            if kind > BARE and not here & RIGHT and not int(edges[beside]) & LEFT:
                self._meet(herd, dino, beside, kind)
            beside = cell + WIDE
            kind = int(kinds[beside])
            if kind > BARE and not here & BELOW and not int(edges[beside]) & ABOVE:
                self._meet(herd, dino, beside, kind)
            beside = cell - 1
            kind = int(kinds[beside])
            if kind > BARE and not here & LEFT and not int(edges[beside]) & RIGHT:
                self._meet(herd, dino, beside, kind)
        self.halves[herd] = int(halves)

    def _open(self, cell: i64) -> None:
        self.open[self.opened] = int(cell // CUT)
        self.open[self.opened + 1] = int(cell % CUT)
        self.opened += 2

    def _meet(self, herd: i64, dino: i64, cell: i64, kind: i64) -> None:
        """What a herd has beside it: its own, food, a tar pit, or another diet."""
        if kind >= FIRST_DINO:
            other: i64 = DINO[kind]
            if other == dino:
                if int(self.label[cell]) == 0:
                    self.label[cell] = int(herd + 1)
                    self._open(cell)
            elif (other < FIRST_CARNIVORE) != (dino < FIRST_CARNIVORE):
                pairs, place = self.pairs, self.paired
                pairs[place] = int(herd)
                pairs[place + 1] = int(cell // CUT)
                pairs[place + 2] = int(cell % CUT)
                self.paired = place + 3
        elif kind == TAR:
            self.tar[herd] = 1
        elif kind == (PLANTS if dino < FIRST_CARNIVORE else MEAT):
            self.food[herd] = 1

    def hunt(self) -> None:
        """Who eats whom, of the herds that were gathered last and those beside them."""
        place: i64 = 0
        while place < self.paired:
            herd: i64 = int(self.pairs[place])
            other = self.other_of(place)
            if self.eats(herd, other):
                self.prey[herd] = 1
                self.hunter[other] = 1
            elif self.eats(other, herd):
                self.prey[other] = 1
                self.hunter[herd] = 1
            place += 3

    def other_of(self, place: i64) -> i64:
        """The other herd of a pair."""
        cell: i64 = int(self.pairs[place + 1]) * CUT + int(self.pairs[place + 2])
        return int(self.label[cell]) - 1

    def eats(self, herd: i64, other: i64) -> bool:
        """Whether a herd without meat eats one of another diet, of its size or smaller."""
        dino: i64 = int(self.dino[herd])
        return (
            dino >= FIRST_CARNIVORE
            and int(self.tar[herd]) + int(self.food[herd]) + int(self.tar[other]) == 0
            and int(self.dino[other]) <= dino - FIRST_CARNIVORE
        )

    def settle(self, herd: i64) -> None:
        """Count a herd by its fate."""
        dino: i64 = int(self.dino[herd])
        dinos: i64 = int(self.halves[herd]) >> 1
        worth: i64 = WORTH[dino]
        stuck = int(self.tar[herd]) != 0
        eaten = dino < FIRST_CARNIVORE and int(self.hunter[herd]) != 0
        if not stuck and not eaten:
            if int(self.food[herd]) or int(self.prey[herd]):
                self.points += dinos * worth
                self.living.append(int(dino))
                self.living.append(int(dinos))
                return
            self.hungry += dinos * worth
        self.extinct += 1

    def biggest(self) -> int:
        """Dinos in the biggest living herd."""
        most: i64 = 0
        place: i64 = 1
        while place < len(self.living):
            dinos: i64 = int(self.living[place])
            if dinos > most:
                most = dinos
            place += 2
        return most

    def as_big_as(self, size: i64) -> int:
        """Living herds of at least so many dinos."""
        found: i64 = 0
        place: i64 = 1
        while place < len(self.living):
            if int(self.living[place]) >= size:
                found += 1
            place += 2
        return found

    def types_alive(self) -> int:
        """How many of the six types live."""
        alive: i64 = 0
        dino: i64 = 0
        while dino < TYPES:
            if self.dinos_of(dino):
                alive += 1
            dino += 1
        return alive

    def dinos_of(self, thing: i64) -> int:
        """Living dinos of a type, a size or a diet."""
        found: i64 = 0
        place: i64 = 0
        while place < len(self.living):
            dino: i64 = int(self.living[place])
            if (
                dino == thing
                or dino % 3 + TYPES == thing
                or (thing == (HERBIVORE if dino < FIRST_CARNIVORE else CARNIVORE))
            ):
                found += int(self.living[place + 1])
            place += 2
        return found


def row_of(values: bytes) -> BytesWriter:
    """Bytes that can be changed."""
    row = BytesWriter()
    row.write(values)
    return row
