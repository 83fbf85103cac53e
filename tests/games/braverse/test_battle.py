"""Battle, triggers and effects: BV-22 to BV-33."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import Refused
from tests.games.braverse.table import answer, asks, cookie, hp, plain, side, table, texts, told

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
    """BV-23: always."""
    position = answer(table({"support": RED}), "attack left left")
    assert asks(position) == (1, "answer")
    assert texts(position) == ["pass"]


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


def test_on_reveal_may_be_paid_for_also_when_refilling() -> None:
    """BV-29: in the opponent's turn too."""
    position = table(
        {"support": RED, "battle": {"left": "Torch Wafer", "right": "Torch Wafer"}},
        {
            "battle": {"left": {"card": "Torch Wafer", "hp": 1}},
            "hand": ["Cinder Ginger"],
            "support": RED,
        },
        cards=("Cinder Ginger",),
    )
    answer(position, "attack left left", "pass")
    answer(position, "place cinder ginger")
    assert asks(position) == (1, "use-on-reveal")
    answer(position, "yes", "their right")
    assert hp(position, 0, 1) == 3
    assert len(side(position, 1)["rested"]) == 1


def test_waiting_effects_go_in_the_order_that_their_player_gives() -> None:
    """BV-30: the turn player's first, each ordering their own."""
    position = table(
        {"hand": ["Twin Sparks"], "support": RED},
        {
            "battle": {
                "left": {"card": "Smoke Meringue", "hp": ["Butter Pal"]},
                "right": {"card": "Snowdrift Sable", "hp": ["Butter Pal"]},
            },
            "hand": ["Honey Nib"],
        },
        cards=("Twin Sparks", "Smoke Meringue", "Snowdrift Sable"),
    )
    answer(position, "use twin sparks", "their left")
    assert asks(position) == (1, "trigger-order")
    answer(position, "choose 2")
    assert len(side(position, 1)["hand"]) == 2
    assert asks(position) == (1, "refill")
    assert hp(position, 0) == 2


def test_effect_damage_that_faints_a_cookie_whose_faint_effect_faints_another() -> None:
    """BV-30 and BV-31: all before the refills."""
    position = table(
        {
            "battle": {"left": {"card": "Torch Wafer", "hp": ["Butter Pal"] * 2}},
            "hand": ["Fire Dust", "Honey Nib"],
            "support": RED,
        },
        {
            "battle": {"left": {"card": "Smoke Meringue", "hp": ["Butter Pal"]}},
            "hand": ["Honey Nib"],
        },
        cards=("Fire Dust", "Smoke Meringue"),
    )
    answer(position, "use fire dust")
    assert side(position, 1)["break"] == ["Smoke Meringue"]
    assert side(position, 0)["break"] == ["Torch Wafer"]
    assert asks(position) == (0, "refill")
    answer(position, "place honey nib")
    assert asks(position) == (1, "refill")


def test_both_battle_areas_emptied_at_once_and_neither_can_refill() -> None:
    """BV-30: a draw."""
    position = table(
        {
            "battle": {"left": {"card": "Torch Wafer", "hp": ["Butter Pal"] * 2}},
            "hand": ["Fire Dust"],
            "support": RED,
        },
        {"battle": {"left": {"card": "Smoke Meringue", "hp": ["Butter Pal"]}}},
        cards=("Fire Dust", "Smoke Meringue"),
    )
    answer(position, "use fire dust")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.how) == ([], "empty")


def test_ten_levels_lose_before_waiting_effects() -> None:
    """BV-30: the faint effect of the Cookie that was one too many never happens."""
    position = table(
        {
            "battle": {"left": {"card": "Torch Wafer", "hp": ["Butter Pal"]}},
            "break": ["Golden Gateau"] * 3,
            "hand": ["Fire Dust"],
            "support": RED,
        },
        {
            "battle": {"left": {"card": "Smoke Meringue", "hp": ["Butter Pal"]}},
            "break": ["Golden Gateau"] * 3,
        },
        cards=("Fire Dust", "Smoke Meringue"),
    )
    answer(position, "use fire dust")
    assert position.outcome is not None
    assert position.outcome.winners == [0]


def test_damage_to_all_goes_one_by_one_and_is_no_attack() -> None:
    """BV-31: in the order of whoever deals it; no Trap window."""
    position = table(
        {"hand": ["Twin Sparks"], "support": RED},
        {
            "battle": {"left": "Torch Wafer", "right": "Pepper Snap"},
            "hand": ["Backdraft"],
            "support": RED,
        },
        cards=("Twin Sparks", "Backdraft"),
    )
    heard = told(position, "use twin sparks")
    assert asks(position) == (0, "target-next")
    heard += told(position, "their right")
    assert asks(position) == (0, "main")
    assert [key for key in heard if key in ("turn-hp", "leave-break")] == [
        "turn-hp",
        "leave-break",
        "turn-hp",
    ]


