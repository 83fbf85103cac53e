"""Reading the tree of an ability: operations, conditions, and what they are about (BV-34)."""

from __future__ import annotations

from typing import Any, Final

from cookietin.games.braverse.language import reading, terms, tree
from cookietin.games.braverse.language.costs import read_cost
from cookietin.games.braverse.language.reading import BadCard, Entry
from cookietin.games.braverse.language.selecting import EVERYWHERE, MOST, Selecting
from cookietin.games.braverse.language.sharing import Shared, Wish

OVER_COOKIES: Final = [
    *[terms.DO_SELECT, terms.DO_DAMAGE, terms.DO_HEAL, terms.DO_CHANGE_ATTACK],
    *[terms.DO_CHANGE_DAMAGE, terms.DO_FAINT, terms.DO_REDIRECT],
]
COUNTED: Final = [
    *[terms.DO_DAMAGE, terms.DO_HEAL, terms.DO_DRAW, terms.DO_MILL, terms.DO_DISCARD],
]
CHANGES: Final = [terms.DO_CHANGE_ATTACK, terms.DO_CHANGE_DAMAGE, terms.DO_CHANGE_COST]
BY_SOMEONE: Final = [
    *[terms.DO_DRAW, terms.DO_DISCARD, terms.DO_MILL, terms.DO_REVEAL],
    *[terms.DO_MAY, terms.DO_CHOOSE, terms.DO_FORBID],
]
LASTING: Final = [*CHANGES, terms.DO_FORBID]
PLAYED_FROM: Final = [terms.HAND, terms.SUPPORT, terms.DISCARD, terms.BREAK, terms.ASIDE]
LOOKED_TO: Final = [*terms.DESTINATIONS[: terms.TO_HP], "aside", "battle"]
"""Where a card that was looked at can go."""
IN_BATTLE: Final = len(terms.DESTINATIONS)
"""The place of "battle" among destinations: only what is looked at is placed so."""
REST_TO: Final = [
    *["support", "support-rested", "discard", "deck-top", "deck-bottom", "deck", "aside"],
]


