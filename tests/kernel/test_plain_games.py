"""What a plain game need not write: the kernel does it from what the game declares."""

from __future__ import annotations

import pytest

from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.game import Game
from cookietin.kernel.move import Move
from cookietin.kernel.parts import THE_REST
from cookietin.kernel.position import Position
from cookietin.laws import LAWS
from tests.laws.broken.tiny import CARDS, NAMES, Tiny, TinyPosition


class PlainPosition(TinyPosition):
    """Without a default of its own."""

    def default(self, seat: int) -> Move:
        return Position.default(self, seat)


class Plain(Tiny):
    """Without an inventory of its own, and without a thought of how to fill holes."""

    imagine = Game.imagine
    inventory = Game.inventory

    def all_cards(self, seats: int) -> list[int]:
        return CARDS


@pytest.fixture
def game() -> Plain:
    return Plain(PlainPosition)


def test_the_inventory_is_all_cards_by_name(game: Plain) -> None:
    assert game.inventory(2) == NAMES[1:]


def test_the_default_is_the_first_legal_move(game: Plain) -> None:
    position = game.start(2, Seeded(1))
    seat = position.asked()[0]
    assert position.default(seat) is min(position.legal(seat), key=lambda move: move.number)


@pytest.mark.parametrize("dealt", [0, THE_REST], ids=["drawn", "the rest"])
@pytest.mark.parametrize("law", ["imagining", "likely"])
def test_holes_are_filled_as_the_laws_want(game: Plain, law: str, dealt: int) -> None:
    game.parts[2].dealt = dealt
    for seed in range(3):
        LAWS[law](game, 2, Chance(seed))
    view = game.start(2, Seeded(1)).view(0)
    assert "?" not in str(game.imagine(view, Seeded(2)).places())
