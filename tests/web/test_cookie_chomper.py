"""Cookie Chomper and Cookie Hoarder: numbers on cards, what would be taken, the pile, jars."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person

ACTIONS = (
    "Add,Copy,Double,Flip,Mulligan,Multiply,Negate,Opposites,"
    "Reverse,Roll,Seek,Skip,Subtract,Think Again!,Veto"
)
NUMBERS_ONLY = {"first": "seat0", "without": ACTIONS.split(",")}
"""A deck without action cards, where the one who looks begins."""


def arm_a_number(person: Person) -> int:
    """Taps cards of the hand until one takes something; how many that takes."""
    for at in range(person.page.locator(".mine .thing").count()):
        card = person.page.locator(".mine .thing").nth(at).element_handle()
        assert card is not None
        person.tap(card)
        person.page.wait_for_selector("ol.queue .ghost")
        takes = int(person.page.inner_text("[data-takes]"))
        if takes:
            return takes
    raise AssertionError("No card of the hand takes anything.")


def test_a_tap_on_a_card_shows_what_would_be_taken(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("cookie-chomper", options=NUMBERS_ONLY)
    assert nora.state() == "asked"
    assert nora.page.locator(".tray .token").count() == 40
    assert nora.page.locator(".tray .band").count() == 0
    takes = arm_a_number(nora)
    assert nora.page.locator(".tray .band").count() == takes
    assert nora.page.locator("ol.queue .ghost").count() == 1
    assert f"You would take {takes}. Leaves {40 - takes}." in nora.page.inner_text(".asking")


def test_what_is_taken_leaves_the_tray_and_the_pile_can_be_looked_through(visit: Visit) -> None:
    nora = visit(desk=True)
    nora.sit_down("cookie-chomper", options=NUMBERS_ONLY)
    while nora.state() == "asked" and "pile 0" in nora.page.inner_text(".shelf .pile"):
        nora.answer()
    left = nora.page.locator(".tray .token").count()
    assert nora.page.inner_text(".tray .left") == f"{left} left"
    assert nora.page.locator(".tray .empty").count() == 40 - left
    count = nora.page.inner_text(".shelf .pile").split()[-1]
    nora.page.click(".shelf .pile")
    assert nora.page.locator(".laid .card").count() == int(count)
    assert nora.axe() == []
    nora.page.get_by_role("button", name="Close the pile").click()
    assert nora.page.locator(".laid").count() == 0


def test_the_hoarders_tray_is_face_down_with_a_legend_of_what_is_left(visit: Visit) -> None:
    nora = visit(language="es")
    nora.sit_down("cookie-hoarder", bots=2, options=NUMBERS_ONLY)
    assert nora.state() == "asked"
    assert nora.page.locator(".tray .token").count() == 32
    assert nora.page.locator(".tray [data-thing]").count() == 0
    assert nora.page.locator(".seat .jar").count() == 3
    counts = nora.page.locator(".legend span:not(.gang) > b").all_inner_texts()
    assert sum(map(int, counts)) + nora.page.locator(".legend .gang i").count() == 32
    takes = arm_a_number(nora)
    assert f"{takes} de 32 boca abajo; bandidos ahí: 10." in nora.page.inner_text(".asking")
    assert nora.axe() == []
    assert nora.small_targets() == []


def test_what_cannot_be_played_now_is_dull(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("cookie-chomper")
    for _ in range(60):
        assert nora.state() == "asked"
        if nora.page.query_selector("main:has(.mine .dull):has(.mine .can)"):
            break
        nora.answer()
    else:
        raise AssertionError("Every card could always be played.")
    cards, dull = nora.page.locator(".mine .thing"), nora.page.locator(".mine .thing.dull")
    assert cards.count() == dull.count() + nora.page.locator(".mine .thing.can").count()
    before = nora.page.evaluate("() => tests.version()")
    nora.tap(".mine .thing.dull")
    assert nora.page.locator("[data-go]").count() == 0
    assert nora.page.evaluate("() => tests.version()") == before


CROWDED = "() => tests.crowded()"


@pytest.mark.parametrize("game", ["cookie-chomper", "cookie-hoarder", "number-chain"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_everything_fits_on_a_small_phone(visit: Visit, game: str, players: int) -> None:
    """Also the sum of what is armed; names of players are not cut."""
    nora = visit(language="es")
    nora.page.set_viewport_size({"width": 360, "height": 640})
    nora.sit_down(game, bots=players - 1, options={"first": "seat0"})
    assert nora.state() == "asked"
    found = nora.page.evaluate(CROWDED)
    nora.tap(".mine .thing.can")
    nora.page.wait_for_selector(".ghost")
    found += nora.page.evaluate(CROWDED)
    assert [*found, *nora.small_targets()] == []


def test_an_operation_stands_between_two_sums(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("cookie-chomper", options={"first": "seat1", "hand": 6})
    for _ in range(60):
        assert nora.state() == "asked"
        if (card := nora.page.query_selector('.mine .can[data-thing="Double"]')) is not None:
            nora.tap(card)
            break
        nora.answer()
    nora.page.wait_for_selector(".ghost .sign")
    before, sign, after = (
        nora.page.locator(css).last.bounding_box()
        for css in ("li:not(.ghost) .total", ".ghost .sign", ".ghost .total")
    )
    assert before
    assert sign
    assert after
    assert before["x"] + before["width"] <= sign["x"] + 1
    assert sign["x"] + sign["width"] <= after["x"] + 1
