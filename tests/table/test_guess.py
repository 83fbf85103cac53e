"""What people type is understood, as long as it can mean one thing only."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.complaint import BadMove
from cookietin.kernel.game import Game
from cookietin.table.guess import Guesser
from cookietin.words import LANGUAGES, Speech
from tests.samples.race import Snatch

CHAIN = cookietin.game("number-chain")
LEGAL = [CHAIN.move(text) for text in ("2", "1/2", "2/3/5")]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2/3/5", "2/3/5"),
        ("235", "2/3/5"),
        ("532", "2/3/5"),
        ("5/3/2", "2/3/5"),
        (" 2 - 3 - 5", "2/3/5"),
        ("2, 3, 5", "2/3/5"),
        ("2", "2"),
        ("1", "1"),
        ("12", "1/2"),
        ("#1", "2"),
        ("# 3", "2/3/5"),
        ("4/5", "4/5"),
    ],
)
def test_cards_of_number_chain(typed: str, meant: str) -> None:
    assert Guesser(CHAIN).understand(typed, LEGAL).text == meant


@pytest.mark.parametrize(
    ("typed", "key"),
    [("#4", "no-such-pick"), ("#0", "no-such-pick"), ("6", "no-such-move"), ("x", "no-such-move")],
)
def test_what_is_no_move(typed: str, key: str) -> None:
    with pytest.raises(BadMove) as caught:
        Guesser(CHAIN).understand(typed, LEGAL)
    assert caught.value.key == key


@pytest.fixture
def snatch() -> Game:
    """A game whose moves are words."""
    return Snatch({})


@pytest.mark.parametrize("typed", ["1", "#1", "grab oat", "Grab  OAT", "grab-oat"])
def test_where_moves_are_words_a_bare_number_picks(snatch: Game, typed: str) -> None:
    legal = [snatch.move("grab oat"), snatch.move("leave")]
    assert Guesser(snatch).understand(typed, legal).text == "grab oat"


def test_the_nearest_move_is_suggested(snatch: Game) -> None:
    with pytest.raises(BadMove) as caught:
        Guesser(snatch).understand("graboats", [snatch.move("grab oat")])
    assert caught.value.fields["near"] == "grab oat"


def test_letters_in_another_order_are_another_word(snatch: Game) -> None:
    with pytest.raises(BadMove):
        Guesser(snatch).understand("evael", [snatch.move("leave")])


@pytest.mark.parametrize(
    ("id", "typed", "meant"),
    [
        ("toss-your-cookies", "snickerdoodle!", "snickerdoodle"),
        ("toss-your-cookies", "¡Galletazo!", "snickerdoodle"),
        ("toss-your-cookies", "Tomar leche", "grab milk"),
        ("toss-your-cookies", "grab leche", "grab milk"),
        ("cookie-chomper", "think again 2", "think again 2"),
        ("cookie-chomper", "¡otra vez! 2", "think again 2"),
        ("cookie-chomper", "Jugar Veto sobre Revés", "veto reverse"),
        ("cookie-chomper", "veto reves", "veto reverse"),
        ("cookie-hoarder", "mano nueva", "mulligan"),
    ],
)
def test_things_are_understood_by_their_names_in_every_language(
    id: str, typed: str, meant: str
) -> None:
    assert Guesser(cookietin.game(id)).understand(typed, []).text == meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", cookietin.game_ids())
def test_every_move_is_understood_by_what_it_is_called(id: str, language: str) -> None:
    game = cookietin.game(id)
    guesser, speech = Guesser(game), Speech(language, id)
    for move in game.moves.all:
        assert guesser.understand(speech.move(move), [move]) is move


COVER = cookietin.game("cover-your-cookies")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["swipe bo with coconut", "swipe seat1 with coconut"])
def test_a_player_can_be_called_by_name(language: str, typed: str) -> None:
    players = ["Ana", "Bo", "Cy"]
    swipe = COVER.move("swipe seat1 with coconut")
    assert Guesser(COVER, players).understand(typed, []) is swipe
    shown = Speech(language, COVER.id, players).typed(swipe)
    assert "Bo" in shown
    assert Guesser(COVER, players).understand(shown, []) is swipe


@pytest.mark.parametrize(
    "players",
    [
        ["Ana", "ana", "Ána"],
        ["Seat1", "seat2", "seat0"],
        ["With", "Coconut", "Swipe"],
        ["", "!", " "],
        ["Coconut with", "Con coco", "Roba a"],
        ["José Luis", "¡Bo!", "Łucja Ä"],
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_names_there_are_what_is_shown_is_understood(
    players: list[str], language: str
) -> None:
    guess, speech = Guesser(COVER, players), Speech(language, COVER.id, players)
    for seat in range(3):
        swipe = COVER.move(f"swipe seat{seat} with coconut")
        assert guess.understand(speech.typed(swipe), []) is swipe
