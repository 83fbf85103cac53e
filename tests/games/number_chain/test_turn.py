"""A turn of Number Chain: CC-51."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.complaint import Refused
from cookietin.kernel.noting import Scripted
from tests.games.number_chain.table import GAME, answer, deck, hand, start, table


def test_one_card_goes_from_the_hand_on_the_chain() -> None:
    """CC-51: play one card on the chain."""
    position = answer(table([["2", "4"], ["5"]], ["2/3"]), "2")
    assert (hand(position, 0), position.json()["chain"]) == (["4"], ["2/3", "2"])


def test_a_card_whose_numbers_all_show_before_costs_nothing() -> None:
    """CC-51: 2/3 on 1/2/3 draws no card."""
    position = answer(table([["2/3", "4"], ["5"]], ["1/2/3"]), "2/3")
    assert hand(position, 0) == ["4"]


def test_the_same_number_again_costs_nothing_but_the_other_one_does() -> None:
    """CC-51: 1/4 on 1/5 draws one card, for the 4."""
    position = answer(table([["1/4", "3"], ["5"]], ["1/5"]), "1/4", Scripted(["2"]))
    assert hand(position, 0) == ["2", "3"]


def test_every_missing_number_draws_one_card() -> None:
    """CC-51: 1/2/3/4 on 4 draws three cards."""
    position = table([["1/2/3/4", "5"], ["2"]], ["4"])
    answer(position, "1/2/3/4", Scripted(["0", "1", "3"]))
    assert hand(position, 0) == ["0", "1", "3", "5"]


def test_what_the_card_before_shows_beyond_the_card_played_does_not_matter() -> None:
    """CC-51: only the numbers on the played card are looked up, not the other way round."""
    position = answer(table([["3", "1"], ["2"]], ["1/2/3/4/5"]), "3")
    assert hand(position, 0) == ["1"]


def test_only_the_card_on_top_counts_not_the_chain_below() -> None:
    """CC-51: the previous card is 5; that a 4 lies under it does not help."""
    position = answer(table([["4", "1"], ["2"]], ["3/4", "5"]), "4", Scripted(["3"]))
    assert hand(position, 0) == ["1", "3"]


@pytest.mark.parametrize("before", ["1", "1/2/3/4/5", "2/4"])
def test_zero_costs_nothing_on_any_card(before: str) -> None:
    """CC-51: Zero shows no number, so it costs nothing."""
    position = answer(table([["0", "3"], ["5"]], [before]), "0")
    assert hand(position, 0) == ["3"]


@pytest.mark.parametrize(
    ("card", "draws"), [("3", 1), ("1/5", 2), ("2/3/4", 3), ("1/2/4/5", 4), ("1/2/3/4/5", 5)]
)
def test_after_zero_every_number_is_missing(card: str, draws: int) -> None:
    """CC-51: after Zero each number on the card costs a card."""
    position = answer(table([[card, "1"], ["2"]], ["0"]), card)
    assert len(hand(position, 0)) == 1 + draws


@pytest.mark.parametrize(
    ("before", "card", "draws"),
    [("1/2", "0", 1), ("0", "1/2", 2), ("3", "3/4", 1), ("3/4", "3", 0)],
)
def test_zero_may_count_as_a_number_of_its_own(before: str, card: str, draws: int) -> None:
    """CC-51: with the option `zero` the card costs a draw; nothing else changes."""
    game = cookietin.game("number-chain", zero=True)
    position = game.set_up(2, cookietin.Seeded(1), hands=[[card, "5"], ["2"]], chain=[before])
    answer(position, card)
    assert len(hand(position, 0)) == 1 + draws


def test_drawn_cards_leave_the_deck() -> None:
    """CC-51: what is drawn is the drawer's and nowhere else."""
    position = table([["1/2", "5"], ["3"]], ["4"])
    before = deck(position)
    answer(position, "1/2", Scripted(["2/3", "0"]))
    assert sorted(deck(position)) == sorted(set(before) - {"2/3", "0"})


def test_nobody_else_draws() -> None:
    """CC-51: the draws are the player's own."""
    position = answer(table([["1/2", "5"], ["3"], ["2"]], ["4"]), "1/2")
    assert (hand(position, 1), hand(position, 2)) == (["3"], ["2"])


def test_any_card_may_be_played_however_dear() -> None:
    """CC-51: no card must match; every card in hand is a legal answer."""
    position = table([["0", "3", "1/2/4/5"], ["2"]], ["3/4"])
    assert [move.text for move in position.view(0).legal(0)] == ["0", "3", "1/2/4/5"]


def test_a_card_just_drawn_can_be_played_next_time() -> None:
    """CC-51: the hand is what one holds when one's turn comes."""
    position = answer(table([["4", "1"], ["2", "3"]], ["5"]), "4", Scripted(["4/5"]))
    answer(position, "2")
    assert "4/5" in [move.text for move in position.legal(0)]


