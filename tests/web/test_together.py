"""Several people at one table, and a server that goes away and comes back."""

from __future__ import annotations

import asyncio
import struct
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import cookietin
from tests.server.clients import Client, Web
from tests.server.killing import Process

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import WebSocketRoute

    from tests.web.conftest import Visit
    from tests.web.person import Person

TOSS_ONE = {"actions": ["toss"] * 6, "numbers": ["1"] * 6}
RESULT = "[data-result]"


def test_a_friend_sits_down_by_the_link_and_both_play_to_the_end(visit: Visit) -> None:
    nora, theo = visit(), visit(desk=True)
    table = nora.sit_down("number-chain", bots=1, free=1)
    nora.page.wait_for_selector(".chairs .go")
    theo.open(f"/t/{table}")
    theo.page.get_by_text("You", exact=False).first.wait_for()
    nora.page.wait_for_function("() => !document.querySelector('.chairs .go')")
    nora.page.get_by_role("button", name="Start").click()
    people = [nora, theo]
    reloaded = False
    for _ in range(200):
        states = [person.page.evaluate("() => tests.state()") for person in people]
        if states == ["over", "over"]:
            break
        for person, state in zip(people, states, strict=True):
            if state == "asked":
                person.answer()
                if person is theo and not reloaded:
                    reloaded = True
                    theo.page.reload()
    assert reloaded
    assert [person.state() for person in people] == ["over", "over"]


def tossed_and_grabbed(nora: Person, theo: Person) -> bool:
    """One toss with a bot, sealed, then a race; whether it came to its end before the play did.

    Some plays are won as they are dealt, or by the first card that is grabbed.
    """
    table = nora.sit_down("toss-your-cookies", bots=1, free=1, options=TOSS_ONE, bot="random")
    theo.open(f"/t/{table}")
    theo.page.get_by_text("Tú", exact=False).first.wait_for()
    nora.page.get_by_role("button", name="Start").click()
    people = [nora, theo]
    while nora.page.query_selector(RESULT) is None:
        # Whoever is asked first may have to roll.
        for person in people:
            if (dice := person.page.query_selector('[data-handle="dice"].can')) is not None:
                person.tap(dice)
        if all(person.page.query_selector(".mine .thing.can") for person in people):
            break
        nora.page.wait_for_timeout(50)
    else:
        return False
    nora.tap(".mine .thing.can")
    nora.tap("[data-go]")
    nora.page.wait_for_selector("main.table[data-asked=false]")
    # Nothing lies in the middle until the last has chosen.
    assert [person.page.locator(".spot .thing").count() for person in people] == [0, 0]
    theo.tap(".mine .thing.can")
    theo.tap("[data-go]")
    for person in people:
        person.page.wait_for_selector(f".spot .thing, {RESULT}")
    if nora.page.query_selector(RESULT) is not None:
        return False
    before = [person.page.locator(".mine .thing").count() for person in people]
    wanted = nora.page.locator(".spot .thing").last
    same = f'.spot .thing.can[data-thing="{wanted.get_attribute("data-thing")}"]'
    for person in people:
        if (card := person.page.query_selector(same)) is not None:
            person.tap(card)
    for person, count in zip(people, before, strict=True):
        while person.page.locator(".mine .thing").count() == count:
            if (left := person.page.query_selector(".spot .thing.can")) is not None:
                person.tap(left)
            person.page.wait_for_timeout(50)
    nora.page.wait_for_selector("main.table .spot .thing", state="detached")
    if nora.page.query_selector(RESULT) is not None:
        return False
    after = [person.page.locator(".mine .thing").count() for person in people]
    assert after == [count + 1 for count in before]
    return True


def test_a_sealed_choice_and_a_race_between_two_browsers(visit: Visit) -> None:
    nora, theo = visit(), visit(desk=True, language="es")
    assert any(tossed_and_grabbed(nora, theo) for _ in range(4))


def test_a_server_that_is_killed_is_told_of_and_the_play_goes_on_when_it_is_back(
    visit: Visit, tmp_path: Path
) -> None:
    server = Process(str(tmp_path / "tin.sqlite"))
    nora = visit(at=server.web.address)
    nora.sit_down("number-chain", bots=1)
    assert nora.state() == "asked"
    nora.answer()
    assert nora.state() == "asked"
    server.kill()
    nora.page.get_by_role("alert").wait_for()
    assert "Nothing is lost" in nora.page.get_by_role("alert").inner_text()
    server.start()
    nora.page.get_by_role("alert").wait_for(state="detached", timeout=20_000)
    nora.play_to_the_end()
    assert nora.page.locator("[data-result] h2").inner_text()
    assert server.stop() == 0


