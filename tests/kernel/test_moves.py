"""Moves: three faces, one meaning."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.complaint import BadMove
from cookietin.kernel.move import Moves


def table() -> Moves:
    moves = Moves()
    moves.add("pass", "pass", {})
    moves.add("give 3 seat1", "give", {"card": "3", "to": "seat1"})
    return moves


def test_moves_are_numbered_in_the_order_in_which_they_are_made() -> None:
    assert [move.number for move in table().all] == [0, 1]


def test_a_move_is_found_by_its_text_and_is_the_very_same() -> None:
    moves = table()
    assert [moves.find(move.text) for move in moves.all] == moves.all
    assert moves.find("pass") is moves.all[0]


@pytest.mark.parametrize("text", ["give 3 seat1", "  GIVE   3\tSeat1 ", "Give 3 seat1\n"])
def test_spaces_and_capitals_do_not_matter(text: str) -> None:
    moves = table()
    assert moves.find(text) is moves.all[1]


def test_a_move_is_found_by_its_number() -> None:
    moves = table()
    assert [moves.numbered(number) for number in (0, 1)] == moves.all


def test_a_move_as_plain_data() -> None:
    assert table().all[1].json() == {"do": "give", "card": "3", "to": "seat1"}


def test_a_move_shows_its_text() -> None:
    assert repr(table().all[1]) == "Move('give 3 seat1')"


@pytest.mark.parametrize("text", ["", "give 3", "give 3 seat1 now", "1"])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMove) as refused:
        table().find(text)
    assert str(refused.value) == f"{text} is not a move of this game."


@pytest.mark.parametrize("number", [-1, 2, 100])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    with pytest.raises(BadMove) as refused:
        table().numbered(number)
    assert str(refused.value) == f"There is no move number {number}: moves are numbered 0 to 1."


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_every_move_of_every_game_can_be_typed_and_numbered(id: str) -> None:
    game = cookietin.game(id)
    for number, move in enumerate(game.moves.all):
        assert game.move(move.text) is move
        assert game.moves.numbered(number) is move
        assert game.owns(move)


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_a_game_does_not_own_the_moves_of_another(id: str) -> None:
    game, twin = cookietin.game(id), cookietin.game(id)
    assert not any(game.owns(move) for move in twin.moves.all)
