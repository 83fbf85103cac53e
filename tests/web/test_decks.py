"""Decks: built by taps or from text, told why they may not be played, kept, and played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person

SAID = ".verdict [role=status]"
PLAY = ".verdict .go:not(.switch)"


def begin_with(person: Person, starter: str) -> None:
    """Starts a deck from a ready one."""
    person.open("/decks")
    person.page.locator("button.box", has_text=starter).click()
    person.page.wait_for_selector(".verdict.fine")


def test_the_builder_is_for_everyone(visit: Visit) -> None:
    nora = visit()
    nora.open("/decks")
    nora.page.wait_for_selector("button.box")
    found = [*nora.wrong(), *nora.small_targets()]
    begin_with(nora, "Cold Tide")
    found += [*nora.wrong(), *nora.small_targets()]
    nora.page.click(".switch")
    found += [*nora.wrong(), *nora.small_targets()]
    nora.page.locator("header .icon").last.click()
    nora.page.wait_for_selector("textarea")
    found += [*nora.wrong(), *nora.small_targets()]
    assert found == []
    desk = visit(desk=True, language="es")
    begin_with(desk, "Marea Fría")
    desk.page.locator(".grid .face").first.click()
    desk.page.wait_for_selector("dialog .text p")
    assert desk.wrong() == []


def test_a_deck_is_built_kept_and_played(visit: Visit) -> None:
    nora = visit(desk=True)
    begin_with(nora, "Oven Fire")
    nora.page.get_by_label("One Ember Crumb less").first.click()
    nora.page.wait_for_selector(f'{SAID}:has-text("The deck has 59 cards: exactly 60 are needed.")')
    assert nora.page.locator(PLAY).is_disabled()
    nora.page.get_by_label("Undo").click()
    nora.page.wait_for_selector(".verdict.fine")
    nora.page.get_by_label("One Ember Crumb less").first.click()
    nora.page.get_by_label("Find: name or text").fill("undertow")
    nora.page.get_by_role("button", name="Red").click()
    nora.page.get_by_label("One Undertow more").click()
    nora.page.wait_for_selector(".verdict.fine")
    nora.page.get_by_label("Name of the deck").fill("Fire and Tide")
    nora.page.keyboard.press("Tab")
    nora.page.reload()
    nora.page.wait_for_selector(".verdict.fine")
    nora.open("/decks")
    nora.page.locator("a.box", has_text="Fire and Tide").click()
    nora.page.wait_for_selector(".verdict.fine")
    nora.page.click(PLAY)
    nora.page.get_by_label("Against").select_option("green")
    nora.page.get_by_role("button", name="Play now").click()
    nora.page.wait_for_selector("main.table")
    table = nora.page.url.rsplit("/", 1)[1]
    options = nora.page.evaluate(
        "(id) => fetch(`/api/tables/${id}`).then((it) => it.json()).then((it) => it.table.options)",
        table,
    )
    assert options["deck1"] == "green"
    assert (options["deck0"]["GB1-001"], options["deck0"]["GB1-095"]) == (3, 1)
    assert sum(options["deck0"].values()) == 60


def test_a_deck_as_text_goes_in_and_out(visit: Visit) -> None:
    nora = visit()
    nora.open("/decks")
    nora.page.get_by_role("button", name="Start from nothing").click()
    nora.page.wait_for_selector(f'{SAID}:has-text("The deck has no cards.")')
    nora.page.get_by_label("Text in and out").click()
    nora.page.get_by_label("The deck as text").fill("3 GB1-001 Ember Crumb\nnonsense\n")
    nora.page.get_by_role("button", name="Take this list").click()
    nora.page.wait_for_selector("dialog >> text=/Line 2 of the deck is nonsense/")
    nora.page.get_by_label("The deck as text").fill("3 GB1-001 Migaja de Ascua\n2 GB1-095\n")
    nora.page.get_by_role("button", name="Take this list").click()
    nora.page.wait_for_selector(f'{SAID}:has-text("The deck has 5 cards")')
    nora.page.get_by_label("Text in and out").click()
    written = nora.page.get_by_label("The deck as text").input_value()
    assert written == "3 GB1-001 Ember Crumb\n2 GB1-095 Undertow\n"


def test_a_table_takes_a_deck_of_ones_own(visit: Visit) -> None:
    nora = visit()
    begin_with(nora, "Night Shift")
    nora.sit_down("braverse", bots=0, free=1)
    nora.page.click("button[data-deck=seat0]")
    nora.page.get_by_role("dialog").get_by_role("button", name="Night Shift, changed").click()
    nora.page.wait_for_selector('[data-deck=seat0]:has-text("Night Shift, changed")')
    assert nora.wrong() == []


def test_a_friend_pastes_a_deck_before_it_is_dealt(visit: Visit) -> None:
    nora, theo = visit(desk=True), visit(language="es")
    table = nora.sit_down("braverse", bots=0, free=1)
    theo.open(f"/t/{table}")
    theo.page.click("button[data-deck=seat1]")
    assert [*theo.wrong(), *theo.small_targets()] == []
    starters = theo.page.evaluate(
        "() => fetch('/api/games/braverse/decks').then((it) => it.json())"
    )["starters"]
    counts = next(each["counts"] for each in starters if each["deck"] == "green")
    lines = [f"{count} {number}" for number, count in counts.items()]
    theo.page.get_by_role("textbox").fill("\n".join(lines[1:]))
    theo.page.get_by_role("button", name="Usar esta lista").click()
    theo.page.get_by_text("hacen falta exactamente 60").wait_for()
    theo.page.get_by_role("textbox").fill("\n".join(lines))
    theo.page.get_by_role("button", name="Usar esta lista").click()
    theo.page.wait_for_selector('[data-deck=seat1]:has-text("Mazo pegado")')
    nora.page.wait_for_selector('span[data-deck=seat1]:has-text("a deck of one\'s own")')
    nora.page.get_by_role("button", name="Start").click()
    assert theo.state() == "asked"
    options = theo.page.evaluate(
        "(id) => fetch(`/api/tables/${id}`).then((it) => it.json()).then((it) => it.table.options)",
        table,
    )
    assert options["deck1"] == counts
