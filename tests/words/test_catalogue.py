"""The catalogue: every thing of a game, to be drawn and explained by who knows no rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cookietin
from cookietin.words import LANGUAGES, catalogue


def looks(id: str, kind: str, thing: str, **options: Any) -> dict[str, Any]:
    rows = catalogue(cookietin.game(id, **options))[kind]
    found: dict[str, Any] = next(row["looks"] for row in rows if row["thing"] == thing)
    return found


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_every_card_is_in_it_with_its_words_and_its_looks(id: str) -> None:
    game = cookietin.game(id)
    for language in LANGUAGES:
        found = catalogue(game, language)
        assert json.loads(json.dumps(found)) == found
        rows = {row["thing"]: row for kind in found.values() for row in kind}
        for card in set(game.inventory(game.most_seats)):
            assert rows[card]["name"], card
            assert rows[card]["text"], card
            assert rows[card]["looks"], card


def test_a_number_card_has_its_numbers() -> None:
    assert looks("number-chain", "card", "2/3") == {"numbers": [2, 3]}
    assert looks("cookie-chomper", "card", "2/3")["opposites"] == [1, 4, 5]
    assert looks("cookie-chomper", "card", "Veto")["family"] == "meddles"


def test_a_token_says_what_it_counts_for_and_what_it_steals() -> None:
    assert looks("cookie-hoarder", "token", "golden") == {"count": 1, "worth": 2, "steals": 0}
    assert looks("cookie-hoarder", "token", "bandit 3")["steals"] == 3
    assert looks("cookie-chomper", "token", "cookie", cookies=9)["count"] == 9


def test_a_land_is_drawn_quarter_by_quarter() -> None:
    quarters = looks("chomp", "land", "amber-wood")["quarters"]
    assert [quarter["shows"] for quarter in quarters] == ["mh", "mh", "meat", "."]
    assert [quarter["ridges"] for quarter in quarters] == [[], ["below"], [], ["above"]]
    large = looks("chomp", "land", "fern-gully")["quarters"]
    assert [quarter["partner"] for quarter in large] == ["right", "left", None, None]


def test_a_goal_and_a_dino() -> None:
    assert looks("chomp", "goal", "hunters") == {
        "family": "each",
        "asks": "carnivore",
        "every": 2,
        "points": 1,
    }
    assert looks("chomp", "dino", "apatosaurus") == {
        "size": "large",
        "diet": "herbivore",
        "worth": 3,
    }


def test_a_die_s_face_says_how_many_sides_show_it() -> None:
    rolls = catalogue(cookietin.game("toss-your-cookies"))["roll"]
    assert sum(row["looks"]["sides"] for row in rolls) == 36


def test_dough_and_how_many_there_are() -> None:
    assert looks("cover-your-cookies", "card", "sugar") == {
        "sort": "cookie",
        "dough": 5,
        "count": 10,
    }


def test_what_stands_on_a_card_of_braverse() -> None:
    card = looks("braverse", "card", "Ember Crumb")
    assert (card["type"], card["color"], card["level"], card["hp"]) == ("cookie", "red", 1, 2)
    assert (card["cost"], card["damage"], card["sign"]) == ({"red": 1}, 1, None)
    assert looks("braverse", "card", "Fire Dust")["level"] is None
