"""The tweaks that the rulebook invites: CC-54."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin import Scripted, Seeded
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.registry import house_rules
from tests.games.cookie_chomper.table import Table


def test_stack_and_hand_sizes() -> None:
    """CC-54"""
    position = cookietin.game("cookie-chomper", cookies=10, hand=4).start(2, Seeded(1)).json()
    assert len(position["stack"]["above"]) == 11
    assert [len(hand) for hand in position["hands"].values()] == [4, 4]


def test_chosen_cards_are_left_out() -> None:
    """CC-54"""
    inventory = cookietin.game("cookie-chomper", without=["Veto", "0"]).inventory(2)
    assert "Veto" not in inventory
    assert "0" not in inventory
    with pytest.raises(BadOption):
        cookietin.game("cookie-chomper", without=["Ace"])


@pytest.mark.parametrize(("cookies", "above"), [(39, 19), (10, 5)])
@pytest.mark.parametrize(
    ("game", "special"), [("cookie-chomper", "poison"), ("golden-cookie", "golden")]
)
def test_in_the_middle_half_rounded_down_lies_above(
    game: str, special: str, cookies: int, above: int
) -> None:
    """CC-54"""
    position = cookietin.game(game, middle=True, cookies=cookies).start(2, Seeded(1)).json()
    assert position["stack"]["above"].index(special) == above
    with pytest.raises(BadOption):
        cookietin.game("cookie-hoarder", middle=True)


def test_symbol_cards_are_extra_flips() -> None:
    """CC-54: up to four, each a card of its own."""
    options = {"extra_flips": 4, "flip": True, "middle": True, "cookies": 5}
    table = Table("1, Flip A, Flip D, Flip", "2", options=options)
    assert "Flip C" in table.game.inventory(2)
    table.play("0: 1", "0: flip a", "0: flip d", "0: flip")
    assert table.position.queue.flips == 3
    table.close()
    assert table.taken(0) == ["cookie"]
    assert table.stack() == ["cookie", "cookie", "poison", "cookie", "cookie"]


def test_opposites_on_seek_takes_from_the_deck_unseen() -> None:
    """CC-54: and a second Opposites undoes it."""
    options = {"opposites_on_seek": True}
    hands = ("Seek, 1", "Opposites, Copy, 2")
    table = Table(*hands, options=options, pile=["5"]).play("0: seek 5", "1: opposites seek")
    table.pass_to(0)
    table.dealer = Scripted(["Veto"])
    table.close()
    assert table.hand(0) == ["1", "Veto"]
    assert table.position.view(1).json()["hands"]["seat0"] == ["?", "?"]
    assert "5" in table.pile()
    twice = Table(*hands, options=options, pile=["5"]).play("0: seek 5", "1: opposites seek")
    assert "5" in twice.play("1: copy on seek").close().hand(0)


def test_opposites_does_nothing_to_seek_otherwise() -> None:
    """CC-29: without the tweak of CC-54."""
    table = Table("Seek, 1", "Opposites, 2", pile=["5"]).play("0: seek 5", "1: opposites seek")
    assert "5" in table.close().hand(0)


def test_the_rulebooks_own_suggestions_have_names() -> None:
    """CC-54"""
    names = ["hand-of-four", "in-the-middle", "opposites-on-seek", "symbol-cards"]
    assert sorted(house_rules("cookie-chomper")) == [*names[:3], "small", names[3]]
    assert sorted(house_rules("golden-cookie")) == names
    for game in ("cookie-chomper", "golden-cookie", "cookie-hoarder"):
        assert all(cookietin.game(game, house=name) for name in house_rules(game))
    made: Any = cookietin.game("cookie-chomper", house="symbol-cards").options
    assert (made["extra_flips"], made["flip"], made["middle"]) == (4, True, True)