def test_then_the_turn_passes_to_the_next_seat() -> None:
    """CC-51: players take turns."""
    position = answer(table([["4", "1"], ["2", "3"], ["5"]], ["4/5"]), "4")
    assert position.asked() == [1]


def test_after_the_last_seat_comes_the_first() -> None:
    """CC-51: clockwise around the table."""
    position = table([["4", "1"], ["2", "3"], ["5", "2/5"]], ["4/5"], turn="seat2")
    assert answer(position, "5").asked() == [0]


def test_the_question_names_the_card_to_play_on_and_must_be_answered() -> None:
    """CC-51: nobody may pass."""
    question = table([["4", "1"], ["2"]], ["3", "4/5"]).question(0)
    assert question.json() == {
        "number": 0,
        "seat": "seat0",
        "how": "turn",
        "must": True,
        "ask": "play-card",
        "before": "4/5",
    }


def test_each_answer_brings_the_next_number() -> None:
    """CC-51: questions are counted, so that an answer can say which one it answers."""
    position = answer(table([["4", "1"], ["2"]], ["4/5"]), "4")
    assert position.question(1).number == 1


def test_a_card_that_is_not_held_is_refused() -> None:
    """CC-51: one plays from one's hand, and the refusal names the clause."""
    position = table([["4", "1"], ["2"]], ["4/5"])
    with pytest.raises(Refused) as refused:
        answer(position, "2")
    assert (refused.value.clause, str(refused.value)) == (
        "CC-51",
        "You do not hold 2: you play a card from your hand. (rule CC-51)",
    )


def test_a_refused_card_changes_nothing() -> None:
    """CC-51: after a refusal the same seat is asked the same."""
    position = table([["4", "1"], ["2"]], ["4/5"])
    before, dealer = position.line(), Scripted([])
    with pytest.raises(Refused):
        answer(position, "2", dealer)
    assert (position.line(), dealer.notes, dealer.told) == (before, [], [])


def test_a_seat_whose_turn_it_is_not_is_refused() -> None:
    """CC-51: players take turns."""
    position = table([["4", "1"], ["2"]], ["4/5"])
    with pytest.raises(Refused) as refused:
        position.play(1, GAME.move("2"), Scripted([]))
    assert str(refused.value) == "It is not Seat 1 who is asked now, but Seat 0."


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    """CC-51: players take turns."""
    assert table([["4", "1"], ["2"]], ["4/5"]).legal(1) == []


def test_a_move_of_other_options_is_refused() -> None:
    """A game with other options is another game, even when its cards look the same."""
    other = cookietin.game("number-chain", hand=3).move("4")
    with pytest.raises(Refused) as refused:
        table([["4", "1"], ["2"]], ["4/5"]).play(0, other, Scripted([]))
    assert str(refused.value) == "4 belongs to another game, or to this game with other options."


def test_whoever_stays_away_plays_a_card_that_costs_least() -> None:
    """CC-51: on 2/5, 1/2 and 2/3/5 cost one draw and 3/4 costs two; 1/2 stands first in a hand."""
    position = table([["3/4", "2/3/5", "1/2"], ["2"]], ["2/5"])
    assert position.default(0).text == "1/2"


def test_the_default_is_cheapest_even_when_it_stands_last_in_the_hand() -> None:
    """CC-51: on 1/5 the card 1/4/5 costs one draw, and 2/3 costs two."""
    position = table([["2/3", "1/4/5"], ["2"]], ["1/5"])
    assert position.default(0).text == "1/4/5"


def test_the_default_does_not_depend_on_the_order_in_which_cards_were_drawn() -> None:
    """CC-51: the same position read back from its own JSON has the same default."""
    position = table([["1", "1/2/3/4/5"], ["0", "1/2"]], ["1/4"])
    answer(position, "1")
    answer(position, "1/2", Scripted(["3"]))
    answer(position, "1/2/3/4/5", Scripted(["5", "4", "2"]))
    answer(position, "0")
    assert [move.text for move in position.legal(0)] == ["5", "4", "2"]
    assert position.default(0) is GAME.position(position.json()).default(0)


def test_a_play_goes_on_with_the_cards_that_were_dealt() -> None:
    """CC-51: a whole first turn from the deal, as it is noted down."""
    first = ["1", "2", "3", "4", "5", "1/2", "2/3", "3/4", "4/5", "1/5", "0", "seat1"]
    dealer = Scripted([*first, "1/3", "2/4"])
    position = answer(start(2, dealer), "3/4", dealer)
    assert hand(position, 1) == ["1/2", "1/3", "1/5", "2/3", "2/4", "4/5"]
