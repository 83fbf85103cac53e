"""Every complaint that Number Chain can make, as the sentence it is."""

from __future__ import annotations

import cookietin
from tests.complaints import Act, Case, assert_said, each, typed
from tests.kernel.chain import play, read, set_up

WIN = {"winners": ["seat0"], "points": [1, 0], "how": "empty-hand"}

CASES: list[Case] = [
    (
        "must-play",
        typed(cookietin.game("number-chain"), "pass"),
        "There is no passing: put one card from your hand on the chain. (rule CC-51)",
    ),
    (
        "not-in-hand",
        lambda: play(0, "5"),
        "You do not hold 5: you play a card from your hand. (rule CC-51)",
    ),
    ("part-empty", lambda: set_up(chain=[]), "chain must not be empty."),
    (
        "hand-empty-too-soon",
        lambda: set_up(hands=[[], None]),
        "hands.seat0 is empty, but the play is not over: an empty hand has won.",
    ),
    (
        "outcome-off",
        lambda: read(outcome=WIN),
        "outcome says that seat0 won, but the cards do not: "
        "the fewest win, when a hand or the deck is empty.",
    ),
    (
        "outcome-off",
        lambda: set_up(hands=[["1"], []], outcome=WIN),
        "outcome says that seat0 won, but the cards do not: "
        "the fewest win, when a hand or the deck is empty.",
    ),
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
