"""What helps at a table: taking back, answers that stand, and how strong the bots are."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.server.killing import Process

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Route

    from tests.web.conftest import Visit
    from tests.web.person import Person

HAND = "() => tests.all('.mine .thing').map(one => one.dataset.thing).join()"


def hand(person: Person) -> str:
    return str(person.page.evaluate(HAND))


def holds_again(person: Person, cards: str) -> None:
    person.page.wait_for_function(f"(cards) => ({HAND})() === cards", arg=cards)
    assert person.state() == "asked"


def test_among_bots_an_answer_is_taken_back_at_once(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("number-chain", bots=2, options={"first": "seat0"})
    assert nora.state() == "asked"
    before = hand(nora)
    undo = nora.page.get_by_role("button", name="Undo")
    assert undo.is_disabled()
    nora.answer()
    assert nora.state() == "asked"
    assert hand(nora) != before
    undo.click()
    holds_again(nora, before)
    assert undo.is_disabled()


def test_among_people_the_others_are_asked_before_an_answer_is_taken_back(visit: Visit) -> None:
    nora, theo = visit(), visit(desk=True, language="es")
    table = nora.sit_down("number-chain", bots=0, free=1, options={"first": "seat0"})
    theo.open(f"/t/{table}")
    nora.page.wait_for_function("() => !document.querySelector('.chairs .go')")
    nora.page.get_by_role("button", name="Start").click()
    assert nora.state() == "asked"
    before = hand(nora)
    for person in (nora, theo):
        assert person.state() == "asked"
        person.answer()
    assert nora.state() == "asked"
    nora.page.get_by_role("button", name="Undo").click()
    theo.page.get_by_role("button", name="De acuerdo").click()
    holds_again(nora, before)


def test_a_pass_stands_until_the_turn_is_over(visit: Visit) -> None:
    """Whoever lets it stand is not asked again in that turn."""
    nora = visit(desk=True)
    nora.sit_down("cookie-chomper", bots=2, options={"first": "seat1"})
    assert nora.state() == "asked"
    log = nora.page.locator("[role=log] li")
    turns = log.filter(has_text="turn.")
    before = turns.count()
    nora.page.get_by_role("button", name="All moves").click()
    nora.page.get_by_role("dialog").get_by_text("Pass until this turn is over", exact=True).click()
    turns.nth(before).wait_for()
    assert nora.state() == "asked"
    assert log.filter(has_text="You pass.").count() >= 1


def test_that_bots_have_their_full_strength_is_said_once_they_have(visit: Visit) -> None:
    nora = visit()
    strengths = iter(["growing", "growing"])

    def health(route: Route) -> None:
        found = route.fetch().json()
        found["strength"] = next(strengths, "full")
        route.fulfill(body=json.dumps(found), content_type="application/json")

    nora.page.route("**/health/ready*", health)
    nora.open()
    nora.page.get_by_role("status").get_by_text("Bots grow stronger").wait_for()
    assert nora.axe() == []
    nora.page.get_by_role("status").get_by_text("Bots have their full strength now.").wait_for()
    assert nora.page.get_by_text("Bots grow stronger").count() == 0


def test_the_first_page_says_that_the_server_is_gone_and_plays_when_it_is_back(
    visit: Visit, tmp_path: Path
) -> None:
    server = Process(str(tmp_path / "tin.sqlite"))
    nora = visit(at=server.web.address)
    nora.open()
    play = nora.page.get_by_role("button", name="Play now: CHOMP")
    play.wait_for()
    server.kill()
    play.click()
    nora.page.get_by_role("button", name="Play at once").click()
    nora.page.get_by_role("alert").get_by_text("The server is gone.").wait_for()
    assert nora.axe() == []
    server.start()
    play.click()
    assert nora.state() == "asked"
    assert server.stop() == 0
