"""All pages: what axe finds, how large targets are, how much is loaded."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Response

    from tests.web.conftest import Visit
    from tests.web.person import Person

FIRST_PAGE = 120 * 1024
"""What the first page may weigh, by gzip and with its font."""


def at_home(person: Person) -> None:
    person.open()
    person.page.wait_for_selector(".tile")


def at_settings(person: Person) -> None:
    person.open("/settings")
    person.page.wait_for_selector(".link")


def at_new_table(person: Person) -> None:
    person.open("/new/cover-your-cookies")
    person.page.wait_for_selector(".steps")


def at_rules(person: Person) -> None:
    person.open("/rules/number-chain")
    person.page.wait_for_selector(".rules p b")


def in_lobby(person: Person) -> None:
    person.sit_down("number-chain", bots=1, free=1)
    person.page.wait_for_selector("[data-option]")


def at_play(person: Person) -> None:
    person.sit_down("number-chain", bots=2)
    assert person.state() == "asked"
    person.tap(".mine .thing.can")


PLACES = [at_home, at_settings, at_new_table, at_rules, in_lobby, at_play]


@pytest.mark.parametrize("desk", [False, True], ids=["phone", "desk"])
def test_axe_finds_nothing_and_targets_are_large(visit: Visit, desk: bool) -> None:
    person = visit(desk=desk)
    found = {}
    for go in PLACES:
        go(person)
        small = [] if desk else person.small_targets()
        if wrong := [*person.wrong(), *small]:
            found[go.__name__] = wrong
    assert found == {}


def test_the_first_page_is_light_and_asks_nobody_else(visit: Visit) -> None:
    person = visit()
    seen: list[Response] = []
    person.page.on("response", lambda response: seen.append(response))
    person.open()
    person.page.wait_for_selector(".tile")
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_load_state("networkidle")
    hosts = {urlsplit(response.url).netloc for response in seen}
    assert hosts == {urlsplit(person.address).netloc}
    files = [each for each in seen if "/api/" not in each.url]
    packed = (".woff2", ".png")
    weights = {
        urlsplit(each.url).path: len(
            each.body() if each.url.endswith(packed) else gzip.compress(each.body())
        )
        for each in files
    }
    assert any(path.endswith(".woff2") for path in weights)
    assert sum(weights.values()) <= FIRST_PAGE, weights
    assert len(files) <= 16, weights


def test_the_language_changes_without_reloading(visit: Visit) -> None:
    person = visit()
    person.open("/settings")
    person.page.evaluate("window.before = true")
    person.page.get_by_label("Language").select_option("es")
    person.page.get_by_role("heading", name="Ajustes").wait_for()
    assert person.page.evaluate("document.documentElement.lang") == "es"
    person.page.get_by_role("link", name="Inicio").click()
    person.page.get_by_role("button", name="Jugar ya", exact=True).wait_for()
    assert person.page.evaluate("window.before") is True
