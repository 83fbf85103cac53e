"""Cards, areas and the turn: BV-01, BV-02, BV-05 to BV-11 and BV-16 to BV-21."""

from __future__ import annotations

import pytest

from cookietin.games.braverse import BraversePosition
from cookietin.kernel.complaint import BadPosition, Refused
from cookietin.kernel.noting import Scripted
from tests.games.braverse.table import (
    answer,
    asks,
    cookie,
    game,
    hp,
    plain,
    side,
    table,
    texts,
    told,
)

RED = ["Ember Crumb"] * 4


def test_ten_levels_in_a_break_area_lose() -> None:
    """BV-01: the sum of levels reaches 10."""
    position = table(
        {"battle": {"left": "Pepper Snap"}, "support": RED},
        {
            "battle": {"left": {"card": "Pepper Snap", "hp": 1}},
            "break": ["Golden Gateau"] * 3,
            "hand": ["Torch Wafer"],
        },
    )
    answer(position, "attack left left", "pass")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.how) == ([0], "break")


def test_nine_levels_do_not() -> None:
    """BV-01: 10 or more, not 9."""
    position = table(
        {"battle": {"left": "Pepper Snap"}, "support": RED},
        {
            "battle": {"left": {"card": "Pepper Snap", "hp": 1}},
            "break": ["Golden Gateau"] * 2 + ["Lemon Bar Guard"],
            "hand": ["Torch Wafer"],
        },
    )
    answer(position, "attack left left", "pass")
    assert asks(position) == (1, "refill")


def test_an_empty_battle_area_and_no_cookie_in_hand_lose() -> None:
    """BV-02."""
    position = table(
        {"battle": {"left": "Pepper Snap"}, "support": RED},
        {"battle": {"left": {"card": "Pepper Snap", "hp": 1}}},
    )
    answer(position, "attack left left", "pass")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.how) == ([0], "empty")


def test_the_types_of_cards_and_what_a_cookie_has() -> None:
    """BV-05: colour, level, HP, one attack with cost and damage, maybe abilities or a FLIP."""
    cards = game().cards
    assert {card.type for card in cards.all[1:]} == {0, 1, 2, 3}
    wafer = cards.all[cards.names.index("Torch Wafer")]
    assert (wafer.color, wafer.level, wafer.hp, wafer.damage) == (0, 2, 4, 2)
    assert wafer.cost.need == [1, 0, 0, 0, 0, 0, 1]


def test_a_cost_rests_support_cards_of_its_colour() -> None:
    """BV-06: red is paid by red; "any" by what is there; no question without a choice."""
    position = table({"support": ["Ember Crumb", "Butter Pal"]})
    answer(position, "attack left left")
    assert side(position, 0)["support"] == []
    assert asks(position) == (1, "answer")


def test_what_must_rest_rests_in_an_order_that_all_can_see() -> None:
    """BV-06: nobody is told which support card came first."""
    support = ["Butter Pal", "Butter Pal", "Ember Crumb", "Lemon Bar Guard"]
    hand = ["Second Rising", "Butter Pal"]
    paid: list[list[str]] = []
    for some in (support, support[::-1]):
        position = table({"hand": hand, "support": some}, cards=("Second Rising",))
        position.sides[0].support = [position.cards.names.index(name) for name in some]
        dealer = Scripted([])
        answer(position, "use second rising", dealer=dealer)
        paid.append([str(event.fields["card"]) for event in dealer.told if event.key == "pay"])
    assert sorted(paid[0]) == sorted(support)
    assert paid[0] == paid[1]


def test_a_real_choice_of_colours_is_asked() -> None:
    """BV-06: a card pays 1 of its own colour or 1 of "any"."""
    position = table({"support": ["Ember Crumb", "Ember Crumb", "Butter Pal"]})
    answer(position, "attack left left")
    assert asks(position) == (0, "pay")
    assert texts(position) == ["pay red", "pay yellow"]
    answer(position, "pay yellow")
    assert side(position, 0)["support"] == ["Ember Crumb"]


def test_a_cost_that_cannot_be_paid_says_so() -> None:
    """BV-06 and BV-22: the reason names the cost."""
    position = table({"support": ["Butter Pal", "Butter Pal"]})
    with pytest.raises(Refused) as refused:
        answer(position, "attack left left")
    assert (refused.value.clause, refused.value.key) == ("BV-22", "cannot-pay")
    assert refused.value.fields["cost"] == "R1"


def test_cookies_are_free_and_items_are_paid_and_discarded_before_they_happen() -> None:
    """BV-07."""
    position = table(
        {"hand": ["Battle Frosting", "Pepper Snap"], "support": RED}, cards=("Battle Frosting",)
    )
    heard = told(position, "place pepper snap")
    assert "pay" not in heard
    answer(position, "use battle frosting")
    assert side(position, 0)["discard"] == ["Battle Frosting"]
    assert asks(position) == (0, "target-change-attack")
    answer(position, "own right")
    assert cookie(position, 0, 1).attack == 2


