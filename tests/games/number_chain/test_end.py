"""How Number Chain ends: CC-52 and CC-53."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import Refused
from cookietin.kernel.noting import Scripted
from tests.games.number_chain.table import GAME, answer, deck, ended, hand, nearly_out, table


def test_the_last_card_that_costs_nothing_wins() -> None:
    """CC-52: an empty hand at the end of one's turn wins."""
    position = answer(table([["2"], ["1", "3"], ["5"]], ["2/4"]), "2")
    assert ended(position).json() == {
        "winners": ["seat0"],
        "points": [1, 0, 0],
        "placement": [1, 3, 2],
        "how": "empty-hand",
        "capped": False,
    }


def test_zero_as_the_last_card_always_wins() -> None:
    """CC-52 with CC-51: Zero never costs a card."""
    assert ended(answer(table([["0"], ["1", "3"]], ["5"]), "0")).winners == [0]


def test_the_last_card_with_a_cost_draws_and_does_not_win() -> None:
    """CC-52: the hand counts after the draws."""
    position = answer(table([["2"], ["1", "3"]], ["4"]), "2", Scripted(["5"]))
    assert (position.outcome, hand(position, 0), position.asked()) == (None, ["5"], [1])


def test_the_winner_need_not_be_the_first_seat() -> None:
    """CC-52: whoever it is whose turn ends with an empty hand."""
    position = table([["2", "3"], ["1", "3/4"], ["5"]], ["4/5"], turn="seat2")
    assert ended(answer(position, "5")).winners == [2]


def test_nobody_wins_on_another_s_turn() -> None:
    """CC-52: one's own turn must end; a neighbour with one card left has not won yet."""
    position = answer(table([["4", "3"], ["1"]], ["4/5"]), "4")
    assert position.outcome is None


def test_the_winner_need_not_hold_the_fewest_cards_of_long_plays() -> None:
    """CC-52: it ends at once, also while the deck is full."""
    position = answer(table([["4"], ["1"]], ["4/5"]), "4")
    assert (ended(position).how, len(deck(position))) == ("empty-hand", 29)


def test_after_the_end_nobody_is_asked() -> None:
    """CC-52: the play is over."""
    position = answer(table([["4"], ["1"]], ["4/5"]), "4")
    assert (position.asked(), position.legal(0), position.legal(1)) == ([], [], [])


def test_after_the_end_every_move_is_refused() -> None:
    """CC-52: the play is over."""
    position = answer(table([["4"], ["1"]], ["4/5"]), "4")
    with pytest.raises(Refused) as refused:
        position.play(1, GAME.move("1"), Scripted([]))
    assert str(refused.value) == "This play is over."


def test_a_draw_from_an_empty_deck_ends_the_play() -> None:
    """CC-53: seat0 would draw for the 2, but there is no card."""
    position = nearly_out([["2", "3"], ["1", "4", "5"]], "1/3", deck=[])
    assert ended(answer(position, "2")).how == "deck-out"


def test_the_fewest_cards_win() -> None:
    """CC-53: seat0 has one card left, seat1 three."""
    position = nearly_out([["2", "3"], ["1", "4", "5"]], "1/3", deck=[])
    assert ended(answer(position, "2")).winners == [0]


def test_someone_else_may_have_the_fewest() -> None:
    """CC-53: seat0 cannot draw and has two cards left, seat2 has one."""
    position = nearly_out([["2", "3", "1"], ["4", "5"], ["4/5"]], "1/3", deck=[])
    assert ended(answer(position, "2")).winners == [2]


def test_the_drawer_s_played_card_no_longer_counts() -> None:
    """CC-53: seat0 had as many cards as seat1 before playing one of them."""
    position = nearly_out([["2", "3"], ["4", "5"]], "1/3", deck=[])
    assert ended(answer(position, "2")).winners == [0]


