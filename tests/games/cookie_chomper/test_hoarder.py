"""Cookie Hoarder: CC-44 to CC-49."""

from __future__ import annotations

import cookietin
from cookietin import Scripted, Seeded
from tests.games.cookie_chomper.table import Table


def test_the_stack_is_shuffled_cookies_bandits_poison_and_golden() -> None:
    """CC-44: and the deck has all 47 cards."""
    position = cookietin.game("cookie-hoarder").start(2, Seeded(1)).json()
    tokens = position["stack"]["hidden"]
    assert (tokens.count("cookie"), tokens.count("poison"), tokens.count("golden")) == (20, 1, 1)
    assert len(tokens) == 32
    assert len(position["deck"] + position["pile"]) == 41
    plain = cookietin.game("cookie-hoarder", poison=False, golden=False).start(2, Seeded(1))
    assert len(plain.json()["stack"]["hidden"]) == 30


def test_the_order_of_the_stack_is_hidden_until_tokens_come_back() -> None:
    """CC-45: who returns tokens shows where they lie."""
    table = _table("2, Negate", "1", dealt="golden, cookie")
    table.play("0: 2").close().play("1: 1").close()
    assert table.position.view(1).json()["stack"]["above"] == []
    table = Table("2, Negate", "1", game="cookie-hoarder", taken=[["cookie", "golden"], []])
    table.play("0: 2", "0: negate").close()
    assert table.stack() == ["cookie", "golden"]
    opened = cookietin.game("cookie-hoarder", open_stack=True).start(2, Seeded(1)).json()
    assert (len(opened["stack"]["above"]), opened["stack"]["hidden"]) == (32, [])


def test_tokens_count_one_by_one_from_the_top() -> None:
    """CC-45 and CC-46: the bandit in the middle meets only what came before it."""
    table = _table("5", "1", dealt="cookie, cookie, bandit 3, cookie, poison").play("0: 5").close()
    assert table.taken(0) == ["cookie", "poison"]
    assert table.position.json()["bandit_pile"] == ["cookie", "cookie", "bandit 3"]


def test_a_bandit_steals_plain_cookies_newest_first() -> None:
    """CC-46"""
    taken = [["cookie", "cookie", "golden", "poison"], []]
    table = _table("1", "2", dealt="bandit 1", taken=taken).play("0: 1").close()
    assert table.taken(0) == ["cookie", "golden", "poison"]
    assert table.heard("steal")[0]["count"] == 1
    assert "bandit 1" in table.position.json()["bandit_pile"]


def test_bandits_are_two_each_of_one_to_five() -> None:
    """CC-47"""
    inventory = cookietin.game("cookie-hoarder").inventory(2)
    assert [inventory.count(f"bandit {number}") for number in range(1, 6)] == [2] * 5


def test_the_empty_stack_ends_it_and_the_most_points_win() -> None:
    """CC-48: a cookie 1, Poison -2, Golden +2; Poison and Golden end nothing."""
    cards = {**_data(), "tokens": {"bandits": []}}
    options = {"cookies": 3, "cards": cards}
    table = Table("2", "3", game="cookie-hoarder", options=options, dealt="poison, golden")
    table.play("0: 2")
    assert table.close().position.outcome is None
    table.dealer = Scripted([])
    outcome = table.play("1: 3").close().position.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points, outcome.how) == ([1], [0, 3], "stack-empty")


def test_who_ties_shares() -> None:
    """CC-48"""
    options = {"cookies": 2, "cards": {**_data(), "tokens": {"bandits": []}}}
    taken = [["cookie"], ["poison", "golden"]]
    table = Table("0, 1", "1/2", game="cookie-hoarder", options=options, taken=taken)
    table.play("0: 0").close().play("1: 1/2 as 1").close()
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ([0, 1], [1, 1])


def test_reversed_numbers_return_ones_own_tokens() -> None:
    """CC-49: last taken first, whatever they are."""
    taken = [["cookie", "poison", "golden"], []]
    table = Table("2, Reverse", "1", game="cookie-hoarder", taken=taken)
    table.play("0: 2", "0: reverse").close()
    assert table.taken(0) == ["cookie"]
    assert table.stack() == ["poison", "golden"]


def _table(*hands: str, dealt: str, **parts: object) -> Table:
    """A table whose dealer draws these tokens, and then whatever comes."""
    return Table(*hands, game="cookie-hoarder", dealt=dealt, **parts)  # type: ignore[arg-type]


def _data() -> dict[str, object]:
    from cookietin.catalogue import read_toml

    return read_toml("cookie_chomper/cards.toml")
