"""What is said of answers that many plays at once cannot take, as the sentences."""

from __future__ import annotations

import cookietin
from cookietin.arrays import history_of
from cookietin.kernel.many import Rows
from tests.complaints import Act, Case, assert_said, each

GAME = cookietin.game("number-chain")
NOTHING_TOLD = history_of(GAME, 2, 0)


def begun(size: int) -> tuple[Rows, memoryview]:
    rows = Rows(GAME, 2, size, 1, NOTHING_TOLD)
    numbers = memoryview(bytearray(rows.size))
    rows.begin(numbers)
    return rows, numbers


def refused() -> None:
    rows, numbers = begun(2)
    first = numbers[rows.masks :].tolist().index(1)
    rows.step([first, 99], numbers)


def too_few() -> None:
    rows, numbers = begun(3)
    rows.step([0], numbers)


CASES: list[Case] = [
    (
        "option-out-of-range",
        lambda: Rows(GAME, 2, 0, 1, NOTHING_TOLD),
        "Option rows must be 1–, not 0.",
    ),
    (
        "not-one-answer-each",
        too_few,
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
