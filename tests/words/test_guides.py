"""Guided first plays: each game has one that plays, is lit and is told in every language."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cookietin
from cookietin.kernel.names import SEATS
from cookietin.kernel.position import Position
from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay
from cookietin.words import LANGUAGES, Guide, guide, messages

GAMES = pytest.mark.parametrize("id", cookietin.game_ids())
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = 130
"""A sentence must fit in the bar of a phone, on a few lines."""
FEWEST = 4


def of(id: str) -> Guide:
    found = guide(id)
    assert found is not None
    return found


def is_lit(light: str, position: Position) -> bool:
    """Whether what is lit is there: a place, or a thing that lies in it."""
    place, _, thing = light.partition(":")
    lying = position.places()
    return place in lying and (not thing or thing in lying[place])


@GAMES
def test_it_plays_and_every_step_of_the_learner_is_told(id: str) -> None:
    own = of(id)
    own.play()
    steps = [step for step in own.steps if step.seat == own.seat]
    assert len(steps) >= FEWEST
    told = [step for step in steps if step.say]
    assert len(told) >= len(steps) - 2


@GAMES
def test_what_is_tapped_and_lit_is_there(id: str) -> None:
    own = of(id)
    match, before = own.play()
    after = [*before[1:], match.position]
    for place, step in enumerate(own.steps):
        assert own.taps(step, before[place]), step.move
        shown = before[place] if step.seat == own.seat else after[place]
        view = shown.view(own.seat)
        assert [light for light in step.also if not is_lit(light, view)] == [], step.move


@GAMES
def test_all_that_is_dealt_is_needed(id: str) -> None:
    """The record that a client gets is one that replays to the same end."""
    own = of(id)
    match, _ = own.play()
    record: list[dict[str, Any]] = json.loads(json.dumps(own.json("en")["record"]))
    again = Replay(record, make_game)
    assert again.match.position == match.position
    assert [moment.number for moment in again.moments[1:]] == [step.line for step in own.steps]


@GAMES
@LANGUAGE
def test_it_has_its_words_and_no_others(id: str, language: str) -> None:
    own = of(id)
    words = messages(language, id).section("guide")
    keys = [step.say for step in own.steps if step.say] + [own.end]
    like = messages(language, "cookie-chomper").section("guide")
    assert [key for key in keys if key not in words] == []
    assert [key for key in words if key not in keys and key not in like] == []
    assert [text for text in words.values() if len(text) > LONGEST] == []
    shown = own.json(language)
    assert json.loads(json.dumps(shown)) == shown
    assert shown["end"] == words[own.end]
    assert {step["seat"] for step in shown["steps"]} <= set(SEATS[: len(own.players)])


def test_a_game_without_one_has_none() -> None:
    assert guide("no-such-game") is None
