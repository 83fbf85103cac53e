"""Swiping a Batch: CY-13 to CY-17."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.kernel.complaint import Refused
from cookietin.kernel.noting import Scripted
from tests.games.cover_your_cookies.table import (
    CHOC,
    COCO,
    FRESH,
    GAME,
    GINGER,
    LEMON,
    OAT,
    PEANUT,
    POOR,
    RASP,
    SHORT,
    SUGAR,
    answer,
    game,
    hand,
    may,
    may_with,
    stack,
    table,
    told,
)

COVERED = [[SUGAR, SUGAR], [LEMON, LEMON]]
"""A stack whose top Batch can be swiped."""


def duel(challenger: list[str], defender: list[str], **parts: Any) -> CookiePosition:
    """Seat 0 has a Batch, seat 1 two with Lemon Glaze on top."""
    stacks = {"seat0": [[OAT, OAT]], "seat1": COVERED}
    return table([challenger, defender, POOR, POOR], discard=[RASP], stacks=stacks, **parts)


def test_the_worked_example_of_the_rulebook() -> None:
    """CY-14, CY-15, CY-19: Lemon Glaze, Chocolate Milk, Fresh Milk; the swiper draws first."""
    carmela = [LEMON, FRESH, SUGAR, OAT, COCO]
    ginger = [CHOC, SUGAR, GINGER, SHORT, PEANUT]
    position = duel(carmela, ginger)
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, f"answer {CHOC}")
    answer(position, f"answer {FRESH}")
    assert may(position) == ["stop"]
    dealer = Scripted([RASP, COCO, LEMON])
    told(position, "stop", dealer)
    assert stack(position, 0) == [[OAT, OAT], [LEMON, LEMON, LEMON, FRESH, CHOC]]
    assert stack(position, 1) == [[SUGAR, SUGAR]]
    assert position.json()["crumbs"] == {"seat0": 0, "seat1": 1, "seat2": 0, "seat3": 0}
    draws = [event.seen_by(-1) for event in dealer.told if event.key == "draw"]
    assert [(draw["seat"], draw["cards"]) for draw in draws] == [
        ("seat0", [RASP, COCO]),
        ("seat1", [LEMON]),
    ]
    assert LEMON in hand(position, 1)
    assert position.asked() == [1]


def test_a_bottom_batch_is_safe() -> None:
    """CY-13: the target needs two or more."""
    position = table(
        [[LEMON, FRESH], POOR, POOR, POOR],
        discard=[RASP],
        stacks={"seat0": [[OAT, OAT]], "seat1": [[LEMON, LEMON]]},
    )
    assert may_with(position, "swipe") == []
    with pytest.raises(Refused) as refused:
        answer(position, f"swipe seat1 with {LEMON}")
    assert (refused.value.clause, refused.value.key) == ("CY-13", "bottom-batch-is-safe")


def test_a_challenger_must_have_laid_down_a_batch() -> None:
    """CY-13: one that came from elsewhere does not count."""
    position = table(
        [[LEMON], POOR, POOR, POOR],
        discard=[RASP],
        stacks={"seat0": [[SUGAR, SUGAR]], "seat1": COVERED},
        started={"seat1": True},
    )
    with pytest.raises(Refused) as refused:
        answer(position, f"swipe seat1 with {LEMON}")
    assert (refused.value.clause, refused.value.key) == ("CY-13", "none-laid-yet")


def test_it_does_not_matter_where_that_batch_is_now() -> None:
    """CY-13: who laid one down and lost it may swipe."""
    parts: dict[str, Any] = {"discard": [RASP], "stacks": {"seat1": COVERED}}
    both = {"seat0": True, "seat1": True}
    position = table([[LEMON], POOR, POOR, POOR], had=both, started=both, **parts)
    assert may_with(position, "swipe") == [f"swipe seat1 with {LEMON}"]


def test_who_starts_a_batch_has_laid_one_down_and_who_wins_one_has_not() -> None:
    """CY-13: by starting one alone."""
    stacks = {"seat0": [[OAT, OAT]], "seat1": COVERED}
    hands = [[LEMON, SUGAR, SUGAR], POOR, POOR, POOR]
    position = table(hands, discard=[RASP], stacks=stacks, started={"seat1": True})
    answer(position, f"batch {SUGAR} + {SUGAR}")
    assert position.json()["started"]["seat0"]
    won = table(hands, game(swiper="now"), discard=[RASP], stacks=stacks, started={"seat1": True})
    answer(won, f"swipe seat1 with {LEMON}")
    answer(won, "stop")
    assert len(won.json()["stacks"]["seat0"]) == 2
    assert not won.json()["started"]["seat0"]


def test_by_option_one_swipes_who_has_a_batch_now() -> None:
    """CY-13: option `swiper` with `now`, however it came."""
    now = game(swiper="now")
    hands = [[LEMON], POOR, POOR, POOR]
    parts: dict[str, Any] = {"discard": [RASP], "started": {"seat1": True}}
    has = {"seat0": [[OAT, OAT]], "seat1": COVERED}
    assert may_with(table(hands, now, stacks=has, **parts), "swipe") == [
        f"swipe seat1 with {LEMON}"
    ]
    both = {"seat0": True, "seat1": True}
    lost = table(hands, now, discard=[RASP], stacks={"seat1": COVERED}, had=both, started=both)
    with pytest.raises(Refused) as refused:
        answer(lost, f"swipe seat1 with {LEMON}")
    assert (refused.value.clause, refused.value.key) == ("CY-13", "no-batch")


@pytest.mark.parametrize("card", [LEMON, FRESH, CHOC])
def test_a_swipe_opens_with_a_matching_cookie_or_milk(card: str) -> None:
    """CY-14: from the hand."""
    position = duel([card, SUGAR], POOR)
    assert may_with(position, "swipe") == [f"swipe seat1 with {card}"]


def test_a_swipe_with_another_flavour_is_refused() -> None:
    """CY-14: it must match."""
    with pytest.raises(Refused) as refused:
        answer(duel([SUGAR, LEMON], POOR), f"swipe seat1 with {SUGAR}")
    assert (refused.value.clause, refused.value.key) == ("CY-14", "must-match")


def test_nobody_swipes_from_themselves_or_from_an_empty_chair() -> None:
    """CY-13: an opponent's top Batch."""
    for target in ("seat0", "seat5"):
        with pytest.raises(Refused) as refused:
            answer(duel([LEMON], POOR), f"swipe {target} with {LEMON}")
        assert refused.value.key == "swipe-an-opponent"


