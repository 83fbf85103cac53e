"""The texts of cards, written from their trees (BV-35)."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.language.text import card_text
from cookietin.words import Speech
from tests.games.braverse.table import game

POOL = game().cards.all[1:]


def item_text(language: str, *do: dict[str, Any], **more: Any) -> str:
    """What stands on an Item that does this."""
    way = [{"when": "item", "do": list(do), **more}]
    row = {"number": "X", "name": "X", "color": "red", "type": "item", "cost": "R"}
    cards = Cards({"card": [{**row, "abilities": way}]})
    speech = Speech(language, "braverse")

    def say(key: str, **fields: Any) -> str:
        return speech.say("text", key, **fields)

    return card_text(cards.all[1], cards, say, speech.label)[1]


def test_a_text_says_how_far_a_condition_reaches() -> None:
    """BV-35: what hangs on it is told apart from what comes after it."""
    draw, mill = {"op": "draw", "amount": 1}, {"op": "mill", "amount": 2}
    given = {"op": "if", "if": {"turn": "you"}, "then": [draw, mill]}
    assert item_text("en", given, draw) == (
        "[Item] If it is your turn, do all of this: "
        "(Draw a card. Discard the top 2 cards of your deck.) Draw a card."
    )
    whole = item_text("es", draw, mill, **{"if": {"turn": "you"}})
    assert whole == (
        "[Objeto] Si es tu turno, haz todo esto: "
        "(Roba una carta. Descarta las 2 cartas superiores de tu mazo.)"
    )


def test_an_item_that_speaks_of_itself_is_no_cookie() -> None:
    """BV-35."""
    move = {"op": "move", "from": "this", "to": "hand"}
    assert item_text("en", move) == "[Item] Put this card into your hand."
    assert item_text("es", move) == "[Objeto] Pon esta carta en tu mano."


def test_a_flag_is_called_by_its_word_where_it_has_one() -> None:
    """BV-35: flags of other card files go by their own name."""
    assert item_text("es", {"op": "flag", "flag": "stoked"}).endswith("«en ascuas» este turno.")
    assert item_text("es", {"op": "flag", "flag": "glazed"}).endswith("«glazed» este turno.")


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_has_a_name_of_its_own_in_each_language(language: str) -> None:
    """BV-04: in English that of the card file; a card of another file goes by its own name."""
    label = Speech(language, "braverse").label
    names = [label(card.name) for card in POOL]
    assert len(set(names)) == len(POOL)
    same = [card.name for card, name in zip(POOL, names, strict=True) if card.name == name]
    assert len(same) == (len(POOL) if language == "en" else 0)
    assert label("Test Crumb") == "Test Crumb"
