"""Scoring a real table: lands drawn as text and their goals, without a game (CH-22 to CH-26)."""

from __future__ import annotations

from typing import Any, Final, final

from cookietin.games.chomp.drawing import read_drawing
from cookietin.games.chomp.goals import Goal, read_goal
from cookietin.games.chomp.land import CELLS, WIDE, Land, cell_names
from cookietin.games.chomp.sheet import Sheet, final_outcome, sheets, winners
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.outcome import Outcome

MOST_PLAYERS: Final = 8


@final
class TableScore:
    """Everyone's sheet at a real table, and who has won."""

    def __init__(
        self, players: list[str], lands: list[Land], made: list[Sheet], given: list[int]
    ) -> None:
        self.players = players
        """Their names; empty for who has none."""
        self.lands = lands
        self.sheets = made
        for sheet, points in zip(made, given, strict=True):
            sheet.points += points
        self.given = given
        """Points of goals that were given as plain numbers."""
        self.winners = winners(made)
        self.cells = cell_names()

    def outcome(self) -> Outcome:
        """Who has won and how."""
        return final_outcome(self.sheets, [])

    def json(self) -> dict[str, Any]:
        """The result as plain data; who has no name is known by a number."""
        names = [name or str(number + 1) for number, name in enumerate(self.players)]
        return {
            "players": [
                {"name": name, **sheet.json(self.cells), "other_points": points}
                for name, sheet, points in zip(names, self.sheets, self.given, strict=True)
            ],
            "winners": [names[seat] for seat in self.winners],
        }


def score_table(data: dict[str, Any], own_goals: list[Goal], file: str) -> TableScore:
    """Score what a file says: a `[[player]]` each, with a land and goals."""
    for key in data:
        if key != "player":
            raise BadOption("chomp-no-such-field", {"file": file, "entry": key, "found": key})
    rows = data.get("player")
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_PLAYERS:
        found = len(rows) if isinstance(rows, list) else rows
        fields = {"file": file, "entry": "player", "found": found, "high": MOST_PLAYERS}
        raise BadOption("chomp-player-count", fields)
    players: list[str] = []
    lands: list[Land] = []
    goals: list[list[Goal]] = []
    given: list[int] = []
    for number, row in enumerate(rows):
        entry = f"player[{number + 1}]"
        if not isinstance(row, dict):
            raise BadOption("chomp-not-a-player", {"file": file, "entry": entry, "found": row})
        for key in row:
            if key not in ("name", "land", "goals"):
                raise BadOption("chomp-no-such-field", {"file": file, "entry": entry, "found": key})
        players.append(str(row.get("name", "")))
        lands.append(read_land(row.get("land"), f"{entry}.land", file))
        kept, points = _goals(row.get("goals", []), f"{entry}.goals", own_goals, file)
        goals.append(kept)
        given.append(points)
    return TableScore(players, lands, sheets(lands, goals), given)


def not_toml(file: str, why: str) -> BadOption:
    """What is said of a file that is no TOML."""
    return BadOption("chomp-bad-toml", {"file": file, "why": why})


def read_land(text: object, entry: str, file: str) -> Land:
    """A land from its picture; its upper left cell is a1."""
    drawing = read_drawing(text, entry, file)
    if drawing.rows > CELLS or drawing.columns > CELLS:
        fields = {"file": file, "entry": entry, "lines": drawing.rows, "wide": drawing.columns}
        raise BadOption("chomp-picture-size", fields)
    land = Land()
    for place, quarter in enumerate(drawing.quarters):
        if quarter:
            cell = (place // drawing.columns + 1) * WIDE + place % drawing.columns + 1
            land.show(cell, quarter)
            if place in drawing.tokens:
                land.eggs.append(cell)
    for sheet in sheets([land], [[]]):
        for herd in sheet.tally.feeding.herds:
            if herd.halves % 2:
                row, column = herd.cell // WIDE, herd.cell % WIDE
                fields = {"file": file, "entry": entry, "row": row, "column": column}
                raise BadOption("chomp-half-a-herd", fields)
    return land


def _goals(rows: Any, entry: str, own: list[Goal], file: str) -> tuple[list[Goal], int]:
    """Goals by name, written out, or just their points."""
    if not isinstance(rows, list):
        raise BadOption("chomp-not-goals", {"file": file, "entry": entry, "found": rows})
    kept: list[Goal] = []
    points = 0
    for number, row in enumerate(rows):
        where = f"{entry}[{number + 1}]"
        if isinstance(row, int) and not isinstance(row, bool):
            points += row
        elif isinstance(row, str):
            named = [goal for goal in own if goal.name == row]
            if not named:
                raise BadOption("chomp-no-such-goal", {"file": file, "entry": where, "found": row})
            kept.append(named[0])
        else:
            goal = read_goal(row, where, file)
            goal.name = goal.name or where
            kept.append(goal)
    return kept, points
