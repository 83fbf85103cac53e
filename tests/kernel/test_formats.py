"""Match formats: when a match is decided, and who has won it."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.format import read_format
from cookietin.kernel.outcome import Outcome, win_points


def won(*winners: int) -> Outcome:
    """A play among three, with a point for each winner."""
    return Outcome(list(winners), win_points(list(winners), 3), "said")


def scored(*points: int) -> Outcome:
    """A play among three, with points."""
    best = max(points)
    return Outcome([seat for seat in range(3) if points[seat] == best], list(points), "said")


def course(text: str, *outcomes: Outcome) -> list[list[int] | None]:
    """What a format says after each play."""
    format = read_format(text)
    return [format.decided(list(outcomes[: n + 1]), 3) for n in range(len(outcomes))]


DRAW = won()


def test_a_single_play_decides() -> None:
    assert course("single", won(2)) == [[2]]


def test_a_single_play_may_be_shared() -> None:
    assert course("single", won(0, 2)) == [[0, 2]]


def test_a_single_play_that_nobody_won_is_nobody_s() -> None:
    assert course("single", DRAW) == [[]]


def test_best_of_three_needs_two() -> None:
    assert course("best-of-3", won(0), won(1), won(0)) == [None, None, [0]]


def test_best_of_three_ends_as_soon_as_it_is_decided() -> None:
    assert course("best-of-3", won(1), won(1)) == [None, [1]]


def test_best_of_five_needs_three() -> None:
    assert course("best-of-5", won(1), won(1), won(0), won(1)) == [None, None, None, [1]]


def test_best_of_one_is_one_win() -> None:
    assert course("best-of-1", won(1)) == [[1]]


def test_a_shared_play_is_credited_to_each() -> None:
    assert course("best-of-3", won(0, 1), won(1)) == [None, [1]]


def test_those_who_reach_it_together_share_the_match() -> None:
    assert course("best-of-3", won(0, 1), won(0, 1)) == [None, [0, 1]]


def test_three_seats_may_need_more_plays_than_the_number_says() -> None:
    """Best of three means two wins: three different winners have not decided it."""
    assert course("best-of-3", won(0), won(1), won(2), won(1)) == [None, None, None, [1]]


def test_a_play_that_nobody_won_is_played_again() -> None:
    assert course("best-of-3", won(0), DRAW, won(0)) == [None, None, [0]]


def test_after_three_of_those_in_a_row_the_leader_has_won() -> None:
    assert course("best-of-3", won(0), DRAW, DRAW, DRAW) == [None, None, None, [0]]


def test_after_three_of_those_in_a_row_the_leaders_share() -> None:
    assert course("best-of-3", DRAW, DRAW, DRAW) == [None, None, [0, 1, 2]]


def test_two_of_those_and_a_win_and_two_again_decide_nothing() -> None:
    outcomes = [DRAW, DRAW, won(0), DRAW, DRAW]
    assert course("best-of-5", *outcomes) == [None] * 5


@pytest.mark.parametrize("text", ["first-to-9", "total-after-9"])
def test_the_leaders_also_share_by_points(text: str) -> None:
    assert course(text, scored(4, 1, 4), DRAW, DRAW, DRAW)[-1] == [0, 2]


def test_first_to_adds_up_points() -> None:
    assert course("first-to-10", scored(6, 2, 0), scored(0, 4, 3), scored(5, 4, 1)) == [
        None,
        None,
        [0],
    ]


def test_first_to_is_reached_exactly() -> None:
    assert course("first-to-10", scored(10, 0, 0)) == [[0]]


def test_of_several_past_the_score_the_highest_total_wins() -> None:
    assert course("first-to-10", scored(9, 8, 0), scored(2, 4, 0)) == [None, [1]]


def test_of_several_past_the_score_with_equal_totals_all_win() -> None:
    assert course("first-to-10", scored(9, 8, 0), scored(2, 3, 0)) == [None, [0, 1]]


def test_total_after_counts_its_plays_whatever_the_points() -> None:
    assert course("total-after-2", scored(90, 0, 1), scored(0, 0, 2)) == [None, [0]]


def test_total_after_may_be_shared() -> None:
    assert course("total-after-2", scored(3, 0, 1), scored(0, 0, 2)) == [None, [0, 2]]


def test_total_after_does_not_count_a_play_that_nobody_won() -> None:
    assert course("total-after-2", scored(3, 0, 1), DRAW, scored(0, 4, 0)) == [None, None, [1]]


def test_points_of_a_play_that_nobody_won_do_not_count() -> None:
    empty = Outcome([], [50, 0, 0], "said")
    assert read_format("first-to-10").standing([empty, scored(1, 2, 3)], 3) == [1, 2, 3]


def test_the_standing_of_best_of_is_plays_won() -> None:
    outcomes = [scored(9, 8, 0), won(0, 1), DRAW]
    assert read_format("best-of-5").standing(outcomes, 3) == [2, 1, 0]


def test_negative_points_count_too() -> None:
    outcomes = [scored(-2, 5, 0), scored(-1, 3, 3)]
    assert read_format("total-after-2").standing(outcomes, 3) == [-3, 8, 3]


@pytest.mark.parametrize("text", ["single", "best-of-3", "first-to-750", "total-after-4"])
def test_a_format_is_its_text(text: str) -> None:
    assert read_format(text).text == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "best",
        "best-of",
        "best-of-",
        "best-of-x",
        "best-of-0",
        "best-of--1",
        "best-of-²",
        "Best-of-3",
        "first-to-0",
        "first-to-1000000000",
        "total-after-2.5",
        "single-1",
        "-3",
    ],
)
def test_a_text_that_is_no_format_is_refused(text: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_format(text)
    assert str(refused.value) == (
        f"There is no match format {text}. "
        "There are: single, best-of-N, first-to-N and total-after-N."
    )


@pytest.mark.parametrize("text", ["best-of-2", "best-of-10"])
def test_best_of_an_even_number_is_refused(text: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_format(text)
    assert str(refused.value) == f"{text} could end level: best-of needs an odd number."


def test_a_share_of_the_win() -> None:
    assert [won(0, 2).share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_points_where_only_winning_counts() -> None:
    assert win_points([1, 2], 4) == [0, 1, 1, 0]
