"""Winning, the shout, matches and the roll cap."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, pairwise
from typing import TYPE_CHECKING, cast

import pytest

import cookietin
from cookietin.games.toss_your_cookies.end import has_won
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.noting import Scripted
from cookietin.words import Speech
from tests.games.toss_your_cookies.table import (
    BEN,
    CLEO,
    GAME,
    THREE,
    cards,
    ended,
    game,
    hand,
    keys,
    legal,
    middle,
    refused,
    roll,
    say,
    table,
)

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies import TossPosition

CALL = game(shout="call")
WON = "4 fortune, 1 gingerbread, wild, milk"
WITHOUT_WILD = ["4 fortune, gingerbread, wild, milk", BEN, "2 gingerbread, 4 sandwich, half-eaten"]
"""Ana holds four fortune cookies, the wild and the milk."""


def naive_win(held: list[str]) -> bool:
    """Five of some cookie, wilds included, and the milk: counted cookie by cookie."""
    counts = Counter(held)
    cookies = set(counts) - {"milk", "wild", "half-eaten"}
    most = max([counts[cookie] for cookie in cookies], default=0)
    return counts["milk"] == 1 and most + counts["wild"] >= 5


def test_what_wins_against_a_naive_count() -> None:
    """TY-17, TY-04: every hand of up to seven cards of two cookies, wilds, half-eaten and milk."""
    kinds = ["fortune", "sandwich", "half-eaten", "wild", "milk"]
    most = {"fortune": 6, "sandwich": 6, "half-eaten": 4, "wild": 3, "milk": 1}
    tried = 0
    for size in range(8):
        for held in combinations_with_replacement(kinds, size):
            if all(held.count(kind) <= most[kind] for kind in kinds):
                rows = sorted(GAME.cards.names.index(name) for name in held)
                assert has_won(GAME.cards, rows) == naive_win(list(held)), held
                tried += 1
    assert tried > 400


def test_a_win_on_the_deal() -> None:
    """TY-17: checked after the deal; nobody is asked anything."""
    first_three = ["fortune", "gingerbread", "sandwich"]
    dealt = [*first_three, *cards(WITHOUT_WILD[0])]
    dealer = Scripted(dealt, 1)
    position = GAME.start(3, dealer)
    assert position.outcome is not None
    assert position.outcome.winners == [0]
    assert position.asked() == []
    assert [event.key for event in dealer.told][-2:] == ["win", "over"]


def test_a_win_on_the_deal_goes_out_and_comes_back() -> None:
    """TY-17: such a position can be saved and sent like any other."""
    dealt = ["fortune", "gingerbread", "sandwich", *cards(WITHOUT_WILD[0])]
    position = GAME.start(3, Scripted(dealt, 1))
    assert ended(cast("TossPosition", position)).winners == [0]
    for look in (position, *[position.view(viewer) for viewer in range(4)]):
        assert GAME.position(look.json()) == look


def test_a_match_goes_on_after_a_win_on_the_deal() -> None:
    """TY-17, TY-20: the round counts."""
    dealt = ["fortune", "gingerbread", "sandwich", *cards(WITHOUT_WILD[0])]
    match = Match(GAME, ["Ana", "Ben", "Cleo"], read_format("best-of-3"), Scripted(dealt, 1))
    match.begin()
    assert len(match.outcomes) == 1
    assert match.between_plays()


def test_a_win_in_anothers_turn_by_a_pass() -> None:
    """TY-17: Cleo rolls, and what Ben passes makes Ana's five."""
    position = table(THREE, turn=2)
    roll(position, "1", "right")
    say(position, 0, "choose gingerbread")
    say(position, 1, "choose fortune")
    say(position, 2, "choose half-eaten")
    assert ended(position).winners == [0]


def test_a_win_by_whole_hands() -> None:
    """TY-17, TY-18: with `call` a hand that has won and was not shouted can go on to another."""
    position = table(WITHOUT_WILD, CALL)
    roll(position, "all", "left")
    assert "snickerdoodle" in legal(position, 1)
    assert "snickerdoodle" not in legal(position, 0)


