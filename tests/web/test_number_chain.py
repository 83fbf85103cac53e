"""Number Chain: reloads, the keyboard, the list of moves, and what a move is said to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person

HAND = "all => all.map(one => one.dataset.thing)"


def hand(person: Person) -> list[str]:
    return list(person.page.locator(".mine .thing").evaluate_all(HAND))


def test_a_reload_brings_one_back_to_the_same_seat(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("number-chain", bots=2)
    assert nora.state() == "asked"
    nora.answer()
    assert nora.state() == "asked"
    before = hand(nora)
    nora.page.reload()
    assert nora.state() == "asked"
    assert hand(nora) == before


def test_a_tap_says_what_it_costs_and_a_second_takes_it_back(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("number-chain", bots=1)
    assert nora.state() == "asked"
    card = nora.page.wait_for_selector(".mine .thing.can")
    assert card is not None
    words = card.inner_text()
    nora.tap(card)
    assert card.get_attribute("aria-pressed") == "true"
    said = nora.page.locator(".asking").inner_text()
    assert ("draw" in said) == ("draws" in words)
    nora.tap(card)
    assert card.get_attribute("aria-pressed") == "false"
    assert nora.page.locator("[data-go]").count() == 0


def test_a_whole_play_by_keyboard(visit: Visit) -> None:
    nora = visit(desk=True)
    nora.sit_down("number-chain", bots=1)
    for _ in range(60):
        if nora.state() == "over":
            break
        version = nora.page.get_attribute("main.table", "data-version")
        nora.page.keyboard.press("1")
        nora.page.wait_for_selector("[data-go]")
        nora.page.keyboard.press("Enter")
        nora.moved_on(version)
    assert nora.state() == "over"


def test_a_move_from_the_list(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("number-chain", bots=1)
    assert nora.state() == "asked"
    before = hand(nora)
    nora.page.get_by_role("button", name="All moves").click()
    nora.page.locator("dialog li button").first.click()
    version = nora.page.get_attribute("main.table", "data-version")
    nora.tap("[data-go]")
    nora.moved_on(version)
    assert nora.state() in ("asked", "over")
    assert hand(nora) != before


def test_what_is_dealt_flies_to_everyone_and_then_lies_there(visit: Visit) -> None:
    nora = visit(lively=True)
    nora.sit_down("number-chain", bots=3, options={"hand": 4}, pace=5)
    nora.page.wait_for_function("() => document.querySelectorAll('.flight').length >= 16")
    nora.page.wait_for_selector(".flight", state="detached")
    assert nora.page.locator(".mine .thing:visible").count() == 4


def test_the_default_is_armed_by_a_key_and_played_by_enter(visit: Visit) -> None:
    """Also while something else has the focus."""
    nora = visit(desk=True)
    nora.sit_down("number-chain", bots=1, options={"first": "seat0"})
    assert nora.state() == "asked"
    nora.page.keyboard.press("1")
    nora.page.keyboard.press("1")
    nora.page.keyboard.press("p")
    nora.page.wait_for_selector("[data-go]")
    version = nora.page.evaluate("() => tests.version()")
    nora.page.keyboard.press("Enter")
    nora.moved_on(version)


def test_a_whole_play_of_cookie_hoarder_by_keyboard(visit: Visit) -> None:
    nora = visit(desk=True)
    nora.sit_down("cookie-hoarder", bots=1)
    for _ in range(80):
        if nora.state() == "over":
            break
        version = nora.page.evaluate("() => tests.version()")
        nora.page.keyboard.press("p")
        nora.page.wait_for_function(
            "(it) => tests.movedOn(it) || tests.all('[data-go]').length", arg=version
        )
        nora.page.keyboard.press("Enter")
        nora.moved_on(version)
    assert nora.state() == "over"


def test_a_table_that_waits_for_one_comes_to_rest(visit: Visit) -> None:
    """What may be tapped beckons a few times; a page left open all day moves no more."""
    nora = visit(lively=True)
    nora.sit_down("number-chain", bots=1)
    assert nora.state() == "asked"
    nora.page.wait_for_selector(".mine .thing.can")
    nora.page.wait_for_function(
        "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
    )
    assert nora.state() == "asked"
