"""docs/observations.md says what the games' layouts say."""

from __future__ import annotations

import cookietin
from cookietin.kernel.layout import Layout
from docs.observations import PAGE, row_of, written


def test_the_page_is_what_the_layouts_say() -> None:
    """If not: python -m docs.observations."""
    assert PAGE.read_text(encoding="utf-8") == written()


def test_every_game_is_on_it() -> None:
    text = written()
    assert [id for id in cookietin.game_ids() if f"`{id}` with" not in text] == []


def test_blocks_that_differ_by_a_number_alone_share_a_line() -> None:
    layout = Layout(2)
    layout.number("left.0", 9)
    layout.number("left.1", 9)
    assert row_of(layout.blocks) == "| 0 | `left.0` … `left.1` | 2 × 1 | 9 |  |"


def test_a_block_with_one_column_of_its_own_name_says_it_once() -> None:
    layout = Layout(2)
    layout.number("turns", 300)
    layout.number("left", 9)
    assert row_of(layout.blocks[1:]) == "| 2 | `left` | 1 | 9 |  |"
