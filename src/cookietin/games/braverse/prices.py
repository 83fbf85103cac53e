"""What attacks and cards cost now, with all that changes it (BV-06, BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.abilities import changed, standing_nodes
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.tree import Cost
from cookietin.games.braverse.language.values import fits, value
from cookietin.games.braverse.lasting import node_behind

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Card, Node
    from cookietin.games.braverse.state.position import BraversePosition


def attack_cost(p: BraversePosition, cookie: Cookie) -> Cost:
    """What a Cookie's attack costs."""
    cost = p.cards.all[cookie.kind].cost
    if not p.title.changes_costs:
        return cost
    return repriced(cost, changed(p, cookie, terms.DO_CHANGE_COST))


def play_cost(p: BraversePosition, seat: i64, card: Card) -> Cost:
    """What an Item, a Trap or a Stage costs to play."""
    if not p.title.changes_costs:
        return card.cost
    change: i64 = 0
    for lasting in p.lasting:
        node = node_behind(p, lasting)
        if lasting.serial == 0 and lasting.seat == seat and _is_about(node, card):
            change += lasting.amount
    for work, node in standing_nodes(p):
        about = work.seat if node.who == terms.YOU else 1 - work.seat
        if node.to is None and about == seat and _is_about(node, card):
            change += value(p, work, node.amount)
    return repriced(card.cost, change)


def _is_about(node: Node, card: Card) -> bool:
    return node.op == terms.DO_CHANGE_COST and fits(card, node.filter)


def repriced(cost: Cost, change: i64) -> Cost:
    """A cost that is so much more or less: points of any colour first, then the others in order."""
    if change == 0:
        return cost
    made = Cost()
    made.need = cost.need[:]
    if change > 0:
        made.need[terms.ANY] += change
    for step in range(terms.ANY + 1):
        color = terms.ANY - step
        while change < 0 and made.need[color] > 0:
            made.need[color] -= 1
            change += 1
    made.total = sum(made.need)
    return made
