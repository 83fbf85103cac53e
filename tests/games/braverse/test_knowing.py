"""What is known: BV-09 and BV-36, and a second way to reckon what can be paid (BV-06)."""

from __future__ import annotations

import json
from itertools import permutations
from typing import cast

import pytest

import cookietin
from cookietin.bots import make_bot
from cookietin.games.braverse import BraversePosition
from cookietin.games.braverse.language.terms import ANY
from cookietin.games.braverse.language.tree import Cost
from cookietin.games.braverse.paying import can_pay
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from tests.games.braverse.table import answer, asks, side, table

BLUE = ["Blueberry Bit"] * 4


def test_a_hand_that_was_shown_stays_known() -> None:
    """BV-09: until its cards leave; what is drawn later is not known."""
    position = table(
        {"hand": ["Storm Stollen"], "support": BLUE},
        {"hand": ["Butter Pal", "Honey Nib"]},
        cards=("Storm Stollen", "Blueberry Bit"),
    )
    answer(position, "place storm stollen", "yes", "pick butter pal")
    view = position.view(0)
    assert view.json()["sides"]["seat1"]["hand"] == ["Honey Nib"]
    assert position.floors(2)["sides.seat1.hand"] == ["Honey Nib"]
    answer(position, "end")
    assert position.view(0).json()["sides"]["seat1"]["hand"] == ["?", "?", "Honey Nib"]


def test_what_only_one_has_looked_at_only_one_knows() -> None:
    """BV-09: the rest goes under the deck, known to who looked."""
    position = table(
        {"hand": ["Scholar Speculoos"], "support": BLUE},
        cards=("Scholar Speculoos", "Blueberry Bit"),
    )
    answer(position, "place scholar speculoos", "yes", "done")
    bottom = side(position, 0)["bottom"]
    assert [entry["known"] for entry in bottom] == [["seat0"]] * 3
    assert position.view(0).json()["sides"]["seat0"]["bottom"] == bottom
    assert {entry["card"] for entry in position.view(1).json()["sides"]["seat0"]["bottom"]} == {"?"}


def test_a_choice_inside_an_effect_can_be_saved_and_read() -> None:
    """BV-36: unfinished work is data by name."""
    position = table(
        {
            "hand": ["Battle Frosting"],
            "support": ["Ember Crumb"],
            "battle": {"left": "Torch Wafer", "right": "Torch Wafer"},
        },
        cards=("Battle Frosting",),
    )
    answer(position, "use battle frosting")
    data = json.loads(position.line())
    assert data["work"][-1]["at"] == "GB1-020 abilities[0].do"
    again = cast("BraversePosition", position.game.position(data))
    assert asks(again) == (0, "target-change-attack")
    assert answer(again, "own right") == answer(position, "own right")


@pytest.mark.parametrize("decks", [("red", "purple"), ("blue", "yellow"), ("green", "blue")])
def test_copies_and_json_at_every_question_of_a_thumb_s_play(decks: tuple[str, str]) -> None:
    """BV-36: in mid-effect too, for every viewer."""
    game = cookietin.game("braverse", deck0=decks[0], deck1=decks[1])
    bots = [make_bot("thumb", game, seat) for seat in range(2)]
    dealer = Seeded(str(decks))
    position = game.start(2, dealer)
    while position.outcome is None:
        seat = position.asked()[0]
        assert game.position(json.loads(position.line())) == position == position.copy()
        for viewer in range(3):
            view = position.view(viewer)
            assert game.position(json.loads(view.line())) == view
            assert game.imagine(view, Seeded(1)).view(viewer) == view
        position.play(seat, bots[seat](position.view(seat), position.question(seat)), dealer)


def naive(colors: list[int], need: list[int]) -> bool:
    """Try every way to lay support cards on the points of a cost."""
    points = [color for color in range(ANY + 1) for _ in range(need[color])]
    if len(points) > len(colors):
        return False
    return any(
        all(point in (ANY, color) for point, color in zip(points, cards, strict=True))
        for cards in permutations(colors, len(points))
    )


def test_what_can_be_paid_compared_with_trying_everything() -> None:
    """BV-06: one card pays one point, of its own colour or of any."""
    position = table({})
    chance = Chance("costs")
    plain = ["Ember Crumb", "Butter Pal", "Mint Sprout"]
    kinds = [position.cards.names.index(name) for name in plain]
    seen = set()
    for _ in range(400):
        support = [kinds[chance.below(3)] for _ in range(chance.below(6))]
        cost = Cost()
        few = [chance.below(3), chance.below(2), chance.below(2)]
        cost.need = [*few, 0, 0, 0, chance.below(3)]
        cost.total = sum(cost.need)
        position.sides[0].support = support
        colors = [int(position.cards.all[kind].color) for kind in support]
        assert can_pay(position, 0, cost) == naive(colors, cost.need)
        seen.add(can_pay(position, 0, cost))
    assert seen == {False, True}
