"""Moments: what each answer of a match moved."""

from __future__ import annotations

import cookietin
from cookietin.kernel.moments import great_moments, swings
from cookietin.kernel.replay import Replay


def played(id: str, seed: int) -> Replay:
    game = cookietin.game(id)
    match = cookietin.match(game, ["Ana", "Bo", "Cy"], dealer=cookietin.Seeded(seed))
    while match.position.outcome is None:
        seat = match.position.asked()[0]
        match.answer(seat, match.position.default(seat))
    return cookietin.replay(cookietin.record(match))


def test_what_is_gained_adds_up_to_how_a_seat_stands() -> None:
    replay = played("cover-your-cookies", 3)
    gains = [swing.gains for swing in swings(replay)]
    position = replay.match.position
    dough = [sum(each) for each in zip(*gains, strict=True)]
    assert dough == position.game.people.standing(position)


def test_the_event_that_moved_most_is_named() -> None:
    replay = played("number-chain", 2)
    drawn = [swing for swing in swings(replay) if swing.event == "draw"]
    assert drawn
    assert all(swing.gains[swing.moment.seat or 0] == 1 - swing.cards for swing in drawn)


def test_great_moments_are_few_and_in_order() -> None:
    replay = played("number-chain", 2)
    found = great_moments(replay, 3)
    lines = [swing.json()["line"] for swing in found]
    assert len(found) == 3
    assert lines == sorted(lines)
    least = min(swing.size() for swing in found)
    assert sum(swing.size() > least for swing in swings(replay)) <= 2
