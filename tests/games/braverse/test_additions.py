"""The examples of docs/cards.md, played: what each word of the language does (BV-34)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import cookietin
from cookietin.games.braverse import BraversePosition
from cookietin.games.braverse.battle import strength
from cookietin.games.braverse.language.terms import H_BROKEN
from cookietin.kernel.complaint import Refused
from cookietin.kernel.noting import Scripted
from tests.games.braverse.card_files import PLAIN, examples
from tests.games.braverse.table import answer, asks, cookie, hp, side, texts, told

COLORS = ("red", "yellow", "green", "blue", "purple", "black")
TWICE = ("MY-010", "MY-014", "MY-018")
"""Examples that a deck needs two of; of the others one is enough."""
PLAINS = 9
"""So many plain Cookies make it sixty cards; there are four of each colour."""


def page_file() -> dict[str, Any]:
    """All examples of the page, with plain Cookies of each colour, and a deck of them."""
    rows = [*examples()["card"]]
    for place in range(PLAINS):
        color = COLORS[place % len(COLORS)]
        name = f"Payer {color}" if place < len(COLORS) else f"Filler {color}"
        row = {**PLAIN, "number": f"P-{place}", "name": name, "color": color}
        rows.append({**row, "hp": 3, "attack": {"cost": "1", "damage": 1}})
    copies = {row["number"]: 1 + (row["number"] in TWICE) for row in rows}
    lines = [f"{copies[n] if n[0] == 'M' else 4} {n}" for n in (row["number"] for row in rows)]
    return {"card": rows, "deck": [{"id": "page", "name": "Page", "cards": lines}]}


GAME = cookietin.game("braverse", cards=page_file())


def page(own: dict[str, Any], their: dict[str, Any] | None = None) -> BraversePosition:
    """A main phase of seat 0 with the cards of the page; without a battle area, a red Payer."""
    sides = [dict(own), dict(their or {})]
    for part in sides:
        part.setdefault("battle", {"left": "Payer red"})
    return cast("BraversePosition", GAME.set_up(2, Scripted([]), sides=sides))


def paid(color: str, count: int) -> list[str]:
    return [f"Payer {color}"] * count


def test_a_look_by_trait() -> None:
    """Icing Herald takes a card with the trait ice, and no other."""
    top = ["Payer red", "Icing Herald (MY-011)", "Icing Herald", *["Payer blue"] * 3]
    position = page({"hand": ["Icing Herald"], "top": top})
    answer(position, "place icing herald", "yes")
    assert texts(position) == ["done", "pick icing herald"]


def test_the_same_name_on_several_numbers() -> None:
    """With another of its name beside it the second Icing Herald attacks for one more."""
    second = "Icing Herald (MY-011)"
    alone = page({"battle": {"left": second}})
    both = page({"battle": {"left": second, "right": "Icing Herald"}})
    assert (strength(alone, cookie(alone, 0)), strength(both, cookie(both, 0))) == (2, 3)


def test_not_and_hp_min_in_a_filter() -> None:
    """Sorting Sieve hits who has three HP or more and is no herald."""
    for left, hit in (("Icing Herald (MY-011)", 0), ("Payer red", 2)):
        own = {"hand": ["Sorting Sieve"], "support": paid("red", 1)}
        position = page(own, {"battle": {"left": left, "right": {"card": "Payer blue", "hp": 2}}})
        before = hp(position, 1)
        answer(position, "use sorting sieve")
        assert before - hp(position, 1) == hit


def test_levels_of_break_areas_compared_and_a_hand_filled_up() -> None:
    """Even Scales draws up to five, if one's own break area has more levels."""
    for mine, drawn in ((["Brave Brittle"], 4), ([], 0)):
        own = {"hand": ["Even Scales", "Payer blue"], "support": paid("green", 1), "break": mine}
        position = page(own, {"break": ["Payer red"]})
        answer(position, "use even scales")
        assert len(position.sides[0].hand) == 1 + drawn


