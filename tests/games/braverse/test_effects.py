"""Triggers and effects: BV-29 to BV-33, and what stops them (BV-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

import cookietin
from cookietin.kernel.complaint import Refused
from cookietin.kernel.noting import Scripted
from tests.games.braverse.card_files import other_file
from tests.games.braverse.table import answer, asks, hp, plain, side, table, texts, told

if TYPE_CHECKING:
    from cookietin.games.braverse import BraversePosition
    from cookietin.games.braverse.game import Braverse

RED = ["Ember Crumb"] * 4
PURPLE = ["Grape Gremlin"] * 4


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


LONG: dict[str, Any] = {"battle": {"left": "Crumb 1"}, "hand": ["Avalanche"]}
PAIR = {"left": "Torch Wafer", "right": "Torch Wafer"}


def long_game() -> Braverse:
    """A card file with an Item of which more happens than the cap allows."""
    file = other_file(True)
    do = [{"op": "mill", "amount": 30}, {"op": "draw", "amount": 2}]
    item = {"number": "X-99", "name": "Avalanche", "type": "item", "color": "red", "cost": "0"}
    file["card"].append({**item, "abilities": [{"when": "item", "do": do}]})
    file["deck"][0]["cards"][0] = "4 X-99"
    return cast("Braverse", cookietin.game("braverse", cards=file, operations=20))


def test_a_turn_and_a_play_have_an_end() -> None:
    """BV-33: caps against longer loops."""
    position = table({"support": RED, "hand": plain(3)}, moves=5, turns=3)
    position.made = 4
    answer(position, "attack left left", "pass")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.how) == ([], "turns")
    assert position.outcome.capped
    assert position.outcome.placement == [1, 1]


def test_a_turn_with_too_many_questions_is_cut_short() -> None:
    """BV-33: what waits is dropped, in words, and the turn ends."""
    position = table(
        {"support": RED, "hand": ["Battle Frosting"], "battle": PAIR},
        cards=("Battle Frosting",),
        questions=20,
        question=19,
        began=0,
    )
    assert "cut-short" in told(position, "use battle frosting")
    assert (position.turn, position.work, position.outcome) == (1, [], None)
    assert side(position, 0)["discard"] == ["Battle Frosting"]


def test_what_happens_without_end_is_cut_short() -> None:
    """BV-33: cards that are on their way still arrive, what comes after them is dropped."""
    made = long_game()
    position = cast(
        "BraversePosition",
        made.set_up(2, Scripted([]), sides=[LONG, {"battle": {"left": "Crumb 1"}}]),
    )
    assert "cut-short" in told(position, "use avalanche")
    assert position.turn == 1
    assert side(position, 0)["hand"] == []
    assert len(side(position, 0)["discard"]) == 31


def test_a_cookie_without_hp_faints_though_its_turn_is_cut_short() -> None:
    """BV-26, BV-33: its last HP card was turned, and that FLIP asks one question too many."""
    hurt = {"card": "Torch Wafer", "hp": ["Fjord Fruitcake"]}
    position = table(
        {"support": RED},
        {"battle": {"left": hurt, "right": "Torch Wafer"}, "hand": ["Butter Pal", "Honey Nib"]},
        cards=("Fjord Fruitcake",),
        questions=20,
        question=17,
        began=0,
    )
    heard = told(position, "attack left left", "pass", "pick honey nib")
    assert heard.index("cut-short") < heard.index("leave-break")
    assert (position.turn, side(position, 1)["break"]) == (1, ["Torch Wafer"])


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
