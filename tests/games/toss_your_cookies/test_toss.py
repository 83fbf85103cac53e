"""Toss: all at once into the middle, then the scramble."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from cookietin.bots.playout import play_out
from cookietin.bots.sitting import play_between
from cookietin.kernel import record
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Refused
from cookietin.kernel.dealer import Seeded, Silent
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.race import next_answer
from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay
from tests.games.toss_your_cookies.table import (
    FOUR,
    THREE,
    ended,
    game,
    hand,
    keys,
    legal,
    middle,
    refused,
    roll,
    same,
    say,
    table,
)

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies import TossPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

TURNS = game(scramble="turns")
TOSSED = ["choose gingerbread", "choose sandwich", "choose wild"]


def tossed(position: TossPosition, *dealt: str) -> TossPosition:
    """Ana rolls Toss/1: gingerbread, sandwich and the wild lie in the middle."""
    roll(position, "1", "toss")
    for seat in (0, 1):
        say(position, seat, TOSSED[seat])
    say(position, 2, TOSSED[2], *dealt)
    return position


def test_all_toss_at_once() -> None:
    """TY-09: nothing lies in the middle before all have chosen; then all of it does, face up."""
    position = table(THREE)
    roll(position, "1", "toss")
    say(position, 1, TOSSED[1])
    say(position, 0, TOSSED[0])
    assert middle(position) == []
    told = say(position, 2, TOSSED[2])
    assert same(middle(position), "gingerbread, sandwich, wild")
    assert keys(told) == ["chosen", "toss", "toss", "toss"]
    assert [len(held) for held in position.hands] == [6, 6, 6]


def test_everyone_ends_with_seven() -> None:
    """TY-09: as many are grabbed as were tossed."""
    position = tossed(table(THREE))
    say(position, 1, "grab wild")
    say(position, 0, "grab sandwich")
    say(position, 2, "grab gingerbread")
    assert [len(held) for held in position.hands] == [7, 7, 7]
    assert middle(position) == []
    assert position.asked() == [1]


def test_what_one_tossed_may_be_taken_back() -> None:
    """TY-09."""
    position = tossed(table(THREE))
    say(position, 2, "grab wild")
    assert same(hand(position, 2), THREE[2])


def test_toss_all() -> None:
    """TY-09: everything falls into the middle at once, and nobody chooses."""
    position = table(THREE)
    told = roll(position, "all", "toss")
    assert keys(told) == ["roll", "toss", "toss", "toss"]
    assert len(middle(position)) == 21
    assert position.asked() == [0, 1, 2]
    position.play(0, position.title.move("leave"), Seeded(1))
    position.play(1, position.title.move("grab milk"), Seeded(1))
    position.play(2, position.title.move("leave"), Seeded(1))
    while position.asked() == [1]:
        position.play(1, position.legal(1)[1], Seeded(1))
    assert position.outcome is not None or [len(held) for held in position.hands] == [7, 7, 7]


def test_the_scramble_is_a_race() -> None:
    """TY-10: all who are short may grab, one question for all, and grabs count as they come."""
    position = tossed(table(THREE))
    number = position.number
    assert {position.question(seat).how for seat in position.asked()} == {"race"}
    assert position.asked() == [0, 1, 2]
    say(position, 2, "grab sandwich")
    assert position.number == number
    assert position.asked() == [0, 1]
    assert legal(position, 0) == ["leave", "grab gingerbread", "grab wild"]


def test_who_comes_too_late_is_refused_kindly() -> None:
    """TY-10: the card is gone, nothing changes, and the same question stands."""
    position = tossed(table(THREE))
    say(position, 1, "grab wild")
    refusal = refused(position, 2, "grab wild")
    assert (refusal.clause, refusal.key) == ("TY-10", "gone")
    assert "faster" in str(refusal)
    say(position, 2, "grab gingerbread")


def test_each_player_stops_at_seven() -> None:
    """TY-10: who is full is asked no more."""
    position = tossed(table(THREE))
    say(position, 0, "grab sandwich")
    assert refused(position, 0, "grab gingerbread").key == "full-stays-away"


def test_when_time_is_up_the_rest_goes_at_random_to_those_who_are_short() -> None:
    """TY-10: staying away is `leave`; when nobody short is left to grab, chance shares out."""
    position = tossed(table(THREE))
    say(position, 1, "grab sandwich")
    assert [position.default(seat).text for seat in (0, 2)] == ["leave", "leave"]
    say(position, 2, "leave")
    assert position.asked() == [0]
    told = say(position, 0, "leave", "gingerbread", "wild")
    assert keys(told) == ["leave", "left-over", "left-over"]
    assert same(hand(position, 0), THREE[0])
    assert same(hand(position, 2), THREE[2])


def test_leaving_wins_no_time_over_those_who_grab() -> None:
    """TY-10: whoever leaves gets nothing before the others are done."""
    position = tossed(table(THREE))
    say(position, 0, "leave")
    assert len(hand(position, 0)) == 6
    say(position, 1, "grab sandwich")
    say(position, 2, "grab gingerbread", "wild")
    assert ended(position).winners == [0]


def test_every_share_of_the_rest_is_equally_likely() -> None:
    """TY-10: with three cards and three who left, each gets each card a third of the time."""
    wild: Counter[int] = Counter()
    dealer = Seeded(4)
    start = tossed(table(THREE))
    for _ in range(900):
        position = start.copy()
        for seat in (0, 1, 2):
            position.play(seat, start.title.move("leave"), dealer)
        hands = position.json()["hands"]
        wild.update(seat for seat in range(3) if "wild" in hands[f"seat{seat}"])
    assert sum(wild.values()) == 900
    assert min(wild.values()) > 250


def test_in_turns() -> None:
    """TY-11: a random order for each toss, one card each in rotation."""
    position = table(FOUR, TURNS)
    roll(position, "2", "toss")
    for seat in range(3):
        position.play(seat, position.default(seat), Seeded(1))
    told = say(position, 3, position.default(3).text, "seat2", "seat0", "seat3", "seat1")
    assert told[-1] == {"event": "order", "seats": ["seat2", "seat0", "seat3", "seat1"]}
    asked = []
    while middle(position):
        (seat,) = position.asked()
        assert position.question(seat).how == "turn"
        asked.append(seat)
        say(position, seat, legal(position, seat)[1])
    assert asked == [2, 0, 3, 1, 2, 0, 3, 1]


def test_in_turns_each_order_is_equally_likely() -> None:
    """TY-11: six orders of three seats."""
    start = table(THREE, TURNS)
    roll(start, "1", "toss")
    say(start, 0, TOSSED[0])
    say(start, 1, TOSSED[1])
    dealer = Seeded(9)
    orders: Counter[str] = Counter()
    for _ in range(1200):
        position = start.copy()
        position.play(2, TURNS.move(TOSSED[2]), dealer)
        orders[str(position.json()["waiting"])] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 150


def test_in_turns_who_stays_away_gets_what_is_left() -> None:
    """TY-10, TY-11: the others go on without them."""
    position = tossed(table(THREE, TURNS), "seat2", "seat0", "seat1")
    say(position, 2, "leave")
    say(position, 0, "grab gingerbread")
    say(position, 1, "grab sandwich", "wild")
    assert same(hand(position, 2), THREE[2])


def test_a_win_in_the_middle_of_a_scramble_in_another_players_turn() -> None:
    """TY-17: Cleo rolls; Ana grabs the wild and has won, while cards still lie there."""
    position = table(THREE, turn=2)
    roll(position, "1", "toss")
    for seat, move in enumerate(TOSSED):
        say(position, seat, move)
    told = say(position, 0, "grab wild")
    assert ended(position).winners == [0]
    assert same(middle(position), "gingerbread, sandwich")
    assert keys(told) == ["grab", "win", "over"]


def test_the_milk_can_be_tossed_and_grabbed_as_a_chosen_card() -> None:
    """TY-15: and whoever grabs it holds it, with nothing taken blind."""
    position = table(THREE)
    roll(position, "1", "toss")
    for seat, move in enumerate(["choose milk", "choose sandwich", "choose wild"]):
        say(position, seat, move)
    assert keys(say(position, 2, "grab milk")) == ["grab"]
    assert "milk" in hand(position, 2)


WISHES = ["grab wild", "grab milk"]
"""What everyone reaches for first; then for whatever lies there."""


def race(interleaving: random.Random) -> tuple[str, str, int]:
    """A match up to the end of its first scramble; its record, its position, who came too late."""
    rules = game(numbers=["3"] * 6, actions=["toss"] * 6, roll_cap=1)
    match = Match(rules, ["Ana", "Ben", "Cleo", "Dan"], read_format("single"), Seeded("race"))
    match.begin()
    match.answer(match.position.asked()[0], rules.move("roll"))
    for seat in range(4):
        match.answer(seat, match.position.legal(seat)[-1])
    number = match.position.number
    wishes = [[rules.move(wish) for wish in WISHES] for _ in range(4)]
    late = 0
    while match.position.outcome is None:
        seat = interleaving.choice(match.position.asked())
        move = wishes[seat].pop(0) if wishes[seat] else match.position.legal(seat)[1]
        before = match.position.line()
        if move in match.position.legal(seat):
            match.answer(seat, move, number)
            continue
        with pytest.raises(Refused, match="TY-10"):
            match.answer(seat, move, number)
        assert match.position.line() == before
        late += 1
    return record.write(match.lines), match.position.line(), late


def test_hundreds_of_interleavings_replay_exactly() -> None:
    """TY-10: the order of the grabs is in the record, so each gives the same position again."""
    records, ends, late = set(), set(), 0
    for seed in range(300):
        text, line, missed = race(random.Random(seed))
        replayed = Replay(record.read(text), make_game)
        assert replayed.match.position.line() == line
        records.add(text)
        ends.add(line)
        late += missed
    assert len(records) > 280
    assert len(ends) > 20
    assert late > 300


@pytest.mark.parametrize("options", [{}, {"scramble": "turns"}, {"shout": "call"}])
def test_after_every_completed_action_everyone_holds_seven(options: dict[str, str]) -> None:
    """TY-09: whenever the dice are to be rolled, over whole random plays."""
    for seats in range(3, 9):
        rules = game(roll_cap=60, **options)
        chance = Chance(seats)
        dealer = Silent(chance)
        position = rules.start(seats, dealer)
        while position.outcome is None:
            asked = position.asked()
            seat = asked[chance.below(len(asked))]
            moves = position.legal(seat)
            if moves == [rules.roll]:
                assert {len(held) for held in position.json()["hands"].values()} == {7}
            position.step(seat, moves[chance.below(len(moves))], dealer)


def test_in_playouts_every_hand_is_equally_likely_to_be_first() -> None:
    """TY-10: the compiled loop picks who answers; with one card each, all orders come up alike."""
    start = tossed(table(THREE, game(roll_cap=1)))
    chance = Chance(5)
    firsts: Counter[int] = Counter()
    for _ in range(2000):
        position = start.copy_toss()
        play_out(position, Silent(chance), chance)
        (wild,) = [seat for seat in range(3) if "wild" in hand(position, seat)]
        firsts[wild] += 1
    assert min(firsts.values()) > 580


def scrambled_for_two() -> TossPosition:
    """Toss/2: each of three seats has two cards to grab, and nothing can be won by it."""
    position = table(SIX_EACH, game(roll_cap=1))
    roll(position, "2", "toss")
    for seat in range(3):
        say(position, seat, position.default(seat).text)
    return position


SIX_EACH = ["3 fortune, 3 gingerbread, half-eaten", "3 fortune, 3 sandwich, wild"]
SIX_EACH += ["3 gingerbread, 3 sandwich, milk"]
ORDERS = 90
"""In how many orders three seats can grab two cards each: 6! / (2! 2! 2!)."""


def test_every_order_of_a_race_is_equally_likely() -> None:
    """TY-10: not each next hand, but each whole interleaving, as the dealer draws it."""
    start = scrambled_for_two()
    chance = Chance(6)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(100 * ORDERS):
        position = start.copy_toss()
        order: list[int] = []
        while position.outcome is None:
            seat = next_answer(position, position.asked(), chance)
            order.append(seat)
            position.step(seat, position.legal(seat)[-1], Silent(chance))
        orders[tuple(order)] += 1
    assert len(orders) == ORDERS
    # A sum of 89 squares of about 1 each: 89, give or take 13.
    assert sum((found - 100) ** 2 / 100 for found in orders.values()) < 160


def test_bots_race_in_such_an_order() -> None:
    """TY-10: in the lab, without speeds: as often one after the other as any other way."""
    start = scrambled_for_two()
    order: list[int] = []

    def grabber(view: Position, question: Question) -> Move:
        order.append(question.seat)
        return view.legal(question.seat)[-1]

    chance = Chance(7)
    one_by_one = 0
    for _ in range(1500):
        order.clear()
        play_between(start.copy(), [grabber] * 3, Silent(chance), chance)
        one_by_one += order[0] == order[1] and order[2] == order[3]
    # 6 of the 90 orders; with each hand equally likely to be next it would be a sixth of all.
    assert 65 < one_by_one < 140


def test_how_many_answers_are_left_is_what_all_can_see() -> None:
    """TY-10: as many as cards are missing in the hand; once at every other question."""
    position = scrambled_for_two()
    assert [position.answers_left(seat) for seat in range(3)] == [2, 2, 2]
    assert [position.view(3).answers_left(seat) for seat in range(3)] == [2, 2, 2]
    say(position, 1, legal(position, 1)[-1])
    assert [position.answers_left(seat) for seat in range(3)] == [2, 1, 2]
    assert table(THREE).answers_left(0) == 1
