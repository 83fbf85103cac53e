"""What is said of a record by hand, without sums, that tells what did not happen."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin.kernel.complaint import BadRecord
from tests.kernel.a_record import GAME, LINES, by_hand, changed, number_of, refusal


def test_a_line_too_many() -> None:
    text = by_hand([*LINES, {"seat": "seat0", "move": "1", "dealt": []}])
    assert refusal(text) == ("line-fails", len(LINES) + 1)


def test_a_play_too_many() -> None:
    assert refusal(by_hand([*LINES, {"play": 9, "dealt": []}])) == ("line-fails", len(LINES) + 1)


@pytest.mark.parametrize("form", [1, 3])
def test_a_record_of_an_earlier_or_later_form(form: int) -> None:
    assert refusal(by_hand(changed(1, record=form))) == ("record-of-other-form", 1)


def test_something_that_is_no_record() -> None:
    assert refusal('{"hello": "world"}\n') == ("not-a-record", 1)


def test_a_record_of_other_rules() -> None:
    with pytest.raises(BadRecord) as refused:
        cookietin.replay(by_hand(changed(1, version=1)))
    assert str(refused.value) == (
        "Line 1: this was written under version 1 of the rules of number-chain, "
        "and this is version 2."
    )


def test_a_record_of_a_game_that_nobody_knows() -> None:
    assert refusal(by_hand(changed(1, game="chess"))) == ("line-fails", 1)


def test_a_record_with_an_option_out_of_range() -> None:
    options = {"hand": 99, "first": "random"}
    assert refusal(by_hand(changed(1, options=options))) == ("line-fails", 1)


@pytest.mark.parametrize(
    "parts",
    [
        {"options": "hand"},
        {"options": [["hand", 2]]},
        {"options": None},
        {"players": "Ana"},
        {"players": ["Ana", 2]},
        {"match": 3},
        {"match": ["single"]},
        {"game": ["number-chain"]},
        {"game": None},
    ],
    ids=str,
)
def test_a_first_line_with_the_wrong_kind_of_thing(parts: dict[str, Any]) -> None:
    key, line = refusal(by_hand(changed(1, **parts)))
    assert (key in ("line-unknown", "line-fails"), line) == (True, 1)


@pytest.mark.parametrize("part", ["game", "version", "options", "match", "players"])
def test_a_first_line_without_one_of_its_parts(part: str) -> None:
    header = {key: value for key, value in LINES[0].items() if key != part}
    assert refusal(by_hand([header, *LINES[1:]])) == ("line-unknown", 1)


@pytest.mark.parametrize(
    "parts",
    [
        {"options": {"first": "random", "hand": 2.0, "x": 1}},
        {"match": "best-of-03"},
    ],
    ids=str,
)
def test_a_first_line_that_is_not_as_it_would_be_written(parts: dict[str, Any]) -> None:
    key, line = refusal(by_hand(changed(1, **parts)))
    assert (key in ("other-than-played", "line-fails"), line) == (True, 1)


def test_the_number_of_players_is_checked() -> None:
    assert refusal(by_hand(changed(1, players=["Ana"]))) == ("line-fails", 1)


def test_a_format_that_nobody_knows() -> None:
    assert refusal(by_hand(changed(1, match="best-of-2"))) == ("line-fails", 1)


def test_a_move_that_is_illegal() -> None:
    """The card is not in the hand of the one who is asked."""
    held = LINES[1]["dealt"][:4]
    card = next(move.text for move in GAME.moves.all if move.text not in held)
    assert refusal(by_hand(changed(3, move=card))) == ("line-fails", 3)


def test_a_move_of_the_wrong_seat() -> None:
    other = "seat1" if LINES[2]["seat"] == "seat0" else "seat0"
    assert refusal(by_hand(changed(3, seat=other))) == ("line-fails", 3)


def test_a_move_that_is_no_move() -> None:
    assert refusal(by_hand(changed(3, move="castle"))) == ("line-fails", 3)


@pytest.mark.parametrize(
    "parts",
    [
        {"seat": "Ana"},
        {"seat": 0},
        {"seat": None},
        {"seat": []},
        {"move": 1},
        {"move": None},
        {"dealt": "1"},
        {"dealt": None},
        {"dealt": [1]},
        {"dealt": [["1"]]},
    ],
    ids=str,
)
def test_a_move_with_the_wrong_kind_of_thing(parts: dict[str, Any]) -> None:
    assert refusal(by_hand(changed(3, **parts))) == ("line-unknown", 3)


def test_a_move_typed_another_way_is_not_what_would_be_written() -> None:
    assert refusal(by_hand(changed(3, move=LINES[2]["move"] + " "))) == ("other-than-played", 3)


def test_dealt_too_little() -> None:
    dealt = LINES[1]["dealt"][:-1]
    assert refusal(by_hand(changed(2, dealt=dealt))) == ("dealt-too-little", 2)


def test_dealt_too_much() -> None:
    dealt = [*LINES[1]["dealt"], "0"]
    assert refusal(by_hand(changed(2, dealt=dealt))) == ("dealt-too-much", 2)


def test_dealt_what_is_not_there() -> None:
    first, _, *rest = LINES[1]["dealt"]
    assert refusal(by_hand(changed(2, dealt=[first, first, *rest]))) == ("line-fails", 2)


def test_another_number_of_a_play() -> None:
    assert refusal(by_hand(changed(2, play=7))) == ("other-than-played", 2)


def test_another_outcome() -> None:
    number = number_of("outcome")
    outcome = {**LINES[number - 1]["outcome"], "points": [9, 9]}
    assert refusal(by_hand(changed(number, outcome=outcome))) == ("other-than-played", number)


def test_other_winners_of_the_match() -> None:
    number = number_of("winners")
    assert refusal(by_hand(changed(number, winners=[]))) == ("other-than-played", number)


def test_a_missing_line_in_a_record_by_hand() -> None:
    assert refusal(by_hand([*LINES[:2], *LINES[3:]])) == ("line-fails", 3)


def test_a_line_that_a_record_does_not_have() -> None:
    assert refusal(by_hand([*LINES[:2], {"weather": "fine"}])) == ("line-unknown", 3)


def test_an_answer_before_any_play() -> None:
    assert refusal(by_hand([LINES[0], LINES[2]])) == ("line-fails", 2)
