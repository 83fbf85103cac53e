"""Records as text, and what is said of one that was torn or edited."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cookietin
from cookietin.kernel import record
from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.match import Match
from cookietin.kernel.noting import Seeded

GAME = cookietin.game("number-chain", hand=2)


def whole(format: str = "best-of-3") -> str:
    """The record of a match that is over."""
    match = cookietin.match(GAME, ["Ana", "Bo Ñ"], format, Seeded("record"))
    while match.winners is None:
        if match.between_plays():
            match.begin()
        (seat,) = match.position.asked()
        match.answer(seat, match.position.default(seat))
    return cookietin.record(match)


TEXT = whole()
LINES = record.read(TEXT)


def by_hand(lines: list[dict[str, Any]]) -> str:
    """A record that a person wrote: without sums."""
    return "".join(json.dumps(line) + "\n" for line in lines)


def changed(number: int, **parts: Any) -> list[dict[str, Any]]:
    """The lines with some parts of one of them changed; lines are counted from one."""
    lines = [dict(line) for line in LINES]
    lines[number - 1].update(parts)
    return lines


def refusal(text: str) -> tuple[str, int]:
    """The key and the line of what is said of a record."""
    with pytest.raises(BadRecord) as refused:
        cookietin.replay(text)
    return refused.value.key, refused.value.fields["line"]


def number_of(part: str) -> int:
    """The first line that has this part."""
    return next(place + 1 for place, line in enumerate(LINES) if part in line)


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


def test_an_empty_record() -> None:
    assert refusal("") == ("empty-record", 1)


def test_a_line_that_was_cut_off() -> None:
    assert refusal(TEXT[:-20]) == ("torn-line", len(LINES))


def test_a_line_that_is_whole_but_for_its_end() -> None:
    assert refusal(TEXT[:-1]) == ("torn-line", len(LINES))


def test_a_line_that_is_no_json() -> None:
    rows = TEXT.splitlines(keepends=True)
    assert refusal("".join([*rows[:2], "oops\n", *rows[3:]])) == ("torn-line", 3)


@pytest.mark.parametrize("row", ["\n", "[" * 100_000 + "\n", '{"a": "\\ud800"}\n', "\ufeff{}\n"])
def test_a_line_that_is_no_line_at_all(row: str) -> None:
    assert refusal(row) == ("torn-line", 1)


@pytest.mark.parametrize("row", ["[]", "3", '"text"', "null"])
def test_a_line_that_is_no_table(row: str) -> None:
    assert refusal(TEXT + row + "\n") == ("line-not-a-table", len(LINES) + 1)


def test_a_line_that_was_edited() -> None:
    rows = TEXT.splitlines(keepends=True)
    rows[0] = rows[0].replace("Ana", "Eve")
    assert refusal("".join(rows)) == ("sum-off", 1)


def test_a_sum_that_was_edited() -> None:
    rows = TEXT.splitlines(keepends=True)
    sum_ = json.loads(rows[4])["sum"]
    rows[4] = rows[4].replace(sum_, f"{int(sum_, 16) ^ 1:08x}")
    assert refusal("".join(rows)) == ("sum-off", 5)


def test_a_sum_that_was_taken_away() -> None:
    rows = TEXT.splitlines(keepends=True)
    rows[3] = json.dumps(LINES[3]) + "\n"
    assert refusal("".join(rows)) == ("sum-off", 4)


def test_lines_that_changed_places() -> None:
    rows = TEXT.splitlines(keepends=True)
    rows[2], rows[3] = rows[3], rows[2]
    assert refusal("".join(rows)) == ("sum-off", 3)


def test_a_line_that_is_missing() -> None:
    rows = TEXT.splitlines(keepends=True)
    assert refusal("".join([*rows[:5], *rows[6:]])) == ("sum-off", 6)


@pytest.mark.parametrize("left", [1, 2])
def test_an_end_that_is_missing(left: int) -> None:
    """The outcome and the winners stand in the record of a match that is over."""
    assert refusal(record.write(LINES[:-left])) == ("line-missing", len(LINES) - left + 1)


def test_a_line_too_many() -> None:
    text = by_hand([*LINES, {"seat": "seat0", "move": "1", "dealt": []}])
    assert refusal(text) == ("line-fails", len(LINES) + 1)


def test_a_play_too_many() -> None:
    assert refusal(by_hand([*LINES, {"play": 9, "dealt": []}])) == ("line-fails", len(LINES) + 1)


def test_a_record_of_a_later_form() -> None:
    assert refusal(by_hand(changed(1, record=2))) == ("not-a-record", 1)


def test_something_that_is_no_record() -> None:
    assert refusal('{"hello": "world"}\n') == ("not-a-record", 1)


def test_a_record_of_other_rules() -> None:
    with pytest.raises(BadRecord) as refused:
        cookietin.replay(by_hand(changed(1, rules=2)))
    assert str(refused.value) == (
        "Line 1: this was written under version 2 of the rules of number-chain, "
        "and this is version 1."
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


@pytest.mark.parametrize("part", ["game", "rules", "options", "match", "players"])
def test_a_first_line_without_one_of_its_parts(part: str) -> None:
    header = {key: value for key, value in LINES[0].items() if key != part}
    assert refusal(by_hand([header, *LINES[1:]])) == ("line-unknown", 1)


@pytest.mark.parametrize(
    "parts",
    [
        {"extra": 1},
        {"options": {"hand": 2}},
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


def test_a_part_too_many() -> None:
    assert refusal(by_hand(changed(3, note="nice"))) == ("other-than-played", 3)


def test_a_missing_line_in_a_record_by_hand() -> None:
    assert refusal(by_hand([*LINES[:2], *LINES[3:]])) == ("line-fails", 3)


def test_a_line_that_a_record_does_not_have() -> None:
    assert refusal(by_hand([*LINES[:2], {"weather": "fine"}])) == ("line-unknown", 3)


def test_an_answer_before_any_play() -> None:
    assert refusal(by_hand([LINES[0], LINES[2]])) == ("line-fails", 2)


def replayed(text: str) -> Match | BadRecord:
    """The match that a record tells of, or what is said of the record. Nothing else may happen."""
    try:
        return cookietin.replay(text).match
    except BadRecord as refused:
        return refused


def refused_or_the_same(text: str) -> None:
    """A changed record is refused by a line, or it is exactly the same match."""
    found = replayed(text)
    if isinstance(found, BadRecord):
        assert 1 <= found.fields["line"] <= text.count("\n") + 1
    else:
        assert cookietin.record(found) == TEXT


BYTES = TEXT.encode()


@settings(max_examples=400, deadline=None)
@given(st.integers(0, len(BYTES) - 1), st.integers(0, 255))
def test_any_byte_that_is_changed_is_noticed(place: int, byte: int) -> None:
    edited = BYTES[:place] + bytes([byte]) + BYTES[place + 1 :]
    refused_or_the_same(edited.decode(errors="replace"))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(BYTES)), st.binary(min_size=1, max_size=3))
def test_any_bytes_that_are_put_in_are_noticed(place: int, put: bytes) -> None:
    refused_or_the_same((BYTES[:place] + put + BYTES[place:]).decode(errors="replace"))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.integers(1, 40))
def test_any_piece_that_is_taken_out_is_noticed(place: int, size: int) -> None:
    refused_or_the_same(TEXT[:place] + TEXT[place + size :])


ROWS = TEXT.splitlines(keepends=True)
PLACES = st.integers(0, len(ROWS) - 1)


@settings(max_examples=150, deadline=None)
@given(PLACES, PLACES, st.sampled_from(["drop", "twice", "move", "swap", "instead"]))
def test_any_line_that_is_moved_is_noticed(place: int, other: int, how: str) -> None:
    rows = list(ROWS)
    row = rows[place]
    if how == "drop":
        del rows[place]
    elif how == "twice":
        rows.insert(other, row)
    elif how == "move":
        rows.insert(other, rows.pop(place))
    elif how == "swap":
        rows[place], rows[other] = rows[other], row
    else:
        rows[other] = row
    refused_or_the_same("".join(rows))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(PLACES, st.data())
def test_any_part_of_a_record_by_hand_that_is_changed_leaves_a_match_or_a_line(
    place: int, data: st.DataObject
) -> None:
    """Without sums an edit may tell of another match; but nothing else than that may happen."""
    lines = [dict(line) for line in LINES]
    part = data.draw(st.sampled_from(sorted(lines[place])))
    lines[place][part] = data.draw(VALUES)
    found = replayed(by_hand(lines))
    if isinstance(found, BadRecord):
        assert str(found).startswith(("Line ", "This was written under version "))
    else:
        assert found.lines == lines
