"""Looks: what a board draws the cards of Braverse from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.braverse.language import terms

if TYPE_CHECKING:
    from cookietin.games.braverse.game import Braverse
    from cookietin.games.braverse.language.tree import Ability, Card


def looks(game: Braverse, thing: str) -> dict[str, Any]:
    """What stands on a card's face, and the sign of its first effect."""
    cards = game.cards
    if thing not in cards.names[1:]:
        return {}
    card = cards.all[cards.names.index(thing)]
    return {
        "number": card.number,
        "type": terms.TYPES[card.type],
        "color": terms.COLORS[card.color],
        "level": card.level if card.type == terms.COOKIE else None,
        "hp": card.hp if card.type == terms.COOKIE else None,
        "damage": card.damage if card.type == terms.COOKIE else None,
        "cost": _cost(card),
        "flip": card.flip is not None,
        "sign": _sign(card.abilities[0]) if card.abilities else None,
        "abilities": [
            {"when": terms.TRIGGERS[ability.trigger], "once": ability.once}
            for ability in card.abilities
        ],
    }


def _cost(card: Card) -> dict[str, int]:
    """How many of each colour, and of any."""
    names = [*terms.COLORS[: terms.ANY], "any"]
    return {name: need for name, need in zip(names, card.cost.need, strict=True) if need}


def _sign(ability: Ability) -> str:
    """The first operation of an effect."""
    return terms.OPERATIONS[ability.body.nodes[0].op]
