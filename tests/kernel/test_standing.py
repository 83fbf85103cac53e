"""Standing answers as data: which events end one, and which move it comes to."""

from __future__ import annotations

import pytest

from cookietin.kernel.event import Event
from cookietin.kernel.noting import Scripted
from cookietin.kernel.standing import Standing, When
from tests.samples.race import Snatch
from tests.samples.window import LastSlice

LET = Standing("let-pass", ["let-pass"], "let it pass", [When("turn")], [When("vetoed", "of")])


@pytest.mark.parametrize(
    ("event", "ends", "asks"),
    [
        (Event("turn", {"seat": "seat0"}), True, False),
        (Event("vetoed", {"of": "seat1"}), False, True),
        (Event("vetoed", {"of": ["seat0", "seat1"]}), False, True),
        (Event("vetoed", {"of": "seat0"}), False, False),
        (Event("vetoed", {}), False, False),
        (Event("vetoed", {}, {"of": "seat1"}, [1]), False, True),
        (Event("vetoed", {}, {"of": "seat1"}, [0]), False, False),
    ],
    ids=str,
)
def test_what_a_seat_is_told_ends_it_or_has_it_asked(event: Event, ends: bool, asks: bool) -> None:
    assert (LET.ends_with(event, 1), LET.asks_after(event, 1)) == (ends, asks)


def test_it_comes_to_the_move_with_its_text_where_that_is_legal() -> None:
    dealer = Scripted([*["slice"] * 4, *["veto"] * 2, *["crust"] * 3, "seat0"])
    position = LastSlice({}).start(3, dealer)
    assert position.standing_answer(0, LET) is None
    position.play(0, position.game.move("claim"), dealer)
    assert position.standing_answer(1, LET) is position.game.move("let it pass")
    assert position.view(1).standing_answer(1, LET) is position.game.move("let it pass")


def test_a_game_that_says_nothing_has_none() -> None:
    assert Snatch({}).standing_answers == []
