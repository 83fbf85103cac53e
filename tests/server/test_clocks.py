"""Time at a table, as a value that is handed in: limits, banks, who sits in, and pauses of bots."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import SEATS
from cookietin.server.protocol import client
from cookietin.server.rooms import plan
from cookietin.server.timekeeper import happen
from tests.server.rooms import ANA, BO, CY, SECRETS, Tin, folded_again, state


def at_limit(**clock: object) -> tuple[Tin, int, float]:
    tin = Tin(settings={"clock": clock}).all_sit()
    seat = tin.room.asked()[0]
    (due,) = plan.plan(tin.room, SECRETS, 30.0)
    assert (due.what, due.seat) == (plan.TIME, seat)
    return tin, seat, due.at


def test_a_limit_for_each_question_ends_with_the_default() -> None:
    tin, seat, at = at_limit(kind="question", seconds=10.0)
    assert at == tin.now + 10
    (due,) = plan.plan(tin.room, SECRETS, 30.0)
    happen(tin.room, due, at - 1)
    assert tin.room.asked() == [seat]
    happen(tin.room, due, at)
    assert tin.room.lines[-1]["by"] == "default"
    assert tin.room.asked() != [seat]


def test_a_bank_is_spent_and_grows_by_each_answer() -> None:
    tin, seat, _ = at_limit(kind="bank", seconds=60.0, bonus=5.0)
    tin.now += 19
    tin.answer()
    assert tin.room.clock.banks[seat] == 60 - 20 + 5


def test_a_bot_sits_in_until_the_holder_is_back() -> None:
    tin, seat, at = at_limit(kind="question", seconds=10.0, out="bot")
    (due,) = plan.plan(tin.room, SECRETS, 30.0)
    happen(tin.room, due, at)
    tin.now = at
    assert tin.room.bot_at(seat)
    assert tin.room.table.names[seat] == tin.guest(seat).name
    guest = tin.guest(seat)
    assert state(folded_again(tin.room)) == state(tin.room)
    tin.does(guest, client.Back)
    assert tin.room.bot_at(seat) == ""
    assert tin.room.company.seat_of(guest.sign("tin")) == seat


def test_time_has_a_limit_of_its_own_where_no_answer_is_needed() -> None:
    tin = Tin("cookie-chomper", settings={"clock": {"window": 4.0}}).all_sit()
    while tin.room.position.question(tin.room.asked()[0]).must:
        tin.answer()
    seat = tin.room.asked()[0]
    until = tin.room.clock.until(seat, tin.room.position)
    assert until == tin.now + 4


def test_bots_let_people_see_what_is_raced_for() -> None:
    tin = Tin("toss-your-cookies", "me,random,random")
    tin.does(ANA, client.Begin)
    while tin.room.position.question(tin.room.asked()[0]).how != "race":
        seat, position = tin.room.asked()[0], tin.room.position
        answer = position.default(seat).text
        tin.room.answer(seat, answer, int(position.number), tin.now, "bot")
    waits = [due.at - tin.room.clock.now for due in plan.plan(tin.room, SECRETS, 30.0)]
    assert waits
    assert min(waits) >= plan.SHORTEST + plan.HEAD_START


def test_a_race_has_a_limit_of_its_own() -> None:
    tin = Tin("toss-your-cookies", settings={"clock": {"race": 3.0}}).all_sit()
    while tin.room.position.question(tin.room.asked()[0]).how != "race":
        seat = tin.room.asked()[0]
        assert tin.room.clock.until(seat, tin.room.position) is None
        tin.answer()
    for seat in tin.room.asked():
        assert tin.room.clock.until(seat, tin.room.position) == tin.now + 3


def test_pauses_do_not_depend_on_what_is_held() -> None:
    """A standing answer comes when a bot's would, whatever the hand."""
    tin = Tin("cookie-chomper").all_sit()
    pauses = set()
    for _ in range(12):
        for due in plan.plan(tin.room, SECRETS, 30.0):
            asking = tin.room.clock.asking[due.seat]
            assert asking is not None
            pauses.add(round(due.at - asking.since, 6))
        if tin.room.phase != "play":
            break
        tin.answer()
    assert all(plan.SHORTEST * 0.3 <= pause <= plan.LONGEST for pause in pauses)


def test_the_next_play_begins_when_the_rest_is_over_whatever_is_said_meanwhile() -> None:
    tin = Tin(format="best-of-3", settings={"chat": True}).all_sit()
    while tin.room.phase == "play":
        tin.answer()
    over = tin.now
    tin.does(BO, client.Chat, text="Well played!")
    tin.does(CY, client.Ask, asking="everything")
    for room in (tin.room, folded_again(tin.room)):
        (due,) = plan.plan(room, SECRETS, 30.0)
        assert (due.what, due.at) == (plan.BEGIN, over + 30)


def test_without_a_clock_whoever_waits_lets_a_bot_sit_in_after_a_minute() -> None:
    tin = Tin().all_sit()
    seat = tin.room.asked()[0]
    absent, waiting = tin.guest(seat), tin.guest((seat + 1) % tin.room.seats)
    wish = {"seat": SEATS[seat], "bot": "random"}
    tin.now += 58
    with pytest.raises(BadOption, match="may think on for 1 s"):
        tin.does(waiting, client.Bot, **wish)
    with pytest.raises(BadOption, match="Someone else holds"):
        tin.does(absent, client.Bot, **wish)
    tin.does(waiting, client.Bot, **wish)
    assert tin.room.bot_at(seat) == "thumb"
    assert tin.room.table.names[seat] == absent.name
    assert state(folded_again(tin.room)) == state(tin.room)
    tin.does(absent, client.Back)
    assert tin.room.bot_at(seat) == ""


def test_nobody_sits_in_for_who_is_not_waited_for_or_has_a_clock() -> None:
    tin = Tin().all_sit()
    seat = tin.room.asked()[0]
    other = (seat + 1) % tin.room.seats
    tin.now += 500
    with pytest.raises(BadOption, match="Someone else holds"):
        tin.does(tin.guest(seat), client.Bot, seat=SEATS[other], bot="thumb")
    clocked, seat, _ = at_limit(kind="question", seconds=1000.0)
    clocked.now += 500
    with pytest.raises(BadOption, match="Someone else holds"):
        clocked.does(clocked.guest((seat + 1) % 2), client.Bot, seat=SEATS[seat], bot="thumb")
