"""Whether an ability gives back all that it costs, so that it could be used for ever (BV-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.language import terms

if TYPE_CHECKING:
    from cookietin.games.braverse.language.tree import Block, Cost, Node, Selector

POINTS: Final = 0
REST: Final = 1
HAND_CARDS: Final = 2
HP_CARDS: Final = 3
SUPPORT_CARDS: Final = 4
"""What a cost is made of. Cards of the deck never pay it back: the deck comes to an end."""
MANY: Final = 99


def repays(cost: Cost, block: Block) -> bool:
    """Whether a block can give back all of a cost."""
    return min(_left(cost, block)) >= 0


def _left(cost: Cost, block: Block) -> list[int]:
    """What a block gives back, less its cost."""
    asked = [cost.total, 1 if cost.rest_this else 0, cost.discard, cost.hp, cost.support]
    gained = _gains(block, cost)
    return [gained[part] - int(asked[part]) for part in range(len(asked))]


def _gains(block: Block, cost: Cost) -> list[int]:
    total = [0] * (SUPPORT_CARDS + 1)
    for node in block.nodes:
        gain = _gain(node, cost)
        total = [total[part] + gain[part] for part in range(len(total))]
    return total


def _gain(node: Node, cost: Cost) -> list[int]:
    """The most that an operation can give back."""
    gain = [0] * (SUPPORT_CARDS + 1)
    if node.op in (terms.DO_IF, terms.DO_CHOOSE):
        for block in node.blocks:
            other = _gains(block, cost)
            gain = [max(gain[part], other[part]) for part in range(len(gain))]
    elif node.op == terms.DO_MAY and node.cost is None:
        return _gains(node.blocks[0], cost)
    elif node.op == terms.DO_MAY and node.cost is not None:
        left = _left(node.cost, node.blocks[0])
        return left if min(left) >= 0 else gain
    elif node.to is not None and not _is_theirs(node.to):
        if node.op == terms.DO_READY:
            _ready(node.to, cost, gain)
        elif node.op == terms.DO_MOVE:
            _move(node, node.to, cost, gain)
    return gain


def _is_theirs(to: Selector) -> bool:
    return to.special == 0 and to.whose == terms.OPPONENT


def _ready(to: Selector, cost: Cost, gain: list[int]) -> None:
    if to.zone == terms.BATTLE:
        gain[REST] = 1
    else:
        gain[POINTS] = _points(to, cost)


def _move(node: Node, to: Selector, cost: Cost, gain: list[int]) -> None:
    """Support cards that come back active, or cards that come back from the discard pile."""
    if to.special:
        return
    many = _many(to)
    if to.zone == terms.SUPPORT and node.zone == terms.TO_SUPPORT:
        gain[POINTS] = _points(to, cost)
    elif to.zone != terms.DISCARD:
        return
    elif node.zone == terms.TO_HAND:
        gain[HAND_CARDS] = many
    elif node.zone == terms.TO_HP:
        gain[HP_CARDS] = many
    elif node.zone in (terms.TO_SUPPORT, terms.TO_SUPPORT_RESTED):
        gain[SUPPORT_CARDS] = many
        if node.zone == terms.TO_SUPPORT:
            # The support card that is given up may be one that was rested to pay.
            gain[POINTS] = min(many, int(cost.support))


def _points(to: Selector, cost: Cost) -> int:
    """How many support cards that pay such a cost become active."""
    color = to.filter.color
    if to.filter.rested == 0 or (color >= 0 and cost.need[color] + cost.need[terms.ANY] == 0):
        return 0
    return _many(to)


def _many(to: Selector) -> int:
    if to.all or to.count.done or to.count.of is not None:
        return MANY
    return int(to.count.base)
