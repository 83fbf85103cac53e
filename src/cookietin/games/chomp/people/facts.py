"""Facts: what follows from lands and goals, herd by herd, as plain data (CH-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.chomp.feeding import FATES, NO_SIDE, herd_letter
from cookietin.games.chomp.goals import EGGS
from cookietin.games.chomp.quarters import DINOS, SIDES, WORTH
from cookietin.games.chomp.scoring import EGG_POINTS

if TYPE_CHECKING:
    from cookietin.games.chomp.feeding import Herd
    from cookietin.games.chomp.scoring import Sheet


def sheet_facts(sheet: Sheet, names: list[str]) -> dict[str, Any]:
    """A scoring sheet, line by line; cells are named by the given names."""
    return {
        "herds": herds_facts(sheet, names),
        "eggs": EGG_POINTS * sheet.tally.things[EGGS],
        "goals": [
            {"goal": goal.name, "points": points}
            for goal, points in zip(sheet.goals, sheet.paid, strict=True)
        ],
        "biggest": sheet.tally.biggest,
        "points": sheet.points,
    }


def herds_facts(sheet: Sheet, names: list[str]) -> list[dict[str, Any]]:
    """Each herd with its fate and its reason."""
    herds = sheet.tally.feeding.herds
    return [herd_facts(herds, number, names) for number in range(len(herds))]


def herd_facts(herds: list[Herd], number: int, names: list[str]) -> dict[str, Any]:
    """One of the herds of a land: what it is called, where it is, what becomes of it and why."""
    herd = herds[number]
    told: dict[str, Any] = {
        "herd": herd_letter(number),
        "dino": DINOS[herd.dino].capitalize(),
        "at": names[herd.cell],
        "count": herd.dinos(),
        "fate": FATES[herd.fate],
        "points": herd.dinos() * WORTH[herd.dino] if herd.lives() else 0,
    }
    if herd.side() != NO_SIDE:
        told["side"] = SIDES[herd.side()]
    if herd.others:
        told["others"] = [herd_letter(other) for other in herd.others]
        told["dinos"] = DINOS[herds[herd.others[0]].dino].capitalize()
    return told
