"""Handles: which taps make which move."""

from __future__ import annotations

import json

import cookietin
from cookietin.kernel.position import Position


def taps(position: Position, seat: int, text: str) -> list[str]:
    found = position.game.handles.of(position.view(seat), position.game.move(text))
    return [str(tap) for tap in found or []]


def test_every_game_says_what_is_tapped_as_plain_data() -> None:
    for id in cookietin.game_ids():
        data = cookietin.game(id).handles.json()
        assert set(data) == {"zones", "taps"}
        assert data["taps"]
        assert json.loads(json.dumps(data)) == data


def test_every_kind_of_move_has_its_taps() -> None:
    for id in cookietin.game_ids():
        game = cookietin.game(id)
        keys = {move.key for move in game.moves.all}
        assert keys == {key.rpartition(".")[2] for key in game.handles.taps}


def test_fields_are_filled_in() -> None:
    game = cookietin.game("cover-your-cookies")
    position = game.set_up(3, cookietin.Seeded(1), turn="seat0")
    assert taps(position, 0, "swipe seat2 with sugar") == ["hand:sugar", "stack:seat2"]
    assert taps(position, 0, "single sugar") == ["hand:sugar", "stack:seat0"]
    assert taps(position, 0, "discard sugar") == ["hand:sugar", "discard"]


def test_a_list_is_a_tap_for_each() -> None:
    game = cookietin.game("toss-your-cookies")
    position = game.start(3, cookietin.Seeded(1))
    wanted = ["hand:sandwich", "hand:sandwich"]
    assert taps(position, position.asked()[0], "choose sandwich sandwich") == wanted


def test_a_question_may_have_taps_of_its_own() -> None:
    """Cookie Chomper: who must seek again does not hold Seek any more."""
    game = cookietin.game("cookie-chomper")
    queue = [{"seat": "seat0", "card": "Seek"}]
    given = {"queue": queue, "picks": [{"card": "Seek", "sought": "5"}], "pile": ["5", "4", "3"]}
    think = [*queue, {"seat": "seat1", "card": "Think Again!", "on": "Seek"}]
    dealer = cookietin.Seeded(1)
    again = game.set_up(2, dealer, **{**given, "queue": think, "choosing": "Seek"})
    assert again.question(0).key == "choose-card"
    assert taps(again, 0, "seek 4") == ["pile:4"]
    opening = game.set_up(2, dealer, pile=["5", "4"])
    assert taps(opening, 0, "seek 4") == ["hand:Seek", "pile:4"]
