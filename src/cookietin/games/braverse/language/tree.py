"""A card's abilities as a tree of plain values: what the reader makes and the rules follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.games.braverse.language.terms import ANY

if TYPE_CHECKING:
    from mypy_extensions import i64

ANYTHING = -1


@final
class Filter:
    """Which cards fit; -1 stands for no wish, and so do no bits or names."""

    def __init__(self) -> None:
        self.faces = False
        """Whether anything is wished of what stands on a card."""
        self.types: i64 = 0
        self.colors: i64 = 0
        self.traits: i64 = 0
        """Bits: one of these."""
        self.names: list[str] = []
        self.name_with = ""
        self.titles: list[int] = []
        """The names that are wished, once all cards are known."""
        self.level_min: i64 = ANYTHING
        self.level_max: i64 = ANYTHING
        self.hp_min: i64 = ANYTHING
        self.hp_max: i64 = ANYTHING
        self.flip: i64 = ANYTHING
        self.plain: i64 = ANYTHING
        """Whether it has no abilities, a FLIP aside."""
        self.rested: i64 = ANYTHING
        self.other = False
        """Whether the card that speaks is left out."""
        self.unlike: Filter | None = None
        """What a card must not be."""

    def is_open(self) -> bool:
        """Whether every card fits, as far as its face goes."""
        return not self.faces

    def by_name(self) -> bool:
        """Whether cards of certain names are wished."""
        return len(self.names) > 0 or self.name_with != ""


@final
class Number:
    """A fixed number, a measure of a selection, or how many the operation before affected."""

    def __init__(self, base: i64, of: Selector | None = None) -> None:
        self.base: i64 = base
        """What it is; what is added to a measure."""
        self.of = of
        self.measure: i64 = 0
        self.every: i64 = 1
        """So many of what is measured count as one."""
        self.times: i64 = 1
        self.most: i64 = -1
        self.more: Number | None = None
        """Another measure that is added."""
        self.done = False

    def is_fixed(self) -> bool:
        """Whether it is known before the effect happens."""
        return self.of is None and not self.done


@final
class Selector:
    """Which Cookies or cards an operation is about, how many of them, and who chooses."""

    def __init__(self) -> None:
        self.special: i64 = 0
        self.whose: i64 = 0
        self.zone: i64 = 0
        self.filter = Filter()
        self.narrow = False
        """Whether Cookies in battle must fit the filter, those that are named directly too."""
        self.all = False
        self.count = Number(1)
        self.up_to = False
        self.by: i64 = 0
        self.of: i64 = 0
        """For HP cards and attached ones: the Cookie with which they lie, as a special."""
        self.happened: i64 = -1
        """What must have happened to a card, where something that happened is counted."""
        self.since_attack = False
        self.came_from: i64 = -1
        """The area from which a Cookie must have been placed."""
        self.only_this = False


@final
class Condition:
    """What must be true when an effect happens."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        """One of measure, flag, all, any, not, turn and top."""
        self.measured: Number | None = None
        self.at_least: Number | None = None
        self.at_most: Number | None = None
        self.parts: list[Condition] = []
        self.flag: i64 = 0
        self.yours = True
        self.filter = Filter()


@final
class Cost:
    """What must be paid: support cards by colour, and what the block of the cost does."""

    def __init__(self) -> None:
        self.need: list[int] = [0] * (ANY + 1)
        self.total: i64 = 0
        self.rest_this = False
        self.discard: i64 = 0
        self.filter = Filter()
        self.hp: i64 = 0
        self.support: i64 = 0
        self.deeds: list[Node] = []
        """Operations that are costs, besides the short forms above."""
        self.block: Block | None = None
        """All that is to be done: short forms, then deeds."""

    def is_free(self) -> bool:
        """Whether nothing at all is asked."""
        return self.total == 0 and self.block is None


@final
class Node:
    """One operation with its fields."""

    def __init__(self, op: i64) -> None:
        self.op: i64 = op
        self.block: i64 = 0
        self.index: i64 = 0
        """Its place: the block that it stands in, and where."""
        self.amount = Number(1)
        self.to: Selector | None = None
        self.zone: i64 = 0
        self.rest_zone: i64 = 0
        self.onto: i64 = 0
        self.who: i64 = 0
        self.at_random = False
        self.show = False
        self.rested = False
        self.filter = Filter()
        self.blocks: list[Block] = []
        self.condition: Condition | None = None
        self.cost: Cost | None = None
        self.flag: i64 = -1
        self.mark: i64 = 0
        self.ban: i64 = 0
        self.lasts: i64 = -1
        """Until when it lasts; -1 for as long as such a change usually does."""


@final
class Block:
    """A sequence of operations. Unfinished work names it by its path."""

    def __init__(self, id: i64, path: str) -> None:
        self.id: i64 = id
        self.path = path
        self.nodes: list[Node] = []

    def add(self, node: Node) -> None:
        """One operation more."""
        node.block = self.id
        node.index = len(self.nodes)
        self.nodes.append(node)


@final
class Ability:
    """When it happens, how often, for what, on what condition, and what it does."""

    def __init__(self, id: i64, kind: i64, place: i64, trigger: i64, body: Block) -> None:
        self.id: i64 = id
        self.kind: i64 = kind
        self.place: i64 = place
        """Its place on the card, from 0."""
        self.trigger: i64 = trigger
        self.once = False
        """Once per turn."""
        self.cost: Cost | None = None
        self.condition: Condition | None = None
        self.of: i64 = 0
        self.turn: i64 = 0
        """Whose turn must begin or end."""
        self.what: Selector | None = None
        """What a `whenever` waits for."""
        self.by: Filter | None = None
        """By whose effect of one's own a card must have been discarded."""
        self.body = body


@final
class Card:
    """One card of the pool."""

    def __init__(self, kind: i64, number: str, name: str) -> None:
        self.kind: i64 = kind
        self.number = number
        self.name = name
        """What it goes by, which no other card does."""
        self.title: i64 = 0
        """The name that stands on it, which other cards may share."""
        self.traits: i64 = 0
        self.aside = False
        """Whether it starts outside the deck."""
        self.type: i64 = 0
        self.color: i64 = 0
        self.level: i64 = 0
        self.hp: i64 = 0
        self.cost = Cost()
        """Of the attack, or of playing the card."""
        self.damage: i64 = 0
        self.abilities: list[Ability] = []
        self.on_reveal: list[Ability] = []
        self.activate: list[Ability] = []
        self.on_attack: list[Ability] = []
        self.after_attack: list[Ability] = []
        self.flip: Ability | None = None
        self.faint: list[Ability] = []
        self.attacked: list[Ability] = []
        self.survived: list[Ability] = []
        self.start_of_turn: list[Ability] = []
        self.end_of_turn: list[Ability] = []
        self.played: list[Ability] = []
        """What an Item or Trap does when used, or a Stage when placed."""
        self.static: list[Ability] = []
        self.whenever: list[Ability] = []
        self.discarded: list[Ability] = []
        self.attached: list[Ability] = []
        """What it does for the Cookie that it is attached to."""

    def is_plain(self) -> bool:
        """Whether it has no abilities, a FLIP aside."""
        return len(self.abilities) == (0 if self.flip is None else 1)
