"""Every event belongs to clauses, and every clause that is named is one of the game's."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.event import Event
from cookietin.lab.meters.clauses import Clauses
from cookietin.words.clauses import clauses
from cookietin.words.invoked import invoked, invoked_by
from cookietin.words.messages import messages

every_game = pytest.mark.parametrize("id", cookietin.game_ids())


@every_game
def test_it_is_said_of_every_event_which_clauses_speak(id: str) -> None:
    events = messages("en", id).section("event")
    entries = invoked(id)
    assert [key for key in events if not invoked_by(key, entries)] == []


@every_game
def test_no_entry_waits_for_an_event_that_never_comes(id: str) -> None:
    events = set(messages("en", id).section("event"))
    used = {one.key for key in events for one in invoked_by(key, invoked(id))}
    assert {one.key for one in invoked(id)} == used


@every_game
def test_the_clauses_that_are_named_are_clauses_of_the_game(id: str) -> None:
    known = {clause.id for clause in clauses(id, "en")}
    assert {clause for one in invoked(id) for clause in one.clauses} <= known


def told(game: str, event: Event) -> list[str]:
    """The clauses that speak at an event."""
    meter = Clauses()
    meter.begin(cookietin.game(game), 3)
    meter.hear(event)
    return [name.removeprefix("clause/") for name in meter.spoken()]


def test_what_an_event_says_tells_its_clauses_apart() -> None:
    milk = Event("roll", {"action": "left", "number": "milk"})
    assert told("toss-your-cookies", milk) == ["TY-05", "TY-12"]
    assert told("number-chain", Event("over", {"how": "deck-out"})) == ["CC-53"]
    assert told("braverse", Event("leave-break", {})) == ["BV-27"]
    assert told("braverse", Event("leave-hand", {})) == ["BV-34"]


def test_a_mode_names_its_own_clauses_in_place_of_those_that_do_not_hold_there() -> None:
    assert told("cookie-chomper", Event("out", {})) == ["CC-23"]
    assert told("golden-cookie", Event("over", {"how": "golden"})) == ["CC-43"]
    assert told("cookie-hoarder", Event("stack", {})) == ["CC-44"]
