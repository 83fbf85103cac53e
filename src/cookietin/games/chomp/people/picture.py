"""Pictures: a land, a card and the whole table as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.chomp import quarters
from cookietin.games.chomp.goals import ALIVE, BIGGEST, EACH, EXTINCT, HERDS, Goal
from cookietin.games.chomp.land import CELLS, START, WIDE, Land
from cookietin.games.chomp.people.facts import herds_facts
from cookietin.games.chomp.row import COLUMNS
from cookietin.kernel.drawing import WIDEST, flowing, mark
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.chomp.state.position import ChompPosition

TINTS: Final[dict[str, str]] = {
    "plants": "green",
    "sh1": "green",
    "sh2": "green",
    "mh": "green",
    "lh": "green",
    "meat": "red",
    "sc1": "red",
    "sc2": "red",
    "mc": "red",
    "lc": "red",
    "nest": "yellow",
    "tar": "magenta",
    "######": "cyan",
    "#": "cyan",
}
"""The colours of a land where there are any: green grazes, red hunts."""


_ROOM: Final = 6
"""Signs that a quarter has for its word."""
_NO_CARD: Final = [" " * 15] * 5
_WIDEST: Final = WIDEST
_BESIDE: Final = 3
"""Signs that the number of a row has."""
_CELL: Final = 7
"""Signs from one border to the next."""


def tints(label: Callable[[str], str]) -> dict[str, str]:
    """The colours by the words that a land has for people."""
    return {label(word): tint for word, tint in TINTS.items()}


def land_lines(land: Land, cells: list[str], label: Callable[[str], str]) -> list[str]:
    """A land as a picture that `read_drawing` can read, below and beside its coordinates."""
    top, bottom, left, right = land.top, land.bottom, land.left, land.right
    columns = range(left, right + 1)
    heads = [cells[WIDE + column].rstrip("0123456789").ljust(6) for column in columns]
    lines = ["     " + " ".join(heads).rstrip()]
    for row in range(top, bottom + 2):
        wall = "   "
        for column in range(left, right + 2):
            wall += _corner(land, row * WIDE + column)
            if column <= right:
                wall += _wall(land, row * WIDE + column)
        lines.append(wall.rstrip())
        if row > bottom:
            break
        line = f"{row:2d} "
        for column in range(left, right + 2):
            cell = row * WIDE + column
            line += _side(land, cell)
            if column <= right:
                line += _word(land, cell, label)
        lines.append(line.rstrip())
    return lines


def _word(land: Land, cell: int, label: Callable[[str], str]) -> str:
    word = quarters.CODES[land.kinds[cell]]
    if word:
        word = label(word)
    if cell in land.eggs:
        word = word[: _ROOM - 1] + "@"
    elif land.edges[cell] & quarters.EGG:
        word = word[: _ROOM - 1] + "*"
    return (word if len(word) >= _ROOM else " " + word).ljust(_ROOM)


def _wall(land: Land, cell: int) -> str:
    """The border above a cell."""
    if (
        land.edges[cell] & quarters.RIDGES[quarters.ABOVE]
        or land.edges[cell - WIDE] & quarters.FACING[quarters.ABOVE]
    ):
        return "######"
    return "      " if _both(land, cell, cell - WIDE) else "------"


def _side(land: Land, cell: int) -> str:
    """The border to the left of a cell."""
    if (
        land.edges[cell] & quarters.RIDGES[quarters.LEFT]
        or land.edges[cell - 1] & quarters.FACING[quarters.LEFT]
    ):
        return "#"
    return " " if _both(land, cell, cell - 1) else "|"


def _both(land: Land, cell: int, beside: int) -> bool:
    """Whether two cells both show land, or both do not."""
    return bool(land.kinds[cell]) == bool(land.kinds[beside])


def _corner(land: Land, cell: int) -> str:
    around = [cell, cell - 1, cell - WIDE, cell - WIDE - 1]
    return "+" if any(land.kinds[beside] for beside in around) else " "


def card_lines(card: int, faces: list[bytes], label: Callable[[str], str]) -> list[str]:
    """A card's land as a picture."""
    land = Land()
    land.place(card, START, 0, faces)
    return [line[3:] for line in land_lines(land, [""] * (CELLS + WIDE + 2), label)[1:]]


def goal_text(goal: Goal, label: Callable[[str], str]) -> str:
    """What a goal pays and for what, as it would be printed on the card."""
    return f"{points_text(goal.points, label)} {_condition(goal, label)}"


def _condition(goal: Goal, label: Callable[[str], str]) -> str:
    number = goal.number
    size = f"{number} {label('dino-or-more' if number == 1 else 'dinos-or-more')}"
    if goal.family == EACH:
        if goal.every == 1:
            return f"{label('for-each')} {label(f'each-{goal.asks()}')}"
        return f"{label('for-every')} {goal.every} {label(f'many-{goal.asks()}')}"
    if goal.family == HERDS:
        if goal.every == 1:
            return f"{label('for-each')} {label('herd-of')} {size}"
        return f"{label('for-every')} {goal.every} {label('herds-of')} {size}"
    if goal.family == BIGGEST:
        return f"{label('if-herd-of')} {size}"
    if goal.family == ALIVE:
        if number == quarters.TYPES:
            return label("if-all-six-types")
        return f"{label('if-at-least')} {number} {label('of-six-types')}"
    if goal.family == EXTINCT:
        return f"{label('if-extinct')} {number}" if number else label("if-none-extinct")
    return f"{label('if-most')} {label(f'many-{goal.asks()}')}"


