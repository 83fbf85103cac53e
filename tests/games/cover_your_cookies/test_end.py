"""The end: CY-27 to CY-29, and no way to get stuck."""

from __future__ import annotations

import pytest

from cookietin.bots.playout import play_out
from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.games.cover_your_cookies.end import sheet
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Refused
from cookietin.kernel.dealer import Silent
from tests.games.cover_your_cookies.table import (
    CHIP,
    CHOC,
    COCO,
    FRESH,
    GINGER,
    HONEY,
    LEMON,
    OAT,
    POOR,
    RASP,
    SUGAR,
    answer,
    ended,
    hand,
    late,
    may,
    may_with,
    stack,
    table,
)


def test_when_the_deck_is_gone_nobody_draws() -> None:
    """CY-27: the hand shrinks."""
    position = late([[SUGAR, OAT], [GINGER], [COCO], [CHIP]], discard=[RASP])
    answer(position, f"discard {SUGAR}")
    assert hand(position, 0) == [OAT]


def test_a_refill_takes_what_is_left() -> None:
    """CY-27: two are wanted, one is there."""
    position = table([[LEMON, LEMON, OAT], POOR, POOR, POOR], discard=[RASP], deck=[HONEY])
    answer(position, f"batch {LEMON} + {LEMON}")
    assert (hand(position, 0), position.deck) == ([OAT, HONEY], [])


def test_the_player_draws_before_the_defender_when_little_is_left() -> None:
    """CY-27 with CY-19: the defender gets nothing."""
    position = table(
        [[LEMON, LEMON], [LEMON, COCO], POOR, POOR],
        discard=[RASP],
        stacks={"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, FRESH]]},
        deck=[HONEY],
    )
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, f"answer {LEMON}")
    answer(position, "stop")
    assert (hand(position, 0), hand(position, 1)) == ([LEMON, HONEY], [COCO])


def test_an_empty_hand_is_skipped() -> None:
    """CY-27: seats 1 and 2 hold nothing."""
    position = late([[SUGAR, OAT], [], [], [CHIP]], discard=[RASP])
    answer(position, f"discard {SUGAR}")
    assert position.asked() == [3]


def test_the_same_player_again_when_all_others_are_out() -> None:
    """CY-27: until every hand is empty."""
    position = late([[SUGAR, OAT], [], [], []], discard=[RASP])
    answer(position, f"discard {SUGAR}")
    assert position.asked() == [0]
    answer(position, f"discard {OAT}")
    assert ended(position).how == "most-dough"


def test_who_holds_nothing_can_still_be_swiped_from_and_is_asked() -> None:
    """CY-27 with CY-16: an empty-handed defender can only stop."""
    position = late(
        [[LEMON], [], [COCO], [CHIP]],
        discard=[RASP],
        stacks={"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]]},
    )
    answer(position, f"swipe seat1 with {LEMON}")
    assert (position.asked(), may(position)) == ([1], ["stop"])
    answer(position, "stop")
    assert stack(position, 0)[-1] == [LEMON, LEMON, LEMON]


def test_a_matching_cookie_may_be_added_when_nothing_better_can_be_done() -> None:
    """CY-28: no Batch to start, nothing to swipe."""
    position = late(
        [[LEMON, SUGAR], [COCO], [], []], discard=[RASP], stacks={"seat0": [[LEMON, FRESH]]}
    )
    assert may(position) == [f"add {LEMON}", f"discard {LEMON}", f"discard {SUGAR}"]
    answer(position, f"add {LEMON}")
    assert stack(position, 0) == [[LEMON, LEMON, FRESH]]


@pytest.mark.parametrize(
    ("hand_of_one", "stacks"),
    [
        ([LEMON, LEMON], {"seat0": [[LEMON, FRESH]]}),
        ([LEMON, RASP], {"seat0": [[LEMON, FRESH]]}),
        ([LEMON, FRESH], {"seat0": [[LEMON, FRESH]]}),
        ([LEMON], {"seat0": [[LEMON, FRESH]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]]}),
    ],
)
def test_nothing_is_added_while_a_batch_or_a_swipe_is_possible(
    hand_of_one: list[str], stacks: dict[str, list[list[str]]]
) -> None:
    """CY-28: a pair, the discard, Milk, or a swipe come first."""
    position = late([hand_of_one, [COCO], [], []], discard=[RASP], stacks=stacks)
    with pytest.raises(Refused) as refused:
        answer(position, f"add {LEMON}")
    assert (refused.value.clause, refused.value.key) == ("CY-28", "batch-or-swipe-first")


def test_nothing_is_added_while_the_deck_lasts() -> None:
    """CY-28: only in that phase."""
    position = table([[LEMON, *POOR[:4]], POOR, POOR, POOR], stacks={"seat0": [[LEMON, FRESH]]})
    with pytest.raises(Refused) as refused:
        answer(position, f"add {LEMON}")
    assert refused.value.key == "deck-not-empty"


