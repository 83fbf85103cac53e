"""Eggs and nests (CH-16, CH-17)."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import Refused
from tests.games.chomp.tables import lying, play, row, story, table, texts

ROW = row("per-bare per-tar per-nest", "nest-and-egg two-eggs pit")


def test_an_egg_goes_on_an_empty_nest_if_its_owner_wants() -> None:
    """CH-16."""
    position = table(story(), lands=[lying("two-nests")], row=ROW)
    play(position, "take nest-and-egg", "at q19", "turned 0")
    assert position.question(0).json()["must"] is False
    assert texts(position) == ["at q17", "at r17", "at q19", "no egg"]
    play(position, "no egg")
    assert position.json()["eggs"]["seat0"] == []
    assert position.question(0).key == "take"


def test_one_token_for_each_symbol_and_one_to_a_nest() -> None:
    """CH-16: two eggs, asked one after the other."""
    position = table(story(), lands=[lying("two-nests")], row=ROW)
    play(position, "take two-eggs", "at q19", "turned 0")
    assert position.question(0).fields["count"] == 2
    play(position, "at r17")
    assert texts(position) == ["at q17", "no egg"]
    with pytest.raises(Refused, match=r"has an egg already.*CH-16"):
        play(position, "at r17")
    play(position, "at q17")
    assert position.json()["eggs"]["seat0"] == ["q17", "r17"]
    assert position.sheets()[0].points == 4


def test_there_must_be_a_nest() -> None:
    """CH-16."""
    position = table(story(), lands=[lying("two-nests")], row=ROW)
    play(position, "take two-eggs", "at q19", "turned 0")
    with pytest.raises(Refused, match=r"no nest at q18.*CH-16"):
        play(position, "at q18")


def test_without_a_nest_nothing_is_asked_and_the_egg_is_not_saved() -> None:
    """CH-16: a nest that comes a turn later gets none of the earlier eggs."""
    position = table(story(), lands=[lying("desert")], row=ROW)
    play(position, "take two-eggs", "at q19", "turned 0")
    assert position.question(0).key == "take"
    play(position, "take nest-and-egg", "at s17", "turned 0", "at s17")
    assert position.json()["eggs"]["seat0"] == ["s17"]
    assert position.question(0).key == "take"


def test_nests_of_the_same_card_count_unless_the_table_says_no() -> None:
    """CH-16: the option `own_nest`."""
    for own_nest, offered in ((True, ["at q17", "at r17", "at q19", "no egg"]), (False, None)):
        position = table(story(own_nest=own_nest), lands=[lying("two-nests")], row=ROW)
        play(position, "take nest-and-egg", "at q19", "turned 0")
        assert texts(position) == (offered or ["at q17", "at r17", "no egg"])
    with pytest.raises(Refused) as caught:
        play(position, "at q19")
    assert (caught.value.clause, caught.value.key) == ("CH-16", "nest-of-own-card")


def test_covered_nests_lose_their_tokens_before_new_eggs_are_laid() -> None:
    """CH-16, CH-17: nest-and-egg covers both nests, and its own is the only one left."""
    position = table(
        story(),
        lands=[lying("two-nests", "two-eggs@q19")],
        eggs=[["q17", "r17"]],
        row=row("per-bare per-tar per-nest", "nest-and-egg garden pit"),
    )
    told = play(position, "take nest-and-egg", "at q17", "turned 90")
    assert "lose-eggs" in told
    assert position.json()["eggs"]["seat0"] == []
    assert texts(position) == ["at r17", "no egg"]


def test_only_the_covered_nest_loses_its_egg() -> None:
    """CH-17."""
    position = table(
        story(),
        lands=[lying("two-nests", "two-eggs@q19")],
        eggs=[["q17", "r17"]],
        row=row("per-bare per-tar per-nest", "nest-and-egg garden pit"),
    )
    play(position, "take garden", "at o16", "turned 0")
    assert position.json()["eggs"]["seat0"] == ["q17", "r17"]
    play(position, "take pit", "at p17", "turned 0")
    assert position.json()["eggs"]["seat0"] == ["r17"]


def test_tar_beside_a_nest_takes_no_egg() -> None:
    """CH-17: nothing else does."""
    position = table(
        story(), lands=[lying("two-nests", "two-eggs@q19", "pit@o17/90")], eggs=[["q17", "r17"]]
    )
    assert position.sheets()[0].tally.land_points() == 4
