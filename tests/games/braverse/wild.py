"""Card files that nobody would write: every word of the language, at its place or at another's."""

from __future__ import annotations

from typing import Any

from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.language import reading, terms
from cookietin.games.braverse.language.ability import TRIGGERS_OF
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
    "traits": ["crisp", "soft"],
    "abilities": [{"when": "faint", "do": [{"op": "flag", "flag": flag} for flag in FLAGS]}],
}
"""A card that can always be read, that sets every flag and has every trait."""
TRAITS = ["crisp", "soft"]
KINDS = 15
"""So many kinds of cards in a file, with four of each in its deck."""
MOST_ASIDE = 2
MOST_FLIPS = 4
"""So many kinds a deck can have four of that start aside, or that have FLIP."""
JUNK: list[Any] = [-1, 0, 99, 1.5, True, "", "zzz", [], {}, [[]], None]


class Wild:
    """Writes cards by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.depth = 0
        self.color = self.chance.below(len(terms.LETTERS))
        """Most cards are of one colour, so that most costs can be paid."""

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
        plus: Any = 1 if self.rarely(2) else {**self.measure(), **self.some(times=-1)}
        more = self.some(every=2, times=self.one([-1, 1, 2]), max=3, plus=plus)
        return {**self.measure(), **more}

    def measure(self) -> dict[str, Any]:
        """Something measured, mostly counted."""
        self.depth += 1
        key = self.one(["count", "count", *terms.MEASURES])
        if self.rarely(3):
            made = self.happened()
        elif key in ("hp", "strength"):
            made = self.selector(["battle"], counted=True)
        else:
            made = self.selector(counted=True)
        self.depth -= 1
        return {key: made}

    def happened(self) -> dict[str, Any]:
        what = self.one(terms.HAPPENINGS)
        made = {"happened": what, "whose": self.one(terms.WHOSE)}
        if what != "drew" or self.rarely(9):
            made |= self.filter()
        if what == "placed" or self.rarely(9):
            made |= self.some(from_=self.one(["hand", "discard", "break", "aside", "deck"]))
        return {**made, **self.some(since="attack", other=True, this=True)}

    def filter(self) -> dict[str, Any]:
        made = self.some(
            type=self.one([*terms.TYPES, terms.TYPES[1:3]]),
            color=self.one([*terms.COLORS, terms.COLORS[:3]]),
            trait=self.one([*TRAITS, TRAITS]),
            name=self.one(["Steady Crumb", ["Steady Crumb", "Wild 1"]]),
            name_with="Crumb",
            level=self.chance.below(4),
            level_min=self.chance.below(4),
            level_max=self.chance.below(4),
            flip=self.rarely(2),
            plain=self.rarely(2),
        )
        if self.rarely(6):
            made["not"] = self.some(type="trap", color="red", trait="soft", level=1) or {"level": 2}
        return made

    def selector(self, zones: list[str] | None = None, counted: bool = False) -> Any:
        zones = terms.ZONES if zones is None else zones
        if "battle" in zones and self.rarely(2):
            return self.one([*SHORT, *terms.SPECIALS[1:]])
        zone = self.one(zones)
        made = {"whose": self.one(terms.WHOSE[:2]), "zone": zone, **self.filter()}
        if zone == "battle" and self.rarely(4):
            made = {"which": self.one(terms.SPECIALS[1:]), **self.filter()}
            return {**made, **self.some(rested=True, hp_min=2)}
        if zone in ("hp", "attached"):
            made["of"] = self.one(terms.SPECIALS[1:])
        if zone in ("battle", "support", "stage") or self.rarely(9):
            made |= self.some(rested=self.rarely(2))
        if zone == "battle" or self.rarely(9):
            made |= self.some(hp_max=2, hp_min=1, other=True)
        if not counted or self.rarely(9):
            made |= self.some(count=lambda: self.one(["all", self.number()]), up_to=True)
            made |= self.some(by=self.one(terms.CHOOSERS))
        if self.rarely(9):
            made["whose"] = "both"
        return made

    def condition(self) -> dict[str, Any]:
        self.depth += 1
        others = [kind for kind in reading.CONDITIONS if kind not in terms.MEASURES]
        kind = "count" if self.rarely(2) or self.depth > 2 else self.one(others)
        made: dict[str, Any] = {kind: None}
        if kind == "count":
            made = self.measure()
            made[self.one(["at_least", "at_most"])] = self.number(0)
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
        signs = [*[terms.LETTERS[self.color]] * 3, "1", "1", "1", self.one(terms.LETTERS)]
        return "".join([self.one(signs) for _ in range(self.chance.below(3))])

    def cost(self) -> Any:
        if self.rarely(2):
            return self.points()
        made = self.some(pay=self.points(), rest=True, hp=1, support=1, discard=1)
        if self.rarely(3):
            made["do"] = [self.deed() for _ in range(1 + self.chance.below(2))]
        elif self.rarely(4):
            made["do"] = self.of_another()
        return {**made, **self.filter()} if "discard" in made and self.rarely(2) else made

    def of_another(self) -> list[dict[str, Any]]:
        """HP cards of a Cookie that is chosen, as a cost."""
        who = self.one(["ally", "other-ally", {"color": "red"}, "foe", "allies"])
        what = {"zone": "hp", "of": "it", **self.some(count=2)}
        to = self.one(["hand", "discard", "deck-bottom", "support"])
        return [{"op": "select", "to": who}, {"op": "move", "from": what, "to": to}]

    def deed(self) -> dict[str, Any]:
        """An operation that can be a cost."""
        op = self.one(["move", "move", "move", "rest", "faint", "mill", "discard"])
        if op in ("mill", "discard"):
            return {"op": op, "amount": 1}
        this = {"move": "from", "rest": "to", "faint": "to"}[op]
        zones = {"move": ["hand", "support", "break", "discard", "hp", "aside"]}.get(op, ["battle"])
        zone = self.one(zones)
        what: Any = {"zone": zone, **self.some(count=self.one([2, "all"]), color="red")}
        if zone == "hp":
            what["of"] = "this"
        if self.rarely(3) or op == "faint":
            what = "this"
        made = {"op": op, this: what}
        if op == "move":
            made["to"] = self.one(["hand", "discard", "break", "deck-bottom", "aside", "support"])
        return made

    def block(self) -> list[dict[str, Any]]:
        self.depth += 1
        rows = [self.operation() for _ in range(1 + self.chance.below(3 if self.depth < 3 else 1))]
        if self.rarely(5):
            rows += self.laying()
        self.depth -= 1
        return rows

    def laying(self) -> list[dict[str, Any]]:
        """A card comes to lie with a Cookie, from somewhere or from another Cookie."""
        to = self.one(["hp", "attached", "form"])
        zone = self.one(["hand", "discard", "aside", "break", "support", "attached", "hp", "deck"])
        what: dict[str, Any] = {"zone": zone, **self.some(count=2)}
        if zone in ("attached", "hp"):
            what["of"] = self.one(["this", "it"])
        if to == "form":
            what |= {"zone": self.one(["hand", "discard", "aside"]), "type": "cookie"}
            what.pop("of", None)
        if self.rarely(3):
            what["whose"] = "opponent"
        start = self.one([{"op": "select", "to": self.one(["ally", "other-ally", "foe", "foes"])}])
        return [start, {"op": "move", "from": what, "to": to, "onto": self.one(["it", "this"])}]

    def operation(self) -> dict[str, Any]:
        ops = [op for op in terms.OPERATIONS if self.depth < 4 or op not in ("if", "may", "choose")]
        op = "move" if self.rarely(6) else self.one(ops)
        made = {"op": op}
        for field in reading.OPERATION[op][1:]:
            value = self.field(op, field)
            if value is not None:
                made[field] = value
        if op == "flag":
            for field in ["flag"] if "mark" in made else ["to", "for"]:
                made.pop(field, None)
        if op == "change-cost":
            for field in ["to"] if "cards" in made else ["who"]:
                made.pop(field, None)
        if op == "move" and made["to"] in ("hp", "attached", "form"):
            made["onto"] = self.one(terms.SPECIALS[1:])
            if made["to"] == "form":
                zone = self.one(["hand", "discard", "aside", "break"])
                made["from"] = {"zone": zone, "type": "cookie"}
        if op == "look" and made.get("to") == "battle":
            made |= {"type": "cookie", "take": 1}
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
            zones = ["hand", "support", "discard", "break", "aside"] if op == "play" else None
            return self.selector(zones)
        if name == "to":
            if op in ("move", "look"):
                return self.one([*terms.DESTINATIONS, "battle"])
            zones = ["battle", "support", "stage"] if op in ("ready", "rest") else ["battle"]
            return self.selector(zones)
        if name == "what":
            return self.one(terms.BANS if op == "forbid" else ["hand", "deck"])
        if name == "for":
            return self.one(terms.DURATIONS) if self.rarely(2) else None
        if name == "cards":
            return {"type": self.one(terms.TYPES[1:])} if self.rarely(2) else None
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
        flags = ("random", "show", "rested")
        return self.filter().get(name, True if name in flags else None)

    def ability(self, type: str) -> dict[str, Any]:
        allowed = [terms.TRIGGERS[place] for place in TRIGGERS_OF[terms.TYPES.index(type)]]
        when = self.one(allowed if self.rarely(3) else allowed[:4] + allowed)
        made = {"when": when, "do": self.block(), **self.some(if_=self.condition, cost=self.cost)}
        if when in ("static", "attached"):
            made["do"] = [self.standing(when) for _ in range(1 + self.chance.below(2))]
            made.pop("cost", None)
        if when == "activate" or self.rarely(9):
            made["limit"] = "turn"
        if when == "attacked":
            made |= self.some(of=self.one(terms.ATTACKED_WHO))
        if when in ("start-of-turn", "end-of-turn"):
            made |= self.some(turn=self.one(terms.WHOSE))
        if when == "whenever":
            made["what"] = self.happened()
            made["what"].pop("since", None)
        if when == "discarded":
            made |= self.some(by=self.filter)
        return made

    def standing(self, when: str) -> dict[str, Any]:
        """What an ability that is always there can do."""
        this = "host" if when == "attached" else "this"
        to = self.one([this, "allies", "foes", "everyone", self.selector(["battle"])])
        op = self.one(["flag", "change-attack", "change-damage", "change-cost", "forbid"])
        if op == "flag":
            return {"op": op, "mark": self.one(terms.MARKS), "to": to}
        if op == "forbid":
            return {"op": op, "what": self.one(terms.BANS), "who": self.one(terms.WHOSE[:2])}
        if op == "change-cost" and self.rarely(2):
            cards = {"type": self.one(terms.TYPES[1:])}
            return {"op": op, "amount": self.number(-1), "cards": cards}
        return {"op": op, "amount": self.number(-1), "to": to}

    def card(self, place: int) -> dict[str, Any]:
        type = self.one([*["cookie"] * 4, *terms.TYPES])
        made: dict[str, Any] = {
            "number": f"W-{place}",
            "name": f"Wild {place}",
            "type": type,
            "color": self.one([*[terms.COLORS[self.color]] * 4, self.one(terms.COLORS)]),
            **self.some(traits=[self.one(TRAITS)]),
        }
        if self.rarely(6):
            made["aside"] = True
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
    """What is said against a card, beside one whose name others may ask for."""
    other = {**STEADY, "number": "W-X", "name": "Wild 1", "abilities": []}
    other.pop("abilities")
    try:
        Cards({"card": [STEADY, other, card]})
    except BadOption as refused:
        return refused
    return None


def wild_file(seed: int) -> tuple[dict[str, Any], list[BadOption]]:
    """A card file that can be read, with a deck, and what was said of the cards that cannot be."""
    wild = Wild(seed)
    rows: list[dict[str, Any]] = [STEADY]
    refused: list[BadOption] = []
    while len([row for row in rows if "aside" not in row]) < KINDS:
        card = wild.card(len(rows))
        if wild.rarely(6):
            card = wild.spoilt(card)
        why = readable(card)
        if why is not None:
            refused.append(why)
        elif "aside" in card and len([row for row in rows if "aside" in row]) == MOST_ASIDE:
            continue
        elif not (has_flip(card) and sum(map(has_flip, rows)) == MOST_FLIPS):
            rows.append({**card, "number": f"W-{len(rows)}", "name": f"Wild {len(rows)}"})
    deck = {"id": "wild", "name": "Wild", "cards": [f"4 {row['number']}" for row in rows]}
    return {"card": rows, "deck": [deck]}, refused
