"""A table is the fold of its log: one operation, some lines, and the same again from them."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import BadOption, BadRecord, Refused
from cookietin.kernel.format import read_format
from cookietin.kernel.noting import Scripted
from cookietin.kernel.record import read, write
from cookietin.kernel.replay import Replay
from cookietin.table import BOT, PERSON, Table, bot, person
from tests.samples.race import Snatch
from tests.table.tables import PEOPLE, read_again, say, state, table


def test_the_first_line_says_who_holds_each_seat() -> None:
    one = Table.new(
        Snatch({}),
        [person("Ana"), bot("random"), None],
        read_format("single"),
        Scripted([]),
        at=1790000000.5,
    )
    assert one.match.lines[0]["holders"] == [{"person": "Ana"}, {"bot": "random"}, None]
    assert one.match.lines[0]["at"] == 1790000000.5
    assert (one.held_by(PERSON), one.held_by(BOT)) == ([0], [1])


def test_every_seat_is_like_any_other() -> None:
    one = table(holders=[bot("random"), None, person("Cy")])
    assert one.held_by(PERSON) == [2]
    say(one, 0, "claim")
    assert one.match.lines[-1]["by"] == "bot"


def test_an_answer_says_who_gave_it_and_when() -> None:
    one = table()
    one.answer(0, one.match.game.move("claim"), 0, at=7)
    assert one.match.lines[-1] == {
        "seat": "seat0", "move": "claim", "dealt": [], "by": "person", "at": 7
    }  # fmt: skip


def test_a_refused_answer_changes_nothing() -> None:
    one = table()
    before = write(one.match.lines)
    with pytest.raises(Refused):
        say(one, 1, "claim")
    assert write(one.match.lines) == before


def everything() -> Table:
    """A table at which all there is has happened."""
    one = table()
    one.comment(None, "Welcome!")
    say(one, 0, "claim")
    one.undo(at=3)
    one.stand(1, "let-this-pass")
    say(one, 0, "claim")
    one.give_standing(1, at=4)
    one.sit(2, person("Cy"))
    one.comment(2, "Hello.", at=5)
    one.run_out(2, at=6)
    one.sit(1, None)
    one.stand(0, "let-all-pass")
    return one


def test_a_table_is_the_same_again_from_its_record_at_any_moment() -> None:
    one = everything()
    assert state(read_again(one)) == state(one)
    for count in range(2, one.version + 1):
        lines = one.match.lines[:count]
        again = Table(Replay(read(write(lines)), lambda id, options: one.match.game))
        assert again.match.lines == lines


def test_the_lines_of_all_that_can_happen() -> None:
    by = [(line.get("note"), line.get("by"), line.get("at")) for line in everything().match.lines]
    assert by[2:] == [
        ("comment", None, None),
        (None, "person", None),
        (None, None, 3),
        ("standing", None, None),
        (None, "person", None),
        (None, "standing", 4),
        ("seat", None, None),
        ("comment", None, 5),
        ("time", None, 6),
        (None, "default", 6),
        ("seat", None, None),
        ("standing", None, None),
    ]


def test_an_operation_that_is_done_appends_and_never_changes_a_line() -> None:
    one = table()
    before = [dict(line) for line in one.match.lines]
    say(one, 0, "claim")
    one.undo()
    assert one.match.lines[: len(before)] == before
    assert one.version == len(before) + 2


def test_what_was_missed_is_told_from_a_version_on() -> None:
    one = table()
    seen = one.version
    say(one, 0, "claim")
    say(one, 1, "let it pass")
    assert [event.key for event in one.told_since(seen)] == ["claim", "let"]
    assert one.told_since(one.version) == []


def test_what_was_taken_back_is_not_told() -> None:
    one = table()
    seen = one.version
    say(one, 0, "claim")
    assert one.undo() == "claim"
    assert one.told_since(seen) == []
    assert one.answers() == []


def test_who_comes_back_has_seen_all_before_their_last_answer() -> None:
    one = table()
    assert one.seen_last(0) == 1
    say(one, 0, "claim")
    say(one, 1, "let it pass")
    assert [one.seen_last(seat) for seat in (0, 1, 2)] == [2, 3, 1]


def test_a_seat_changes_hands_and_is_called_so() -> None:
    one = table()
    one.sit(2, person("Bo"))
    assert one.names == ["Ana", "Bo", "Bo 2"]
    one.sit(2, None)
    assert (one.names[2], one.holders[2]) == ("Bo 2", None)


def test_when_time_runs_out_the_default_counts() -> None:
    one = table()
    one.run_out(0)
    assert one.match.lines[-1]["move"] == "rest"
    assert one.match.lines[-2] == {"note": "time", "seat": "seat0"}


def test_a_record_that_names_no_holders_has_nobody_at_its_seats() -> None:
    one = table()
    lines = [dict(line) for line in one.match.lines]
    del lines[0]["holders"]
    again = Table(Replay(lines, lambda id, options: one.match.game))
    assert again.holders == [None, None, None]
    assert again.names == ["Ana", "Bo", "random"]


@pytest.mark.parametrize(
    "note",
    [
        {"note": "seat", "seat": "seat7", "holder": None},
        {"note": "seat", "seat": "seat1", "holder": "Bo"},
        {"note": "seat", "seat": "seat1", "holder": {"cat": "Bo"}},
        {"note": "seat", "seat": "seat1", "holder": {"bot": 3}},
        {"note": "standing", "seat": ["seat1"], "standing": None},
        {"note": "standing", "seat": "seat1", "standing": "let-none-pass"},
        {"note": "standing", "seat": "seat1", "standing": ["let-all-pass"]},
    ],
    ids=str,
)
def test_a_note_that_says_nothing_that_can_be(note: dict[str, object]) -> None:
    one = table()
    with pytest.raises(BadRecord) as refused:
        Table(Replay([*one.match.lines, note], lambda id, options: one.match.game))
    assert (refused.value.key, refused.value.fields) == ("note-unclear", {"line": 3})


@pytest.mark.parametrize("holders", ["Ana", [], [None], [None, None, {"cat": "Cy"}]], ids=str)
def test_holders_that_cannot_be(holders: object) -> None:
    one = table()
    lines = [{**one.match.lines[0], "holders": holders}, *one.match.lines[1:]]
    with pytest.raises(BadRecord):
        Table(Replay(lines, lambda id, options: one.match.game))


def test_notes_of_others_are_kept_and_mean_nothing() -> None:
    one = table()
    lines = [*one.match.lines, {"note": "weather", "seat": "roof"}]
    again = Table(Replay(lines, lambda id, options: one.match.game))
    assert again.match.lines[-1] == {"note": "weather", "seat": "roof"}


def test_nothing_to_take_back() -> None:
    with pytest.raises(BadOption):
        table().undo()


def test_the_next_play_begins_with_the_next_seat() -> None:
    one = table("oat", "oat", "oat", game=Snatch({"middle": 3}), format="best-of-3")
    while not one.match.between_plays():
        seat = one.position.asked()[0]
        one.answer(seat, one.position.default(seat))
    one.begin()
    assert one.position.first == 1
    assert one.answers() == []
    assert one.holders == PEOPLE
