"""Costs in the texts of Items, Traps and Stages, and who chooses (BV-07, BV-32)."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.noting import Scripted
from cookietin.words import Speech
from tests.games.braverse.card_files import DRAW, NO_COOKIE, PLAIN, item, table_of
from tests.games.braverse.table import answer, asks, hp, side, told

RED = ["Crumb 5"]


def priced(type: str, cost: Any) -> dict[str, Any]:
    """A card that costs R to play and whose text asks for more."""
    way = {"when": type, "cost": cost, "do": [DRAW]}
    return {**NO_COOKIE, "type": type, "abilities": [way]}


def test_an_items_own_cost_is_asked_for_and_declined() -> None:
    """BV-32: without it the effect does not happen."""
    own = {"hand": ["Test Jar"], "support": RED * 2}
    position = answer(table_of([priced("item", "R")], own), "use test jar")
    assert asks(position) == (0, "use-item")
    answer(position, "no")
    assert (side(position, 0)["hand"], side(position, 0)["rested"]) == ([], RED)


def test_an_items_own_cost_is_paid() -> None:
    """BV-32."""
    own = {"hand": ["Test Jar"], "support": RED * 2}
    position = answer(table_of([priced("item", "R")], own), "use test jar", "yes")
    assert len(side(position, 0)["hand"]) == 1
    assert side(position, 0)["rested"] == RED * 2


@pytest.mark.parametrize("cost", ["R", "1", {"discard": 1}, {"support": 2}])
def test_an_items_own_cost_that_cannot_be_paid_is_not_asked_for(cost: Any) -> None:
    """BV-32: the Item is gone, and nothing happens."""
    own = {"hand": ["Test Jar"], "support": RED}
    position = answer(table_of([priced("item", cost)], own), "use test jar")
    assert asks(position) == (0, "main")
    assert side(position, 0)["hand"] == []


def test_only_the_owner_knows_whether_a_card_can_be_discarded_for_it() -> None:
    """BV-32, BV-36: it is asked, and only no can be answered."""
    own = {"hand": ["Test Jar", "Crumb 6"], "support": RED}
    cost = {"discard": 1, "type": "trap"}
    position = answer(table_of([priced("item", cost)], own), "use test jar")
    assert [move.text for move in position.legal(0)] == ["no"]


def test_a_stage_asks_for_the_cost_in_its_text_when_placed() -> None:
    """BV-08, BV-32."""
    own = {"hand": ["Test Jar", "Crumb 6"], "support": RED}
    position = answer(table_of([priced("stage", {"discard": 1})], own), "stage test jar")
    assert asks(position) == (0, "use-stage")
    answer(position, "yes")
    assert side(position, 0)["discard"] == ["Crumb 6"]


def test_a_trap_asks_for_the_cost_in_its_text() -> None:
    """BV-23, BV-32."""
    their = {"hand": ["Test Jar"], "support": RED * 2}
    position = table_of([priced("trap", "R")], {"support": RED}, their)
    answer(position, "attack left left", "trap test jar")
    assert asks(position) == (1, "use-trap")
    assert "attack" not in told(position, "yes")
    assert hp(position, 1) == 1


@pytest.mark.parametrize(
    ("cost", "hand", "support", "warned"),
    [
        ("R", [], 1, True),
        ("R", [], 2, False),
        ("1", [], 1, True),
        ({"discard": 1}, [], 1, True),
        ({"discard": 1}, ["Crumb 6"], 1, False),
        ({"discard": 1, "type": "item"}, ["Crumb 6"], 1, True),
        ({"support": 2}, [], 1, True),
    ],
)
def test_a_remark_warns_before_a_card_is_played_for_nothing(
    cost: Any, hand: list[str], support: int, warned: bool
) -> None:
    """BV-32: what the card itself costs is counted in."""
    own = {"hand": ["Test Jar", *hand], "support": RED * support}
    position = table_of([priced("item", cost)], own)
    speech = Speech("en", "braverse")
    move = position.game.move("use test jar")
    remark = position.game.people.remark(position.view(0), 0, move, speech.label)
    assert ("could not be paid" in remark) == warned


BOTH = {"left": {"card": "Crumb 14", "hp": 2}, "right": {"card": "Crumb 13", "hp": 2}}


def hurting(**which: Any) -> dict[str, Any]:
    return item({"op": "damage", "amount": 1, "to": which})


@pytest.mark.parametrize(
    ("which", "asked"),
    [
        ({"whose": "opponent"}, 0),
        ({"whose": "opponent", "by": "owner"}, 1),
        ({"whose": "you", "by": "owner"}, 0),
    ],
)
def test_the_owner_of_cookies_chooses_among_them(which: dict[str, Any], asked: int) -> None:
    """BV-34: whoever's Cookies they are, not always the opponent."""
    own = {"hand": ["Test Jar"], "support": RED, "battle": BOTH}
    position = answer(table_of([hurting(**which)], own, {"battle": BOTH}), "use test jar")
    assert asks(position) == (asked, "target-damage")


