"""What is said of answers that many plays at once cannot take, as the sentences."""

from __future__ import annotations

import cookietin
from cookietin.arrays import history_of
from cookietin.kernel.many import Rows
from tests.complaints import Act, Case, assert_said, each

GAME = cookietin.game("number-chain")
NOTHING_TOLD = history_of(GAME, 2, 0)


def refused() -> None:
    rows = Rows(GAME, 2, 2, 1, NOTHING_TOLD)
    allowed = [rows.numbers[rows.masks + number] for number in range(rows.width)]
    rows.step([allowed.index(1), 99])


CASES: list[Case] = [
    (
        "option-out-of-range",
        lambda: Rows(GAME, 2, 0, 1, NOTHING_TOLD),
        "Option rows must be 1–, not 0.",
    ),
    (
        "not-one-answer-each",
        lambda: Rows(GAME, 2, 3, 1, NOTHING_TOLD).step([0]),
        "There are 3 rows, and 1 answers: give one answer to each row.",
    ),
    (
        "not-in-the-mask",
        refused,
        "Row 1 was not offered move number 99: answer with a number that its mask allows.",
    ),
]


@each(CASES)
def test_what_is_said(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
