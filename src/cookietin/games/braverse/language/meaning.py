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

IN_ATTACK: Final = [terms.ATTACKED, terms.ON_TRAP, terms.FLIP, terms.STATIC, terms.ON_ATTACK]
"""When an attack can be going on; all other triggers wait until it is over."""
BEFORE_DAMAGE: Final = [terms.ATTACKED, terms.ON_TRAP, terms.ON_ATTACK]
LIES_OPEN: Final = [terms.FLIP, terms.FAINT, terms.ON_ITEM, terms.ON_TRAP, terms.ON_DISCARD]
"""When the card that speaks lies in the discard pile or break area, from where it can be moved."""
HAS_HOST: Final = [terms.FLIP, terms.ATTACHED]
STANDING: Final = [terms.STATIC, terms.ATTACHED]
AFFECTS_NONE: Final = [
    *[terms.DO_IF, terms.DO_MAY, terms.DO_CHOOSE, terms.DO_REVEAL, terms.DO_CANCEL],
    *[terms.DO_FORBID],
]
STILL_THERE: Final = [
    *[terms.H_PLACED, terms.H_ATTACKED, terms.H_HURT, terms.H_HEALED, terms.H_AWAKENED],
]
"""What happens to a Cookie that is in battle afterwards."""


@final
class Moment:
    """What can be named when an operation happens."""

    def __init__(self, card: Card, ability: Ability) -> None:
        trigger = ability.trigger
        self.card = card.number
        self.trigger: i64 = trigger
        outside = (terms.FLIP, terms.FAINT, terms.ATTACHED, terms.ON_DISCARD)
        self.in_battle = card.type == terms.COOKIE and trigger not in outside
        self.on_stage = card.type == terms.STAGE
        what = ability.what
        self.selected = what is not None and what.happened in STILL_THERE
        self.counted = False


def check_meaning(card: Card, ability: Ability, where: str) -> None:
    """Refuse what names a Cookie or number that cannot be there when the ability happens."""
    moment = Moment(card, ability)
    if ability.what is not None:
        _waited_for(ability.what, f"{where}.what", moment)
    if ability.condition is not None:
        _condition(ability.condition, f"{where}.if", moment)
    if ability.cost is not None:
        _cost(ability.cost, f"{where}.cost", moment)
    _block(ability.body, f"{where}.do", moment)


def _waited_for(what: Selector, where: str, moment: Moment) -> None:
    """What is waited for happens now, to this Cookie or another."""
    if what.since_attack:
        raise BadCard("card-no-such-field", moment.card, f"{where}.since", "since", ["happened"])
    if (what.only_this or what.filter.other) and not moment.in_battle:
        raise BadCard("card-not-in-battle", moment.card, where, "this")


def _block(block: Block, where: str, moment: Moment) -> None:
    """What is selected or counted inside a list is forgotten after it."""
    selected, counted = moment.selected, moment.counted
    for place, node in enumerate(block.nodes):
        _node(node, f"{where}[{place}]", moment)
        if node.op in (terms.DO_SELECT, terms.DO_PLAY) or _places(node):
            moment.selected = True
        if node.op not in AFFECTS_NONE and not _for_a_player(node):
            moment.counted = True
    moment.selected, moment.counted = selected, counted


def _places(node: Node) -> bool:
    """Whether a card that is looked at comes into battle."""
    return node.op == terms.DO_LOOK and node.zone == len(terms.DESTINATIONS)


def _for_a_player(node: Node) -> bool:
    return node.op in (terms.DO_FLAG, terms.DO_CHANGE_COST) and node.to is None


def _node(node: Node, where: str, moment: Moment) -> None:
    if node.op in (terms.DO_REDIRECT, terms.DO_CANCEL) and moment.trigger not in BEFORE_DAMAGE:
        raise BadCard("card-no-redirect", moment.card, where, None, _named(BEFORE_DAMAGE))
    if node.lasts == terms.FOR_BATTLE and moment.trigger not in IN_ATTACK:
        raise BadCard("card-no-attack", moment.card, f"{where}.for", "battle", _named(IN_ATTACK))
    if node.to is not None:
        key = "from" if node.op in (terms.DO_MOVE, terms.DO_PLAY) else "to"
        _selector(node.to, f"{where}.{key}", moment, node.op == terms.DO_MOVE)
    _number(node.amount, f"{where}.amount", moment)
    if node.onto:
        _special(node.onto, f"{where}.onto", moment, False)
        if node.to is not None and node.to.special and moment.in_battle:
            found = terms.DESTINATIONS[node.zone]
            raise BadCard("card-cannot-move", moment.card, f"{where}.to", found, "battle")
    if node.condition is not None:
        _condition(node.condition, f"{where}.if", moment)
    if node.cost is not None:
        _cost(node.cost, f"{where}.cost", moment)
    for place, block in enumerate(node.blocks):
        key = f"options[{place}]" if node.op == terms.DO_CHOOSE else ["then", "else"][place]
        _block(block, f"{where}.{key}", moment)


