"""Mixers: CY-21 to CY-26."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.games.cover_your_cookies.end import sheet
from cookietin.kernel.complaint import Refused
from cookietin.kernel.noting import Scripted
from tests.games.cover_your_cookies.table import (
    CHIP,
    CHOC,
    COCO,
    FRESH,
    GAME,
    GINGER,
    HONEY,
    LEMON,
    OAT,
    PEANUT,
    POOR,
    RASP,
    SHORT,
    SUGAR,
    answer,
    hand,
    late,
    may,
    stack,
    table,
    told,
)


def drawing(mixer: str, hands: list[list[str]] | None = None, **parts: Any) -> CookiePosition:
    """Seat 0 discards and draws this Mixer from a lower half."""
    own = hands or [POOR, POOR, POOR, POOR]
    position = table(own, discard=[RASP], upper=0, **parts)
    return answer(position, f"discard {own[0][0]}", mixer, HONEY)


def test_a_mixer_is_no_turn_no_card_of_the_hand_and_goes_for_good() -> None:
    """CY-21: to its own discard, and the refill goes on."""
    position = drawing("rotate", stacks={"seat2": [[COCO, COCO]]})
    assert (position.asked(), len(hand(position, 0))) == ([0], 4)
    answer(position, "rotate left", HONEY)
    assert position.json()["mixer_discard"] == ["rotate"]
    assert (position.asked(), len(hand(position, 0))) == ([1], 5)


def test_two_mixers_in_a_row() -> None:
    """CY-21: each at once, and neither counts as a card drawn."""
    position = drawing("exchange-left")
    answer(position, "exchange 1", *["oatmeal"] * 4, "exchange-right")
    assert (position.asked(), position.json()["mixer"]) == ([0], ["exchange-right"])
    assert len(hand(position, 0)) == 4


def test_a_mixer_that_a_defender_draws_asks_the_defender() -> None:
    """CY-21: it acts for its drawer, also in another's turn."""
    position = table(
        [[LEMON, *POOR[:4]], [LEMON, *POOR[:4]], POOR, POOR],
        discard=[RASP],
        stacks={"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]]},
        upper=0,
    )
    answer(position, f"swipe seat1 with {LEMON}")
    answer(position, f"answer {LEMON}")
    answer(position, "stop", HONEY, "rotate")
    assert (position.asked(), position.turn) == ([1], 0)
    answer(position, "rotate right", HONEY)
    assert position.asked() == [1]
    assert position.json()["refill"] == []


@pytest.mark.parametrize(("side", "shift"), [("left", 1), ("right", -1)])
def test_rotate_moves_all_top_batches_at_once(side: str, shift: int) -> None:
    """CY-22: also a sole Batch; an empty stack only receives; no crumbs."""
    stacks = {
        "seat0": [[COCO, COCO]],
        "seat1": [[CHIP, CHIP], [HONEY, FRESH]],
        "seat3": [[LEMON, LEMON]],
    }
    position = drawing("rotate", stacks=stacks)
    assert may(position) == ["rotate left", "rotate right"]
    answer(position, f"rotate {side}", HONEY)
    expected: list[list[list[str]]] = [[], [[CHIP, CHIP]], [], []]
    for giver, batch in ((0, [COCO, COCO]), (1, [HONEY, FRESH]), (3, [LEMON, LEMON])):
        expected[(giver + shift) % 4].append(batch)
    assert [stack(position, seat) for seat in range(4)] == expected
    assert position.crumbs == [0, 0, 0, 0]


def test_who_receives_a_batch_has_had_one() -> None:
    """CY-22 with CY-11: a single Cookie will not do any more."""
    position = drawing(
        "rotate", stacks={"seat0": [[COCO, COCO]]}, begun={"seat0": True, "seat1": True}
    )
    answer(position, "rotate left", HONEY)
    assert position.json()["had"]["seat1"]
    assert all(not text.startswith("single") for text in may(position))


def test_rotate_without_any_batch_does_nothing() -> None:
    """CY-22: nobody has one, so nothing is asked."""
    position = drawing("rotate")
    assert (position.asked(), position.json()["mixer_discard"]) == ([1], ["rotate"])


def test_enhance_goes_into_the_top_batch_and_travels_with_it() -> None:
    """CY-23: it is worth 30, and moves on when the Batch is swiped."""
    stacks = {"seat0": [[COCO, COCO], [LEMON, LEMON]], "seat1": [[SHORT, SHORT]]}
    position = drawing("enhance", [POOR, [FRESH, *POOR[:4]], POOR, POOR], stacks=stacks)
    assert stack(position, 0)[-1] == [LEMON, LEMON, "enhance"]
    assert sheet(position)[0]["enhance"] == 30
    assert position.json()["mixer_discard"] == []
    answer(position, f"swipe seat0 with {FRESH}")
    answer(position, "stop", HONEY)
    assert stack(position, 1)[-1] == [LEMON, LEMON, FRESH, "enhance"]


def test_enhance_without_a_batch_is_lost() -> None:
    """CY-23: discarded without effect."""
    position = drawing("enhance", stacks={"seat2": [[COCO, COCO]]})
    assert position.json()["mixer_discard"] == ["enhance"]


def test_swap_swaps_the_top_batches_of_two_others() -> None:
    """CY-24: not one's own; the Batches beneath stay."""
    stacks = {
        "seat0": [[COCO, COCO]],
        "seat1": [[CHIP, CHIP], [HONEY, FRESH]],
        "seat3": [[LEMON, LEMON]],
    }
    position = drawing("swap", stacks=stacks)
    assert may(position) == ["swap seat1 seat3"]
    answer(position, "swap seat1 seat3", HONEY)
    assert stack(position, 1) == [[CHIP, CHIP], [LEMON, LEMON]]
    assert stack(position, 3) == [[HONEY, FRESH]]
    assert position.crumbs == [0, 0, 0, 0]


def test_swap_offers_every_pair_of_others_with_a_batch() -> None:
    """CY-24: the drawer picks; it cannot be left undone."""
    stacks = {f"seat{seat}": [[card, card]] for seat, card in enumerate([COCO, CHIP, HONEY, RASP])}
    position = drawing("swap", stacks=stacks)
    assert may(position) == ["swap seat1 seat2", "swap seat1 seat3", "swap seat2 seat3"]
    with pytest.raises(Refused) as refused:
        answer(position, "swap seat0 seat2")
    assert (refused.value.clause, refused.value.key) == ("CY-24", "swap-two-others")


def test_swap_with_fewer_than_two_others_does_nothing() -> None:
    """CY-24: nothing happens."""
    position = drawing("swap", stacks={"seat0": [[COCO, COCO]], "seat2": [[CHIP, CHIP]]})
    assert (position.asked(), position.json()["mixer_discard"]) == ([1], ["swap"])


HANDS = [
    [SUGAR, OAT, GINGER, SHORT, PEANUT],
    [COCO] * 5,
    [CHIP] * 5,
    [LEMON] * 5,
]


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("exchange-left", [COCO, CHIP, LEMON, OAT]),
        ("exchange-right", [LEMON, OAT, COCO, CHIP]),
    ],
)
def test_everyone_takes_from_the_side_that_the_card_shows(card: str, after: list[str]) -> None:
    """CY-25: at once, from the hands as they stood."""
    position = drawing(card, HANDS)
    assert may(position) == ["exchange 1", "exchange 2"]
    order = [COCO, CHIP, LEMON, OAT] if card == "exchange-left" else [LEMON, OAT, COCO, CHIP]
    answer(position, "exchange 1", *order, HONEY)
    for seat, taken in enumerate(after):
        assert taken in hand(position, seat)
    assert OAT not in hand(position, 0)
    assert [len(held) for held in position.hands] == [5, 5, 5, 5]


