"""What a viewer knows as a row of small numbers, and what bounds a play."""

from __future__ import annotations

import copy
from typing import Any

from cookietin.catalogue import read_toml
from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from tests.games.cover_your_cookies.table import (
    ADVANCED,
    CHOC,
    COCO,
    FRESH,
    GAME,
    LEMON,
    OAT,
    POOR,
    RASP,
    SUGAR,
    answer,
    game,
    table,
)

STACKS = {"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [COCO, FRESH], [LEMON, LEMON, CHOC]]}


def duel() -> CookiePosition:
    hands = [[LEMON, LEMON, FRESH], POOR, POOR[:2], POOR]
    known = {"seat0": {"seat2": [SUGAR]}}
    return table(hands, discard=[OAT, RASP], stacks=STACKS, crumbs={"seat1": 2}, known=known)


def column(position: CookiePosition, viewer: int, block: str) -> dict[str, int]:
    """What a viewer is shown in a block, where it is not nothing."""
    found = position.title.layout(position.seats).block(block)
    row = position.observation(viewer)[found.first :]
    return {name: row[at] for at, name in enumerate(found.columns) if row[at]}


def test_one_s_own_hand_is_shown_and_others_are_counted() -> None:
    """CY-20: the viewer comes first, the others to the left."""
    position = duel()
    assert column(position, 0, "hands.me") == {LEMON: 2, FRESH: 1}
    assert column(position, 0, "hands.me+2") == {"?": 2}
    assert column(position, 2, "hands.me+2") == {"?": 3}
    assert column(position, 4, "hands.me") == {"?": 3}, "a spectator counts from seat 0"


def test_top_batches_stand_by_seat_and_others_beneath() -> None:
    """CY-12: flavour, and how many of each; what is covered follows from the top down."""
    position = duel()
    top = {"flavour": GAME.cards.names.index(LEMON), "Cookies": 2, "chocolate-milk": 1}
    assert column(position, 0, "stacks.me+1") == {"stacks.me+1": 3}
    assert column(position, 0, "stacks.me+1.top") == top
    covered = {"flavour": GAME.cards.names.index(COCO), "Cookies": 1, "fresh-milk": 1}
    assert column(position, 0, "stacks.beneath.0") == covered
    assert column(position, 0, "crumbs.me+1") == {"crumbs.me+1": 2}


def test_what_is_known_of_a_hand_is_shown_to_who_knows_it() -> None:
    """CY-25: and to nobody else."""
    position = duel()
    assert column(position, 0, "known.me+2") == {SUGAR: 1}
    assert column(position, 1, "known.me+1") == {}


def test_a_challenge_is_shown_card_by_card() -> None:
    """CY-14: whose Batch it is for, and what was laid in turn."""
    position = answer(duel(), f"swipe seat1 with {LEMON}")
    assert column(position, 3, "defender") == {"me+2": 1}
    assert column(position, 3, "laid.0") == {"card": GAME.cards.names.index(LEMON)}
    assert column(position, 3, "laid.1") == {}
    assert column(position, 3, "discard.top") == {RASP: 1}


def test_a_deck_of_more_cards_than_a_column_holds_has_two() -> None:
    """CY-02: with a deck file of one's own."""
    deck: dict[str, Any] = copy.deepcopy(read_toml("cover_your_cookies/deck.toml"))
    for cookie in deck["cookies"]:
        cookie["copies"] = 40
    large = game(deck=deck)
    position = large.start(4, Silent(Chance(1)))
    assert isinstance(position, CookiePosition)
    left = len(position.deck)
    assert column(position, 0, "deck") == {"deck // 256": left // 256, "deck % 256": left % 256}
    assert len(position.observation(0)) == large.layout(4).size
    assert position.observation(0) == position.view(0).observation(0)


def test_points_and_lengths_are_bounded() -> None:
    """CY-29: nothing at the least, all Dough at the most; each card leaves a hand once."""
    assert GAME.points(4) == (0, 945 + 400 + 60 + 50)
    assert GAME.longest(4) == 2 * 102 + 6
    assert ADVANCED.longest(3) == 3 * 102 + 4
