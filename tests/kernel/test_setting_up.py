"""Setting up a position: from keywords, from JSON, and as a copy."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import cookietin
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Keeping, RanOut, Replaying, Scripted

GAME = cookietin.game("number-chain")
ALL = GAME.inventory(2)


def test_what_is_given_stands_and_the_dealer_deals_the_rest() -> None:
    position = GAME.set_up(2, Scripted(ALL[10:15]), hands={"seat1": ["1", "2"]}, chain=["3"])
    assert position.json()["hands"] == {"seat0": ALL[10:15], "seat1": ["1", "2"]}


def test_with_nothing_given_everything_is_dealt() -> None:
    position = GAME.set_up(3, Seeded(2)).json()
    hands = [len(held) for held in position["hands"].values()]
    assert (hands, len(position["chain"]), len(position["deck"])) == ([5, 5, 5], 1, 16)


def test_what_the_dealer_deals_is_noted() -> None:
    dealer = Keeping(Seeded(2))
    position = GAME.set_up(2, dealer, hands=[["1"], ["2"]])
    assert dealer.notes == position.json()["chain"]


@pytest.mark.parametrize(
    "hands",
    [
        [["1"], ["2"]],
        (["1"], ["2"]),
        {"seat0": ["1"], "seat1": ["2"]},
        {0: ["1"], 1: ["2"]},
        {0: ("1",), "seat1": ["2"]},
    ],
    ids=str,
)
def test_hands_can_be_given_in_order_or_by_seat(hands: object) -> None:
    position = GAME.set_up(2, Scripted([]), hands=hands)
    assert position.json()["hands"] == {"seat0": ["1"], "seat1": ["2"]}


@pytest.mark.parametrize("turn", [1, "seat1"])
def test_a_seat_can_be_given_by_number_or_by_name(turn: object) -> None:
    assert GAME.set_up(2, Scripted([]), turn=turn).asked() == [1]


@pytest.mark.parametrize("turn", [True, -1, 2, "1", 0.5, ["seat0"], {}])
def test_no_other_thing_is_a_seat(turn: object) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.set_up(2, Scripted([]), turn=turn)
    assert str(refused.value).startswith("turn is ")


def test_nothing_given_for_a_part_is_as_good_as_leaving_it_out() -> None:
    position = GAME.set_up(
        2, Seeded(4), hands=[["1"], None], chain=None, deck=None, turn=None, outcome=None
    )
    assert position == GAME.set_up(2, Seeded(4), hands={0: ["1"]})


def test_a_position_can_be_set_up_in_the_middle_of_a_play() -> None:
    position = GAME.set_up(2, Scripted([]), first=1, question=7).json()
    assert (position["first"], position["question"]) == ("seat1", 7)


def test_a_position_can_be_set_up_when_it_is_over() -> None:
    won = {"winners": ["seat0"], "points": [1, 0], "how": "empty-hand"}
    position = GAME.set_up(2, Scripted([]), hands=[[], ["2"]], outcome=won)
    told = {**won, "placement": [1, 2], "capped": False}
    assert (position.asked(), position.json()["outcome"]) == ([], told)


def test_a_given_deck_is_all_that_the_deck_has() -> None:
    deck = ["1", "2"]
    rest = [card for card in ALL if card not in ("1", "2", "3", "4")]
    position = GAME.set_up(2, Scripted([]), hands=[["3"], ["4"]], deck=deck, chain=rest)
    assert position.json()["deck"] == deck


def test_where_a_script_runs_out_the_set_up_stops() -> None:
    with pytest.raises(RanOut) as out:
        GAME.set_up(2, Replaying([]), hands=[["1"], ["2"]])
    assert sorted(out.value.names) == sorted(set(ALL) - {"1", "2"})


def played() -> list[cookietin.kernel.position.Position]:
    """Every moment of a play."""
    dealer = Seeded("moments")
    position = GAME.start(3, dealer)
    moments = [position.copy()]
    while position.outcome is None:
        (seat,) = position.asked()
        position.play(seat, position.default(seat), dealer)
        moments.append(position.copy())
    return moments


def test_every_moment_and_every_view_of_it_can_be_written_and_read() -> None:
    for moment in played():
        for viewer in range(-1, 4):
            view = moment.view(viewer)
            again = GAME.position(json.loads(view.line()))
            assert again == view
            assert again.line() == view.line()


def test_every_moment_and_every_view_of_it_can_cross_to_another_process() -> None:
    for moment in played():
        for viewer in range(-1, 4):
            view = moment.view(viewer)
            assert pickle.loads(pickle.dumps(view)) == view


def test_a_position_that_was_read_can_be_played_on() -> None:
    first, *_ = played()
    again = GAME.position(first.json())
    (seat,) = first.asked()
    move = first.default(seat)
    for position in (first, again):
        position.play(seat, move, Scripted(["1/2/3/4/5"]))
    assert again == first


def test_reading_does_not_change_the_data() -> None:
    data = played()[3].json()
    before = json.dumps(data)
    GAME.position(data)
    assert json.dumps(data) == before


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy, lambda position: position.copy()])
def test_a_copy_is_equal_and_feels_nothing(make: object) -> None:
    assert callable(make)
    position = GAME.start(2, Seeded(1))
    twin = make(position)
    before = twin.line()
    assert twin == position
    (seat,) = position.asked()
    position.play(seat, position.legal(seat)[0], Seeded(2))
    assert twin.line() == before
    assert twin != position


def test_a_position_has_no_hash_since_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(GAME.start(2, Seeded(1)))


def test_a_position_is_equal_to_nothing_else() -> None:
    position = GAME.start(2, Seeded(1))
    assert position != position.json()


def test_a_line_is_one_line() -> None:
    assert "\n" not in GAME.start(6, Seeded(1)).line()
