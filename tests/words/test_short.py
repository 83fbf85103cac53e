"""Short words for a board's bar: at most 60 signs, for every question and every move."""

from __future__ import annotations

from string import Formatter
from typing import Any

import pytest

import cookietin
from cookietin.kernel import roles
from cookietin.kernel.game import Game
from cookietin.kernel.question import TURN, Question
from cookietin.words import LANGUAGES, Speech, messages

MOST = 60
PLAYERS = ["Maximiliana!"] * 8
"""A long name: whoever has a longer one gets a second line."""

GAMES = pytest.mark.parametrize("id", cookietin.game_ids())
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@GAMES
@LANGUAGE
def test_a_move_is_short(id: str, language: str) -> None:
    speech = Speech(language, id, PLAYERS, 0)
    said = [speech.short_move(move) for move in cookietin.game(id).moves.all]
    assert [text for text in said if len(text) > MOST] == []
    assert [text for text in said if "{" in text] == []


@GAMES
@LANGUAGE
def test_a_question_is_short(id: str, language: str) -> None:
    """With the longest names that its fields can have."""
    speech = Speech(language, id, PLAYERS, 0)
    game = cookietin.game(id)
    keys = messages(language, id).section("question")
    assert keys
    said = [speech.short_question(longest(game, key, speech)) for key in keys]
    assert [text for text in said if len(text) > MOST] == []


def longest(game: Game, key: str, speech: Speech) -> Question:
    """A question to seat 0 with the longest of everything."""
    message = messages(speech.language, game.id).section("question")[key]
    texts = message.values() if isinstance(message, dict) else [message]
    names = {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}
    fields = {name: of_role(game, key, name, speech) for name in names - {"seat"}}
    return Question(1, 0, TURN, True, key, fields)


def of_role(game: Game, key: str, field: str, speech: Speech) -> Any:
    role = game.role(key, field)
    if role == roles.NUMBER:
        return 22
    if role == roles.SEAT:
        return "seat1"
    things = game.inventory(game.most_seats) if role == roles.CARD else ["z26"]
    return max(things, key=lambda thing: len(speech.label(thing)))


def test_what_has_no_short_words_is_said_in_full() -> None:
    speech = Speech("en", "number-chain", ["Ana", "Bo"], 0)
    move = cookietin.game("number-chain").move("1/2")
    assert speech.short_move(move) == speech.move(move) == "Play 1/2"


def test_what_has_is_said_in_short() -> None:
    speech = Speech("es", "cover-your-cookies", ["Ana", "Bo", "Cy"], 0)
    move = cookietin.game("cover-your-cookies").move("swipe seat1 with sugar")
    assert len(speech.short_move(move)) < len(speech.move(move))
