"""Reading the tree of an ability: selectors, numbers, conditions, costs and operations (BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.braverse.language import reading, terms, tree
from cookietin.games.braverse.language.selecting import MOST, card_filter, number, selector

if TYPE_CHECKING:
    from mypy_extensions import i64

OVER_COOKIES: Final = [
    terms.DO_SELECT,
    terms.DO_DAMAGE,
    terms.DO_HEAL,
    terms.DO_CHANGE_ATTACK,
    terms.DO_CHANGE_DAMAGE,
    terms.DO_FAINT,
    terms.DO_REDIRECT,
]
FROM_CARDS: Final = [terms.HAND, terms.SUPPORT, terms.DISCARD]


class Grammar:
    """Reads trees and gathers what unfinished work will name: blocks and flags."""

    def __init__(self) -> None:
        self.blocks: list[tree.Block] = []
        self.flags: list[str] = []
        self.set_flags: set[i64] = set()
        self.asked_flags: list[tuple[i64, str, str]] = []
        """Flags in conditions, with card and place."""

    def block(self, rows: list[Any], card: str, where: str) -> tree.Block:
        """A list of operations."""
        block = tree.Block(len(self.blocks), f"{card} {where}")
        self.blocks.append(block)
        for place, row in enumerate(rows):
            block.nodes.append(
                self.node(reading.Entry(row, card, f"{where}[{place}]", reading.OF_ANY_OPERATION))
            )
        return block

    def node(self, entry: reading.Entry) -> tree.Node:
        """One operation."""
        op = entry.one_of("op", terms.OPERATIONS)
        entry.only(reading.OPERATION[terms.OPERATIONS[op]])
        node = tree.Node(op)
        if op in OVER_COOKIES:
            node.to = selector(entry, "to", [terms.BATTLE])
        if op in (terms.DO_DAMAGE, terms.DO_HEAL, terms.DO_DRAW, terms.DO_MILL, terms.DO_DISCARD):
            node.amount = number(entry, "amount", 1)
        if op in (terms.DO_CHANGE_ATTACK, terms.DO_CHANGE_DAMAGE):
            node.amount = number(entry, "amount", -MOST)
        if op in (terms.DO_DRAW, terms.DO_DISCARD, terms.DO_MILL, terms.DO_REVEAL):
            node.who = entry.one_of("who", terms.WHOSE[:2], 0)
        if op in (terms.DO_READY, terms.DO_REST):
            node.to = selector(entry, "to", [terms.BATTLE, terms.SUPPORT])
        if op == terms.DO_DISCARD:
            node.at_random = entry.yes("random")
        elif op == terms.DO_PLAY:
            node.to = selector(entry, "from", FROM_CARDS)
            node.to.filter.type = 0
        elif op == terms.DO_MOVE:
            self._move(entry, node)
        elif op == terms.DO_LOOK:
            self._look(entry, node)
        elif op == terms.DO_REVEAL:
            node.zone = [terms.HAND, terms.DECK][entry.one_of("what", ["hand", "deck"])]
        elif op == terms.DO_FLAG:
            self._flag(entry, node)
        elif op in (terms.DO_IF, terms.DO_MAY, terms.DO_CHOOSE):
            self._branches(entry, node)
        entry.finish()
        return node

    def _branches(self, entry: reading.Entry, node: tree.Node) -> None:
        if node.op == terms.DO_CHOOSE:
            options = entry.rows("options")
            if not 2 <= len(options) <= 4:
                wanted = "2–4"
                raise reading.BadCard(
                    "card-out-of-range", entry.card, entry.at("options"), len(options), wanted
                )
            for place, rows in enumerate(options):
                where = f"{entry.at('options')}[{place}]"
                if not isinstance(rows, list) or not rows:
                    raise reading.BadCard("card-not-a-list", entry.card, where, rows)
                node.blocks.append(self.block(rows, entry.card, where))
            return
        if node.op == terms.DO_IF:
            node.condition = self.condition(entry.value("if"), entry.card, entry.at("if"))
        elif entry.has("cost"):
            node.cost = self.cost(entry)
        node.blocks.append(self.block(entry.rows("then"), entry.card, entry.at("then")))
        if node.op == terms.DO_IF and entry.has("else"):
            node.blocks.append(self.block(entry.rows("else"), entry.card, entry.at("else")))

    def _move(self, entry: reading.Entry, node: tree.Node) -> None:
        node.to = selector(entry, "from", list(range(len(terms.ZONES))))
        node.zone = entry.one_of("to", terms.DESTINATIONS)
        if node.zone == terms.TO_HP:
            node.onto = entry.one_of("onto", terms.SPECIALS[1:]) + 1
        if node.to.zone == terms.BATTLE and node.zone == terms.TO_HP:
            raise reading.BadCard("card-cannot-move", entry.card, entry.at("to"), "hp", "battle")

    def _look(self, entry: reading.Entry, node: tree.Node) -> None:
        node.amount = number(entry, "amount", 1)
        node.filter = card_filter(entry)
        taken = tree.Selector()
        taken.count = tree.Number(entry.whole("take", 0, 9, 1))
        node.to = taken
        node.zone = entry.one_of("to", terms.DESTINATIONS[: terms.TO_HP], terms.TO_HAND)
        node.rest_zone = entry.one_of(
            "rest", terms.DESTINATIONS[: terms.TO_DECK + 1], terms.TO_DECK
        )
        if node.rest_zone in (terms.TO_HAND, terms.TO_BREAK):
            raise reading.BadCard(
                "card-cannot-move", entry.card, entry.at("rest"), entry.value("rest"), "look"
            )
        node.show = entry.yes("show")

    def _flag(self, entry: reading.Entry, node: tree.Node) -> None:
        if entry.has("mark"):
            node.mark = terms.MARK_BITS[entry.one_of("mark", terms.MARKS)]
            node.to = selector(entry, "to", [terms.BATTLE])
            return
        node.flag = self.flag(entry.text("flag"))
        self.set_flags.add(node.flag)

    def check_flags(self) -> None:
        """Complain about a flag that is asked for and that no card sets."""
        for flag, card, where in self.asked_flags:
            if flag not in self.set_flags:
                raise reading.BadCard("card-flag-never-set", card, where, self.flags[flag])

    def flag(self, name: str) -> int:
        """The number of a player's flag."""
        if name not in self.flags:
            self.flags.append(name)
        return self.flags.index(name)

    def condition(self, value: Any, card: str, where: str) -> tree.Condition:
        """What must be true."""
        entry = reading.Entry(value, card, where, reading.CONDITION)
        kinds = [kind for kind in reading.CONDITIONS if entry.has(kind)]
        if len(kinds) != 1:
            raise reading.BadCard(
                "card-no-such-word", card, where, sorted(entry.data), reading.CONDITIONS
            )
        made = tree.Condition(kinds[0])
        if made.kind == "count":
            made.of = selector(entry, "count", list(range(len(terms.ZONES))), True)
            made.at_least = entry.whole("at_least", 0, MOST, -1) if entry.has("at_least") else -1
            made.at_most = entry.whole("at_most", 0, MOST, -1) if entry.has("at_most") else -1
            if made.at_least < 0 and made.at_most < 0:
                raise reading.BadCard("card-field-missing", card, entry.at("at_least"))
            if 0 <= made.at_most < made.at_least:
                found, wanted = entry.value("at_most"), f"{made.at_least}–{MOST}"
                raise reading.BadCard("card-out-of-range", card, entry.at("at_most"), found, wanted)
        elif made.kind == "flag":
            made.flag = self.flag(entry.text("flag"))
            self.asked_flags.append((made.flag, card, entry.at("flag")))
        elif made.kind == "turn":
            made.yours = entry.one_of("turn", terms.WHOSE[:2]) == 0
        elif made.kind == "top":
            inner = reading.Entry(entry.value("top"), card, entry.at("top"), reading.FILTER)
            made.filter = card_filter(inner)
            inner.finish()
        elif made.kind == "not":
            made.parts.append(self.condition(entry.value("not"), card, entry.at("not")))
        else:
            for place, row in enumerate(entry.rows(made.kind)):
                made.parts.append(self.condition(row, card, f"{entry.at(made.kind)}[{place}]"))
        entry.finish()
        return made

    def cost(self, entry: reading.Entry) -> tree.Cost:
        """A text such as `R1` (one red, one of any), or a table with more than that."""
        value = entry.value("cost")
        cost = tree.Cost()
        if isinstance(value, str):
            self.points(cost, value, entry.card, entry.at("cost"))
            return cost
        inner = reading.Entry(value, entry.card, entry.at("cost"), reading.COST)
        if inner.has("pay"):
            self.points(cost, inner.text("pay"), entry.card, inner.at("pay"))
        cost.rest_this = inner.yes("rest")
        cost.discard = inner.whole("discard", 1, 9, 0) if inner.has("discard") else 0
        if cost.discard:
            cost.filter = card_filter(inner)
        cost.hp = inner.whole("hp", 1, 9, 0) if inner.has("hp") else 0
        cost.support = inner.whole("support", 1, 9, 0) if inner.has("support") else 0
        inner.finish()
        self._cost_block(cost, entry)
        return cost

    def _cost_block(self, cost: tree.Cost, entry: reading.Entry) -> None:
        """The costs that are deeds, as operations of their own."""
        nodes: list[tree.Node] = []
        if cost.rest_this:
            nodes.append(_deed(terms.DO_REST, _this()))
        if cost.discard:
            nodes.append(_move_of(terms.HAND, cost.discard, cost.filter))
        if cost.hp:
            nodes.append(_move_of(terms.HP, cost.hp, tree.Filter()))
        if cost.support:
            nodes.append(_move_of(terms.SUPPORT, cost.support, tree.Filter()))
        if nodes:
            block = tree.Block(len(self.blocks), f"{entry.card} {entry.at('cost')}")
            block.nodes = nodes
            self.blocks.append(block)
            cost.block = block

    def points(self, cost: tree.Cost, text: str, card: str, where: str) -> None:
        """The points of a cost: a letter for each of a colour, a digit for any."""
        for sign in text:
            if sign in terms.LETTERS:
                cost.need[terms.LETTERS.index(sign)] += 1
            elif sign.isdecimal():
                cost.need[terms.ANY] += int(sign)
            else:
                wanted = f"{''.join(terms.LETTERS)}, 0–9"
                raise reading.BadCard("card-out-of-range", card, where, text, wanted)
        cost.total = sum(cost.need)


def _this() -> tree.Selector:
    this = tree.Selector()
    this.special = terms.THIS
    this.all = True
    return this


def _deed(op: int, to: tree.Selector) -> tree.Node:
    node = tree.Node(op)
    node.to = to
    return node


def _move_of(zone: int, count: int, fits: tree.Filter) -> tree.Node:
    """Cards of one's own that go to the discard pile."""
    chosen = tree.Selector()
    chosen.zone = zone
    chosen.count = tree.Number(count)
    chosen.filter = fits
    chosen.of = terms.THIS if zone == terms.HP else 0
    node = _deed(terms.DO_MOVE, chosen)
    node.zone = terms.TO_DISCARD
    return node
