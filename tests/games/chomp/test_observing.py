"""What agents and clients get: rows of numbers, movements told, ranges, and everyone's place."""

from __future__ import annotations

from typing import cast

from cookietin.bots.playout import play_out
from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.quarters import CODES
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded, Silent
from tests.games.chomp.tables import lying, own, row, story, table


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


def test_in_which_order_goals_were_taken_is_not_observed() -> None:
    assert own().layout(2).unordered == ["goals.*"]


def test_points_range_from_nothing_to_all_that_the_best_cards_show() -> None:
    """CH-24, CH-25: with fewer turns there is less."""
    assert own().points(2) == (0, 132)
    assert own(turns=1).points(2) == (0, 16)


def test_fewer_turns_are_a_cap() -> None:
    """CH-10: eight turns each are the rules."""
    for turns in (7, 8):
        game, chance = own(turns=turns), Chance("capped")
        position = game.start(2, Silent(chance))
        play_out(position, Silent(chance), chance)
        assert position.outcome is not None
        assert position.outcome.capped == (turns < 8)


def test_what_a_goal_can_pay_at_most_is_what_all_that_is_counted_would_pay() -> None:
    """CH-25: each goal with ten of everything."""
    most = {goal.name: goal.most([10] * 18) for goal in story().cards.goal[1:]}
    assert (most["per-egg"], most["per-tar"], most["per-bare"]) == (10, 20, 2)
    assert (most["herds-of-two"], most["six-types"], most["most-tar"]) == (30, 10, 4)


def test_facts_are_everyone_s_sheet() -> None:
    """CH-23: what the picture shows, as data."""
    position = table(story(), lands=[lying("meadow")])
    facts = position.view(0).facts()["seats"]
    assert facts["seat0"]["points"] == 2
    assert [herd["fate"] for herd in facts["seat0"]["herds"]] == ["grazes"]


def test_a_herd_says_on_which_cells_it_is() -> None:
    """CH-18: for a board that draws its outline."""
    position = table(story(), lands=[lying("meadow")])
    for herd in position.view(0).facts()["seats"]["seat0"]["herds"]:
        assert herd["cells"][0] == herd["at"]
        assert herd["lives"]


def test_the_goals_of_the_row_say_what_they_would_pay() -> None:
    """CH-23: for each seat."""
    position = own().start(2, Silent(Chance("row")))
    facts = position.view(0).facts()
    assert [goal["goal"] for goal in facts["row"]] == position.json()["row"]["goals"]
    assert [set(goal["seats"]) for goal in facts["row"]] == [{"seat0", "seat1"}] * 3
