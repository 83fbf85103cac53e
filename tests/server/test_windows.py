"""Windows that are asked at once: who will be asked the same can answer already."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import Complaint
from cookietin.server.protocol import client
from cookietin.server.rooms import plan
from cookietin.server.timekeeper import happen
from tests.server.rooms import SECRETS, Tin, folded_again, state


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
