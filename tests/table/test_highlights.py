"""Highlights: what changed most for the seats, whatever game it is."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.match import Match
from cookietin.kernel.replay import Replay
from cookietin.table.highlights import highlights, numbers, telling, weigh
from tests.samples.passing import CrumbPass


def played(game: str, seed: int = 4) -> Replay:
    """A whole play by defaults of nobody: the first move each time."""
    rules = cookietin.game(game)
    names = ["Ana", "Bo", "Cy"][: max(2, min(3, max(rules.seats)))]
    match: Match = cookietin.match(rules, names, dealer=cookietin.Seeded(seed))
    turn = 0
    while match.winners is None:
        seat = match.position.asked()[0]
        moves = match.position.legal(seat)
        match.answer(seat, moves[turn % len(moves)])
        turn += 1
    return cookietin.replay(cookietin.record(match))


@pytest.mark.parametrize("game", cookietin.game_ids())
def test_every_game_has_three_that_can_be_told(game: str) -> None:
    moments = played(game).moments
    places = highlights(moments)
    assert places == sorted(set(places))
    assert len(places) == 3
    assert places[0] > 0
    assert places[-1] < len(moments) - 1
    assert all(telling(moments[place].events) for place in places)


def test_they_are_the_weightiest() -> None:
    moments = played("cover-your-cookies").moments
    weights = weigh(moments)
    chosen = highlights(moments)
    least = min(weights[place] for place in chosen)
    others = [place for place in range(1, len(moments) - 1) if place not in chosen]
    assert all(weights[place] <= least for place in others)


def test_where_facts_say_nothing_of_seats_what_lies_before_them_counts() -> None:
    position = CrumbPass({}).start(3, cookietin.Seeded(1))
    assert position.facts() == {}
    lying = position.places()
    assert numbers(position) == {
        place: float(len(lying[place])) for place in lying if "seat" in place
    }
