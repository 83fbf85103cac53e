"""Seats and viewers that there are not are refused at every door, in all games alike."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.complaint import Complaint
from cookietin.kernel.format import read_format
from cookietin.kernel.registry import ids, make_game
from cookietin.table import Holder, Table, person, why_not_undo

each_game = pytest.mark.parametrize("id", ids())

OF_A_SEAT = ["question", "legal", "default", "plays_on", "answers_left"]
OF_A_VIEWER = ["view", "observation", "floors"]
OF_A_TABLE = ["has_answered", "seen_last", "run_out", "stands", "asks_once", "standing_move"]
OF_A_TABLE += ["offers", "alone", "asking", "spared_move", "give_standing", "give_spared"]


@each_game
def test_what_is_asked_of_a_seat_or_viewer_that_is_not_there_is_refused(id: str) -> None:
    game = make_game(id)
    position = game.start(max(2, game.seats[0]), cookietin.Seeded(1))
    seats = position.seats
    asked = [(name, seat) for name in OF_A_SEAT for seat in (-2, -1, seats, 99, 1 << 40)]
    asked += [(name, viewer) for name in OF_A_VIEWER for viewer in (-2, seats + 1, 99, 1 << 40)]
    for name, whose in asked:
        with pytest.raises(Complaint, match=r"There is no (seat|viewer)"):
            getattr(position, name)(whose)
    for first in (-1, seats, 1 << 40):
        with pytest.raises(Complaint):
            game.start(seats, cookietin.Seeded(1), first)
    for count in (0, -1, 9, 1 << 40):
        with pytest.raises(Complaint):
            game.start(count, cookietin.Seeded(1))


@each_game
def test_a_table_knows_its_seats(id: str) -> None:
    game = make_game(id)
    seats = max(2, game.seats[0])
    holders: list[Holder | None] = [person(f"Player {seat}") for seat in range(seats)]
    table = Table.new(game, holders, read_format("single"), cookietin.Seeded(1))
    table.begin()
    before = list(table.match.lines)
    for seat in (-1, seats, 99):
        for name in OF_A_TABLE:
            with pytest.raises(Complaint, match=r"There is no (seat|viewer)"):
                getattr(table, name)(seat)
        with pytest.raises(Complaint, match=r"There is no (seat|viewer)"):
            why_not_undo(table, seat)
    assert table.match.lines == before
