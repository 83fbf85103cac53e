"""The cards: a land on one side and a goal on the other (CH-01), read from data."""

from __future__ import annotations

from typing import Any, Final, final

from cookietin.games.chomp.by_hand.drawing import pair_large, read_drawing
from cookietin.games.chomp.by_hand.fields import check_fields, check_parts
from cookietin.games.chomp.goals import Goal, read_goal, read_whole
from cookietin.games.chomp.quarters import EDGES, EGG, turned
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import HOLE, Names

MOST_PLAYERS: Final = 4
CARDS_EACH: Final = 9
TURNS_EACH: Final = CARDS_EACH - 1
MOST_KINDS: Final = 99
RANKS: Final = 6
"""Steps of the solo scale; the lowest rank needs none of them."""
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"


@final
class Cards:
    """A set of cards; number 0 is a card that is not known, card 1 the first of the file."""

    def __init__(self, data: dict[str, Any], file: str) -> None:
        self.file = file
        self.lands: Names = [HOLE]
        self.goals: Names = [HOLE]
        self.goal: list[Goal] = [Goal(HOLE, 0, 0, 0)]
        self.faces: list[bytes] = [b""] * 16
        """A card's land at `(card * 4 + turns) * 4`: the kinds of its upper and of its lower
        quarters, then their edges."""
        self.eggs: list[int] = [0]
        """How many egg symbols a land has."""
        check_parts(data, ["card", "ranks"], file)
        rows = data.get("card")
        if not isinstance(rows, list) or not CARDS_EACH <= len(rows) <= MOST_KINDS:
            found = len(rows) if isinstance(rows, list) else rows
            fields = {"file": file, "entry": "card", "found": found}
            raise BadOption("chomp-set-size", {**fields, "low": CARDS_EACH, "high": MOST_KINDS})
        for place, row in enumerate(rows):
            self._add(row, f"card[{place + 1}]")
        self.kinds: list[int] = list(range(1, len(self.lands)))
        self.ranks = self._ranks(data)

    def _add(self, row: Any, entry: str) -> None:
        file = self.file
        if not isinstance(row, dict):
            raise BadOption("chomp-not-a-card", {"file": file, "entry": entry, "found": row})
        check_fields(row, ["land", "picture", "goal"], entry, file)
        land = self._name(row.get("land"), f"{entry}.land")
        entry = f"{entry} {land}"
        goal = read_goal(row.get("goal"), f"{entry}: goal", file)
        self._name(goal.name, f"{entry}: goal.name")
        if goal.name == land:
            fields = {"file": file, "entry": f"{entry}: goal.name", "found": land}
            raise BadOption("card-twice", fields)
        picture = f"{entry}: picture"
        drawing = read_drawing(row.get("picture"), picture, file)
        if drawing.rows != 2 or drawing.columns != 2 or 0 in drawing.quarters:
            raise BadOption("chomp-not-four-quarters", {"file": file, "entry": picture})
        if drawing.tokens:
            raise BadOption("chomp-token-on-card", {"file": file, "entry": picture})
        pair_large(drawing, picture, file)
        self._add_faces(drawing.quarters)
        self.lands.append(land)
        self.goals.append(goal.name)
        self.goal.append(goal)

    def _add_faces(self, quarters: list[int]) -> None:
        self.eggs.append(len([quarter for quarter in quarters if quarter // EDGES & EGG]))
        for _ in range(4):
            kinds = bytes([quarter % EDGES for quarter in quarters])
            edges = bytes([quarter // EDGES for quarter in quarters])
            self.faces += [kinds[:2], kinds[2:], edges[:2], edges[2:]]
            upper, upper_right, lower, lower_right = quarters
            quarters = [turned(lower), turned(upper), turned(lower_right), turned(upper_right)]

    def _name(self, name: Any, entry: str) -> str:
        fields = {"file": self.file, "entry": entry, "found": name}
        if not isinstance(name, str) or not name or any(sign not in _LETTERS for sign in name):
            raise BadOption("chomp-not-a-name", fields)
        if name in self.lands or name in self.goals:
            raise BadOption("card-twice", fields)
        return name

    def _ranks(self, data: dict[str, Any]) -> list[int]:
        """From how many points on each solo rank is reached (CH-27)."""
        ranks = data.get("ranks", [])
        fields = {"file": self.file, "entry": "ranks"}
        if not isinstance(ranks, list) or len(ranks) > RANKS:
            raise BadOption("chomp-ranks", {**fields, "found": ranks, "count": RANKS})
        found: list[int] = []
        for place in range(len(ranks)):
            low = found[-1] + 1 if found else 0
            numbered = {str(place): ranks[place]}
            found.append(read_whole(numbered, str(place), "ranks", self.file, low, 999))
        return found