def test_there_is_one_milk_and_so_one_winner() -> None:
    """TY-17: two hands of five do not share."""
    hands = ["5 fortune, gingerbread, milk", "fortune, 5 gingerbread, half-eaten"]
    position = table([*hands, "6 sandwich, wild"], CALL, turn=1)
    roll(position, "milk", "swap", "half-eaten")
    assert [legal(position, seat)[-1] for seat in range(3)] == ["quiet", "snickerdoodle", "quiet"]


def test_auto_declares_the_win() -> None:
    """TY-18: nobody can or needs to shout."""
    position = table(THREE)
    roll(position, "1", "toss")
    refusal = refused(position, 0, "snickerdoodle")
    assert (refusal.clause, refusal.key) == ("TY-18", "shouted-for-you")


def test_call_asks_everyone_after_each_action_able_or_not() -> None:
    """TY-18: before play goes on, as one race."""
    position = table(THREE, CALL)
    roll(position, "all", "left")
    assert position.asked() == [0, 1, 2]
    assert {position.question(seat).key for seat in range(3)} == {"shout"}
    for seat in (2, 0, 1):
        assert legal(position, seat) == ["quiet"]
        say(position, seat, "quiet")
    assert position.asked() == [1]
    assert legal(position, 1) == ["roll"]


def test_call_asks_after_the_deal() -> None:
    """TY-17, TY-18: five and the milk on the deal must be shouted too."""
    dealt = ["fortune", "gingerbread", "sandwich", *cards(WITHOUT_WILD[0])]
    position = CALL.start(3, Scripted(dealt, 1))
    assert position.asked() == [0, 1, 2]
    assert [move.text for move in position.legal(0)] == ["quiet", "snickerdoodle"]


def test_who_shouts_wins() -> None:
    """TY-18, TY-19: and shows the hand to all."""
    position = table(WITHOUT_WILD, CALL, phase="shout")
    told = say(position, 0, "snickerdoodle")
    assert ended(position).winners == [0]
    assert keys(told) == ["win", "over"]


def test_a_shout_without_the_cards_is_refused() -> None:
    """TY-18."""
    position = table(WITHOUT_WILD, CALL, phase="shout")
    refusal = refused(position, 1, "snickerdoodle")
    assert (refusal.clause, refusal.key) == ("TY-18", "not-what-wins")
    assert "5 of a cookie" in str(refusal)


def test_who_does_not_shout_loses_that_chance() -> None:
    """TY-18: play goes on; with the cards still there, the next action opens the right again."""
    position = table(WITHOUT_WILD, CALL, phase="shout")
    for seat in range(3):
        say(position, seat, position.default(seat).text)
    assert refused(position, 0, "snickerdoodle").key == "shout-later"
    roll(position, "milk", "swap")
    assert legal(position, 0) == ["quiet", "snickerdoodle"]


def test_the_right_to_shout_is_open_exactly_while_the_seat_holds_the_cards() -> None:
    """TY-18: in a scramble, from the grab that makes five until the cards are gone."""
    position = table(THREE, CALL)
    roll(position, "1", "toss")
    for seat, card in enumerate(["gingerbread", "sandwich", "wild"]):
        say(position, seat, f"choose {card}")
    assert "snickerdoodle" not in legal(position, 0)
    say(position, 0, "grab wild")
    assert position.asked() == [0, 1, 2]
    assert legal(position, 0) == ["leave", "snickerdoodle"]
    assert refused(position, 0, "grab sandwich").key == "hand-full"
    say(position, 1, "grab sandwich")
    assert legal(position, 1) == ["leave"]
    told = say(position, 0, "snickerdoodle")
    assert keys(told) == ["win", "over"]
    assert middle(position) == ["gingerbread"]


def test_being_asked_in_a_race_with_shouting_tells_nobody_anything() -> None:
    """TY-18: who is full stays asked, whether or not they could shout."""
    for grabbed, other in (("wild", "sandwich"), ("sandwich", "wild")):
        position = table(THREE, CALL)
        roll(position, "1", "toss")
        for seat, card in enumerate(["gingerbread", "sandwich", "wild"]):
            say(position, seat, f"choose {card}")
        say(position, 0, f"grab {grabbed}")
        assert position.view(1).asked() == [0, 1, 2]
        assert f"grab {other}" in legal(position, 1)


