"""What is said to who looks ahead from where nobody moves."""

from __future__ import annotations

import cookietin
from cookietin.kernel.ahead import ahead
from tests.complaints import Act, Case, assert_said, each

GAME = cookietin.game("number-chain")
SENTENCE = "What is certain to follow is said to a seat: give the view of the seat that moves."


def look(viewer: int) -> object:
    position = GAME.start(2, cookietin.Seeded(1))
    return ahead(position.view(viewer), [GAME.move("1")])


CASES: list[Case] = [
    ("ahead-needs-a-seat", lambda: look(cookietin.TRUTH), SENTENCE),
    ("ahead-needs-a-seat", lambda: look(2), SENTENCE),
]


@each(CASES)
def test_it_is_said(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
