"""Records as text: written, read and replayed."""

from __future__ import annotations

import json

import cookietin
from cookietin.kernel import record
from cookietin.kernel.dealer import Seeded
from tests.kernel.a_record import GAME, LINES, TEXT, by_hand, refusal


def test_a_record_is_one_line_of_json_for_each_thing_that_happened() -> None:
    rows = TEXT.splitlines()
    assert [json.loads(row) for row in rows] == [
        {**line, "sum": json.loads(row)["sum"]} for line, row in zip(LINES, rows, strict=True)
    ]


def test_names_stand_in_a_record_as_people_write_them() -> None:
    assert '"Bo Ñ"' in TEXT


def test_a_record_replays_to_the_same_record() -> None:
    assert cookietin.record(cookietin.replay(TEXT).match) == TEXT


def test_a_record_that_grows_line_by_line_is_the_same_text() -> None:
    writer = record.RecordWriter()
    assert "".join(writer.text(line) for line in LINES) == TEXT


def test_a_record_by_hand_needs_no_sums() -> None:
    assert cookietin.record(cookietin.replay(by_hand(LINES)).match) == TEXT


def test_a_record_by_hand_may_be_spaced_freely() -> None:
    spaced = "".join(f"  {json.dumps(line, indent=None)}  \r\n" for line in LINES)
    assert cookietin.record(cookietin.replay(spaced).match) == TEXT


def test_the_moments_of_a_replay() -> None:
    replay = cookietin.replay(TEXT)
    told = [(moment.number, moment.seat, moment.move) for moment in replay.moments]
    assert told == [
        (place + 1, int(line["seat"][-1]) if "seat" in line else None, line.get("move", ""))
        for place, line in enumerate(LINES)
        if "dealt" in line
    ]


def test_a_moment_has_the_position_after_it_and_what_was_told() -> None:
    moment = cookietin.replay(TEXT).moments[1]
    assert moment.position.json()["chain"][-1] == moment.move
    assert moment.events[0].seen_by(0)["card"] == moment.move


def test_moments_share_nothing() -> None:
    replay = cookietin.replay(TEXT)
    numbers = [moment.position.number for moment in replay.moments]
    assert numbers[:3] == [0, 1, 2]


def test_an_unfinished_record_can_be_played_on() -> None:
    """The match goes on where the record ends, with a dealer of its own."""
    half = record.write(LINES[:4])
    match = cookietin.replay(half).match
    match.dealer = Seeded(5)
    (seat,) = match.position.asked()
    match.answer(seat, match.position.default(seat))
    assert cookietin.record(match).startswith(half)
    assert cookietin.record(cookietin.replay(cookietin.record(match)).match) == (
        cookietin.record(match)
    )


def test_a_record_may_end_after_any_move() -> None:
    ends = [place for place, line in enumerate(LINES) if "dealt" in line]
    held = [place for place in ends if "outcome" not in LINES[place + 1]]
    for place in held:
        text = record.write(LINES[: place + 1])
        assert cookietin.record(cookietin.replay(text).match) == text


def test_a_record_from_before_there_was_an_option_is_read_and_goes_on() -> None:
    """What it does not name has its default; what it names keeps its order and its sums."""
    older = [{**LINES[0], "options": {"first": "random", "hand": 2}}, *LINES[1:]]
    assert set(older[0]["options"]) < set(GAME.options)
    text = record.write(older)
    replay = cookietin.replay(text)
    assert replay.match.game.options == GAME.options
    assert cookietin.record(replay.match) == text


def test_other_options_from_now_on_need_not_all_be_named_either() -> None:
    rules = {"rules": {"hand": 2}, "match": "best-of-3"}
    lines = [{**LINES[0], "options": {}}, rules, *LINES[1:]]
    assert cookietin.replay(record.write(lines)).match.lines == lines


def test_a_line_that_names_no_options_at_all_is_unclear() -> None:
    lines = [{key: value for key, value in LINES[0].items() if key != "options"}, *LINES[1:]]
    assert refusal(by_hand(lines)) == ("line-unknown", 1)
