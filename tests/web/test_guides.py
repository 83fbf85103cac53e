"""Guided first plays: every game teaches itself by one, to its end, and asks nobody twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cookietin.kernel.registry import ids
from cookietin.words import guide

if TYPE_CHECKING:
    from tests.web.conftest import Visit

LANGUAGES = ["en", "es"]


@pytest.mark.parametrize("game", ids())
def test_a_guided_play_is_followed_to_its_end_tap_by_tap(visit: Visit, game: str) -> None:
    language = LANGUAGES[ids().index(game) % 2]
    own = guide(game)
    assert own is not None
    nora = visit(desk=ids().index(game) % 3 == 0, language=language)
    nora.open(f"/learn/{game}")
    told = own.json(language)
    wanted = [step["words"] for step in told["steps"] if step["words"]]
    said = nora.follow_guide()
    assert [words for words in said if words in wanted] == wanted
    assert said[-1] == told["end"]


def test_only_the_step_is_taken_and_it_is_lit(visit: Visit) -> None:
    nora = visit(dark=True)
    nora.open("/learn/number-chain")
    nora.page.wait_for_function("() => tests.guide() === 'answer' && tests.lit() > 1")
    assert nora.axe() == []
    assert nora.small_targets() == []
    cards = nora.page.locator(".mine .thing")
    assert cards.count() == 3
    assert nora.page.locator(".mine .thing.can").count() == 1
    other = nora.page.query_selector(".mine .thing:not(.can)")
    assert other is not None
    nora.tap(other)
    assert nora.page.locator("[data-go]").count() == 0
    nora.page.get_by_role("button", name="More").click()
    nora.page.get_by_label("Language").select_option("es")
    nora.page.get_by_role("button", name="Cerrar").click()
    nora.page.wait_for_selector(".guide p:has-text('tu 5')")
    nora.tap(".mine .thing.can")
    nora.tap("[data-go]")
    nora.page.wait_for_selector("[data-on]")


def test_whoever_is_new_is_offered_the_guide_once(visit: Visit) -> None:
    nora = visit()
    nora.open()
    nora.page.get_by_role("button", name="Play now", exact=True).click()
    dialog = nora.page.get_by_role("dialog", name="New to Number Chain?")
    dialog.wait_for()
    assert nora.axe() == []
    assert nora.small_targets() == []
    dialog.get_by_role("button", name="Play at once").click()
    assert nora.state() == "asked"
    nora.open()
    nora.page.get_by_role("button", name="Play now", exact=True).click()
    assert nora.state() == "asked"
    nora.open()
    nora.page.get_by_role("button", name="Number Chain", exact=True).click()
    nora.page.get_by_role("link", name="Learn by playing").click()
    nora.page.wait_for_selector(".guide")
