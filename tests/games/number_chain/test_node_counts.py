"""Node counts: how many ways a play can go on, as an oracle that anyone can check.

A node at depth n is one way to make n moves: which cards are played and, for every card drawn,
which one it is, in the order of the draws. A play that is over has no ways to go on. So at depth 1
the table counts every draw that the first move can bring, and a win counts as one way.
"""

from __future__ import annotations

import pytest

from cookietin.kernel.noting import RanOut, Replaying
from cookietin.kernel.position import Position
from tests.games.number_chain import naive
from tests.games.number_chain.table import ALL, deck, hand, nearly_out, table


def ways(position: Position) -> list[Position]:
    """Every position that one move can lead to, once for every way in which chance can fall."""
    found: list[Position] = []
    for seat in position.asked():
        for move in position.legal(seat):
            notes: list[list[str]] = [[]]
            while notes:
                so_far = notes.pop()
                after = position.copy()
                try:
                    after.play(seat, move, Replaying(so_far))
                    found.append(after)
                except RanOut as out:
                    notes += [[*so_far, name] for name in out.names]
    return found


def count(position: Position, depth: int) -> tuple[int, int]:
    """How many nodes there are at this depth, and how many of them are the end of a play."""
    if depth == 0:
        return 1, int(position.outcome is not None)
    counts = [count(after, depth - 1) for after in ways(position)]
    return sum(nodes for nodes, _ in counts), sum(over for _, over in counts)


def naive_count(play: naive.Play, depth: int) -> tuple[int, int]:
    """The same by the naive rules: every order of as many cards of the deck as are due."""
    if depth == 0:
        return 1, int(play.winners is not None)
    if play.winners is not None:
        return 0, 0
    nodes = over = 0
    for card in play.hands[play.turn]:
        due = naive.cost(play.stack[-1], card)
        for order in orders(play.deck, due):
            after = naive.Play([held[:] for held in play.hands], play.stack[:], order, play.turn)
            after.play(card)
            more, ends = naive_count(after, depth - 1)
            nodes, over = nodes + more, over + ends
    return nodes, over


def orders(cards: list[str], first: int) -> list[list[str]]:
    """The decks that differ in their first cards."""
    if first == 0 or not cards:
        return [cards]
    return [
        [card, *rest]
        for card in cards
        for rest in orders([other for other in cards if other != card], first - 1)
    ]


POSITIONS = {
    # One card each, on Zero: 1 draws one of 29, then 2 on 1 draws one of 28.
    "one card each": table([["1"], ["2"]], ["0"]),
    # The deck is empty, so there is no chance: a card that costs something ends the play.
    "no chance": nearly_out(
        [["1/2/3/4", "1/2", "3", "1"], ["1/2/3", "2", "0"]], "1/2/3/4/5", deck=[]
    ),
    # Three cards in the deck, three seats: the deck runs out on some ways and not on others.
    "nearly out": nearly_out(
        [["1", "2/3"], ["1/2/3/4/5", "5"], ["0", "4/5"]], "1/4", deck=["3", "2", "1/5"]
    ),
    # Free cards, dear cards and Zero side by side.
    "six in the deck": nearly_out(
        [["5", "2/4"], ["1/2", "3/4/5"]], "2/5", deck=["0", "1", "2", "3", "4", "1/3"]
    ),
}

COUNTS = {
    "one card each": [(1, 0), (29, 0), (812, 0)],
    "no chance": [(1, 0), (4, 0), (12, 5), (21, 18), (6, 2), (8, 8), (0, 0)],
    "nearly out": [(1, 0), (7, 0), (21, 12), (21, 6), (30, 24), (12, 8), (4, 4), (0, 0)],
    "six in the deck": [(1, 0), (7, 0), (210, 0), (795, 0), (7498, 0), (13080, 2012)],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_table_of_node_counts(name: str) -> None:
    """CC-51 to CC-53: (nodes, of which plays that are over) at depth 0, 1, 2 …"""
    found = [count(POSITIONS[name], depth) for depth in range(len(COUNTS[name]))]
    assert found == COUNTS[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_naive_rules_count_the_same(name: str) -> None:
    """CC-51 to CC-53, counted by the second version of the rules."""
    position = POSITIONS[name]
    hands = [hand(position, seat) for seat in range(position.seats)]
    play = naive.Play(hands, position.json()["chain"], deck(position), 0)
    found = [naive_count(play, depth) for depth in range(len(COUNTS[name]))]
    assert found == COUNTS[name]


def test_the_first_counts_by_hand() -> None:
    """CC-51: on 1/4 at three cards in the deck, 1 is free, and 2/3 draws two of three in order."""
    assert len(ways(POSITIONS["nearly out"])) == 1 + 3 * 2


def test_every_card_can_be_the_one_that_is_drawn() -> None:
    """CC-51: nothing in the deck has a place before it is drawn."""
    drawn = {hand(after, 0)[0] for after in ways(POSITIONS["one card each"])}
    assert drawn == set(ALL) - {"0", "1", "2"}
