"""Pictures: a land, a card and the whole table as text, plain or in colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cookietin.games.chomp.goals import ALIVE, BIGGEST, EACH, EXTINCT, HERDS, Goal
from cookietin.games.chomp.land import CELLS, START, WIDE, Land
from cookietin.games.chomp.quarters import (
    ABOVE,
    CODES,
    EGG,
    FACING,
    KIND_BITS,
    LEFT,
    RIDGES,
)
from cookietin.games.chomp.row import COLUMNS
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.games.chomp.position import ChompPosition

Paint = Callable[[str, int], str]
"""Puts a colour on a text, by the kind of quarter that it shows."""

_COLOURS: Final = [0, 37, 32, 31, 35, 33, 92, 92, 32, 36, 91, 91, 31, 95]


def plain(text: str, kind: int) -> str:
    """No colour."""
    return text


def coloured(text: str, kind: int) -> str:
    """For terminals: greens graze, reds hunt."""
    return f"\033[{_COLOURS[kind]}m{text}\033[0m" if text.strip() else text


def land_lines(land: Land, cells: list[str], paint: Paint) -> list[str]:
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
                kind = land.cells[cell] & KIND_BITS
                line += paint(_word(land, cell), kind)
        lines.append(line.rstrip())
    return lines


def _word(land: Land, cell: int) -> str:
    quarter = land.cells[cell]
    word = CODES[quarter & KIND_BITS]
    if cell in land.eggs:
        word += "@"
    elif quarter & EGG:
        word += "*"
    return (word if len(word) > 5 else " " + word).ljust(6)


def _wall(land: Land, cell: int) -> str:
    """The border above a cell."""
    here, there = land.cells[cell], land.cells[cell - WIDE]
    if here & RIDGES[ABOVE] or there & FACING[ABOVE]:
        return "######"
    return "      " if bool(here) == bool(there) else "------"


def _side(land: Land, cell: int) -> str:
    """The border to the left of a cell."""
    here, there = land.cells[cell], land.cells[cell - 1]
    if here & RIDGES[LEFT] or there & FACING[LEFT]:
        return "#"
    return " " if bool(here) == bool(there) else "|"


def _corner(land: Land, cell: int) -> str:
    around = [cell, cell - 1, cell - WIDE, cell - WIDE - 1]
    return "+" if any(land.cells[beside] for beside in around) else " "


def card_lines(card: int, faces: list[int], turned: int, paint: Paint) -> list[str]:
    """A card's land as a picture."""
    land = Land()
    land.place(card, START, turned, faces)
    return [line[3:] for line in land_lines(land, [""] * (CELLS + WIDE + 2), paint)[1:]]


def goal_text(goal: Goal, label: Callable[[str], str]) -> str:
    """What a goal pays, in a few words."""
    points = f"{goal.points} {label('per' if goal.family in (EACH, HERDS) else 'for')}"
    if goal.every > 1:
        points = f"{goal.points} {label('for-every')} {goal.every}:"
    if goal.family == EACH:
        return f"{points} {label(goal.asks())}"
    if goal.family == HERDS:
        return f"{points} {label('herd-of')} {goal.number}+"
    if goal.family == BIGGEST:
        return f"{points} {label('biggest-herd-of')} {goal.number}+"
    if goal.family == ALIVE:
        return f"{points} {label('types-alive')} {goal.number}+"
    if goal.family == EXTINCT:
        return (
            f"{points} {label('herds-extinct')} 0–{goal.number}"
            if goal.number
            else (f"{points} {label('none-extinct')}")
        )
    return f"{points} {label('most')} {label(goal.asks())}"


def picture(position: ChompPosition, label: Callable[[str], str], paint: Paint = plain) -> str:
    """The whole table: the row, the deck, and everyone's land, goals and points so far."""
    cards, row = position.cards, position.row
    lines = [f"{label('deck')}: {row.left}"]
    if row.top:
        goal = cards.goal[row.top]
        lines[0] += f" · {label('top')}: {goal.name} ({goal_text(goal, label)})"
    for column in range(COLUMNS):
        goal = cards.goal[row.goals[column]]
        above = f"{goal.name} ({goal_text(goal, label)})" if row.goals[column] else "—"
        lines.append(f"{column + 1} {label('goal')}: {above}")
    lines += _row_lines(position, label, paint)
    made = position.sheets()
    for seat in range(position.seats):
        mark = "→ " if position.outcome is None and seat == position.turn else ""
        lines += ["", f"{mark}{label(SEATS[seat])}: {made[seat].points} {label('points')}"]
        for kind in position.goals[seat]:
            goal = cards.goal[kind]
            lines.append(f"  {label('goal')}: {goal.name} ({goal_text(goal, label)})")
        lines += land_lines(position.lands[seat], position.rules.cells, paint)
    if position.held:
        lines += ["", f"{label('held')}: {cards.lands[position.held]}"]
        lines += card_lines(position.held, cards.faces, 0, paint)
    return "\n".join(lines)


def _row_lines(position: ChompPosition, label: Callable[[str], str], paint: Paint) -> list[str]:
    """The lands of the row side by side."""
    cards, lands = position.cards, position.row.lands
    heads, blocks = "", [""] * 5
    for column in range(COLUMNS):
        land = lands[column]
        name = f"{column + 1} {label('land')}: {cards.lands[land] if land else '—'}"
        width = max(len(name), 15) + 3
        heads += name.ljust(width)
        drawn = card_lines(land, cards.faces, 0, paint) if land else [""] * 5
        bare = card_lines(land, cards.faces, 0, plain) if land else [""] * 5
        for number in range(5):
            blocks[number] += drawn[number] + " " * (width - len(bare[number]))
    return [heads.rstrip(), *[block.rstrip() for block in blocks]]
