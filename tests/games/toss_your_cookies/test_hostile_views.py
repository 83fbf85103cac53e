"""Views that nobody can have: refused where nothing could be imagined from them (TY-17)."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Seeded
from tests.games.toss_your_cookies.table import GAME, THREE, cards, table


def test_a_view_is_read_just_when_something_can_be_imagined_from_it() -> None:
    """Nobody has won yet, whoever of the two that are not seen has the milk."""
    read = {True: 0, False: 0}
    for seed in range(400):
        chance = Random(seed)
        deck = cards("6 fortune, 6 gingerbread, 6 sandwich, half-eaten, wild, milk")
        rest = deck[18:]
        chance.shuffle(rest)
        deck[18:] = rest
        for _ in range(seed % 4):
            one, two = chance.sample(range(21), 2)
            deck[one], deck[two] = deck[two], deck[one]
        hands = [deck[:6] + deck[18:19], deck[6:12] + deck[19:20], deck[12:18] + deck[20:]]
        known = [hand[: chance.randint(3, 6)] for hand in hands[:2]]
        data = table(THREE).view(2).json()
        data["hands"] = {"seat0": ["?"] * 7, "seat1": ["?"] * 7, "seat2": hands[2]}
        data["known"] = {"seat2": {f"seat{seat}": known[seat] for seat in (0, 1) if known[seat]}}
        if won(hands[2]):
            continue
        possible = any_unwon(known, [card for hand in hands[:2] for card in hand])
        read[possible] += 1
        if possible:
            GAME.imagine(GAME.position(data), Seeded(seed))
        else:
            with pytest.raises(BadPosition, match="won"):
                GAME.position(data)
    assert min(read.values()) > 10


def won(hand: list[str]) -> bool:
    """TY-17, as the clause has it."""
    held = Counter(hand)
    cookies = [held[cookie] for cookie in ("fortune", "gingerbread", "sandwich")]
    return held["milk"] > 0 and max(cookies) + held["wild"] >= 5


def any_unwon(known: list[list[str]], unseen: list[str]) -> bool:
    """Whether any deal of what is not known leaves both hands without a win: all are tried."""
    left = sorted((Counter(unseen) - Counter(known[0]) - Counter(known[1])).elements())
    for first in set(itertools.combinations(left, 7 - len(known[0]))):
        second = (Counter(left) - Counter(first)).elements()
        if not won([*known[0], *first]) and not won([*known[1], *second]):
            return True
    return False
