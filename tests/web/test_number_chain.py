"""Number Chain by tapping, on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.web.conftest import Visit


def test_a_whole_play_by_tapping_with_a_reload_in_the_middle(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("number-chain", bots=2)
    for _ in range(2):
        assert nora.state() == "asked"
        nora.answer()
    assert nora.state() in ("asked", "over")
    hand = nora.page.locator(".hand .thing").evaluate_all("all => all.map(one => one.dataset.thing)")
    nora.page.reload()
    assert nora.state() in ("asked", "over")
    again = nora.page.locator(".hand .thing").evaluate_all("all => all.map(one => one.dataset.thing)")
    assert again == hand
    nora.play_to_the_end()
    assert nora.page.locator("[data-result] h2").inner_text()
