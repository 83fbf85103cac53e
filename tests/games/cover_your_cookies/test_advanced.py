"""Advanced rules: CY-31 to CY-33."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin.games.cover_your_cookies import CookiePosition, CoverYourCookies
from cookietin.kernel.complaint import Refused
from cookietin.kernel.noting import Scripted
from tests.games.cover_your_cookies.table import (
    ADVANCED,
    CHIP,
    CHOC,
    COCO,
    FRESH,
    GAME,
    HONEY,
    LEMON,
    OAT,
    POOR,
    RASP,
    SHORT,
    STRONG,
    SUGAR,
    TWICE,
    answer,
    discard,
    game,
    hand,
    late,
    may,
    may_with,
    stack,
    table,
    told,
)


def duel(
    challenger: list[str], defender: list[str], rules: CoverYourCookies, **parts: Any
) -> CookiePosition:
    stacks = {"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [SHORT, SHORT], [LEMON, LEMON]]}
    return table([challenger, defender, POOR, POOR], rules, discard=[RASP], stacks=stacks, **parts)


def test_strong_chocolate_milk_is_answered_by_chocolate_or_by_two() -> None:
    """CY-31: exactly two others: two Cookies, two Fresh, or one of each."""
    position = duel([CHOC], [LEMON, LEMON, FRESH, FRESH, CHOC], STRONG)
    answer(position, f"swipe seat1 with {CHOC}")
    assert may_with(position, "answer") == [
        f"answer {CHOC}",
        f"answer {FRESH} + {FRESH}",
        f"answer {LEMON} + {FRESH}",
        f"answer {LEMON} + {LEMON}",
    ]
    assert position.question(1).key == "defend-two"


def test_one_other_card_is_not_enough() -> None:
    """CY-31: no partial answers."""
    position = duel([CHOC], [LEMON, SUGAR], STRONG)
    answer(position, f"swipe seat1 with {CHOC}")
    assert may(position) == ["stop"]
    with pytest.raises(Refused) as refused:
        answer(position, f"answer {LEMON}")
    assert (refused.value.clause, refused.value.key) == ("CY-31", "answer-with-two")


def test_a_two_card_answer_is_answered_by_one_card() -> None:
    """CY-31: only the opponent's last play is looked at, and all but Chocolate takes one."""
    position = duel([CHOC, LEMON], [FRESH, FRESH, SUGAR], STRONG)
    answer(position, f"swipe seat1 with {CHOC}")
    answer(position, f"answer {FRESH} + {FRESH}")
    assert may_with(position, "answer") == [f"answer {LEMON}"]
    answer(position, f"answer {LEMON}")
    answer(position, "stop")
    assert stack(position, 0)[-1] == [LEMON, LEMON, LEMON, FRESH, FRESH, CHOC]


def test_chocolate_on_chocolate_asks_for_two_again() -> None:
    """CY-31: the last play counts."""
    position = duel([CHOC, LEMON, LEMON], [CHOC, SUGAR], STRONG)
    answer(position, f"swipe seat1 with {CHOC}")
    answer(position, f"answer {CHOC}")
    assert may_with(position, "answer") == [f"answer {LEMON} + {LEMON}"]


def test_chocolate_may_answer_a_single_card_and_then_counts_as_two() -> None:
    """CY-31: it is an eligible card as well."""
    position = duel([LEMON, FRESH], [CHOC, SUGAR], STRONG)
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, f"answer {CHOC}")
    assert may(position) == ["stop"]


def test_strong_milk_is_one_card_in_a_new_batch() -> None:
    """CY-31: starting a Batch is as ever."""
    position = table([[LEMON, CHOC, *POOR[:3]], POOR, POOR, POOR], STRONG, discard=[RASP])
    answer(position, f"batch {LEMON} + {CHOC}")
    assert stack(position, 0) == [[LEMON, CHOC]]


def test_without_the_option_chocolate_counts_as_one() -> None:
    """CY-31: off by default."""
    position = duel([CHOC], [LEMON], GAME)
    answer(position, f"swipe seat1 with {CHOC}")
    assert f"answer {LEMON}" in may(position)


def test_the_second_action_is_optional_and_may_repeat_the_first() -> None:
    """CY-32: two Batches in one turn, or one and done."""
    hands = [[LEMON, LEMON, COCO, COCO, CHIP], POOR, POOR, POOR]
    position = table(hands, TWICE, discard=[RASP])
    answer(position, f"batch {LEMON} + {LEMON}")
    assert (position.asked(), position.question(0).key) == ([0], "act-again")
    assert "done" in may(position)
    other = position.copy_cookies()
    answer(position, f"batch {COCO} + {COCO}")
    assert stack(position, 0) == [[LEMON, LEMON], [COCO, COCO]]
    assert position.asked() == [1]
    answer(other, "done")
    assert (stack(other, 0), other.asked()) == ([[LEMON, LEMON]], [1])


