"""Words and rules pages: every key said in both languages, every clause on the page."""

from __future__ import annotations

import string
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin import Seeded
from cookietin.kernel.chance import Chance
from cookietin.words import LANGUAGES, Speech, clauses, messages

GAMES = ["cookie-chomper", "golden-cookie", "cookie-hoarder"]
SECTIONS = ["game", "option", "question", "move", "label", "event", "how", "complaint"]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_things(game: str) -> None:
    english, spanish = messages("en", game), messages("es", game)
    for section in SECTIONS:
        here, there = english.section(section), spanish.section(section)
        assert here.keys() == there.keys()
        for key in here:
            assert _fields(here[key]) == _fields(there[key]), (section, key)
            if section in ("event", "question"):
                assert here[key] != there[key], (section, key)


def _fields(message: Any) -> set[str]:
    texts = message.values() if isinstance(message, dict) else [message]
    return {name for text in texts for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_on_the_rules_page(game: str, language: str) -> None:
    """CC-01 to CC-42 and CC-54 for all; CC-43 for Golden Cookie, CC-44 to CC-49 for Hoarder."""
    wanted = [*range(1, 43), 54]
    wanted += {"golden-cookie": [43], "cookie-hoarder": [44, 45, 46, 47, 48, 49]}.get(game, [])
    page = clauses(game, language)
    assert sorted(clause.id for clause in page) == sorted(f"CC-{number:02}" for number in wanted)
    assert {mark for clause in page for mark in clause.mark} == {"S", "R", "D"}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_its_clause_is_documented(game: str) -> None:
    made = cookietin.game(game)
    ids = [clause.id for clause in clauses(game, "en")]
    for option in made.declared:
        assert option.clause in ids
        for language in LANGUAGES:
            assert option.name in messages(language, game).section("option")


@pytest.mark.parametrize("game", GAMES)
def test_all_that_happens_is_said_in_words(game: str) -> None:
    made = cookietin.game(game, hand=5)
    speeches = [Speech(language, game, None, 0) for language in LANGUAGES]
    for seed in range(8):
        dealer, chance = Seeded(seed), Chance(seed)
        position = made.start(3, dealer)
        while position.outcome is None:
            seat = position.asked()[0]
            move = position.legal(seat)[chance.below(len(position.legal(seat)))]
            question = position.question(seat)
            position.play(seat, move, dealer)
            for speech in speeches:
                said = [speech.question(question), speech.move(move)]
                said += [speech.event(event) for event in dealer.told]
                for text in said:
                    assert "{" not in text
                    assert text[-1] in ".?" or text in said[1:2], text
                    assert "None" not in text
            dealer.collect_told()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_that_names_it(game: str) -> None:
    folder = Path(__file__).parent
    stories = "".join(
        path.read_text(encoding="utf-8")
        for path in folder.glob("test_*.py")
        if path.name != Path(__file__).name
    )
    for clause in clauses(game, "en"):
        assert clause.id in stories
