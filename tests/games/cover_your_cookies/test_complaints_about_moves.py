"""What Cover Your Cookies says of moves against its rules, as the sentences."""

from __future__ import annotations

from typing import Any

from cookietin.games.cover_your_cookies import CookiePosition, CoverYourCookies
from cookietin.kernel.noting import Scripted
from tests.complaints import Act, Case, assert_said, each, typed
from tests.games.cover_your_cookies.table import (
    ADVANCED,
    CHIP,
    CHOC,
    COCO,
    FRESH,
    GAME,
    GINGER,
    HONEY,
    LEMON,
    OAT,
    POOR,
    RASP,
    STRONG,
    SUGAR,
    answer,
    game,
    late,
    table,
)

COVERED = [[SUGAR, SUGAR], [LEMON, LEMON]]
OWN = [[OAT, OAT]]
ABLE = [LEMON, FRESH]


def duel(
    first: list[str], rules: CoverYourCookies = GAME, second: list[str] = ABLE, **parts: Any
) -> CookiePosition:
    """Seat 0 has this hand and a Batch, seat 1 two with Lemon Glaze on top."""
    stacks = {"seat0": OWN, "seat1": COVERED}
    hands = [first, second, POOR, POOR]
    return table(hands, rules, **{"discard": [RASP], "stacks": stacks, **parts})


def swiped(card: str, rules: CoverYourCookies = GAME, second: list[str] = ABLE) -> CookiePosition:
    """Seat 1, with this hand, must answer this card."""
    return answer(duel([card, SUGAR, OAT], rules, second), f"swipe seat1 with {card}")


def mixing(mixer: str) -> CookiePosition:
    """Seat 0 has drawn a Mixer and must say how."""
    stacks = {f"seat{seat}": [[card, card]] for seat, card in enumerate([COCO, CHIP, HONEY, RASP])}
    position = table([POOR] * 4, discard=[LEMON], stacks=stacks, upper=0)
    return answer(position, f"discard {SUGAR}", mixer)


def tried() -> CookiePosition:
    """Seat 0 has swiped in vain, and has a second action."""
    position = answer(duel([LEMON, FRESH, SUGAR], ADVANCED), f"swipe seat1 with {LEMON}")
    answer(position, f"answer {LEMON}")
    return answer(position, "stop")


def says(position: CookiePosition, text: str) -> Act:
    return lambda: answer(position, text)