def test_chance_chooses_among_cookies() -> None:
    """BV-34: nobody is asked, the outcome is noted by its place, and everyone is told."""
    own = {"hand": ["Test Jar"], "support": RED}
    made = hurting(whose="opponent", by="random")
    position = table_of([made], own, {"battle": BOTH})
    dealer = Scripted(["sides.seat1.battle.right"])
    answer(position, "use test jar", dealer=dealer)
    assert (hp(position, 1, 0), hp(position, 1, 1)) == (2, 1)
    assert "chosen-by-chance" in [event.key for event in dealer.collect_told()]


def test_looking_at_the_last_cards_is_not_drawing_them() -> None:
    """BV-32: they come back, so the deck was never empty and is not refreshed."""
    look = {"op": "look", "amount": 3, "take": 0, "rest": "deck-bottom"}
    own = {"hand": ["Test Jar"], "support": RED, "deck": RED * 2, "discard": plain_rest()}
    position = table_of([item(look)], own)
    heard = told(position, "use test jar")
    assert heard.count("look") == 2
    assert "refresh" not in heard
    assert len(side(position, 0)["bottom"]) == 2


def test_a_deck_whose_last_cards_were_taken_is_refreshed() -> None:
    """BV-11, BV-32: once what was not taken has been put away."""
    look = {"op": "look", "amount": 2, "take": 1, "rest": "discard"}
    own = {"hand": ["Test Jar"], "support": RED, "deck": RED * 2, "discard": plain_rest()}
    position = answer(table_of([item(look)], own), "use test jar")
    heard = told(position, "pick crumb 5")
    assert heard[-1] == "remain-discard"
    assert asks(position) == (0, "refresh")


def plain_rest() -> list[str]:
    """All cards of the deck list that the tables above leave."""
    rest = [f"Crumb {at}" for at in range(1, 15) if at != 5 for _ in range(4)]
    rest.remove("Crumb 14")
    return [*rest[:-2], *["Crumb 5"], *["Test Jar"] * 3]


def test_one_support_card_a_turn_whatever_is_set_up() -> None:
    """BV-18: a support phase that was set up asks once."""
    own = {"hand": ["Crumb 6", "Crumb 7"]}
    position = table_of([PLAIN], own, phase="support", ask="support")
    answer(position, "support crumb 6")
    assert asks(position) == (0, "main")


def test_what_a_card_of_the_hand_is_picked_for_is_said() -> None:
    """BV-32: to be discarded, where the cost is that."""
    own = {"hand": ["Test Jar", "Crumb 6", "Crumb 7"], "support": RED}
    position = answer(table_of([priced("item", {"discard": 1})], own), "use test jar", "yes")
    assert asks(position) == (0, "pick-discard")


def test_nobody_is_asked_which_card_where_it_is_the_very_card() -> None:
    """BV-36: a position that asks so cannot be; it would let one pick from the deck unseen."""
    two = item({"op": "discard", "amount": 1}, {"op": "move", "from": "this", "to": "hand"})
    own = {"hand": ["Test Jar", "Crumb 6", "Crumb 7"], "support": RED}
    data = answer(table_of([two], own), "use test jar").json()
    data["work"][-1]["index"] = 1
    with pytest.raises(BadPosition):
        cookietin.game("braverse", **data["options"]).position(data)
