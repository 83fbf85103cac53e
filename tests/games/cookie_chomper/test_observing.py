"""Observations: what the columns of a row say."""

from __future__ import annotations

import pytest

import cookietin
from cookietin import Seeded
from tests.games.cookie_chomper.table import Table


def told(table: Table, viewer: int) -> dict[str, dict[str, int]]:
    """A row as a person would read it: the columns that are not 0, by block."""
    row = table.position.observation(viewer)
    found: dict[str, dict[str, int]] = {}
    for block in table.game.layout(table.position.seats).blocks:
        numbers = row[block.first : block.first + len(block.columns)]
        named = zip(block.columns, numbers, strict=True)
        found[block.name] = {name: number for name, number in named if number}
    return found


def test_seats_are_counted_from_the_viewer_on() -> None:
    table = Table("2", "3", "4", active=2, known=[[], ["3"], []], taken=[["cookie"], [], []])
    row = told(table, 1)
    assert (row["active"], row["asking"]) == ({"me+1": 1}, {"me+1": 1})
    assert row["hands"] == {"me": 1, "me+1": 1, "me+2": 1}
    assert row["taken"] == {"me+2: size": 1}
    assert row["cards"] == {"3": 5}  # In my hand, and all know it.
    assert told(table, 0)["cards"] == {"2": 4, "3": 7}
    assert told(table, 3)["cards"] == {"3": 7}  # A spectator sits with seat 0 and sees no hand.


def test_a_queue_is_told_in_order_with_its_selections() -> None:
    table = Table("2/4, Double, 1", "Veto, Copy, 5", pile=["Roll"])
    table.play("0: 2/4 as 4", "0: double", "1: veto 2/4", "1: copy on veto")
    row, number = told(table, 0), table.position.cards.names.index
    assert row["named"] == {"opener": number("2/4"), "copied": number("Veto")}
    assert [row["queue"].get(f"{place}: seat") for place in range(5)] == [1, 1, 2, 2, None]
    assert [row["queue"].get(f"{place}: live") for place in range(4)] == [1, 1, None, 1]
    assert row["picks"] == {"0: card": number("2/4"), "0: by": number("2/4"), "0: chosen": 5}
    assert row["would"] == {"take": 8}
    assert row["cards"] == {"1": 4, "2/4": 2, "Double": 2, "Veto": 2, "Copy": 2, "Roll": 1}
    assert set(row["used"]) == {"2/4", "Double", "Veto", "Copy"}


def test_the_last_cookie_is_told_by_how_many_lie_above_it() -> None:
    assert told(Table("2", "3"), 0)["stack"] == {"size": 40, "above the special cookie": 39}
    middle = Table("2", "3", game="golden-cookie", options={"middle": True})
    assert told(middle, 0)["stack"] == {"size": 40, "above the special cookie": 19}


def test_a_hoard_is_told_from_the_top_with_what_is_shuffled_below() -> None:
    taken = [["cookie", "golden", "cookie"], []]
    table = Table("1, Reverse", "2", game="cookie-hoarder", taken=taken)
    row = told(table, 1)
    assert row["taken"] == {"me+1: size": 3, "me+1: place of golden": 2}
    assert set(row["stack"].values()) == {13}
    table.play("0: 1", "0: reverse").close()
    row = told(table, 1)
    assert (row["stack"]["0 from the top"], row["stack"]["1 from the top"]) == (1, 13)
    assert (row["hidden"]["cookie"], row["hidden"]["bandit 5"]) == (18, 2)


@pytest.mark.parametrize("game", ["cookie-chomper", "golden-cookie", "cookie-hoarder"])
def test_a_row_is_as_long_as_its_layout_says(game: str) -> None:
    made = cookietin.game(game, most_players=8)
    for seats in made.seats:
        position = made.start(seats, Seeded(seats))
        for viewer in range(seats + 1):
            assert len(position.observation(viewer)) == made.layout(seats).size
