"""Looking ahead: what is certain to follow from moves, and what is left open."""

from __future__ import annotations

import json

import pytest

import cookietin
from cookietin.kernel.ahead import CHANCE, HIDDEN, Ahead, ahead
from cookietin.kernel.complaint import Refused
from cookietin.kernel.position import Position

CHAIN = cookietin.game("number-chain")


def look(position: Position, seat: int, *texts: str) -> Ahead:
    return ahead(position.view(seat), [position.game.move(text) for text in texts])


def chain() -> Position:
    hands = [["2/3", "1"], ["5"]]
    return CHAIN.set_up(2, cookietin.Seeded(7), hands=hands, chain=["3/4"])


def test_what_needs_no_chance_is_certain_to_the_end() -> None:
    free = CHAIN.set_up(2, cookietin.Seeded(7), hands=[["3", "1"], ["5"]], chain=["3/4"])
    found = look(free, 0, "3").json()
    assert found["open"] is None
    assert [event["event"] for event in found["events"]] == ["play"]
    assert found["places"]["chain"] == ["3/4", "3"]
    assert json.loads(json.dumps(found)) == found


def test_where_chance_comes_in_it_is_told_up_to_there() -> None:
    found = look(chain(), 0, "2/3")
    assert found.open == CHANCE
    assert [event.key for event in found.events] == ["play"]
    assert found.places is not None
    assert found.places["hands.seat0"] == ["1"]
    assert found.places["chain"] == ["3/4", "2/3"]


def test_what_depends_on_what_others_have_chosen_is_hidden() -> None:
    toss = cookietin.game("toss-your-cookies")
    dealer = cookietin.Scripted([], 1)
    position = toss.start(3, dealer)
    while position.question(position.asked()[0]).key != "pass":
        seat = position.asked()[0]
        position.play(seat, position.default(seat), dealer)
    *others, last = position.asked()
    for seat in others:
        position.play(seat, position.default(seat), dealer)
    me = f"seat{last}"
    found = look(position, last, position.default(last).text)
    assert found.open == HIDDEN
    assert found.facts is None
    assert [event["event"] for event in found.json()["events"] if event["seat"] == me] == ["chosen"]


def test_what_a_rare_hand_would_change_is_hidden() -> None:
    """Cookie Chomper: who has sought starts again, and is helped on if nothing held can open."""
    chomper = cookietin.game("cookie-chomper")
    hands = [["1", "2"], ["Seek", "3", "2/3"]]
    dealer = cookietin.Seeded(1)
    position = chomper.set_up(2, dealer, hands=hands, active=1, pile=["Subtract"])
    position.play(1, chomper.move("seek subtract"), dealer)
    position.play(1, chomper.move("pass"), dealer)
    found = look(position, 0, "pass")
    assert found.open == HIDDEN
    assert [event.key for event in found.events][-1] == "restart"


def test_several_moves_in_a_row() -> None:
    """CHOMP: a land is taken, aimed and turned before anything is dealt."""
    game = cookietin.game("chomp")
    position = game.start(2, cookietin.Seeded(3))
    seat = position.asked()[0]
    land = next(move for move in position.legal(seat) if move.key == "take-land")
    taken = position.copy()
    taken.play(seat, land, cookietin.Seeded(1))
    at = taken.legal(seat)[0]
    found = look(position, seat, land.text, at.text, "turned 0")
    assert [move.key for move in found.moves] == ["take-land", "at", "turned"]
    assert [event.key for event in found.events][:3] == ["take-land", "aim", "place"]
    assert found.facts is not None
    assert found.facts["seats"][f"seat{seat}"] != position.facts()["seats"][f"seat{seat}"]


def test_it_changes_nothing_and_says_the_same_again() -> None:
    view = chain().view(0)
    before = view.line()
    moves = [CHAIN.move("2/3")]
    assert ahead(view, moves).json() == ahead(view, moves).json()
    assert view.line() == before


def test_what_was_only_imagined_is_not_handed_out() -> None:
    for event in look(chain(), 0, "2/3").events:
        assert set(event.knowers) <= {0}


def test_a_move_that_cannot_be_made_is_refused_by_its_clause() -> None:
    with pytest.raises(Refused) as refused:
        look(chain(), 0, "5")
    assert refused.value.clause == "CC-51"


def test_a_later_move_that_cannot_be_made_is_refused_too() -> None:
    free = CHAIN.set_up(2, cookietin.Seeded(7), hands=[["3", "1"], ["5"]], chain=["3/4"])
    with pytest.raises(Refused, match="It is not Seat 0 who is asked now"):
        look(free, 0, "3", "1")
