"""What Cover Your Cookies says of positions and deck files that cannot be, as the sentences."""

from __future__ import annotations

import copy
from typing import Any

from cookietin.catalogue import read_toml
from cookietin.kernel.noting import Scripted
from tests.complaints import Act, Case, assert_said, each
from tests.games.cover_your_cookies.table import (
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
    late,
)

DECK = read_toml("cover_your_cookies/deck.toml")
DUEL = {"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]]}
MIXERS = GAME.inventory(4)[-8:]
WON = {"winners": ["seat0"], "points": [0, 0, 0, 0], "how": "most-dough"}


def set_up(**parts: Any) -> Act:
    return lambda: GAME.set_up(4, Scripted([]), **parts)


def challenged(*cards: str) -> Act:
    """Seat 0 swipes with these cards, one after the other."""
    return set_up(stacks=DUEL, defender="seat1", laid=[[card] for card in cards])


def scored_otherwise() -> None:
    position = late([[COCO], [], [], []], discard=[RASP], stacks=DUEL)
    data = answer(position, f"discard {COCO}").json()
    data["outcome"]["points"][0] += 5
    GAME.position(data)


def deck(**parts: Any) -> Act:
    return lambda: game(deck={**copy.deepcopy(DECK), **parts})


def cookie(**fields: Any) -> Act:
    """A deck whose first cookie is otherwise."""
    return deck(cookies=[{**DECK["cookies"][0], **fields}, *DECK["cookies"][1:]])


CASES: list[Case] = [
    (
        "hand-too-large",
        set_up(hands={"seat0": [OAT] * 6}),
        "hands.seat0 holds 6 cards; a hand has at most 5.",
    ),
    ("card-not-there", set_up(hands={"seat0": ["swap"]}), "hands.seat0 cannot hold swap."),
    (
        "batch-without-cookie",
        set_up(stacks={"seat0": [[FRESH, CHOC]]}),
        "stacks.seat0[0] has no Cookie: every Batch has at least one.",
    ),
    (
        "batch-of-two-flavours",
        set_up(stacks={"seat0": [[LEMON, OAT]]}),
        "stacks.seat0[0] mixes flavours: a Batch has Cookies of one flavour.",
    ),
    (
        "batch-never-had",
        set_up(stacks=DUEL, had={"seat0": True}),
        "had.seat1 must be true: that seat has a Batch.",
    ),
    (
        "started-never-had",
        set_up(stacks=DUEL, started={"seat2": True}),
        "started.seat2 must be false: that seat has never had a Batch.",
    ),
    (
        "not-in-range",
        set_up(upper=99),
        "upper must be a whole number from 0 to 81, not 99.",
    ),
    (
        "mixers-without-upper-half",
        set_up(deck=[], mixers=MIXERS),
        "mixers must be empty when the upper half is gone: by then the Mixers are "
        "among the deck's cards.",
    ),
    (
        "lower-half-too-soon",
        set_up(lower=[SUGAR], upper=3),
        "lower must be empty unless the deck's other cards are exactly the upper half.",
    ),
    (
        "not-put-back",
        set_up(put_back=[FRESH]),
        "put_back names fresh-milk, which is not known to be back in the upper half.",
    ),
    ("not-now", set_up(barred="seat1"), "barred cannot be so at this moment of a turn."),
    ("not-that-seat", set_up(defended=["seat0"]), "defended cannot be Seat 0."),
    (
        "nothing-to-play",
        set_up(hands={"seat0": []}),
        "hands.seat0 is empty, but it is that seat's turn: empty hands are skipped.",
    ),
    ("part-empty", challenged(), "laid must not be empty."),
    ("no-answer", challenged(OAT), "laid[0] does not answer what was laid before it."),
    (
        "known-but-not-there",
        set_up(known={"seat1": {"seat0": [CHOC]}}, hands={"seat0": POOR}),
        "known.seat1.seat0 names a card that is not in that hand.",
    ),
    (
        "over-too-soon",
        set_up(outcome=WON),
        "outcome says that the play is over, but it ends only when the deck and all hands "
        "are empty.",
    ),
    ("scored-otherwise", scored_otherwise, "outcome does not agree with the stacks and crumbs."),
    (
        "too-few-cards-left",
        set_up(stacks={"seat0": [[card] for card in GAME.inventory(4)[:-20]]}),
        "20 cards are still to be dealt, but only 12 are left.",
    ),
    ("deck-not-a-list", deck(cookies=[]), "deck: cookies must be a list of 1 to 20 tables."),
    (
        "deck-not-a-name",
        cookie(name="Big One"),
        "deck: cookies[0]: name is Big One; a name is lower-case letters, digits and "
        "hyphens, and is not the name of a seat or of the discard.",
    ),
    (
        "deck-name-twice",
        cookie(name="swap"),
        "deck: cookies[0]: name is swap, which another card is called already.",
    ),
    (
        "deck-not-numbers",
        deck(crumbs=[]),
        "deck: crumbs must be a list of whole numbers, not nothing.",
    ),
    (
        "deck-not-in-range",
        cookie(dough=-1),
        "deck: cookies[0]: dough must be a whole number from 0 to 1000, not -1.",
    ),
    (
        "deck-no-table",
        deck(swap=3),
        "deck: swap is missing, or is not a table with the field copies.",
    ),
    ("deck-no-field", deck(swap={}), "deck: swap: copies is missing."),
    ("deck-no-such-entry", deck(jokers={"copies": 2}), "deck: jokers is no entry of a deck file."),
    (
        "deck-no-such-field",
        cookie(colour="red"),
        "deck: cookies[0]: colour is no field of this entry.",
    ),
    (
        "deck-too-small",
        deck(cookies=DECK["cookies"][:1]),
        "deck: there are 22 Cookies and Milk together; three players need at least 24.",
    ),
]


@each(CASES)
def test_what_cannot_be_is_said(key: str, act: Act, sentence: str) -> None:
    """CY-02 and others."""
    assert_said(key, act, sentence, GAME.id)
