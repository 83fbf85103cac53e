"""Cover Your Cookies: a card is put on the discard, and each stack says whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Visit

HAND = ".mine .thing.can"
PLACE = '[data-handle="discard"]'
TWIN = '.mine .thing.can[data-at="1"]'


@pytest.mark.parametrize("desk", [False, True])
def test_a_card_goes_to_the_discard(visit: Visit, desk: bool) -> None:
    nora = visit(desk=desk)
    nora.sit_down("cover-your-cookies", bots=3)
    assert nora.state() == "asked"
    assert nora.page.locator(PLACE).count() == 0
    nora.tap(HAND)
    nora.page.wait_for_selector(PLACE)
    if nora.page.get_attribute(PLACE, "aria-pressed") != "true":  # Else nothing else was possible.
        nora.tap(PLACE)
    assert nora.page.locator("[data-go]").inner_text() == "Discard"
    assert nora.axe() == []
    assert desk or nora.small_targets() == []
    nora.page.keyboard.press("Escape")
    assert nora.page.locator("[data-go]").count() == 0


def test_every_stack_says_whose_it_is(visit: Visit) -> None:
    nora = visit(language="es")
    nora.sit_down("cover-your-cookies", bots=5)
    assert nora.state() == "asked"
    stacks = nora.page.locator('[data-handle^="stack:"]')
    assert stacks.count() == 6
    assert all("de Masa" in words for words in stacks.all_inner_texts())
    assert nora.small_targets() == []


def test_a_finger_drags_a_card_onto_its_twin(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("cover-your-cookies", bots=2)
    for _ in range(60):
        assert nora.state() == "asked"
        handles = nora.page.locator(TWIN).evaluate_all("all => all.map(one => one.dataset.handle)")
        if handles:
            break
        nora.answer()
    else:
        raise AssertionError("The hand never had a pair.")
    first = f'.mine [data-handle="{handles[0]}"][data-at="0"]'
    before = nora.page.evaluate("() => tests.version()")
    nora.drag_by_finger(first, f'.mine [data-handle="{handles[0]}"][data-at="1"]')
    nora.moved_on(before)
