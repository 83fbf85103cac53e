"""What a record may say beside what the rules need: all of it is kept, none of it is believed."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin.kernel import record
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.match import Match
from cookietin.kernel.replay import take_back
from tests.kernel.a_record import LINES, TEXT, by_hand, changed, number_of, refusal

GAME = cookietin.game("number-chain", hand=2)


def begun() -> Match:
    return cookietin.match(GAME, ["Ana", "Bo"], dealer=Seeded(3))


def answer(match: Match, **more: Any) -> None:
    (seat,) = match.position.asked()
    match.answer(seat, match.position.default(seat), None, more)


def kept(lines: list[dict[str, Any]]) -> None:
    """Replayed and written again it is the same text, with sums and without."""
    text = record.write(lines)
    assert cookietin.record(cookietin.replay(text).match) == text
    assert cookietin.record(cookietin.replay(by_hand(lines)).match) == text


@pytest.mark.parametrize("number", [1, 2, 3, number_of("outcome"), number_of("winners")])
def test_any_line_may_say_more(number: int) -> None:
    kept(changed(number, at=1790000000.25, by="bot", note="nice", ünder={"a": [1, None]}))


def test_more_may_stand_before_what_the_rules_need() -> None:
    lines = [dict(line) for line in LINES]
    lines[2] = {"by": "person", **lines[2]}
    kept(lines)


NOTE = {"note": "comment", "seat": "seat1", "text": "That was close."}


@pytest.mark.parametrize("before", [1, 2, 3, len(LINES)])
def test_notes_may_stand_between_the_lines(before: int) -> None:
    kept([*LINES[:before], NOTE, {"note": "weather"}, *LINES[before:]])


@pytest.mark.parametrize("part", ["outcome", "winners"])
def test_an_outcome_and_the_winners_stand_right_below_their_answer(part: str) -> None:
    place = number_of(part) - 1
    text = by_hand([*LINES[:place], NOTE, *LINES[place:]])
    assert refusal(text) == ("other-than-played", place + 1)


@pytest.mark.parametrize("note", [None, 3, ["comment"]], ids=str)
def test_a_note_says_in_a_word_what_it_is(note: object) -> None:
    assert refusal(by_hand([*LINES[:2], {"note": note}])) == ("line-unknown", 3)


def test_notes_are_no_moments_and_moments_know_their_lines() -> None:
    replay = cookietin.replay(by_hand([LINES[0], NOTE, LINES[1], NOTE, *LINES[2:]]))
    assert [moment.number for moment in replay.moments][:2] == [3, 5]


def test_more_cannot_say_what_the_rules_say() -> None:
    match = Match(GAME, ["Ana", "Bo"], cookietin.replay(TEXT).match.format, Seeded(3), {"match": 1})
    match.begin({"dealt": ["all"], "at": 3})
    answer(match, seat="seat7", at=4)
    match.note("comment", {"note": "other", "text": "hm"})
    assert match.lines[0]["match"] == "best-of-3"
    assert (match.lines[1]["dealt"] != ["all"], match.lines[1]["at"]) == (True, 3)
    assert (match.lines[2]["seat"] != "seat7", match.lines[2]["at"]) == (True, 4)
    assert match.lines[3] == {"note": "comment", "text": "hm"}
    kept(match.lines)


def test_an_answer_is_taken_back_by_a_line() -> None:
    match = begun()
    before = match.position.copy()
    answer(match)
    seat = match.lines[-1]["seat"]
    take_back(match, {"at": 5})
    assert match.lines[-1] == {"undo": seat, "at": 5}
    assert match.position == before
    kept(match.lines)
    assert len(cookietin.replay(cookietin.record(match)).moments) == 1


def test_after_that_the_match_goes_on() -> None:
    match = begun()
    answer(match)
    answer(match)
    take_back(match)
    take_back(match)
    answer(match)
    match.note("comment", {})
    answer(match)
    replay = cookietin.replay(cookietin.record(match))
    assert replay.match.position == match.position
    assert [moment.number for moment in replay.moments] == [2, 7, 9]
    kept(match.lines)


def test_another_seat_s_answer_is_not_what_was_taken_back() -> None:
    match = begun()
    answer(match)
    other = "seat0" if match.lines[-1]["seat"] == "seat1" else "seat1"
    assert refusal(by_hand([*match.lines, {"undo": other}])) == ("other-than-played", 4)


@pytest.mark.parametrize("number", [1, 2, number_of("outcome")])
def test_nothing_to_take_back(number: int) -> None:
    text = by_hand([*LINES[:number], {"undo": "seat0"}])
    assert refusal(text) == ("line-fails", number + 1)


def test_a_record_that_goes_on_without_sums() -> None:
    writer = record.RecordWriter(summed=False)
    assert "".join(writer.text(line) for line in LINES) == "".join(
        row.split(', "sum"')[0] + "}\n" for row in TEXT.splitlines()
    )
