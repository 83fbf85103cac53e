"""Card files that nobody would write: every word of the language, at its place or at another's."""

from __future__ import annotations

from typing import Any

from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.language import reading, terms
from cookietin.games.braverse.language.selecting import SHORT
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption

FLAGS = ["glazed", "iced"]
STEADY: dict[str, Any] = {
    "number": "W-0",
    "name": "Steady Crumb",
    "type": "cookie",
    "color": "red",
    "level": 1,
    "hp": 2,
    "attack": {"cost": "1", "damage": 1},
    "abilities": [{"when": "faint", "do": [{"op": "flag", "flag": flag} for flag in FLAGS]}],
}
"""A card that can always be read, and that sets every flag."""
KINDS = 15
"""So many kinds of cards in a file, with four of each in its deck."""
MOST_FLIPS = 4
"""So many kinds with FLIP a deck can have four of."""
JUNK: list[Any] = [-1, 0, 99, 1.5, True, "", "zzz", [], {}, [[]], None]


class Wild:
    """Writes cards by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.depth = 0

    def one(self, things: list[Any]) -> Any:
        return things[self.chance.below(len(things))]

    def rarely(self, often: int) -> bool:
        return self.chance.below(often) == 0

    def some(self, **fields: Any) -> dict[str, Any]:
        """Each field now and then; what is given as a function is written only if wanted."""
        return {
            key.rstrip("_"): value() if callable(value) else value
            for key, value in fields.items()
            if self.rarely(4)
        }

    def number(self, low: int = 1) -> Any:
        if not self.rarely(4) or self.depth > 2:
            return low + self.chance.below(3)
        if self.rarely(4):
            return "done"
        self.depth += 1
        made = {
            "count": self.selector(counted=True),
            **self.some(times=self.one([-1, 1, 2]), max=3),
        }
        self.depth -= 1
        return made

    def filter(self) -> dict[str, Any]:
        return self.some(
            type=self.one(terms.TYPES),
            color=self.one(terms.COLORS),
            level=self.chance.below(4),
            level_min=self.chance.below(4),
            level_max=self.chance.below(4),
            flip=self.rarely(2),
        )

    def selector(self, zones: list[str] | None = None, counted: bool = False) -> Any:
        zones = terms.ZONES if zones is None else zones
        if "battle" in zones and self.rarely(2):
            return self.one([*SHORT, *terms.SPECIALS[1:]])
        zone = self.one(zones)
        made = {"whose": self.one(terms.WHOSE[:2]), "zone": zone, **self.filter()}
        if zone == "hp":
            made["of"] = self.one(terms.SPECIALS[1:])
        if zone in ("battle", "support") or self.rarely(9):
            made |= self.some(rested=self.rarely(2))
        if zone == "battle" or self.rarely(9):
            made |= self.some(hp_max=2, other=True)
        if not counted or self.rarely(9):
            made |= self.some(count=lambda: self.one(["all", self.number()]), up_to=True)
            made |= self.some(by=self.one(terms.CHOOSERS))
        if self.rarely(9):
            made["whose"] = "both"
        return made

    def condition(self) -> dict[str, Any]:
        self.depth += 1
        kind = self.one(reading.CONDITIONS[: None if self.depth < 3 else 1])
        made: dict[str, Any] = {kind: None}
        if kind == "count":
            made[kind] = self.selector(counted=True)
            made[self.one(["at_least", "at_most"])] = self.chance.below(4)
        elif kind == "flag":
            made[kind] = self.one(FLAGS)
        elif kind == "turn":
            made[kind] = self.one(terms.WHOSE[:2])
        elif kind == "top":
            made[kind] = self.filter()
        elif kind == "not":
            made[kind] = self.condition()
        else:
            made[kind] = [self.condition() for _ in range(1 + self.chance.below(2))]
        self.depth -= 1
        return made

    def points(self) -> str:
        return "".join([self.one([*terms.LETTERS, "1"]) for _ in range(self.chance.below(3))])

    def cost(self) -> Any:
        if self.rarely(2):
            return self.points()
        made = self.some(pay=self.points(), rest=True, hp=1, support=1, discard=1)
        return {**made, **self.filter()} if "discard" in made and self.rarely(2) else made

    def block(self) -> list[dict[str, Any]]:
        self.depth += 1
        rows = [self.operation() for _ in range(1 + self.chance.below(3 if self.depth < 3 else 1))]
        self.depth -= 1
        return rows

    def operation(self) -> dict[str, Any]:
        ops = [op for op in terms.OPERATIONS if self.depth < 4 or op not in ("if", "may", "choose")]
        op = self.one(ops)
        made = {"op": op}
        for field in reading.OPERATION[op][1:]:
            value = self.field(op, field)
            if value is not None:
                made[field] = value
        if op == "flag":
            for field in ["flag"] if "mark" in made else ["to"]:
                made.pop(field, None)
        return made

    def field(self, op: str, name: str) -> Any:
        """A value for a field of an operation; nothing if it is left out."""
        if name == "amount":
            return self.number(-2 if op.startswith("change") else 1)
        if name == "if":
            return self.condition()
        if name == "then" or (name == "else" and self.rarely(2)):
            return self.block()
        if name == "options":
            return [self.block() for _ in range(2 + self.chance.below(2))]
        if name == "from":
            zones = None if op == "move" else ["hand", "support", "discard"]
            return self.selector(zones)
        if name == "to":
            if op in ("move", "look"):
                return self.one(terms.DESTINATIONS)
            return self.selector(["battle", "support"] if op in ("ready", "rest") else ["battle"])
        if name == "what":
            return self.one(["hand", "deck"])
        if name == "flag":
            return self.one(FLAGS)
        if name == "mark":
            return self.one(terms.MARKS) if self.rarely(2) else None
        if name == "rest":
            return self.one(["deck-top", "deck-bottom", "deck", "discard", "support"])
        if name == "onto":
            return self.one(terms.SPECIALS[1:]) if self.rarely(4) else None
        if not self.rarely(3):
            return None
        if name == "cost":
            return self.cost()
        if name == "who":
            return self.one(terms.WHOSE[:2])
        if name == "take":
            return self.chance.below(3)
        return self.some(**self.filter()).get(name, True if name in ("random", "show") else None)

    def ability(self, type: str) -> dict[str, Any]:
        if type == "cookie":
            when = self.one(terms.TRIGGERS)
        else:
            when = (
                self.one(["stage", "activate", "end-of-turn", "static"])
                if type == "stage"
                else type
            )
        made = {"when": when, "do": self.block(), **self.some(if_=self.condition, cost=self.cost)}
        if when == "static":
            made["do"] = [self.standing() for _ in range(1 + self.chance.below(2))]
            made.pop("cost", None)
        if when == "activate" or self.rarely(9):
            made["limit"] = "turn"
        if when == "attacked":
            made |= self.some(of=self.one(terms.ATTACKED_WHO))
        return made

    def standing(self) -> dict[str, Any]:
        """What a static ability can do."""
        to = self.one(["this", "allies", "foes", "everyone", self.selector(["battle"])])
        if self.rarely(3):
            return {"op": "flag", "mark": self.one(terms.MARKS), "to": to}
        op = self.one(["change-attack", "change-damage"])
        return {"op": op, "amount": self.number(-1), "to": to}

    def card(self, place: int) -> dict[str, Any]:
        type = self.one([*["cookie"] * 4, *terms.TYPES])
        made: dict[str, Any] = {
            "number": f"W-{place}",
            "name": f"Wild {place}",
            "type": type,
            "color": self.one(terms.COLORS),
        }
        if type == "cookie":
            made |= {"level": self.chance.below(4), "hp": 1 + self.chance.below(4)}
            made["attack"] = {"cost": self.points(), "damage": self.chance.below(4)}
        else:
            made["cost"] = self.points()
        made["abilities"] = [self.ability(type) for _ in range(1 + self.chance.below(2))]
        return made

    def spoilt(self, value: Any) -> Any:
        """The same with one thing in it that does not belong there."""
        if isinstance(value, dict) and value and not self.rarely(5):
            key = self.one(sorted(value))
            if self.rarely(9):
                return {**value, "zzz": 1}
            return {**value, key: self.spoilt(value[key])}
        if isinstance(value, list) and value and not self.rarely(5):
            at = self.chance.below(len(value))
            return [*value[:at], self.spoilt(value[at]), *value[at + 1 :]]
        return self.one(JUNK)


def has_flip(card: dict[str, Any]) -> bool:
    return any(way["when"] == "flip" for way in card.get("abilities", []))


def readable(card: dict[str, Any]) -> BadOption | None:
    """What is said against a card."""
    try:
        Cards({"card": [STEADY, card]})
    except BadOption as refused:
        return refused
    return None


def wild_file(seed: int) -> tuple[dict[str, Any], list[BadOption]]:
    """A card file that can be read, with a deck, and what was said of the cards that cannot be."""
    wild = Wild(seed)
    rows: list[dict[str, Any]] = [STEADY]
    refused: list[BadOption] = []
    while len(rows) < KINDS:
        card = wild.card(len(rows))
        if wild.rarely(6):
            card = wild.spoilt(card)
        why = readable(card)
        if why is not None:
            refused.append(why)
        elif not (has_flip(card) and sum(map(has_flip, rows)) == MOST_FLIPS):
            rows.append({**card, "number": f"W-{len(rows)}", "name": f"Wild {len(rows)}"})
    deck = {"id": "wild", "name": "Wild", "cards": [f"4 {row['number']}" for row in rows]}
    return {"card": rows, "deck": [deck]}, refused