def test_two_cards_are_taken_when_two_is_said() -> None:
    """CY-25: 1 or 2."""
    position = drawing("exchange-left", HANDS)
    answer(position, "exchange 2", COCO, COCO, CHIP, CHIP, LEMON, LEMON, OAT, SHORT, HONEY)
    assert hand(position, 3) == [OAT, SHORT, LEMON, LEMON, LEMON]


def test_hands_of_fewer_than_three_cards_are_left_out_and_the_ring_closes() -> None:
    """CY-25: seat 0 then takes from seat 2, over seat 1."""
    position = drawing("exchange-left", [HANDS[0], [COCO, COCO], HANDS[2], HANDS[3]])
    answer(position, "exchange 1", CHIP, LEMON, OAT, HONEY)
    assert hand(position, 1) == [COCO, COCO]
    assert (CHIP in hand(position, 0), LEMON in hand(position, 2)) == (True, True)
    assert OAT in hand(position, 3)


def test_with_fewer_than_two_in_the_ring_nothing_happens() -> None:
    """CY-25: nobody to take from."""
    position = drawing("exchange-left", [HANDS[0], [COCO], [CHIP], [LEMON, LEMON]])
    assert (position.asked(), position.json()["mixer_discard"]) == ([1], ["exchange-left"])


def test_what_was_taken_is_known_to_the_two() -> None:
    """CY-25 with CY-20: the event names the cards to taker and giver only."""
    position = drawing("exchange-left", HANDS)
    dealer = Scripted([COCO, CHIP, LEMON, OAT, HONEY])
    told(position, "exchange 1", dealer)
    takes = [event for event in dealer.told if event.key == "take"]
    assert takes[0].seen_by(0)["cards"] == takes[0].seen_by(1)["cards"] == [COCO]
    assert "cards" not in takes[0].seen_by(2)
    assert "cards" not in takes[0].seen_by(4)


@pytest.mark.parametrize("text", ["rotate left", "swap seat1 seat2", f"discard {OAT}", "stop"])
def test_only_the_mixer_s_own_answers_count(text: str) -> None:
    """CY-25: anything else is refused with what to say."""
    with pytest.raises(Refused) as refused:
        answer(drawing("exchange-left"), text)
    assert refused.value.clause == "CY-25"


def test_a_mixer_that_is_the_last_card_still_acts() -> None:
    """CY-26: the deck is gone, and the question is asked all the same."""
    position = table(
        [POOR, POOR, POOR, POOR],
        discard=[RASP],
        deck=["rotate"],
        stacks={"seat0": [[COCO, COCO]]},
    )
    answer(position, f"discard {SUGAR}")
    assert (position.asked(), position.json()["mixer"], position.deck) == ([0], ["rotate"], [])
    answer(position, "rotate left")
    assert stack(position, 1) == [[COCO, COCO]]
    assert (position.asked(), len(hand(position, 0))) == ([1], 4)


def test_enhance_as_the_last_card() -> None:
    """CY-26: it goes into the Batch."""
    position = table(
        [POOR, POOR, POOR, POOR],
        discard=[RASP],
        deck=["enhance"],
        stacks={"seat0": [[COCO, COCO]]},
    )
    answer(position, f"discard {SUGAR}")
    assert stack(position, 0) == [[COCO, COCO, "enhance"]]


def test_without_a_deck_no_mixer_comes() -> None:
    """CY-21: they are drawn, never held."""
    position = late([POOR, POOR, POOR, POOR], discard=[RASP])
    answer(position, f"discard {SUGAR}")
    assert len(position.json()["mixer_discard"]) == 8
    assert CHOC in GAME.cards.names
