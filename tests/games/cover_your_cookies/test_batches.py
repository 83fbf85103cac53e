"""Starting a Batch: CY-10 to CY-12."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import Refused
from tests.games.cover_your_cookies.table import (
    CHIP,
    CHOC,
    COCO,
    FRESH,
    LEMON,
    OAT,
    PEANUT,
    POOR,
    RASP,
    SHORT,
    SUGAR,
    TWICE,
    answer,
    discard,
    hand,
    may_with,
    stack,
    table,
)

LONELY = [LEMON, COCO, CHIP, RASP, SHORT]


def test_two_like_cookies_from_the_hand() -> None:
    """CY-10: a pair."""
    position = table([[LEMON, LEMON, *POOR[:3]], POOR, POOR, POOR], discard=[RASP])
    assert may_with(position, "batch") == [f"batch {LEMON} + {LEMON}"]
    answer(position, f"batch {LEMON} + {LEMON}")
    assert stack(position, 0) == [[LEMON, LEMON]]


def test_a_cookie_from_the_hand_with_its_like_on_the_discard() -> None:
    """CY-10: the top of the discard goes into the Batch."""
    position = table([LONELY, POOR, POOR, POOR], discard=[RASP, LEMON])
    assert may_with(position, "batch") == [f"batch {LEMON} + discard"]
    answer(position, f"batch {LEMON} + discard")
    assert (stack(position, 0), discard(position)) == ([[LEMON, LEMON]], [RASP])


@pytest.mark.parametrize("milk", [FRESH, CHOC])
def test_a_cookie_and_a_milk_from_the_hand(milk: str) -> None:
    """CY-10: Milk stands in for any Cookie."""
    position = table([[LEMON, milk, *POOR[:3]], POOR, POOR, POOR], discard=[RASP])
    answer(position, f"batch {LEMON} + {milk}")
    assert stack(position, 0) == [[LEMON, milk]]


@pytest.mark.parametrize("milk", [FRESH, CHOC])
def test_the_cookie_beside_a_milk_may_be_from_the_discard(milk: str) -> None:
    """CY-10: the Milk is from the hand, the Cookie is not."""
    position = table([[LEMON, milk, *POOR[:3]], POOR, POOR, POOR], discard=[RASP])
    answer(position, f"batch discard {RASP} + {milk}")
    assert (stack(position, 0), discard(position)) == ([[RASP, milk]], [])


def test_two_milks_are_no_batch_and_milk_on_the_discard_is_no_partner() -> None:
    """CY-10: at least one Cookie, and the Milk always comes from the hand."""
    position = table([[FRESH, CHOC, FRESH], POOR, POOR, POOR], discard=[RASP, FRESH])
    assert may_with(position, "batch") == []


def test_three_like_cookies_still_make_a_batch_of_two() -> None:
    """CY-10: never more than two cards."""
    position = table([[LEMON] * 3 + POOR[:2], POOR, POOR, POOR], discard=[RASP])
    answer(position, f"batch {LEMON} + {LEMON}")
    assert (stack(position, 0), hand(position, 0).count(LEMON) >= 1) == ([[LEMON, LEMON]], True)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        (f"batch {LEMON} + {LEMON}", "CY-10"),
        (f"batch {LEMON} + {FRESH}", "CY-10"),
        (f"batch {OAT} + {OAT}", "CY-10"),
        (f"batch discard {RASP} + {FRESH}", "CY-10"),
        (f"batch {LEMON} + discard", "CY-20"),
        (f"single {LEMON}", "CY-11"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(text: str, clause: str) -> None:
    """CY-10: what is missing is said, with the clause."""
    position = table([LONELY, POOR, POOR, POOR], discard=[RASP])
    before = position.line()
    with pytest.raises(Refused) as refused:
        answer(position, text)
    assert (refused.value.clause, position.line()) == (clause, before)


def test_no_single_cookie_on_the_first_turn() -> None:
    """CY-11: from the second turn on."""
    position = table([LONELY, POOR, POOR, POOR], discard=[SUGAR])
    assert may_with(position, "single") == []


def test_from_the_second_turn_on_a_single_cookie_may_be_the_first_batch() -> None:
    """CY-11: any Cookie in the hand, also when a pair could be laid."""
    position = table(
        [[LEMON, LEMON, COCO, FRESH], POOR, POOR, POOR], discard=[SUGAR], begun={"seat0": True}
    )
    assert may_with(position, "single") == [f"single {COCO}", f"single {LEMON}"]
    answer(position, f"single {COCO}")
    assert stack(position, 0) == [[COCO]]


def test_a_turn_that_was_taken_counts_as_the_first() -> None:
    """CY-11: all four discard, then the first player may lay a single Cookie."""
    position = table([LONELY, POOR, POOR, POOR], discard=[SUGAR])
    answer(position, f"discard {LEMON}", RASP)
    for _ in range(3):
        assert may_with(position, "single") == []
        answer(position, f"discard {OAT}", RASP)
    assert f"single {COCO}" in may_with(position, "single")


def test_a_second_action_is_not_a_second_turn() -> None:
    """CY-11 with CY-32: still the first turn."""
    position = table([LONELY, POOR, POOR, POOR], TWICE, discard=[SUGAR])
    answer(position, f"discard {LEMON}", RASP)
    assert (position.asked(), may_with(position, "single")) == ([0], [])


def test_who_lost_the_only_batch_needs_a_pair() -> None:
    """CY-11: a single Cookie is for those who never had a Batch."""
    position = table(
        [LONELY, POOR, POOR, POOR], discard=[SUGAR], begun={"seat0": True}, had={"seat0": True}
    )
    with pytest.raises(Refused) as refused:
        answer(position, f"single {LEMON}")
    assert (refused.value.clause, refused.value.key) == ("CY-11", "had-a-batch")


def test_a_single_milk_is_no_batch() -> None:
    """CY-11: there is no such move."""
    position = table([[FRESH], POOR, POOR, POOR], discard=[SUGAR], begun={"seat0": True})
    assert may_with(position, "single") == []
    assert all(move.text != f"single {FRESH}" for move in position.title.moves.all)


def test_a_new_batch_goes_on_top_and_batches_never_merge() -> None:
    """CY-12: even of the same flavour."""
    position = table(
        [[LEMON, LEMON, *POOR[:3]], POOR, POOR, POOR],
        discard=[RASP],
        stacks={"seat0": [[PEANUT, PEANUT], [LEMON, FRESH]]},
    )
    answer(position, f"batch {LEMON} + {LEMON}")
    assert stack(position, 0) == [[PEANUT, PEANUT], [LEMON, FRESH], [LEMON, LEMON]]


def test_a_batch_has_the_flavour_of_its_cookies() -> None:
    """CY-12: one Cookie under much Milk still names it."""
    position = table(
        [[LEMON, OAT], POOR, POOR, POOR],
        stacks={"seat0": [[SHORT, SHORT]], "seat1": [[SHORT, SHORT], [LEMON, FRESH, FRESH, CHOC]]},
        discard=[RASP],
    )
    assert may_with(position, "swipe") == [f"swipe seat1 with {LEMON}"]
