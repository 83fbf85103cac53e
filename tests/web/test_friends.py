"""Friends at a table: what they say, another device, another language, once more."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import cookietin

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person

HAND = "all => all.map(one => one.dataset.thing)"


def hand(person: Person) -> list[str]:
    return list(person.page.locator(".mine .thing").evaluate_all(HAND))


def two_at_a_table(visit: Visit, **settings: object) -> tuple[Person, Person]:
    """Two of one name, one on a phone and one at a desk."""
    nora, theo = visit(), visit(desk=True)
    table = nora.sit_down("number-chain", bots=0, free=1, options={"hand": 2}, **settings)
    nora.page.wait_for_selector("[data-option]")
    theo.be()
    theo.open(f"/t/{table}")
    nora.page.wait_for_function("() => !document.querySelector('.chairs .go')")
    return nora, theo


def play_on(*people: Person) -> None:
    while [person.page.evaluate("() => tests.state()") for person in people] != ["over"] * 2:
        for person in people:
            if person.page.evaluate("() => tests.state()") == "asked":
                person.answer()
        people[0].page.wait_for_timeout(50)


def test_nobody_talks_until_the_host_turns_chat_on(visit: Visit) -> None:
    nora, theo = two_at_a_table(visit)
    assert theo.page.get_by_label("Say something").count() == 0
    nora.page.click("[data-option=chat]")
    nora.page.get_by_role("dialog").get_by_text("on", exact=True).click()
    theo.page.get_by_label("Say something").fill("Good luck!")
    theo.page.keyboard.press("Enter")
    said = nora.page.locator(".chat li")
    said.filter(has_text="Good luck!").wait_for()
    # Two of one name are called apart, here as at the table.
    assert said.inner_text().split() == ["Nora", "2", "Good", "luck!"]
    nora.page.get_by_role("button", name="Start").click()
    assert theo.page.wait_for_selector("main.table")
    theo.page.get_by_role("tab", name="Chat").click()
    theo.page.get_by_label("Say something").fill("Your turn?")
    theo.page.get_by_role("button", name="Send").click()
    nora.page.get_by_role("button", name="unread").click()
    nora.page.get_by_role("dialog").get_by_text("Your turn?").wait_for()
    assert [*nora.wrong(), *nora.small_targets()] == []


def test_a_rematch_is_offered_and_agreed_to(visit: Visit) -> None:
    nora, theo = two_at_a_table(visit)
    nora.page.get_by_role("button", name="Start").click()
    play_on(nora, theo)
    before = nora.page.url
    nora.page.get_by_role("button", name="Rematch").click()
    theo.page.get_by_text("Nora wants to play again.").wait_for()
    theo.page.get_by_role("button", name="Agree").click()
    for person in (nora, theo):
        person.page.wait_for_url(lambda url: "/t/" in url and url != before)
        person.page.wait_for_selector("main.table")
    assert nora.page.url == theo.page.url


def test_another_device_is_the_same_player_by_the_link(visit: Visit) -> None:
    nora, laptop = visit(), visit(desk=True, dark=True)
    table = nora.sit_down("number-chain", options={"first": "seat0"})
    assert nora.state() == "asked"
    before = hand(nora)
    nora.open("/settings")
    laptop.page.goto(nora.page.get_by_label("Your link for another device").input_value())
    laptop.page.get_by_text("My tables").wait_for()
    laptop.open(f"/t/{table}")
    assert laptop.state() == "asked"
    assert hand(laptop) == before
    nora.open(f"/t/{table}")
    assert nora.state() == "asked"
    version = nora.page.evaluate("() => tests.version()")
    laptop.answer()
    nora.moved_on(version)
    assert hand(nora) == hand(laptop)


def test_a_table_changes_its_language_with_all_that_was_said(visit: Visit) -> None:
    nora = visit(desk=True)
    nora.sit_down("number-chain", bots=2)
    assert nora.state() == "asked"
    nora.answer()
    assert nora.state() == "asked"
    log = nora.page.locator("[role=log] li")
    log.filter(has_text="You are dealt").wait_for()
    lines = log.count()
    nora.page.evaluate("window.before = true")
    nora.page.get_by_role("tab", name="Table").click()
    nora.page.get_by_label("Language").select_option("es")
    nora.page.get_by_role("tab", name="Historia").click()
    log.filter(has_text="Recibes").wait_for()
    assert log.count() == lines
    assert re.search(r"\b(You|draws?|plays?|is)\b", " ".join(log.all_inner_texts())) is None
    assert nora.page.locator(".asking").inner_text().startswith("Juega una carta")
    assert nora.page.evaluate("window.before") is True


@pytest.mark.parametrize("game", cookietin.game_ids())
def test_one_is_you_in_every_sentence_of_the_log(visit: Visit, game: str) -> None:
    """Also in what was said before one came back: no sentence calls one by name."""
    nora = visit(desk=True)
    table = nora.sit_down(game, bots=min(cookietin.game(game).seats[-1], 3) - 1)
    for _ in range(6):
        if nora.state() == "over":
            nora.page.get_by_role("button", name="Board", exact=True).click()
            break
        nora.answer()
    log = nora.page.locator("[role=log] li")
    log.first.wait_for()
    told = log.all_inner_texts()
    nora.open(f"/t/{table}")
    nora.state()
    if nora.page.query_selector("[data-result]"):
        nora.page.get_by_role("button", name="Board", exact=True).click()
    log.first.wait_for()
    told += log.all_inner_texts()
    assert [sentence for sentence in told if "Nora" in sentence] == []
    assert any(re.search(r"\b[Yy]ou", sentence) for sentence in told)


def test_a_bot_can_sit_in_for_a_friend_who_has_gone(visit: Visit) -> None:
    nora, theo = two_at_a_table(visit)
    nora.page.get_by_role("button", name="Start").click()
    for person in (nora, theo):
        person.page.wait_for_selector("main.table")
    if nora.page.evaluate("() => tests.state()") == "asked":
        nora.answer()
    theo.page.wait_for_function("() => tests.state() === 'asked'")
    link = theo.page.url
    theo.page.goto("about:blank")
    nora.page.get_by_text("Nora 2 is away.").wait_for()
    assert [*nora.axe(), *nora.small_targets()] == []
    nora.page.get_by_role("button", name="Let a bot sit in").click()
    nora.page.get_by_text("may think on for").wait_for()
    theo.page.goto(link)
    theo.page.wait_for_function("() => tests.state() === 'asked'")
    nora.page.get_by_text("Nora 2 thinks").wait_for()
