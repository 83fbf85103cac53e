"""Attacks, damage, HP cards and fainting: BV-22 to BV-28."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import Refused
from tests.games.braverse.table import answer, asks, cookie, hp, side, table, texts, told

RED = ["Ember Crumb"] * 4
PURPLE = ["Grape Gremlin"] * 4


def test_an_attack_rests_chooses_and_pays() -> None:
    """BV-22: active or rested, any opposing Cookie can be chosen."""
    position = table(
        {"support": RED},
        {"battle": {"left": {"card": "Torch Wafer", "rested": True}, "right": "Pepper Snap"}},
    )
    assert {"attack left left", "attack left right"} <= set(texts(position))
    answer(position, "attack left left")
    assert cookie(position, 0).rested
    assert len(side(position, 0)["rested"]) == 2
    answer(position, "pass")
    assert hp(position, 1) == 2


def test_a_rested_cookie_does_not_attack() -> None:
    """BV-22."""
    position = table({"battle": {"left": {"card": "Torch Wafer", "rested": True}}, "support": RED})
    with pytest.raises(Refused) as refused:
        answer(position, "attack left left")
    assert (refused.value.clause, refused.value.key) == ("BV-22", "attacker-rested")


def test_the_defender_is_asked_even_with_nothing_to_answer() -> None:
    """BV-23: always, and may answer or not."""
    position = answer(table({"support": RED}), "attack left left")
    assert asks(position) == (1, "answer")
    assert texts(position) == ["pass"]
    assert not position.question(1).must


def test_a_blocker_and_a_trap_are_both_possible_and_only_one_is_allowed() -> None:
    """BV-23: one answer per attack."""
    position = table(
        {"support": RED},
        {
            "battle": {"left": "Torch Wafer", "right": "Kiln Keeper"},
            "hand": ["Scorched Pan"],
            "support": RED,
        },
        cards=("Kiln Keeper", "Scorched Pan"),
    )
    answer(position, "attack left left")
    assert texts(position) == ["answer right 1", "pass", "trap scorched pan"]
    answer(position, "answer right 1")
    assert asks(position) == (0, "main")
    assert (hp(position, 1, 0), hp(position, 1, 1)) == (4, 1)
    assert side(position, 1)["hand"] == ["Scorched Pan"]


def test_a_blocker_does_not_block_for_itself() -> None:
    """BV-23: `of = "other"`; the reason is said."""
    position = table(
        {"support": RED},
        {"battle": {"left": "Torch Wafer", "right": "Kiln Keeper"}, "support": RED},
        cards=("Kiln Keeper",),
    )
    answer(position, "attack left right")
    assert texts(position) == ["pass"]
    with pytest.raises(Refused):
        answer(position, "answer right 1")


def test_a_trap_that_removes_the_attacker() -> None:
    """BV-24: damage is skipped, what was paid stays paid."""
    position = table(
        {"support": RED, "battle": {"left": "Torch Wafer", "right": "Pepper Snap"}},
        {"hand": ["Trapdoor"], "support": PURPLE},
        cards=("Trapdoor", "Grape Gremlin"),
    )
    heard = told(position, "attack left left", "trap trapdoor")
    assert "attack-off" in heard
    assert hp(position, 1) == 4
    assert len(side(position, 0)["rested"]) == 2
    assert len(side(position, 1)["rested"]) == 2
    assert side(position, 0)["battle"]["left"] is None
    assert side(position, 0)["break"] == []
    assert len(side(position, 0)["discard"]) == 5


def test_damage_is_fixed_as_it_begins_and_never_below_nothing() -> None:
    """BV-25: an attack of 2 less 2 is 0; and an attack of 1 less 2 is 0 too."""
    for attacker, cost in (("Torch Wafer", 2), ("Ember Crumb", 1)):
        position = table(
            {"battle": {"left": attacker}, "support": RED[:cost]},
            {"hand": ["Scorched Pan"], "support": RED},
            cards=("Scorched Pan",),
        )
        answer(position, "attack left left", "trap scorched pan")
        assert hp(position, 1) == 4


def test_each_point_turns_an_hp_card_from_the_top() -> None:
    """BV-26: they go to their owner's discard pile."""
    pile = ["Butter Pal", "Honey Nib", "Golden Gateau", "Lemon Bar Guard"]
    position = table({"support": RED}, {"battle": {"left": {"card": "Torch Wafer", "hp": pile}}})
    answer(position, "attack left left", "pass")
    assert side(position, 1)["discard"] == ["Lemon Bar Guard", "Golden Gateau"]
    assert side(position, 1)["battle"]["left"]["hp"] == ["Butter Pal", "Honey Nib"]


