"""The rules page of a mode says what holds in that mode, and nothing that it replaces."""

from __future__ import annotations

import re

import pytest

import cookietin
from cookietin.catalogue import games
from cookietin.games.cookie_chomper.game import Chomper
from cookietin.games.cookie_chomper.tokens import COOKIE, GOLDEN, LAST_PLAIN, POISON
from cookietin.manifest import Manifest
from cookietin.words import LANGUAGES, clauses

MODES = [mode for mode in games() if mode.like]
CHOMPERS = ["cookie-chomper", "golden-cookie", "cookie-hoarder"]
TOKENS = {
    "en": {POISON: "Poison", GOLDEN: "Golden", LAST_PLAIN + 1: "andit"},
    "es": {POISON: "envenenada", GOLDEN: "dorada", LAST_PLAIN + 1: "andido"},
}
"""What tokens are called in the middle of a sentence; one bandit stands for all."""

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
each_mode = pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.id)
each_chomper = pytest.mark.parametrize("id", CHOMPERS)


def page(id: str, language: str) -> str:
    return "\n".join(clause.text for clause in clauses(id, language))


@each_mode
@LANGUAGE
def test_a_replaced_clause_gives_way_to_another(mode: Manifest, language: str) -> None:
    ids = [clause.id for clause in clauses(mode.id, language)]
    whole = [clause.id for clause in clauses(mode.like, language)]
    assert len(ids) == len(set(ids))
    assert mode.replaces
    assert set(mode.replaces) & set(ids) == set()
    assert set(mode.replaces.values()) <= set(ids)
    assert set(whole) - set(mode.replaces) <= set(ids)


@each_chomper
@LANGUAGE
def test_no_clause_speaks_of_a_token_that_is_not_there(id: str, language: str) -> None:
    game = cookietin.game(id)
    assert isinstance(game, Chomper)
    there = game.tokens()
    absent = [name for token, name in TOKENS[language].items() if token not in there]
    assert COOKIE in there
    assert [name for name in absent if name in page(id, language)] == []


@each_chomper
@LANGUAGE
def test_no_clause_speaks_of_an_option_that_the_mode_lacks(id: str, language: str) -> None:
    options = {name: {option.name for option in cookietin.game(name).declared} for name in CHOMPERS}
    foreign = set().union(*options.values()) - options[id]
    assert set(re.findall(r"`(\w+)`", page(id, language))) & foreign == set()


@each_chomper
@LANGUAGE
def test_the_numbers_of_cookies_and_cards_are_those_of_the_mode(id: str, language: str) -> None:
    """CC-04, CC-07 and CC-44: each page names its own stack and deck."""
    game = cookietin.game(id)
    assert isinstance(game, Chomper)
    told = set(re.findall(r"\b(20|39|46)\b", page(id, language)))
    cookies, deck = game.tokens().count(COOKIE), len(game.deck)
    assert told <= {str(cookies), str(deck)}
    assert str(cookies) in told


@LANGUAGE
def test_a_mode_has_its_own_words_where_the_game_that_it_is_like_has_them(language: str) -> None:
    order = [clause.id for clause in clauses("golden-cookie", language)]
    assert order.index("CC-06") < order.index("CC-07") < order.index("CC-08")
    headings = {clause.id: clause.heading for clause in clauses("golden-cookie", language)}
    assert headings["CC-07"] == headings["CC-08"]
