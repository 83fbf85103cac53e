"""What Braverse says to an answer that is none to what it asks, as the sentences."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

import cookietin
from cookietin.games.braverse.phases import ASKS
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Scripted
from tests.complaints import Act, Case, assert_said, each
from tests.games.braverse.table import answer, game, table

if TYPE_CHECKING:
    from cookietin.games.braverse import BraversePosition
    from cookietin.kernel.position import Position

PLAYS = 60
MOVES = 400
RARE = {"nothing", "bonus", "pay"}
"""What plays at random between starter decks do not lead to."""


@cache
def moments() -> dict[str, Position]:
    """The first position that asks each thing, in plays at random between the starter decks."""
    found: dict[str, Position] = {}
    decks = list(game().pool.starters)
    for seed in range(PLAYS):
        if set(ASKS) - RARE == set(found):
            break
        own, their = decks[seed % len(decks)], decks[seed // len(decks) % len(decks)]
        dealer, chance = Seeded(seed), Chance(seed)
        position = cookietin.game("braverse", deck0=own, deck1=their).start(2, dealer)
        for _ in range(MOVES):
            if position.outcome is not None:
                break
            ask = position.json()["ask"]
            if ask not in RARE:
                found.setdefault(ask, position.copy())
            seat = position.asked()[0]
            moves = position.legal(seat)
            position.play(seat, moves[chance.below(len(moves))], dealer)
    return found


def asked(ask: str, text: str = "end") -> Act:
    """This is said where something else is asked."""

    def say() -> None:
        position = moments()[ask].copy()
        position.play(position.asked()[0], position.game.move(text), Scripted([]))

    return say


def paying() -> None:
    """Two colours could pay."""
    position = table({"support": ["Ember Crumb", "Ember Crumb", "Butter Pal"]})
    answer(position, "attack left left", "end")


def offered_a_card() -> None:
    """The other hand had no Cookie (BV-14)."""
    items = ["Fire Dust", "Battle Frosting", "Twin Sparks"]
    hands = [*items, *items, *["Ember Crumb"] * 3, *["Pepper Snap"] * 3]
    start = game(*items).start(2, Scripted(hands), first=0)
    position = cast("BraversePosition", start)
    answer(position, "keep", "keep", dealer=Scripted([*items, *items]))
    answer(position, "end")


CASES: list[Case] = [
    (
        "not-contest",
        asked("contest"),
        "end is no answer now: rock, paper or scissors are asked for. (rule BV-12)",
    ),
    (
        "not-set-down",
        asked("set-down"),
        "end is no answer now: a Cookie from your hand is to be set face down. (rule BV-15)",
    ),
    (
        "not-order",
        asked("order"),
        "end is no answer now: you decide whether to go first or second. (rule BV-12)",
    ),
    (
        "not-mulligan",
        asked("mulligan"),
        "end is no answer now: you keep your hand or draw a new one. (rule BV-13)",
    ),
    (
        "not-bonus",
        offered_a_card,
        "end is no answer now: you say whether to draw a card. (rule BV-14)",
    ),
    (
        "not-support",
        asked("support"),
        "end is no answer now: one card from your hand goes into the support area, or "
        "none. (rule BV-18)",
    ),
    (
        "not-main",
        asked("main", "rock"),
        "rock is no answer now: in the main phase you place, use, attack, activate or end. "
        "(rule BV-19)",
    ),
    (
        "not-pay",
        paying,
        "end is no answer now: a colour among your active support cards pays. (rule BV-06)",
    ),
    (
        "not-answer",
        asked("answer"),
        "end is no answer now: one Trap or one ability answers an attack, or nothing does. "
        "(rule BV-23)",
    ),
    (
        "not-use",
        asked("use"),
        "end is no answer now: you say whether the effect is used, and its cost must be at "
        "hand. (rule BV-29)",
    ),
    (
        "not-yes-no",
        asked("yes-no"),
        "end is no answer now: you say yes or no, and a cost must be at hand. (rule BV-32)",
    ),
    (
        "not-choose",
        asked("choose"),
        "end is no answer now: one of the effects is chosen by its number. (rule BV-36)",
    ),
    (
        "not-target",
        asked("target"),
        "end is no answer now: one of the Cookies that fit is chosen. (rule BV-32)",
    ),
    (
        "not-pick",
        asked("pick"),
        "end is no answer now: one of the cards that fit is picked. (rule BV-32)",
    ),
    (
        "not-trigger-order",
        asked("trigger-order"),
        "end is no answer now: one of your waiting effects is chosen by its number. (rule BV-30)",
    ),
    (
        "not-refill",
        asked("refill"),
        "end is no answer now: a Cookie from your hand is to be placed. (rule BV-10)",
    ),
    (
        "not-refresh",
        asked("refresh"),
        "end is no answer now: a Cookie of LV 1 or more from your discard pile is chosen. "
        "(rule BV-11)",
    ),
]


@each(CASES)
def test_what_is_asked_is_said(key: str, act: Act, sentence: str) -> None:
    """BV-36 and others: each sentence names the clause behind the question."""
    assert_said(key, act, sentence)
