"""What people can do at a table, without a network: each act is lines of the record."""

from __future__ import annotations

import json

import pytest

from cookietin.games.braverse import Braverse
from cookietin.kernel import record
from cookietin.kernel.complaint import Complaint
from cookietin.kernel.registry import make_game
from cookietin.server.protocol import client
from cookietin.server.protocol.tables import Settings, TimeControl
from cookietin.server.rooms import plan
from cookietin.server.rooms.listing import listing_of
from cookietin.server.rooms.opening import open_again
from cookietin.server.rooms.room import Room
from cookietin.server.rooms.show import Lens
from cookietin.server.timekeeper import happen
from cookietin.table import BOT, fair
from tests.server.rooms import ANA, BO, CY, SECRETS, Tin, folded_again, state


def test_a_room_is_the_fold_of_its_lines() -> None:
    tin = Tin(settings={"clock": {"kind": "bank", "seconds": 60.0, "bonus": 2.0}}).all_sit()
    for _ in range(3):
        tin.answer()
        assert state(folded_again(tin.room)) == state(tin.room)
    tin.does(BO, client.Leave)
    tin.does(ANA, client.Bot, seat="seat1", bot="random")
    assert state(folded_again(tin.room)) == state(tin.room)


def test_lines_of_another_process_are_followed_one_by_one() -> None:
    tin = Tin("cookie-chomper").all_sit()
    other = folded_again(tin.room)
    for _ in range(4):
        before = tin.room.version
        tin.answer()
        other.follow(tin.room.lines[before:])
        assert state(other) == state(tin.room)
    before = tin.room.version
    last = tin.room.table.answers()[-1][1]
    tin.does(tin.guest(last), client.Undo)
    for guest in (ANA, BO, CY):
        if tin.room.company.offer is not None and tin.guest(last) != guest:
            tin.does(guest, client.Consent, yes=True)
    assert "undo" in tin.room.lines[-1]
    other.follow(tin.room.lines[before:])
    assert state(other) == state(tin.room)


def test_the_end_of_a_play_is_followed_and_the_next_play_too() -> None:
    """By whoever serves the same table elsewhere, and by whoever watches it with a delay."""
    tin = Tin(format="best-of-3").all_sit()
    other, late = folded_again(tin.room), Room(tin.room.lines[:1], SECRETS)
    while tin.room.phase != "over":
        before = tin.room.version
        if tin.room.phase == "between":
            tin.does(ANA, client.Begin)
        else:
            tin.answer()
        other.follow(tin.room.lines[before:])
        assert state(other) == state(tin.room)
    late.follow(tin.room.lines[1:])
    assert state(late) == state(tin.room)


def test_an_offer_outlives_what_bots_answer_and_ends_with_a_persons_answer() -> None:
    tin = Tin(seats="me,,random")
    tin.does(BO, client.Sit, seat="seat1")
    tin.does(ANA, client.Begin)
    tin.does(BO, client.Abandon)
    offered = []
    for _ in range(3):
        seat = tin.room.asked()[0]
        if seat == 2:
            move = tin.room.position.default(seat).text
            tin.room.answer(seat, move, int(tin.room.position.number), tin.now, BOT)
            offered.append(tin.room.company.offer is not None)
        elif offered:
            tin.answer()
            assert tin.room.company.offer is None
            break
        else:
            tin.answer()
            tin.does(BO, client.Abandon)
    assert offered == [True]


def test_what_is_sent_twice_happens_once() -> None:
    tin = Tin().all_sit()
    seat = tin.room.asked()[0]
    guest, position = tin.guest(seat), tin.room.position
    move, number = position.default(seat).text, int(position.number)
    tin.does(guest, client.Answer, key="same", question=number, move=move)
    before = tin.room.version
    tin.does(guest, client.Answer, key="same", question=number, move=move)
    assert tin.room.version == before


def test_a_seat_is_taken_left_and_changed() -> None:
    tin = Tin()
    tin.does(BO, client.Sit, seat="seat1")
    tin.does(BO, client.Sit, seat="seat2")
    assert tin.room.company.seat_of(BO.sign("tin")) == 2
    assert tin.room.table.holders[1] is None
    tin.does(BO, client.Leave)
    assert tin.room.table.holders[2] is None


def test_two_people_change_seats_when_both_want_to() -> None:
    tin = Tin().all_sit(begin=False)
    tin.does(ANA, client.Swap, seat="seat1")
    assert tin.room.company.waits_for() == [1]
    tin.does(BO, client.Swap, seat="seat0")
    assert tin.room.table.names[:2] == ["Bo", "Ana"]
    assert tin.room.company.seat_of(ANA.sign("tin")) == 1


