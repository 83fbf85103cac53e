"""Every game can be played to its end by tapping, whichever board it has, and read by everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import cookietin
from cookietin.kernel.registry import ids

if TYPE_CHECKING:
    from tests.web.conftest import Visit

USUAL_SEATS = 3
CROWDED = {"cover-your-cookies", "toss-your-cookies"}
"""Where every chair is taken: the board is at its fullest, and one's own turns are fewer."""
SHORTER: dict[str, dict[str, Any]] = {
    "chomp": {"turns": 5},
    "cookie-chomper": {"cookies": 20},
    "golden-cookie": {"cookies": 30},
}
"""By options that make a play shorter and leave all of its kinds of answers in it."""
SOME = 4
"""After so many answers a board shows most of what it can."""


@pytest.mark.parametrize("game", ids())
def test_a_whole_play_by_tapping(visit: Visit, game: str) -> None:
    seats = cookietin.game(game).seats
    usual = min(max(USUAL_SEATS, min(seats)), max(seats))
    nora = visit()
    bots = (max(seats) if game in CROWDED else usual) - 1
    nora.sit_down(game, bots=bots, options=SHORTER.get(game))
    for _ in range(SOME):
        if nora.state() == "asked":
            nora.answer()
    if nora.state() == "asked":
        assert nora.small_targets() == []
        assert nora.wrong() == []
    nora.play_to_the_end()
    assert nora.page.locator("[data-result] h2").inner_text()