def test_who_is_full_is_not_told_to_grab() -> None:
    """TY-10, TY-18: they are asked for the shout alone, in the same race."""
    position = table(THREE, CALL)
    roll(position, "1", "toss")
    for seat, card in enumerate(["gingerbread", "sandwich", "wild"]):
        say(position, seat, f"choose {card}")
    assert [position.question(seat).key for seat in range(3)] == ["scramble"] * 3
    number = position.number
    say(position, 1, "grab sandwich")
    for look in (position, position.view(0), position.view(3)):
        assert [look.question(seat).key for seat in range(3)] == ["scramble", "shout", "scramble"]
        assert {(look.question(seat).number, look.question(seat).how) for seat in range(3)} == {
            (number, "race")
        }


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_the_winning_hand_is_shown_to_all_and_no_other(viewer: int) -> None:
    """TY-19."""
    position = table(WITHOUT_WILD, CALL, phase="shout")
    say(position, 0, "snickerdoodle")
    view = position.view(viewer).json()["hands"]
    assert view["seat0"] == hand(position, 0)
    hidden = [seat for seat in (1, 2) if seat != viewer]
    assert all(view[f"seat{seat}"] == ["?"] * 7 for seat in hidden)


@pytest.mark.parametrize(("language", "shout"), [("en", "Snickerdoodle!"), ("es", "Galletazo")])
def test_the_shout_in_both_languages(language: str, shout: str) -> None:
    """TY-18: as each half of the rulebook has it."""
    assert shout in Speech(language, GAME.id).move(GAME.move("snickerdoodle"))


@pytest.mark.parametrize(("format", "wins"), [("best-of-3", 2), ("best-of-5", 3)])
def test_matches(format: str, wins: int) -> None:
    """TY-20: first to two or three wins; each round starts left of the one before."""
    match = Match(GAME, ["Ana", "Ben", "Cleo"], read_format(format), Seeded(format))
    firsts: list[int] = []
    while match.winners is None:
        match.begin()
        firsts.append(match.position.first)
        while match.position.outcome is None:
            seat = match.position.asked()[0]
            match.answer(seat, match.position.legal(seat)[-1])
    assert len(match.winners) == 1
    won = [match.winners[0] in outcome.winners for outcome in match.outcomes]
    assert sum(won) == wins
    assert all((a + 1) % 3 == b for a, b in pairwise(firsts))


def test_the_roll_cap() -> None:
    """TY-21: after so many rolls the round ends without a winner."""
    position = table(THREE, game(roll_cap=2))
    roll(position, "all", "left")
    told = roll(position, "all", "right")
    assert ended(position).winners == []
    assert ended(position).how == "roll-cap"
    assert keys(told)[-1] == "over"
    assert GAME.options["roll_cap"] == 500


def test_the_last_action_can_still_win() -> None:
    """TY-21: the cap falls after the action."""
    position = table(THREE, game(roll_cap=1))
    roll(position, "1", "swap")
    say(position, 0, "with seat2")
    say(position, 0, "choose gingerbread", "wild")
    assert ended(position).winners == [0]


def test_three_rounds_without_a_winner_end_the_match() -> None:
    """TY-21: they are played again, and after three in a row the leaders share."""
    rules = game(roll_cap=1, numbers=["all"] * 6, actions=["left"] * 6)
    match = Match(rules, ["Ana", "Ben", "Cleo"], read_format("best-of-3"), Seeded(5))
    while match.winners is None:
        match.begin()
        match.answer(match.position.asked()[0], rules.move("roll"))
    assert [outcome.winners for outcome in match.outcomes] == [[], [], []]
    assert match.winners == [0, 1, 2]


def test_a_table_where_someone_has_won_cannot_be_set_up() -> None:
    """TY-17: with `auto` the play would be over."""
    with pytest.raises(BadPosition, match="won"):
        table(WITHOUT_WILD)
    with pytest.raises(cookietin.Complaint):
        table([WON, BEN, CLEO])


@pytest.mark.parametrize("text", ["snickerdoodle", "Snickerdoodle!", "SNICKERDOODLE!!"])
def test_a_shout_may_be_shouted(text: str) -> None:
    """TY-18."""
    assert GAME.move(text).text == "snickerdoodle"
