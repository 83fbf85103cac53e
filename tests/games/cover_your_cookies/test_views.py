"""What a viewer may know and imagine: hands, decks and what was seen in an Exchange."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.kernel.complaint import Hidden, Refused
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.names import TRUTH
from cookietin.kernel.noting import Scripted
from tests.games.cover_your_cookies.table import (
    CHIP,
    COCO,
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
    table,
)

HANDS = [[SUGAR, OAT, GINGER, SHORT, PEANUT], [COCO] * 5, [CHIP] * 5, [LEMON] * 5]


def exchanged() -> CookiePosition:
    """Everyone has taken one card from the left: seat 0 a Coconut of seat 1, and so on."""
    position = table(HANDS, discard=[RASP], upper=0)
    answer(position, f"discard {SUGAR}", "exchange-left")
    return answer(position, "exchange 1", COCO, CHIP, LEMON, OAT, HONEY)


def imagined(position: CookiePosition, viewer: int, seed: int) -> CookiePosition:
    return cast("CookiePosition", GAME.imagine(position.view(viewer), Seeded(seed)))


def test_what_was_taken_stays_known_to_who_lost_it() -> None:
    """CY-25: seat 1 knows that seat 0 holds a Coconut, and nobody else does."""
    position = exchanged()
    assert position.floors(1) == {"hands.seat0": [COCO]}
    assert position.floors(0) == {"hands.seat3": [OAT]}
    assert position.floors(4) == {}


def test_a_view_has_its_own_knowledge_and_no_other() -> None:
    """CY-20: what the others know is hidden."""
    assert exchanged().view(1).json()["known"] == {"seat1": {"seat0": [COCO]}}
    assert exchanged().view(4).json()["known"] == {}


def test_what_is_known_is_imagined() -> None:
    """CY-25: in every truth that seat 1 can think of, seat 0 holds a Coconut."""
    position = exchanged()
    assert all(COCO in hand(imagined(position, 1, seed), 0) for seed in range(30))
    assert any(COCO not in hand(imagined(position, 2, seed), 0) for seed in range(30))


def test_a_card_that_is_seen_to_leave_is_known_no_more() -> None:
    """CY-20: seat 3 discards the Oatmeal that came from seat 0."""
    position = exchanged()
    for _ in range(2):
        answer(position, f"discard {hand(position, position.turn)[-1]}", RASP)
    answer(position, f"discard {OAT}", RASP)
    assert position.floors(0) == {}
    assert position.floors(1) == {"hands.seat0": [COCO]}


def test_an_unseen_departure_lowers_what_is_known() -> None:
    """CY-25: of two Lemon Glazes that seat 1 knew of, one may have gone to seat 2."""
    known = {"seat1": {"seat3": [LEMON, LEMON]}, "seat2": {"seat3": [LEMON, LEMON]}}
    position = table(HANDS, discard=[RASP], upper=0, known=known)
    answer(position, f"discard {SUGAR}", "exchange-left")
    answer(position, "exchange 1", COCO, CHIP, LEMON, OAT, HONEY)
    assert position.floors(1)["hands.seat3"] == [LEMON]
    assert position.floors(2)["hands.seat3"] == [LEMON]


def test_mixers_are_imagined_in_the_deck_alone() -> None:
    """CY-21: they are never held."""
    position = table(HANDS, discard=[RASP], upper=0)
    for seed in range(20):
        other = imagined(position, 0, seed)
        assert max(max(held) for held in other.hands) <= other.cards.chocolate
        assert sum(card >= other.cards.rotate for card in other.deck) == 8


def test_while_the_upper_half_lasts_the_mixers_are_known_to_wait() -> None:
    """CY-05: everyone knows where they are."""
    position = table(HANDS, discard=[RASP], upper=3)
    assert len(position.view(0).json()["mixers"]) == 8
    assert imagined(position, 0, 1).upper == 3


def test_without_a_deck_the_unseen_cards_are_the_other_hands() -> None:
    """CY-27: with one other hand left there is nothing to guess."""
    position = late([[SUGAR], [LEMON, OAT], [], []], discard=[RASP])
    assert all(imagined(position, 0, seed) == position for seed in range(5))


def test_every_truth_is_imagined_equally_often() -> None:
    """Three unseen cards in hands of two and one: three truths."""
    position = late([[SUGAR], [LEMON, OAT], [COCO], []], discard=[RASP])
    found = Counter(hand(imagined(position, 0, seed), 2)[0] for seed in range(600))
    assert sorted(found) == sorted([LEMON, OAT, COCO])
    assert all(150 < count < 250 for count in found.values())


def test_a_view_of_a_view_and_the_truth() -> None:
    """A view can be seen by its own viewer only."""
    position = exchanged()
    view = position.view(2)
    assert view.view(2) == view
    assert position.view(TRUTH) == position
    with pytest.raises(Hidden):
        view.view(1)


def test_others_moves_are_hidden_and_views_cannot_be_played() -> None:
    """CY-20: what a seat may do depends on its hand."""
    view = cast("CookiePosition", exchanged().view(2))
    with pytest.raises(Hidden):
        view.legal(1)
    with pytest.raises(Refused):
        view.play(1, GAME.move(f"discard {COCO}"), Scripted([]))


def test_a_seat_s_own_moves_are_listed_by_number() -> None:
    """CY-10: the same in its view as in the truth."""
    position = table([POOR, POOR, POOR, POOR])
    numbers = [move.number for move in position.view(0).legal(0)]
    assert numbers == sorted(move.number for move in position.legal(0))


def test_draws_are_told_to_their_owner_alone() -> None:
    """CY-20: others hear how many."""
    position = table([POOR, POOR, POOR, POOR], discard=[RASP])
    dealer = Scripted([HONEY])
    position.play(0, GAME.move(f"discard {SUGAR}"), dealer)
    (draw,) = [event for event in dealer.told if event.key == "draw"]
    assert draw.seen_by(0)["cards"] == [HONEY]
    assert draw.seen_by(1) == {
        "event": "draw",
        "seat": "seat0",
        "count": 1,
        "from": "deck",
        "to": "hands.seat0",
    }


def test_the_default_discards_what_is_worth_least() -> None:
    """CY-18: who stays away neither wins nor loses much; in a challenge they stop."""
    position = table([[HONEY, COCO, LEMON], POOR, POOR, POOR])
    assert position.default(0).text == f"discard {COCO}"
    other = table(
        [[LEMON], POOR, POOR, POOR],
        stacks={"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]]},
    )
    answer(other, f"swipe seat1 with {LEMON}")
    assert other.default(1).text == "stop"
