"""Once per turn, for every kind of ability, and caps against what would never end (BV-33)."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.games.braverse import BraversePosition
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.noting import Scripted
from tests.games.braverse.card_files import DRAW, PLAIN, broken, table_of
from tests.games.braverse.table import answer, asks, cookie, table, texts

COMET = {
    "support": ["Chili Brownie"] * 4 + ["Torch Wafer"] * 4,
    "hand": ["Ember Crumb"] * 4,
    "battle": {"left": "Caramel Comet"},
}
WALL = {"battle": {"left": {"card": "Volcano Torte", "hp": 14}}}


def test_a_triggered_ability_with_a_limit_comes_up_once_in_a_turn() -> None:
    """BV-33: Caramel Comet attacks, becomes active for two cards, and attacks only once more."""
    position = table(COMET, WALL, cards=("Caramel Comet", "Chili Brownie", "Ember Crumb"))
    answer(position, "attack left left", "pass")
    assert asks(position) == (0, "use-after-attack")
    answer(position, "yes")
    assert not cookie(position, 0).rested
    answer(position, "attack left left", "pass")
    assert asks(position) == (0, "main")
    assert cookie(position, 0).rested


def test_a_limit_that_was_declined_is_not_used_up() -> None:
    """BV-33: saying no is not using it; and the next turn it comes up again."""
    position = table(COMET, WALL, cards=("Caramel Comet", "Chili Brownie", "Ember Crumb"))
    answer(position, "attack left left", "pass", "no")
    cookie(position, 0).rested = False
    answer(position, "attack left left", "pass")
    assert asks(position) == (0, "use-after-attack")


def each_turn(when: str, **more: Any) -> dict[str, Any]:
    return {**PLAIN, "abilities": [{"when": when, "limit": "turn", "do": [DRAW], **more}]}


def test_survivors_have_their_limit_too() -> None:
    """BV-33: damaged twice in one turn it draws once."""
    hurt = {
        "when": "activate",
        "cost": {"pay": "R"},
        "do": [{"op": "damage", "amount": 1, "to": "foe"}],
    }
    sturdy = each_turn("survived")
    striker = {**PLAIN, "name": "Striker", "abilities": [hurt]}
    own = {"battle": {"left": "Striker"}, "support": ["Crumb 5"] * 3}
    position = table_of(
        [sturdy, striker], own, {"battle": {"left": {"card": "Test Crumb", "hp": 4}}}
    )
    answer(position, "activate left 1", "activate left 1")
    assert len(position.sides[1].hand) == 1


@pytest.mark.parametrize("when", ["on-reveal", "flip", "faint", "static"])
def test_a_limit_on_what_comes_up_once_is_refused(when: str) -> None:
    """BV-33, BV-34: it would mean nothing."""
    do = [{"op": "change-attack", "amount": 1, "to": "this"}] if when == "static" else [DRAW]
    assert broken(abilities=[{"when": when, "limit": "turn", "do": do}]).key == "card-no-limit"


def test_which_of_two_cookies_alike_used_its_ability_is_told() -> None:
    """BV-33: what everyone sees afterwards, everyone is told."""
    both = {"left": "Test Crumb", "right": "Test Crumb"}
    position = table_of([each_turn("activate")], {"battle": both})
    dealer = Scripted([])
    answer(position, "activate right 1", dealer=dealer)
    told = [event.fields for event in dealer.collect_told() if event.key == "activate"]
    assert told == [{"seat": "seat0", "card": "Test Crumb", "place": "right", "number": 1}]
    assert (cookie(position, 0, 0).used, cookie(position, 0, 1).used) == (0, 1)


BACK = {"op": "move", "from": {"zone": "discard", "count": "all"}, "to": "deck"}
RISING: list[dict[str, Any]] = [
    {"op": "move", "from": {"zone": "break", "count": "all"}, "to": "discard"},
    {"op": "play", "from": {"zone": "discard", "level": 2}},
    BACK,
    {"op": "faint", "to": "allies"},
]
"""A Cookie that comes back whenever it faints, and faints again."""
ENDURING: list[dict[str, Any]] = [
    {"op": "heal", "amount": 1, "to": "this"},
    BACK,
    {"op": "damage", "amount": 1, "to": "this"},
]
"""A Cookie that survives, is healed, and is hurt again."""
WONDERING: list[dict[str, Any]] = [{"op": "choose", "options": [ENDURING, ENDURING]}]
"""The same, and each time someone is asked."""


def restless(when: str, do: list[dict[str, Any]], budget: int) -> BraversePosition:
    """A Cookie whose ability brings itself about, and another that sets it off."""
    row = {**PLAIN, "level": 2, "abilities": [{"when": when, "do": do}]}
    hurt = [{"op": "damage", "amount": 1, "to": "other-ally"}]
    pusher = {
        **PLAIN,
        "name": "Pusher",
        "abilities": [{"when": "activate", "cost": "R", "do": hurt}],
    }
    rest = {"discard": ["Test Crumb"] * 3, "support": ["Crumb 5"], "hand": ["Crumb 6"]}
    hp = 1 if when == "faint" else 2
    own = {"battle": {"left": {"card": "Test Crumb", "hp": hp}, "right": "Pusher"}, **rest}
    options = {"operations": budget, "questions": budget}
    return table_of([row, pusher], own, {"hand": ["Crumb 6"]}, options=options)


@pytest.mark.parametrize("budget", [20, 21, 22, 23, 24, 25, 200, 5000])
@pytest.mark.parametrize(("when", "do"), [("faint", RISING), ("survived", ENDURING)])
def test_a_loop_without_questions_ends_with_its_turn(
    when: str, do: list[dict[str, Any]], budget: int
) -> None:
    """BV-33: wherever in the loop the budget runs out, it is said once, and someone is asked."""
    position = restless(when, do, budget)
    dealer = Scripted([])
    answer(position, "activate right 1", dealer=dealer)
    assert [event.key for event in dealer.collect_told()].count("cut-short") == 1
    assert position.asked()


@pytest.mark.parametrize("budget", [20, 23, 300])
def test_a_loop_of_questions_ends_with_its_turn(budget: int) -> None:
    """BV-33: whatever is answered."""
    position = restless("survived", WONDERING, budget)
    position = answer(position, "activate right 1")
    for _ in range(budget + 1):
        if position.turn == 1:
            break
        answer(position, texts(position)[0])
    assert position.turn == 1


@pytest.mark.parametrize(("when", "do"), [("faint", RISING), ("survived", WONDERING)])
def test_a_play_of_nothing_but_loops_ends(when: str, do: list[dict[str, Any]]) -> None:
    """BV-33: by the rules themselves, within the longest play."""
    position = restless(when, do, 20)
    chance = Chance(1)
    for _ in range(position.game.longest(2)):
        if position.outcome is not None:
            break
        moves = position.legal(position.asked()[0])
        position.step(position.asked()[0], moves[chance.below(len(moves))], Silent(chance))
    assert position.outcome is not None