def test_a_trap_is_played_only_when_attacked() -> None:
    """BV-07: not in one's own main phase."""
    position = table({"hand": ["Backdraft"], "support": RED}, cards=("Backdraft",))
    with pytest.raises(Refused) as refused:
        answer(position, "trap backdraft")
    assert (refused.value.clause, refused.value.key) == ("BV-07", "trap-only-when-attacked")


def test_a_new_stage_replaces_the_old_one() -> None:
    """BV-08: paid for, the old one discarded."""
    position = table(
        {"hand": ["Oven of Trials"], "stage": "Oven of Trials", "support": RED},
        cards=("Oven of Trials",),
    )
    answer(position, "stage oven of trials")
    assert side(position, 0)["stage"] == "Oven of Trials"
    assert side(position, 0)["discard"] == ["Oven of Trials"]
    assert len(side(position, 0)["rested"]) == 2


def test_a_battle_area_has_room_for_two() -> None:
    """BV-09."""
    position = table(
        {"battle": {"left": "Torch Wafer", "right": "Torch Wafer"}, "hand": ["Pepper Snap"]}
    )
    with pytest.raises(Refused) as refused:
        answer(position, "place pepper snap")
    assert (refused.value.clause, refused.value.key) == ("BV-09", "no-room")


def test_hands_decks_and_hp_are_hidden() -> None:
    """BV-09: HP cards even from their owner."""
    view = table({"hand": ["Pepper Snap"]}, {"hand": ["Pepper Snap"]}).view(0).json()["sides"]
    assert view["seat0"]["hand"] == ["Pepper Snap"]
    assert view["seat1"]["hand"] == ["?"]
    assert set(view["seat0"]["battle"]["left"]["hp"]) == {"?"}
    assert set(view["seat0"]["deck"]) == {"?"}


def test_an_emptied_battle_area_is_refilled() -> None:
    """BV-10: one Cookie from hand; a Cookie left means no refill."""
    position = table(
        {"battle": {"left": "Pepper Snap"}, "support": RED},
        {
            "battle": {"left": {"card": "Pepper Snap", "hp": 1}},
            "hand": ["Torch Wafer", "Butter Pal"],
        },
    )
    answer(position, "attack left left", "pass")
    assert asks(position) == (1, "refill")
    answer(position, "place torch wafer")
    assert hp(position, 1) == 4
    assert asks(position) == (0, "main")


def test_the_official_refill_replaces_every_cookie_that_left() -> None:
    """BV-10: option `refill`."""
    position = table(
        {"battle": {"left": "Pepper Snap"}, "support": RED},
        {
            "battle": {"left": {"card": "Pepper Snap", "hp": 1}, "right": "Torch Wafer"},
            "hand": ["Butter Pal"],
        },
        refill="official",
    )
    answer(position, "attack left left", "pass")
    assert asks(position) == (1, "refill-may")
    assert texts(position) == ["pass", "place butter pal"]


def test_a_refresh_pays_with_a_cookie_and_shuffles_the_rest() -> None:
    """BV-11: at the instant the deck becomes empty, in the middle of a draw that then goes on."""
    discard = [*plain(20), *["Volcano Torte"] * 4, *["Chili Brownie"] * 4, *["Ember Crumb"] * 4]
    discard += ["Pepper Snap"] * 4 + ["Torch Wafer"] * 3 + ["Mint Sprout"] * 4
    discard += ["Pistachio Pup"] * 4 + ["Olive Loaf"] * 4 + ["Kiwi Knight"] * 3
    position = table(
        {},
        {
            "discard": discard,
            "deck": ["Ancient Acorn"],
            "hand": ["Kiwi Knight"],
            "battle": {"left": {"card": "Torch Wafer", "hp": 3}},
        },
    )
    assert sum(len(side(position, 1)[key]) for key in ("deck", "discard", "hand")) == 56
    answer(position, "end")
    assert asks(position) == (1, "refresh")
    assert ", draw ─" in str(position)
    answer(position, "pick butter pal")
    assert side(position, 1)["break"] == ["Butter Pal"]
    assert side(position, 1)["discard"] == []
    assert len(side(position, 1)["hand"]) == 3
    assert asks(position) == (1, "support")


def test_a_turn_begins_with_active_cards_and_two_draws() -> None:
    """BV-16 and BV-17."""
    position = table(
        {}, {"rested": RED, "battle": {"left": {"card": "Torch Wafer", "rested": True}}}
    )
    answer(position, "end")
    assert side(position, 1)["rested"] == []
    assert not cookie(position, 1).rested
    assert len(side(position, 1)["hand"]) == 2


def test_the_starting_player_does_not_draw_or_attack_on_the_first_turn() -> None:
    """BV-17 and BV-19; the second player does both."""
    made = game()
    position = made.start(2, Scripted([]), first=0)
    while position.question(position.asked()[0]).key != "support":
        seat = position.asked()[0]
        position.play(seat, position.default(seat), Scripted([]))
    hand = position.json()["sides"]["seat0"]["hand"]
    assert len(hand) == 5
    position.play(0, position.game.move("pass"), Scripted([]))
    with pytest.raises(Refused) as refused:
        position.play(0, position.game.move("attack left left"), Scripted([]))
    assert refused.value.clause == "BV-19"
    position.play(0, position.game.move("end"), Scripted([]))
    assert len(position.json()["sides"]["seat1"]["hand"]) == 7