def _cost(cost: Cost, where: str, moment: Moment) -> None:
    """Only a Cookie in battle gives up HP to pay; it or a Stage is rested, or leaves."""
    if cost.hp and not moment.in_battle:
        raise BadCard("card-no-such-field", moment.card, f"{where}.hp", "hp", PLAIN_COST)
    if cost.rest_this and not (moment.in_battle or moment.on_stage):
        raise BadCard("card-no-such-field", moment.card, f"{where}.rest", "rest", PLAIN_COST)
    for place, node in enumerate(cost.deeds):
        at = f"{where}.do[{place}]"
        selected, moment.selected = moment.selected, node.to is not None and node.to.of == terms.IT
        _node(node, at, moment)
        moment.selected = selected
        to = node.to
        if to is not None and to.special == terms.THIS and moment.trigger in LIES_OPEN:
            raise BadCard("card-not-in-battle", moment.card, at, "this")


def _selector(selector: Selector, where: str, moment: Moment, moves: bool) -> None:
    if selector.special:
        _special(selector.special, where, moment, moves)
        return
    if selector.filter.other and not moment.in_battle:
        raise BadCard("card-not-in-battle", moment.card, f"{where}.other", "other")
    _number(selector.count, f"{where}.count", moment)
    if selector.of:
        _special(selector.of, f"{where}.of", moment, False)


def _number(number: Number, where: str, moment: Moment) -> None:
    if number.done and (not moment.counted or moment.trigger in STANDING):
        raise BadCard("card-nothing-done", moment.card, where, "done")
    if number.of is not None:
        _measured(number, where, moment)


def _measured(number: Number, where: str, moment: Moment) -> None:
    """What is always there must be seen by both, and cannot rest on what it changes."""
    of = number.of
    assert of is not None
    at = f"{where}.{terms.MEASURES[number.measure]}"
    standing = moment.trigger in STANDING
    if standing and of.happened < 0 and of.zone == terms.HAND and not of.filter.is_open():
        raise BadCard("card-counts-unseen", moment.card, at)
    if standing and number.measure == terms.M_STRENGTH:
        raise BadCard("card-cannot-measure", moment.card, at, "strength")
    if of.only_this and not moment.in_battle:
        raise BadCard("card-not-in-battle", moment.card, f"{at}.this", "this")
    _selector(of, at, moment, False)


def _condition(condition: Condition, where: str, moment: Moment) -> None:
    if condition.measured is not None:
        _measured(condition.measured, where, moment)
    for key, bound in (("at_least", condition.at_least), ("at_most", condition.at_most)):
        if bound is not None:
            _number(bound, f"{where}.{key}", moment)
    for place, part in enumerate(condition.parts):
        key = condition.kind if condition.kind == "not" else f"{condition.kind}[{place}]"
        _condition(part, f"{where}.{key}", moment)


def _special(which: i64, where: str, moment: Moment, moves: bool) -> None:
    """Whether the Cookie that is named can be there; a card that lies open can still be moved."""
    card, trigger = moment.card, moment.trigger
    word = "target" if which == terms.STRUCK else terms.SPECIALS[which]
    if which == terms.HOST and trigger not in HAS_HOST:
        raise BadCard("card-no-host", card, where, word, _named(HAS_HOST))
    if which in (terms.ATTACKER, terms.TARGET) and trigger not in IN_ATTACK:
        wanted = IN_ATTACK if which == terms.ATTACKER else [*IN_ATTACK, terms.AFTER_ATTACK]
        raise BadCard("card-no-attack", card, where, word, _named(wanted))
    if which == terms.IT and not moment.selected:
        raise BadCard("card-nothing-selected", card, where, word)
    movable = moves and (trigger in LIES_OPEN or moment.on_stage)
    if which == terms.THIS and not moment.in_battle and not movable:
        raise BadCard("card-not-in-battle", card, where, word)


def _named(triggers: list[int]) -> list[str]:
    return [terms.TRIGGERS[trigger] for trigger in triggers]
