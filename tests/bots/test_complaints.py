"""Every complaint that the bots can make, as the sentence it is."""

from __future__ import annotations

import cookietin
from cookietin.bots import make_bot
from tests.complaints import Act, Case, assert_said, each

CASES: list[Case] = [
    (
        "no-such-bot",
        lambda: make_bot("genius", cookietin.game("number-chain"), 1),
        "number-chain has no bot genius. It has: random and thumb.",
    ),
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
