"""The text of a card, written from its tree: it cannot disagree with what the card does (BV-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from cookietin.games.braverse.language import terms

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.cards import Cards
    from cookietin.games.braverse.language.tree import (
        Ability,
        Block,
        Card,
        Condition,
        Cost,
        Filter,
        Node,
        Number,
        Selector,
    )
    from cookietin.kernel.people import Label


class Say(Protocol):
    """Gives the message of a key with its fields filled in."""

    def __call__(self, key: str, **fields: Any) -> str: ...


def card_text(card: Card, cards: Cards, say: Say, label: Label) -> list[str]:
    """A card in lines: what it is, then each ability. The label of a card is its name."""
    return [
        card_head(card, say, label),
        *[Teller(cards, say).ability(way) for way in card.abilities],
    ]


def card_head(card: Card, say: Say, label: Label) -> str:
    """Number, name, colour, type and figures."""
    fields: dict[str, Any] = {
        "number": card.number,
        "card": label(card.name),
        "color": say(f"color-{terms.COLORS[card.color]}"),
        "type": say(f"type-{terms.TYPES[card.type]}"),
        "cost": cost_text(card.cost),
    }
    if card.type != terms.COOKIE:
        return say("head", **fields)
    figures = {"level": card.level, "hp": card.hp, "damage": card.damage}
    return say("head-cookie", **fields, **figures)


class Teller:
    """Sentences about the parts of a tree in one language."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.always = False
        """Whether what is told of holds for ever and not for this turn."""
        self.type: i64 = terms.COOKIE
        """What the card that speaks is."""

    def ability(self, way: Ability) -> str:
        """When, for what, how often, on what condition, and what happens."""
        say = self.say
        key = f"when-{terms.TRIGGERS[way.trigger]}"
        if terms.TRIGGERS[way.trigger] == "attacked":
            key = f"when-attacked-{terms.ATTACKED_WHO[way.of]}"
        parts = [say(key)]
        if way.once:
            parts.append(say("once"))
        if way.cost is not None:
            parts.append(self.cost(way.cost))
        self.always = way.trigger == terms.STATIC
        self.type = self.cards.all[way.kind].type
        text = self.block(way.body)
        if way.condition is not None:
            text = say("if", condition=self.condition(way.condition), text=self.inside(way.body))
        return f"[{' · '.join(parts)}] {text}"

    def cost(self, cost: Cost) -> str:
        """All that must be paid."""
        say = self.say
        parts = [say("pay", cost=cost_text(cost))] if cost.total else []
        if cost.rest_this:
            parts.append(say("pay-rest"))
        if cost.discard:
            what = self.what(cost.filter, cost.discard)
            parts.append(say("pay-discard", what=what))
        if cost.hp:
            parts.append(say("pay-hp", count=cost.hp))
        if cost.support:
            parts.append(say("pay-support", count=cost.support))
        return ", ".join(parts)

    def block(self, block: Block) -> str:
        """A sequence: one sentence after another."""
        return " ".join([upper(self.node(node)) for node in block.nodes])

    def inside(self, block: Block) -> str:
        """A sequence that another sentence leads to: where it has several, all are meant."""
        text = self.block(block)
        return self.say("all-this", text=text) if len(block.nodes) > 1 else lower(text)

    def node(self, node: Node) -> str:
        """One operation as a sentence."""
        say = self.say
        op = node.op
        name = terms.OPERATIONS[op]
        if op == terms.DO_IF:
            assert node.condition is not None
            text = say(
                "if",
                condition=self.condition(node.condition),
                text=self.inside(node.blocks[0]),
            )
            if len(node.blocks) > 1:
                text += " " + say("else", text=self.inside(node.blocks[1]))
            return text
        if op == terms.DO_MAY:
            text = self.inside(node.blocks[0])
            if node.cost is None:
                return say("may", text=text)
            return say("may-cost", cost=self.cost(node.cost), text=text)
        if op == terms.DO_CHOOSE:
            options = [f"({at + 1}) {self.block(way)}" for at, way in enumerate(node.blocks)]
            return say("choose", options=" ".join(options))
        if op in (terms.DO_DRAW, terms.DO_MILL, terms.DO_DISCARD):
            if node.at_random:
                key = f"{name}-opponent-random" if node.who else f"{name}-you-random"
            else:
                key = f"{name}-opponent" if node.who else f"{name}-you"
            return self.counted(key, node.amount)
        if op == terms.DO_REVEAL:
            who = terms.WHOSE[node.who]
            return say(f"reveal-hand-{who}" if node.zone == terms.HAND else f"reveal-deck-{who}")
        if op == terms.DO_LOOK:
            return self._look(node)
        if op == terms.DO_FLAG and node.to is None:
            return say("flag", flag=self.flag(node.flag))
        assert node.to is not None
        if op == terms.DO_FLAG:
            mark = terms.MARKS[terms.MARK_BITS.index(int(node.mark))]
            key = f"always-{mark}" if self.always else f"mark-{mark}"
            return say(key, who=self.cookies(node.to))
        if op == terms.DO_MOVE:
            return self._move(node, node.to)
        if op == terms.DO_PLAY:
            return say("play", what=self.cards_of(node.to))
        if op in (terms.DO_READY, terms.DO_REST) and node.to.zone != terms.BATTLE:
            return say(f"{name}-support", what=self.cards_of(node.to, inside=True))
        key = f"always-{name}" if self.always else name
        return self.counted(key, node.amount, who=self.cookies(node.to))

    def _move(self, node: Node, what: Selector) -> str:
        yours = what.special == terms.THIS or (what.special == 0 and what.whose == terms.YOU)
        place = terms.DESTINATIONS[node.zone]
        if node.zone == terms.TO_HP:
            to = self.say("onto", who=self.special(node.onto))
        else:
            to = self.say(f"yours-{place}" if yours else f"to-{place}")
        if what.special or what.zone == terms.BATTLE:
            return self.say("move", what=self.cookies(what), to=to)
        return self.say("move", what=self.cards_of(what), to=to)

    def _look(self, node: Node) -> str:
        assert node.to is not None
        rest = self.say(f"yours-{terms.DESTINATIONS[node.rest_zone]}")
        taken = self.what(node.filter, int(node.to.count.base))
        key = "look-show" if node.show else "look"
        to = self.say(f"yours-{terms.DESTINATIONS[node.zone]}")
        return self.counted(key, node.amount, what=taken, to=to, rest=rest)

    def counted(self, key: str, number: Number, **fields: Any) -> str:
        """A sentence with a number in it, explained behind it where it is not fixed."""
        say = self.say
        if number.done:
            return say(f"{key}", count="X", **fields).rstrip(".") + say("x-done")
        if number.of is None:
            signed = f"{number.base:+}" if "change-" in key else number.base
            return say(key, count=signed, **fields)
        times = number.times
        sign = "+" if "change-" in key and times > 0 else ""
        amount = f"{sign}X" if times == 1 else f"{sign}{times}X"
        text = say(key, count=amount, **fields).rstrip(".")
        tail = say("x-most", what=self.counting(number.of), most=number.most)
        if number.most < 0:
            tail = say("x-count", what=self.counting(number.of))
        return text + tail

    def counting(self, what: Selector) -> str:
        """What a count is of, as a plural."""
        if what.zone == terms.BATTLE:
            return self.cookies(what)
        if what.zone == terms.HP:
            return self.say("hp-cards", who=self.special(what.of))
        place = self.say(_inside(what))
        return self.say("counting", what=self.what(what.filter, 2, bare=True), place=place)

    def cookies(self, what: Selector) -> str:
        """Cookies in battle."""
        say = self.say
        if what.special:
            return self.special(what.special)
        count = what.count.base
        many = "all" if what.all else "one" if count == 1 else "many"
        text = say(_whose_cookies(what, many), number=count)
        if what.up_to:
            text = say("up-to", what=text)
        if what.by == terms.BY_OWNER:
            text = say("owner-chooses", what=text)
        text += self.quality(what.filter)
        return say("at-random", what=text) if what.by == terms.AT_RANDOM else text

    def cards_of(self, what: Selector, inside: bool = False) -> str:
        """Cards in an area, or from it."""
        say = self.say
        if what.zone == terms.HP:
            who = self.special(what.of)
            return say("top-hp", count=what.count.base, who=who)
        place = say(_inside(what) if inside else _outside(what))
        if what.all:
            named = say("all-of", what=self.what(what.filter, 2, bare=True))
        else:
            named = self.what(what.filter, int(what.count.base))
        if what.up_to:
            named = say("up-to", what=named)
        text = say("cards-of", what=named, place=place)
        if what.by == terms.AT_RANDOM:
            text = say("at-random", what=text)
        return text

    def what(self, fits: Filter, count: int, bare: bool = False) -> str:
        """Cards by what stands on them, with how many there are."""
        if fits.type < 0 and fits.rested >= 0:
            state = "rested" if fits.rested else "active"
            key = f"bare-card-{state}" if bare else f"what-card-{state}"
            return self.say(key, count=count) + self.quality(fits, state_told=True)
        type = "card" if fits.type < 0 else terms.TYPES[fits.type]
        key = f"bare-{type}" if bare else f"what-{type}"
        return self.say(key, count=count) + self.quality(fits)

    def special(self, who: i64) -> str:
        """A Cookie that is pointed at; an Item, a Trap or a Stage is only a card."""
        if who == terms.THIS and self.type != terms.COOKIE:
            return self.say("special-this-card")
        return self.say(f"special-{terms.SPECIALS[who]}")

    def flag(self, flag: i64) -> str:
        """What a flag is called; in another card file it may have no word of its own."""
        name = self.cards.flags[flag]
        word = self.say(f"flag-{name}")
        return name if word == f"flag-{name}" else word

    def quality(self, fits: Filter, state_told: bool = False) -> str:
        """Colour, level, HP, and whether rested."""
        say = self.say
        text = ""
        if fits.color >= 0:
            text += say("of-color", color=say(f"color-{terms.COLORS[fits.color]}"))
        if fits.level_min >= 0 and fits.level_min == fits.level_max:
            text += say("of-level", level=fits.level_min)
        elif fits.level_max >= 0:
            text += say("of-level-max", level=fits.level_max)
        elif fits.level_min >= 0:
            text += say("of-level-min", level=fits.level_min)
        if fits.hp_max >= 0:
            text += say("of-hp-max", hp=fits.hp_max)
        if fits.flip >= 0:
            text += say("with-flip" if fits.flip else "without-flip")
        if fits.rested >= 0 and not state_told:
            text += say("is-rested" if fits.rested else "is-active")
        return text

    def condition(self, condition: Condition) -> str:
        """What must be true."""
        say = self.say
        kind = condition.kind
        if kind == "flag":
            return say("cond-flag", flag=self.flag(condition.flag))
        if kind == "turn":
            return say("cond-turn-you" if condition.yours else "cond-turn-opponent")
        if kind == "top":
            fits = condition.filter
            type = "card" if fits.type < 0 else terms.TYPES[fits.type]
            return say("cond-top", what=say(f"a-{type}") + self.quality(fits))
        if kind == "not":
            return say("cond-not", condition=self.condition(condition.parts[0]))
        if kind in ("all", "any"):
            joint = say("cond-and" if kind == "all" else "cond-or")
            return joint.join([self.condition(part) for part in condition.parts])
        assert condition.of is not None
        what = self.counting(condition.of)
        if condition.at_least >= 0 and condition.at_most >= 0:
            fields = {"low": condition.at_least, "high": condition.at_most}
            return say("cond-between", what=what, **fields)
        if condition.at_least >= 0:
            return say("cond-at-least", what=what, number=condition.at_least)
        return say("cond-at-most", what=what, number=condition.at_most)


