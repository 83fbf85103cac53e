"""What agents and clients get: rows of numbers, movements told, ranges, and everyone's place."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from cookietin.games.chomp import Chomp, ChompPosition
from cookietin.games.chomp.quarters import CODES
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.noting import Seeded
from cookietin.kernel.roles import movements
from tests.games.chomp.tables import lying, own, row, story, table

PRINTED = {"pairing": "printed"}


def column(position: ChompPosition, viewer: int, block: str, name: str) -> int:
    """One number of an observation."""
    found = position.title.layout(position.seats).block(block)
    return position.observation(viewer)[found.first + found.columns.index(name)]


def ones(position: ChompPosition, viewer: int, block: str) -> list[str]:
    """Which columns of a block are 1."""
    found = position.title.layout(position.seats).block(block)
    numbers = position.observation(viewer)[found.first :][: len(found.columns)]
    return [name for name, number in zip(found.columns, numbers, strict=True) if number == 1]


def test_a_row_names_cards_spots_and_cells_from_the_viewer_s_seat_on() -> None:
    position = table(
        story(),
        lands=[lying("two-nests", "two-eggs@q19")],
        eggs=[["q17"]],
        row=row("per-egg per-tar per-nest", "pit meadow giant"),
    )
    assert ones(position, 0, "turn") == ["me"]
    assert ones(position, 0, "stage") == ["take"]
    assert ones(position, 0, "row.goals[1]") == ["per-tar"]
    assert ones(position, 0, "row.lands[2]") == ["giant"]
    assert ones(position, 0, "held") == ["none"]
    assert ones(position, 0, "deck.top") == [position.json()["deck"]["top"]]
    assert column(position, 0, "lands.me.kinds", "q17") == len(CODES)
    assert column(position, 0, "lands.me.kinds", "r17") == CODES.index("nest")
    assert column(position, 0, "lands.me.kinds", "a1") == 0


def test_each_seat_comes_first_in_its_own_row() -> None:
    position = cast("ChompPosition", own().start(3, Seeded("relative")))
    layout = position.title.layout(3)
    for viewer in range(3):
        seen = position.observation(viewer)
        assert len(seen) == layout.size
        for step, whose in enumerate(layout.relative()):
            land = position.lands[(viewer + step) % 3]
            assert seen[layout.block(f"lands.{whose}").first] == land.cards[0]
    assert position.observation(3) == position.observation(0)


@pytest.mark.parametrize("options", [{}, PRINTED])
def test_what_is_told_moves_is_what_moves(options: dict[str, Any]) -> None:
    """CH-08, CH-10 to CH-12: cards leave and arrive just as the events say."""
    game, chance = own(**options), Chance("moving")
    for seats in (1, 3):
        dealer = Seeded("moving")
        position = game.start(seats, dealer)
        dealer.collect_told()
        while position.outcome is None:
            moves, before = position.legal(position.asked()[0]), lying_where(position)
            position.step(position.asked()[0], moves[chance.below(len(moves))], dealer)
            for event in dealer.collect_told():
                for moved in movements(event.seen_by(0)):
                    for card in moved.cards:
                        assert before[moved.source, card] == 1
                        before[moved.source, card] -= 1
                        before[moved.target, card] += 1
            assert +before == lying_where(position)


def lying_where(position: Any) -> Counter[tuple[str, str]]:
    """How often each card lies in each place."""
    places = position.places().items()
    return Counter((place, card) for place, cards in places for card in cards)


@pytest.mark.parametrize("options", [{}, {"turns": 3}, {"own_nest": False, **PRINTED}])
def test_no_play_leaves_the_ranges(options: dict[str, Any]) -> None:
    """CH-24, CH-25: points, and how many answers a play takes."""
    game, chance = own(**options), Chance("ranges")
    low, high = game.points(2)
    assert (low, high < 400) == (0, True)
    for _ in range(100):
        end, answers = played(game, chance)
        assert end.outcome is not None
        assert all(low <= points <= high for points in end.outcome.points)
        assert answers <= game.longest(2)
        assert end.outcome.capped == ("turns" in options)


def played(game: Chomp, chance: Chance) -> tuple[ChompPosition, int]:
    """A random play's end, and how many answers it took."""
    position, answers = cast("ChompPosition", game.start(2, Silent(chance))), 0
    while position.outcome is None:
        moves = position.legal(position.asked()[0])
        position.step(position.asked()[0], moves[chance.below(len(moves))], Silent(chance))
        answers += 1
    return position, answers


def test_what_a_goal_can_pay_at_most_is_what_all_that_is_counted_would_pay() -> None:
    """CH-25: each goal with ten of everything."""
    most = {goal.name: goal.most([10] * 18) for goal in story().cards.goal[1:]}
    assert (most["per-egg"], most["per-tar"], most["per-bare"]) == (10, 20, 2)
    assert (most["herds-of-two"], most["six-types"], most["most-tar"]) == (30, 10, 4)


def test_facts_are_everyone_s_sheet() -> None:
    """CH-23: what the picture shows, as data."""
    position = table(story(), lands=[lying("meadow")])
    facts = position.title.people.facts(position.view(0))
    assert facts["seat0"]["points"] == 2
    assert [herd["fate"] for herd in facts["seat0"]["herds"]] == ["grazes"]
