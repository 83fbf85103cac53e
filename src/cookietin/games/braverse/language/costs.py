"""Reading costs: points by colour, short forms, and operations that are costs (BV-06, BV-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.language import reading, terms
from cookietin.games.braverse.language.tree import Block, Cost, Filter, Node, Number, Selector

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.grammar import Grammar

DEEDS: Final = [
    *[terms.DO_MOVE, terms.DO_REST, terms.DO_FAINT, terms.DO_MILL, terms.DO_DISCARD],
    terms.DO_SELECT,
]
"""Operations that can be costs: something of one's own that is given up, and choosing the Cookie
whose HP cards are."""
OF_THE_CHOSEN: Final = [0, terms.THIS, terms.IT]


def read_cost(grammar: Grammar, entry: reading.Entry) -> Cost:
    """A text such as `R1` (one red, one of any), or a table with more than that."""
    value = entry.value("cost")
    cost = Cost()
    if isinstance(value, str):
        read_points(cost, value, entry.card, entry.at("cost"))
        return cost
    inner = reading.Entry(value, entry.card, entry.at("cost"), reading.COST)
    if inner.has("pay"):
        read_points(cost, inner.text("pay"), entry.card, inner.at("pay"))
    cost.rest_this = inner.yes("rest")
    cost.discard = inner.whole("discard", 1, 9, 0) if inner.has("discard") else 0
    if cost.discard:
        cost.filter = grammar.selecting.card_filter(inner)
    cost.hp = inner.whole("hp", 1, 9, 0) if inner.has("hp") else 0
    cost.support = inner.whole("support", 1, 9, 0) if inner.has("support") else 0
    if inner.has("do"):
        for place, row in enumerate(inner.rows("do")):
            at = f"{inner.at('do')}[{place}]"
            deed = reading.Entry(row, entry.card, at, reading.OF_ANY_OPERATION)
            cost.deeds.append(_deed_of(grammar, deed))
        _check_chosen(cost.deeds, entry.card, inner)
    inner.finish()
    _check_apart(cost, entry.card, inner)
    _add_block(grammar, cost, entry)
    return cost


def read_points(cost: Cost, text: str, card: str, where: str) -> None:
    """The points of a cost: a letter for each of a colour, a digit for any."""
    for sign in text:
        if sign in terms.LETTERS:
            cost.need[terms.LETTERS.index(sign)] += 1
        elif sign in "0123456789":
            cost.need[terms.ANY] += int(sign)
        else:
            wanted = f"{''.join(terms.LETTERS)}, 0–9"
            raise reading.BadCard("card-out-of-range", card, where, text, wanted)
    cost.total = sum(cost.need)


def _deed_of(grammar: Grammar, entry: reading.Entry) -> Node:
    """An operation that is a cost: of one's own cards, a fixed number of them or all."""
    node = grammar.node(entry)
    to = node.to
    fine = node.op in DEEDS and node.who == 0 and not node.at_random and node.amount.is_fixed()
    if fine and to is not None:
        fine = to.whose == terms.YOU and to.count.is_fixed() and not to.up_to and to.by == 0
        fine = fine and to.special in (0, terms.THIS) and to.of in OF_THE_CHOSEN
        fine = fine and not (node.op == terms.DO_MOVE and to.zone == terms.DECK)
    if fine and node.op == terms.DO_SELECT:
        fine = to is not None and not to.all and to.count.base == 1
    if not fine:
        raise reading.BadCard("card-no-cost", entry.card, entry.where)
    return node


def _check_chosen(deeds: list[Node], card: str, entry: reading.Entry) -> None:
    """A Cookie is chosen for the HP cards that it gives up next, and must have one more."""
    for place, node in enumerate(deeds):
        following = deeds[place + 1].to if place + 1 < len(deeds) else None
        of_it = following is not None and following.of == terms.IT
        if node.op == terms.DO_SELECT:
            if following is None or not of_it or following.zone != terms.HP or following.all:
                raise reading.BadCard("card-no-cost", card, f"{entry.at('do')}[{place}]")
            assert node.to is not None
            fits = node.to.filter
            if fits.hp_min <= following.count.base:
                fits.hp_min = following.count.base + 1
        elif of_it:
            raise reading.BadCard("card-no-cost", card, f"{entry.at('do')}[{place + 1}]")
    if deeds[0].to is not None and deeds[0].to.of == terms.IT:
        raise reading.BadCard("card-no-cost", card, f"{entry.at('do')}[0]")


def _check_apart(cost: Cost, card: str, entry: reading.Entry) -> None:
    """Two parts of a cost that take from one area could not both be sure to be there."""
    taken = [terms.HAND] * (cost.discard > 0) + [terms.HP] * (cost.hp > 0)
    taken += [terms.SUPPORT] * (cost.support > 0) + [terms.BATTLE] * cost.rest_this
    chosen = any(node.op == terms.DO_SELECT for node in cost.deeds)
    for node in cost.deeds:
        zone = source_of(node)
        leaves = zone == terms.BATTLE and node.op != terms.DO_REST
        if node.op == terms.DO_SELECT:
            continue
        if zone in taken or (chosen and leaves):
            raise reading.BadCard("card-cost-twice", card, entry.at("do"), terms.ZONES[zone])
        taken.append(zone)


def source_of(node: Node) -> int:
    """The area that an operation takes from."""
    if node.op == terms.DO_MILL:
        return terms.DECK
    if node.op == terms.DO_DISCARD:
        return terms.HAND
    return terms.BATTLE if node.to is None else int(node.to.zone)


def _add_block(grammar: Grammar, cost: Cost, entry: reading.Entry) -> None:
    """The costs that are deeds, as operations of their own."""
    nodes: list[Node] = []
    if cost.rest_this:
        nodes.append(_deed(terms.DO_REST, _this()))
    if cost.discard:
        nodes.append(_move_of(terms.HAND, cost.discard, cost.filter))
    if cost.hp:
        nodes.append(_move_of(terms.HP, cost.hp, Filter()))
    if cost.support:
        nodes.append(_move_of(terms.SUPPORT, cost.support, Filter()))
    nodes += cost.deeds
    if nodes:
        block = Block(len(grammar.blocks), f"{entry.card} {entry.at('cost')}")
        for node in nodes:
            block.add(node)
        grammar.blocks.append(block)
        cost.block = block


def _this() -> Selector:
    this = Selector()
    this.special = terms.THIS
    this.all = True
    return this


def _deed(op: int, to: Selector) -> Node:
    node = Node(op)
    node.to = to
    return node


def _move_of(zone: i64, count: i64, fits: Filter) -> Node:
    """Cards of one's own that go to the discard pile."""
    chosen = Selector()
    chosen.zone = zone
    chosen.count = Number(count)
    chosen.filter = fits
    chosen.of = terms.THIS if zone == terms.HP else 0
    node = _deed(terms.DO_MOVE, chosen)
    node.zone = terms.TO_DISCARD
    return node