def points_text(points: int, label: Callable[[str], str]) -> str:
    """So many points."""
    return f"{points} {label('point' if points == 1 else 'points')}"


def picture(position: ChompPosition, label: Callable[[str], str]) -> str:
    """The whole table: the row, the deck, and everyone's land, goals and points so far.

    Lands are tall, and one's own is looked at most: it comes last, next to what is asked.
    """
    cards, row = position.cards, position.row
    lines = [f"{label('deck')}: {row.left}"]
    if row.top:
        lines += _prose(f"{label('top')}: ", _named_goal(cards.goal[row.top], label))
    for column in range(COLUMNS):
        goal = cards.goal[row.goals[column]]
        above = _named_goal(goal, label) if row.goals[column] else "—"
        lines += _prose(f"{column + 1} {label('goal')}: ", above)
    lines += _side_by_side(_row_blocks(position, label))
    if row.printed:
        lines += _side_by_side(_back_blocks(position, label))
    made, asked = position.sheets(), position.asked()
    won = [] if position.outcome is None else position.outcome.winners
    own = position.viewer if 0 <= position.viewer < position.seats else position.seats - 1
    for seat in [*range(own + 1, position.seats), *range(own + 1)]:
        sheet = made[seat]
        name = f"{mark(seat, asked, won)} {label(SEATS[seat])}"
        lines += ["", f"{name}: {points_text(sheet.points, label)}"]
        for goal, paid in zip(sheet.goals, sheet.paid, strict=True):
            lines += _prose(f"  {label('goal')}: ", f"{_named_goal(goal, label)}: {paid}")
        lines += _in_strips(land_lines(position.lands[seat], position.title.cells, label))
        for herd in herds_facts(sheet, position.title.cells):
            lines += _prose(f"  {herd['herd']} {herd['at']}: ", _herd_text(herd, label))
    if position.held:
        lines += ["", f"{label('held')}: {label(cards.lands[position.held])}"]
        lines += card_lines(position.held, cards.faces, label)
    return "\n".join(lines)


def _prose(head: str, text: str) -> list[str]:
    return flowing(head, text.split(), " ")


def _in_strips(lines: list[str]) -> list[str]:
    """A land that is too wide for a line in strips of whole quarters, each with its coordinates."""
    wide = (_WIDEST - _BESIDE - 1) // _CELL * _CELL
    if _width(lines) <= _WIDEST:
        return lines
    strips: list[str] = []
    for start in range(_BESIDE, _width(lines) - 1, wide):
        strip = [line[:_BESIDE].ljust(_BESIDE) + line[start : start + wide + 1] for line in lines]
        strips += [line.rstrip() for line in strip]
    return strips


def _named_goal(goal: Goal, label: Callable[[str], str]) -> str:
    return f"{label(goal.name)} ({goal_text(goal, label)})"


def _herd_text(herd: dict[str, Any], label: Callable[[str], str]) -> str:
    """A herd's fate and its reason if the play ended now (CH-23)."""
    words = [label(herd["fate"])]
    if "dinos" in herd:
        words.append(herd["dinos"])
    if "side" in herd:
        words.append(label(herd["side"]))
    if "others" in herd:
        words.append(f"({', '.join(herd['others'])})")
    return f"{herd['count']} {herd['dino']}, {' '.join(words)}: {herd['points']}"


def back_of_goal(position: ChompPosition, goal: int, label: Callable[[str], str]) -> str:
    """The land on the other side of a printed card (CH-08)."""
    return f"{label('back')}: {label(position.cards.lands[goal])}"


def back_of_land(position: ChompPosition, land: int, label: Callable[[str], str]) -> str:
    """The goal on the other side of a printed card (CH-08)."""
    return f"{label('back')}: {label(position.cards.goals[land])}"


def _row_blocks(position: ChompPosition, label: Callable[[str], str]) -> list[list[str]]:
    """The lands of the row, each with its back below its name where pairs are printed."""
    cards, row = position.cards, position.row
    blocks: list[list[str]] = []
    for column in range(COLUMNS):
        land = row.lands[column]
        head = [f"{column + 1} {label('land')}: {label(cards.lands[land]) if land else '—'}"]
        if row.printed:
            head.append(f"  {back_of_land(position, land, label)}" if land else "")
        blocks.append(head + (card_lines(land, cards.faces, label) if land else _NO_CARD))
    return blocks


def _back_blocks(position: ChompPosition, label: Callable[[str], str]) -> list[list[str]]:
    """The lands on the backs of the row's goals and of the deck's top: those may still flip."""
    cards, row = position.cards, position.row
    blocks: list[list[str]] = []
    for column in range(COLUMNS):
        goal = row.goals[column]
        if goal:
            head = f"{column + 1} {label('goal')}, {back_of_goal(position, goal, label)}"
            blocks.append([head, *card_lines(goal, cards.faces, label)])
    if row.top:
        head = f"{label('top')}, {back_of_goal(position, row.top, label)}"
        blocks.append([head, *card_lines(row.top, cards.faces, label)])
    return blocks


def _side_by_side(blocks: list[list[str]]) -> list[str]:
    """Blocks of equally many lines beside each other, or below where the line is full."""
    done: list[str] = []
    open: list[str] = []
    for block in blocks:
        start = _width(open) + 3
        if not open:
            open = block
        elif start + _width(block) > _WIDEST:
            done += open
            open = block
        else:
            open = [open[line].ljust(start) + block[line] for line in range(len(block))]
    return [line.rstrip() for line in done + open]


def _width(lines: list[str]) -> int:
    return max([len(line) for line in lines], default=0)
