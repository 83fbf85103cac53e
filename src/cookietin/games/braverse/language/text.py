"""The text of a card, written from its tree: it cannot disagree with what the card does (BV-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.grammar import IN_BATTLE
from cookietin.games.braverse.language.naming import Namer, Say
from cookietin.games.braverse.language.searching import worn
from cookietin.games.braverse.language.selecting import MOST

if TYPE_CHECKING:
    from cookietin.games.braverse.cards import Cards
    from cookietin.games.braverse.language.tree import (
        Ability,
        Block,
        Card,
        Cost,
        Node,
        Number,
        Selector,
    )
    from cookietin.kernel.people import Label

CHANGES: Final = [terms.DO_CHANGE_ATTACK, terms.DO_CHANGE_DAMAGE, terms.DO_CHANGE_COST]


def card_text(card: Card, cards: Cards, say: Say, label: Label) -> list[str]:
    """A card in lines: what it is, then each ability. The label of a card is its name."""
    return [
        card_head(card, cards, say, label),
        *[Teller(cards, say).ability(way) for way in card.abilities],
    ]


def card_head(card: Card, cards: Cards, say: Say, label: Label) -> str:
    """Number, name, colour, type and figures; traits, and whether it starts aside."""
    fields: dict[str, Any] = {
        "number": card.number,
        "card": label(card.name),
        "color": say(f"color-{terms.COLORS[card.color]}"),
        "type": say(f"type-{terms.TYPES[card.type]}"),
        "cost": cost_text(card.cost),
    }
    if card.type == terms.COOKIE:
        figures = {"level": card.level, "hp": card.hp, "damage": card.damage}
        text = say("head-cookie", **fields, **figures)
    else:
        text = say("head", **fields)
    traits = worn(cards, card)
    if traits:
        text += " " + say("head-traits", traits=traits, count=len(traits))
    if card.aside:
        text += " " + say("head-aside")
    return text


class Teller:
    """Sentences about the operations of a tree in one language."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.names = Namer(cards, say)
        self.always = False
        """Whether what is told of holds for ever and not for this turn."""

    def speak_as(self, card: Card) -> None:
        """What the card that speaks is."""
        self.names.type = card.type

    def ability(self, way: Ability) -> str:
        """When, for what, how often, on what condition, and what happens."""
        say = self.say
        self.speak_as(self.cards.all[way.kind])
        self.names.attached = way.trigger == terms.ATTACHED
        self.names.several = False
        self.always = way.trigger in (terms.STATIC, terms.ATTACHED)
        parts = [self._when(way)]
        if way.once:
            parts.append(say("once"))
        if way.cost is not None:
            parts.append(self.cost(way.cost))
        text = self.block(way.body)
        if way.condition is not None:
            condition = self.names.condition(way.condition)
            text = say("if", condition=condition, text=self.inside(way.body))
        return f"[{' · '.join(parts)}] {text}"

    def _when(self, way: Ability) -> str:
        """What sets an ability off."""
        if way.trigger == terms.ATTACKED:
            return self.say(f"when-attacked-{terms.ATTACKED_WHO[way.of]}")
        if way.what is not None:
            return self.names.whenever(way.what)
        if way.by is not None:
            return self.say("when-discarded-by", what=self.names.one(way.by))
        if way.turn != terms.YOU:
            whose = terms.WHOSE[way.turn]
            if way.trigger == terms.START_OF_TURN:
                return self.say(f"when-start-of-turn-{whose}")
            return self.say(f"when-end-of-turn-{whose}")
        return self.say(f"when-{terms.TRIGGERS[way.trigger]}")

    def cost(self, cost: Cost) -> str:
        """All that must be paid."""
        say = self.say
        parts = [say("pay", cost=cost_text(cost))] if cost.total else []
        if cost.rest_this:
            stage = self.names.type != terms.COOKIE
            parts.append(say("pay-rest-card" if stage else "pay-rest"))
        if cost.discard:
            what = self.names.what(cost.filter, int(cost.discard))
            parts.append(say("pay-discard", what=what))
        if cost.hp:
            parts.append(say("pay-hp", count=cost.hp))
        if cost.support:
            parts.append(say("pay-support", count=cost.support))
        parts += [lower(self.node(node)).rstrip(".") for node in cost.deeds]
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
        op = node.op
        name = terms.OPERATIONS[op]
        if op in (terms.DO_IF, terms.DO_MAY, terms.DO_CHOOSE):
            return self._fork(node)
        if op in (terms.DO_DRAW, terms.DO_MILL, terms.DO_DISCARD):
            if node.at_random:
                key = "discard-opponent-random" if node.who else "discard-you-random"
            else:
                key = f"{name}-opponent" if node.who else f"{name}-you"
            return self.counted(key, node.amount)
        if op == terms.DO_REVEAL:
            who = terms.WHOSE[node.who]
            hand = node.zone == terms.HAND
            return self.say(f"reveal-hand-{who}" if hand else f"reveal-deck-{who}")
        if op == terms.DO_LOOK:
            return self._look(node)
        if op == terms.DO_CANCEL:
            return self.say("cancel")
        if op == terms.DO_FORBID:
            return self._forbid(node)
        if node.to is None:
            if op == terms.DO_CHANGE_COST:
                return self._cost_of_cards(node)
            return self.say("flag", flag=self.names.flag(node.flag))
        if op == terms.DO_FLAG:
            return self._mark(node, node.to)
        if op == terms.DO_MOVE:
            return self._move(node, node.to)
        if op == terms.DO_PLAY:
            key = "play-rested" if node.rested else "play"
            key = f"{key}-opponent" if node.to.whose == terms.OPPONENT else key
            return self.say(key, what=self.names.cards_of(node.to))
        if op in (terms.DO_READY, terms.DO_REST) and node.to.zone != terms.BATTLE:
            what = self.names.cards_of(node.to, inside=True)
            return self.say(f"{name}-support", what=what)
        who = self.names.cookies(node.to)
        if op == terms.DO_SELECT:
            self.names.several = not node.to.special and _several(node.to)
        if op not in CHANGES:
            return self.counted(name, node.amount, who=who)
        if self.always:
            return self.counted(f"always-{name}", node.amount, who=who)
        return self.counted(name, node.amount, who=who, until=self._until(node))

    def _fork(self, node: Node) -> str:
        """A condition, an offer or a choice, with what it leads to."""
        say = self.say
        whose = "-opponent" if node.who == terms.OPPONENT else ""
        if node.op == terms.DO_CHOOSE:
            options = [f"({at + 1}) {self.block(way)}" for at, way in enumerate(node.blocks)]
            return say(f"choose{whose}", options=" ".join(options))
        inner = self.inside(node.blocks[0])
        if node.condition is not None:
            text = say("if", condition=self.names.condition(node.condition), text=inner)
        elif node.cost is None:
            text = say(f"may{whose}", text=inner)
        else:
            text = say(f"may-cost{whose}", cost=self.cost(node.cost), text=inner)
        if len(node.blocks) > 1:
            text += " " + say("else", text=self.inside(node.blocks[1]))
        return text

    def _until(self, node: Node) -> str:
        """Until when a change lasts."""
        lasts = terms.FOR_TURN if node.lasts < 0 else node.lasts
        return self.say(f"for-{terms.DURATIONS[lasts]}")

    def _mark(self, node: Node, to: Selector) -> str:
        mark = terms.MARKS[terms.MARK_BITS.index(int(node.mark))]
        who = self.names.cookies(to)
        if self.always or node.lasts >= 0:
            text = self.say(f"always-{mark}", who=who)
            if self.always:
                return text
            return self.say("lasting", text=text.rstrip("."), until=self._until(node))
        return self.say(f"mark-{mark}", who=who)

    def _forbid(self, node: Node) -> str:
        ban = self.say(f"ban-{terms.BANS[terms.BAN_BITS.index(int(node.ban))]}")
        whom = terms.WHOSE[node.who]
        if self.always:
            return self.say(f"always-forbid-{whom}", what=ban)
        return self.say(f"forbid-{whom}", what=ban, until=self._until(node))

    def _cost_of_cards(self, node: Node) -> str:
        what = self.names.what(node.filter, 2, bare=True)
        who = terms.WHOSE[node.who]
        if self.always:
            return self.counted(f"always-cost-of-cards-{who}", node.amount, what=what)
        until = self._until(node)
        return self.counted(f"cost-of-cards-{who}", node.amount, what=what, until=until)

    def _move(self, node: Node, what: Selector) -> str:
        yours = what.special == terms.THIS or (what.special == 0 and what.whose == terms.YOU)
        place = terms.DESTINATIONS[node.zone]
        if node.zone in terms.ONTO:
            to = self.say(f"onto-{place}", who=self.names.special(node.onto))
        else:
            to = self.say(f"yours-{place}" if yours else f"to-{place}")
        if what.special or what.zone == terms.BATTLE:
            return self.say("move", what=self.names.cookies(what), to=to)
        return self.say("move", what=self.names.cards_of(what), to=to)

    def _look(self, node: Node) -> str:
        assert node.to is not None
        rest = self.say(f"yours-{terms.DESTINATIONS[node.rest_zone]}")
        taken = self.names.what(node.filter, int(node.to.count.base))
        where = "battle" if node.zone == IN_BATTLE else terms.DESTINATIONS[node.zone]
        to = self.say(f"yours-{where}")
        key = "look-show" if node.show else "look"
        if node.amount.is_fixed() and node.amount.base == MOST:
            return self.say(f"{key}-all", what=taken, to=to, rest=rest)
        return self.counted(key, node.amount, what=taken, to=to, rest=rest)

    def counted(self, key: str, number: Number, **fields: Any) -> str:
        """A sentence with a number in it, explained behind it where it is not fixed."""
        say = self.say
        signs = "change-" in key or "cost-of-cards" in key
        if number.done:
            return say(f"{key}", count="X", **fields).rstrip(".") + say("x-done")
        if number.of is None:
            signed = f"{number.base:+}" if signs else number.base
            return say(key, count=signed, **fields)
        times = number.times
        sign = "+" if signs and times > 0 else ""
        each = "X" if times == 1 else "-X" if times == -1 else f"{times}X"
        amount = f"{number.base}{each}" if number.base and times < 0 else f"{sign}{each}"
        if number.base and times > 0:
            amount += f"{number.base:+}"
        if number.more is not None:
            text = say(key, count=f"{'+' if signs else ''}X", **fields).rstrip(".")
            return text + say("x-is", measure=self.names.number(number))
        text = say(key, count=amount, **fields).rstrip(".")
        measure = self.names.measure(number)
        if number.most < 0:
            return text + say("x-is", measure=measure)
        return text + say("x-is-most", measure=measure, most=number.most)


def _several(chosen: Selector) -> bool:
    """Whether more than one may be chosen."""
    return chosen.all or not chosen.count.is_fixed() or chosen.count.base > 1


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
