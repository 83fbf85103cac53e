"""Set-up: CY-05 to CY-09."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import cookietin
from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.kernel.complaint import BadOption, Refused
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Scripted
from tests.games.cover_your_cookies.table import (
    CHOC,
    COCO,
    FRESH,
    GAME,
    HONEY,
    LEMON,
    OAT,
    PILE_OF_THREE,
    POOR,
    RASP,
    SUGAR,
    answer,
    discard,
    game,
    hand,
    may_with,
    table,
)

LOWER = (
    ["gingersnap"] * 10
    + ["shortbread"] * 9
    + ["peanut-butter"] * 9
    + [HONEY] * 6
    + ["chocolate-chip"] * 7
)
"""A lower half of 41 cards."""


def start(seats: int, *deals: str, first: int | None = None) -> CookiePosition:
    dealer = Scripted(list(deals), "set-up")
    return cast("CookiePosition", GAME.start(seats, dealer, first))


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_can_play(seats: int) -> None:
    """CY-05: three to six players."""
    with pytest.raises(BadOption):
        GAME.start(seats, Seeded(1))


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everyone_is_dealt_five_cards(seats: int) -> None:
    """CY-05: five each, and no Mixer among them."""
    position = start(seats)
    assert [len(hand(position, seat)) for seat in range(seats)] == [5] * seats
    assert all(card <= position.cards.chocolate for held in position.hands for card in held)


@pytest.mark.parametrize(("seats", "upper"), [(4, 41), (5, 38), (6, 36)])
def test_the_rest_is_halved_and_an_odd_card_goes_below(seats: int, upper: int) -> None:
    """CY-05: 102 cards less the hands, in halves; one of the upper half is flipped."""
    position = start(seats)
    rest = 102 - 5 * seats
    assert position.upper == upper - 1 == rest // 2 - 1
    assert len(position.deck) == rest - 1


def test_the_mixers_wait_in_the_lower_half() -> None:
    """CY-05: none comes up while the upper half lasts, and then all are in the deck."""
    position = table([POOR, POOR, POOR, POOR], upper=2)
    names = position.cards.names
    assert (len(position.mixers), len(position.deck)) == (8, 81)
    answer(position, f"discard {SUGAR}", RASP)
    assert (position.upper, len(position.mixers)) == (1, 8)
    answer(position, f"discard {SUGAR}", RASP)
    assert (position.upper, position.mixers) == (0, [])
    assert Counter(names[card] for card in position.deck)["rotate"] == 2


def test_one_card_is_flipped_to_start_the_discard() -> None:
    """CY-06: a single Cookie for four players."""
    dealt = [SUGAR] * 5 + [OAT] * 5 + [COCO] * 5 + [RASP] * 5
    assert discard(start(4, *dealt, LEMON)) == [LEMON]


def test_milk_that_is_flipped_goes_back() -> None:
    """CY-06: it is told, put back, and another card is flipped."""
    dealt = [SUGAR] * 5 + [OAT] * 5 + [COCO] * 5 + [RASP] * 5
    dealer = Scripted([*dealt, FRESH, *LOWER, CHOC, LEMON])
    position = cast("CookiePosition", GAME.start(4, dealer))
    assert discard(position) == [LEMON]
    assert [event.fields for event in dealer.told if event.key == "put-back"] == [
        {"cards": [FRESH, CHOC], "count": 2}
    ]
    assert len(position.deck) + len(position.lower) == 81


def milk_flipped(seed: int) -> CookiePosition:
    """A start at which Fresh Milk is flipped and put back, and then the seed deals."""
    dealer = Scripted([*[SUGAR] * 5, *[OAT] * 5, *[COCO] * 5, *[RASP] * 5, FRESH], seed)
    return cast("CookiePosition", GAME.start(4, dealer, 0))


def test_milk_that_is_flipped_stays_in_the_upper_half() -> None:
    """CY-06: it is put back and that half is shuffled, so it comes before any lower card."""
    for seed in range(40):
        position = milk_flipped(seed)
        cards = position.json()
        assert FRESH in cards["deck"]
        assert len(cards["deck"]) == cards["upper"]
        assert (cards["upper"], len(cards["lower"]), len(cards["mixers"])) == (40, 41, 8)


def test_the_halves_join_when_the_upper_one_is_gone() -> None:
    """CY-05, CY-06: the lower half then comes with its Mixers."""
    position = milk_flipped(3)
    dealer, drawn = Seeded(1), 0
    before = position.json()
    while position.upper > 0:
        (seat,) = position.asked()
        position.play(seat, position.default(seat), dealer)
        assert position.lower == [] or position.upper == len(position.deck)
        drawn += 1
    assert drawn == before["upper"]
    assert position.json()["deck"] == sorted(
        before["lower"] + before["mixers"], key=position.cards.names.index
    )


def test_all_know_of_the_milk_until_someone_draws() -> None:
    """CY-06: nobody can hold it before; afterwards it may have been drawn."""
    position = milk_flipped(5)
    assert [position.floors(viewer) for viewer in range(5)] == [{"deck": [FRESH]}] * 5
    for seed in range(40):
        for viewer in (0, 4):
            truth = cast("CookiePosition", GAME.imagine(position.view(viewer), Seeded(seed)))
            assert FRESH in truth.json()["deck"]
            assert truth.view(viewer) == position.view(viewer)
            truth.check()
    answer(position, f"discard {SUGAR}", HONEY)
    assert position.floors(1) == {}


def test_no_card_of_the_lower_half_is_shown() -> None:
    """CY-20: only how many there are."""
    view = milk_flipped(5).view(2).json()
    assert set(view["lower"]) == set(view["deck"]) == {"?"}
    assert view["put_back"] == [FRESH]


def test_a_kind_that_was_flipped_twice_may_be_the_same_card() -> None:
    """CY-06: one Fresh Milk is known to be there, not two."""
    dealt = [SUGAR] * 5 + [OAT] * 5 + [COCO] * 5 + [RASP] * 5
    position = start(4, *dealt, FRESH, *LOWER, FRESH, LEMON)
    assert position.floors(0) == {"deck": [FRESH]}


def test_the_discard_may_be_empty_later() -> None:
    """CY-06: nothing is flipped again when its only card is used."""
    position = table([[LEMON, *POOR[:4]], POOR, POOR, POOR], discard=[LEMON])
    assert discard(answer(position, f"batch {LEMON} + discard")) == []


def test_who_is_first_is_drawn() -> None:
    """CY-07: by chance."""
    found = {GAME.start(5, Seeded(seed)).first for seed in range(40)}
    assert found == {0, 1, 2, 3, 4}


def test_play_passes_left_and_the_next_round_starts_to_the_left() -> None:
    """CY-07: left is the next seat; a match moves the start on by one."""
    position = start(4, first=3)
    assert position.asked() == [3]
    match = cookietin.match(GAME, list("ABCD"), "total-after-3", Seeded(4))
    first = match.position.first
    while not match.between_plays():
        (seat,) = match.position.asked()
        match.answer(seat, match.position.default(seat))
    match.begin()
    assert match.position.first == (first + 1) % 4


def test_three_players_have_six_cards_a_row_and_no_swaps() -> None:
    """CY-08: the rulebook's rules for three, by default."""
    position = start(3)
    assert [len(held) for held in position.hands] == [6, 6, 6]
    assert len(discard(position)) == 3
    assert "swap" not in GAME.inventory(3)
    assert len(GAME.inventory(3)) == 108


