"""Which games there are, and house rules."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel import registry
from cookietin.kernel.complaint import BadOption
from tests.kernel.tiny import Verdict

pytestmark = pytest.mark.usefixtures("registry_as_before")


def test_the_games_of_the_tin_are_there_by_their_ids() -> None:
    assert "number-chain" in cookietin.game_ids()
    assert all(cookietin.game(id).id == id for id in cookietin.game_ids())


def test_ids_are_sorted() -> None:
    cookietin.register("aardvark", Verdict)
    assert cookietin.game_ids() == sorted(cookietin.game_ids())
    assert cookietin.game_ids()[0] == "aardvark"


def test_a_game_of_one_s_own_can_be_registered_and_played() -> None:
    cookietin.register("verdict", Verdict)
    match = cookietin.match(cookietin.game("verdict", loud=True), ["A", "B", "C"])
    (seat,) = match.position.asked()
    match.answer(seat, match.game.move("two"))
    assert match.winners == [2]


def test_a_record_of_one_s_own_game_replays() -> None:
    cookietin.register("verdict", Verdict)
    game = cookietin.game("verdict", hats=["blue", "red"])
    match = cookietin.match(game, ["A", "B", "C"], "best-of-3", cookietin.Seeded(1))
    for text in ("two", "nobody"):
        (seat,) = match.position.asked()
        match.answer(seat, game.move(text))
        match.begin()
    text = cookietin.record(match)
    assert '"hats": ["red", "blue"]' in text
    assert cookietin.record(cookietin.replay(text).match) == text


def test_every_game_that_is_made_is_its_own() -> None:
    assert cookietin.game("number-chain") is not cookietin.game("number-chain")


def test_a_house_rule_is_a_set_of_options_with_a_name() -> None:
    cookietin.house_rule("number-chain", "long", hand=7, first="seat0")
    assert cookietin.game("number-chain", house="long").options == {
        "hand": 7,
        "first": "seat0",
        "zero": False,
        "numbers": 5,
    }


def test_options_of_one_s_own_come_on_top_of_a_house_rule() -> None:
    cookietin.house_rule("number-chain", "long", hand=7, first="seat0")
    game = cookietin.game("number-chain", house="long", hand=6)
    assert game.options == {"hand": 6, "first": "seat0", "zero": False, "numbers": 5}


def test_a_house_rule_is_for_its_game_alone() -> None:
    cookietin.register("verdict", Verdict)
    cookietin.house_rule("verdict", "hatted", hats=["red"])
    assert registry.house_rules("verdict") == {"hatted": {"hats": ["red"]}}
    assert list(registry.house_rules("number-chain")) == ["small"]


def test_a_house_rule_does_not_change_later_games_without_it() -> None:
    cookietin.house_rule("number-chain", "long", hand=7)
    assert cookietin.game("number-chain").options["hand"] == 5


@pytest.mark.parametrize("options", [{"hand": 0}, {"hands": 5}, {"hand": 15, "first": "seat5"}])
def test_a_house_rule_that_cannot_be_is_refused_and_not_kept(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        cookietin.house_rule("number-chain", "odd", **options)
    assert list(registry.house_rules("number-chain")) == ["small"]


def test_a_house_rule_of_a_game_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        cookietin.house_rule("chess", "blitz")
    assert refused.value.key == "no-such-game"


def test_the_house_rules_there_are_are_named() -> None:
    cookietin.house_rule("number-chain", "short", hand=3)
    cookietin.house_rule("number-chain", "long", hand=7)
    with pytest.raises(BadOption) as refused:
        cookietin.game("number-chain", house="tall")
    assert (
        str(refused.value) == "number-chain has no house rule tall. It has: long, short and small."
    )


def test_a_match_by_a_house_rule_has_its_options_in_the_record() -> None:
    """So that it replays where nobody knows the house rule."""
    cookietin.house_rule("number-chain", "long", hand=7)
    match = cookietin.match(cookietin.game("number-chain", house="long"), ["A", "B"])
    assert match.lines[0]["options"] == {"hand": 7, "first": "random", "zero": False, "numbers": 5}


def test_everything_that_is_offered_is_there() -> None:
    assert [name for name in cookietin.__all__ if not hasattr(cookietin, name)] == []
    assert len(set(cookietin.__all__)) == len(cookietin.__all__)
