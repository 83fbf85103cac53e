"""What boards of Braverse draw from: strength, HP, attacks and damage on their way."""

from __future__ import annotations

from tests.games.braverse.table import answer, table

RED = ["Ember Crumb"] * 4


def test_a_cookie_says_what_it_is_worth_now() -> None:
    found = table({"support": RED}).view(1).facts()
    cookie = found["seats"]["seat0"]["battle"]["left"]
    assert (cookie["card"], cookie["hp"], cookie["rested"]) == ("Torch Wafer", 4, False)
    assert cookie["strength"] == cookie["added"] + 2
    assert found["seats"]["seat0"]["support"] == {"red": 4}
    assert (found["phase"], found["attack"], found["damage"]) == ("main", None, None)


def test_an_attack_says_from_where_to_where_and_how_hard() -> None:
    their = {"battle": {"left": "Torch Wafer", "right": "Pepper Snap"}}
    position = answer(table({"support": RED}, their), "attack left right")
    assert position.view(1).facts()["attack"] == {
        "seat": "seat0",
        "card": "Torch Wafer",
        "from": "left",
        "to": "right",
        "damage": 2,
    }


def test_once_its_damage_is_dealt_the_attack_is_no_more() -> None:
    position = answer(table({"support": RED}), "attack left left", "pass")
    found = position.view(0).facts()
    assert found["attack"] is None
    assert found["seats"]["seat1"]["battle"]["left"]["hp"] == 2


def test_a_pick_says_from_where() -> None:
    own = {"support": ["Frost Finger"] * 2, "hand": ["Big Wave"]}
    their = {"hand": ["Ember Crumb", "Pepper Snap"], "support": ["Ember Crumb", "Pepper Snap"]}
    their["support"].append("Torch Wafer")
    position = table(own, their, cards=("Big Wave", "Frost Finger"))
    assert position.view(0).facts()["picks"] is None
    answer(position, "use big wave")
    assert position.view(0).facts()["picks"] == {"seat": "seat1", "area": "hand"}
    answer(position, "pick ember crumb")
    assert position.view(1).facts()["picks"] == {"seat": "seat1", "area": "support"}
