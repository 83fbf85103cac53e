"""Trying out: what a land would come to with a card more, found from what the card changes.

A card changes only the herds that it covers or touches; those that hunt them or are hunted by them
may change their fate; all others stay as they are. So a land's herds are gathered once, for each
place it is noted what stays, and each way to lay a card there gathers only what it touches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.chomp.goals import BARE_SEEN, CARNIVORE, EGGS, HERBIVORE, RIDGES_SEEN, TAR_SEEN
from cookietin.games.chomp.land import AREA, WIDE, covers
from cookietin.games.chomp.quarters import (
    BARE,
    FIRST_CARNIVORE,
    FIRST_DINO,
    MEAT,
    NEST,
    PLANTS,
    TAR,
    TYPES,
)
from cookietin.games.chomp.scoring import EGG_POINTS, Tally
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.cards import Cards
    from cookietin.games.chomp.land import Land

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
class Trial:
    """A land to try cards out on, and what it is with the card laid last; at first, as it is."""

    def __init__(self, land: Land, cards: Cards, own_nest: bool) -> None:
        self.land = land
        self.faces = cards.faces
        self.card_eggs = cards.eggs
        self.own_nest = own_nest
        self.nests = land.nests()
        self.seen: list[int] = []
        """What there is to count on the land as it is; found when someone asks."""
        self.at: i64 = 0
        self.kinds = _row(land.kinds)
        self.edges = _row(land.edges)
        self.label = _row(bytes(AREA))
        """One more than the number of the herd on each cell; none is 0."""
        # What each herd is by itself, and whether it has prey or a hunter.
        self.dino = _row(bytes(MOST_HERDS))
        self.halves = _row(bytes(MOST_HERDS))
        self.tar = _row(bytes(MOST_HERDS))
        self.food = _row(bytes(MOST_HERDS))
        self.prey = _row(bytes(MOST_HERDS))
        self.hunter = _row(bytes(MOST_HERDS))
        self.touched = _row(bytes(MOST_HERDS))
        # A cell is two bytes here: a list would make an object of each number.
        self.open = _row(bytes(2 * AREA))
        self.opened: i64 = 0
        """Cells of the herd that is gathered now, whose neighbours are still to be looked at."""
        self.pairs = _row(bytes(12 * AREA))
        self.paired: i64 = 0
        """A herd's number, then a cell of another diet beside it; and so on."""
        # What the land is worth.
        self.points: i64 = 0
        self.hungry: i64 = 0
        """What the herds would pay that lack nothing but food."""
        self.extinct: i64 = 0
        self.eggs: i64 = len(land.eggs)
        self.living = BytesWriter()
        """The type of a living herd, then its dinos; and so on."""
        # What stays the same at a place.
        self.still_points: i64 = 0
        self.still_hungry: i64 = 0
        self.still_extinct: i64 = 0
        self.still_living: i64 = 0
        self.still_eggs: i64 = 0
        self.still_nests: i64 = 0
        self.still_ridges: i64 = 0
        self.shaky: list[int] = []
        """A herd that stays, and whether it keeps a prey and a hunter; and so on."""
        self.again: list[int] = []
        """Cells whose herds must be gathered anew."""
        self.herds: i64 = 0
        self.cells: list[list[int]] = []
        self.beside: list[list[int]] = []
        """Of each herd, the herds of another diet that it touches."""
        self._gather_all()
        self.gathered: bytes = self.label.getvalue()

    def _gather_all(self) -> None:
        """The herds of the land as it is, and what it is worth."""
        land = self.land
        row: i64 = land.top
        while row <= land.bottom:
            cell: i64 = row * WIDE + land.left
            last: i64 = row * WIDE + land.right
            while cell <= last:
                if int(self.kinds[cell]) >= FIRST_DINO:
                    if int(self.label[cell]) == 0:
                        self._gather(cell, self.herds)
                        self.herds += 1
                        self.cells.append([])
                        self.beside.append([])
                    self.cells[int(self.label[cell]) - 1].append(cell)
                cell += 1
            row += 1
        place: i64 = 0
        while place < self.paired:
            beside, other = self.beside[int(self.pairs[place])], self._other(place)
            if other not in beside:
                beside.append(other)
            place += 3
        self._hunt()
        place = 0
        while place < self.herds:
            self._settle(place)
            place += 1

    def go(self, at: i64) -> None:
        """Go to a place, and note what stays the same whatever is laid there."""
        self._take_back()
        self.at = at
        self._touch(at)
        self.again.clear()
        self.shaky.clear()
        self.living.truncate(0)
        self.points = 0
        self.hungry = 0
        self.extinct = 0
        herd: i64 = 0
        while herd < self.herds:
            if self.touched[herd]:
                for cell in self.cells[herd]:
                    if not covers(at, cell):
                        self.again.append(cell)
            elif not self._shakes(herd):
                self._settle(herd)
            herd += 1
        self.still_points = self.points
        self.still_hungry = self.hungry
        self.still_extinct = self.extinct
        self.still_living = len(self.living)
        self.still_ridges = self._ridges()
        self.still_eggs = 0
        for egg in self.land.eggs:
            if not covers(at, egg):
                self.still_eggs += 1
        self.still_nests = 0
        for nest in self.nests:
            if not covers(at, nest):
                self.still_nests += 1

    def lay(self, card: i64, turned: i64) -> None:
        """Lay a card at the place, its eggs on nests that are free, and see what the land is."""
        at = self.at
        face = (card * 4 + turned) * 4
        _cover(self.kinds, at, self.faces[face], self.faces[face + 1])
        _cover(self.edges, at, self.faces[face + 2], self.faces[face + 3])
        _cover(self.label, at, NONE, NONE)
        label = self.label
        for cell in self.again:
            label[cell] = 0
        self.paired = 0
        herds: i64 = self.herds
        for cell in self.again:
            if int(label[cell]) == 0:
                self._gather(cell, herds)
                herds += 1
        nests: i64 = self.still_nests
        quarter: i64 = 0
        while quarter < 4:
            here: i64 = at + (quarter & 1) + (quarter >> 1) * WIDE
            kind: i64 = int(self.kinds[here])
            if kind >= FIRST_DINO:
                if int(label[here]) == 0:
                    self._gather(here, herds)
                    herds += 1
            elif kind == NEST and self.own_nest:
                nests += 1
            quarter += 1
        due: i64 = self.card_eggs[card]
        self.eggs = self.still_eggs + (due if due < nests else nests)
        self._feed(herds)

    def _feed(self, herds: i64) -> None:
        """The fates of the herds that the card made, and of those that stay but may be shaken."""
        self.points = self.still_points
        self.hungry = self.still_hungry
        self.extinct = self.still_extinct
        self.living.truncate(self.still_living)
        shaky = self.shaky
        place: i64 = 0
        while place < len(shaky):
            herd = shaky[place]
            self.prey[herd] = shaky[place + 1]
            self.hunter[herd] = shaky[place + 2]
            place += 3
        self._hunt()
        place = 0
        while place < len(shaky):
            self._settle(shaky[place])
            place += 3
        new: i64 = self.herds
        while new < herds:
            self._settle(new)
            new += 1

    def _take_back(self) -> None:
        """Be the land as it is."""
        at = self.at
        if at:
            kinds, edges, gathered = self.land.kinds, self.land.edges, self.gathered
            row = at + WIDE
            _cover(self.kinds, at, kinds[at : at + 2], kinds[row : row + 2])
            _cover(self.edges, at, edges[at : at + 2], edges[row : row + 2])
            _cover(self.label, at, gathered[at : at + 2], gathered[row : row + 2])
            for cell in self.again:
                self.label[cell] = gathered[cell]

    def _touch(self, at: i64) -> None:
        """Mark the herds that a card here covers or touches."""
        touched, label = self.touched, self.label
        herd: i64 = 0
        while herd < self.herds:
            touched[herd] = 0
            herd += 1
        row: i64 = -1
        while row < 3:
            column: i64 = -1
            while column < 3:
                found: i64 = int(label[at + row * WIDE + column])
                # What meets the card only at a corner does not touch it.
                if found and (row in (0, 1) or column in (0, 1)):
                    touched[found - 1] = 1
                column += 1
            row += 1

    def _shakes(self, herd: i64) -> bool:
        """Whether a herd that is not touched touches one that is; what it keeps is noted."""
        prey: i64 = 0
        hunter: i64 = 0
        shakes = False
        for other in self.beside[herd]:
            if self.touched[other]:
                shakes = True
            elif self._eats(herd, other):
                prey = 1
            elif self._eats(other, herd):
                hunter = 1
        if shakes:
            self.shaky.append(herd)
            self.shaky.append(prey)
            self.shaky.append(hunter)
        else:
            self.prey[herd] = int(prey)
            self.hunter[herd] = int(hunter)
        return shakes

    # Herds and feeding, as in the rules (CH-18 to CH-21).

    def _gather(self, start: i64, herd: i64) -> None:
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

    def _hunt(self) -> None:
        """Who eats whom, of the herds that were gathered last and those beside them."""
        place: i64 = 0
        while place < self.paired:
            herd: i64 = int(self.pairs[place])
            other = self._other(place)
            if self._eats(herd, other):
                self.prey[herd] = 1
                self.hunter[other] = 1
            elif self._eats(other, herd):
                self.prey[other] = 1
                self.hunter[herd] = 1
            place += 3

    def _other(self, place: i64) -> i64:
        """The other herd of a pair."""
        cell: i64 = int(self.pairs[place + 1]) * CUT + int(self.pairs[place + 2])
        return int(self.label[cell]) - 1

    def _eats(self, herd: i64, other: i64) -> bool:
        """Whether a herd without meat eats one of another diet, of its size or smaller."""
        dino: i64 = int(self.dino[herd])
        return (
            dino >= FIRST_CARNIVORE
            and int(self.tar[herd]) + int(self.food[herd]) + int(self.tar[other]) == 0
            and int(self.dino[other]) <= dino - FIRST_CARNIVORE
        )

    def _settle(self, herd: i64) -> None:
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

    # What is counted.

    def land_points(self) -> int:
        """What the land is worth without goals: living dinos and egg tokens."""
        return self.points + EGG_POINTS * self.eggs

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

    def herds_of(self, size: i64) -> int:
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
            if self._dinos(dino):
                alive += 1
            dino += 1
        return alive

    def count(self, thing: i64) -> int:
        """How many of a thing that a goal can ask for."""
        if thing < EGGS:
            return self._dinos(thing)
        if thing == EGGS:
            return self.eggs
        if not self.seen:
            self.seen = Tally(self.land).things
        found: i64 = self.seen[thing]
        if not self.at:
            return found
        if thing == RIDGES_SEEN:
            return found - self.still_ridges + self._ridges()
        kind: i64 = BARE if thing == BARE_SEEN else TAR + (thing - TAR_SEEN)
        quarter: i64 = 0
        while quarter < 4:
            cell: i64 = self.at + (quarter & 1) + (quarter >> 1) * WIDE
            if int(self.kinds[cell]) == kind:
                found += 1
            if self.land.kinds[cell] == kind:
                found -= 1
            quarter += 1
        return found

    def _dinos(self, thing: i64) -> int:
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

    def _ridges(self) -> int:
        """Ridges on the borders of the four cells at the place, once per border."""
        edges, at = self.edges, self.at
        found: i64 = 0
        place: i64 = 0
        while place < 6:
            # Three borders in each of two rows, then three in each of two columns.
            line, step = place // 3, place % 3 - 1
            cell: i64 = at + line * WIDE + step
            if int(edges[cell]) & RIGHT or int(edges[cell + 1]) & LEFT:
                found += 1
            cell = at + line + step * WIDE
            if int(edges[cell]) & BELOW or int(edges[cell + WIDE]) & ABOVE:
                found += 1
            place += 1
        return found


NONE: Final = bytes(2)


def _row(values: bytes) -> BytesWriter:
    row = BytesWriter()
    row.write(values)
    return row


def _cover(row: BytesWriter, at: i64, upper: bytes, lower: bytes) -> None:
    row[at] = upper[0]
    row[at + 1] = upper[1]
    row[at + WIDE] = lower[0]
    row[at + WIDE + 1] = lower[1]
