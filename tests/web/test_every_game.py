"""Every game can be played to its end by tapping, whichever board it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import cookietin
from cookietin.kernel.registry import ids

if TYPE_CHECKING:
    from tests.web.conftest import Visit

USUAL_SEATS = 3


@pytest.mark.parametrize("game", ids())
def test_a_whole_play_by_tapping(visit: Visit, game: str) -> None:
    seats = cookietin.game(game).seats
    nora = visit()
    nora.sit_down(game, bots=min(max(USUAL_SEATS, min(seats)), max(seats)) - 1)
    nora.play_to_the_end()
    assert nora.page.locator("[data-result] h2").inner_text()