class Grammar:
    """Reads trees and gathers the blocks that unfinished work will name."""

    def __init__(self, shared: Shared) -> None:
        self.blocks: list[tree.Block] = []
        self.shared = shared
        self.selecting = Selecting(shared)

    def block(self, rows: list[Any], card: str, where: str) -> tree.Block:
        """A list of operations."""
        block = tree.Block(len(self.blocks), f"{card} {where}")
        self.blocks.append(block)
        for place, row in enumerate(rows):
            entry = Entry(row, card, f"{where}[{place}]", reading.OF_ANY_OPERATION)
            block.add(self.node(entry))
        return block

    def node(self, entry: Entry) -> tree.Node:
        """One operation."""
        op = entry.one_of("op", terms.OPERATIONS)
        entry.only(reading.OPERATION[terms.OPERATIONS[op]])
        node = tree.Node(op)
        if op in OVER_COOKIES:
            node.to = self.selecting.selector(entry, "to", [terms.BATTLE])
        if op in COUNTED:
            node.amount = self.selecting.number(entry, "amount", 1)
        if op in CHANGES:
            node.amount = self.selecting.number(entry, "amount", -MOST)
        if op in BY_SOMEONE:
            node.who = entry.one_of("who", terms.WHOSE[:2], 0)
        if op in LASTING and entry.has("for"):
            node.lasts = entry.one_of("for", terms.DURATIONS)
        if op in (terms.DO_READY, terms.DO_REST):
            zones = [terms.BATTLE, terms.SUPPORT, terms.STAGE_AREA]
            node.to = self.selecting.selector(entry, "to", zones)
        if op == terms.DO_DISCARD:
            node.at_random = entry.yes("random")
        elif op == terms.DO_PLAY:
            self._play(entry, node)
        elif op == terms.DO_MOVE:
            self._move(entry, node)
        elif op == terms.DO_LOOK:
            self._look(entry, node)
        elif op == terms.DO_REVEAL:
            node.zone = [terms.HAND, terms.DECK][entry.one_of("what", ["hand", "deck"])]
        elif op == terms.DO_FLAG:
            self._flag(entry, node)
        elif op == terms.DO_FORBID:
            node.ban = terms.BAN_BITS[entry.one_of("what", terms.BANS)]
        elif op == terms.DO_CHANGE_COST:
            self._change_cost(entry, node)
        elif op in (terms.DO_IF, terms.DO_MAY, terms.DO_CHOOSE):
            self._branches(entry, node)
        entry.finish()
        return node

    def _branches(self, entry: Entry, node: tree.Node) -> None:
        if node.op == terms.DO_CHOOSE:
            options = entry.rows("options")
            if not 2 <= len(options) <= 4:
                found, wanted = len(options), "2–4"
                raise BadCard("card-out-of-range", entry.card, entry.at("options"), found, wanted)
            for place, rows in enumerate(options):
                where = f"{entry.at('options')}[{place}]"
                if not isinstance(rows, list) or not rows:
                    raise BadCard("card-not-a-list", entry.card, where, rows)
                node.blocks.append(self.block(rows, entry.card, where))
            return
        if node.op == terms.DO_IF:
            node.condition = self.condition(entry.value("if"), entry.card, entry.at("if"))
        elif entry.has("cost"):
            node.cost = read_cost(self, entry)
        node.blocks.append(self.block(entry.rows("then"), entry.card, entry.at("then")))
        if entry.has("else"):
            node.blocks.append(self.block(entry.rows("else"), entry.card, entry.at("else")))

    def _play(self, entry: Entry, node: tree.Node) -> None:
        node.to = self.selecting.selector(entry, "from", PLAYED_FROM)
        node.rested = entry.yes("rested")
        fits = node.to.filter
        if fits.types not in (0, 1 << terms.COOKIE):
            found = entry.value("from")["type"]
            raise BadCard("card-never-fits", entry.card, f"{entry.at('from')}.type", found)
        fits.types = 1 << terms.COOKIE
        fits.faces = True

    def _move(self, entry: Entry, node: tree.Node) -> None:
        node.to = self.selecting.selector(entry, "from", EVERYWHERE)
        node.zone = entry.one_of("to", terms.DESTINATIONS)
        fits = node.to.filter
        if node.zone in terms.ONTO:
            node.onto = self.selecting.special_at(entry, "onto")
            if node.to.zone == terms.BATTLE and node.to.special != terms.THIS:
                found = terms.DESTINATIONS[node.zone]
                raise BadCard("card-cannot-move", entry.card, entry.at("to"), found, "battle")
        unsure = node.to.zone in (terms.DECK, terms.HP) or fits.types != 1 << terms.COOKIE
        if node.zone == terms.TO_FORM and node.to.special == 0 and unsure:
            raise BadCard("card-form-is-cookie", entry.card, entry.at("from"))

    def _look(self, entry: Entry, node: tree.Node) -> None:
        if entry.value("amount") == "all":
            node.amount = tree.Number(MOST)
        else:
            node.amount = self.selecting.number(entry, "amount", 1)
        node.filter = self.selecting.card_filter(entry)
        taken = tree.Selector()
        taken.count = tree.Number(entry.whole("take", 0, 9, 1))
        node.to = taken
        word = LOOKED_TO[entry.one_of("to", LOOKED_TO, terms.TO_HAND)]
        node.zone = IN_BATTLE if word == "battle" else terms.DESTINATIONS.index(word)
        if word == "battle" and node.filter.types != 1 << terms.COOKIE:
            raise BadCard("card-form-is-cookie", entry.card, entry.at("to"))
        rest = REST_TO[entry.one_of("rest", REST_TO, REST_TO.index("deck"))]
        node.rest_zone = terms.DESTINATIONS.index(rest)
        node.show = entry.yes("show")

    def _flag(self, entry: Entry, node: tree.Node) -> None:
        if entry.has("mark"):
            node.mark = terms.MARK_BITS[entry.one_of("mark", terms.MARKS)]
            node.to = self.selecting.selector(entry, "to", [terms.BATTLE])
            if entry.has("for"):
                node.lasts = entry.one_of("for", terms.DURATIONS)
            return
        node.flag = self.shared.flag(entry.text("flag"))
        self.shared.set_flags.add(node.flag)

    def _change_cost(self, entry: Entry, node: tree.Node) -> None:
        """Of attacks of Cookies in battle, or of playing cards from hand."""
        if not entry.has("cards"):
            node.to = self.selecting.selector(entry, "to", [terms.BATTLE])
            return
        node.who = entry.one_of("who", terms.WHOSE[:2], 0)
        inner = Entry(entry.value("cards"), entry.card, entry.at("cards"), reading.FILTER)
        node.filter = self.selecting.card_filter(inner)
        if node.filter.types & (1 << terms.COOKIE):
            raise BadCard("card-never-fits", entry.card, inner.at("type"), inner.value("type"))
        inner.finish()

    def condition(self, value: Any, card: str, where: str) -> tree.Condition:
        """What must be true."""
        entry = Entry(value, card, where, reading.CONDITION)
        kinds = [kind for kind in reading.CONDITIONS if entry.has(kind)]
        if len(kinds) != 1:
            found, wanted = sorted(entry.data), reading.CONDITIONS
            raise BadCard("card-no-such-word", card, where, found, wanted)
        kind = kinds[0]
        made = tree.Condition("measure" if kind in terms.MEASURES else kind)
        if made.kind == "measure":
            self._measure(entry, made)
        elif kind == "flag":
            made.flag = self.shared.flag(entry.text("flag"))
            self.shared.asked_flags.append(Wish(made.flag, card, entry.at("flag")))
        elif kind == "turn":
            made.yours = entry.one_of("turn", terms.WHOSE[:2]) == 0
        elif kind == "top":
            inner = Entry(entry.value("top"), card, entry.at("top"), reading.FILTER)
            made.filter = self.selecting.card_filter(inner)
            inner.finish()
        elif kind == "not":
            made.parts.append(self.condition(entry.value("not"), card, entry.at("not")))
        else:
            for place, row in enumerate(entry.rows(kind)):
                made.parts.append(self.condition(row, card, f"{entry.at(kind)}[{place}]"))
        entry.finish()
        return made

    def _measure(self, entry: Entry, made: tree.Condition) -> None:
        """A measure that is at least or at most so much, or as much as another."""
        made.measured = self.selecting.measured(entry)
        if entry.has("at_least"):
            made.at_least = self.selecting.number(entry, "at_least")
        if entry.has("at_most"):
            made.at_most = self.selecting.number(entry, "at_most")
        low, high = made.at_least, made.at_most
        if low is None and high is None:
            raise BadCard("card-field-missing", entry.card, entry.at("at_least"))
        if low is None or high is None or not (low.is_fixed() and high.is_fixed()):
            return
        if high.base < low.base:
            found, wanted = entry.value("at_most"), f"{low.base}–{MOST}"
            raise BadCard("card-out-of-range", entry.card, entry.at("at_most"), found, wanted)
