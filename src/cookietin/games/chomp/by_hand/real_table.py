"""Scoring a real table: lands drawn as text and their goals, without a game (CH-22 to CH-26)."""

from __future__ import annotations

from typing import Any, Final, final

from cookietin.games.chomp.by_hand.copied import bare
from cookietin.games.chomp.by_hand.drawing import read_drawing
from cookietin.games.chomp.by_hand.fields import check_fields, check_parts
from cookietin.games.chomp.by_hand.possible import check_land
from cookietin.games.chomp.cards import MOST_PLAYERS
from cookietin.games.chomp.end import final_outcome, winners
from cookietin.games.chomp.goals import Goal, read_goal
from cookietin.games.chomp.land import CELLS, WIDE, Land, cell_names
from cookietin.games.chomp.people.facts import sheet_facts
from cookietin.games.chomp.scoring import Sheet, sheets
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.outcome import Outcome

WRITTEN_OUT: Final = '{ name = "Tar Lover", each = "tar", points = 2 }'
"""How a goal is written that is not of the set."""


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
                {"name": name, **sheet_facts(sheet, self.cells), "other_points": points}
                for name, sheet, points in zip(names, self.sheets, self.given, strict=True)
            ],
            "winners": [names[seat] for seat in self.winners],
        }


def score_table(
    data: dict[str, Any], own_goals: list[Goal], file: str, called: dict[str, str] | None = None
) -> TableScore:
    """Score what a file says: a `[[player]]` each, with a land and goals.

    What goals and quarters are called by people, in small letters, is said by `called`.
    """
    check_parts(data, ["player"], file)
    rows = data.get("player")
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_PLAYERS:
        found = len(rows) if isinstance(rows, list) else rows
        fields = {"file": file, "entry": "player", "found": found, "high": MOST_PLAYERS}
        raise BadOption("chomp-player-count", fields)
    table = _Table(own_goals, file, called or {})
    for number, row in enumerate(rows):
        table.add(row, f"player[{number + 1}]")
    made = sheets(table.lands, table.goals)
    return TableScore(table.players, table.lands, made, table.given)


@final
class _Table:
    """The players of a file as they are read, one after the other."""

    def __init__(self, own_goals: list[Goal], file: str, called: dict[str, str]) -> None:
        self.file = file
        self.called = called
        self.own_goals = {goal.name: goal for goal in own_goals}
        self.players: list[str] = []
        self.lands: list[Land] = []
        self.goals: list[list[Goal]] = []
        self.given: list[int] = []
        self.taken: list[str] = []
        """The goals of our set that someone has: there is one card of each."""

    def add(self, row: Any, entry: str) -> None:
        """One player."""
        file = self.file
        if not isinstance(row, dict):
            raise BadOption("chomp-not-a-player", {"file": file, "entry": entry, "found": row})
        check_fields(row, ["name", "land", "goals"], entry, file)
        self._add_name(str(row.get("name", "")).strip(), f"{entry}.name")
        land = read_land(row.get("land"), f"{entry}.land", file, self.called)
        check_land(land, f"{entry}.land", file)
        self.lands.append(land)
        self._add_goals(row.get("goals", []), f"{entry}.goals")

    def _add_name(self, name: str, entry: str) -> None:
        if name and name in self.players:
            raise BadOption("card-twice", {"file": self.file, "entry": entry, "found": name})
        self.players.append(name)

    def _add_goals(self, rows: Any, entry: str) -> None:
        """Goals by name, written out, or just their points."""
        if not isinstance(rows, list):
            raise BadOption("chomp-not-goals", {"file": self.file, "entry": entry, "found": rows})
        kept: list[Goal] = []
        points = 0
        for number, row in enumerate(rows):
            where = f"{entry}[{number + 1}]"
            if isinstance(row, int) and not isinstance(row, bool):
                points += row
            elif isinstance(row, str):
                kept.append(self._own_goal(row, where))
            else:
                goal = read_goal(row, where, self.file)
                goal.name = goal.name or where
                kept.append(goal)
        self.goals.append(kept)
        self.given.append(points)

    def _own_goal(self, said: str, where: str) -> Goal:
        """A goal of our set, by its id or by what it is called in play."""
        word = " ".join(said.lower().split())
        name = self.called.get(word, word)
        fields = {"file": self.file, "entry": where, "found": said}
        if name not in self.own_goals:
            more = {"example": WRITTEN_OUT, "names": list(self.own_goals)}
            raise BadOption("chomp-no-such-goal", {**fields, **more})
        if name in self.taken:
            raise BadOption("chomp-goal-twice", fields)
        self.taken.append(name)
        return self.own_goals[name]


def read_land(text: object, entry: str, file: str, called: dict[str, str] | None = None) -> Land:
    """A land from its picture, with or without its coordinates; its upper left cell is a1."""
    drawing = read_drawing(bare(text) if isinstance(text, str) else text, entry, file, called)
    if drawing.rows > CELLS or drawing.columns > CELLS:
        fields = {"file": file, "entry": entry, "lines": drawing.rows, "wide": drawing.columns}
        raise BadOption("chomp-picture-size", fields)
    land = Land()
    for place, quarter in enumerate(drawing.quarters):
        if quarter:
            cell = (place // drawing.columns + 1) * WIDE + place % drawing.columns + 1
            land.show(cell, quarter)
            if place in drawing.tokens:
                land.lay_egg(cell)
    return land
