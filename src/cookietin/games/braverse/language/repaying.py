"""Whether an ability gives back all that it costs, so that it could be used for ever (BV-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.costs import source_of

if TYPE_CHECKING:
    from cookietin.games.braverse.language.tree import Block, Cost, Node, Selector

POINTS: Final = 0
REST: Final = 1
HAND_CARDS: Final = 2
HP_CARDS: Final = 3
SUPPORT_CARDS: Final = 4
DISCARDED: Final = 5
BROKEN: Final = 6
DECKED: Final = 7
GONE: Final = 8
"""What a cost is made of. A card of the deck that is drawn never pays it back: the deck comes to an
end; what has left battle or the table does not come back by itself."""
PARTS: Final = 9
TAKES: Final = {
    terms.HAND: HAND_CARDS,
    terms.HP: HP_CARDS,
    terms.SUPPORT: SUPPORT_CARDS,
    terms.DISCARD: DISCARDED,
    terms.BREAK: BROKEN,
    terms.DECK: DECKED,
}
GIVES: Final = {
    terms.TO_HAND: HAND_CARDS,
    terms.TO_HP: HP_CARDS,
    terms.TO_SUPPORT: SUPPORT_CARDS,
    terms.TO_SUPPORT_RESTED: SUPPORT_CARDS,
    terms.TO_DISCARD: DISCARDED,
    terms.TO_BREAK: BROKEN,
    terms.TO_DECK: DECKED,
    terms.TO_DECK_TOP: DECKED,
    terms.TO_DECK_BOTTOM: DECKED,
}
MANY: Final = 99


def repays(cost: Cost, block: Block) -> bool:
    """Whether a block can give back all of a cost."""
    return min(_left(cost, block)) >= 0


def _left(cost: Cost, block: Block) -> list[int]:
    """What a block gives back, less its cost."""
    asked = _asked(cost)
    gained = _gains(block, cost)
    return [gained[part] - asked[part] for part in range(PARTS)]


def _asked(cost: Cost) -> list[int]:
    """What a cost takes, part by part."""
    asked = [0] * PARTS
    asked[POINTS] = int(cost.total)
    asked[REST] = 1 if cost.rest_this else 0
    asked[HAND_CARDS] = int(cost.discard)
    asked[HP_CARDS] = int(cost.hp)
    asked[SUPPORT_CARDS] = int(cost.support)
    for node in cost.deeds:
        if node.op == terms.DO_SELECT:
            continue
        zone = source_of(node)
        count = node.amount if node.to is None else node.to.count
        if node.op == terms.DO_REST:
            part = POINTS if zone == terms.SUPPORT else REST
        else:
            part = TAKES.get(zone, GONE)
        asked[part] += int(count.base)
    return asked


def _gains(block: Block, cost: Cost) -> list[int]:
    total = [0] * PARTS
    for node in block.nodes:
        gain = _gain(node, cost)
        total = [total[part] + gain[part] for part in range(len(total))]
    return total


def _gain(node: Node, cost: Cost) -> list[int]:
    """The most that an operation can give back."""
    gain = [0] * PARTS
    if node.op in (terms.DO_IF, terms.DO_CHOOSE):
        for block in node.blocks:
            other = _gains(block, cost)
            gain = [max(gain[part], other[part]) for part in range(len(gain))]
    elif node.op == terms.DO_MAY:
        return _gain_of_may(node, cost)
    elif node.op in (terms.DO_MILL, terms.DO_DISCARD, terms.DO_DAMAGE):
        gain[DISCARDED] = MANY
    elif node.op == terms.DO_FAINT:
        gain[BROKEN] = gain[DISCARDED] = MANY
    elif node.to is not None and not _is_theirs(node.to):
        if node.op == terms.DO_READY:
            _ready(node.to, cost, gain)
        elif node.op == terms.DO_MOVE:
            _move(node, node.to, cost, gain)
    return gain


def _gain_of_may(node: Node, cost: Cost) -> list[int]:
    """What is offered for a cost counts if it gives more than that; or else it is declined."""
    gain = _gains(node.blocks[1], cost) if len(node.blocks) > 1 else [0] * PARTS
    if node.cost is None:
        other = _gains(node.blocks[0], cost)
    else:
        other = _left(node.cost, node.blocks[0])
        if min(other) < 0:
            return gain
    return [max(gain[part], other[part]) for part in range(PARTS)]


def _is_theirs(to: Selector) -> bool:
    return to.special == 0 and to.whose == terms.OPPONENT


def _ready(to: Selector, cost: Cost, gain: list[int]) -> None:
    if to.zone == terms.BATTLE:
        gain[REST] = 1
    else:
        gain[POINTS] = _points(to, cost)


def _move(node: Node, to: Selector, cost: Cost, gain: list[int]) -> None:
    """Support cards that come back active, or cards that come back from elsewhere than the deck."""
    if to.special or to.zone == terms.DECK:
        return
    many = _many(to)
    if to.zone == terms.SUPPORT and node.zone == terms.TO_SUPPORT:
        gain[POINTS] = _points(to, cost)
    elif node.zone in GIVES:
        gain[GIVES[node.zone]] = many
        if node.zone == terms.TO_SUPPORT:
            # The support card that is given up may be one that was rested to pay.
            gain[POINTS] = min(many, _asked(cost)[SUPPORT_CARDS])


def _points(to: Selector, cost: Cost) -> int:
    """How many support cards that pay such a cost become active."""
    paid = [color for color in range(terms.ANY) if cost.need[color] > 0]
    colors = to.filter.colors
    useful = colors == 0 or cost.need[terms.ANY] > 0 or any(colors >> color & 1 for color in paid)
    if to.filter.rested == 0 or not useful:
        return 0
    return _many(to)


def _many(to: Selector) -> int:
    if to.all or not to.count.is_fixed():
        return MANY
    return int(to.count.base)
