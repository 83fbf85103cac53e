"""What bots consider: moves, what they are worth, and what comes next."""

from __future__ import annotations

import cookietin
from cookietin.bots import Considered, make_bot
from cookietin.kernel.dealer import Seeded

GAME = cookietin.game("number-chain")


def test_a_bot_that_does_not_search_knows_its_answer_and_no_chance() -> None:
    position = GAME.set_up(2, Seeded(7), hands=[["2/3", "1"], ["5"]], chain=["3/4"])
    view, question = position.view(0), position.question(0)
    [considered] = make_bot("thumb", GAME, 1).consider(view, question)
    assert considered.move is make_bot("thumb", GAME, 1)(view, question)
    assert considered.chance is None


def test_what_was_considered_is_plain_data() -> None:
    first, next = GAME.move("1"), GAME.move("2/3")
    assert Considered(first, 0.5, 0.75, [(1, next)]).json() == {
        "move": "1",
        "chance": 0.5,
        "error": None,
        "weight": 0.75,
        "line": [{"seat": "seat1", "move": "2/3"}],
    }
