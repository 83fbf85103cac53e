"""What is told if nobody answers a move: windows are waived, hands stay hidden."""

from __future__ import annotations

import cookietin
from cookietin.kernel.ahead import unanswered
from cookietin.kernel.position import Position

CHOMPER = cookietin.game("cookie-chomper")
COVER = cookietin.game("cover-your-cookies")


def told(position: Position, seat: int, text: str) -> list[str]:
    move = position.game.move(text)
    return [event.key for event in unanswered(position.view(seat), [move])]


def test_the_queue_settles_and_who_takes_the_poison_is_out() -> None:
    stack = {"above": ["cookie", "cookie", "poison"]}
    taken = [["cookie"] * 37, []]
    hands = [["2/3", "1"], ["Negate", "Double"]]
    position = CHOMPER.set_up(2, cookietin.Seeded(1), hands=hands, stack=stack, taken=taken)
    assert told(position, 0, "2/3 as 3") == ["take", "settle", "out", "over"]
    assert told(position, 0, "2/3 as 2") == ["take", "settle"]


def test_what_chance_decides_is_not_told() -> None:
    hands = [["Roll", "1"], ["2", "3"]]
    position = CHOMPER.set_up(2, cookietin.Seeded(1), hands=hands)
    assert told(position, 0, "roll") == []


def test_a_swipe_that_nobody_defends() -> None:
    stacks = [[["sugar", "sugar"]], [["oatmeal", "oatmeal"], ["coconut", "coconut"]], []]
    hands = [["coconut", "sugar"], ["coconut"], ["raspberry"]]
    position = COVER.set_up(
        3, cookietin.Seeded(1), hands=hands, stacks=stacks, had=[True, True, False], turn=0
    )
    assert "swiped" in told(position, 0, "swipe seat1 with coconut")


def test_where_nothing_can_be_waived_nothing_is_told() -> None:
    chain = cookietin.game("number-chain")
    position = chain.set_up(2, cookietin.Seeded(1), hands=[["1", "2"], ["3"]], chain=["1/2"])
    assert told(position, 0, "1") == []
