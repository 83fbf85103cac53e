"""Moves are typed as they are read, in each language, and what is no move says why."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.complaint import BadMove, Refused
from cookietin.table import Guesser
from cookietin.words import LANGUAGES, Speech

GAMES = pytest.mark.parametrize("id", cookietin.game_ids())


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_understood_as_it_is_typed_in_a_language(id: str, language: str) -> None:
    game = cookietin.game(id)
    guess, speech = Guesser(game), Speech(language, id)
    for move in game.moves.all:
        assert guess.understand(speech.typed(move), []) is move, speech.typed(move)


@pytest.mark.parametrize(
    ("id", "text", "typed"),
    [
        ("cover-your-cookies", "batch sugar + fresh-milk", "tanda azúcar + leche fresca"),
        ("cover-your-cookies", "swipe seat1 with coconut", "birlar seat1 con coco"),
        ("cookie-chomper", "multiply 1/3 as 3", "multiplica 1/3 como 3"),
        ("cookie-chomper", "think again seek", "otra vez busca"),
        ("toss-your-cookies", "choose fortune fortune", "elegir de la suerte, de la suerte"),
        ("chomp", "take hatchery", "tomar criadero"),
        ("braverse", "attack left right", "atacar izquierda derecha"),
        ("braverse", "place bat bonbon", "poner bombón murciélago"),
        ("braverse", "pay red", "pagar rojo"),
    ],
)
def test_how_some_moves_are_typed_in_spanish(id: str, text: str, typed: str) -> None:
    move = cookietin.game(id).move(text)
    assert (Speech("en", id).typed(move), Speech("es", id).typed(move)) == (text, typed)


@GAMES
def test_no_word_of_a_move_stays_english_in_spanish(id: str) -> None:
    """What two languages share is not counted: numbers, and what is called alike."""
    game = cookietin.game(id)
    english, spanish = Speech("en", id), Speech("es", id)
    for move in game.moves.all:
        word = english.typed(move).split()[0]
        if word.isalpha() and word not in ("no", "veto"):
            assert spanish.typed(move).split()[0] != word


@pytest.mark.parametrize(
    ("id", "typed", "text"),
    [
        ("cover-your-cookies", "batch fresh-milk + sugar", "batch sugar + fresh-milk"),
        ("toss-your-cookies", "choose milk, wild", "choose wild milk"),
        ("cover-your-cookies", "discard Azúcar", "discard sugar"),
    ],
)
def test_the_order_of_cards_does_not_matter(id: str, typed: str, text: str) -> None:
    game = cookietin.game(id)
    assert Guesser(game).understand(typed, []) is game.move(text)


@pytest.mark.parametrize(
    ("id", "typed", "clause"),
    [
        ("cover-your-cookies", "batch fresh milk + chocolate milk", "CY-10"),
        ("cover-your-cookies", "tanda azúcar + azúcar + azúcar", "CY-10"),
        ("cover-your-cookies", "batch sugar + oatmeal", "CY-10"),
        ("cover-your-cookies", "single fresh-milk", "CY-11"),
        ("cover-your-cookies", "discard swap", "CY-21"),
        ("cover-your-cookies", "add fresh-milk", "CY-28"),
        ("cover-your-cookies", "pass", "CY-28"),
        ("cover-your-cookies", "answer chocolate-milk + sugar", "CY-31"),
        ("cookie-chomper", "1/3 as 2", "CC-10"),
        ("cookie-chomper", "suma salto", "CC-26"),
        ("cookie-chomper", "double 3", "CC-27"),
        ("number-chain", "pass", "CC-51"),
        ("toss-your-cookies", "choose milk milk", "TY-01"),
        ("toss-your-cookies", "choose wild wild wild milk", "TY-03"),
        ("chomp", "turned 45", "CH-13"),
        ("chomp", "flip hatchery", "CH-10"),
        ("chomp", "pass", "CH-10"),
    ],
)
def test_what_is_no_move_is_refused_by_its_rule(id: str, typed: str, clause: str) -> None:
    game = cookietin.game(id)
    with pytest.raises(Refused) as refused:
        Guesser(game).understand(typed, [])
    assert (refused.value.clause, refused.value.game) == (clause, id)


@GAMES
def test_nonsense_breaks_no_rule(id: str) -> None:
    with pytest.raises(BadMove):
        Guesser(cookietin.game(id)).understand("colourless green ideas", [])