def test_an_attack_that_grows_for_one_battle_and_silences_its_target() -> None:
    """Lantern Ladyfinger: +1 in the battle alone; the target is silenced until later."""
    own = {"battle": {"left": "Lantern Ladyfinger"}, "support": paid("yellow", 3)}
    position = page(own, {"battle": {"left": {"card": "Bottomless Bowl", "hp": 6}}})
    answer(position, "attack left left")
    assert strength(position, cookie(position, 0)) == 3
    answer(position, "pass")
    assert hp(position, 1) == 3
    assert strength(position, cookie(position, 0)) == 2
    assert asks(position) == (0, "use-after-attack")
    answer(position, "yes", "end")
    position.sides[1].discard += [position.sides[1].deck.pop() for _ in range(3)]
    answer(position, texts(position)[0])
    assert [text for text in texts(position) if text.startswith("activate")] == []
    answer(position, "end", "pass", "end", "pass")
    assert "activate left 1" in texts(position)


def test_a_stage_that_rests_and_a_cost_that_shrinks() -> None:
    """Hushed Hall: black Items cost one less; rested, it forbids FLIP effects this turn."""
    own = {"stage": "Hushed Hall", "hand": ["Hard Bargain"], "battle": {"left": "Payer red"}}
    flip = {"left": {"card": "Payer red", "hp": ["Payer blue", "Patient Pretzel"]}}
    position = page({**own, "support": paid("red", 1)}, {"battle": flip})
    assert "use hard bargain" in texts(position)
    heard = told(position, "activate stage 2", "attack left left", "pass")
    assert "forbid-flips" in heard
    assert "trigger-flip" not in heard
    with pytest.raises(Refused) as refused:
        position.play(0, GAME.move("activate stage 2"), Scripted([]))
    assert refused.value.key == "cannot-afford"


def test_a_trap_that_cancels_an_attack_of_a_small_cookie() -> None:
    """Slammed Oven Door."""
    for attacker, dealt in (("Payer red", 0), ("Strudel Awake", 4)):
        aside = ["Strudel Awake"] * (1 if attacker[0] == "S" else 2)
        own = {"battle": {"left": attacker}, "support": paid("yellow", 2), "aside": aside}
        wall = {"left": {"card": "Payer blue", "hp": 6}}
        their = {"hand": ["Slammed Oven Door"], "support": paid("black", 2), "battle": wall}
        position = page(own, their)
        answer(position, "attack left left", "trap slammed oven door")
        assert 6 - hp(position, 1) == dealt


def test_an_offer_to_the_opponent() -> None:
    """Hard Bargain: they discard, and I draw; or their Cookie is hurt."""
    own = {"hand": ["Hard Bargain"], "support": paid("black", 1)}
    position = answer(page(own, {"hand": ["Payer blue"]}), "use hard bargain")
    assert asks(position) == (1, "yes-no")
    answer(position, "yes")
    assert (len(position.sides[0].hand), position.sides[1].hand) == (1, [])
    for hand, answers in ((["Payer blue"], ["no"]), ([], [])):
        battle = {"left": {"card": "Payer red", "hp": paid("green", 3)}}
        their = {"hand": hand, "battle": battle}
        position = answer(page(own, their), "use hard bargain", *answers)
        assert hp(position, 1) == 1


def test_what_waits_for_others_to_faint() -> None:
    """Mourner Meringue draws once a turn when another of mine faints, not when it itself does."""
    own = {"battle": {"left": "Mourner Meringue", "right": {"card": "Payer red", "hp": 1}}}
    foe = {"battle": {"left": "Payer blue"}, "support": paid("blue", 2)}
    position = page({**own, "hand": ["Payer green"]}, foe)
    answer(position, "end", "pass")
    held = len(position.sides[0].hand)
    heard = told(position, "attack left right", "pass")
    assert "trigger-whenever" in heard
    assert len(position.sides[0].hand) == held + 1


