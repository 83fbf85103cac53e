"""A land: cards placed over and beside each other on the quarter grid (CH-13 to CH-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.chomp.quarters import (
    ABOVE,
    BELOW,
    KIND_BITS,
    LEFT,
    NEST,
    PARTNER,
    RIGHT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.chomp.cards import Cards

MOST_CARDS: Final = 9
CELLS: Final = 34
"""Cells in a row: from the start card eight placements reach no further than 16 either way."""
WIDE: Final = CELLS + 2
"""A ring of empty cells around saves asking where the grid ends."""
AREA: Final = WIDE * WIDE
START: Final = (CELLS // 2) * WIDE + CELLS // 2
"""The upper left cell of every start card."""

STEPS: Final[list[int]] = [-WIDE, 1, WIDE, -1]
"""From a cell to its neighbour on each side."""


def cell_names() -> list[str]:
    """The names of all cells, as on a chess board but from the top: column letter, row number."""
    names = [""] * AREA
    for row in range(CELLS):
        for column in range(CELLS):
            letter = chr(ord("a") + column % 26)
            name = letter if column < 26 else "a" + letter
            names[(row + 1) * WIDE + column + 1] = f"{name}{row + 1}"
    return names


@final
class Land:
    """The visible quarters, the cards in the order in which they were placed, and egg tokens."""

    def __init__(self) -> None:
        self.cells: list[int] = [0] * AREA
        """The topmost quarter of each cell (CH-15)."""
        self.cards: list[int] = []
        self.at: list[int] = []
        self.turned: list[int] = []
        self.eggs: list[int] = []
        """The cells of nests with an egg token, in the order in which they were laid."""
        self.top: i64 = CELLS
        self.bottom: i64 = 0
        self.left: i64 = CELLS
        self.right: i64 = 0

    def copy(self) -> Land:
        """An equal land that shares nothing."""
        twin = Land()
        twin.cells = self.cells[:]
        twin.cards = self.cards[:]
        twin.at = self.at[:]
        twin.turned = self.turned[:]
        twin.eggs = self.eggs[:]
        twin.top = self.top
        twin.bottom = self.bottom
        twin.left = self.left
        twin.right = self.right
        return twin

    def show(self, cell: i64, quarter: int) -> None:
        """Let a cell show a quarter."""
        self.cells[cell] = quarter
        row, column = cell // WIDE, cell % WIDE
        if row < self.top:
            self.top = row
        if row > self.bottom:
            self.bottom = row
        if column < self.left:
            self.left = column
        if column > self.right:
            self.right = column

    def place(self, card: int, at: i64, turned: int, faces: list[int]) -> int:
        """Put a card down; the egg tokens that it covers are lost (CH-17). Says how many."""
        face: i64 = (card * 4 + turned) * 4
        self.show(at, faces[face])
        self.show(at + 1, faces[face + 1])
        self.show(at + WIDE, faces[face + 2])
        self.show(at + WIDE + 1, faces[face + 3])
        self.cards.append(card)
        self.at.append(at)
        self.turned.append(turned)
        if not self.eggs:
            return 0
        left = [egg for egg in self.eggs if not covers(at, egg)]
        lost = len(self.eggs) - len(left)
        self.eggs = left
        return lost

    def place_with_eggs(self, card: int, at: int, turned: int, cards: Cards, own: bool) -> None:
        """Put a card down, its eggs on the first nests that are free; on its own if it may."""
        self.place(card, at, turned, cards.faces)
        eggs = cards.eggs[card]
        if eggs:
            for nest in self.nests():
                if eggs and (own or not covers(at, nest)):
                    self.eggs.append(nest)
                    eggs -= 1

    def take_back(self, before: Land) -> None:
        """Be as this land was before its last card: trying out costs no copy of all cells."""
        self.cards.pop()
        self.turned.pop()
        at: i64 = self.at.pop()
        self.cells[at] = before.cells[at]
        self.cells[at + 1] = before.cells[at + 1]
        self.cells[at + WIDE] = before.cells[at + WIDE]
        self.cells[at + WIDE + 1] = before.cells[at + WIDE + 1]
        self.eggs = before.eggs[:]
        self.top = before.top
        self.bottom = before.bottom
        self.left = before.left
        self.right = before.right

    def places(self) -> list[int]:
        """Every cell where a card's upper left quarter may go, row by row (CH-13, CH-14)."""
        cells = self.cells
        found: list[int] = []
        row: i64 = self.top - 2
        if row < 1:
            row = 1
        while row <= self.bottom + 1 and row < CELLS:
            at: i64 = self.left - 2
            if at < 1:
                at = 1
            last: i64 = self.right + 1
            if last >= CELLS:
                last = CELLS - 1
            last += row * WIDE
            at += row * WIDE
            while at <= last:
                upper: i64 = cells[at]
                upper_right: i64 = cells[at + 1]
                lower: i64 = cells[at + WIDE]
                lower_right: i64 = cells[at + WIDE + 1]
                if upper + upper_right + lower + lower_right == 0:
                    if self._beside(at):
                        found.append(at)
                elif not (
                    (upper & _PARTNERS and _leaves(upper, ABOVE, LEFT))
                    or (upper_right & _PARTNERS and _leaves(upper_right, ABOVE, RIGHT))
                    or (lower & _PARTNERS and _leaves(lower, BELOW, LEFT))
                    or (lower_right & _PARTNERS and _leaves(lower_right, BELOW, RIGHT))
                ):
                    found.append(at)
                at += 1
            row += 1
        return found

    def _beside(self, at: i64) -> bool:
        """Whether a card here would share an edge with the land; corners do not count."""
        cells = self.cells
        return (
            cells[at - WIDE]
            + cells[at - WIDE + 1]
            + cells[at - 1]
            + cells[at + 2]
            + cells[at + WIDE - 1]
            + cells[at + WIDE + 2]
            + cells[at + 2 * WIDE]
            + cells[at + 2 * WIDE + 1]
            != 0
        )

    def touches(self, at: i64) -> bool:
        """Whether a card here would overlap the land or share an edge with it (CH-13)."""
        cells = self.cells
        under = cells[at] + cells[at + 1] + cells[at + WIDE] + cells[at + WIDE + 1]
        return under != 0 or self._beside(at)

    def nests(self) -> list[int]:
        """The cells of visible nests without an egg token, row by row."""
        found: list[int] = []
        row: i64 = self.top
        while row <= self.bottom:
            cell: i64 = row * WIDE + self.left
            last: i64 = row * WIDE + self.right
            while cell <= last:
                if self.cells[cell] & KIND_BITS == NEST and cell not in self.eggs:
                    found.append(cell)
                cell += 1
            row += 1
        return found


_PARTNERS: Final = 7 * PARTNER


def _leaves(quarter: i64, side: i64, other: i64) -> bool:
    """Whether the other half of a large dino lies on one of two sides."""
    partner = quarter // PARTNER % 8 - 1
    return partner in (side, other)


def covers(at: i64, cell: i64) -> bool:
    """Whether a card whose upper left quarter is here covers a cell."""
    return cell == at or cell == at + 1 or cell == at + WIDE or cell == at + WIDE + 1