def test_a_failed_swipe_leaves_batch_and_cards_with_the_defender() -> None:
    """CY-15: no crumb, and all cards laid join the Batch."""
    position = duel([LEMON, *POOR[:4]], [LEMON, *POOR[:4]])
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, f"answer {LEMON}")
    answer(position, "stop")
    assert stack(position, 1) == [[SUGAR, SUGAR], [LEMON] * 4]
    assert stack(position, 0) == [[OAT, OAT]]
    assert position.crumbs == [0, 0, 0, 0]


def test_a_won_batch_covers_the_challenger_s_stack() -> None:
    """CY-15: on top, and the former owner goes up one step."""
    position = duel([LEMON, *POOR[:4]], POOR, crumbs={"seat1": 2})
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, "stop")
    assert stack(position, 0) == [[OAT, OAT], [LEMON, LEMON, LEMON]]
    assert position.crumbs[1] == 3


def test_a_defender_may_stop_with_an_answer_in_hand() -> None:
    """CY-14: chooses not to."""
    position = duel([LEMON, *POOR[:4]], [LEMON, FRESH, CHOC, *POOR[:2]])
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, "stop")
    assert len(stack(position, 1)) == 1


@pytest.mark.parametrize("defender", [POOR, [LEMON, FRESH, *POOR[:3]], [FRESH, CHOC]])
def test_the_defender_is_always_asked_and_asked_the_same(defender: list[str]) -> None:
    """CY-16: the question tells nothing of the hand."""
    position = duel([LEMON, *POOR[:4]], defender)
    answer(position, f"swipe seat1 with {LEMON}")
    assert position.asked() == [1]
    assert position.question(1).json() == {
        "number": 1,
        "seat": "seat1",
        "how": "turn",
        "must": False,
        "ask": "defend",
        "flavour": LEMON,
        "before": [LEMON],
        "opponent": "seat0",
    }


def test_the_challenger_is_always_asked_too() -> None:
    """CY-16: with nothing left to answer as well."""
    position = duel([LEMON], [FRESH, *POOR[:4]])
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, f"answer {FRESH}")
    assert (position.asked(), may(position)) == ([0], ["stop"])


def test_nobody_else_takes_part() -> None:
    """CY-16: a third player with Milk is not asked."""
    position = duel([LEMON], POOR)
    answer(position, f"swipe seat1 with {LEMON}")
    with pytest.raises(Refused) as refused:
        position.play(2, GAME.move("stop"), Scripted([]))
    assert (refused.value.clause, refused.value.key) == ("CY-16", "challenge-of-two")


def test_fresh_milk_answers_chocolate_milk() -> None:
    """CY-17: Chocolate does not outrank Fresh."""
    position = duel([CHOC], [FRESH, *POOR[:4]])
    answer(position, f"swipe seat1 with {CHOC}")
    answer(position, f"answer {FRESH}")
    answer(position, "stop")
    assert stack(position, 1)[-1] == [LEMON, LEMON, FRESH, CHOC]


@pytest.mark.parametrize(
    ("text", "clause", "key"),
    [
        (f"answer {SUGAR}", "CY-14", "must-match"),
        (f"answer {CHOC}", "CY-14", "not-in-hand"),
        (f"answer {LEMON} + {FRESH}", "CY-31", "answer-with-one"),
        (f"discard {SUGAR}", "CY-14", "challenge-first"),
        ("rotate left", "CY-21", "no-mixer-asks"),
    ],
)
def test_what_does_not_answer_is_refused(text: str, clause: str, key: str) -> None:
    """CY-14: with what would be needed."""
    position = duel([LEMON], [LEMON, FRESH, *POOR[:3]])
    answer(position, f"swipe seat1 with {LEMON}")
    with pytest.raises(Refused) as refused:
        answer(position, text)
    assert (refused.value.clause, refused.value.key) == (clause, key)