def test_what_has_happened_since_the_attack_began() -> None:
    """Mourner Meringue makes a support card active if its attack made a Cookie faint."""
    for left, active in ((1, 1), (3, 0)):
        own = {"battle": {"left": "Mourner Meringue"}, "support": paid("purple", 1)}
        their = {"battle": {"left": {"card": "Payer blue", "hp": left}, "right": "Payer red"}}
        position = answer(page(own, their), "attack left left", "pass")
        if active:
            answer(position, "pick payer purple")
        assert len(position.sides[0].support) == active


def test_costs_that_are_moves() -> None:
    """Bottomless Bowl puts two cards of the discard pile under the deck to draw."""
    for discard, offered in ((["Payer red"], False), (["Payer red"] * 2, True)):
        position = page({"battle": {"left": "Bottomless Bowl"}, "discard": discard})
        assert ("activate left 1" in texts(position)) == offered
    answer(position, "activate left 1")
    assert side(position, 0)["discard"] == []
    assert len(side(position, 0)["bottom"]) == 2
    assert len(position.sides[0].hand) == 1


def test_a_cookie_leaves_to_place_another_from_the_break_area() -> None:
    """Bottomless Bowl goes to hand; Welcome Wreath hears the other come, and gives it HP too."""
    own = {"battle": {"left": "Bottomless Bowl"}, "break": ["Payer red"], "stage": "Welcome Wreath"}
    position = answer(page(own), "activate left 2")
    assert side(position, 0)["hand"] == ["Bottomless Bowl"]
    placed = cookie(position, 0)
    assert (position.cards.names[placed.kind], placed.rested) == ("Payer red", True)
    assert len(placed.hp) == 3 + 1 + 1
    assert position.sides[0].levels == 0


def test_the_start_of_every_turn() -> None:
    """Welcome Wreath: in the opponent's turn too it is mine that is milled."""
    position = page({"stage": "Welcome Wreath", "hand": ["Payer blue"]})
    before = len(position.sides[0].discard)
    answer(position, "end")
    assert len(position.sides[0].discard) == before + 1


def test_a_cookie_takes_another_form() -> None:
    """Sleepy Strudel becomes Strudel Awake, with its HP; the old card lies under it."""
    own = {"battle": {"left": {"card": "Sleepy Strudel", "hp": 2}}, "support": paid("yellow", 4)}
    position = page(own)
    assert side(position, 0)["aside"] == ["Strudel Awake"] * 2
    answer(position, "activate left 1")
    assert (position.cards.names[cookie(position, 0).kind], hp(position, 0)) == ("Strudel Awake", 2)
    assert side(position, 0)["battle"]["left"]["under"] == ["Sleepy Strudel"]
    answer(position, "attack left left", "pass")
    assert (position.outcome is not None, hp(position, 0)) == (True, 2)


def test_a_form_that_leaves_goes_aside_and_what_it_was_is_discarded() -> None:
    """Strudel Awake is made to faint: it scores three levels; the card under it is discarded."""
    awake = {"card": "Strudel Awake", "hp": 1, "under": ["Sleepy Strudel"]}
    own = {"battle": {"left": awake, "right": "Payer blue"}, "aside": ["Strudel Awake"]}
    their = {"battle": {"left": "Payer red"}, "support": paid("red", 1)}
    position = page(own, their)
    answer(position, "end")
    while "attack left left" not in texts(position):
        answer(position, "pass")
    answer(position, "attack left left", "pass")
    assert position.sides[0].levels == 3
    assert "Sleepy Strudel" in side(position, 0)["discard"]


def test_an_item_attached_to_a_cookie() -> None:
    """Sugar Sash: one more attack, and opposing effects cannot choose that Cookie."""
    battle = {"left": "Payer red", "right": "Payer blue"}
    own = {"hand": ["Sugar Sash"], "support": paid("red", 1), "battle": battle}
    their = {"hand": ["Sorting Sieve"], "support": paid("red", 1)}
    position = answer(page(own, their), "use sugar sash", "own left")
    assert side(position, 0)["battle"]["left"]["under"] == ["Sugar Sash"]
    assert strength(position, cookie(position, 0)) == 2
    answer(position, "end", "pass", "use sorting sieve")
    assert (hp(position, 0, 0), hp(position, 0, 1)) == (3, 1)


