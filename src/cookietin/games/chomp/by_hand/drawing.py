"""Text pictures: a card or a whole land as lines that a person can read and edit.

    +------+------+
    | sh2  # plants
    +      +######+
    | lc     lc*  |
    +------+------+

A wall of # is a ridge (CH-04), * an egg symbol, @ an egg token; a blank quarter is no land. An egg
symbol on plants takes the place of their last letter: `plant*`.
"""

from __future__ import annotations

from typing import Final

from cookietin.games.chomp import quarters
from cookietin.kernel.complaint import BadOption

WALL: Final = "#"
_WIDE: Final = 7
"""From one wall to the next."""


class Drawing:
    """What a picture shows: quarters row by row, and which of them carry an egg token."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.quarters: list[int] = [0] * (rows * columns)
        self.tokens: list[int] = []

    def beside(self, place: int, side: int) -> int:
        """The place of the neighbour on a side, or -1."""
        row, column = place // self.columns, place % self.columns
        row += [-1, 0, 1, 0][side]
        column += [0, 1, 0, -1][side]
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return -1


def read_drawing(
    text: object, entry: str, file: str, called: dict[str, str] | None = None
) -> Drawing:
    """The quarters of a picture, or a complaint that says what is wrong where.

    What quarters are called in other words is said by `called`; card files have no other words.
    """
    fields = {"file": file, "entry": entry}
    if not isinstance(text, str):
        raise BadOption("chomp-not-a-picture", {**fields, "found": text})
    lines = [line.rstrip() for line in text.strip("\n").split("\n")]
    longest = max([len(line) for line in lines])
    rows, columns = (len(lines) - 1) // 2, longest // _WIDE
    if len(lines) % 2 == 0 or rows < 1 or columns < 1 or longest > columns * _WIDE + 1:
        size = {"lines": len(lines), "wide": longest}
        raise BadOption("chomp-picture-size", {**fields, **size})
    lines = [line.ljust(columns * _WIDE + 1) for line in lines]
    drawing = Drawing(rows, columns)
    for place in range(rows * columns):
        row, column = place // columns, place % columns
        left, line = column * _WIDE, lines[row * 2 + 1]
        word = line[left + 1 : left + _WIDE].strip()
        where = {**fields, "row": row + 1, "column": column + 1, "found": word}
        quarter = _quarter(word, where, drawing, place, called or {})
        walls = [
            lines[row * 2][left + 1 : left + _WIDE],
            line[left + _WIDE],
            lines[row * 2 + 2][left + 1 : left + _WIDE],
            line[left],
        ]
        for side in range(4):
            wall = set(walls[side])
            if len(wall) > 1 or not wall <= set(" -|#"):
                raise BadOption("chomp-picture-wall", {**where, "found": walls[side]})
            if WALL in wall and quarter:
                quarter += quarters.EDGES * quarters.RIDGES[side]
        drawing.quarters[place] = quarter
    return drawing


def _quarter(
    word: str, where: dict[str, object], drawing: Drawing, place: int, called: dict[str, str]
) -> int:
    if not word:
        return 0
    name, egg = word.rstrip("*@ "), 0
    marks = word[len(name) :]
    name = called.get(name, name)
    if marks and len(word) == _WIDE - 1:
        name = _uncut(name, called)
    if name not in quarters.CODES[1:]:
        raise BadOption("chomp-picture-quarter", {**where, "codes": quarters.CODES[1:]})
    if "*" in marks:
        egg = quarters.EDGES * quarters.EGG
    if "@" in marks:
        if name != quarters.CODES[quarters.NEST]:
            raise BadOption("chomp-token-off-nest", where)
        drawing.tokens.append(place)
    return quarters.CODES.index(name) + egg


def _uncut(name: str, called: dict[str, str]) -> str:
    """A name that fills its quarter gives up its last letter to the sign behind it: `plant*`."""
    whole = {code for code in quarters.CODES[1:] if code[:-1] == name}
    whole |= {code for word, code in called.items() if word[:-1] == name}
    return whole.pop() if len(whole) == 1 else name


def pair_large(drawing: Drawing, entry: str, file: str) -> None:
    """Find the two halves of every large dino: neighbours with no ridge between (CH-04)."""
    for place, quarter in enumerate(drawing.quarters):
        if not _unpaired(quarter):
            continue
        halves = [side for side in range(4) if _joins(drawing, place, side)]
        # A half with one neighbour only leaves no doubt: those go first.
        if len(halves) == 1:
            _pair(drawing, place, halves[0])
    for place, quarter in enumerate(drawing.quarters):
        if not _unpaired(quarter):
            continue
        halves = [side for side in range(4) if _joins(drawing, place, side)]
        if not halves:
            row, column = place // drawing.columns + 1, place % drawing.columns + 1
            found = quarters.CODES[quarter % quarters.EDGES]
            where = {"file": file, "entry": entry, "row": row, "column": column, "found": found}
            raise BadOption("chomp-half-a-dino", where)
        _pair(drawing, place, halves[0])


def _unpaired(quarter: int) -> bool:
    kind, edges = quarter % quarters.EDGES, quarter // quarters.EDGES
    return (
        kind > quarters.NEST
        and quarters.DINO[kind] % 3 == quarters.LARGE
        and not edges & quarters.PARTNERS
    )


def _joins(drawing: Drawing, place: int, side: int) -> bool:
    """Whether the quarter on a side can be the other half."""
    beside = drawing.beside(place, side)
    if beside < 0:
        return False
    here, there = drawing.quarters[place], drawing.quarters[beside]
    ridge = (
        here // quarters.EDGES & quarters.RIDGES[side]
        or there // quarters.EDGES & quarters.FACING[side]
    )
    return here % quarters.EDGES == there % quarters.EDGES and _unpaired(there) and not ridge


def _pair(drawing: Drawing, place: int, side: int) -> None:
    drawing.quarters[place] += quarters.EDGES * quarters.PARTNER * (side + 1)
    drawing.quarters[drawing.beside(place, side)] += (
        quarters.EDGES * quarters.PARTNER * ((side + 2) % len(quarters.SIDES) + 1)
    )
