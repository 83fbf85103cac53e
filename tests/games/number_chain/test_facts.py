"""What boards of Number Chain draw from: what cards cost, and who would win."""

from __future__ import annotations

import cookietin

GAME = cookietin.game("number-chain")


def test_a_card_says_which_of_its_numbers_miss_and_what_it_costs() -> None:
    hands = [["1/2", "3"], ["5", "0", "4"]]
    position = GAME.set_up(2, cookietin.Seeded(1), hands=hands, chain=["2", "2/3"])
    found = position.view(0).facts()
    assert found["hand"] == [
        {"card": "3", "misses": [], "draws": 0},
        {"card": "1/2", "misses": ["1"], "draws": 1},
    ]
    assert [link["due"] for link in found["chain"]] == [0, 1]
    assert [seat["fewest"] for seat in found["seats"].values()] == [True, False]


def test_a_spectator_sees_no_prices() -> None:
    assert GAME.start(2, cookietin.Seeded(1)).view(2).facts()["hand"] == []


def test_zero_costs_what_the_rules_say() -> None:
    """CC-51: nothing, or as a number of its own."""
    for zero, misses in ((False, []), (True, ["0"])):
        game = cookietin.game("number-chain", zero=zero)
        position = game.set_up(2, cookietin.Seeded(1), hands=[["0"], ["5"]], chain=["2/3"])
        assert position.view(0).facts()["hand"] == [
            {"card": "0", "misses": misses, "draws": len(misses)}
        ]
