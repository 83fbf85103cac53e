"""Small endgames: the search finds what looking at everything finds."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.dealer import Seeded
from tests.bots.endgames import GAMES, agrees, endgames
from tests.bots.exact import Solver, best_answers, is_open, outcomes

CHAIN = cookietin.game("number-chain")


@pytest.mark.parametrize(("id", "count"), [("number-chain", 8), ("cookie-chomper", 12)])
def test_the_search_finds_the_best_answers(id: str, count: int) -> None:
    game = cookietin.game(id, **GAMES[id])
    right = [agrees("normal", one, n) for n, one in enumerate(endgames(game, count))]
    assert sum(right) >= 0.95 * count - 1


def test_a_free_last_card_is_the_solution() -> None:
    position = CHAIN.set_up(2, Seeded(1), hands=[["1/2"], ["3"]], chain=["1/2/3"])
    assert Solver().after(position, 0) == {"1/2": [1.0, 0.0]}
    assert best_answers(position, 0) == ["1/2"]


def test_what_chance_can_bring_is_all_there_and_adds_up() -> None:
    """A card that shows one new number draws one of all that are left."""
    position = CHAIN.set_up(2, Seeded(1), hands=[["1", "4"], ["3"]], chain=["1/2/3"])
    after = list(outcomes(position, 0, CHAIN.move("4")))
    assert len(after) == 28
    assert sum(odds for _, odds in after) == pytest.approx(1.0)
    assert len({world.line() for world, _ in after}) == 28


def test_a_hand_that_cannot_be_worked_out_is_not_open() -> None:
    position = CHAIN.set_up(2, Seeded(1), hands=[["1", "4"], ["3"]], chain=["1/2/3"])
    assert not is_open(position, 0)
