"""Options: every kind, what it takes and what it says to what it does not take."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.options import Data, OneOf, Option, Several, Switch, Whole, settle

HAND = Whole("hand", "T-1", 3, 2, 6)
FIRST = OneOf("first", "T-2", "left", ["left", "right"])
OPEN = Switch("open", "T-3", False)
WITHOUT = Several("without", "T-4", [], ["add", "veto", "skip"])
CARDS = Data("cards", "T-5")
ALL: list[Option] = [HAND, FIRST, OPEN, WITHOUT, CARDS]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (HAND, 2),
        (HAND, 6),
        (FIRST, "right"),
        (OPEN, True),
        (OPEN, False),
        (WITHOUT, []),
        (WITHOUT, ["add", "skip"]),
        (CARDS, {}),
        (CARDS, {"numbers": ["1"]}),
    ],
)
def test_a_value_in_range_is_taken(option: Option, value: Any) -> None:
    assert option.check(value) == value


def test_several_are_put_in_the_order_in_which_they_are_declared() -> None:
    """So that two ways to say the same make the same game."""
    assert WITHOUT.check(["skip", "add"]) == ["add", "skip"]


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        (HAND, 1, "Option hand must be 2–6, not 1."),
        (HAND, 7, "Option hand must be 2–6, not 7."),
        (HAND, True, "Option hand must be 2–6, not True."),
        (HAND, 3.0, "Option hand must be 2–6, not 3.0."),
        (HAND, "3", "Option hand must be 2–6, not 3."),
        (HAND, None, "Option hand must be 2–6, not nothing."),
        (FIRST, "seat0", "Option first must be left|right, not seat0."),
        (FIRST, 0, "Option first must be left|right, not 0."),
        (FIRST, ["left"], "Option first must be left|right, not left."),
        (OPEN, 1, "Option open must be on|off, not 1."),
        (OPEN, "on", "Option open must be on|off, not on."),
        (WITHOUT, "add", "Option without must be none|add,veto,skip, not add."),
        (WITHOUT, ["flip"], "Option without must be none|add,veto,skip, not flip."),
        (WITHOUT, ["add", "add"], "Option without must be none|add,veto,skip, not add."),
        (WITHOUT, [["add"]], "Option without must be none|add,veto,skip, not add."),
        (CARDS, [], "Option cards must be FILE.toml, not nothing."),
    ],
)
def test_a_value_out_of_range_is_refused(option: Option, value: Any, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        option.check(value)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (HAND, "4", 4),
        (FIRST, "left", "left"),
        (OPEN, "on", True),
        (OPEN, "off", False),
        (WITHOUT, "none", []),
        (WITHOUT, "", []),
        (WITHOUT, "veto,add", ["add", "veto"]),
    ],
)
def test_what_a_person_types_is_read(option: Option, text: str, value: Any) -> None:
    assert option.read(text) == value


@pytest.mark.parametrize(
    ("option", "text", "sentence"),
    [
        (HAND, "four", "Option hand must be 2–6, not four."),
        (HAND, "", "Option hand must be 2–6, not ."),
        (HAND, "9", "Option hand must be 2–6, not 9."),
        (FIRST, "Left", "Option first must be left|right, not Left."),
        (OPEN, "true", "Option open must be on|off, not true."),
        (WITHOUT, "add,,veto", "Option without must be none|add,veto,skip, not ."),
        (CARDS, "mine.toml", "Option cards must be FILE.toml, not mine.toml."),
    ],
)
def test_what_cannot_be_read_is_refused(option: Option, text: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        option.read(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
def test_the_default_and_the_spread_are_in_range(option: Option) -> None:
    values = [option.default, *option.spread()]
    assert [option.check(value) for value in values] == values


@pytest.mark.parametrize(
    ("option", "spread"),
    [
        (HAND, [2, 3, 6]),
        (Whole("size", "T-6", 2, 2, 9), [2, 9]),
        (FIRST, ["left", "right"]),
        (OPEN, [False, True]),
        (WITHOUT, [[], ["add"], ["veto"], ["skip"]]),
        (CARDS, [{}]),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_the_spread_shows_what_an_option_does(option: Option, spread: list[Any]) -> None:
    assert option.spread() == spread


def test_an_option_as_plain_data() -> None:
    assert HAND.json() == {"name": "hand", "clause": "T-1", "default": 3, "range": "2–6"}


def test_what_is_not_given_is_by_default() -> None:
    assert settle(ALL, {"open": True}) == {
        "hand": 3,
        "first": "left",
        "open": True,
        "without": [],
        "cards": {},
    }


def test_values_stand_in_the_order_of_the_declaration() -> None:
    assert list(settle(ALL, {"open": True, "hand": 2})) == [option.name for option in ALL]


def test_a_name_that_no_option_has_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        settle(ALL[:3], {"hands": 3})
    assert str(refused.value) == "There is no option hands here. There are: hand, first and open."


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption) as refused:
        settle([], {"hand": 3})
    assert str(refused.value) == "There is no option hand here. There are: nothing."


def test_a_given_value_is_checked() -> None:
    with pytest.raises(BadOption):
        settle(ALL, {"hand": 99})
