"""Braverse: attacks by taps, by dragging and by keys, answers to them, and cards to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person

MINE = '[data-handle^="mine:"].can'
THEIRS = '[data-handle^="theirs:"].can'
TARGET = '[data-handle^="theirs:"].picked'
HAND = ".mine .held.can"
ARROW = ".aim path"
SAID = ".asking"


def until(person: Person, css: str, deck: str = "red") -> None:
    """Sits down and answers until something like this can be seen."""
    options = {"start": "random", "deck0": deck, "deck1": "red"}
    person.sit_down("braverse", bots=1, options=options)
    for _ in range(120):
        assert person.state() == "asked"
        if person.page.query_selector(css):
            return
        person.answer()
    raise AssertionError(f"{css} was never to be seen.")


def until_one_can_attack(person: Person) -> None:
    """Sits down and answers until a Cookie of one's own has somebody to attack."""
    until(person, MINE)
    for _ in range(120):
        if person.page.query_selector(MINE):
            person.tap(MINE)
            if person.page.query_selector(f"{THEIRS}, {TARGET}"):
                person.page.keyboard.press("Escape")
                return
            person.page.keyboard.press("Escape")
        person.answer()
        assert person.state() == "asked"
    raise AssertionError("Nobody could ever attack.")


def aim(person: Person) -> None:
    """Taps one's own Cookie and one of theirs, if that is still open."""
    person.tap(MINE)
    if person.page.query_selector(THEIRS):
        person.tap(THEIRS)
    person.page.wait_for_selector(ARROW, state="attached")


def test_an_attack_by_taps_says_what_it_does_and_costs(visit: Visit) -> None:
    nora = visit()
    until_one_can_attack(nora)
    aim(nora)
    nora.page.wait_for_selector(f'{SAID}:has-text("→")')
    nora.page.wait_for_selector(f"{SAID} >> text=/damage/i")
    nora.page.wait_for_selector(".support .pays")
    assert nora.page.locator(".hp-card.lost").count() >= 1
    assert nora.wrong() == []
    assert nora.small_targets() == []
    assert nora.page.locator("[data-go]").inner_text() == "Attack"
    nora.tap("[data-go]")
    nora.page.wait_for_selector("[data-go]", state="detached")


def test_an_attack_by_dragging_is_made_at_once(visit: Visit) -> None:
    nora = visit(desk=True)
    until_one_can_attack(nora)
    nora.tap(MINE)
    target = nora.page.query_selector(f"{THEIRS}, {TARGET}")
    goal = target.bounding_box() if target else None
    assert goal is not None
    nora.page.keyboard.press("Escape")
    nora.page.hover(MINE)
    nora.page.mouse.down()
    nora.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
    nora.page.mouse.up()
    nora.page.wait_for_selector("aside >> text=/Your .* attacks/")


def test_an_attack_by_keys_and_a_card_to_read(visit: Visit) -> None:
    nora = visit(desk=True, dark=True, language="es")
    until_one_can_attack(nora)
    for key in ("q", "w"):
        if not nora.page.query_selector("[data-go], .foe.can"):
            nora.page.keyboard.press(key)
    for key in ("a", "s"):
        if not nora.page.query_selector("[data-go]"):
            nora.page.keyboard.press(key)
    nora.page.wait_for_selector(ARROW, state="attached")
    assert nora.page.locator("[data-go]").inner_text() == "Atacar"
    read = nora.page.locator(".reader h2").inner_text()
    assert read in nora.page.locator(SAID).inner_text()
    assert nora.axe() == []
    nora.page.keyboard.press("i")
    nora.page.wait_for_selector("dialog[open] .text p")
    assert nora.page.locator("dialog[open] h2").first.inner_text() == read
    nora.page.keyboard.press("Escape")
    nora.page.wait_for_selector("dialog", state="detached")
    nora.page.keyboard.press("Enter")
    nora.page.wait_for_selector("[data-go]", state="detached")


def test_a_card_is_read_by_holding_it_and_the_piles_by_a_tap(visit: Visit) -> None:
    nora = visit()
    until(nora, HAND)
    hold = "pointerdown", {"pointerType": "touch", "isPrimary": True, "button": 0}
    nora.page.locator(HAND).first.dispatch_event(*hold)
    nora.page.wait_for_selector("dialog[open] .text p")
    assert nora.axe() == []
    nora.page.locator("dialog .icon").click()
    nora.page.wait_for_selector("dialog", state="detached")
    assert nora.page.locator("[data-go]").count() == 0
    nora.tap(".piles button >> nth=1")
    nora.page.wait_for_selector("dialog[open] >> text=/Break area: levels 0 of 10/")
    assert nora.axe() == []
    assert nora.small_targets() == []


def test_an_attack_on_oneself_lights_only_answers(visit: Visit) -> None:
    nora = visit()
    # A question that has one answer only may be answered by the table while one looks at it.
    until(nora, f'main:has({SAID}:has-text("Answer?")):has({HAND})', deck="blue")
    assert nora.page.locator(ARROW).count() >= 1
    lit = nora.page.locator(".mine .held:not(.dull)")
    assert lit.count() == nora.page.locator(HAND).count()


def test_of_a_full_hand_nothing_is_cut_at_a_desk(visit: Visit) -> None:
    nora = visit(desk=True)
    until(nora, f"main:has({HAND}) .mine .held:nth-child(9)", deck="blue")
    nora.page.mouse.move(1, 1)
    assert nora.hidden_texts() == []


def test_no_card_is_dull_while_one_decides_on_the_whole_hand(visit: Visit) -> None:
    nora = visit(desk=True)
    options = {"start": "random", "deck0": "red", "deck1": "red"}
    nora.sit_down("braverse", bots=1, options=options)
    assert nora.state() == "asked"
    while "Keep your hand" not in nora.page.inner_text(SAID):
        nora.answer()
        assert nora.state() == "asked"
    assert nora.page.locator(".mine .held").count() == 6
    assert nora.page.locator(".mine .held.dull").count() == 0
    assert "deck" in nora.page.locator(".piles").first.inner_text()