def test_a_play_that_is_over_is_for_everyone_on_a_phone_and_its_deal_is_checked(
    visit: Visit,
) -> None:
    nora = visit(language="es")
    table = nora.sit_down("number-chain", bots=1, options={"hand": 1})
    nora.play_to_the_end()
    found = [*nora.wrong(), *nora.small_targets()]
    nora.page.get_by_role("link", name="¿Fue limpio?").click()
    nora.page.wait_for_selector(".result.fair[role=status]")
    found += [*nora.wrong(), *nora.small_targets()]
    nora.open(f"/r/{table}")
    nora.page.wait_for_selector(".scrub p")
    found += [*nora.wrong(), *nora.small_targets()]
    assert found == []


def test_a_finished_play_is_seen_again_step_by_step(visit: Visit) -> None:
    nora = visit(desk=True)
    nora.sit_down("number-chain", bots=1)
    nora.play_to_the_end()
    nora.page.locator(".moments a").first.wait_for()
    assert nora.axe() == []
    with nora.page.expect_download() as shared:
        nora.page.get_by_role("button", name="Share picture").click()
    assert shared.value.suggested_filename == "number-chain.png"
    picture = shared.value.path().read_bytes()
    wide, high = struct.unpack(">II", picture[16:24])
    assert (wide, high > wide) == (1200, True)  # The final board is below the poster.
    nora.page.evaluate("() => tests.refusePages()")
    with nora.page.expect_download() as plain:
        nora.page.get_by_role("button", name="Share picture").click()
    assert struct.unpack(">II", plain.value.path().read_bytes()[16:24]) == (1200, 690)
    with nora.page.expect_download() as kept:
        nora.page.get_by_role("link", name="Download the record").click()
    assert cookietin.replay(kept.value.path().read_text(encoding="utf-8")).match.winners
    moment = nora.page.locator(".moments a").first
    at = str(moment.get_attribute("href")).rpartition("=")[2]
    moment.click()
    nora.page.wait_for_selector(f'.scrub p:has-text("{at} of ")')
    some = nora.page.locator("[role=log] li").count()
    nora.page.get_by_role("button", name="To the start").click()
    nora.page.wait_for_function(
        "(some) => document.querySelectorAll('[role=log] li').length < some", arg=some
    )
    words = nora.page.locator(".scrub p")
    before = words.inner_text()
    nora.page.get_by_role("button", name="One on").click()
    nora.page.wait_for_function(
        "(before) => document.querySelector('.scrub p').innerText !== before", arg=before
    )
    nora.page.get_by_role("button", name="To the end").click()
    nora.page.wait_for_function(
        "(some) => document.querySelectorAll('[role=log] li').length > some", arg=some
    )
    nora.page.get_by_role("button", name="See as Nora").click()
    nora.page.wait_for_selector(".mine")
    assert nora.axe() == []


def test_an_answer_that_comes_too_late_says_nothing_and_the_next_question_is_asked(
    visit: Visit,
) -> None:
    """As when the table answers by itself while a finger is on its way."""
    nora = visit()
    held: list[str | bytes] = []
    holding: list[bool] = []

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda said: held.append(said) if holding else route.send(said))
        routes.append(route)

    routes: list[WebSocketRoute] = []
    nora.page.route_web_socket("**/socket", line)
    table = nora.sit_down("number-chain", options={"first": "seat0"})
    assert nora.state() == "asked"
    nora.tap(".mine .thing.can")
    nora.page.wait_for_selector("[data-go]")
    before = nora.page.evaluate("() => tests.version()")
    holding.append(True)
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(answered_elsewhere, nora.address, table, nora.be()["token"]).result()
    nora.tap("[data-go]")
    while not any('"too-late"' in str(said) for said in held):
        nora.page.wait_for_timeout(20)
    holding.clear()
    for said in held:
        routes[-1].send(said)
    nora.moved_on(before)
    assert nora.state() == "asked"
    assert "by now" not in nora.page.inner_text(".asking")
    nora.answer()


def answered_elsewhere(address: str, table: str, token: str) -> None:
    """The same person answers on another device."""

    async def answer() -> None:
        async with Client(Web(address), table, token) as client:
            await client.until("update")
            await client.answer()

    asyncio.run(answer())
