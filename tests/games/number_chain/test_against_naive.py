"""Number Chain compared with a second, naive version of its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import cookietin
from cookietin.catalogue import read_toml
from cookietin.games.cookie_chomper.number_cards import NumberCards
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Keeping
from tests.games.number_chain import naive
from tests.games.number_chain.table import ALL, answer, deck, hand, table

if TYPE_CHECKING:
    from cookietin.kernel.game import Game


@pytest.mark.parametrize("before", ALL)
def test_what_each_card_costs_on_each_other(before: str) -> None:
    """CC-51: all 32 × 31 pairs of cards, by the draws that are really made."""
    for played in ALL:
        if played == before:
            continue
        spare, other = [card for card in ALL if card not in (before, played)][:2]
        position = table([[played, spare], [other]], [before])
        left = len(deck(position))
        answer(position, played)
        assert left - len(deck(position)) == naive.cost(before, played), (before, played)


@pytest.mark.parametrize("before", ALL)
def test_the_table_of_costs(before: str) -> None:
    """CC-51: what the rules look up for all 32 × 32 pairs."""
    cards = NumberCards(read_toml("cookie_chomper/cards.toml"))
    row = cards.names.index(before) * cards.rows
    missing = cards.missing(zero_counts=False)
    found = {played: missing[row + cards.names.index(played)] for played in ALL}
    assert found == {played: naive.cost(before, played) for played in ALL}


@pytest.mark.parametrize("before", ALL)
def test_the_two_ways_to_reckon_a_cost_agree(before: str) -> None:
    """CC-51: numbers as sets and numbers as text, over all 32 × 32 pairs."""
    for played in ALL:
        missing = naive.card(played) - naive.card(before)
        assert naive.cost(before, played) == len(missing), (before, played)
        assert naive.name(naive.card(played)) == played


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", [1, 3, 5])
def test_random_plays_go_the_same_way_and_end_the_same(seats: int, size: int) -> None:
    """CC-50 to CC-53: the same deals and moves, step by step, in both versions."""
    game = cookietin.game("number-chain", hand=size)
    for seed in range(20):
        compare(seats, game, seed)


def compare(seats: int, game: Game, seed: int) -> tuple[str, bool]:
    """Says how the play ended and whether the win is shared."""
    chance, dealer = Chance(f"moves {seed}"), Keeping(Seeded(seed))
    position = game.start(seats, dealer)
    second = naive.Play(
        [hand(position, seat) for seat in range(seats)],
        list(position.json()["chain"]),
        [],
        position.asked()[0],
    )
    while position.outcome is None:
        moves = position.view(second.turn).legal(second.turn)
        move = moves[chance.below(len(moves))]
        dealer.collect_notes()
        position.play(second.turn, move, dealer)
        # The naive deck is given its order afterwards: what came up, and then the rest.
        second.deck = [*dealer.collect_notes(), *deck(position)]
        second.play(move.text)
        assert [hand(position, seat) for seat in range(seats)] == [
            sorted(held, key=ALL.index) for held in second.hands
        ]
        assert position.json()["chain"] == second.stack
        assert position.asked() == ([] if second.winners is not None else [second.turn])
    assert position.outcome.winners == second.winners
    return position.outcome.how, len(position.outcome.winners) > 1


def test_both_ways_to_end_do_happen_in_the_plays_that_are_compared() -> None:
    """CC-52 and CC-53: the comparison sees both, and shared wins, or it would prove little."""
    ends = {
        compare(3, cookietin.game("number-chain", hand=size), seed)
        for size in (1, 5)
        for seed in range(20)
    }
    assert ends == {("empty-hand", False), ("deck-out", False), ("deck-out", True)}
