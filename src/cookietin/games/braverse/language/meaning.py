"""Words of a card that mean nothing where they stand: refused when the card is read (BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.reading import PLAIN_COST, BadCard

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.tree import (
        Ability,
        Block,
        Card,
        Condition,
        Cost,
        Node,
        Number,
        Selector,
    )

IN_ATTACK: Final = [terms.ATTACKED, terms.ON_TRAP, terms.FLIP, terms.STATIC]
"""When an attack can be going on; all other triggers wait until it is over."""
BEFORE_DAMAGE: Final = [terms.ATTACKED, terms.ON_TRAP]
LIES_OPEN: Final = [terms.FLIP, terms.FAINT, terms.ON_ITEM, terms.ON_TRAP]
"""When the card that speaks lies in the discard pile or break area, from where it can be moved."""
AFFECTS_NONE: Final = [terms.DO_IF, terms.DO_MAY, terms.DO_CHOOSE, terms.DO_REVEAL]


@final
class Moment:
    """What can be named when an operation happens."""

    def __init__(self, card: Card, trigger: i64) -> None:
        self.card = card.number
        self.trigger: i64 = trigger
        self.in_battle = card.type == terms.COOKIE and trigger not in (terms.FLIP, terms.FAINT)
        self.selected = False
        self.counted = False


def check_meaning(card: Card, ability: Ability, where: str) -> None:
    """Refuse what names a Cookie or number that cannot be there when the ability happens."""
    moment = Moment(card, ability.trigger)
    if ability.condition is not None:
        _condition(ability.condition, f"{where}.if", moment)
    if ability.cost is not None:
        _cost(ability.cost, f"{where}.cost", moment)
    _block(ability.body, f"{where}.do", moment)


def _block(block: Block, where: str, moment: Moment) -> None:
    """What is selected or counted inside a list is forgotten after it."""
    selected, counted = moment.selected, moment.counted
    for place, node in enumerate(block.nodes):
        _node(node, f"{where}[{place}]", moment)
        if node.op == terms.DO_SELECT:
            moment.selected = True
        if node.op not in AFFECTS_NONE and (node.op != terms.DO_FLAG or node.to is not None):
            moment.counted = True
    moment.selected, moment.counted = selected, counted


def _node(node: Node, where: str, moment: Moment) -> None:
    if node.op == terms.DO_REDIRECT and moment.trigger not in BEFORE_DAMAGE:
        raise BadCard("card-no-redirect", moment.card, where, None, _named(BEFORE_DAMAGE))
    if node.to is not None:
        key = "from" if node.op in (terms.DO_MOVE, terms.DO_PLAY) else "to"
        _selector(node.to, f"{where}.{key}", moment, node.op == terms.DO_MOVE)
    _number(node.amount, f"{where}.amount", moment)
    if node.onto:
        _special(node.onto, f"{where}.onto", moment, False)
    if node.condition is not None:
        _condition(node.condition, f"{where}.if", moment)
    if node.cost is not None:
        _cost(node.cost, f"{where}.cost", moment)
    for place, block in enumerate(node.blocks):
        key = f"options[{place}]" if node.op == terms.DO_CHOOSE else ["then", "else"][place]
        _block(block, f"{where}.{key}", moment)


def _cost(cost: Cost, where: str, moment: Moment) -> None:
    """Only a Cookie in battle can be rested or give up HP to pay."""
    if (cost.hp or cost.rest_this) and not moment.in_battle:
        key = "hp" if cost.hp else "rest"
        raise BadCard("card-no-such-field", moment.card, f"{where}.{key}", key, PLAIN_COST)


def _selector(selector: Selector, where: str, moment: Moment, moves: bool) -> None:
    if selector.special:
        _special(selector.special, where, moment, moves)
        return
    _number(selector.count, f"{where}.count", moment)
    if selector.of:
        _special(selector.of, f"{where}.of", moment, False)


def _number(number: Number, where: str, moment: Moment) -> None:
    if number.done and (not moment.counted or moment.trigger == terms.STATIC):
        raise BadCard("card-nothing-done", moment.card, where, "done")
    if number.of is not None:
        _counted(number.of, f"{where}.count", moment)


def _counted(of: Selector, where: str, moment: Moment) -> None:
    """What is always there must be seen by both: nobody knows which cards the other holds."""
    if moment.trigger == terms.STATIC and of.zone == terms.HAND and not of.filter.is_open():
        raise BadCard("card-counts-unseen", moment.card, where)
    _selector(of, where, moment, False)


def _condition(condition: Condition, where: str, moment: Moment) -> None:
    if condition.of is not None:
        _counted(condition.of, f"{where}.count", moment)
    for place, part in enumerate(condition.parts):
        key = condition.kind if condition.kind == "not" else f"{condition.kind}[{place}]"
        _condition(part, f"{where}.{key}", moment)


def _special(which: i64, where: str, moment: Moment, moves: bool) -> None:
    """Whether the Cookie that is named can be there; a card that lies open can still be moved."""
    card, word, trigger = moment.card, terms.SPECIALS[which], moment.trigger
    if which == terms.HOST and trigger != terms.FLIP:
        raise BadCard("card-no-host", card, where, word)
    if which in (terms.ATTACKER, terms.TARGET) and trigger not in IN_ATTACK:
        raise BadCard("card-no-attack", card, where, word, _named(IN_ATTACK))
    if which == terms.IT and not moment.selected:
        raise BadCard("card-nothing-selected", card, where, word)
    if which == terms.THIS and not moment.in_battle and not (moves and trigger in LIES_OPEN):
        raise BadCard("card-not-in-battle", card, where, word)


def _named(triggers: list[int]) -> list[str]:
    return [terms.TRIGGERS[trigger] for trigger in triggers]
