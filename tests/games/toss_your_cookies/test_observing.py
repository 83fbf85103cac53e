"""What agents get: rows of numbers, how long a play can be, and who has come where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.dealer import Seeded
from tests.games.toss_your_cookies.table import FOUR, GAME, THREE, ended, game, roll, say, table

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies import TossPosition


def block(position: TossPosition, viewer: int, name: str) -> dict[str, int]:
    """What a block of a viewer's row says, without what is nought."""
    row = position.observation(viewer)
    found = position.title.layout(position.seats).block(name)
    values = row[found.first : found.first + len(found.columns)]
    return {what: value for what, value in zip(found.columns, values, strict=True) if value}


def test_hands_are_one_s_own_cards_and_what_is_known_of_the_others() -> None:
    """TY-16: after a milk roll Cleo knows that Ben, to the left of Ana, holds the milk."""
    position = table(FOUR)
    roll(position, "milk", "left", "wild")
    assert block(position, 2, "hands.me") == {"macadamia": 3, "sandwich": 3, "wild": 1}
    assert block(position, 2, "hands.me+3") == {"?": 6, "milk": 1}
    assert block(position, 2, "hands.me+2") == {"?": 7}
    assert block(position, 2, "turn") == {"me+3": 1}


def test_a_choice_is_in_one_s_own_row_alone() -> None:
    """TY-08: the others see that it was made: it is not waited for."""
    position = table(THREE)
    roll(position, "2", "left")
    say(position, 1, "choose fortune fortune")
    assert block(position, 1, "chosen.me") == {"fortune": 2}
    assert block(position, 0, "waiting") == {"me": 1, "me+2": 1}
    assert block(position, 0, "number_die") == {"2": 1}
    say(other := table(THREE), 0, "roll", "2", "left")
    say(other, 1, "choose sandwich sandwich")
    assert position.observation(0) == other.observation(0)
    assert position.observation(3) == other.observation(3)


def test_the_order_of_a_scramble_in_turns_is_in_the_row() -> None:
    """TY-11: who is first has 1."""
    position = table(THREE, game(scramble="turns"))
    roll(position, "all", "toss", "seat2", "seat0", "seat1")
    assert block(position, 1, "waiting") == {"me": 3, "me+1": 1, "me+2": 2}
    assert block(position, 1, "middle")["fortune"] == 6


def test_the_longest_play_is_long_enough_for_the_longest_turn() -> None:
    """TY-10, TY-18: with `call`, Toss/All: all grab everything, are quiet, and quiet again."""
    rules = game(shout="call", roll_cap=1, numbers=["all"] * 6, actions=["toss"] * 6)
    dealer = Seeded(5)
    position = rules.start(3, dealer)
    answers = 0
    while position.outcome is None:
        seat = max(position.asked(), key=lambda one: len(position.legal(one)))
        moves = position.legal(seat)
        position.play(seat, moves[-1] if moves[-1].key == "grab" else moves[0], dealer)
        answers += 1
    assert 3 + 1 + 21 + 3 <= answers <= rules.longest(3) == 3 + (1 + 21 + 6)


def test_placement() -> None:
    """TY-17, TY-21: the winner before all others; without one all are alike, and it was a cap."""
    position = table(THREE)
    roll(position, "1", "swap")
    say(position, 0, "with seat1")
    say(position, 0, "choose gingerbread", "fortune")
    assert (ended(position).placement, ended(position).capped) == ([1, 2, 2], False)
    position = table(THREE, game(roll_cap=1))
    roll(position, "milk", "swap")
    assert (ended(position).placement, ended(position).capped) == ([1, 1, 1], True)


def test_columns_of_four_seats() -> None:
    """So many numbers for a whole table; the number of columns is part of what is promised."""
    assert GAME.layout(4).size == 114
