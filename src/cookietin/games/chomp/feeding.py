"""Herds and feeding: who lives and who goes extinct, and why (CH-18 to CH-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.chomp import quarters
from cookietin.games.chomp.land import STEPS, WIDE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.land import Land

# The fates of a herd. Those up to LIVES live.
GRAZES: Final = 0
SCAVENGES: Final = 1
HUNTS: Final = 2
LIVES: Final = 2
STUCK: Final = 3
EATEN: Final = 4
STARVES: Final = 5
WITHERS: Final = 6
FATES: Final = ["grazes", "scavenges", "hunts", "stuck", "eaten", "starves", "withers"]

NO_SIDE: Final = -1
NO_HERD: Final = -1


@final
class Herd:
    """A maximal group of adjacent areas of one exact type (CH-18)."""

    def __init__(self, dino: int, cell: int) -> None:
        self.dino = dino
        self.cell = cell
        """Its first cell, row by row."""
        self.halves: i64 = 0
        self.tar: i64 = NO_SIDE
        """On which side of it a tar pit was found first; likewise its food and its hunter."""
        self.food: i64 = NO_SIDE
        self.hunter: i64 = NO_SIDE
        self.fate: i64 = STARVES
        self.beside: list[int] = []
        """For a carnivore without meat: cells of herbivores beside it, each before its side."""
        self.others: list[int] = []
        """The herds that it eats, or that eat it, by number."""

    def dinos(self) -> int:
        """How many dinos it has; quarters do not count."""
        return self.halves // 2

    def lives(self) -> bool:
        """Whether it survives the feeding."""
        return self.fate <= LIVES

    def side(self) -> int:
        """On which side of it the reason for its fate lies."""
        if self.fate == STUCK:
            return self.tar
        return self.hunter if self.fate == EATEN else self.food


@final
class Feeding:
    """All herds of a land with their fates."""

    def __init__(self, land: Land) -> None:
        self.herds: list[Herd] = []
        self._first: i64 = land.top * WIDE
        self._number: list[int] = [NO_HERD] * (land.bottom * WIDE + WIDE - self._first)
        """The number of the herd on each cell, from the land's upper row on."""
        self._find(land)
        self._carnivores_eat()
        for herd in self.herds:
            if herd.dino < quarters.FIRST_CARNIVORE and herd.tar < 0 and herd.hunter < 0:
                herd.fate = GRAZES if herd.food >= 0 else WITHERS

    def herd_at(self, cell: int) -> int:
        """The number of the herd on a cell, or `NO_HERD`."""
        place = cell - self._first
        return self._number[place] if 0 <= place < len(self._number) else NO_HERD

    def _find(self, land: Land) -> None:
        kinds, numbers, first = land.kinds, self._number, self._first
        row: i64 = land.top
        while row <= land.bottom:
            cell: i64 = row * WIDE + land.left
            last: i64 = row * WIDE + land.right
            while cell <= last:
                if kinds[cell] >= quarters.FIRST_DINO and numbers[cell - first] == NO_HERD:
                    self._gather(cell, kinds, land.edges)
                cell += 1
            row += 1

    def _gather(self, start: i64, kinds: bytes, edges: bytes) -> None:
        """A new herd from its first cell, with what it touches."""
        number, numbers, first = len(self.herds), self._number, self._first
        own: i64 = quarters.DINO[kinds[start]]
        herd = Herd(own, start)
        food: i64 = quarters.PLANTS if own < quarters.FIRST_CARNIVORE else quarters.MEAT
        self.herds.append(herd)
        numbers[start - first] = number
        open = [start]
        while open:
            cell: i64 = open.pop()
            here: i64 = edges[cell]
            herd.halves += quarters.HALVES[kinds[cell]]
            side: i64 = 0
            while side < 4:
                beside: i64 = cell + STEPS[side]
                kind: i64 = kinds[beside]
                if (
                    kind
                    and not here & quarters.RIDGES[side]
                    and not edges[beside] & quarters.FACING[side]
                ):
                    if kind >= quarters.FIRST_DINO:
                        dino: i64 = quarters.DINO[kind]
                        if dino == own:
                            if numbers[beside - first] == NO_HERD:
                                numbers[beside - first] = number
                                open.append(beside)
                        elif own >= quarters.FIRST_CARNIVORE and dino < quarters.FIRST_CARNIVORE:
                            herd.beside.append(beside)
                            herd.beside.append(side)
                    elif kind == quarters.TAR:
                        if herd.tar < 0:
                            herd.tar = side
                            herd.fate = STUCK
                    elif kind == food and herd.food < 0:
                        herd.food = side
                side += 1

    def _carnivores_eat(self) -> None:
        """Step 2, for all at once on the state after the tar pits (CH-20)."""
        for number, herd in enumerate(self.herds):
            if herd.dino >= quarters.FIRST_CARNIVORE and herd.tar < 0:
                if herd.food >= 0:
                    herd.fate = SCAVENGES
                else:
                    self._hunt(herd, number)

    def _hunt(self, herd: Herd, number: int) -> None:
        """Eat every adjacent herbivore herd of the same dino size or smaller."""
        place: i64 = 0
        while place < len(herd.beside):
            prey_number = self.herd_at(herd.beside[place])
            side: i64 = herd.beside[place + 1]
            prey = self.herds[prey_number]
            if prey.tar < 0 and prey.dino <= herd.dino - quarters.FIRST_CARNIVORE:
                if prey_number not in herd.others:
                    herd.others.append(prey_number)
                if number not in prey.others:
                    prey.others.append(number)
                if prey.hunter < 0:
                    prey.hunter = (side + 2) % 4
                    prey.fate = EATEN
                if herd.food < 0:
                    herd.food = side
                    herd.fate = HUNTS
            place += 2


def herd_letter(number: int) -> str:
    """What a herd is called: A to Z, then AA and on."""
    letter = chr(ord("A") + number % 26)
    return letter if number < 26 else herd_letter(number // 26 - 1) + letter
