"""A land: cards placed over and beside each other on the quarter grid (CH-13 to CH-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.chomp import quarters
from cookietin.rows import BytesWriter

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


NOTHING: Final = bytes(AREA)

_NUMBERS: Final[list[Any]] = list(range(AREA))
"""The numbers of all cells: lists of places share them, and make none of their own."""


@final
class Land:
    """The visible quarters, the cards in the order in which they were placed, and egg tokens.

    Nothing that it holds is changed, only replaced: a copy shares all of it.
    """

    def __init__(self) -> None:
        self.kinds: bytes = NOTHING
        """What the topmost quarter of each cell shows (CH-15)."""
        self.edges: bytes = NOTHING
        """And what is printed on its edges."""
        self.cards: tuple[int, ...] = ()
        self.at: tuple[int, ...] = ()
        self.turned: tuple[int, ...] = ()
        self.eggs: tuple[int, ...] = ()
        """The cells of nests with an egg token, in the order in which they were laid."""
        self.top: i64 = CELLS
        self.bottom: i64 = 0
        self.left: i64 = CELLS
        self.right: i64 = 0
        self.listed: bytes = b""
        """The cards as an observation lists them; nothing until somebody asks, or once one came."""

    def copy(self) -> Land:
        """An equal land that goes its own way."""
        twin = Land()
        twin.cards = self.cards
        twin.at = self.at
        twin.turned = self.turned
        twin.kinds = self.kinds
        twin.edges = self.edges
        twin.eggs = self.eggs
        twin.top = self.top
        twin.bottom = self.bottom
        twin.left = self.left
        twin.right = self.right
        twin.listed = self.listed
        return twin

    def quarter(self, cell: i64) -> int:
        """The topmost quarter of a cell."""
        return self.kinds[cell] + quarters.EDGES * self.edges[cell]

    def show(self, cell: i64, quarter: int) -> None:
        """Let a cell show a quarter."""
        kinds, edges = self.kinds, self.edges
        self.kinds = kinds[:cell] + bytes([quarter % quarters.EDGES]) + kinds[cell + 1 :]
        self.edges = edges[:cell] + bytes([quarter // quarters.EDGES]) + edges[cell + 1 :]
        row, column = cell // WIDE, cell % WIDE
        self._reach(row, row, column, column)

    def _reach(self, top: i64, bottom: i64, left: i64, right: i64) -> None:
        if top < self.top:
            self.top = top
        if bottom > self.bottom:
            self.bottom = bottom
        if left < self.left:
            self.left = left
        if right > self.right:
            self.right = right

    def place(self, card: int, at: i64, turned: int, faces: list[bytes]) -> int:
        """Put a card down; the egg tokens that it covers are lost (CH-17). Says how many."""
        face: i64 = (card * 4 + turned) * 4
        self.listed = b""
        self.kinds = _over(self.kinds, at, faces[face], faces[face + 1])
        self.edges = _over(self.edges, at, faces[face + 2], faces[face + 3])
        row, column = at // WIDE, at % WIDE
        self._reach(row, row + 1, column, column + 1)
        self.cards += (card,)
        self.at += (at,)
        self.turned += (turned,)
        if not self.eggs:
            return 0
        left = tuple([egg for egg in self.eggs if not covers(at, egg)])
        lost = len(self.eggs) - len(left)
        self.eggs = left
        return lost

    def lay_egg(self, cell: int) -> None:
        """Put an egg token on a nest."""
        self.eggs += (cell,)

    def place_with_eggs(self, card: int, at: int, turned: int, cards: Cards, own: bool) -> None:
        """Put a card down, its eggs on the first nests that are free; on its own if it may."""
        self.place(card, at, turned, cards.faces)
        eggs = cards.eggs[card]
        if eggs:
            for nest in self.nests():
                if eggs and (own or not covers(at, nest)):
                    self.lay_egg(nest)
                    eggs -= 1

    def places(self) -> list[int]:
        """Every cell where a card's upper left quarter may go, row by row (CH-13, CH-14)."""
        kinds, numbers = self.kinds, _NUMBERS
        found: list[Any] = []
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
                upper: i64 = kinds[at]
                upper_right: i64 = kinds[at + 1]
                lower: i64 = kinds[at + WIDE]
                lower_right: i64 = kinds[at + WIDE + 1]
                if upper + upper_right + lower + lower_right == 0:
                    if self._beside(at):
                        found.append(numbers[at])
                elif not self._cuts(at):
                    found.append(numbers[at])
                at += 1
            row += 1
        return found

    def _cuts(self, at: i64) -> bool:
        """Whether a card here would cover one half of a large dino and leave the other (CH-14)."""
        edges = self.edges
        upper: i64 = edges[at]
        upper_right: i64 = edges[at + 1]
        lower: i64 = edges[at + WIDE]
        lower_right: i64 = edges[at + WIDE + 1]
        if (upper | upper_right | lower | lower_right) & quarters.PARTNERS == 0:
            return False
        upper &= quarters.PARTNERS
        upper_right &= quarters.PARTNERS
        lower &= quarters.PARTNERS
        lower_right &= quarters.PARTNERS
        return (
            upper in (_ABOVE, _LEFT)
            or upper_right in (_ABOVE, _RIGHT)
            or lower in (_BELOW, _LEFT)
            or lower_right in (_BELOW, _RIGHT)
        )

    def _beside(self, at: i64) -> bool:
        """Whether a card here would share an edge with the land; corners do not count."""
        kinds = self.kinds
        below = at + 2 * WIDE
        above: i64 = kinds[at - WIDE] | kinds[at - WIDE + 1]
        left: i64 = kinds[at - 1] | kinds[at + WIDE - 1]
        right: i64 = kinds[at + 2] | kinds[at + WIDE + 2]
        return above != 0 or left != 0 or right != 0 or kinds[below] != 0 or kinds[below + 1] != 0

    def touches(self, at: i64) -> bool:
        """Whether a card here would overlap the land or share an edge with it (CH-13)."""
        kinds = self.kinds
        under = kinds[at] + kinds[at + 1] + kinds[at + WIDE] + kinds[at + WIDE + 1]
        return under != 0 or self._beside(at)

    def nests(self) -> list[int]:
        """The cells of visible nests without an egg token, row by row."""
        kinds = self.kinds
        found: list[int] = []
        row: i64 = self.top
        while row <= self.bottom:
            cell: i64 = row * WIDE + self.left
            last: i64 = row * WIDE + self.right
            while cell <= last:
                if kinds[cell] == quarters.NEST and cell not in self.eggs:
                    found.append(cell)
                cell += 1
            row += 1
        return found


_ABOVE: Final = quarters.PARTNER * (quarters.ABOVE + 1)
_RIGHT: Final = quarters.PARTNER * (quarters.RIGHT + 1)
_BELOW: Final = quarters.PARTNER * (quarters.BELOW + 1)
_LEFT: Final = quarters.PARTNER * (quarters.LEFT + 1)
"""The edges of a half whose other half lies on that side."""


def _over(plane: bytes, at: i64, upper: bytes, lower: bytes) -> bytes:
    """What is seen with two by two quarters on top."""
    seen = BytesWriter()
    seen.write(plane)
    seen[at] = upper[0]
    seen[at + 1] = upper[1]
    seen[at + WIDE] = lower[0]
    seen[at + WIDE + 1] = lower[1]
    return seen.getvalue()


def covers(at: i64, cell: i64) -> bool:
    """Whether a card whose upper left quarter is here covers a cell."""
    return cell == at or cell == at + 1 or cell == at + WIDE or cell == at + WIDE + 1
