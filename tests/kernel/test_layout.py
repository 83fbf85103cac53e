"""A layout reads a row: what is not 0, by the names of blocks and columns."""

from __future__ import annotations

from cookietin.kernel.layout import Layout


def layout() -> Layout:
    made = Layout(2)
    made.number("turns", 300)
    made.number("left", 9)
    made.add("balance", ["balance // 256 + 128", "balance % 256"], 255)
    made.add("plays", [f"{place}: {what}" for place in (0, 1) for what in ("card", "count")], 9)
    made.stands_for(["none", "ace", "king"], "card")
    made.number("held", 300)
    made.stands_for(["none", *[f"card {number}" for number in range(1, 300)]])
    return made


def test_what_is_not_0_is_read_by_its_names() -> None:
    row = bytes([1, 2, 7, 127, 255, 2, 3, 0, 0, 1, 0])
    assert layout().read(row) == {
        "turns": 258,
        "left": 7,
        "balance": -1,
        "plays": {"0: card": "king", "0: count": 3},
        "held": "card 256",
    }


def test_a_row_of_zeros_says_nothing() -> None:
    assert layout().read(bytes(11)) == {}


def test_nothing_is_0_where_a_number_can_be_below_it() -> None:
    assert layout().read(bytes([0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0])) == {"balance": 0}


def test_the_layout_as_data_says_what_numbers_stand_for() -> None:
    blocks = {block["name"]: block["stands"] for block in layout().json()["blocks"]}
    assert blocks["plays"] == {"card": ["none", "ace", "king"]}
    assert blocks["left"] == {}