CASES: list[Case] = [
    (
        "batch-takes-two",
        typed(GAME, "batch sugar + sugar + sugar"),
        "A Batch is started with exactly two cards, not with 3. (rule CY-10)",
    ),
    (
        "two-milks",
        typed(GAME, "batch fresh milk + chocolate milk"),
        "Two Milks are no Batch: one of the two cards must be a Cookie. (rule CY-10)",
    ),
    (
        "unlike-cookies",
        typed(GAME, "batch sugar + oatmeal"),
        "Sugar and Oatmeal are not alike: a Batch is of one flavour. (rule CY-10)",
    ),
    (
        "single-milk",
        typed(GAME, "single fresh-milk"),
        "Fresh Milk alone is no Batch: only a Cookie can be a first Batch by itself. (rule CY-11)",
    ),
    (
        "mixers-are-not-held",
        typed(GAME, "discard swap"),
        "Swap is a Mixer: it acts when it is drawn, and is never in a hand. (rule CY-21)",
    ),
    (
        "add-no-milk",
        typed(GAME, "add fresh-milk"),
        "Fresh Milk cannot be added: only a Cookie of the flavour of your top Batch can. "
        "(rule CY-28)",
    ),
    (
        "answers-of-two",
        typed(GAME, "answer chocolate-milk + sugar"),
        "Two cards answer together only as two Cookies of the flavour, two Fresh Milk, "
        "or one of each. (rule CY-31)",
    ),
    (
        "challenge-of-two",
        lambda: swiped(LEMON).play(2, GAME.move("stop"), Scripted([])),
        "Nobody takes part in the challenge but Seat 0 and Seat 1. (rule CY-16)",
    ),
    (
        "hand-is-empty",
        lambda: late([[SUGAR], POOR, [], POOR]).play(2, GAME.move("done"), Scripted([])),
        "You hold no cards: who has none is skipped until the end. (rule CY-27)",
    ),
    (
        "not-in-hand",
        says(table([POOR] * 4), f"discard {LEMON}"),
        "You do not hold Lemon Glaze. (rule CY-18)",
    ),
    (
        "only-one-in-hand",
        says(table([POOR] * 4), f"batch {OAT} + {OAT}"),
        "You hold only one Oatmeal. (rule CY-10)",
    ),
    (
        "not-on-top",
        says(table([POOR] * 4, discard=[LEMON]), f"batch {OAT} + discard"),
        "Oatmeal is not on top of the discard pile. (rule CY-20)",
    ),
    (
        "not-in-row",
        says(table([POOR] * 3, discard=[LEMON]), f"batch {OAT} + discard"),
        "Oatmeal is not in the discard row. (rule CY-08)",
    ),
    (
        "first-turn",
        says(table([POOR] * 4), f"single {OAT}"),
        "A single Oatmeal cannot be your Batch on your first turn: it takes two cards. "
        "(rule CY-11)",
    ),
    (
        "had-a-batch",
        says(duel(POOR), f"single {SUGAR}"),
        "A single Sugar is enough only for your very first Batch: it takes two cards. (rule CY-11)",
    ),
    (
        "swipe-an-opponent",
        says(duel(POOR), f"swipe seat0 with {OAT}"),
        "Seat 0 is not an opponent at this table. (rule CY-13)",
    ),
    (
        "bottom-batch-is-safe",
        says(duel(POOR), f"swipe seat2 with {OAT}"),
        "Seat 2 has fewer than two Batches: the bottom one cannot be swiped. (rule CY-13)",
    ),
    (
        "none-laid-yet",
        says(duel([LEMON], stacks={"seat1": COVERED}), f"swipe seat1 with {LEMON}"),
        "You have not laid down a Batch of your own in this round: do that before you swipe. "
        "(rule CY-13)",
    ),
    (
        "no-batch",
        says(
            duel([LEMON], game(swiper="now"), stacks={"seat1": COVERED}),
            f"swipe seat1 with {LEMON}",
        ),
        "You have no Batch now: who swipes at this table must have one. (rule CY-13)",
    ),
    (
        "tried-this-turn",
        says(tried(), f"swipe seat1 with {FRESH}"),
        "You failed to swipe that Batch of Seat 1 this turn: leave it until the next. (rule CY-33)",
    ),
    (
        "must-match",
        says(duel(POOR), f"swipe seat1 with {SUGAR}"),
        "Sugar does not match: it takes Lemon Glaze or Milk. (rule CY-14)",
    ),
    (
        "answer-with-two",
        says(swiped(CHOC, STRONG), f"answer {LEMON}"),
        "Strong Chocolate Milk is answered by Chocolate Milk or by two other cards: Lemon"
        " Glaze or Fresh Milk. (rule CY-31)",
    ),
    (
        "answer-with-one",
        says(swiped(LEMON, STRONG), f"answer {LEMON} + {FRESH}"),
        "This is answered by one card. (rule CY-31)",
    ),
    (
        "challenge-first",
        says(swiped(LEMON), f"discard {LEMON}"),
        "First the challenge for the Batch of Seat 1 must end: answer or stop. (rule CY-14)",
    ),
    ("no-challenge", says(duel(POOR), "stop"), "There is no challenge to answer. (rule CY-14)"),
    ("no-mixer-asks", says(duel(POOR), "rotate left"), "No Mixer asks you anything. (rule CY-21)"),
    (
        "say-side",
        says(mixing("rotate"), "stop"),
        "Rotate: say `rotate left` or `rotate right`. (rule CY-22)",
    ),
    (
        "say-two-players",
        says(mixing("swap"), "stop"),
        "Swap: name two others, as in `swap seat0 seat2`. (rule CY-24)",
    ),
    (
        "swap-two-others",
        says(mixing("swap"), "swap seat0 seat1"),
        "Swap: name two players other than you who both have a Batch. (rule CY-24)",
    ),
    (
        "say-one-or-two",
        says(mixing("exchange-left"), "stop"),
        "Exchange (left): say `exchange 1` or `exchange 2`. (rule CY-25)",
    ),
    (
        "must-act",
        says(duel(POOR), "done"),
        "There is no passing: start a Batch, swipe, or discard. (rule CY-28)",
    ),
    (
        "milk-last",
        says(duel([FRESH, OAT]), f"discard {FRESH}"),
        "Fresh Milk may be discarded only when you can do nothing else. (rule CY-18)",
    ),
    (
        "deck-not-empty",
        says(duel(POOR), f"add {OAT}"),
        "Oatmeal can be added to a Batch only when the deck is gone. (rule CY-28)",
    ),
    (
        "not-your-top-batch",
        says(late([[GINGER], POOR, POOR, POOR], stacks={"seat0": OWN}), f"add {GINGER}"),
        "Gingersnap does not match a top Batch of yours. (rule CY-28)",
    ),
    (
        "batch-or-swipe-first",
        says(late([[OAT, OAT], POOR, POOR, POOR], stacks={"seat0": OWN}), f"add {OAT}"),
        "Oatmeal can be added only when you can neither start a Batch nor swipe. (rule CY-28)",
    ),
]


@each(CASES)
def test_a_refused_move_is_told_why(key: str, act: Act, sentence: str) -> None:
    """CY-10 and others: each sentence names the clause."""
    assert_said(key, act, sentence, GAME.id)
