"""What is shown of a room: made once for all who look alike, and never stale."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.complaint import Complaint
from cookietin.server.http.replays import _over
from cookietin.server.protocol import client
from cookietin.server.rooms.room import Room
from cookietin.server.rooms.show import Lens, lens_of, table_info
from cookietin.server.socket.attendant import Attendant
from tests.server.rooms import ANA, BO, CY, SECRETS, Tin


def shown_afresh(room: Room, viewer: int, have: int) -> bytes:
    """What a process would write that has just folded the room."""
    return Lens(Room(room.lines, SECRETS), viewer, "en", True).written(have, 0.0)


def nobody(table: str) -> list[str]:
    """Nobody is connected."""
    return []


def sent_away(why: Complaint) -> None:
    """Nobody is."""
    raise AssertionError(why)


@pytest.mark.parametrize("game", cookietin.game_ids())
def test_what_is_kept_for_others_is_what_anyone_would_be_shown(game: str) -> None:
    made = cookietin.game(game)
    seats = max(2, made.fewest_seats)
    tin = Tin(game, ",".join(["me", *["random"] * (seats - 1)]))
    tin.does(ANA, client.Begin)
    for _ in range(4):
        room = tin.room
        for viewer in range(seats + 1):
            for have in (-1, room.shown_version - 1):
                written = lens_of(room, viewer, "en", True).written(have, 0.0)
                assert written == shown_afresh(room, viewer, have)
        seat = room.asked()[0]
        tin.now += 1
        room.answer(seat, room.position.default(seat).text, int(room.position.number), tin.now)


def test_who_looks_alike_shares_one_message() -> None:
    tin = Tin().all_sit()
    told: list[list[bytes]] = [[], [], []]
    for guest, heard in zip((ANA, ANA, BO), told, strict=True):
        Attendant("tin", guest, client.Hello(1), heard.append, sent_away).show(
            tin.room, nobody, 5.0
        )
    last = [heard[1] for heard in told]
    assert last[0] is last[1]
    assert last[0] != last[2]


def test_the_table_is_told_again_only_when_something_of_it_changed() -> None:
    tin = Tin().all_sit(begin=False)
    heard: list[bytes] = []
    one = Attendant("tin", CY, client.Hello(1), heard.append, sent_away)

    def told() -> list[bytes]:
        heard.clear()
        one.show(tin.room, nobody, tin.now)
        return [message[:15] for message in heard]

    assert told() == [b'{"type":"table"']
    tin.does(ANA, client.Change, options={"hand": 4})
    assert told() == [b'{"type":"table"']
    tin.does(ANA, client.Begin)
    assert told() == [b'{"type":"table"', b'{"type":"update']
    tin.answer()
    assert told() == [b'{"type":"update']
    tin.does(BO, client.Abandon)
    assert told() == [b'{"type":"table"', b'{"type":"update']
    tin.answer()
    assert told() == [b'{"type":"table"', b'{"type":"update'], "with an answer the offer is gone"


def test_a_delay_holds_back_no_play_that_was_over_before_it() -> None:
    """The match goes on, and its first play can be watched as soon as the delay is over."""
    tin = Tin(settings={"delay": 60.0}, format="best-of-3").all_sit()
    while tin.room.phase == "play":
        tin.answer()
    over, lines = tin.now, tin.room.version
    tin.now += 30
    tin.does(ANA, client.Begin)
    tin.answer()
    with pytest.raises(Complaint):
        _over(tin.room, over + 59)
    tin.now = over + 61
    tin.answer()
    watched = _over(tin.room, tin.now)
    assert "outcome" in watched[-1]
    assert len(watched) <= lines


def test_who_gets_up_in_a_play_is_still_called_by_name_and_a_chair_before_it_is_free() -> None:
    def names(tin: Tin) -> list[str]:
        return [seat.name for seat in table_info(tin.room, []).seats]

    tin = Tin().all_sit(begin=False)
    before = names(tin)
    tin.does(BO, client.Leave)
    assert names(tin) == [before[0], "", *before[2:]]
    tin.does(BO, client.Sit, seat="seat1")
    tin.does(ANA, client.Begin)
    tin.does(BO, client.Leave)
    assert names(tin) == before
