"""Losing and winning: CC-23 to CC-25, and Golden Cookie: CC-43."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from tests.games.cookie_chomper.table import Table


def test_the_poison_takes_one_out_and_the_stack_is_rebuilt() -> None:
    """CC-23: all tokens go back, survivors keep their hands, the next living player goes on."""
    options = {"cookies": 4}
    taken = [[], ["cookie", "cookie"], []]
    table = Table("5, Add", "1, 2, 3", "4", options=options, taken=taken).play("0: 5").close()
    assert table.position.json()["out"] == ["seat0"]
    assert table.hand(0) == []
    assert {"5", "Add"} == set(table.pile())
    assert table.stack() == ["cookie"] * 4 + ["poison"]
    assert [table.taken(seat) for seat in range(3)] == [[], [], []]
    assert table.hand(1) == ["1", "2", "3"]
    assert len(table.hand(2)) == 3
    assert table.asked == 1
    table.play("1: 1").close()
    assert table.asked == 2
    table.answer("4")
    assert table.asked == 2
    table.answer("pass")
    assert table.asked == 1


def test_the_last_player_left_wins() -> None:
    """CC-24: the stack is not rebuilt."""
    table = Table("5", "1", options={"cookies": 4}).play("0: 5").close()
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points, outcome.how) == ([1], [0, 1], "last-left")
    assert table.stack() == []


def test_at_the_turn_cap_the_living_share_the_win() -> None:
    """CC-25"""
    table = Table("1", "2", "", out=["seat2"], options={"turn_cap": 7}, turns=5, seats=3)
    table.play("0: 1").close()
    assert table.asks == "open"
    table.play("1: 2").close()
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ([0, 1], "turn-cap")
    assert (outcome.capped, outcome.placement) == (True, [1, 1, 3])


def test_without_a_turn_cap_play_goes_on() -> None:
    """CC-25: 0 is none."""
    table = Table("1", "2", options={"turn_cap": 0}, turns=100_000).play("0: 1").close()
    assert table.position.outcome is None


def test_in_cookie_hoarder_the_cap_scores() -> None:
    """CC-25"""
    table = Table(
        "0", "2", game="cookie-hoarder", turns=299, taken=[["cookie"], ["golden"]]
    ).play("0: 0").close()  # fmt: skip
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points, outcome.how) == ([1], [1, 2], "turn-cap")
    assert (outcome.capped, outcome.placement) == (True, [2, 1])


def test_the_golden_cookie_wins_at_once() -> None:
    """CC-43"""
    table = Table("5", "1", "2", game="golden-cookie", options={"cookies": 4})
    assert table.stack() == ["cookie"] * 4 + ["golden"]
    outcome = table.play("0: 5").close().position.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ([0], "golden")
    assert (outcome.capped, outcome.placement) == (False, [1, 2, 2])


def test_whoever_went_out_earlier_stands_lower() -> None:
    """CC-23, CC-24: seat 2 was the first to go, then seat 0."""
    hands, out = ("", "1", "", "5"), ["seat2", "seat0"]
    table = Table(*hands, options={"cookies": 4}, out=out, active=3, seats=4).play("3: 5").close()
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.placement, outcome.capped) == ([1], [3, 1, 4, 2], False)
    assert table.position.json()["out"] == ["seat2", "seat0", "seat3"]


@pytest.mark.parametrize(
    ("game", "options", "points"),
    [
        ("cookie-chomper", {}, (0, 1)),
        ("golden-cookie", {}, (0, 1)),
        ("cookie-hoarder", {}, (-2, 22)),
        ("cookie-hoarder", {"cookies": 5, "poison": False, "golden": False}, (0, 5)),
    ],
)
def test_points_have_a_range(game: str, options: dict[str, Any], points: tuple[int, int]) -> None:
    """CC-24, CC-43, CC-48"""
    assert cookietin.game(game, **options).points(3) == points


def test_the_longest_play_follows_from_the_cap_on_turns() -> None:
    """CC-25, CC-40: no card is played twice in a turn, and after each at most all pass."""
    short, long = (cookietin.game("cookie-chomper", turn_cap=cap) for cap in (5, 300))
    assert long.longest(4) == 60 * short.longest(4)
    assert cookietin.game("cookie-chomper", turn_cap=0).longest(2) > 1_000_000_000