def test_a_bot_is_put_on_a_seat_in_the_middle_and_a_person_takes_it_over() -> None:
    tin = Tin().all_sit()
    tin.does(CY, client.Leave)
    tin.does(ANA, client.Bot, seat="seat2", bot="random")
    assert tin.room.bot_at(2) == "random"
    tin.does(CY, client.Sit, seat="seat2")
    assert tin.room.bot_at(2) == ""


def test_one_is_called_as_one_wants() -> None:
    tin = Tin()
    tin.does(ANA, client.Rename, name="  Anna\tMaria ", colour="#112233")
    assert (tin.room.table.names[0], tin.room.company.colours[0]) == ("Anna Maria", "#112233")


def test_undo_needs_the_others_where_something_was_learnt() -> None:
    tin = Tin(options={"hand": 3}).all_sit()
    while True:
        before = tin.room.version
        seat = tin.answer()
        line = tin.room.lines[before]
        if line["dealt"]:
            break
    guest = tin.guest(seat)
    tin.does(guest, client.Undo)
    others = [other for other in (ANA, BO, CY) if other != guest]
    offer = tin.room.company.offer
    assert offer is not None
    assert offer.what == "undo"
    tin.does(others[0], client.Consent, yes=True)
    assert "undo" not in tin.room.lines[-1]
    tin.does(others[1], client.Consent, yes=True)
    assert tin.room.lines[-1]["undo"] == f"seat{seat}"
    assert seat in tin.room.asked()


def test_an_offer_that_one_turns_down_is_gone() -> None:
    tin = Tin().all_sit()
    tin.does(ANA, client.Abandon)
    tin.does(BO, client.Consent, yes=False)
    assert tin.room.company.offer is None
    assert tin.room.phase == "play"


def test_all_together_abandon_a_match() -> None:
    tin = Tin().all_sit()
    tin.does(ANA, client.Abandon)
    tin.does(BO, client.Consent, yes=True)
    tin.does(CY, client.Consent, yes=True)
    assert tin.room.phase == "abandoned"
    with pytest.raises(Complaint, match="abandoned"):
        tin.does(ANA, client.Begin)


def test_alone_with_bots_undo_asks_nobody() -> None:
    tin = Tin(seats="me,random", options={"first": "seat0"})
    tin.does(ANA, client.Begin)
    tin.answer()
    tin.does(ANA, client.Undo)
    assert tin.room.asked() == [0]


def test_what_stands_is_nobody_elses_business() -> None:
    tin = Tin("cookie-chomper").all_sit()
    standing = tin.room.table.match.game.standing_answers[0].key
    shown = tin.room.shown_version
    listed = listing_of(tin.room)
    tin.does(BO, client.Stand, standing=standing)
    assert tin.room.shown_version == shown
    assert tin.room.version > shown
    assert listing_of(tin.room) == listed


# Before the deal.


def test_the_maker_changes_how_it_is_played_until_it_is_dealt() -> None:
    tin = Tin().all_sit(begin=False)
    other = folded_again(tin.room)
    before = tin.room.version
    settings = Settings(chat=True, clock=TimeControl("question", 30))
    tin.does(ANA, client.Change, options={"hand": 4}, format="best-of-3", settings=settings)
    other.follow(tin.room.lines[before:])
    for room in (tin.room, other, folded_again(tin.room)):
        match = room.table.match
        assert (match.game.options["hand"], match.format.text) == (4, "best-of-3")
        assert room.company.settings["chat"]
        assert room.clock.control.seconds == 30
    tin.does(ANA, client.Begin)
    hands = tin.room.position.json()["hands"]
    assert [len(hand) for hand in hands.values()] == [4] * tin.room.seats
    assert state(folded_again(tin.room)) == state(tin.room)
    tin.answer()
    tin.does(ANA, client.Undo)
    assert state(folded_again(tin.room)) == state(tin.room)


def test_a_changed_table_was_dealt_fairly_and_its_record_replays() -> None:
    tin = Tin().all_sit(begin=False)
    tin.does(ANA, client.Change, options={"hand": 2})
    tin.does(ANA, client.Change, options={"hand": 1})
    tin.does(ANA, client.Begin)
    tin.to_the_end()
    lines = record.read(record.write(tin.room.lines))
    assert [play.why for play in fair.check(lines, make_game)] == ["fair"]


