"""Several people at one table, and a server that goes away and comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.clients import free_port, serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Visit


def test_a_friend_sits_down_by_the_link_and_both_play_to_the_end(visit: Visit) -> None:
    nora, theo = visit(), visit(desk=True)
    table = nora.sit_down("number-chain", bots=1, free=1)
    nora.page.wait_for_selector(".chairs .go")
    theo.open(f"/t/{table}")
    theo.page.get_by_text("You", exact=False).first.wait_for()
    nora.page.wait_for_function("() => !document.querySelector('.chairs .go')")
    nora.page.get_by_role("button", name="Start").click()
    people = [nora, theo]
    for _ in range(200):
        states = [person.page.evaluate("() => tests.state()") for person in people]
        if states == ["over", "over"]:
            break
        for person, state in zip(people, states, strict=True):
            if state == "asked":
                person.answer()
    assert [person.state() for person in people] == ["over", "over"]


def test_a_server_that_is_gone_is_told_of_and_the_play_goes_on_when_it_is_back(
    visit: Visit, tmp_path: Path
) -> None:
    port = free_port()
    with serving(tmp_path, port=port) as web:
        nora = visit(at=web.address)
        nora.sit_down("number-chain", bots=1)
        assert nora.state() == "asked"
        nora.answer()
        assert nora.state() == "asked"
    nora.page.get_by_role("alert").wait_for()
    assert "Nothing is lost" in nora.page.get_by_role("alert").inner_text()
    with serving(tmp_path, port=port):
        nora.page.get_by_role("alert").wait_for(state="detached", timeout=20_000)
        nora.play_to_the_end()
        assert nora.page.locator("[data-result] h2").inner_text()


def test_a_finished_play_is_seen_again_step_by_step(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("number-chain", bots=1)
    nora.play_to_the_end()
    nora.page.get_by_role("link", name="Replay").click()
    words = nora.page.locator(".scrub p")
    words.wait_for()
    before = words.inner_text()
    nora.page.get_by_role("button", name="One on").click()
    nora.page.wait_for_function(
        "(before) => document.querySelector('.scrub p').innerText !== before", arg=before
    )
    nora.page.get_by_role("button", name="To the end").click()
    nora.page.get_by_role("button", name="See as Nora").click()
    nora.page.wait_for_selector(".mine")
    assert nora.axe() == []
