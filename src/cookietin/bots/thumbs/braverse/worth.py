"""What an effect looks worth at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.language.terms import (
    DO_CHANGE_ATTACK,
    DO_CHANGE_DAMAGE,
    DO_CHOOSE,
    DO_DAMAGE,
    DO_DISCARD,
    DO_DRAW,
    DO_FAINT,
    DO_HEAL,
    DO_IF,
    DO_MAY,
    DO_MILL,
    DO_MOVE,
    DO_READY,
    OPPONENT,
    SUPPORT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Block, Node
    from cookietin.games.braverse.state.position import BraversePosition


def can_hit(p: BraversePosition, seat: i64, cookie: Cookie) -> bool:
    """Whether a Cookie is active and its attack looks payable."""
    due = p.cards.all[cookie.kind].cost.total
    return not cookie.rested and due <= len(p.sides[seat].support)


def block_worth(p: BraversePosition, seat: i64, block: Block) -> i64:
    """The worth of a sequence."""
    total: i64 = 0
    for node in block.nodes:
        total += _worth(p, seat, node)
    return total


def _worth(p: BraversePosition, seat: i64, node: Node) -> i64:
    op = node.op
    amount = node.amount.base if node.amount.of is None else 2
    sign: i64 = -1 if node.who == OPPONENT else 1
    side = p.sides[seat]
    foe = p.sides[1 - seat]
    if op == DO_DAMAGE:
        hurt: i64 = 0
        for cookie in foe.battle:
            if cookie is not None:
                level = p.cards.all[cookie.kind].level
                here = 8 * amount + (15 + 10 * level if len(cookie.hp) <= amount else 0)
                if here > hurt:
                    hurt = here
        return hurt
    if op == DO_HEAL:
        return 7 * amount
    if op == DO_CHANGE_ATTACK:
        if amount < 0:
            return -9 * amount
        for cookie in side.battle:
            if cookie is not None and can_hit(p, seat, cookie):
                return 7 * amount
        return -1
    if op == DO_CHANGE_DAMAGE:
        return -9 * amount
    if op in (DO_DRAW, DO_MILL, DO_DISCARD):
        each: i64 = 7 if op == DO_DRAW else 1 if op == DO_MILL else -6
        return each * amount * sign if op != DO_MILL else -amount * sign
    if op in (DO_IF, DO_MAY):
        return block_worth(p, seat, node.blocks[0])
    if op == DO_CHOOSE:
        return block_worth(p, seat, node.blocks[0])
    if op == DO_READY and node.to is not None and node.to.zone == SUPPORT:
        return 5 * len(side.rested) if len(side.rested) < 3 else 15
    if op in (DO_FAINT, DO_MOVE):
        return _removal(p, seat, node)
    return 6


def _removal(p: BraversePosition, seat: i64, node: Node) -> i64:
    to = node.to
    if to is None or to.zone != 0 or (to.special == 0 and to.whose != OPPONENT):
        return 8
    most: i64 = 0
    for cookie in p.sides[1 - seat].battle:
        if cookie is None:
            continue
        card = p.cards.all[cookie.kind]
        small = to.filter.hp_max < 0 or len(cookie.hp) <= to.filter.hp_max
        low = to.filter.level_max < 0 or card.level <= to.filter.level_max
        if small and low:
            worth = 15 + 8 * card.level + 3 * len(cookie.hp)
            if worth > most:
                most = worth
    return most if most else -1
