"""Whether a drawn land can have come about: in one piece, with whole large dinos."""

from __future__ import annotations

from cookietin.games.chomp.feeding import Feeding
from cookietin.games.chomp.land import AREA, STEPS, WIDE, Land
from cookietin.games.chomp.quarters import DINO, FACING, FIRST_DINO, LARGE, RIDGES
from cookietin.kernel.complaint import BadOption


def check_land(land: Land, entry: str, file: str) -> None:
    """Complain about a land that no cards can make."""
    shown = [cell for cell in range(AREA) if land.kinds[cell]]
    fields = {"file": file, "entry": entry}
    apart = _apart(land, shown)
    if apart:
        raise BadOption("chomp-land-in-pieces", {**fields, **_place(apart)})
    feeding = Feeding(land)
    for herd in feeding.herds:
        if herd.halves % 2:
            raise BadOption("chomp-half-a-herd", {**fields, **_place(herd.cell)})
    left = _left_over(land, shown)
    if left:
        first = feeding.herds[feeding.herd_at(left)].cell
        raise BadOption("chomp-herd-unsplit", {**fields, **_place(first)})


def _place(cell: int) -> dict[str, int]:
    return {"row": cell // WIDE, "column": cell % WIDE}


def _apart(land: Land, shown: list[int]) -> int:
    """A quarter that shares no chain of edges with the first, or 0 (CH-13)."""
    open = shown[:1]
    reached = set(open)
    while open:
        cell = open.pop()
        for step in STEPS:
            if land.kinds[cell + step] and cell + step not in reached:
                reached.add(cell + step)
                open.append(cell + step)
    for cell in shown:
        if cell not in reached:
            return cell
    return 0


def _left_over(land: Land, shown: list[int]) -> int:
    """A half of a large dino for which no other half is left however they are paired, or 0."""
    halves = [cell for cell in shown if _is_half(land.kinds[cell])]
    mates: dict[int, int] = {}
    for cell in halves:
        if _is_dark(cell) and not _find_mate(land, cell, mates, set()):
            return cell
    for cell in halves:
        if not _is_dark(cell) and cell not in mates:
            return cell
    return 0


def _is_half(kind: int) -> bool:
    return kind >= FIRST_DINO and DINO[kind] % 3 == LARGE


def _is_dark(cell: int) -> bool:
    """As on a chess board: the two halves of a dino lie on one dark and one light cell."""
    return (cell // WIDE + cell % WIDE) % 2 == 0


def _find_mate(land: Land, cell: int, mates: dict[int, int], seen: set[int]) -> bool:
    """Pair a dark half with a light one, whose own mate may have to find another."""
    for side in range(4):
        beside = cell + STEPS[side]
        if beside in seen or not _joins(land, cell, side):
            continue
        seen.add(beside)
        if beside not in mates or _find_mate(land, mates[beside], mates, seen):
            mates[beside] = cell
            return True
    return False


def _joins(land: Land, cell: int, side: int) -> bool:
    """Whether the quarter on a side can be the other half."""
    beside = cell + STEPS[side]
    if land.edges[cell] & RIDGES[side] or land.edges[beside] & FACING[side]:
        return False
    return land.kinds[cell] == land.kinds[beside]
