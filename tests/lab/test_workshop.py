"""The card workshop: a card that is too strong is found, decks stay legal and get better."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from cookietin.catalogue import made_from
from cookietin.games.braverse.decks import deck_complaints
from cookietin.kernel.chance import Chance
from cookietin.lab import processes, run
from cookietin.lab.parts import played_in_parts
from cookietin.lab.workshop.balance import (
    braverse_balance,
    braverse_trials,
    chomp_balance,
    chomp_study,
    game_of,
)
from cookietin.lab.workshop.evolving import Breeding, evolve
from cookietin.lab.workshop.making import DeckMaker
from cookietin.lab.workshop.matching import Match, round_robin
from cookietin.lab.workshop.strength import FINE, STRONG


def card(number: str, name: str, hp: int, damage: int) -> dict[str, Any]:
    attack = {"cost": "R", "damage": damage}
    colored = {"type": "cookie", "color": "red", "level": 1, "hp": hp, "attack": attack}
    return {"number": number, "name": name, **colored}


def test_a_deck_changed_by_chance_may_always_be_played() -> None:
    pool = made_from("braverse")
    maker, chance = DeckMaker(pool), Chance(1)
    for starter in pool.starters.values():
        changed = maker.swapped(starter, 12, chance)
        assert changed != starter
        assert deck_complaints(changed, pool.cards) == []
        number = next(other for other in maker.fitting(starter) if starter.get(other, 0) < 3)
        assert maker.with_copies(starter, number, 3, chance)[number] >= 3
        held = next(iter(starter))
        assert held not in maker.without(starter, held, chance)


def test_a_card_that_is_far_too_strong_is_found_and_one_like_others_is_not() -> None:
    cards = [card("MY-1", "Titan Truffle", 9, 9), card("MY-2", "Plain Praline", 2, 1)]
    red = [deck for deck in made_from("braverse").data["deck"] if deck["id"] == "red"]
    file = {"pool": "adds", "card": cards, "deck": red}
    trials = braverse_trials(file, "thumb", "planted")
    rows = [
        row
        for part in played_in_parts(trials, [range(45)], 1)
        if part is not None
        for row in part.came
    ]
    found = {one.card: one for one in braverse_balance(trials, rows).groups["red"]}
    assert found["Titan Truffle"].verdict == STRONG
    assert found["Titan Truffle"].figure.low > 0
    assert found["Plain Praline"].verdict == FINE


def test_trials_are_the_same_in_other_processes() -> None:
    trials = braverse_trials({}, "random", "1")
    assert pickle.loads(pickle.dumps(trials))(range(2, 4)) == trials(range(2, 4))


def test_goals_and_lands_of_chomp_are_listed_with_what_they_pay() -> None:
    results = run(chomp_study({}, "random", 3, 40, "1"), processes(1))
    assert results is not None
    balance = chomp_balance(results)
    assert set(balance.groups) == {"goals", "lands"}
    goals = balance.groups["goals"]
    assert len(goals) > 30
    assert goals == sorted(goals, key=lambda one: -one.figure.value)
    assert all(one.pays is not None and one.taken is not None for one in goals)


@pytest.mark.parametrize(
    ("data", "game"),
    [
        ({"card": [{"land": "x"}]}, "chomp"),
        ({"card": [{"number": "x"}]}, "braverse"),
        ({"card": 7}, ""),
        ({}, ""),
    ],
)
def test_a_card_file_says_by_itself_which_game_it_is_of(data: dict[str, Any], game: str) -> None:
    assert game_of(data) == game


def test_decks_meet_on_both_sides_and_shares_add_up() -> None:
    starters = made_from("braverse").starters
    decks = {name: starters[name] for name in ("red", "blue", "green")}
    results = run(round_robin(decks, {}, "random", 10, "1"))
    assert results is not None
    match = Match(list(decks), results)
    for one, other in (("red", "blue"), ("green", "red")):
        assert match.share(one, other) + match.share(other, one) == pytest.approx(1)
    assert sum(found.one.value for found in match.overall.values()) == pytest.approx(1.5)


def test_a_deck_evolves_to_what_wins_more_and_stays_legal() -> None:
    pool = made_from("braverse")
    weak = dict(pool.starters["red"])
    breeding = Breeding(
        DeckMaker(pool), {"blue": pool.starters["blue"]}, {}, "random", 6, "1", processes(1)
    )
    heard: list[int] = []
    line = evolve(weak, breeding, 2, heard.append, lambda: False)
    assert line is not None
    assert heard == [1, 2]
    assert len(line.tried) == 2
    assert deck_complaints(line.deck, pool.cards) == []
    assert evolve(weak, breeding, 2, heard.append, lambda: True) is None
