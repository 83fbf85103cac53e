"""Why taps make no move: the reason of the rules, with its clause, before anything is sent."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import cookietin
from cookietin.server.socket.requests import why_not

if TYPE_CHECKING:
    from collections.abc import Iterator


def questions(game: str, seats: int) -> Iterator[cookietin.Position]:
    """Plays by chance: whoever is asked sees it so."""
    for seed in range(20):
        luck, dealer = random.Random(seed), cookietin.Seeded(seed)
        position = cookietin.game(game).start(seats, dealer)
        while position.outcome is None:
            seat = position.asked()[0]
            yield position.view(seat)
            position.step(seat, luck.choice(position.legal(seat)), dealer)


def asks(view: cookietin.Position, key: str) -> bool:
    return view.question(view.viewer).key == key


def wrong_swipe(view: cookietin.Position) -> list[str]:
    """A card in hand and a stack that it does not match, where something could be swiped."""
    if not any(move.key == "swipe" for move in view.legal(view.viewer)):
        return []
    seen, me = view.json(), f"seat{view.viewer}"
    for seat, stack in seen["stacks"].items():
        for card in seen["hands"][me]:
            if seat != me and stack and "milk" not in card and card not in stack[-1]:
                return [f"hand:{card}", f"stack:{seat}"]
    return []


def rested(view: cookietin.Position) -> list[str]:
    """A Cookie of one's own that rests, in one's main phase."""
    battle = view.json()["sides"][f"seat{view.viewer}"]["battle"] if asks(view, "main") else {}
    return [f"mine:{place}" for place, cookie in battle.items() if cookie and cookie["rested"]][:1]


def test_a_card_on_a_stack_that_it_does_not_match_is_told_what_would() -> None:
    found = ((view, wrong_swipe(view)) for view in questions("cover-your-cookies", 4))
    view, taps = next(each for each in found if each[1])
    refused = why_not(view, taps)
    assert refused is not None
    assert (refused.clause, refused.key) == ("CY-14", "must-match")


def test_a_land_that_would_touch_nothing_is_told_so() -> None:
    view = next(view for view in questions("chomp", 3) if asks(view, "place"))
    refused = why_not(view, ["cell:a1"])
    assert refused is not None
    assert (refused.clause, refused.key) == ("CH-13", "out-of-touch")


def test_a_rested_cookie_that_is_to_attack_is_told_that_it_rests() -> None:
    found = ((view, rested(view)) for view in questions("braverse", 2))
    refusals = (why_not(view, taps) for view, taps in found if taps)
    refused = next(refused for refused in refusals if refused is not None)
    assert (refused.clause, refused.key) == ("BV-22", "attacker-rested")


@pytest.mark.parametrize("game", cookietin.game_ids())
def test_what_can_be_tapped_is_never_refused(game: str) -> None:
    luck, dealer = random.Random(2), cookietin.Seeded(2)
    position = cookietin.game(game).start(min(cookietin.game(game).seats), dealer)
    asked = 0
    while position.outcome is None and asked < 12:
        seat = position.asked()[0]
        view = position.view(seat)
        move = luck.choice(view.legal(seat))
        taps = [str(tap) for tap in view.game.handles.of(view, move) or []]
        for count in range(1, len(taps) + 1):
            assert why_not(view, taps[:count]) is None
        asked += 1
        position.step(seat, luck.choice(position.legal(seat)), dealer)
    assert asked