def test_only_to_the_own_top_batch_and_never_milk() -> None:
    """CY-28: beneath the top is out of reach."""
    stacks = {"seat0": [[LEMON, FRESH], [COCO, COCO]]}
    position = late([[LEMON], [CHIP], [], []], discard=[RASP], stacks=stacks)
    assert may(position) == [f"discard {LEMON}"]
    milk = late([[FRESH], [CHIP], [], []], discard=[RASP, CHOC], stacks=stacks)
    assert may(milk) == [f"discard {FRESH}"]


def test_there_is_no_passing() -> None:
    """CY-28: who can do nothing else must discard."""
    position = late([[HONEY], [CHIP], [], []], discard=[RASP])
    assert may(position) == [f"discard {HONEY}"]
    with pytest.raises(Refused) as refused:
        answer(position, "done")
    assert (refused.value.clause, refused.value.key) == ("CY-28", "must-act")


def test_a_voluntary_discard_stays_legal() -> None:
    """CY-28: also beside a pair."""
    position = late([[LEMON, LEMON], [CHIP], [], []], discard=[RASP])
    assert may_with(position, "discard") == [f"discard {LEMON}"]


def last_card(stacks: dict[str, list[list[str]]], **crumbs: int) -> CookiePosition:
    position = late([[SUGAR], [], [], []], discard=[RASP], stacks=stacks, crumbs=crumbs)
    return answer(position, f"discard {SUGAR}")


def test_all_cards_of_the_stack_and_the_crumbs_count() -> None:
    """CY-29: Cookies, Milk, Enhance and crumbs, each told apart."""
    position = last_card(
        {"seat0": [[LEMON, LEMON, FRESH], [HONEY, CHOC, "enhance"]], "seat1": [[OAT, OAT]]}, seat1=3
    )
    assert sheet(position)[:2] == [
        {"cookies": 50, "milk": 75, "enhance": 30, "crumbs": 0, "dough": 155},
        {"cookies": 10, "milk": 0, "enhance": 0, "crumbs": 20, "dough": 30},
    ]
    assert ended(position).json() == {
        "winners": ["seat0"],
        "points": [155, 30, 0, 0],
        "placement": [1, 2, 3, 3],
        "how": "most-dough",
        "capped": False,
    }


def test_cards_left_in_nobody_s_stack_count_for_nobody() -> None:
    """CY-29: the discard is worth nothing."""
    assert ended(last_card({"seat2": [[OAT, OAT]]})).points == [0, 0, 10, 0]


def test_ties_share() -> None:
    """CY-29: our ruling."""
    outcome = ended(last_card({"seat1": [[OAT, OAT]], "seat3": [[COCO]]}))
    assert (outcome.winners, outcome.share(1)) == ([1, 3], 0.5)


# No way to get stuck.


def plays_on(position: CookiePosition) -> None:
    for seed in range(20):
        again = position.copy()
        play_out(again, Silent(Chance(seed)), Chance(f"moves {seed}"))
        assert again.outcome is not None


def test_all_milk_hands_and_an_empty_discard_do_not_deadlock() -> None:
    """CY-18, CY-06: four hands of Milk, no Cookie in reach, nobody with a Batch."""
    hands = [[FRESH, FRESH, CHOC], [FRESH, FRESH, CHOC], [FRESH, FRESH, CHOC], [FRESH, FRESH, CHOC]]
    position = table(hands, discard=[])
    assert may(position) == [f"discard {CHOC}", f"discard {FRESH}"]
    plays_on(position)


def test_all_milk_hands_without_a_deck_do_not_deadlock() -> None:
    """CY-18, CY-28: Milk is discarded when there is nothing else, and lies on the discard dead."""
    position = late([[FRESH, CHOC], [FRESH], [CHOC], [FRESH]], discard=[CHOC])
    plays_on(position)
    for _ in range(5):
        answer(position, may(position)[0])
    assert ended(position).winners == [0, 1, 2, 3]


def test_mixers_as_the_last_cards_do_not_deadlock() -> None:
    """CY-26: nothing but Mixers left to draw."""
    left = ["rotate", "swap", "enhance", "exchange-left", "exchange-right", "rotate"]
    stacks = {"seat0": [[COCO, COCO]], "seat2": [[CHIP, CHIP]], "seat3": [[OAT, OAT]]}
    plays_on(table([POOR] * 4, discard=[RASP], deck=left, stacks=stacks))


def test_defenders_with_empty_hands_do_not_deadlock() -> None:
    """CY-16, CY-27: everyone else is out of cards and has much to lose."""
    stacks = {
        "seat0": [[OAT, OAT]],
        "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]],
        "seat2": [[SUGAR, SUGAR], [LEMON, LEMON]],
    }
    plays_on(late([[LEMON, LEMON, FRESH, CHOC], [], [], []], discard=[RASP], stacks=stacks))


def test_everyone_out_of_batches_does_not_deadlock() -> None:
    """CY-11, CY-13: all have had a Batch, nobody has one now."""
    had = [True] * 4
    plays_on(table([POOR] * 4, discard=[], had=had, begun=had))
    plays_on(late([POOR] * 4, discard=[], had=had, begun=had))
