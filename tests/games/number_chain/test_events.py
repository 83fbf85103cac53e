"""What is told in Number Chain, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.names import TRUTH
from cookietin.kernel.noting import Scripted
from tests.games.number_chain.table import ALL, answer, nearly_out, start, table

SPECTATOR = 2
TO_0 = {"from": "deck", "to": "hands.seat0"}
TO_1 = {"from": "deck", "to": "hands.seat1"}
PLAYED = {"from": "hands.seat0", "to": "chain"}


def told(dealer: Scripted, viewer: int) -> list[dict[str, Any]]:
    return [event.seen_by(viewer) for event in dealer.told]


def test_a_player_is_told_the_cards_that_they_are_dealt() -> None:
    """CC-50: one's own hand by name, sorted; the others' by number."""
    dealer = Scripted([*reversed(ALL[:5]), *ALL[5:11], "seat1"])
    start(2, dealer)
    assert told(dealer, 0) == [
        {"event": "deal", "seat": "seat0", "count": 5, **TO_0, "cards": ALL[:5]},
        {"event": "deal", "seat": "seat1", "count": 5, **TO_1},
        {"event": "turn-up", "cards": [ALL[10]], "from": "deck", "to": "chain"},
        {"event": "first", "seat": "seat1"},
    ]


def test_a_spectator_is_told_no_cards_of_the_deal() -> None:
    """CC-50: hands are secret."""
    dealer = Scripted([])
    start(2, dealer)
    assert told(dealer, SPECTATOR)[:2] == [
        {"event": "deal", "seat": "seat0", "count": 5, **TO_0},
        {"event": "deal", "seat": "seat1", "count": 5, **TO_1},
    ]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, TRUTH])
def test_everyone_is_told_what_is_played_and_what_it_costs(viewer: int) -> None:
    """CC-51: the card and how many draws it makes due."""
    dealer = Scripted([])
    answer(table([["2/3", "4"], ["1"]], ["2"]), "2/3", dealer)
    assert told(dealer, viewer)[0] == {
        "event": "play",
        "seat": "seat0",
        "card": "2/3",
        "count": 1,
        **PLAYED,
    }


@pytest.mark.parametrize("viewer", [0, TRUTH])
def test_the_drawer_is_told_which_cards_they_draw(viewer: int) -> None:
    """CC-51: in the order in which they are drawn."""
    dealer = Scripted(["5", "0"])
    answer(table([["2/3", "4"], ["1"]], ["4/5"]), "2/3", dealer)
    assert told(dealer, viewer)[1] == {
        "event": "draw",
        "seat": "seat0",
        "count": 2,
        **TO_0,
        "cards": ["5", "0"],
    }


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_the_others_are_told_how_many_cards_are_drawn(viewer: int) -> None:
    """CC-51: how many, but not which."""
    dealer = Scripted(["5", "0"])
    answer(table([["2/3", "4"], ["1"]], ["4/5"]), "2/3", dealer)
    assert told(dealer, viewer)[1] == {"event": "draw", "seat": "seat0", "count": 2, **TO_0}


def test_nothing_is_told_of_a_draw_that_is_not_due() -> None:
    """CC-51: a card that costs nothing."""
    dealer = Scripted([])
    answer(table([["2/3", "4"], ["1"]], ["2/3/4"]), "2/3", dealer)
    assert [event.key for event in dealer.told] == ["play"]


def test_a_draw_that_runs_out_tells_what_was_drawn_and_then_the_end() -> None:
    """CC-53: three due, one there."""
    dealer = Scripted([])
    answer(nearly_out([["1/2/3", "5"], ["1"]], "4", deck=["0"]), "1/2/3", dealer)
    assert told(dealer, 1) == [
        {"event": "play", "seat": "seat0", "card": "1/2/3", "count": 3, **PLAYED},
        {"event": "draw", "seat": "seat0", "count": 1, **TO_0},
        {
            "event": "over",
            "winners": ["seat1"],
            "points": [0, 1],
            "placement": [2, 1],
            "how": "deck-out",
            "capped": False,
        },
    ]


def test_a_draw_from_nothing_tells_of_no_cards() -> None:
    """CC-53: the deck was empty before."""
    dealer = Scripted([])
    answer(nearly_out([["2", "5"], ["1"]], "4", deck=[]), "2", dealer)
    assert [event.key for event in dealer.told] == ["play", "over"]


def test_everyone_is_told_who_has_won() -> None:
    """CC-52: the end is public."""
    dealer = Scripted([])
    answer(table([["2"], ["1"]], ["2/4"]), "2", dealer)
    assert told(dealer, SPECTATOR)[-1] == {
        "event": "over",
        "winners": ["seat0"],
        "points": [1, 0],
        "placement": [1, 2],
        "how": "empty-hand",
        "capped": False,
    }


def test_a_silent_dealer_is_told_nothing_and_plays_the_same() -> None:
    """Whether anyone listens changes nothing in a position."""
    heard = table([["2/3", "4"], ["1"]], ["4/5"])
    unheard = heard.copy()
    answer(heard, "2/3", Scripted([], seed=9))
    answer(unheard, "2/3", Silent(Chance(9)))
    assert heard == unheard
