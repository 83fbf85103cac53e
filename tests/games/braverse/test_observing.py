"""What agents observe of Cookies whose numbers were changed."""

from __future__ import annotations

import pytest

from tests.games.braverse.table import table


def seen(attack: int, taken: int = 0) -> tuple[int, int]:
    """The two changes of a Cookie, read back from the row."""
    cookie = {"card": "Torch Wafer", "attack": attack, "taken": taken}
    position = table({"battle": {"left": cookie}})
    row, layout = position.observation(0), position.game.layout(2)
    first, second = (
        layout.block(f"sides.me.battle.left.{name}").first for name in ("attack", "taken")
    )
    return _signed(row, first), _signed(row, second)


def _signed(row: bytes, at: int) -> int:
    return (row[at] - 128) * 256 + row[at + 1]


@pytest.mark.parametrize("change", [0, 3, -3, 127, 128, -128, -129, 200, -1000])
def test_changes_are_observed_as_they_are_above_and_below_nothing(change: int) -> None:
    assert seen(change, -change) == (change, -change)


def test_what_is_further_than_columns_hold_stands_at_their_end() -> None:
    assert seen(1 << 20, -(1 << 20)) == (32767, -32768)
