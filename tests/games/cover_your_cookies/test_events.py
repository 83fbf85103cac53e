"""What is told of cards that move: which, from where, to where, and to whom."""

from __future__ import annotations

from typing import Any

from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.kernel.names import TRUTH
from cookietin.kernel.noting import Scripted
from cookietin.kernel.roles import movements
from tests.games.cover_your_cookies.table import (
    CHIP,
    COCO,
    FRESH,
    HONEY,
    LEMON,
    OAT,
    POOR,
    RASP,
    SUGAR,
    table,
    told,
)

STACKS = {"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]]}
SPECTATOR = 4

Moved = list[tuple[list[str], str, str]]


def moved(
    position: CookiePosition, text: str, *deals: str, viewer: int = TRUTH
) -> dict[str, Moved]:
    """By event what a viewer is told to have moved, when the seat that is asked answers this."""
    dealer = Scripted(list(deals), 5)
    told(position, text, dealer)
    found: dict[str, Moved] = {}
    for event in dealer.told:
        for step in movements(event.seen_by(viewer)):
            found.setdefault(event.key, []).append((step.cards, step.source, step.target))
    return found


def duel(**parts: Any) -> CookiePosition:
    hands = [[LEMON, COCO, COCO, HONEY, CHIP], [FRESH, *POOR[:4]], POOR, POOR]
    return table(hands, discard=[OAT, HONEY], stacks=STACKS, **parts)


def test_a_batch_with_the_discard_comes_from_two_places() -> None:
    """CY-10: one Cookie from the discard, one from the hand."""
    assert moved(duel(), f"batch {HONEY} + discard")["batch-picked"] == [
        ([HONEY], "discard", "stacks.seat0"),
        ([HONEY], "hands.seat0", "stacks.seat0"),
    ]


def test_drawn_cards_are_named_to_their_owner_alone() -> None:
    """CY-20: from where and to where all are told."""
    for viewer, cards in ((0, [RASP]), (1, []), (SPECTATOR, [])):
        steps = moved(duel(), f"discard {CHIP}", RASP, viewer=viewer)
        assert steps["draw"] == [(cards, "deck", "hands.seat0")]
        assert steps["discard"] == [([CHIP], "hands.seat0", "discard")]


def test_a_batch_that_is_swiped_takes_what_was_laid_along() -> None:
    """CY-15: the cards that were laid, and the Batch."""
    position = duel()
    opened = moved(position, f"swipe seat1 with {LEMON}")
    assert opened == {"swipe": [([LEMON], "hands.seat0", "laid")]}
    assert moved(position, "stop")["swiped"] == [
        ([LEMON], "laid", "stacks.seat0"),
        ([LEMON, LEMON], "stacks.seat1", "stacks.seat0"),
    ]


def test_a_batch_that_is_kept_gains_what_was_laid() -> None:
    """CY-15: it does not move itself."""
    position = duel()
    moved(position, f"swipe seat1 with {LEMON}")
    assert moved(position, f"answer {FRESH}")["answer"] == [([FRESH], "hands.seat1", "laid")]
    assert moved(position, "stop")["kept"] == [([LEMON, FRESH], "laid", "stacks.seat1")]


def test_a_mixer_waits_for_its_drawer_and_is_discarded() -> None:
    """CY-21, CY-24: from the deck to where it asks; then it acts."""
    stacks = {**STACKS, "seat2": [[CHIP, CHIP]]}
    position = table([POOR] * 4, discard=[RASP], stacks=stacks, upper=0)
    assert moved(position, f"discard {SUGAR}", "swap")["mixer"] == [(["swap"], "deck", "mixer")]
    assert moved(position, "swap seat1 seat2")["swap"] == [
        (["swap"], "mixer", "mixer_discard"),
        ([LEMON, LEMON], "stacks.seat1", "stacks.seat2"),
        ([CHIP, CHIP], "stacks.seat2", "stacks.seat1"),
    ]


def test_an_enhance_goes_into_a_batch() -> None:
    """CY-23: it is not discarded."""
    steps = moved(duel(upper=0), f"discard {CHIP}", "enhance", RASP)
    assert steps["enhance"] == [(["enhance"], "mixer", "stacks.seat0")]


def test_all_are_told_when_the_upper_half_is_gone() -> None:
    """CY-05: after the draw that ends it; from then on a Mixer may come up."""
    position = duel(upper=1)
    mixers = position.json()["mixers"]
    steps = moved(position, f"discard {CHIP}", RASP, viewer=SPECTATOR)
    assert list(steps) == ["discard", "draw", "lower-half"]
    assert steps["lower-half"] == [(mixers, "mixers", "deck")]
