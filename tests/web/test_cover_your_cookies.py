"""Cover Your Cookies: a card is put on the discard, and each stack says whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.person import PHONE

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person

HAND = ".mine .thing.can"
PLACE = '[data-handle="discard"]'
FOOT = """() => [
  Math.max(...tests.all(".own .pile svg *").map((one) => one.getBoundingClientRect().bottom)),
  document.querySelector(".ask").getBoundingClientRect().top,
]"""
"""Where one's own stack ends, and where the bar begins."""
LAST_IS_SEEN = """() => {
  const last = tests.all(".log li").at(-1);
  const bottom = (element) => element.getBoundingClientRect().bottom;
  return bottom(last) <= bottom(last.closest("[role=log]"));
}"""
WRONG = """() => {
  const turn = !document.querySelector(".duel, .mixer");
  const stacks = tests.all('[data-handle^="stack:"]:not(.own)');
  const stack = stacks.find((one) => one.querySelector(".dough"));
  const top = stack?.innerText.match(/On top \\d+ (.+), \\d+ Dough/)?.[1];
  const differs = ({ innerText: words }) => !words.includes("Milk") && !words.includes(top);
  const card = tests.all(".mine [data-handle]").find(differs);
  const css = (thing) => `[data-handle="${thing.dataset.handle}"]`;
  return turn && top && card ? [`.mine ${css(card)}`, css(stack)] : null;
}"""
"""On one's turn a card of the hand and a stack that it does not match."""
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
        assert "the discard" in nora.page.inner_text(".asking")
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


def test_at_a_desk_the_bar_leaves_the_whole_stack_to_be_seen(visit: Visit) -> None:
    nora = visit(desk=True)
    nora.sit_down("cover-your-cookies", bots=3)
    for _ in range(8):
        assert nora.state() == "asked"
        foot, bar = nora.page.evaluate(FOOT)
        assert foot < bar
        nora.page.wait_for_function(LAST_IS_SEEN)
        nora.answer()


def test_a_hand_of_six_stays_on_the_phone(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("cover-your-cookies", bots=2)
    assert nora.state() == "asked"
    boxes = [card.bounding_box() for card in nora.page.locator(".mine .card").all()]
    assert len(boxes) == 6
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in boxes)


def test_a_stack_that_cannot_be_swiped_says_why_and_opens_the_rules(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("cover-your-cookies", bots=3)
    card, stack = wrong_swipe(nora)
    nora.tap(card)
    nora.tap(stack)
    said = nora.page.locator(".asking").filter(has_text="(rule CY-")
    clause = said.inner_text().partition("(rule ")[2].partition(")")[0]
    assert nora.hidden_texts() == []
    said.get_by_role("button", name="Rules").click()
    assert nora.page.locator("p.wanted").inner_text().startswith(clause)


def test_a_card_that_is_dragged_where_it_cannot_go_is_not_played(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("cover-your-cookies", bots=3)
    card, stack = wrong_swipe(nora)
    before = nora.page.evaluate("() => tests.version()")
    nora.drag_by_finger(card, stack)
    nora.page.wait_for_selector(".asking:has-text('(rule CY-')")
    assert nora.page.evaluate("() => tests.version()") == before


def wrong_swipe(person: Person) -> tuple[str, str]:
    """Plays on until a card of the hand matches no stack of others, and one of them has a Batch."""
    for _ in range(40):
        assert person.state() == "asked"
        found = person.page.evaluate(WRONG)
        if found:
            return str(found[0]), str(found[1])
        person.answer()
    raise AssertionError("Every card could always swipe something.")


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