def test_refills_wait_for_the_end_of_the_turn() -> None:
    """CY-32: after a Batch nothing is drawn before the second action."""
    position = table([[LEMON, LEMON, COCO, COCO, CHIP], POOR, POOR, POOR], TWICE, discard=[RASP])
    answer(position, f"batch {LEMON} + {LEMON}")
    assert len(hand(position, 0)) == 3
    answer(position, "done", HONEY, HONEY)
    assert len(hand(position, 0)) == 5


def test_the_player_draws_first_then_the_defenders_clockwise() -> None:
    """CY-32: both who defended, in the order of their seats after the player."""
    stacks = {
        "seat2": [[OAT, OAT]],
        "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]],
        "seat3": [[SUGAR, SUGAR], [COCO, COCO]],
    }
    hands = [POOR, [LEMON, *POOR[:4]], [LEMON, COCO, *POOR[:3]], [COCO, *POOR[:4]]]
    position = table(hands, TWICE, discard=[RASP], stacks=stacks, turn="seat2")
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, f"answer {LEMON}")
    answer(position, "stop")
    answer(position, f"swipe seat3 with {COCO}")
    answer(position, f"answer {COCO}")
    dealer = Scripted([RASP, RASP, HONEY, CHIP])
    told(position, "stop", dealer)
    draws = [event.fields["seat"] for event in dealer.told if event.key == "draw"]
    assert draws == ["seat2", "seat3", "seat1"]


def test_a_defender_is_not_refilled_between_two_swipes() -> None:
    """CY-32: the same player can be swiped from twice, with the hand as it is."""
    position = duel([LEMON, SHORT, *POOR[:3]], [LEMON, *POOR[:4]], TWICE)
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, "stop")
    answer(position, f"swipe seat1 with {SHORT}")
    assert len(hand(position, 1)) == 5
    answer(position, "stop")
    assert (stack(position, 1), position.crumbs[1]) == ([[SUGAR, SUGAR]], 2)


def test_a_discard_as_first_action_is_replaced_at_once() -> None:
    """CY-32: and what was drawn can be used for the second action."""
    position = table([[COCO, *POOR[:4]], POOR, POOR, POOR], TWICE, discard=[RASP])
    answer(position, f"discard {COCO}", SUGAR)
    assert (position.asked(), len(hand(position, 0))) == ([0], 5)
    answer(position, f"batch {SUGAR} + {SUGAR}")
    assert (discard(position), stack(position, 0)) == ([RASP, COCO], [[SUGAR, SUGAR]])


def test_a_mixer_can_come_between_the_two_actions() -> None:
    """CY-32 with CY-21: drawn for the discard; afterwards the second action is asked."""
    position = table(
        [[COCO, *POOR[:4]], POOR, POOR, POOR],
        TWICE,
        discard=[RASP],
        upper=0,
        stacks={"seat1": [[CHIP, CHIP]]},
    )
    answer(position, f"discard {COCO}", "rotate")
    assert position.question(0).key == "rotate"
    answer(position, "rotate right", HONEY)
    assert (position.question(0).key, stack(position, 0)) == ("act-again", [[CHIP, CHIP]])


def test_an_empty_hand_has_no_second_action() -> None:
    """CY-32: the turn just ends."""
    position = late([[LEMON, LEMON], POOR, POOR, POOR], TWICE, discard=[RASP])
    answer(position, f"batch {LEMON} + {LEMON}")
    assert position.asked() == [1]


def failed(rules: CoverYourCookies) -> CookiePosition:
    position = duel([LEMON, LEMON, *POOR[:3]], [LEMON, *POOR[:4]], rules)
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, f"answer {LEMON}")
    return answer(position, "stop")


def test_with_both_rules_a_failed_swipe_cannot_be_tried_again_this_turn() -> None:
    """CY-33: that same Batch."""
    position = failed(ADVANCED)
    assert may_with(position, "swipe") == []
    with pytest.raises(Refused) as refused:
        answer(position, f"swipe seat1 with {LEMON}")
    assert (refused.value.clause, refused.value.key) == ("CY-33", "tried-this-turn")


def test_in_the_next_turn_it_can_be_tried_again() -> None:
    """CY-33: this turn only."""
    position = failed(ADVANCED)
    answer(position, "done", HONEY, HONEY)
    assert (position.asked(), position.json()["barred"]) == ([1], None)


def test_with_two_actions_alone_it_can_be_tried_again_unless_the_option_says_no() -> None:
    """CY-33: our option `bar_retry`."""
    assert may_with(failed(TWICE), "swipe") == [f"swipe seat1 with {LEMON}"]
    assert may_with(failed(game(actions=2, bar_retry=True)), "swipe") == []


def test_after_a_swipe_that_succeeded_the_same_player_can_be_tried_again() -> None:
    """CY-33: swiping the same player twice is fine."""
    position = duel([LEMON, SHORT, *POOR[:3]], POOR, ADVANCED)
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, "stop")
    assert may_with(position, "swipe") == [f"swipe seat1 with {SHORT}"]


def test_both_advanced_rules_have_a_house_rule() -> None:
    """CY-31 to CY-33: `advanced`."""
    assert cookietin.game("cover-your-cookies", house="advanced").options == ADVANCED.options
