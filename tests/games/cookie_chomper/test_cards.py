"""Cards, tokens and seats: CC-01 to CC-06, and data that cannot be read."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import cookietin
from cookietin import Seeded
from cookietin.catalogue import read_toml
from cookietin.games.cookie_chomper.cards import NUMBER, Cards
from cookietin.games.cookie_chomper.tokens import read_bandits
from cookietin.kernel.complaint import BadOption
from tests.games.cookie_chomper.table import Table

DATA = read_toml("cookie_chomper/cards.toml")
ACTIONS = (
    "Add Copy Double Flip Mulligan Multiply Negate Opposites Reverse Roll Seek Skip Subtract Veto"
)


def test_the_deck_is_47_different_cards() -> None:
    """CC-01: 32 number cards and 15 action cards, one of each."""
    inventory = cookietin.game("cookie-hoarder").inventory(2)
    cards = [name for name in inventory if name[0].isupper() or name[0].isdigit()]
    assert len(cards) == len(set(cards)) == 47
    assert len([name for name in cards if name[0].isdigit()]) == 32


def test_number_cards_are_all_subsets_and_zero_offers_zero() -> None:
    """CC-02"""
    cards = Cards(DATA)
    kinds = [kind for kind, deed in enumerate(cards.deeds) if deed == NUMBER]
    assert len({tuple(cards.offers[kind]) for kind in kinds}) == 32
    assert cards.offers[cards.names.index("0")] == [0]
    assert cards.offers[cards.names.index("1/3/5")] == [1, 3, 5]


def test_the_action_cards_have_their_names() -> None:
    """CC-03"""
    assert list(DATA["actions"]) == sorted([*ACTIONS.split(), "Think Again!"])


def test_tokens_and_die() -> None:
    """CC-04: 39 cookies and the Poison Cookie; ten bandits; a die with 0 to 5."""
    standard = cookietin.game("cookie-chomper").inventory(2)
    assert (standard.count("cookie"), standard.count("poison")) == (39, 1)
    assert (
        len([name for name in cookietin.game("cookie-hoarder").inventory(2) if "bandit" in name])
        == 10
    )
    rolls = set()
    for seed in range(60):
        table = Table("Roll", "1")
        table.position.play(0, table.game.move("roll"), Seeded(seed))
        rolls.add(table.total)
    assert rolls == {0, 1, 2, 3, 4, 5}


def test_openers_open_and_modifiers_answer() -> None:
    """CC-05"""
    table = Table("2, Roll, Seek, Mulligan, Add, Negate, Veto, Copy", "3, Double, Skip")
    assert table.legal == ["2", "mulligan", "roll", "seek"]
    assert table.refused("0: negate") == "CC-05"
    table.play("0: 2")
    assert table.refused("1: skip") == "CC-05"
    table.play("1: double")
    assert table.total == 4


def test_copy_opens_while_what_it_copies_does() -> None:
    """CC-05 for Copy: a copied number card opens, a copied Double answers."""
    assert "copy as 3" in Table("Copy, 1", "2", last_settled="2/3").legal
    assert Table("Copy, 1", "2", last_settled="Double").refused("0: copy") == "CC-35"
    assert "copy" in Table("2, Double, Copy", "1").play("0: 2", "0: double").pass_to(0).legal


@pytest.mark.parametrize(("options", "most"), [({}, 6), ({"most_players": 8}, 8), ({"hand": 6}, 6)])
def test_two_to_six_play(options: dict[str, Any], most: int) -> None:
    """CC-06"""
    assert list(cookietin.game("cookie-chomper", **options).seats) == list(range(2, most + 1))


def test_a_deal_that_leaves_fewer_than_ten_cards_is_refused() -> None:
    """CC-06"""
    crowd = cookietin.game("cookie-chomper", most_players=8, hand=6)
    assert max(crowd.seats) == 6
    numbers = DATA["numbers"]
    with pytest.raises(BadOption) as complaint:
        cookietin.game("cookie-chomper", without=numbers[1:], hand=4)
    assert complaint.value.key == "nobody-can-play"


def test_a_table_may_play_with_few_cards() -> None:
    """CC-06: high numbers stay in the box, and the deal need leave nothing."""
    few: dict[str, Any] = {"numbers": 2, "hand": 2, "without": list(DATA["actions"])}
    with pytest.raises(BadOption):
        cookietin.game("cookie-chomper", **few)
    small = cookietin.game("cookie-chomper", fewest_left=0, **few)
    dealt = small.start(2, cookietin.Seeded(1)).json()["hands"]
    assert sorted([*dealt["seat0"], *dealt["seat1"]]) == ["0", "1", "1/2", "2"]


def test_a_deck_that_can_take_nothing_is_refused() -> None:
    """CC-54 has its limits: somebody must be able to take a cookie."""
    with pytest.raises(BadOption) as complaint:
        cookietin.game("cookie-hoarder", hand=2, without=[*DATA["numbers"][1:], "Roll"])
    assert complaint.value.key == "deck-takes-nothing"


def _broken(path: list[str], value: Any) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    row = data
    for key in path[:-1]:
        row = row[key]
    if value is None:
        del row[path[-1]]
    else:
        row[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "key", "entry"),
    [
        (["numbers"], [], "data-not-a-list", "numbers"),
        (["numbers"], ["7"], "not-a-number-card", "numbers[0]"),
        (["numbers"], ["1", "1"], "card-twice", "numbers[1]"),
        (["actions"], None, "data-not-a-table", "actions"),
        (["actions", "Add"], "sing", "no-such-deed", "actions.Add"),
        (["actions", "Add"], "veto", "card-twice", "actions.Veto"),
        (["actions", "Skip"], None, "deed-missing", "actions"),
        (["symbols", "Flip A"], "roll", "symbol-not-a-flip", "symbols.Flip A"),
    ],
)
def test_bad_cards_are_named(path: list[str], value: Any, key: str, entry: str) -> None:
    with pytest.raises(BadOption) as complaint:
        Cards(_broken(path, value))
    assert (complaint.value.key, complaint.value.fields["entry"]) == (key, entry)
    assert complaint.value.fields["file"] == "cards.toml"


@pytest.mark.parametrize(
    ("path", "value", "key", "entry"),
    [
        (["tokens"], None, "data-not-a-table", "tokens"),
        (["tokens", "bandits"], 3, "data-not-a-list", "tokens.bandits"),
        (["tokens", "bandits"], [1, 0], "not-a-bandit", "tokens.bandits[1]"),
        (["tokens", "bandits"], [True], "not-a-bandit", "tokens.bandits[0]"),
    ],
)
def test_bad_bandits_are_named(path: list[str], value: Any, key: str, entry: str) -> None:
    with pytest.raises(BadOption) as complaint:
        read_bandits(_broken(path, value))
    assert (complaint.value.key, complaint.value.fields["entry"]) == (key, entry)


def test_a_table_can_bring_its_own_cards() -> None:
    """CC-01 and CC-47 are data: other bandits, fewer numbers."""
    own = _broken(["tokens", "bandits"], [9])
    assert cookietin.game("cookie-hoarder", cards=own).inventory(2).count("bandit 9") == 1


@pytest.mark.parametrize("game", ["cookie-chomper", "golden-cookie", "cookie-hoarder"])
def test_every_move_is_found_by_its_text(game: str) -> None:
    made = cookietin.game(game, extra_flips=4)
    assert all(made.move(move.text) is move for move in made.moves.all)
    assert made.move("  Think Again   2/3 ").fields == {"card": "Think Again!", "on": "2/3"}