def test_those_who_tie_share_the_win() -> None:
    """CC-53: ties share, and each of them has a point."""
    position = nearly_out([["2", "3"], ["4"], ["5"], ["1", "1/2"]], "1/3", deck=[])
    assert ended(answer(position, "2")).json() == {
        "winners": ["seat0", "seat1", "seat2"],
        "points": [1, 1, 1, 0],
        "placement": [1, 1, 1, 4],
        "how": "deck-out",
        "capped": False,
    }


def test_two_of_three_may_share_without_the_drawer() -> None:
    """CC-53: the drawer may be the one who loses."""
    position = nearly_out([["2", "3", "5"], ["4"], ["1"]], "1/3", deck=[])
    assert ended(answer(position, "2")).winners == [1, 2]


def test_cards_drawn_before_the_deck_ran_out_count() -> None:
    """CC-53: three are due and two are there: seat0 holds 1 + 2, and seat1 with two wins."""
    position = nearly_out([["1/2/3", "5"], ["1", "2"]], "4", deck=["3", "0"])
    answer(position, "1/2/3")
    assert (len(hand(position, 0)), ended(position).winners) == (3, [1])


def test_cards_drawn_before_the_deck_ran_out_can_make_a_tie() -> None:
    """CC-53: two are due and one is there: both hold two."""
    position = nearly_out([["2/3", "5"], ["1", "2"]], "4", deck=["3"])
    assert ended(answer(position, "2/3")).winners == [0, 1]


def test_the_deck_is_empty_when_it_has_run_out() -> None:
    """CC-53: all that was there has been drawn."""
    position = nearly_out([["1/2/3", "5"], ["1", "2"]], "4", deck=["3", "0"])
    assert deck(answer(position, "1/2/3")) == []


def test_the_last_card_of_the_deck_may_be_drawn_and_the_play_goes_on() -> None:
    """CC-53: two are due and two are there; no further draw is due, so nothing ends."""
    position = nearly_out([["2/3", "5"], ["1", "2"]], "4", deck=["3", "0"])
    answer(position, "2/3")
    assert (position.outcome, deck(position), position.asked()) == (None, [], [1])


def test_with_an_empty_deck_cards_that_cost_nothing_can_still_be_played() -> None:
    """CC-53: only a draw that is due ends the play."""
    position = nearly_out([["3", "5"], ["1", "2"]], "1/3", deck=[])
    answer(position, "3")
    assert (position.outcome, position.asked()) == (None, [1])


def test_with_an_empty_deck_the_last_card_that_costs_nothing_wins_as_ever() -> None:
    """CC-52 before CC-53: nothing is due, so the hand is what counts."""
    position = nearly_out([["3"], ["1", "2"]], "1/3", deck=[])
    assert ended(answer(position, "3")).how == "empty-hand"


def test_the_last_card_with_a_cost_on_an_empty_deck_leaves_the_fewest_of_all() -> None:
    """CC-53: a draw is due and there is none; with no card in hand the drawer has the fewest."""
    position = nearly_out([["2"], ["1", "4"]], "1/3", deck=[])
    outcome = ended(answer(position, "2"))
    assert (outcome.winners, outcome.how) == ([0], "deck-out")


def test_the_last_card_with_a_cost_that_takes_the_deck_s_last_card_ties() -> None:
    """CC-53: two due, one there: seat0 ends with one card, as many as seat1."""
    position = nearly_out([["2/4"], ["1"]], "1/3", deck=["5"])
    assert ended(answer(position, "2/4")).winners == [0, 1]


def test_it_ends_with_the_turn_where_it_ended() -> None:
    """CC-53: the turn does not pass on."""
    position = nearly_out([["3", "5"], ["1", "2"]], "4", deck=[])
    assert answer(position, "3").json()["turn"] == "seat0"


@pytest.mark.parametrize(("seat", "share"), [(0, 0.5), (1, 0.5), (2, 0.0)])
def test_a_shared_win_is_shared_equally(seat: int, share: float) -> None:
    """CC-53: ties share."""
    position = nearly_out([["2", "3"], ["4"], ["1", "5"]], "1/3", deck=[])
    assert ended(answer(position, "2")).share(seat) == share