def test_what_cannot_be_played_changes_nothing() -> None:
    tin = Tin().all_sit(begin=False)
    before = list(tin.room.lines)
    for wish in ({"options": {"hand": 99}}, {"house": "none such"}, {"format": "best-of-2"}):
        with pytest.raises(Complaint):
            tin.does(ANA, client.Change, **wish)
    assert tin.room.lines == before


def test_whoever_sits_down_brings_a_deck_that_stays_whatever_the_maker_changes() -> None:
    bun = {"number": "MY-1", "name": "Bun", "type": "cookie", "color": "red", "level": 1, "hp": 1}
    cards = {"pool": "adds", "card": [{**bun, "attack": {"cost": "R", "damage": 1}}]}
    tin = Tin("braverse", "me,", options={"cards": cards})
    game = tin.room.table.match.game
    assert isinstance(game, Braverse)
    own = game.pool.starters["green"]
    tin.does(ANA, client.Change, options={"deck1": "red"})
    tin.does(BO, client.Sit, seat="seat1")
    tin.does(BO, client.Bring, option="deck1", value=own)
    tin.does(ANA, client.Change, options={"deck0": "purple", "deck1": "red", "turns": 50})
    for room in (tin.room, folded_again(tin.room)):
        options = room.table.match.game.options
        assert (options["deck0"], options["turns"]) == ("purple", 50)
        assert (options["deck1"], options["cards"]) == (own, cards)


def test_only_what_may_be_played_is_brought_and_only_before_the_deal() -> None:
    tin = Tin("braverse", "me,")
    tin.does(BO, client.Sit, seat="seat1")
    before = list(tin.room.lines)
    for option, value in (("deck1", {"GB1-001": 60}), ("deck0", "red"), ("turns", 50)):
        with pytest.raises(Complaint):
            tin.does(BO, client.Bring, option=option, value=value)
    assert tin.room.lines == before
    tin.does(ANA, client.Begin)
    with pytest.raises(Complaint):
        tin.does(BO, client.Bring, option="deck1", value="red")


# Fair shuffles.


def test_numbers_of_the_seats_change_what_is_dealt() -> None:
    plain, added = Tin().all_sit(begin=False), Tin().all_sit(begin=False)
    added.does(BO, client.Number, number="c0ffee")
    for tin in (plain, added):
        tin.does(ANA, client.Begin)
    dealt = [tin.room.lines[-1]["dealt"] for tin in (plain, added)]
    assert dealt[0] != dealt[1]


def test_a_secret_is_told_after_its_play_and_not_before() -> None:
    tin = Tin().all_sit()
    secret = SECRETS.shuffle("tin", 1).hex()
    assert secret not in json.dumps(tin.room.lines)
    tin.to_the_end()
    assert secret in json.dumps(tin.room.lines)


# How much one is asked.


def test_alone_with_bots_what_is_forced_comes_by_itself() -> None:
    tin = Tin("cookie-chomper", seats="me,random,random")
    tin.does(ANA, client.Begin)
    for _ in range(200):
        planned = plan.plan(tin.room, SECRETS, 30.0)
        if not planned:
            tin.answer()
            continue
        (due,) = planned
        if due.what == plan.SPARED:
            before = tin.room.version
            happen(tin.room, due, due.at)
            assert tin.room.lines[before]["by"] == "forced"
            return
        default = tin.room.position.default(due.seat).text
        tin.room.answer(due.seat, default, due.question, due.at, "bot")
    raise AssertionError("nothing was ever forced")


def test_how_much_one_is_asked_is_nobody_elses_business() -> None:
    tin = Tin().all_sit()
    shown = tin.room.shown_version
    tin.does(BO, client.Ask, asking="choices")
    assert tin.room.shown_version == shown
    assert tin.room.table.asking(1) == "choices"


def test_who_plays_again_is_called_as_before_bots_too() -> None:
    tin = Tin(seats="me,,random")
    tin.does(BO, client.Sit, seat="seat1")
    lines = open_again(tin.room, "again", [ANA.id, BO.id], SECRETS, tin.now)
    again = Room(lines, SECRETS)
    assert again.table.names == tin.room.table.names
    assert again.bot_at(2) == "random"
    assert again.company.seat_of(BO.sign("again")) == 1
    assert again.phase == "play"


def test_the_end_of_a_play_is_told_to_those_who_saw_all_before_it() -> None:
    tin = Tin().all_sit()
    seen = tin.room.shown_version
    while tin.room.phase == "play":
        seen = tin.room.shown_version
        tin.answer()
    update = Lens(tin.room, 0, "en", True).update(seen, tin.now)
    assert update.since == seen
    assert update.events[-1].event == "over"
