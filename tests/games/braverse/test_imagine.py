"""What is imagined from a view: every truth that the rules allow, each as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, cast

import pytest

from cookietin.games.braverse import BraversePosition
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Silent
from cookietin.kernel.noting import Scripted
from tests.games.braverse.table import answer, asks, game

ITEMS = (
    "Fire Dust",
    "Battle Frosting",
    "Twin Sparks",
    "Backdraft",
    "Scorched Pan",
    "Big Wave",
    "Blueberry Bit",
)
TIMES = 3000
DUST = "Fire Dust"


def small(hand: list[str], deck: list[str], own: Any, mine: Any, **more: Any) -> BraversePosition:
    """A table at which all that seat0 has not seen of seat1 is a hand and a deck."""
    made = game(*ITEMS)
    left = [made.cards.names[kind] for kind in made.decks[1]]
    for card in [*hand, *deck]:
        left.remove(card)
    their = {"hand": hand, "deck": deck, "discard": left, **own}
    sides = [{"battle": {"left": "Torch Wafer"}, **mine}, their]
    return cast("BraversePosition", made.set_up(2, Scripted([]), sides=sides, **more))


def hands(position: BraversePosition, seat: int = 1) -> Counter[tuple[str, ...]]:
    """How often each hand of seat1 is imagined by the other."""
    view, dealer = position.view(1 - seat), Silent(Chance("imagine"))
    found = Counter[tuple[str, ...]]()
    for _ in range(TIMES):
        truth = cast("BraversePosition", position.game.imagine(view, dealer))
        found[tuple(sorted(position.cards.names[kind] for kind in truth.sides[seat].hand))] += 1
    return found


def assert_as_often(found: Counter[tuple[str, ...]], allowed: Sequence[tuple[str, ...]]) -> None:
    """Each hand is found as often as it is among those that are allowed, give or take chance."""
    ways = Counter(tuple(sorted(hand)) for hand in allowed)
    assert set(found) == set(ways)
    for hand, count in ways.items():
        odds = count / len(allowed)
        spread = (TIMES * odds * (1 - odds)) ** 0.5
        assert abs(found[hand] - TIMES * odds) < 5 * spread, hand


def refilling(hand: list[str], deck: list[str]) -> BraversePosition:
    """seat1 must place a Cookie, so one is at hand."""
    return small(hand, deck, {"battle": {}, "lost": 1}, {}, ask="refill", answering=1)


def test_who_must_place_a_cookie_holds_one() -> None:
    """BV-10: hands with a Cookie, each as often as cards can lie so; two are no likelier."""
    hand, deck = ["Torch Wafer", DUST], [DUST, DUST, "Ember Crumb", "Ember Crumb"]
    position = refilling(hand, deck)
    assert asks(position) == (1, "refill")
    allowed = [two for two in combinations([*hand, *deck], 2) if set(two) != {DUST}]
    assert_as_often(hands(position), allowed)


def test_the_only_cookie_that_nobody_has_seen_is_in_that_hand() -> None:
    """BV-10: though one of twenty deals alone would put it there."""
    deck = [card for card in ITEMS[:5] for _ in range(4)][1:]
    position = refilling(["Torch Wafer"], deck)
    assert set(hands(position)) == {("Torch Wafer",)}


def test_who_still_sets_a_cookie_down_holds_one_and_what_lies_there_is_one() -> None:
    """BV-15: of the one who has set down the Cookie is unknown, of the other the hand."""
    made = game(*ITEMS)
    cards = ["Torch Wafer", DUST, DUST, "Ember Crumb"]
    left = [made.cards.names[kind] for kind in made.decks[0]]
    for card in cards:
        left.remove(card)
    side = {"battle": {}, "deck": [DUST, "Ember Crumb"], "discard": left}
    sides = [
        {**side, "set_down": ["Torch Wafer"], "hand": [DUST]},
        {**side, "hand": ["Torch Wafer", DUST]},
    ]
    parts = {"phase": "set-down", "ask": "set-down", "turns": 0, "sides": sides}
    position = cast("BraversePosition", made.set_up(2, Scripted([]), **parts))
    assert position.asked() == [1]
    allowed = [two for two in combinations(cards, 2) if set(two) != {DUST}]
    assert_as_often(hands(position), allowed)
    view, dealer = position.view(1), Silent(Chance("down"))
    down = Counter(
        position.game.imagine(view, dealer).json()["sides"]["seat0"]["set_down"][0]
        for _ in range(2000)
    )
    assert set(down) == {"Torch Wafer", "Ember Crumb"}
    assert abs(down["Torch Wafer"] - 1000) < 120


def test_who_is_asked_which_card_goes_holds_cards_that_differ() -> None:
    """BV-32: of cards that are all alike one would have gone unasked."""
    hand, deck = [DUST, "Ember Crumb", "Ember Crumb"], [DUST, DUST]
    mine = {"hand": ["Big Wave"], "support": ["Blueberry Bit"] * 4}
    position = answer(small(hand, deck, {"battle": {}, "lost": 1}, mine), "use big wave")
    assert asks(position) == (1, "pick-discard")
    allowed = [three for three in combinations([*hand, *deck], 3) if set(three) != {DUST}]
    assert_as_often(hands(position), allowed)


def test_a_view_that_nobody_can_have_is_not_imagined() -> None:
    """A Cookie must be placed, and all of them lie in sight."""
    position = refilling(["Torch Wafer", DUST], [DUST])
    view = cast("BraversePosition", position.view(0))
    side = view.sides[1]
    side.discard.append(position.cards.names.index("Torch Wafer"))
    side.hand.pop()
    with pytest.raises(BadPosition):
        view.game.imagine(view, Silent(Chance(1)))
