"""Discarding, drawing and what can be seen: CY-18 to CY-20."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import Refused
from cookietin.kernel.noting import Scripted
from tests.games.cover_your_cookies.table import (
    CHOC,
    COCO,
    FRESH,
    GINGER,
    LEMON,
    OAT,
    PEANUT,
    POOR,
    RASP,
    SHORT,
    SUGAR,
    answer,
    discard,
    hand,
    may,
    may_with,
    table,
    told,
)

COVERED = [[SUGAR, SUGAR], [LEMON, LEMON]]


def test_a_discard_is_face_up_and_is_replaced() -> None:
    """CY-18: then draw."""
    position = table([POOR, POOR, POOR, POOR], discard=[RASP])
    answer(position, f"discard {OAT}", LEMON)
    assert discard(position) == [RASP, OAT]
    assert hand(position, 0) == [SUGAR, GINGER, SHORT, PEANUT, LEMON]
    assert position.asked() == [1]


def test_milk_is_not_discarded_while_a_cookie_can_be() -> None:
    """CY-18: only who can do nothing else."""
    position = table([[FRESH, SUGAR], POOR, POOR, POOR], discard=[])
    assert may_with(position, "discard") == [f"discard {SUGAR}"]
    with pytest.raises(Refused) as refused:
        answer(position, f"discard {FRESH}")
    assert (refused.value.clause, refused.value.key) == ("CY-18", "milk-last")


def test_milk_is_not_discarded_while_it_can_start_a_batch_or_swipe() -> None:
    """CY-18: each of these is another action."""
    milk = [FRESH, CHOC, FRESH, FRESH, FRESH]
    batch = table([milk, POOR, POOR, POOR], discard=[RASP])
    assert may_with(batch, "discard") == []
    stacks = {"seat0": [[OAT, OAT]], "seat1": COVERED}
    swipe = table([milk, POOR, POOR, POOR], discard=[], stacks=stacks)
    assert may(swipe) == [f"swipe seat1 with {CHOC}", f"swipe seat1 with {FRESH}"]


def test_a_hand_of_milk_and_nothing_to_do_discards_milk() -> None:
    """CY-18: no deadlock."""
    position = table([[FRESH, CHOC, FRESH, FRESH, FRESH], POOR, POOR, POOR], discard=[])
    assert may(position) == [f"discard {CHOC}", f"discard {FRESH}"]
    answer(position, f"discard {CHOC}", LEMON)
    assert discard(position) == [CHOC]


def test_the_player_draws_up_to_five_then_the_defender() -> None:
    """CY-19: one at a time, the active player first."""
    position = table(
        [[LEMON, LEMON, SUGAR], [LEMON, OAT, COCO], POOR, POOR],
        discard=[RASP],
        stacks={"seat0": [[OAT, OAT]], "seat1": COVERED},
    )
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, f"answer {LEMON}")
    dealer = Scripted([RASP, RASP, COCO, GINGER, GINGER, SHORT])
    told(position, "stop", dealer)
    assert hand(position, 0) == [SUGAR, COCO, RASP, RASP, LEMON]
    assert hand(position, 1) == [OAT, GINGER, GINGER, SHORT, COCO]
    draws = [event.fields["seat"] for event in dealer.told if event.key == "draw"]
    assert draws == ["seat0", "seat1"]


def test_a_defender_who_laid_nothing_does_not_draw() -> None:
    """CY-19: only one who played cards."""
    position = table(
        [[LEMON], [OAT, COCO], POOR, POOR],
        discard=[RASP],
        stacks={"seat0": [[OAT, OAT]], "seat1": COVERED},
    )
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, "stop")
    assert len(hand(position, 1)) == 2


def test_a_mixer_acts_before_the_next_card_is_drawn() -> None:
    """CY-19 with CY-21: in the middle of a refill."""
    position = table([[LEMON, LEMON, SUGAR, OAT, COCO], POOR, POOR, POOR], discard=[RASP], upper=0)
    answer(position, f"batch {LEMON} + {LEMON}", RASP, "rotate")
    assert (position.asked(), len(hand(position, 0))) == ([0], 4)
    answer(position, "rotate left", GINGER)
    assert (position.asked(), len(hand(position, 0))) == ([1], 5)


def test_discards_below_the_top_are_out_of_reach() -> None:
    """CY-20: only the top of a pile."""
    position = table([[LEMON, *POOR[:4]], POOR, POOR, POOR], discard=[LEMON, RASP])
    with pytest.raises(Refused) as refused:
        answer(position, f"batch {LEMON} + discard")
    assert (refused.value.clause, refused.value.key) == ("CY-20", "not-on-top")


def test_hands_are_secret_and_all_else_on_the_table_is_public() -> None:
    """CY-20: sizes of hands, stacks and all their cards can be seen; the deck cannot."""
    position = table([POOR, [LEMON, FRESH], POOR, POOR], stacks={"seat1": COVERED})
    seen = position.view(2).json()
    assert seen["hands"]["seat1"] == ["?", "?"]
    assert seen["hands"]["seat2"] == sorted(POOR, key=position.cards.names.index)
    assert seen["stacks"] == position.json()["stacks"]
    assert set(seen["deck"]) == {"?"}
