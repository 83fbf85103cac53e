"""The cards, who gets how many, and the dice."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any, cast

import pytest

import cookietin
from cookietin.catalogue import read_toml
from cookietin.games.toss_your_cookies import CookieCards, TossPosition, TossYourCookies
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Keeping, Scripted
from cookietin.words import LANGUAGES, Speech
from tests.games.toss_your_cookies.table import (
    CLEO,
    GAME,
    THREE,
    game,
    hand,
    legal,
    roll,
    same,
    say,
    table,
)

CARDS = read_toml("toss_your_cookies/cards.toml")
DICE = read_toml("toss_your_cookies/dice.toml")


def test_the_whole_deck() -> None:
    """TY-01: 56 cards, six of each of eight cookies, 4 half-eaten, 3 wilds, 1 milk."""
    deck = Counter(GAME.inventory(3))
    assert deck.total() == 56
    assert (deck.pop("half-eaten"), deck.pop("wild"), deck.pop("milk")) == (4, 3, 1)
    assert len(deck) == 8
    assert set(deck.values()) == {6}


@pytest.mark.parametrize(
    ("players", "wild", "half_eaten"),
    [(3, 1, 1), (4, 2, 1), (5, 2, 2), (6, 3, 2), (7, 3, 3), (8, 3, 4)],
)
def test_everyone_holds_seven_and_none_is_left_over(
    players: int, wild: int, half_eaten: int
) -> None:
    """TY-02: a set of six for each player, the milk, and so many wilds and half-eaten cookies."""
    dealt = [
        card for cards in GAME.start(players, Seeded(1)).json()["hands"].values() for card in cards
    ]
    counts = Counter(dealt)
    assert counts.total() == 7 * players
    assert (counts.pop("wild"), counts.pop("half-eaten"), counts.pop("milk")) == (
        wild,
        half_eaten,
        1,
    )
    assert list(counts.values()) == [6] * players


@pytest.mark.parametrize("players", [2, 9])
def test_no_others_can_play(players: int) -> None:
    """TY-02: three to eight."""
    with pytest.raises(BadOption, match="3 to 8"):
        GAME.start(players, Seeded(1))


def test_the_cookies_that_play_are_random() -> None:
    """TY-02: each of the eight comes to play about as often."""
    played: Counter[str] = Counter()
    for seed in range(400):
        played.update(GAME.start(3, Seeded(seed)).json()["cookies"])
    assert len(played) == 8
    assert 110 < min(played.values()) <= max(played.values()) < 190


def test_cookies_can_be_chosen() -> None:
    """TY-02: those of the option are sure to play, and then at least as many must sit there."""
    wanted = ["fortune", "sandwich", "macadamia", "fudge-swirl"]
    rules = game(cookies=wanted)
    assert rules.start(4, Seeded(3)).json()["cookies"] == wanted
    assert set(wanted) < set(rules.start(6, Seeded(3)).json()["cookies"])
    with pytest.raises(BadOption, match="4 to 8"):
        rules.start(3, Seeded(3))


def test_the_dice_as_they_come() -> None:
    """TY-03: six faces each."""
    assert GAME.options["numbers"] == ["1", "2", "3", "all", "milk", "milk"]
    assert GAME.options["actions"] == ["swap", "swap", "left", "right", "toss", "toss"]


def test_every_face_comes_up_as_often_as_it_is_there() -> None:
    """TY-03: each face one roll in six."""
    numbers: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    dealer = Keeping(Seeded(11))
    for _ in range(3000):
        position = table(THREE)
        position.play(0, GAME.move("roll"), dealer)
        roll_told = next(told for told in dealer.collect_told() if told.key == "roll")
        numbers[roll_told.fields["number"]] += 1
        actions[roll_told.fields["action"]] += 1
    assert {face: round(numbers[face] / 500) for face in numbers} == {
        "1": 1,
        "2": 1,
        "3": 1,
        "all": 1,
        "milk": 2,
    }
    assert {face: round(actions[face] / 500) for face in actions} == {
        "swap": 2,
        "left": 1,
        "right": 1,
        "toss": 2,
    }


def test_a_table_can_set_other_faces() -> None:
    """TY-03: dice of its own."""
    rules = game(numbers=["all"] * 6, actions=["toss"] * 6)
    position = cast("TossPosition", rules.start(4, Scripted([], 2)))
    position.play(position.turn, rules.move("roll"), Scripted([], 3))
    faces = position.json()
    assert (faces["number_die"], faces["action_die"]) == ("all", "toss")


@pytest.mark.parametrize(
    "faces", [["1"] * 5, ["1"] * 7, ["1", "2", "3", "4", "all", "milk"], "1,2,3,all,milk,milk"]
)
def test_a_die_has_six_faces_that_are_known(faces: object) -> None:
    """TY-03."""
    with pytest.raises(BadOption, match="numbers"):
        game(numbers=faces)


def test_a_die_can_be_typed() -> None:
    """TY-03: the option is a list of faces."""
    (die,) = [option for option in GAME.declared if option.name == "actions"]
    assert die.read("toss,toss,toss,left,left,swap") == ["toss"] * 3 + ["left"] * 2 + ["swap"]


def test_a_wild_stands_for_any_cookie_but_not_for_milk() -> None:
    """TY-04: two wilds and three of a cookie are five, and without the milk they win nothing."""
    rules = game()
    no_milk = ["3 fortune, 2 wild, 2 gingerbread", "4 gingerbread, 3 fortune"]
    no_milk += ["6 sandwich, milk", "6 macadamia, half-eaten"]
    with pytest.raises(cookietin.Complaint, match="seat2"):
        table(no_milk, rules)
    no_milk[2:] = ["3 sandwich, 3 macadamia, milk", "3 sandwich, 3 macadamia, half-eaten"]
    assert table(no_milk, rules).outcome is None


def test_half_eaten_cookies_count_for_nothing() -> None:
    """TY-04: four of a cookie, the milk and half-eaten cookies have not won."""
    hands = ["4 fortune, 2 half-eaten, milk", "2 fortune, 5 gingerbread"]
    hands += ["gingerbread, 6 sandwich", "6 macadamia, wild", "6 fudge-swirl, wild"]
    assert table(hands).outcome is None


def test_wilds_and_half_eaten_cookies_move_like_any_card() -> None:
    """TY-04: they can be chosen to be passed."""
    position = table(THREE)
    roll(position, "2", "right")
    assert "choose half-eaten wild" in legal(position, 2)
    say(position, 0, "choose gingerbread gingerbread")
    say(position, 1, "choose fortune sandwich")
    say(position, 2, "choose half-eaten wild")
    assert same(hand(position, 1), "fortune, 3 gingerbread, sandwich, half-eaten, wild")
    assert same(hand(position, 2), CLEO.replace("half-eaten, wild", "2 gingerbread"))


def broken_cards(change: dict[str, Any]) -> dict[str, Any]:
    """The data file with a part replaced."""
    return {**copy.deepcopy(CARDS), **change}


@pytest.mark.parametrize(
    ("change", "key", "entry"),
    [
        ({"cookies": []}, "data-not-a-list", "cookies"),
        ({"cookies": ["fortune", "fortune"]}, "card-twice", "cookies[1]"),
        ({"cookies": ["fortune", "milk"]}, "card-twice", "cookies[1]"),
        ({"cookies": ["Fortune 7"]}, "not-a-card-name", "cookies[0]"),
        ({"cookies": [7]}, "not-a-card-name", "cookies[0]"),
        ({"cookies": [f"a{'b' * n}" for n in range(12)]}, "too-many-cookies", "cookies"),
        ({"copies": 6}, "data-not-a-table", "copies"),
        ({"copies": {"cookie": 6, "wild": 3}}, "data-not-in-range", "copies"),
        ({"copies": {"cookie": 9, "wild": 3, "half-eaten": 4}}, "data-not-in-range", "copies"),
        ({"added": []}, "data-not-a-list", "added"),
        ({"added": [3]}, "data-not-a-table", "added[0]"),
        ({"added": [{"players": 3, "wild": 2, "half-eaten": 1}]}, "not-seven-each", "added[0]"),
        ({"added": [{"players": 1, "wild": 0, "half-eaten": 0}]}, "not-seven-each", "added[0]"),
        ({"added": [{"players": 3, "wild": "1"}]}, "data-not-in-range", "added[0]"),
        ({"added": [CARDS["added"][0], CARDS["added"][2]]}, "players-left-out", "added"),
        ({"added": [CARDS["added"][0], CARDS["added"][0]]}, "not-seven-each", "added[1]"),
    ],
)
def test_a_bad_file_of_cards_is_refused(change: dict[str, Any], key: str, entry: str) -> None:
    """TY-01, TY-02: the complaint names the file and the entry, in sentences."""
    with pytest.raises(BadOption) as refused:
        CookieCards(broken_cards(change))
    assert (refused.value.key, refused.value.fields["entry"]) == (key, entry)
    for language in LANGUAGES:
        assert "cards.toml" in Speech(language, GAME.id).complaint(refused.value)


@pytest.mark.parametrize(
    ("change", "key", "entry"),
    [
        ({"number": ["1"] * 5}, "not-six-faces", "number"),
        ({"action": None}, "not-six-faces", "action"),
        ({"action": ["toss"] * 5 + ["throw"]}, "not-a-face", "action[5]"),
    ],
)
def test_a_bad_file_of_dice_is_refused(change: dict[str, Any], key: str, entry: str) -> None:
    """TY-03: likewise."""
    with pytest.raises(BadOption) as refused:
        TossYourCookies({**CARDS, **DICE, **change}, {})
    assert (refused.value.key, refused.value.fields["entry"]) == (key, entry)
    for language in LANGUAGES:
        assert "dice.toml" in Speech(language, GAME.id).complaint(refused.value)
