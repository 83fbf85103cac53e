"""What the games in the tin declare as standing answers is there: moves, events and words."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.table import Guesser
from cookietin.table.guess import standing_word
from cookietin.words import LANGUAGES, Speech, messages


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_a_standing_answer_is_a_move_and_ends_with_events_that_are_told(id: str) -> None:
    events = messages("en", id).section("event")
    game = cookietin.game(id)
    for standing in game.standing_answers:
        assert game.move(standing.answer).text == standing.answer
        assert standing.questions
        assert set(standing.questions) <= set(messages("en", id).section("question"))
        assert standing.until
        assert {when.event for when in [*standing.until, *standing.asks]} <= set(events)
    assert len({standing.key for standing in game.standing_answers}) == len(game.standing_answers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", cookietin.game_ids())
def test_a_standing_answer_has_its_words(id: str, language: str) -> None:
    """They stand in the middle of a sentence: "From now on: …."."""
    for standing in cookietin.game(id).standing_answers:
        said = messages(language, id).find("standing", standing.key)
        assert isinstance(said, str), standing.key
        assert not said.endswith("."), standing.key


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_a_standing_answer_is_typed_in_a_word_of_each_language(id: str) -> None:
    game = cookietin.game(id)
    for standing in game.standing_answers:
        typed = {standing_word(standing, Speech(language, id)) for language in LANGUAGES}
        assert len(typed) == len(LANGUAGES), typed
        for word in typed:
            assert Guesser(game).standing(word, game.standing_answers) is standing