def test_a_colourless_card_pays_for_any_colour_only() -> None:
    """BV-06: Hushed Hall in the support area."""
    own = {"support": ["Hushed Hall"], "hand": ["Sugar Sash", "Hard Bargain"]}
    position = page(own)
    assert "use sugar sash" in texts(position)
    assert "use hard bargain" not in texts(position)


def test_what_an_attack_costs_is_not_changed_by_attacking() -> None:
    """BV-22: a price that rested Cookies pay is not asked of one that rests because it attacks."""
    dear = {
        "op": "change-cost",
        "amount": 1,
        "to": {"zone": "battle", "rested": True, "count": "all"},
    }
    own = {"when": "static", "do": [dear]}
    cards = [{**PLAIN, "number": f"D-{place}", "name": f"Dear {place}"} for place in range(15)]
    cards[0] |= {"abilities": [own], "attack": {"cost": "R", "damage": 1}, "hp": 3}
    deck = {"id": "dear", "name": "Dear", "cards": [f"4 D-{place}" for place in range(15)]}
    game = cookietin.game("braverse", cards={"card": cards, "deck": [deck]})
    sides = [{"battle": {"left": "Dear 0"}, "support": ["Dear 1"]}, {"battle": {"left": "Dear 2"}}]
    position = cast("BraversePosition", game.set_up(2, Scripted([]), sides=sides, turns=3))
    answer(position, "attack left left")
    assert (asks(position), position.sides[0].support) == ((1, "answer"), [])


def test_one_more_for_every_few_cards() -> None:
    """Crumb Counter hits one harder for every five cards in the discard pile, at most three."""
    for lie, more in ((4, 0), (5, 1), (14, 2), (24, 3)):
        counted = [f"Payer {color}" for color in COLORS for _ in range(4)][:lie]
        own = {"battle": {"left": "Crumb Counter"}, "discard": counted}
        position = page({**own, "support": ["Mourner Meringue", "Bottomless Bowl"]})
        answer(position, "attack left left")
        assert strength(position, cookie(position, 0)) == 1 + more


def test_a_support_card_that_comes_back_is_a_cost() -> None:
    """Helpful Hotcake takes a green card back, and makes another active."""
    for color, offered in (("red", False), ("green", True)):
        position = page({"battle": {"left": "Helpful Hotcake"}, "support": paid(color, 1)})
        assert ("activate left 1" in texts(position)) == offered
    own = {"battle": {"left": "Helpful Hotcake"}, "support": ["Payer green"]}
    position = page({**own, "rested": ["Payer red"]})
    answer(position, "activate left 1", "pick payer red")
    assert side(position, 0)["hand"] == ["Payer green"]
    assert side(position, 0)["support"] == ["Payer red"]


def test_the_hp_of_another_cookie_is_a_cost() -> None:
    """Helpful Hotcake takes an HP card of another Cookie into hand, if that one keeps one."""
    for left, asked in ((1, "main"), (2, "use-on-reveal")):
        other = {"card": "Payer red", "hp": left}
        position = page({"battle": {"left": other}, "hand": ["Helpful Hotcake"]})
        answer(position, "place helpful hotcake")
        assert asks(position) == (0, asked)
    answer(position, "yes")
    assert (hp(position, 0, 0), hp(position, 0, 1)) == (1, 4)
    assert len(position.sides[0].hand) == 1