def test_conditions_are_looked_at_after_the_cost() -> None:
    """BV-32: Return to Soil with four support cards is paid for in vain."""
    position = table(
        {"support": RED},
        {"hand": ["Return to Soil"], "support": ["Mint Sprout"] * 4},
        cards=("Return to Soil", "Mint Sprout"),
    )
    heard = told(position, "attack left left", "trap return to soil")
    assert "in-vain" in heard
    assert hp(position, 1) == 2
    assert len(side(position, 1)["rested"]) == 3


def test_up_to_may_be_none_and_a_missing_target_is_skipped() -> None:
    """BV-32."""
    position = table(
        {"hand": ["Grave Sugar"], "discard": ["Butter Pal"], "support": PURPLE},
        cards=("Grave Sugar", "Grape Gremlin"),
    )
    answer(position, "use grave sugar")
    assert texts(position) == ["done", "pick butter pal"]
    answer(position, "done")
    assert side(position, 0)["hand"] == []


def test_cannot_beats_can() -> None:
    """BV-32: a Cookie marked so does not attack, though it is active and the cost is there."""
    battle = {"left": {"card": "Torch Wafer", "marks": ["cannot-attack"]}}
    position = table({"battle": battle, "support": RED})
    with pytest.raises(Refused) as refused:
        answer(position, "attack left left")
    assert (refused.value.clause, refused.value.key) == ("BV-32", "attack-forbidden")


def test_once_per_turn_counts_per_copy() -> None:
    """BV-33: each Spark Biscuit once."""
    position = table(
        {"battle": {"left": "Spark Biscuit", "right": "Spark Biscuit"}, "support": RED},
        cards=("Spark Biscuit",),
    )
    answer(position, "activate left 1", "own left")
    assert "activate right 1" in texts(position)
    with pytest.raises(Refused) as refused:
        answer(position, "activate left 1")
    assert (refused.value.clause, refused.value.key) == ("BV-33", "used-this-turn")


def test_a_turn_and_a_play_have_an_end() -> None:
    """BV-33: caps against longer loops."""
    position = table({"support": RED, "hand": plain(3)}, moves=5, turns=3)
    position.made = 4
    answer(position, "attack left left", "pass")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.how) == ([], "turns")


def test_a_refresh_in_the_middle_of_building_an_hp_pile_loses_the_game() -> None:
    """BV-11: the Cookie that pays brings the break area to ten."""
    discard = [*plain(16), *["Volcano Torte"] * 4, *["Chili Brownie"] * 4, *["Ember Crumb"] * 4]
    discard += ["Pepper Snap"] * 4 + ["Torch Wafer"] * 2 + ["Mint Sprout"] * 4
    discard += ["Pistachio Pup"] * 4 + ["Olive Loaf"] * 4 + ["Kiwi Knight"] * 4
    position = table(
        {
            "battle": {"left": {"card": "Torch Wafer", "hp": ["Ancient Acorn"]}},
            "discard": discard,
            "break": ["Golden Gateau"] * 3,
            "hand": ["Torch Wafer"],
            "bottom": ["Ancient Acorn"],
            "deck": ["Ancient Acorn"],
            "support": ["Ancient Acorn"],
            "rested": ["Golden Gateau"],
        },
    )
    heard = told(position, "place torch wafer")
    assert heard.count("hp") == 2
    assert asks(position) == (0, "refresh")
    heard = told(position, "pick butter pal")
    assert "hp" not in heard
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.how) == ([1], "break")


def test_nothing_to_refresh_with_loses_or_is_a_draw() -> None:
    """BV-11: option `refresh`."""
    for option, winners in (("loses", [0]), ("both", [])):
        position = table({}, {}, refresh=option)
        theirs = position.sides[1]
        theirs.hand, theirs.deck = theirs.deck[1:] + theirs.hand, theirs.deck[:1]
        answer(position, "end")
        assert position.outcome is not None
        assert (position.outcome.winners, position.outcome.how) == (winners, "refresh")


def test_a_mark_against_attacking_lasts_until_its_owners_turn_ends() -> None:
    """BV-21, BV-35: as Haunted Mirror says; in that player's next turn it may attack again."""
    battle = {"left": {"card": "Torch Wafer", "marks": ["cannot-attack"]}}
    position = table({"battle": battle, "support": RED}, {"support": RED})
    answer(position, "end", "pass", "end", "pass")
    assert "attack left left" in texts(position)
