"""CHOMP: a land is laid by taps, by dragging or by keys, and turned before it lies."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person

SAID = ".asking"
LAND = '[data-handle^="land:"].can'
GOAL = '[data-handle^="goal:"].can'


def take_a_land(person: Person) -> None:
    """Sits down and answers until a land is in hand."""
    person.sit_down("chomp", bots=1)
    assert person.state() == "asked"
    while not person.page.query_selector(LAND):
        person.answer()
        assert person.state() == "asked"
    person.tap(LAND)
    person.tap("[data-go]")
    person.page.wait_for_selector(".dot.can")


def place(person: Person) -> None:
    """Places the land as it is shown: nothing more is asked of it."""
    person.page.click("[data-go]")
    person.page.wait_for_selector(".held", state="detached")
    assert person.state() == "asked"


def test_a_tap_and_a_turn_place_a_land_with_one_answer(visit: Visit) -> None:
    nora = visit()
    take_a_land(nora)
    assert nora.axe() == []
    assert nora.small_targets() == []
    dot = nora.page.query_selector(".dot.can")
    assert dot is not None
    cell = str(dot.get_attribute("data-handle")).removeprefix("cell:")
    nora.tap(dot)
    nora.tap(".spin")
    nora.page.wait_for_selector(f'{SAID}:has-text("at {cell}, turned a quarter to the right")')
    place(nora)
    nora.page.get_by_role("button", name="More", exact=True).click()
    nora.page.get_by_role("dialog").get_by_role("button", name="Log", exact=True).click()
    nora.page.wait_for_selector(f"text=/You place .* at {cell}, turned a quarter to the right/")


def test_a_land_is_dragged_and_moved_by_keys(visit: Visit) -> None:
    nora = visit(desk=True, dark=True)
    take_a_land(nora)
    dot = nora.page.query_selector(".dot.can")
    held = nora.page.query_selector(".held")
    assert dot is not None
    assert held is not None
    cell = str(dot.get_attribute("data-handle")).removeprefix("cell:")
    goal = dot.bounding_box()
    assert goal is not None
    held.hover()
    nora.page.mouse.down()
    nora.page.mouse.move(goal["x"] + goal["width"] / 2 + 3, goal["y"] + goal["height"] / 2 + 3)
    nora.page.mouse.up()
    nora.page.wait_for_selector(f'{SAID}:has-text("at {cell}, as it is")')
    nora.page.keyboard.press("r")
    nora.page.keyboard.press("R")
    nora.page.wait_for_selector(f'{SAID}:has-text("at {cell}, turned upside down")')
    nora.page.keyboard.press("Escape")
    nora.page.wait_for_selector("[data-go]", state="detached")
    while not nora.page.query_selector("[data-go]"):
        nora.page.keyboard.press("ArrowDown")
    nora.page.wait_for_selector(f'{SAID}:has-text(", turned upside down")')
    place(nora)
    nora.page.wait_for_selector("text=/You place .*, turned upside down/")


def test_the_land_of_another_is_looked_at(visit: Visit) -> None:
    nora = visit(language="es")
    nora.sit_down("chomp", bots=1)
    assert nora.state() == "asked"
    mine = nora.page.get_attribute(".land-field", "aria-label")
    nora.tap('[data-seat="1"] .small')
    nora.page.wait_for_selector(".pill.home")
    assert nora.page.get_attribute(".land-field", "aria-label") != mine
    assert nora.axe() == []
    assert nora.small_targets() == []
    nora.tap(".pill.home")
    nora.page.wait_for_selector(".pill.home", state="detached")
    assert nora.page.get_attribute(".land-field", "aria-label") == mine


def test_cards_of_the_row_say_what_they_are_and_a_goal_of_ones_own_is_read_by_a_tap(
    visit: Visit,
) -> None:
    nora = visit()
    nora.sit_down("chomp", bots=1)
    assert nora.state() == "asked"
    while not nora.page.query_selector(GOAL):
        nora.answer()
        assert nora.state() == "asked"
    for land in nora.page.locator(LAND).element_handles():
        nora.tap(land)
        said = nora.page.inner_text(f"{SAID} .then")
        assert re.fullmatch(r"On it: [A-Z a-z,]+\.", said), said
        nora.page.keyboard.press("Escape")
    nora.tap(GOAL)
    name = nora.page.inner_text(f"{SAID} .what").removeprefix("Take the goal ")
    text = nora.page.inner_text(f"{SAID} .then").partition(" Now that is")[0]
    before = nora.page.evaluate("() => tests.version()")
    nora.tap("[data-go]")
    nora.moved_on(before)
    assert nora.state() == "asked"
    nora.tap(".goals button")
    nora.page.wait_for_selector(f'{SAID} .what:text-is("{name}")')
    assert nora.page.inner_text(f"{SAID} .then") == text
    assert nora.small_targets() == []
    assert nora.axe() == []


PINCH = """(field) => {
  const at = field.getBoundingClientRect();
  const finger = (type, id, x, y) => {
    const clientX = at.left + at.width * x, clientY = at.top + at.height * y;
    const more = { pointerId: id, pointerType: "touch", bubbles: true, clientX, clientY };
    field.dispatchEvent(new PointerEvent(type, { ...more, button: 0 }));
  };
  field.setPointerCapture = () => {};
  finger("pointerdown", 11, 0.4, 0.5);
  finger("pointerdown", 12, 0.6, 0.5);
  finger("pointermove", 11, 0.2, 0.5);
  finger("pointermove", 12, 0.8, 0.5);
  finger("pointerup", 11, 0.2, 0.5);
  finger("pointerup", 12, 0.8, 0.5);
}"""


TWO_FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done())))"""
"""The land fits its room once the page has been laid out and drawn."""


