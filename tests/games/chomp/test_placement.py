"""Placing a land: where it may go, and what it covers (CH-13 to CH-15)."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import Refused
from tests.games.chomp.tables import lying, play, row, story, table, texts

ROW = row("per-egg per-tar per-nest", "pit garden carno")


def spots(*laid: str) -> list[str]:
    """Where a card may go on this land."""
    position = table(story(), lands=[lying(*laid)], stage="place", held="butcher")
    return [text.removeprefix("at ") for text in texts(position)]


def test_on_a_single_card_there_are_21_places() -> None:
    """CH-13: five by five around it, without the four that touch at a corner only."""
    found = spots("desert")
    assert len(found) == 21
    assert {"o15", "s15", "o19", "s19"}.isdisjoint(found)
    assert {"q15", "o17", "q17", "s18", "p16"} <= set(found)


@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_a_card_may_lie_any_of_four_ways(turned: int) -> None:
    """CH-13."""
    position = table(story(), lands=[lying("desert")], row=ROW)
    play(position, "take garden", "at q19")
    assert texts(position) == ["turned 0", "turned 90", "turned 180", "turned 270"]
    play(position, f"turned {turned}")
    assert position.json()["lands"]["seat0"][1]["turned"] == turned


def test_a_corner_is_not_enough() -> None:
    """CH-13."""
    position = table(story(), lands=[lying("desert")], row=ROW)
    play(position, "take garden")
    with pytest.raises(Refused, match=r"corners do not count.*\(rule CH-13\)"):
        play(position, "at s19")


def test_nor_is_a_place_far_away_or_at_the_end_of_the_grid() -> None:
    """CH-13."""
    position = table(story(), lands=[lying("desert")], row=ROW)
    play(position, "take garden")
    for text in ("at a1", "at ah34", "at ah1", "at a34"):
        with pytest.raises(Refused) as caught:
            play(position, text)
        assert (caught.value.clause, caught.value.key) == ("CH-13", "out-of-touch")


def test_a_whole_card_or_parts_of_several_may_be_covered() -> None:
    """CH-13."""
    assert "q17" in spots("desert")
    position = table(
        story(),
        lands=[lying("meadow", "larder@s17", "pit@q19")],
        row=row("per-egg per-tar per-nest", "garden carno giant"),
    )
    play(position, "take garden", "at r18", "turned 0")
    assert position.sheets()[0].tally.things[12] == 4 + 1


def test_ridges_do_not_matter_for_placing() -> None:
    """CH-13: beyond the ridge above outer-wall a card may lie all the same."""
    assert "q15" in spots("outer-wall")


def test_a_large_dino_is_covered_whole_or_not_at_all() -> None:
    """CH-14: giant has one on its two upper quarters."""
    found = set(spots("giant"))
    assert {"q17", "q16"} <= found
    assert {"q18", "q15", "s17", "o17"} <= found
    assert {"p16", "p17", "r16", "r17"}.isdisjoint(found)


def test_the_refusal_says_so() -> None:
    """CH-14."""
    position = table(story(), lands=[lying("giant")], row=ROW)
    play(position, "take garden")
    with pytest.raises(Refused, match=r"cut a large dino in half.*\(rule CH-14\)"):
        play(position, "at r17")


def test_a_turned_large_dino_is_guarded_too() -> None:
    """CH-14: turned by 90 degrees giant's dino lies in its right column."""
    found = set(spots("desert", "giant@s17/90"))
    assert {"t17", "s17"} <= found
    assert {"t18", "t16", "s16", "s18"}.isdisjoint(found)


def test_what_counts_is_the_topmost_quarter() -> None:
    """CH-15: pit covers half of meadow; its plants and trike are gone."""
    position = table(story(), lands=[lying("meadow", "pit@q16")])
    things = position.sheets()[0].tally.things
    assert (things[12], things[14], things[17]) == (0, 1, 5)


def test_a_placed_card_stays() -> None:
    """CH-15: the land lists its cards where they were placed, and no move moves one."""
    position = table(story(), lands=[lying("desert")], row=ROW)
    play(position, "take pit", "at q16", "turned 0")
    before = position.json()["lands"]["seat0"]
    play(position, "take garden", "at q15", "turned 0")
    assert position.json()["lands"]["seat0"][:2] == before
