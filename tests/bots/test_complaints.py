"""Every complaint that the bots can make, as the sentence it is."""

from __future__ import annotations

import cookietin
from cookietin.bots import make_bot
from cookietin.bots.reactions import check_speeds
from tests.complaints import Act, Case, assert_said, each

CASES: list[Case] = [
    (
        "no-such-bot",
        lambda: make_bot("genius", cookietin.game("number-chain"), 1),
        "number-chain has no bot genius. It has: random and thumb.",
    ),
    (
        "not-one-speed-each",
        lambda: check_speeds([1], 2),
        "Speeds must be one for each bot, 2 in all, not 1.",
    ),
    (
        "option-out-of-range",
        lambda: check_speeds([0, 1], 2),
        "Option speeds must be 1–100, not 0.",
    ),
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
