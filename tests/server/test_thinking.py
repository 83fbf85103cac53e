"""Bots at tables: how long they think, what happens when they cannot, and who is told."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

import cookietin
from cookietin.bots import roster
from cookietin.kernel.position import Position
from cookietin.kernel.question import Question
from cookietin.server.protocol import client
from cookietin.server.rooms.show import table_info
from cookietin.server.thinking import LEAST, Thinkers, in_time, think
from tests.server.rooms import ANA, Tin


def a_view(game: str = "number-chain") -> Position:
    dealer = cookietin.Seeded(4)
    made = cookietin.game(game)
    position = made.start(max(2, made.fewest_seats), dealer)
    return position.view(position.asked()[0])


@pytest.mark.parametrize("bot", ["easy", "normal", "hard", "expert"])
def test_bots_of_any_level_answer_in_time_and_say_if_it_was_too_short(bot: str) -> None:
    view = a_view("chomp")
    seat = view.asked()[0]
    hurried = think(bot, view.json(), seat, "7", 0.05)
    assert hurried.move in [move.text for move in view.legal(seat)]
    assert hurried.hurried or bot in ("easy", "normal")
    if bot == "normal":
        assert not think(bot, view.json(), seat, "7", 60.0).hurried


def test_where_many_wait_all_of_them_think_less() -> None:
    thinkers = Thinkers(2, 4.0)
    assert thinkers.share() == 4.0
    thinkers._thinking = 7
    assert thinkers.share() == 1.0
    thinkers._thinking = 10_000
    assert thinkers.share() == LEAST


class Broken:
    """A bot of someone's own that fails."""

    def __init__(self, game: Any, seed: Any) -> None:
        """Nothing is wrong yet."""

    def __call__(self, view: Position, question: Question) -> Any:
        raise ZeroDivisionError


class Leaving(Broken):
    """A bot of someone's own that wants to end the program, as without the file that it needs."""

    def __call__(self, view: Position, question: Question) -> Any:
        raise SystemExit("There is no such file.")


@pytest.mark.parametrize("kind", [Broken, Leaving])
def test_for_a_bot_that_breaks_a_sensible_one_answers(
    kind: type[Broken], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(roster._makers, ("", "broken"), kind)
    view = a_view()
    seat = view.asked()[0]
    thought = asyncio.run(Thinkers(0, 1.0).answer("broken", view, seat, "7"))
    assert thought is not None
    assert thought.hurried
    assert thought.move == think("thumb", view.json(), seat, "7", 1.0).move


def test_a_thinker_that_never_comes_to_an_end_is_replaced() -> None:
    async def story() -> tuple[None, int | None]:
        thinkers = Thinkers(1, 60.0)
        try:
            return await thinkers._thought(in_time, 0.3, time.sleep, 600), await thinkers._thought(
                os.getpid
            )
        finally:
            thinkers.close()

    nothing, thinker = asyncio.run(story())
    assert nothing is None
    assert thinker not in (None, os.getpid())


def test_that_a_bot_was_hurried_is_told_when_the_play_is_over() -> None:
    """Before that, how long it thought could tell what it holds."""
    tin = Tin(seats="me,expert", format="best-of-3")
    tin.does(ANA, client.Begin)
    while tin.room.phase == "play":
        assert not any(seat.hurried for seat in table_info(tin.room, []).seats)
        room, seat = tin.room, tin.room.asked()[0]
        move, number = room.position.default(seat).text, int(room.position.number)
        tin.now += 1
        room.answer(seat, move, number, tin.now, "bot", {"hurried": True} if seat == 1 else {})
    assert [seat.hurried for seat in table_info(tin.room, []).seats] == [False, True]