def test_any_cookie_in_the_row_can_be_used() -> None:
    """CY-08: not only the last one; Milk from the hand goes with any of them."""
    position = table([[SUGAR, FRESH, *POOR[1:]], POOR, POOR], discard=[SUGAR, LEMON, RASP])
    assert f"batch {SUGAR} + discard" in may_with(position, "batch")
    assert f"batch discard {LEMON} + {FRESH}" in may_with(position, "batch")
    answer(position, f"batch {SUGAR} + discard")
    assert discard(position) == [LEMON, RASP]


def test_discards_join_the_row_at_its_right_end_and_hands_are_refilled_to_six() -> None:
    """CY-08: no pile, and six cards again."""
    position = table([[HONEY, *POOR], POOR, POOR], discard=[SUGAR, LEMON, RASP])
    answer(position, f"discard {HONEY}")
    assert discard(position) == [SUGAR, LEMON, RASP, HONEY]
    assert len(hand(position, 0)) == 6


def test_a_cookie_that_is_not_in_the_row_is_refused() -> None:
    """CY-08: the refusal names the clause."""
    position = table([[HONEY, *POOR], POOR, POOR], discard=[SUGAR, LEMON, RASP])
    with pytest.raises(Refused) as refused:
        answer(position, f"batch {HONEY} + discard")
    assert refused.value.clause == "CY-08"


def test_three_players_can_play_by_the_rules_for_four() -> None:
    """CY-08: the option switches them off: five cards, a pile, all Mixers."""
    position = cast("CookiePosition", PILE_OF_THREE.start(3, Seeded(1)))
    assert ([len(held) for held in position.hands], len(discard(position))) == ([5, 5, 5], 1)
    assert len(PILE_OF_THREE.inventory(3)) == 110


def test_four_players_do_not_have_the_rules_for_three() -> None:
    """CY-08: it is about three players only."""
    assert len(GAME.inventory(4)) == 110


def test_without_mixers_none_is_in_the_deck() -> None:
    """CY-09: option `mixers`."""
    plain = game(mixers=False)
    assert len(plain.inventory(4)) == 102
    assert cast("CookiePosition", plain.start(4, Seeded(2))).mixers == []
    assert cookietin.game("cover-your-cookies", house="simple").options == plain.options
