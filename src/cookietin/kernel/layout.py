"""The layout of an observation: which column of a row of small numbers means what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.names import Names

MOST: Final = 255
"""The highest number that a column can hold."""

NOT_OBSERVED: Final = ["question", "outcome", "first"]
"""Parts of the JSON that no layout need have: how questions are counted, and how it ended."""

_HIGHER: Final = " // 256"
_MIDDLE: Final = " + 128"
_LOWER: Final = " % 256"
"""How the two columns of one number are called, and the first if it can be below 0."""


class Block:
    """Columns that belong together."""

    def __init__(
        self, name: str, first: int, high: int, columns: list[str], pile: bool = False
    ) -> None:
        self.name = name
        self.first = first
        """The first of its columns."""
        self.high = high
        """No column of it is ever higher."""
        self.columns = columns
        """What each column means."""
        self.pile = pile
        """Whether it counts the cards of a place, each kind in its column."""
        self.stands: dict[str, list[str]] = {}
        """What 0, 1, 2 … stand for in its columns of this name; in all others, by no name."""

    def __repr__(self) -> str:
        last = self.first + len(self.columns) - 1
        return f"<block {self.name}: columns {self.first} to {last}, up to {self.high}>"

    def stands_for(self, column: str) -> list[str]:
        """What the numbers of a column stand for; nothing if they are just numbers."""
        return self.stands.get(column.rpartition(": ")[2], self.stands.get("", []))

    def numbers(self, row: bytes) -> dict[str, int]:
        """The columns of a row that are not 0, a number that has two of them as one."""
        found: dict[str, int] = {}
        higher, middle = 0, 0
        for column, digit in zip(self.columns, row[self.first :], strict=False):
            name = column.removesuffix(_MIDDLE)
            if name.endswith(_HIGHER):
                higher, middle = digit, 0 if name == column else 128
            elif name.endswith(_LOWER):
                if higher or digit:
                    found[name.removesuffix(_LOWER)] = 256 * (higher - middle) + digit
            elif digit:
                found[name] = digit
        return found

    def read(self, row: bytes) -> dict[str, Any]:
        """The same with what numbers stand for."""
        found: dict[str, Any] = {}
        for column, number in self.numbers(row).items():
            names = self.stands_for(column)
            found[column] = names[number] if names else number
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return _block, (self.name, self.first, self.high, self.columns, self.pile, self.stands)

    def json(self) -> dict[str, Any]:
        """The block as plain data."""
        return {
            "name": self.name,
            "first": self.first,
            "size": len(self.columns),
            "high": self.high,
            "columns": list(self.columns),
            "stands": dict(self.stands),
        }


class Layout:
    """All blocks of a game's observations with so many seats. Seats are relative: `me` first.

    For a spectator `me` is seat0. A pile is how often each kind lies in it, with a first column
    for cards that the viewer does not know.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.blocks: list[Block] = []
        self.size = 0
        self.left_out: list[str] = []
        """Parts of the JSON that are not in the row, beside `NOT_OBSERVED`."""
        self.unordered: list[str] = []
        """Parts of which the row has what lies there, but not in which order."""

    def __repr__(self) -> str:
        return f"<layout of {len(self.blocks)} blocks, {self.size} columns, {self.seats} seats>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _layout, (self.seats, self.blocks, self.size, self.left_out, self.unordered)

    def add(self, name: str, columns: list[str], high: int = 1, pile: bool = False) -> None:
        """The next block."""
        self.blocks.append(Block(name, self.size, min(high, MOST), columns, pile))
        self.size += len(columns)

    def stands_for(self, names: list[str], *columns: str) -> None:
        """What 0, 1, 2 … mean in some columns of the last block; in all of it if none are named."""
        for column in columns or ("",):
            self.blocks[-1].stands[column] = names

    def number(self, name: str, high: int) -> None:
        """One number; one that can be over 255 has two columns, the higher digit first."""
        self.add(name, [name] if high <= MOST else [name + _HIGHER, name + _LOWER], high)

    def one_of(self, name: str, names: Names) -> None:
        """A column for each of a few names: 1 where it is that one."""
        self.add(name, list(names))

    def seat(self, name: str, none: bool = False) -> None:
        """A column for each seat: 1 where it is that one; a first column if it can be nobody."""
        self.add(name, ["nobody"] * none + self.relative())

    def pile(self, name: str, names: Names, high: int) -> None:
        """How often each kind lies in a pile; the first column counts what is not known."""
        self.add(name, list(names), high, pile=True)

    def relative(self) -> list[str]:
        """What seats are called in a row."""
        return ["me", *[f"me+{step}" for step in range(1, self.seats)]]

    def block(self, name: str) -> Block:
        """The block of this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)

    def read(self, row: bytes) -> dict[str, Any]:
        """What a row says, block by block and by the names of columns, without what is 0."""
        found: dict[str, Any] = {}
        for block in self.blocks:
            said = block.read(row)
            if said:
                found[block.name] = said.get(block.name, said)
        return found

    def json(self) -> dict[str, Any]:
        """The layout as plain data: pages about it are written from this."""
        return {
            "seats": self.seats,
            "size": self.size,
            "blocks": [block.json() for block in self.blocks],
            "left_out": [*NOT_OBSERVED, *self.left_out],
            "unordered": list(self.unordered),
        }


def steps_ahead(seat: i64, me: i64, seats: i64) -> i64:
    """Which column of a block of seats is a seat's: how far it sits from the first, `me`."""
    return seat - me if seat >= me else seat - me + seats


def _block(
    name: str, first: int, high: int, columns: list[str], pile: bool, stands: dict[str, list[str]]
) -> Block:
    """A block that was copied or sent."""
    block = Block(name, first, high, columns, pile)
    block.stands = stands
    return block


def _layout(
    seats: int, blocks: list[Block], size: int, left_out: list[str], unordered: list[str]
) -> Layout:
    """A layout that was copied or sent."""
    layout = Layout(seats)
    layout.blocks = blocks
    layout.size = size
    layout.left_out = left_out
    layout.unordered = unordered
    return layout
