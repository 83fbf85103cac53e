"""Everything in a game explains itself: cards, tokens, faces, goals, and the words of its rules."""

from __future__ import annotations

import re

import pytest

import cookietin
from cookietin.words import LANGUAGES, messages, things

GAMES = pytest.mark.parametrize("id", cookietin.game_ids())
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@GAMES
def test_every_card_and_token_in_play_is_a_thing(id: str) -> None:
    game = cookietin.game(id)
    known = {entry.thing for entry in things(game)}
    assert set(game.inventory(game.most_seats)) - known == set()


@GAMES
@LANGUAGE
def test_a_thing_has_a_name_and_says_in_sentences_what_it_does(id: str, language: str) -> None:
    told = messages(language, id)
    for entry in things(cookietin.game(id), language):
        assert entry.name, entry
        assert re.match(r"[A-ZÁÉÍÓÚÑ¿¡“0-9(]", entry.text), entry
        assert entry.text.endswith((".", "!", ")")), entry
        # A message that is missing would be told by its key.
        assert entry.text.split()[0] not in told.section("text"), entry


@GAMES
def test_a_thing_is_told_in_each_language(id: str) -> None:
    english, spanish = (things(cookietin.game(id), language) for language in LANGUAGES)
    assert [entry.thing for entry in english] == [entry.thing for entry in spanish]
    pairs = zip(english, spanish, strict=True)
    assert [one.thing for one, other in pairs if one.text == other.text] == []


@GAMES
@LANGUAGE
def test_no_two_things_have_one_name(id: str, language: str) -> None:
    names = [entry.name.lower() for entry in things(cookietin.game(id), language)]
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize(
    ("id", "language", "thing", "part"),
    [
        ("cookie-chomper", "en", "Reverse", "gives as many tokens back"),
        ("cookie-chomper", "es", "Roll", "un dado dice de 0 a 5"),
        ("cookie-chomper", "en", "1/3", "1 and 3"),
        ("cookie-chomper", "en", "poison", "is out"),
        ("cookie-hoarder", "en", "poison", "loses two points"),
        ("cookie-hoarder", "en", "bandit 3", "up to 3 plain cookies"),
        ("golden-cookie", "en", "golden", "wins at once"),
        ("number-chain", "en", "0", "costs nothing"),
        ("braverse", "es", "Bat Bonbon", "[FLIP]"),
    ],
)
def test_what_some_things_say(id: str, language: str, thing: str, part: str) -> None:
    told = {entry.thing: entry.text for entry in things(cookietin.game(id), language)}
    assert part in told[thing]


def test_what_is_not_in_play_is_no_thing() -> None:
    """Standard play has no bandits and no Flip, unless the table wants one."""
    known = {entry.thing for entry in things(cookietin.game("cookie-chomper"))}
    assert not known & {"Flip", "bandit 1", "golden"}
    assert "Flip" in {entry.thing for entry in things(cookietin.game("cookie-chomper", flip=True))}


def test_an_option_changes_what_a_thing_says() -> None:
    (zero,) = [
        entry for entry in things(cookietin.game("number-chain", zero=True)) if entry.thing == "0"
    ]
    assert zero.text.startswith("It counts as a number of its own here")
