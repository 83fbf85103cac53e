"""Setting up a table: what is not given is dealt, and what cannot be is refused in sentences."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Scripted
from cookietin.words import LANGUAGES, Speech
from tests.games.toss_your_cookies.table import (
    ANA,
    BEN,
    FOUR,
    GAME,
    THREE,
    cards,
    game,
    hand,
    known,
    roll,
    say,
    table,
)

CALL = game(shout="call")
TURNS = game(scramble="turns")
TOSS_1: dict[str, Any] = {"number_die": "1", "action_die": "toss"}
PASS_2: dict[str, Any] = {"number_die": "2", "action_die": "left"}


def test_nothing_given_is_a_deal() -> None:
    position = GAME.set_up(5, Seeded(3))
    assert Counter(len(held) for held in position.json()["hands"].values()) == {7: 5}
    assert position.asked() == [0]


def test_a_hand_given_in_part_is_filled_up() -> None:
    """TY-02: everyone holds seven."""
    position = GAME.set_up(4, Seeded(3), hands={0: ["milk", "fortune"], "seat2": ["wild"]})
    hands = position.json()["hands"]
    assert {"milk", "fortune"} <= set(hands["seat0"])
    assert "wild" in hands["seat2"]
    assert [len(held) for held in hands.values()] == [7, 7, 7, 7]


def test_cookies_that_are_held_are_among_those_that_play() -> None:
    """TY-02."""
    position = GAME.set_up(3, Seeded(3), hands={0: ["fruit-centre"] * 5})
    assert "fruit-centre" in position.json()["cookies"]


def test_a_scramble_can_be_set_up() -> None:
    """TY-10: hands that are given stay short, and all who are short are asked."""
    hands = [cards(ANA)[1:], cards(BEN)[1:]]
    position = GAME.set_up(
        3,
        Seeded(1),
        hands={0: hands[0], 1: hands[1]},
        middle=["fortune", "fortune"],
        phase="scramble",
        **TOSS_1,
    )
    assert position.asked() == [0, 1]
    assert len(position.json()["hands"]["seat2"]) == 7


def test_a_tossed_milk_can_be_set_up() -> None:
    """TY-14: the tosser is who is short."""
    hands = [cards(held) for held in FOUR]
    hands[0].remove("milk")
    position = GAME.set_up(
        4,
        Scripted([]),
        hands=hands,
        middle=["milk"],
        phase="spilt",
        number_die="milk",
        action_die="toss",
    )
    assert position.asked() == [1, 2, 3]


def test_a_sealed_round_half_way_can_be_set_up() -> None:
    """TY-08: who has chosen is not asked."""
    position = table(
        THREE,
        phase="pass",
        **PASS_2,
        waiting=["seat0"],
        chosen={"seat1": ["fortune", "sandwich"], "seat2": ["sandwich", "wild"]},
    )
    assert position.asked() == [0]
    say(position, 0, "choose gingerbread gingerbread")
    assert "wild" in hand(position, 0)


def test_knowledge_can_be_set_up() -> None:
    """TY-16."""
    position = table(THREE, known={"seat1": {"seat0": ["milk"]}})
    assert known(position, 1, 0) == ["milk"]
    assert position.view(1).json()["known"] == {"seat1": {"seat0": ["milk"]}}
    assert position.view(2).json()["known"] == {}


def test_positions_go_out_and_come_back_at_every_phase() -> None:
    """Every phase, as the truth and as every view, also half-way through."""
    phases = set()
    for rules in (GAME, CALL, TURNS):
        dealer = Seeded(21)
        for _ in range(3):
            position = rules.start(4, dealer)
            for _ in range(60):
                phases.add(position.json()["phase"])
                for look in (position, *[position.view(viewer) for viewer in range(5)]):
                    assert rules.position(json.loads(look.line())).line() == look.line()
                if position.outcome is not None:
                    break
                seat = position.asked()[-1]
                moves = position.legal(seat)
                position.play(seat, moves[dealer.chance.below(len(moves))], dealer)
    assert phases == {"roll", "partner", "gift", "pass", "toss", "scramble", "spilt", "shout"}


SHORT = [cards(ANA)[1:], cards(BEN), cards(THREE[2])]


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ({"hands": {0: ["milk"] * 2}}, "card-too-often"),
        ({"hands": {0: ["fortune"] * 7}}, "card-too-often"),
        ({"hands": {0: ["?"]}}, "hole-there"),
        ({"hands": {0: ["oatmeal"]}}, "no-such-name"),
        ({"hands": [cards(ANA), cards(BEN)]}, "not-one-each"),
        (
            {"hands": {0: ["fortune", "sandwich", "macadamia", "gingerbread"]}},
            "not-one-cookie-each",
        ),
        ({"cookies": ["fortune", "fortune", "sandwich"]}, "not-one-cookie-each"),
        ({"cookies": ["fortune", "sandwich"]}, "not-one-cookie-each"),
        ({"cookies": ["fortune", "sandwich", "milk"]}, "not-one-cookie-each"),
        ({"hands": [*SHORT[1:], ["?"]]}, "hole-there"),
        ({"middle": ["fortune"]}, "middle-not-empty"),
        ({"phase": "scramble", **TOSS_1}, "part-empty"),
        ({"phase": "spilt", **TOSS_1, "middle": ["wild"]}, "milk-not-in-middle"),
        ({"phase": "pass"}, "dice-do-not-fit"),
        ({"phase": "pass", **TOSS_1}, "dice-do-not-fit"),
        ({"phase": "shout"}, "dice-do-not-fit"),
        ({"rolls": 3}, "dice-do-not-fit"),
        ({"rolls": 501}, "not-in-range"),
        ({"number_die": "5", "action_die": "toss"}, "no-such-name"),
        ({"number_die": "1", "action_die": "throw"}, "no-such-name"),
        ({"number_die": "1", "action_die": None}, "dice-do-not-fit"),
        ({"phase": "gift", "number_die": "1", "action_die": "swap"}, "not-oneself"),
        ({"waiting": ["seat1"]}, "waiting-off"),
        ({"phase": "pass", **PASS_2, "waiting": ["seat1"]}, "choice-off"),
        ({"phase": "pass", **PASS_2, "waiting": ["seat1", "seat1"]}, "waiting-off"),
        ({"phase": "pass", **PASS_2, "waiting": ["seat1", "seat0", "seat2"]}, "waiting-off"),
        ({"phase": "pass", **PASS_2, "waiting": ["seat7"]}, "no-such-name"),
        ({"phase": "pass", **PASS_2, "waiting": 1}, "not-a-list"),
        ({"chosen": {"seat1": ["fortune"]}}, "choice-off"),
        ({"chosen": {"seat1": []}}, "not-a-choice"),
        ({"chosen": {"seat1": ["milk", "milk"]}}, "not-a-choice"),
        ({"chosen": {"seat1": ["?", "fortune"]}}, "not-a-choice"),
        ({"chosen": {"seat9": ["milk"]}}, "no-such-part"),
        ({"known": {"seat1": {"seat0": ["milk"] * 2}}}, "known-but-not-there"),
        ({"known": {"seat1": {"seat1": ["milk"]}}}, "no-such-part"),
        ({"known": {"seat7": {}}}, "no-such-part"),
        ({"outcome": {"winners": [], "points": [0, 0, 0], "how": "bored"}}, "not-over"),
        ({"outcome": {"winners": [], "points": [0, 0, 0], "how": "roll-cap"}}, "not-over"),
        (
            {"outcome": {"winners": ["seat1"], "points": [0, 1, 0], "how": "snickerdoodle"}},
            "not-a-winning-hand",
        ),
        ({"spoons": 3}, "no-such-part"),
    ],
)
def test_what_cannot_be_is_refused(parts: dict[str, Any], key: str) -> None:
    """Each with a sentence in both languages."""
    with pytest.raises(BadPosition) as refused:
        GAME.set_up(3, Seeded(2), **parts)
    assert refused.value.key == key
    for language in LANGUAGES:
        sentence = Speech(language, GAME.id).complaint(refused.value)
        assert key not in sentence
        assert sentence.endswith(".")


def test_the_tosser_may_not_wait_for_the_milk() -> None:
    """TY-14."""
    hands = [cards(held) for held in FOUR]
    hands[0].remove("milk")
    with pytest.raises(BadPosition, match="may not grab"):
        GAME.set_up(
            4,
            Scripted([]),
            hands=hands,
            middle=["milk"],
            phase="spilt",
            number_die="milk",
            action_die="toss",
            waiting=["seat0", "seat1"],
        )


def test_a_view_that_holds_more_than_its_viewer_knows_is_refused() -> None:
    """TY-16."""
    position = table(THREE, known={"seat1": {"seat0": ["milk"]}})
    data = position.view(2).json()
    data["known"] = {"seat1": {"seat0": ["milk"]}}
    with pytest.raises(BadPosition):
        GAME.position(data)


@pytest.mark.parametrize(
    "known",
    [
        {"seat1": ["milk"] * 16},
        {"seat1": ["fortune"] * 16},
        {"seat1": ["fortune"] * 8},
        {"seat1": ["?"]},
        {"seat1": ["half-eaten"], "seat2": ["half-eaten"]},
        {"seat1": ["milk"]},
        {"seat1": ["gingerbread"] * 5},
        {"seat2": ["iced-sugar"]},
    ],
)
def test_a_view_cannot_know_of_cards_that_are_not_there(known: dict[str, list[str]]) -> None:
    """TY-16: more than a hand holds, more than there are or than are unseen, or no card at all."""
    data = table(THREE).view(0).json()
    data["known"] = {"seat0": known}
    with pytest.raises(BadPosition) as refused:
        GAME.position(data)
    assert refused.value.key == "known-but-not-there"


@pytest.mark.parametrize(
    "sure",
    [{"seat0": "4 fortune, wild, milk"}, {"seat1": BEN, "seat2": "4 sandwich, 3 gingerbread"}],
)
def test_a_view_cannot_know_of_a_win_that_did_not_end_the_play(sure: dict[str, str]) -> None:
    """TY-17: with `auto` nothing could be imagined from it."""
    data = table(THREE).view(3).json()
    data["known"] = {"spectator": {seat: cards(held) for seat, held in sure.items()}}
    with pytest.raises(BadPosition, match="won"):
        GAME.position(data)


def test_what_a_view_knows_may_be_all_that_is_unseen() -> None:
    """TY-16: Ana knows both other hands."""
    data = table(THREE).view(0).json()
    data["known"] = {"seat0": {f"seat{seat}": sorted(cards(THREE[seat])) for seat in (1, 2)}}
    assert GAME.position(data).floors(0)["hands.seat2"].count("sandwich") == 4


def test_a_set_up_table_plays_on() -> None:
    position = GAME.set_up(6, Seeded(8))
    dealer = Seeded(9)
    while position.outcome is None:
        seat = position.asked()[0]
        moves = position.legal(seat)
        position.play(seat, moves[dealer.chance.below(len(moves))], dealer)
    assert position.asked() == []


def test_the_picture_shows_the_dice_and_what_the_viewer_knows() -> None:
    """TY-16: in the words of the label that is handed in."""
    position = table(THREE)
    roll(position, "milk", "left", "sandwich")
    text = GAME.people.picture(position.view(2), str.upper)
    assert "LEFT" in text
    assert "▸ SEAT1 ROLLER  ░░░░░░, MILK\n" in text
    assert "  SEAT0         ░░░░░░░\n" in text
    assert "4× SANDWICH" in text