def test_a_cookie_of_the_hand_goes_to_the_break_area_and_that_is_heard_of() -> None:
    """Tumbling Tartlet pays with a LV 1 Cookie; after its attack all foes are hurt."""
    for hand, dealt in (([], 0), (["Payer red"], 1)):
        own = {"battle": {"left": "Tumbling Tartlet"}, "support": paid("yellow", 2), "hand": hand}
        foes = {"left": {"card": "Payer blue", "hp": 5}, "right": {"card": "Payer red", "hp": 3}}
        position = page(own, {"battle": foes})
        if hand:
            answer(position, "activate left 1", "pick payer red")
            assert (side(position, 0)["break"], hp(position, 0)) == (["Payer red"], 4)
        answer(position, "attack left left", "pass")
        while asks(position)[1] == "target-next":
            answer(position, texts(position)[0])
        assert (5 - hp(position, 1), 3 - hp(position, 1, 1)) == (2 + dealt, dealt)


def test_whoever_faints_or_pays_for_a_refresh_comes_into_the_break_area_too() -> None:
    """BV-11, BV-27: every way there is one."""
    foe = {"battle": {"left": {"card": "Payer blue", "hp": 1}, "right": "Payer red"}}
    position = page({"battle": {"left": "Tumbling Tartlet"}, "support": paid("yellow", 2)}, foe)
    answer(position, "attack left left", "pass")
    assert [(entry.what, entry.seat) for entry in position.log if entry.what == H_BROKEN] == [
        (H_BROKEN, 1)
    ]


def test_a_discarded_card_does_something_if_it_was_for_the_right_one() -> None:
    """Crossed-Out Recipe draws when a purple Cookie of mine makes me discard it."""
    own = {"battle": {"left": "Page Turner"}, "hand": ["Crossed-Out Recipe"]}
    position = page(own, {"battle": {"left": "Payer red", "right": "Payer blue"}})
    heard = told(position, "activate left 1", "their right")
    assert "trigger-discarded" in heard
    assert len(position.sides[0].hand) == 1
    assert side(position, 1)["break"] == ["Payer blue"]
    other = {"hand": ["Hard Bargain"], "support": paid("black", 1)}
    position = page(other, {"hand": ["Crossed-Out Recipe"]})
    answer(position, "use hard bargain", "yes")
    assert side(position, 1)["hand"] == []


def test_a_cookie_with_abilities_is_not_plain() -> None:
    """Page Turner makes only a LV 1 Cookie without abilities faint; a FLIP is none."""
    for foe, faints in (("Payer red", 1), ("Patient Pretzel", 1), ("Mourner Meringue", 0)):
        own = {"battle": {"left": "Page Turner"}, "hand": ["Payer red"]}
        position = page(own, {"battle": {"left": foe, "right": "Bottomless Bowl"}})
        answer(position, "activate left 1")
        assert len(side(position, 1)["break"]) == faints


def test_an_attack_that_no_ability_answers() -> None:
    """Page Turner pays so that Brave Brittle cannot step in; a Trap still can."""
    for said, stepping in (("no", True), ("yes", False)):
        own = {"battle": {"left": "Page Turner"}, "support": paid("purple", 2)}
        wall = {"left": {"card": "Payer blue", "hp": 3}, "right": "Brave Brittle"}
        their = {"battle": wall, "hand": ["Slammed Oven Door"], "support": paid("black", 2)}
        position = answer(page(own, their), "attack left left", said)
        assert ("answer right 1" in texts(position)) == stepping
        assert "trap slammed oven door" in texts(position)
    with pytest.raises(Refused) as refused:
        position.play(1, GAME.move("answer right 1"), Scripted([]))
    assert refused.value.key == "forbidden"


def test_a_measure_less_another() -> None:
    """Crossed-Out Recipe draws as many as the opponent holds more."""
    for theirs, drawn in ((4, 3), (1, 0), (0, 0)):
        own = {"hand": ["Crossed-Out Recipe", "Payer red", "Payer red"], "support": paid("red", 1)}
        position = page(own, {"hand": paid("blue", theirs)})
        answer(position, "use crossed-out recipe", "yes")
        assert len(position.sides[0].hand) == 1 + drawn
