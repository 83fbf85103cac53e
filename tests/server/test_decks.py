"""Decks over HTTP: starters, what is wrong with a list, and a table to play it at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import Web, serving

ALONE: list[dict[str, Any]] = [{"me": True}, {"bot": "random"}]


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    with serving(tmp_path_factory.mktemp("decks")) as served:
        yield served


def read(web: Web, text: str, language: str = "en") -> Any:
    status, answer = web.ask("POST", f"/api/games/braverse/deck?lang={language}", {"text": text})
    assert status == 200
    return answer


def test_a_starter_is_fine_and_its_list_is_read_again(web: Web) -> None:
    found = web.get("/api/games/braverse/decks?lang=es")
    assert (found["size"], found["copies"], found["flips"]) == (60, 4, 16)
    red = next(each for each in found["starters"] if each["deck"] == "red")
    assert red["name"] == "Fuego de Horno"
    text = "\n".join(f"{count} {number}" for number, count in red["counts"].items())
    deck = read(web, text, "es")
    assert (deck["fine"], deck["reasons"], deck["counts"]) == (True, [], red["counts"])
    assert "4 GB1-001 Migaja de Ascua" in deck["text"]
    assert read(web, deck["text"])["fine"]


def test_every_reason_is_told_in_words(web: Web) -> None:
    deck = read(web, "5 GB1-001\nwhat is this\n2 GB1-999\n")
    assert not deck["fine"]
    assert deck["reasons"] == [
        "Line 2 of the deck is what is this; it should be like 4 GB1-012 and the name.",
        "5 copies of GB1-001 Ember Crumb: at most 4 are allowed.",
        "There is no card GB1-999 in this pool.",
        "The deck has 7 cards: exactly 60 are needed.",
    ]
    assert deck["amiss"] == [deck["reasons"][0], deck["reasons"][2]]
    assert deck["summary"]["levels"] == {"1": 5}


def test_a_deck_of_ones_own_is_played(web: Web) -> None:
    blue = next(
        each for each in web.get("/api/games/braverse/decks")["starters"] if each["deck"] == "blue"
    )
    options = {"deck0": blue["counts"], "deck1": "green"}
    ana = web.guest("Ana")
    table = web.make(ana, "braverse", ALONE, options=options, begin=True)
    assert web.get(f"/api/tables/{table}")["table"]["options"]["deck0"] == blue["counts"]


def test_where_nobody_brings_a_deck_that_is_said(web: Web) -> None:
    for method, path in (("GET", "decks"), ("POST", "deck")):
        body = {"text": ""} if method == "POST" else None
        status, problem = web.ask(method, f"/api/games/chomp/{path}", body)
        assert (status, problem["complaint"]) == (400, "no-decks")
        assert problem["words"] == "In chomp nobody brings a deck."
    status, problem = web.ask("POST", "/api/games/braverse/deck", {"text": "9" * 20_001})
    assert (status, problem["complaint"]) == (400, "bad-message")


def test_a_table_with_a_large_card_file_tells_its_cards_by_its_address(web: Web) -> None:
    bun = {"type": "cookie", "color": "red", "level": 1, "hp": 1}
    attack = {"cost": "R", "damage": 1}
    cards = [{**bun, "attack": attack, "number": f"MY-{n}", "name": f"Bun {n}"} for n in range(300)]
    ana = web.guest("Ana")
    table = web.make(ana, "braverse", ALONE, options={"cards": {"pool": "adds", "card": cards}})
    found = web.get(f"/api/tables/{table}/catalogue?lang=es")
    assert [card["name"] for card in found["things"]["card"]][-1] == "Bun 299"
    assert sum(found["counts"].values()) == 120
