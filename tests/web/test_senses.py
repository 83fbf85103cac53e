"""What is heard, felt and told apart without colours, and what a running clock shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person

LISTENS = "tests.listen();"
ONE_CARD = {"hand": 1, "first": "seat0"}
HATCHED = "all => all.map(one => getComputedStyle(one).backgroundImage)"


def turn_on(person: Person, *settings: str) -> None:
    person.open("/settings")
    for setting in settings:
        person.page.get_by_label(setting).check()


@pytest.mark.parametrize("wanted", [False, True], ids=["silent", "loud"])
def test_sounds_are_heard_once_they_are_wanted(visit: Visit, wanted: bool) -> None:
    nora = visit()
    nora.page.add_init_script(LISTENS)
    if wanted:
        turn_on(nora, "Sound")
    nora.sit_down("cookie-chomper", options={"first": "seat0"})
    assert nora.state() == "asked"
    before = nora.page.evaluate("() => tests.heard.tones")
    nora.tap(".mine .thing.can")
    assert (nora.page.evaluate("() => tests.heard.tones") > before) is wanted
    nora.play_to_the_end()
    assert (nora.page.evaluate("() => tests.heard.noises") > 0) is wanted


def test_a_phone_buzzes_for_a_pick_a_play_and_ones_turn(visit: Visit) -> None:
    nora = visit(lively=True)
    nora.page.add_init_script(LISTENS)
    nora.sit_down("number-chain", options={"first": "seat0"})
    assert nora.state() == "asked"
    assert nora.page.evaluate("() => tests.heard.buzzes") == [[30, 40, 30]]
    nora.tap(".mine .thing.can")
    nora.tap("[data-go]")
    nora.page.wait_for_function("() => tests.heard.buzzes.length >= 3")
    assert nora.page.evaluate("() => tests.heard.buzzes.slice(1, 3)") == [8, 20]
    nora.open("/settings")
    nora.page.get_by_label("Short buzz on a phone").uncheck()
    nora.sit_down("number-chain", options={"first": "seat0"})
    assert nora.state() == "asked"
    nora.tap(".mine .thing.can")
    assert nora.page.evaluate("() => tests.heard.buzzes") == []


def test_patterns_tell_six_players_apart(visit: Visit) -> None:
    nora = visit()
    nora.sit_down("cookie-chomper", bots=5)
    assert nora.state() == "asked"
    assert set(nora.page.locator(".seat").evaluate_all(HATCHED)) == {"none"}
    turn_on(nora, "Patterns beside colours")
    nora.page.go_back()
    assert nora.state() == "asked"
    hatched = nora.page.locator(".seat").evaluate_all(HATCHED)
    assert len(set(hatched)) == 6
    assert nora.wrong() == []


@pytest.mark.parametrize(
    ("game", "bots"), [("number-chain", 3), ("cover-your-cookies", 2), ("toss-your-cookies", 2)]
)
def test_a_running_clock_is_seen_at_every_kind_of_board(visit: Visit, game: str, bots: int) -> None:
    nora = visit()
    nora.sit_down(game, bots=bots, clock={"kind": "question", "seconds": 90})
    assert nora.state() == "asked"
    left = nora.page.locator(".seat.me .left, .clock .left")
    assert 60 < int(left.first.inner_text()) <= 90
    name = nora.page.locator(".seat.me .head b")
    box, words = left.first.bounding_box(), name.first.bounding_box() if name.count() else None
    assert box is not None
    assert words is None or box["x"] + box["width"] <= words["x"] + 1
    assert nora.wrong() == []


def test_the_last_seconds_of_ones_own_are_heard_and_then_the_default_counts(visit: Visit) -> None:
    nora = visit()
    nora.page.add_init_script(LISTENS)
    turn_on(nora, "Sound")
    nora.sit_down(
        "number-chain", options={"first": "seat0"}, clock={"kind": "question", "seconds": 8}
    )
    assert nora.state() == "asked"
    version = nora.page.evaluate("() => tests.version()")
    before = nora.page.evaluate("() => tests.heard.tones")
    nora.moved_on(version)
    assert nora.page.evaluate("() => tests.heard.tones") >= before + 3