def test_two_fingers_on_a_land_that_lies_there_look_closer_and_leave_it(visit: Visit) -> None:
    nora = visit()
    take_a_land(nora)
    nora.tap(".dot.can")
    nora.page.wait_for_selector("[data-go]")
    box = nora.page.locator(".lying").bounding_box()
    assert box is not None
    said = nora.page.inner_text(".what")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    nora.pinch((x - 12, y), (x + 12, y), 40)
    nora.page.wait_for_selector(".fit")
    assert nora.page.inner_text(".what") == said


def test_the_wheel_turns_the_land_and_where_it_cannot_lie_the_rules_say_why(visit: Visit) -> None:
    nora = visit(desk=True)
    take_a_land(nora)
    nora.tap(".dot.can")
    nora.page.wait_for_selector(f'{SAID}:has-text("as it is")')
    nora.page.mouse.wheel(0, 100)
    nora.page.wait_for_selector(f'{SAID}:has-text("turned a quarter to the right")')
    nora.page.mouse.wheel(0, -100)
    nora.page.wait_for_selector(f'{SAID}:has-text("as it is")')
    field = nora.page.locator(".field").bounding_box()
    assert field is not None
    nora.page.locator(".held").hover()
    nora.page.mouse.down()
    nora.page.mouse.move(field["x"] + 40, field["y"] + 90, steps=6)
    nora.page.wait_for_selector(f'{SAID}:has-text("It cannot lie there")')
    nora.page.mouse.up()
    nora.page.wait_for_selector(f'{SAID}:has-text("would not touch your land")')
    nora.page.locator(SAID).get_by_role("button", name="Rules").click()
    assert nora.page.locator("p.wanted").inner_text().startswith("CH-13")


def test_two_fingers_look_closer_and_a_tap_shows_all_again(visit: Visit) -> None:
    nora = visit()
    take_a_land(nora)
    nora.page.wait_for_selector(".field")
    nora.page.evaluate(TWO_FRAMES)

    def seen() -> float:
        box = nora.page.get_attribute(".land-field", "viewBox")
        assert box is not None
        return float(box.split()[2])

    before = seen()
    nora.page.eval_on_selector(".field", PINCH)
    nora.page.wait_for_selector(".fit")
    assert before / 3.1 < seen() < before / 2.5
    assert nora.axe() == []
    assert nora.small_targets() == []
    nora.tap(".fit")
    nora.page.wait_for_selector(".fit", state="detached")
    assert seen() == before
    nora.tap(".dot.can")
    nora.page.wait_for_selector("[data-go]")
