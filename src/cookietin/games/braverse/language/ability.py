"""Reading an ability: when it happens, how often, for what, on what condition, what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.costs import read_cost
from cookietin.games.braverse.language.meaning import check_meaning
from cookietin.games.braverse.language.reading import FILTER, BadCard, Entry
from cookietin.games.braverse.language.repaying import repays
from cookietin.games.braverse.language.tree import Ability

if TYPE_CHECKING:
    from cookietin.games.braverse.language.grammar import Grammar
    from cookietin.games.braverse.language.tree import Card, Node

IN_PLAY: Final = [
    *[terms.ACTIVATE, terms.START_OF_TURN, terms.END_OF_TURN, terms.STATIC, terms.WHENEVER],
]
"""Triggers of Cookies in battle and of Stages alike."""
TRIGGERS_OF: Final = [
    [
        *[terms.ON_REVEAL, terms.ON_ATTACK, terms.AFTER_ATTACK, terms.FLIP, terms.FAINT],
        *[terms.ATTACKED, terms.SURVIVED, *IN_PLAY, terms.ATTACHED, terms.ON_DISCARD],
    ],
    [terms.ON_ITEM, terms.ATTACHED, terms.ON_DISCARD],
    [terms.ON_TRAP, terms.ATTACHED, terms.ON_DISCARD],
    [terms.ON_STAGE, *IN_PLAY],
]
"""Which triggers each type of card can have."""
FREE: Final = ["when", "do", "if"]
"""The fields of an ability that is always there."""
REPEATED: Final = [
    *[terms.ACTIVATE, terms.ON_ATTACK, terms.AFTER_ATTACK, terms.ATTACKED, terms.SURVIVED],
    *[terms.START_OF_TURN, terms.END_OF_TURN, terms.WHENEVER],
]
"""What can come up again in one turn for the same copy of a card, and so can have a limit."""
STANDING: Final = [terms.STATIC, terms.ATTACHED]
"""What is always there."""
STANDING_DEEDS: Final = [
    *[terms.DO_CHANGE_ATTACK, terms.DO_CHANGE_DAMAGE, terms.DO_CHANGE_COST],
    *[terms.DO_FLAG, terms.DO_FORBID],
]


def read_ability(grammar: Grammar, card: Card, id: int, entry: Entry) -> Ability:
    """One ability of a card; refused if it cannot mean anything, or could be used for ever."""
    trigger = entry.one_of("when", terms.TRIGGERS)
    if trigger not in TRIGGERS_OF[card.type]:
        found = terms.TRIGGERS[trigger]
        wanted = [terms.TRIGGERS[other] for other in TRIGGERS_OF[card.type]]
        raise BadCard("card-no-such-word", entry.card, entry.at("when"), found, wanted)
    grammar.selecting.struck = trigger == terms.AFTER_ATTACK
    body = grammar.block(entry.rows("do"), entry.card, entry.at("do"))
    made = Ability(id, card.kind, len(card.abilities), trigger, body)
    if entry.has("limit"):
        entry.one_of("limit", ["turn"])
        made.once = True
    if entry.has("cost"):
        made.cost = read_cost(grammar, entry)
        if made.cost.is_free():
            made.cost = None
    if entry.has("if"):
        made.condition = grammar.condition(entry.value("if"), entry.card, entry.at("if"))
    if trigger == terms.ATTACKED:
        made.of = entry.one_of("of", terms.ATTACKED_WHO, 0)
    elif trigger in (terms.START_OF_TURN, terms.END_OF_TURN):
        made.turn = entry.one_of("turn", terms.WHOSE, 0)
    elif trigger == terms.WHENEVER:
        value = entry.value("what")
        made.what = grammar.selecting.happened(value, entry.card, entry.at("what"))
    elif trigger == terms.ON_DISCARD and entry.has("by"):
        inner = Entry(entry.value("by"), entry.card, entry.at("by"), FILTER)
        made.by = grammar.selecting.card_filter(inner)
        inner.finish()
    entry.finish()
    _check(card, made, entry)
    check_meaning(card, made, entry.where)
    return made


def _check(card: Card, ability: Ability, entry: Entry) -> None:
    if ability.trigger == terms.ACTIVATE and not ability.once:
        _check_lasting_cost(ability, entry)
    if ability.trigger == terms.FLIP and card.flip is not None:
        raise BadCard("card-two-flips", entry.card, entry.where)
    if ability.once and ability.trigger not in REPEATED:
        found = terms.TRIGGERS[ability.trigger]
        wanted = [terms.TRIGGERS[trigger] for trigger in REPEATED]
        raise BadCard("card-no-limit", entry.card, entry.at("limit"), found, wanted)
    if ability.trigger in STANDING:
        for node in ability.body.nodes:
            if node.op not in STANDING_DEEDS or not _stands_still(node):
                raise BadCard("card-not-static", entry.card, entry.where)
        if ability.cost is not None:
            raise BadCard("card-no-such-field", entry.card, entry.at("cost"), "cost", FREE)


def _stands_still(node: Node) -> bool:
    """Whether a standing operation is about Cookies that nobody has to choose, and for ever."""
    if node.lasts >= 0 or node.flag >= 0 or node.mark == terms.SILENCED:
        return False
    to = node.to
    if to is None:
        return True
    return to.all and to.special in (0, terms.THIS, terms.HOST) and to.zone == terms.BATTLE


def _check_lasting_cost(ability: Ability, entry: Entry) -> None:
    """What has no limit must cost something that does not come back (BV-33)."""
    if ability.cost is None:
        raise BadCard("card-free-for-ever", entry.card, entry.where)
    if repays(ability.cost, ability.body):
        raise BadCard("card-repays-itself", entry.card, entry.where)


def file_ability(card: Card, made: Ability) -> None:
    """Put an ability where the rules look for it."""
    trigger = made.trigger
    card.abilities.append(made)
    if trigger == terms.FLIP:
        card.flip = made
    elif trigger == terms.ON_REVEAL:
        card.on_reveal.append(made)
    elif trigger == terms.ACTIVATE:
        card.activate.append(made)
    elif trigger == terms.ON_ATTACK:
        card.on_attack.append(made)
    elif trigger == terms.AFTER_ATTACK:
        card.after_attack.append(made)
    elif trigger == terms.FAINT:
        card.faint.append(made)
    elif trigger == terms.ATTACKED:
        card.attacked.append(made)
    elif trigger == terms.SURVIVED:
        card.survived.append(made)
    elif trigger == terms.START_OF_TURN:
        card.start_of_turn.append(made)
    elif trigger == terms.END_OF_TURN:
        card.end_of_turn.append(made)
    elif trigger == terms.STATIC:
        card.static.append(made)
    elif trigger == terms.WHENEVER:
        card.whenever.append(made)
    elif trigger == terms.ATTACHED:
        card.attached.append(made)
    elif trigger == terms.ON_DISCARD:
        card.discarded.append(made)
    else:
        card.played.append(made)