def _inside(what: Selector) -> str:
    """In whose area."""
    zone = terms.ZONES[what.zone]
    if what.whose == terms.BOTH:
        return f"in-both-{zone}"
    return f"in-you-{zone}" if what.whose == terms.YOU else f"in-opponent-{zone}"


def _outside(what: Selector) -> str:
    """From whose area."""
    zone = terms.ZONES[what.zone]
    return f"from-you-{zone}" if what.whose == terms.YOU else f"from-opponent-{zone}"


def _whose_cookies(what: Selector, many: str) -> str:
    """Whose Cookies in battle, and whether the one that speaks is left out."""
    other = what.filter.other
    if what.whose == terms.BOTH:
        return f"cookies-both-other-{many}" if other else f"cookies-both-{many}"
    if what.whose == terms.YOU:
        return f"cookies-you-other-{many}" if other else f"cookies-you-{many}"
    return f"cookies-opponent-{many}"


def upper(text: str) -> str:
    """A sentence of its own."""
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """A sentence that goes on inside another; names keep their capitals."""
    return text[:1].lower() + text[1:]


def cost_text(cost: Cost) -> str:
    """The points of a cost as they are written on cards."""
    letters = "".join([terms.LETTERS[color] * cost.need[color] for color in range(terms.ANY)])
    return letters + (str(cost.need[terms.ANY]) if cost.need[terms.ANY] or not letters else "")
