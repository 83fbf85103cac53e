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
from tests.server.rooms import ANA, BO, CY, SECRETS, Tin


def folded_again(room: Room) -> Room:
    """The same room from its lines, as any other process would have it."""
    return Room([json.loads(json.dumps(line)) for line in room.lines], SECRETS)


def state(room: Room) -> object:
    """All that others could see or wait for."""
    company = room.company
    return (
        room.phase,
        room.table.holders,
        room.table.names,
        company.owners,
        company.colours,
        company.away,
        company.keys,
        company.shown_version(room.version),
        room.clock.asking,
        room.clock.banks,
        room.clock.answered,
        plan.plan(room, SECRETS, 30.0),
        room.position.json() if room.begun else None,
    )


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


# Windows asked at once.


def at_a_window(can_respond: bool = False) -> tuple[Tin, int, int]:
    """A table at which one seat may respond, and another will be asked the same after it."""
    tin = Tin("cookie-chomper").all_sit()
    while True:
        now = tin.room.asked()[0]
        for seat in range(3):
            enough = len(tin.room.position.legal(now)) > 1 or not can_respond
            if seat != now and enough and tin.room.early_window(seat) is not None:
                return tin, now, seat
        tin.answer()


def answer_early(tin: Tin, seat: int) -> str:
    early = tin.room.early_window(seat)
    assert early is not None
    number, move = int(early.view.number), early.view.default(seat).text
    tin.does(tin.guest(seat), client.Answer, question=number, move=move)
    return move


def test_who_will_be_asked_the_same_can_answer_already() -> None:
    tin, now, later = at_a_window()
    shown = tin.room.shown_version
    move = answer_early(tin, later)
    assert tin.room.shown_version == shown
    assert tin.room.asked() == [now]
    assert tin.room.early_window(later) is None
    while tin.room.asked() != [later]:
        tin.answer()
    assert state(folded_again(tin.room)) == state(tin.room)
    due = next(due for due in plan.plan(tin.room, SECRETS, 30.0) if due.what == plan.EARLY)
    happen(tin.room, due, due.at)
    answered = [line for line in tin.room.lines if "move" in line and "dealt" in line][-1]
    assert (answered["seat"], answered["move"]) == (f"seat{later}", move)


def test_an_early_answer_is_void_when_someone_before_does_not_pass() -> None:
    tin, now, later = at_a_window(can_respond=True)
    answer_early(tin, later)
    position = tin.room.position
    response = next(move for move in position.legal(now) if move is not position.default(now))
    tin.answer(response.text)
    assert tin.room.company.early == {}


def test_no_early_answer_is_kept_where_it_is_none() -> None:
    """A number that fits, and a move that does not: it is refused as any other."""
    tin, _, later = at_a_window()
    early = tin.room.early_window(later)
    assert early is not None
    illegal = next(
        move for move in early.view.game.moves.all if move not in early.view.legal(later)
    )
    before = tin.room.version
    with pytest.raises(Complaint):
        tin.does(
            tin.guest(later),
            client.Answer,
            question=int(early.view.number),
            move=illegal.text,
        )
    assert tin.room.version == before


# Time.


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
