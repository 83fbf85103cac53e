"""The lobby: its maker changes what is played sentence by sentence, and all see it at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person


def choose(person: Person, option: str, choice: str) -> None:
    person.page.click(f"[data-option={option}]")
    person.page.get_by_role("dialog").get_by_role("button", name=choice, exact=True).click()
    person.page.wait_for_selector("dialog", state="detached")


def write(person: Person, option: str, value: str) -> None:
    person.page.click(f"[data-option={option}]")
    person.page.fill("dialog input", value)
    person.page.get_by_role("button", name="Save").click()


def test_sentences_are_changed_and_what_cannot_be_is_refused_in_words(visit: Visit) -> None:
    nora, theo = visit(), visit(desk=True, language="es")
    table = nora.sit_down("number-chain", bots=1, free=1)
    theo.open(f"/t/{table}")
    theo.page.get_by_text("Como siempre.").wait_for()
    assert theo.page.locator("[data-option]").count() == 0

    write(nora, "hand", "99")
    nora.page.get_by_role("alert").get_by_text("must be 1–15, not 99").wait_for()
    assert nora.axe() == []
    nora.page.get_by_role("button", name="Close").click()
    assert nora.page.inner_text("[data-option=hand] b") == "5"

    write(nora, "hand", "2")
    choose(nora, "zero", "yes")
    choose(nora, "format", "best of 3")
    choose(nora, "clock", "15 minutes each for a play, and 10 seconds for each answer")
    choose(nora, "out", "a bot sits in until they are back")
    choose(nora, "delay", "2 minutes later")
    assert nora.page.inner_text("[data-option=clock] b").startswith("15 minutes each")
    choose(nora, "chat", "on")
    theo.page.get_by_text("al mejor de 3").wait_for()
    assert theo.page.locator(".said.changed b").all_inner_texts()[-2:] == ["2", "sí"]

    theo.page.fill(".chat input", "¡Hola!")
    theo.page.keyboard.press("Enter")
    nora.page.get_by_text("¡Hola!").wait_for()
    nora.page.get_by_role("button", name="Start").click()
    nora.page.wait_for_selector(".mine .thing")
    assert nora.page.locator(".mine .thing").count() == 2
    theo.page.get_by_role("tab", name="Charla").click()
    theo.page.fill(".chat input", "¡Suerte!")
    theo.page.keyboard.press("Enter")
    nora.page.get_by_role("button", name="More, 1 unread").click()
    nora.page.get_by_role("dialog").get_by_text("¡Suerte!").wait_for()
    assert [*nora.axe(), *theo.axe()] == []


def test_rules_read_as_sentences_and_a_sheet_says_what_the_clause_says(visit: Visit) -> None:
    nora = visit(language="es")
    nora.sit_down("number-chain", bots=1, free=1)
    said = nora.page.locator("[data-option=first]")
    said.wait_for()
    assert said.inner_text() == "Quién juega primero: al azar"
    nora.page.click("[data-option=house]")
    nora.page.get_by_role("dialog").get_by_role("button", name="pequeña", exact=True).click()
    nora.page.wait_for_selector("[data-option=house]:has-text('pequeña')")
    nora.page.click("[data-option=hand]")
    clause = nora.page.locator("dialog .clause")
    clause.wait_for()
    assert clause.locator("code").first.inner_text() == "hand"
    assert "`" not in clause.inner_text()
    assert [*nora.wrong(), *nora.small_targets()] == []


def test_a_hint_says_three_moves_with_their_chances_and_a_tap_arms_one(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("number-chain", bots=1)
    assert nora.state() == "asked"
    nora.page.get_by_role("button", name="Hint").click()
    moves = nora.page.locator("dialog ol button")
    moves.first.wait_for()
    assert moves.count() == 3
    assert all("%" in words for words in moves.locator("strong").all_inner_texts())
    assert all(moves.locator(".why").all_inner_texts())
    assert nora.axe() == []
    moves.first.click()
    nora.page.wait_for_selector("[data-go]")
