"""A play unfolded: chance and questions as nodes, which can be copied and sent."""

from __future__ import annotations

import copy
import pickle

import pytest

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.unfolding import Unfolding, unfolded

every_game = pytest.mark.parametrize("id", cookietin.game_ids())


def forward(node: Unfolding, chance: Chance) -> None:
    """One step at random."""
    if node.coming:
        node.happen(chance.below(len(node.coming)))
        return
    assert node.position is not None
    legal = node.position.legal(node.seat)
    node.reply(legal[chance.below(len(legal))].number)


def told(node: Unfolding) -> tuple[object, ...]:
    return node.seen(node.seat), node.seat, node.answer, node.notes, node.coming, node.heard


@every_game
def test_a_node_is_copied_and_sent_as_it_is(id: str) -> None:
    game = cookietin.game(id)
    chance = Chance(3)
    node = unfolded(game, max(2, game.seats[0]))
    for _ in range(40):
        if node.over():
            break
        for twin in (copy.deepcopy(node), pickle.loads(pickle.dumps(node))):
            assert told(twin) == told(node)
        before = told(node)
        forward(node.copy(), Chance(1))
        assert told(node) == before
        forward(node, chance)


def test_chance_is_as_likely_as_the_cards_lie() -> None:
    node = unfolded(cookietin.game("number-chain", numbers=2, hand=1), 2)
    assert node.coming == [("0", 0.25), ("1", 0.25), ("1/2", 0.25), ("2", 0.25)]
    node.happen(0)
    assert [name for name, _ in node.coming] == ["1", "1/2", "2"]
