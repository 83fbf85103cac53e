"""Trying out: what a land would come to with a card more, found from what the card changes.

A card changes only the herds that it covers or touches; those that hunt them or are hunted by them
may change their fate; all others stay as they are. So a land's herds are gathered once, for each
place it is noted what stays, and each way to lay a card there gathers only what it touches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.bots.thumbs.chomp.herds import ABOVE, BELOW, LEFT, MOST_HERDS, RIGHT, Herds, row_of
from cookietin.games.chomp.goals import BARE_SEEN, EGGS, RIDGES_SEEN, TAR_SEEN
from cookietin.games.chomp.land import WIDE, covers
from cookietin.games.chomp.quarters import BARE, FIRST_DINO, NEST, TAR
from cookietin.games.chomp.scoring import EGG_POINTS, Tally

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.cards import Cards
    from cookietin.games.chomp.land import Land
    from cookietin.rows import BytesWriter

NONE: Final = bytes(2)


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
        self.eggs: i64 = len(land.eggs)
        self.herds = Herds(land.kinds, land.edges)
        # The land as it is.
        self.gathered_herds: i64 = 0
        self.cells: list[list[int]] = []
        """Of each herd, its cells, and the herds of another diet that it touches."""
        self.beside: list[list[int]] = []
        self._gather_all()
        self.gathered: bytes = self.herds.label.getvalue()
        # What stays the same at a place.
        self.touched = row_of(bytes(MOST_HERDS))
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

    def _gather_all(self) -> None:
        """The herds of the land as it is, and what it is worth."""
        land, herds = self.land, self.herds
        row: i64 = land.top
        while row <= land.bottom:
            cell: i64 = row * WIDE + land.left
            last: i64 = row * WIDE + land.right
            while cell <= last:
                if int(herds.kinds[cell]) >= FIRST_DINO:
                    if int(herds.label[cell]) == 0:
                        herds.gather(cell, self.gathered_herds)
                        self.gathered_herds += 1
                        self.cells.append([])
                        self.beside.append([])
                    self.cells[int(herds.label[cell]) - 1].append(cell)
                cell += 1
            row += 1
        place: i64 = 0
        while place < herds.paired:
            beside, other = self.beside[int(herds.pairs[place])], herds.other_of(place)
            if other not in beside:
                beside.append(other)
            place += 3
        herds.hunt()
        place = 0
        while place < self.gathered_herds:
            herds.settle(place)
            place += 1

    def go(self, at: i64) -> None:
        """Go to a place, and note what stays the same whatever is laid there."""
        self._take_back()
        self.at = at
        self._touch(at)
        self.again.clear()
        self.shaky.clear()
        herds = self.herds
        herds.count_from(0, 0, 0, 0)
        herd: i64 = 0
        while herd < self.gathered_herds:
            if self.touched[herd]:
                for cell in self.cells[herd]:
                    if not covers(at, cell):
                        self.again.append(cell)
            elif not self._shakes(herd):
                herds.settle(herd)
            herd += 1
        self.still_points = herds.points
        self.still_hungry = herds.hungry
        self.still_extinct = herds.extinct
        self.still_living = len(herds.living)
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
        at, herds = self.at, self.herds
        kinds, label = herds.kinds, herds.label
        face = (card * 4 + turned) * 4
        _cover(kinds, at, self.faces[face], self.faces[face + 1])
        _cover(herds.edges, at, self.faces[face + 2], self.faces[face + 3])
        _cover(label, at, NONE, NONE)
        for cell in self.again:
            label[cell] = 0
        herds.paired = 0
        count: i64 = self.gathered_herds
        for cell in self.again:
            if int(label[cell]) == 0:
                herds.gather(cell, count)
                count += 1
        nests: i64 = self.still_nests
        quarter: i64 = 0
        while quarter < 4:
            here: i64 = at + (quarter & 1) + (quarter >> 1) * WIDE
            kind: i64 = int(kinds[here])
            if kind >= FIRST_DINO:
                if int(label[here]) == 0:
                    herds.gather(here, count)
                    count += 1
            elif kind == NEST and self.own_nest:
                nests += 1
            quarter += 1
        due: i64 = self.card_eggs[card]
        self.eggs = self.still_eggs + (due if due < nests else nests)
        self._feed(count)

    def _feed(self, count: i64) -> None:
        """The fates of the herds that the card made, and of those that stay but may be shaken."""
        herds, shaky = self.herds, self.shaky
        place: i64 = 0
        while place < len(shaky):
            herd = shaky[place]
            herds.prey[herd] = shaky[place + 1]
            herds.hunter[herd] = shaky[place + 2]
            place += 3
        herds.hunt()
        herds.count_from(
            self.still_points, self.still_hungry, self.still_extinct, self.still_living
        )
        place = 0
        while place < len(shaky):
            herds.settle(shaky[place])
            place += 3
        new: i64 = self.gathered_herds
        while new < count:
            herds.settle(new)
            new += 1

    def _take_back(self) -> None:
        """Be the land as it is."""
        at, herds = self.at, self.herds
        if at:
            kinds, edges, gathered = self.land.kinds, self.land.edges, self.gathered
            row = at + WIDE
            _cover(herds.kinds, at, kinds[at : at + 2], kinds[row : row + 2])
            _cover(herds.edges, at, edges[at : at + 2], edges[row : row + 2])
            _cover(herds.label, at, gathered[at : at + 2], gathered[row : row + 2])
            for cell in self.again:
                herds.label[cell] = gathered[cell]

    def _touch(self, at: i64) -> None:
        """Mark the herds that a card here covers or touches."""
        touched, label = self.touched, self.herds.label
        herd: i64 = 0
        while herd < self.gathered_herds:
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
            elif self.herds.eats(herd, other):
                prey = 1
            elif self.herds.eats(other, herd):
                hunter = 1
        if shakes:
            self.shaky.append(herd)
            self.shaky.append(prey)
            self.shaky.append(hunter)
        else:
            self.herds.prey[herd] = int(prey)
            self.herds.hunter[herd] = int(hunter)
        return shakes

    # What is counted.

    def land_points(self) -> int:
        """What the land is worth without goals: living dinos and egg tokens."""
        return self.herds.points + EGG_POINTS * self.eggs

    def count(self, thing: i64) -> int:
        """How many of a thing that a goal can ask for."""
        if thing < EGGS:
            return self.herds.dinos_of(thing)
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
            if int(self.herds.kinds[cell]) == kind:
                found += 1
            if self.land.kinds[cell] == kind:
                found -= 1
            quarter += 1
        return found

    def _ridges(self) -> int:
        """Ridges on the borders of the four cells at the place, once per border."""
        edges, at = self.herds.edges, self.at
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


def _cover(row: BytesWriter, at: i64, upper: bytes, lower: bytes) -> None:
    row[at] = upper[0]
    row[at + 1] = upper[1]
    row[at + WIDE] = lower[0]
    row[at + WIDE + 1] = lower[1]
