"""The second version of herds and feeding: sets and flood fill straight from the clauses, slow."""

from __future__ import annotations

from cookietin.games.chomp.land import Land
from cookietin.games.chomp.quarters import CODES
from tests.games.chomp.tables import cells

Place = tuple[int, int]
SIZES = {"s": 1, "m": 2, "l": 3}
WIDE = 36


class Quarter:
    """One visible quarter, unpacked."""

    def __init__(self, number: int) -> None:
        self.code = CODES[number % 16]
        self.ridges = [bool(number // 16 & 1 << side) for side in range(4)]

    @property
    def dino(self) -> str:
        """`sh` to `lc`, or nothing."""
        return self.code[:2] if self.code[:2] in ("sh", "mh", "lh", "sc", "mc", "lc") else ""

    @property
    def count(self) -> float:
        """Dinos on it."""
        if self.code[0] == "l":
            return 0.5
        return float(self.code[2:] or 1)


def unpack(land: Land) -> dict[Place, Quarter]:
    """The visible quarters by row and column."""
    return {
        divmod(cell, WIDE): Quarter(number) for cell, number in enumerate(cells(land)) if number
    }


def neighbours(seen: dict[Place, Quarter], place: Place) -> set[Place]:
    """Adjacent quarters: an edge in common and no ridge on either side of it (CH-04)."""
    row, column = place
    found = set()
    steps = [(-1, 0), (0, 1), (1, 0), (0, -1)]
    for side, (down, right) in enumerate(steps):
        other = (row + down, column + right)
        if other not in seen:
            continue
        if not seen[place].ridges[side] and not seen[other].ridges[(side + 2) % 4]:
            found.add(other)
    return found


def herds(seen: dict[Place, Quarter]) -> list[set[Place]]:
    """Maximal groups of adjacent areas of one exact type (CH-18)."""
    left = {place for place in seen if seen[place].dino}
    found = []
    while left:
        herd = {min(left)}
        while True:
            more = {
                other
                for place in herd
                for other in neighbours(seen, place)
                if seen[other].dino == seen[place].dino
            }
            if more <= herd:
                break
            herd |= more
        left -= herd
        found.append(herd)
    return found


def living(
    seen: dict[Place, Quarter], all_herds: list[set[Place]]
) -> tuple[list[tuple[str, float]], int]:
    """Type and size of each living herd, and how many went extinct (CH-19 to CH-21)."""
    around = [set().union(*(neighbours(seen, place) for place in herd)) for herd in all_herds]
    dino = [seen[min(herd)].dino for herd in all_herds]
    touched = [{seen[place].code for place in border} for border in around]
    alive = {number for number in range(len(all_herds)) if "tar" not in touched[number]}
    after_tar = set(alive)
    for hunter in after_tar:
        if dino[hunter][1] == "h" or "meat" in touched[hunter]:
            continue
        prey = {
            number
            for number in after_tar
            if dino[number][1] == "h"
            and SIZES[dino[number][0]] <= SIZES[dino[hunter][0]]
            and all_herds[number] & around[hunter]
        }
        alive -= prey
        if not prey:
            alive.discard(hunter)
    for number in set(alive):
        if dino[number][1] == "h" and "plants" not in touched[number]:
            alive.discard(number)
    sizes = [
        (dino[number], sum(seen[place].count for place in all_herds[number]))
        for number in sorted(alive)
    ]
    return sizes, len(all_herds) - len(alive)


def dino_points(alive: list[tuple[str, float]]) -> float:
    """Living dinos by size (CH-24)."""
    return sum(SIZES[dino[0]] * count for dino, count in alive)


def places(land: Land) -> set[int]:
    """Every cell where a card may go, from a table of which halves belong together."""
    seen = cells(land)
    halves = {}
    for cell, number in enumerate(seen):
        partner = number // 256 % 8
        if partner:
            halves[cell] = cell + [-WIDE, 1, WIDE, -1][partner - 1]
    found = set()
    for row in range(1, 34):
        for column in range(1, 34):
            at = row * WIDE + column
            card = {at, at + 1, at + WIDE, at + WIDE + 1}
            near = {cell + step for cell in card for step in (-WIDE, 1, WIDE, -1)}
            touches = any(seen[cell] for cell in card | near)
            if touches and all(halves.get(cell, cell) in card for cell in card):
                found.add(at)
    return found
