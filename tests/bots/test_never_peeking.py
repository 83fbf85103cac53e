"""Bots never peek: what a seat cannot see may be anything, and its bot answers the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import cookietin
from cookietin.bots import make_bot
from cookietin.bots.thumbs.rule import RuleOfThumb
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded, Silent
from cookietin.kernel.game import Game
from cookietin.kernel.position import Position
from cookietin.kernel.race import next_answer
from tests.bots.hurried import DISTINCT, hurried

EVERY = [(id, name) for id in cookietin.game_ids() for name in DISTINCT]
MOMENTS = 8


def moments(game: Game, seed: str) -> Iterator[tuple[Position, int]]:
    """Some moments of a play by rule of thumb in which a seat has something to choose."""
    chance = Chance(seed)
    dealer = Silent(chance)
    position = game.start(max(2, game.fewest_seats), dealer)
    thumb = make_bot("thumb", game, seed)
    found = 0
    while position.outcome is None and found < MOMENTS:
        seat = next_answer(position, position.asked(), chance)
        if len(position.legal(seat)) > 1:
            found += 1
            yield position, seat
        thumb.play(position, seat, dealer)


@pytest.mark.parametrize(("id", "name"), EVERY)
def test_what_a_seat_cannot_see_changes_nothing(id: str, name: str) -> None:
    """The same view of another truth: the same answer, and the same move where no view is made."""
    game = cookietin.game(id)
    hides = differ = False
    for number, (position, seat) in enumerate(moments(game, f"{id} {name}")):
        view = position.view(seat)
        twin = game.imagine(view, Seeded(f"twin {number}"))
        hides = hides or view.parts() != position.parts()
        differ = differ or twin != position
        question = twin.question(seat)
        answer = hurried(name, game, number, 5).answer(twin.view(seat), question)
        played, stepped = position.copy(), position.copy()
        hurried(name, game, number, 5).play(played, seat, Seeded(1))
        stepped.step(seat, answer, Seeded(1))
        assert played == stepped
    assert differ == hides


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_a_rule_of_thumb_sees_no_more_in_the_truth_than_in_a_view(id: str) -> None:
    """So a search may ask it in worlds that are imagined, without making a view of them."""
    game = cookietin.game(id)
    for position, seat in moments(game, id):
        by_view, by_truth = make_bot("thumb", game, 5), make_bot("thumb", game, 5)
        assert isinstance(by_view, RuleOfThumb)
        assert isinstance(by_truth, RuleOfThumb)
        view = position.view(seat)
        assert by_truth.glance(position, seat) is by_view.choose(view, seat)
