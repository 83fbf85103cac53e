"""The set-up of Number Chain: CC-50."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import Keeping, Scripted
from tests.games.number_chain.table import ALL, GAME, deck, hand, start


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everyone_gets_five_cards(seats: int) -> None:
    """CC-50: 5 each."""
    position = start(seats)
    assert [len(hand(position, seat)) for seat in range(seats)] == [5] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_card_face_up_starts_the_chain_and_the_rest_is_the_deck(seats: int) -> None:
    """CC-50: one card is turned up after the deal."""
    position = start(seats)
    assert (len(position.json()["chain"]), len(deck(position))) == (1, 32 - 5 * seats - 1)


def test_all_cards_are_dealt_from_one_deck() -> None:
    """CC-50: every one of the 32 cards is in exactly one place."""
    places = start(4, Seeded(11)).places()
    assert sorted(card for cards in places.values() for card in cards) == sorted(ALL)


def test_the_cards_are_dealt_seat_by_seat_and_then_one_is_turned_up() -> None:
    """CC-50: what the dealer notes is what each place gets, in this order."""
    dealer = Scripted(ALL[:11])
    position = start(2, dealer)
    assert (hand(position, 0), hand(position, 1), position.json()["chain"]) == (
        ALL[0:5],
        ALL[5:10],
        ALL[10:11],
    )


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8])
def test_two_to_six_play(seats: int) -> None:
    """CC-50: 2–6 players."""
    with pytest.raises(BadOption) as refused:
        start(seats)
    assert str(refused.value) == (
        f"number-chain with these options is for 2 to 6 seats, not {seats}."
    )


def test_who_is_first_is_the_dealer_s_last_pick_of_the_set_up() -> None:
    """CC-50: by default the first player is random."""
    dealer = Scripted([*ALL[:16], "seat2"])
    assert start(3, dealer).asked() == [2]


def test_every_seat_can_be_first_by_chance() -> None:
    """CC-50: a random first player is any of them, equally often."""
    firsts = [start(3, Seeded(seed)).first for seed in range(300)]
    assert all(70 < firsts.count(seat) < 130 for seat in range(3))


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, 5])
def test_the_option_first_names_the_seat_that_starts(seat: int) -> None:
    """CC-50, option `first`: nothing is left to chance."""
    game = cookietin.game("number-chain", first=SEATS[seat])
    dealer = Keeping(Seeded(3))
    position = start(6, dealer, game)
    assert (position.first, position.asked(), dealer.notes[-1] in ALL) == (seat, [seat], True)


def test_a_first_seat_must_be_at_the_table() -> None:
    """CC-50, option `first`: seat3 needs at least four seats."""
    assert cookietin.game("number-chain", first="seat3").seats == range(4, 7)


def test_a_match_may_say_who_is_first_whatever_the_option_says() -> None:
    """CC-50: the option is for the first play; a match moves the start on."""
    game = cookietin.game("number-chain", first="seat0")
    assert game.start(3, Scripted([]), first=2).asked() == [2]


@pytest.mark.parametrize(
    ("size", "most"),
    [(1, 6), (4, 6), (5, 6), (6, 5), (7, 4), (8, 3), (10, 3), (11, 2), (15, 2)],
)
def test_the_hand_size_limits_the_seats(size: int, most: int) -> None:
    """CC-50, option `hand`: the 32 cards must do for all hands and the card that starts."""
    assert cookietin.game("number-chain", hand=size).seats == range(2, most + 1)


@pytest.mark.parametrize("size", range(1, 16))
def test_every_hand_size_can_be_dealt_to_the_fullest_table(size: int) -> None:
    """CC-50, option `hand`."""
    game = cookietin.game("number-chain", hand=size)
    most = game.seats[-1]
    position = start(most, None, game)
    assert [len(hand(position, seat)) for seat in range(most)] == [size] * most


@pytest.mark.parametrize("size", [0, 16, -1, True, 5.0, "5", None])
def test_other_hand_sizes_are_refused(size: object) -> None:
    """CC-50, option `hand`: 1 to 15."""
    with pytest.raises(BadOption) as refused:
        cookietin.game("number-chain", hand=size)
    found = "nothing" if size is None else size
    assert str(refused.value) == f"Option hand must be 1–15, not {found}."


def test_a_first_player_that_nobody_knows_is_refused() -> None:
    """CC-50, option `first`."""
    with pytest.raises(BadOption) as refused:
        cookietin.game("number-chain", first="seat6")
    assert str(refused.value) == (
        "Option first must be random|seat0|seat1|seat2|seat3|seat4|seat5, not seat6."
    )


def test_options_that_leave_nobody_to_play_are_refused() -> None:
    """CC-50: a sixth seat starts, but 15 cards each are enough for two."""
    with pytest.raises(BadOption) as refused:
        cookietin.game("number-chain", hand=15, first="seat5")
    assert str(refused.value) == (
        "With these options number-chain would need at least 6 seats and at most 2: "
        "nobody could play it."
    )


def test_the_options_by_default() -> None:
    """CC-50: 5 cards each, a random first player."""
    assert GAME.options == {"hand": 5, "first": "random", "zero": False, "numbers": 5}


def test_fewer_numbers_leave_the_cards_that_show_a_higher_one_in_the_box() -> None:
    """CC-50: with the option `numbers` no card shows a number above it."""
    small = cookietin.game("number-chain", numbers=2, hand=1)
    assert small.inventory(2) == ["0", "1", "2", "1/2"]
    assert [move.text for move in small.moves.all] == ["0", "1", "2", "1/2"]