def test_a_flip_in_the_middle_of_an_attack_heals_its_host() -> None:
    """BV-26: 0 HP is looked at after the FLIP; the healed Cookie stays and takes what remains."""
    position = table(
        {"support": RED, "battle": {"left": "Chili Brownie"}},
        {
            "battle": {"left": {"card": "Torch Wafer", "hp": ["Custard Drop"]}},
            "top": ["Butter Pal", "Custard Drop"],
            "hand": ["Honey Nib"],
        },
        cards=("Custard Drop",),
    )
    heard = told(position, "attack left left", "pass")
    turns = [key for key in heard if key in ("turn-hp", "trigger-flip", "hp", "leave-break")]
    flip = ["turn-hp", "trigger-flip", "hp"]
    assert turns == [*flip, *flip, "turn-hp", "leave-break"]
    assert side(position, 1)["discard"] == ["Custard Drop", "Custard Drop", "Butter Pal"]


def test_a_flip_is_declined_only_with_the_option() -> None:
    """BV-26: option `flip`."""
    parts = {
        "battle": {
            "left": {"card": "Torch Wafer", "hp": ["Butter Pal", "Honey Nib", "Lemon Zest Imp"]}
        }
    }
    must = table({"support": RED}, parts, cards=("Lemon Zest Imp",))
    answer(must, "attack left left", "pass")
    assert len(side(must, 1)["hand"]) == 1
    may = table({"support": RED}, parts, cards=("Lemon Zest Imp",), flip="may")
    answer(may, "attack left left", "pass")
    assert asks(may) == (1, "use-flip")
    answer(may, "no")
    assert side(may, 1)["hand"] == []


def test_a_cookie_that_faints_goes_to_the_break_area() -> None:
    """BV-27."""
    position = table(
        {"support": RED},
        {"battle": {"left": {"card": "Torch Wafer", "hp": 2}}, "hand": ["Butter Pal"]},
    )
    answer(position, "attack left left", "pass")
    assert side(position, 1)["break"] == ["Torch Wafer"]


def test_a_cookie_moved_away_scores_nothing_and_its_hp_do_not_flip() -> None:
    """BV-27 and BV-28: however it leaves, its HP cards are discarded without FLIP."""
    position = table(
        {"hand": ["Vanishing Icing"], "support": PURPLE},
        {
            "battle": {"left": {"card": "Torch Wafer", "hp": ["Lemon Zest Imp"] * 2}},
            "hand": ["Butter Pal"],
        },
        cards=("Vanishing Icing", "Grape Gremlin", "Lemon Zest Imp"),
    )
    heard = told(position, "use vanishing icing")
    assert "trigger-flip" not in heard
    assert side(position, 1)["break"] == []
    assert sorted(side(position, 1)["discard"]) == [
        "Lemon Zest Imp",
        "Lemon Zest Imp",
        "Torch Wafer",
    ]


def test_hp_cards_paid_as_a_cost_do_not_flip() -> None:
    """BV-28: the Blocker that pays with an HP card."""
    position = table(
        {"support": RED},
        {
            "battle": {
                "left": "Torch Wafer",
                "right": {"card": "Crypt Cracker", "hp": ["Butter Pal"] * 3 + ["Lemon Zest Imp"]},
            }
        },
        cards=("Crypt Cracker", "Lemon Zest Imp"),
    )
    heard = told(position, "attack left left", "answer right 1")
    assert "trigger-flip" not in heard
    assert side(position, 1)["discard"][0] == "Lemon Zest Imp"
    assert hp(position, 1, 1) == 1