def test_one_card_of_any_type_into_the_support_area() -> None:
    """BV-18: active, once per turn, or none."""
    position = table({}, {"hand": ["Backdraft"]}, cards=("Backdraft",))
    answer(position, "end", "support backdraft")
    assert side(position, 1)["support"] == ["Backdraft"]
    assert asks(position) == (1, "main")


def test_the_main_phase_goes_on_until_its_player_ends_it() -> None:
    """BV-19: any order and number."""
    position = table(
        {"hand": ["Pepper Snap"], "support": RED}, {"battle": {"left": "Volcano Torte"}}
    )
    answer(position, "attack left left", "pass", "place pepper snap", "attack right left", "pass")
    assert asks(position) == (0, "main")
    answer(position, "end")
    assert position.turn == 1


def test_a_placed_cookie_may_attack_at_once() -> None:
    """BV-20: it is active."""
    position = table({"hand": ["Pepper Snap"], "support": RED})
    answer(position, "place pepper snap")
    assert "attack right left" in texts(position)


def test_the_end_phase_has_its_effects_and_then_this_turn_is_over() -> None:
    """BV-21: end-of-turn effects first; what lasts for this turn stops; any hand size."""
    hand = ["Battle Frosting", *plain(12)[4:]]
    position = table(
        {
            "battle": {"left": "Sunny Shortbread"},
            "support": ["Butter Pal", *RED[:2]],
            "hand": hand[:9],
        },
        cards=("Battle Frosting", "Sunny Shortbread"),
    )
    answer(position, "use battle frosting")
    assert cookie(position, 0).attack == 2
    answer(position, "end")
    assert asks(position) == (0, "use-end-of-turn")
    answer(position, "yes")
    assert hp(position, 0) == 3
    assert cookie(position, 0).attack == 0
    assert len(side(position, 0)["hand"]) == 8


def test_positions_that_cannot_be_are_refused() -> None:
    """BV-01, BV-09: with a sentence."""
    with pytest.raises(BadPosition) as refused:
        table({"break": ["Golden Gateau"] * 4})
    assert refused.value.key == "break-too-high"
    with pytest.raises(BadPosition) as refused:
        table({"battle": {}})
    assert refused.value.key == "battle-empty"


IN_VAIN = ("Vanishing Icing", "Grave Sugar", "Grape Gremlin", "Clover Cobbler")


def test_a_remark_warns_of_what_would_be_in_vain() -> None:
    """BV-32: nothing to do it to, or a condition that is not met; else it says nothing of it."""
    position = table(
        {
            "hand": ["Vanishing Icing", "Grave Sugar"],
            "support": ["Grape Gremlin"] * 2 + ["Mint Sprout"],
            "battle": {"left": "Clover Cobbler"},
        },
        {"hand": ["Return to Soil"], "support": ["Mint Sprout"] * 3},
        cards=(*IN_VAIN, "Return to Soil", "Mint Sprout"),
    )
    assert remark(position, "use vanishing icing") == "cost P1; no-target"
    assert remark(position, "use grave sugar") == "cost P; no-target"
    assert remark(position, "activate left 1") == "no-target"
    answer(position, "attack left left")
    assert remark(position, "trap return to soil") == "cost GG1; condition-not-met"


def test_a_remark_does_not_warn_where_there_is_a_target() -> None:
    """BV-32: as above, with a rested support card, a weak Cookie and a Cookie discarded."""
    position = table(
        {
            "hand": ["Vanishing Icing", "Grave Sugar"],
            "support": ["Grape Gremlin"] * 3,
            "rested": ["Grape Gremlin"],
            "battle": {"left": "Clover Cobbler"},
            "discard": ["Butter Pal"],
        },
        {"battle": {"left": "Butter Pal"}},
        cards=IN_VAIN,
    )
    assert remark(position, "use vanishing icing") == "cost P1"
    assert remark(position, "use grave sugar") == "cost P"
    assert remark(position, "activate left 1") == ""


def remark(position: BraversePosition, move: str) -> str:
    """What whoever is asked is told of a move."""
    seat = position.asked()[0]
    people = position.game.people
    return people.remark(position.view(seat), seat, position.game.move(move), str)


def test_a_payment_that_cannot_be_made_is_no_position() -> None:
    """BV-06: whoever is asked what to rest has more to rest than is to be paid."""
    mixed = ["Torch Wafer", "Torch Wafer", "Butter Pal"]
    position = table({"support": mixed})
    data = position.json()
    for left, possible in ((2, True), (3, False), (12, False), (0, False)):
        asked = {"ask": "pay", "work": [{"what": "pay", "seat": "seat0", "left": left}]}
        if possible:
            position.game.position({**data, **asked})
            continue
        with pytest.raises(BadPosition) as refused:
            position.game.position({**data, **asked})
        assert refused.value.key == "nothing-asked"
