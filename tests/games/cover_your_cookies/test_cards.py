"""The cards and the deck file: CY-01 to CY-04."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

import cookietin
from cookietin.catalogue import read_toml
from cookietin.kernel.complaint import BadOption
from tests.games.cover_your_cookies.table import GAME, LEMON, game

DECK = read_toml("cover_your_cookies/deck.toml")
MIXERS = {"rotate": 2, "enhance": 2, "swap": 2, "exchange-left": 1, "exchange-right": 1}


def test_the_deck_has_110_cards() -> None:
    """CY-01: 90 Cookies, 12 Milk, 8 Mixers."""
    cards = Counter(GAME.inventory(4))
    milk = cards["fresh-milk"] + cards["chocolate-milk"]
    mixers = sum(cards[name] for name in MIXERS)
    assert (cards.total(), milk, mixers) == (110, 12, 8)
    assert cards.total() - milk - mixers == 90


def test_the_mixers_are_two_of_each_kind() -> None:
    """CY-01 and CY-04: two Rotate, Enhance and Swap; of the Exchanges one for each side."""
    cards = Counter(GAME.inventory(6))
    assert {name: cards[name] for name in MIXERS} == MIXERS


def test_copies_and_dough_of_the_flavours() -> None:
    """CY-02: three of ten at 5, three of nine at 10, three of nine at 15, one of six at 20."""
    cards = GAME.cards
    kinds = Counter((cards.copies[card], cards.dough[card]) for card in range(1, 11))
    assert kinds == {(10, 5): 3, (9, 10): 3, (9, 15): 3, (6, 20): 1}
    assert LEMON in cards.names[1:11]


def test_milk_and_enhance() -> None:
    """CY-02: Fresh Milk 8 at 25, Chocolate Milk 4 at 50, which is more; an Enhance is 30."""
    cards = GAME.cards
    assert (cards.copies[cards.fresh], cards.dough[cards.fresh]) == (8, 25)
    assert (cards.copies[cards.chocolate], cards.dough[cards.chocolate]) == (4, 50)
    assert cards.dough[cards.enhance] == 30


def test_the_crumb_track_ends_and_stays() -> None:
    """CY-03: 0, 5, 10, 20, 30, 40, 50, and 50 for ever."""
    worth = [GAME.cards.crumb_dough(crumbs) for crumbs in range(9)]
    assert worth == [0, 5, 10, 20, 30, 40, 50, 50, 50]


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """The deck file with one thing changed."""
    deck = copy.deepcopy(DECK)
    place: Any = deck
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return deck


def test_a_deck_of_one_s_own_is_played_with() -> None:
    """CY-02: who owns the box types its values in."""
    own = game(deck=changed("cookies", 8, "dough", to=35))
    assert own.cards.dough[own.cards.names.index(LEMON)] == 35


def test_a_deck_of_one_s_own_is_part_of_the_record() -> None:
    """CY-02: a match with another deck is replayed with that deck."""
    own = game(deck=changed("crumbs", to=[0, 100]))
    match = cookietin.match(own, ["A", "B", "C"], dealer=cookietin.Seeded(1))
    again = cookietin.replay(cookietin.record(match))
    assert again.match.position == match.position


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        (
            changed("cookies", 3, "dough", to=-1),
            "deck: cookies[3]: dough must be a whole number from 0 to 1000, not -1.",
        ),
        (
            changed("cookies", 0, "copies", to="ten"),
            "deck: cookies[0]: copies must be a whole number from 1 to 40, not ten.",
        ),
        (
            changed("cookies", 0, "copies", to=True),
            "deck: cookies[0]: copies must be a whole number from 1 to 40, not True.",
        ),
        (
            changed("cookies", 1, to={"name": "x", "copies": 1}),
            "deck: cookies[1]: dough is missing.",
        ),
        (changed("cookies", 1, to="oatmeal"), "deck: cookies[1] is missing, or is not a table"),
        (
            changed("cookies", 1, "name", to="sugar"),
            "deck: cookies[1]: name is sugar, which another card is called already.",
        ),
        (
            changed("cookies", 1, "name", to="swap"),
            "deck: cookies[1]: name is swap, which another card is called already.",
        ),
        (
            changed("cookies", 1, "name", to="Big One"),
            "deck: cookies[1]: name is Big One; a name is",
        ),
        (
            changed("cookies", 1, "name", to="discard"),
            "deck: cookies[1]: name is discard; a name is",
        ),
        (changed("cookies", 1, "name", to=7), "deck: cookies[1]: name is 7; a name is"),
        (changed("cookies", to=[]), "deck: cookies must be a list of 1 to 20 tables."),
        (
            changed("cookies", 2, "colour", to="red"),
            "deck: cookies[2]: colour is no field of this entry.",
        ),
        (
            changed("enhance", "dough", to=5000),
            "deck: enhance: dough must be a whole number from 0 to 1000, not 5000.",
        ),
        (changed("swap", to={}), "deck: swap: copies is missing."),
        (changed("swap", "dough", to=3), "deck: swap: dough is no field of this entry."),
        (changed("crumbs", to=[]), "deck: crumbs must be a list of whole numbers"),
        (
            changed("crumbs", to=[0, 20, 10]),
            "deck: crumbs: 2 must be a whole number from 20 to 1000, not 10.",
        ),
        (changed("jokers", to={"copies": 2}), "deck: jokers is no entry of a deck file."),
        (
            changed("cookies", to=[{"name": "x", "copies": 5, "dough": 5}]),
            "deck: there are 17 Cookies and Milk together; three players need at least 24.",
        ),
    ],
)
def test_a_bad_deck_file_is_refused_by_entry_and_field(deck: dict[str, Any], sentence: str) -> None:
    """CY-02: the file is checked when it is read."""
    with pytest.raises(BadOption) as refused:
        game(deck=deck)
    assert str(refused.value).startswith(sentence)


def test_a_small_deck_is_for_fewer_players() -> None:
    """CY-05: everyone must be dealt a hand, and something must be left to draw."""
    small = changed("cookies", to=[{"name": "x", "copies": 20, "dough": 5}])
    assert game(deck=small).seats == range(3, 6)
