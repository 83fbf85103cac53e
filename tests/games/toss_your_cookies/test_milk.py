"""When the number die shows the milk."""

from __future__ import annotations

from collections import Counter

from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded, Silent
from tests.games.toss_your_cookies.table import (
    FOUR,
    THREE,
    ended,
    game,
    hand,
    keys,
    known,
    legal,
    middle,
    refused,
    roll,
    same,
    say,
    table,
)


def test_the_holder_passes_the_milk_to_the_holders_left() -> None:
    """TY-12: Cleo rolls, Ana holds it: it goes to Ben, from whom Ana takes a card blind first."""
    position = table(THREE, turn=2)
    told = roll(position, "milk", "left", "sandwich")
    assert same(hand(position, 0), "4 fortune, 2 gingerbread, sandwich")
    assert same(hand(position, 1), "2 fortune, 3 gingerbread, sandwich, milk")
    assert keys(told) == ["roll", "milk-from", "milk-to", "blind", "get"]
    assert position.asked() == [0]


def test_the_holder_passes_the_milk_to_the_holders_right() -> None:
    """TY-12: likewise."""
    position = table(THREE)
    roll(position, "milk", "right", "wild")
    assert same(hand(position, 2), "gingerbread, 4 sandwich, half-eaten, milk")
    assert same(hand(position, 0), "4 fortune, 2 gingerbread, wild")


def test_the_blind_card_is_never_the_milk_itself() -> None:
    """TY-12: it is taken before the milk is added, so over many rolls the milk always moves."""
    for seed in range(60):
        position = table(THREE, game(numbers=["milk"] * 6, actions=["left"] * 6))
        position.play(0, position.title.move("roll"), Seeded(seed))
        assert "milk" in hand(position, 1)


def test_the_holder_gives_the_milk_to_the_roller() -> None:
    """TY-13: with a card taken blind from the roller."""
    position = table(THREE, turn=2)
    roll(position, "milk", "swap", "half-eaten")
    assert same(hand(position, 2), "gingerbread, 4 sandwich, wild, milk")
    assert same(hand(position, 0), "4 fortune, 2 gingerbread, half-eaten")


def test_nothing_happens_if_the_roller_holds_the_milk() -> None:
    """TY-13: but all have seen who holds it (TY-16)."""
    position = table(THREE)
    told = roll(position, "milk", "swap")
    assert keys(told) == ["roll", "milk-from", "milk-stays"]
    assert [same(hand(position, seat), THREE[seat]) for seat in range(3)] == [True] * 3
    assert [known(position, viewer, 0) for viewer in (1, 2, 3)] == [["milk"]] * 3
    assert position.asked() == [1]


def test_all_but_the_tosser_race_for_the_milk() -> None:
    """TY-14: the first has it, and lets the tosser take a card blind."""
    position = table(FOUR, turn=3)
    roll(position, "milk", "toss")
    assert middle(position) == ["milk"]
    assert position.asked() == [1, 2, 3]
    assert position.question(1).how == "race"
    assert refused(position, 0, "grab milk").key == "tosser-stays-away"
    assert legal(position, 2) == ["leave", "grab milk"]
    say(position, 2, "grab milk", "wild")
    assert same(hand(position, 2), "3 sandwich, 3 macadamia, milk")
    assert same(hand(position, 0), "3 fortune, 3 gingerbread, wild")
    assert position.asked() == [0]


def test_only_the_milk_lies_there() -> None:
    """TY-14."""
    position = table(FOUR)
    roll(position, "milk", "toss")
    refusal = refused(position, 2, "grab wild")
    assert (refusal.clause, refusal.key) == ("TY-14", "gone")


def test_when_nobody_grabs_the_taker_is_random() -> None:
    """TY-14: any of those who might have grabbed, whoever left first."""
    position = table(FOUR)
    roll(position, "milk", "toss")
    say(position, 2, "leave")
    say(position, 1, position.default(1).text)
    assert position.asked() == [3]
    say(position, 3, "leave", "seat2", "sandwich")
    assert "milk" in hand(position, 2)


def test_in_turns_the_taker_is_random() -> None:
    """TY-14: nobody is asked."""
    takers: Counter[int] = Counter()
    rules = game(scramble="turns", numbers=["milk"] * 6, actions=["toss"] * 6)
    for seed in range(600):
        position = table(FOUR, rules)
        position.play(0, rules.move("roll"), Seeded(seed))
        takers.update(seat for seat in range(4) if "milk" in hand(position, seat))
        assert position.asked() == [1]
    assert sorted(takers) == [1, 2, 3]
    assert min(takers.values()) > 150


def test_the_milk_race_is_fair() -> None:
    """TY-14: with random answers in random order every other seat gets it equally often."""
    start = table(FOUR, game(roll_cap=1))
    roll(start, "milk", "toss")
    chance = Chance(3)
    takers: Counter[int] = Counter()
    for _ in range(1200):
        position = start.copy()
        while position.outcome is None:
            asked = position.asked()
            seat = asked[chance.below(len(asked))]
            moves = position.legal(seat)
            position.step(seat, moves[chance.below(len(moves))], Silent(chance))
        hands = position.json()["hands"]
        takers.update(seat for seat in range(4) if "milk" in hands[f"seat{seat}"])
    assert sorted(takers) == [1, 2, 3]
    assert min(takers.values()) > 330


def test_a_win_by_the_milk() -> None:
    """TY-17: Ben has five, grabs the milk, loses another card blind, and has won."""
    hands = ["fortune, 3 gingerbread, wild, half-eaten, milk", "5 fortune, 2 sandwich"]
    hands += ["3 gingerbread, 4 sandwich"]
    position = table(hands, turn=2)
    roll(position, "milk", "toss")
    say(position, 1, "grab milk", "sandwich")
    assert ended(position).winners == [1]


def test_the_blind_card_may_cost_the_win() -> None:
    """TY-17: an exchange is complete when both directions have moved."""
    hands = ["fortune, 3 gingerbread, wild, half-eaten, milk", "5 fortune, 2 sandwich"]
    hands += ["3 gingerbread, 4 sandwich"]
    position = table(hands, turn=2)
    roll(position, "milk", "left", "fortune")
    assert position.outcome is None


def test_the_milk_can_be_passed_as_a_chosen_card() -> None:
    """TY-15: nothing is taken blind, and only giver and receiver know."""
    position = table(THREE)
    roll(position, "1", "left")
    say(position, 0, "choose milk")
    say(position, 1, "choose sandwich")
    say(position, 2, "choose wild")
    assert "milk" in hand(position, 1)
    assert (known(position, 0, 1), known(position, 2, 1)) == (["milk"], [])


def test_the_milk_can_be_swapped_as_a_chosen_card() -> None:
    """TY-15."""
    position = table(THREE)
    roll(position, "1", "swap")
    say(position, 0, "with seat1")
    say(position, 0, "choose milk", "sandwich")
    assert "milk" in hand(position, 1)
