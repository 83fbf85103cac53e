"""Facts: what follows from lands and goals, herd by herd, as plain data (CH-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.chomp.feeding import FATES, NO_SIDE, herd_letter
from cookietin.games.chomp.goals import EGGS
from cookietin.games.chomp.land import WIDE
from cookietin.games.chomp.quarters import DINOS, SIDES, WORTH
from cookietin.games.chomp.scoring import EGG_POINTS
from cookietin.kernel.facts import FLAG, TABLE, Fact, seat_facts
from cookietin.kernel.names import SEATS
from cookietin.kernel.people import score_line
from cookietin.kernel.roles import CARD, NUMBER, WORD

if TYPE_CHECKING:
    from cookietin.games.chomp.feeding import Feeding, Herd
    from cookietin.games.chomp.land import Land
    from cookietin.games.chomp.scoring import Sheet
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.people import ScoreLine

DECLARED: Final = [
    Fact("seats", TABLE, "Every seat, as if the play ended now."),
    Fact("seats.*", TABLE, "One seat's scoring sheet."),
    Fact("seats.*.points", NUMBER, "All its points."),
    Fact("seats.*.eggs", NUMBER, "The points of its egg tokens."),
    Fact("seats.*.biggest", NUMBER, "How many dinos its biggest living herd has."),
    Fact("seats.*.goals", TABLE, "Its goals."),
    Fact("seats.*.goals[]", TABLE, "One goal."),
    Fact("seats.*.goals[].goal", CARD, "Its name."),
    Fact("seats.*.goals[].points", NUMBER, "What it pays."),
    Fact("seats.*.herds", TABLE, "Its herds, by their first cells, row by row."),
    Fact("seats.*.herds[]", TABLE, "One herd."),
    Fact("seats.*.herds[].herd", WORD, "What it is called: A, B and on."),
    Fact("seats.*.herds[].dino", WORD, "Which dinos they are."),
    Fact("seats.*.herds[].at", WORD, "Its first cell."),
    Fact("seats.*.herds[].cells", TABLE, "All its cells."),
    Fact("seats.*.herds[].cells[]", WORD, "One cell: column letter and row, as in moves."),
    Fact("seats.*.herds[].count", NUMBER, "How many dinos it has."),
    Fact("seats.*.herds[].fate", WORD, f"What becomes of it: {', '.join(FATES)}."),
    Fact("seats.*.herds[].lives", FLAG, "Whether it survives the feeding."),
    Fact("seats.*.herds[].points", NUMBER, "What it scores."),
    Fact("seats.*.herds[].side", WORD, "On which side the reason for its fate lies, if on any."),
    Fact("seats.*.herds[].others", TABLE, "The herds that it eats, or that eat it, if any."),
    Fact("seats.*.herds[].others[]", WORD, "One of them, by its letter."),
    Fact("seats.*.herds[].dinos", WORD, "Which dinos those are."),
    Fact("row", TABLE, "The goals that can be taken."),
    Fact("row[]", TABLE, "One goal."),
    Fact("row[].goal", CARD, "Its name."),
    Fact("row[].seats", TABLE, "What it would pay each seat now."),
    Fact("row[].seats.*", NUMBER, "What it would pay this seat."),
]


def facts(position: ChompPosition) -> dict[str, Any]:
    """Everyone's scoring sheet if the play ended now, and what the goals of the row would pay."""
    cells, cards = position.title.cells, position.cards
    sheets = position.sheets()
    tallies = [sheet.tally for sheet in sheets]
    rows = [sheet_facts(sheet, cells) for sheet in sheets]
    for seat, row in enumerate(rows):
        land, feeding = position.lands[seat], tallies[seat].feeding
        for number, herd in enumerate(row["herds"]):
            herd["cells"] = [cells[cell] for cell in cells_of(land, feeding, number)]
            herd["lives"] = feeding.herds[number].lives()
    pays = [
        {
            "goal": cards.goals[goal],
            "seats": {
                SEATS[seat]: cards.goal[goal].score(seat, tallies) for seat in range(position.seats)
            },
        }
        for goal in position.row.goals
        if goal
    ]
    return {"seats": seat_facts(rows), "row": pays}


def cells_of(land: Land, feeding: Feeding, number: int) -> list[int]:
    """The cells of a herd, row by row."""
    return [
        cell
        for row in range(land.top, land.bottom + 1)
        for cell in range(row * WIDE + land.left, row * WIDE + land.right + 1)
        if feeding.herd_at(cell) == number
    ]


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


def sheet_lines(sheet: Sheet) -> list[ScoreLine]:
    """A scoring sheet as lines of a result: living dinos by type, egg tokens, and each goal."""
    things = sheet.tally.things
    dinos = [
        score_line(dino, things[number], things[number] * WORTH[number])
        for number, dino in enumerate(DINOS)
        if things[number]
    ]
    eggs = score_line("eggs", things[EGGS], EGG_POINTS * things[EGGS])
    goals = [
        score_line(goal.name, None, points)
        for goal, points in zip(sheet.goals, sheet.paid, strict=True)
    ]
    return [*dinos, eggs, *goals]


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
