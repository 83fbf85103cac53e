"""What is copied and sent to other processes comes back as what it was."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Dealer, Live, Seeded, Silent
from cookietin.kernel.event import Event
from cookietin.kernel.noting import Keeping, Replaying, Scripted
from cookietin.kernel.outcome import Outcome
from tests.kernel.chain import GAME

NAMES = ["?", "ace", "two", "three", "four", "five", "six"]


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def lowest(n: int) -> int:
    return 0


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, sent])
DEALERS: dict[str, Callable[[], Dealer]] = {
    "seeded": lambda: Seeded(4),
    "silent": lambda: Silent(Chance(4)),
    "live": lambda: Live(lowest),
    "keeping": lambda: Keeping(Seeded(4)),
    "scripted": lambda: Scripted(["four", "ace"], seed=3),
    "replaying": lambda: Replaying(["two", "four", "three", "ace", "five", "six"]),
}


@pytest.mark.parametrize("name", DEALERS)
@pytest.mark.parametrize("way", [copy.deepcopy, sent])
def test_a_dealer_goes_on_dealing_the_same(name: str, way: Callable[[Any], Any]) -> None:
    dealer = DEALERS[name]()
    dealer.deal([1, 2, 3, 4, 5, 6], [], 2, NAMES)
    dealer.tell(Event("bell", {}))
    twin = way(dealer)
    piles: list[list[int]] = [[], []]
    dealer.deal([1, 3, 5, 6], piles[0], 2, NAMES)
    twin.deal([1, 3, 5, 6], piles[1], 2, NAMES)
    assert piles[0] == piles[1]
    assert type(twin) is type(dealer)
    assert getattr(twin, "notes", None) == getattr(dealer, "notes", None)


@WAYS
def test_chance_goes_on_the_same(way: Callable[[Any], Any]) -> None:
    chance = Chance(7)
    chance.below(10)
    twin = way(chance)
    assert [chance.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]


@WAYS
def test_a_question_an_event_and_an_outcome(way: Callable[[Any], Any]) -> None:
    question = GAME.start(2, Seeded(1)).question(0)
    event = Event("draw", {"seat": "seat0"}, {"cards": ["1"]}, [0])
    outcome = Outcome([1], [0, 2], "deck-out", True, [3, 4])
    assert way(question).json() == question.json()
    assert (way(event).seen_by(0), way(event).seen_by(1)) == (event.seen_by(0), event.seen_by(1))
    assert way(outcome).json() == outcome.json()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_a_move_and_a_game_are_themselves(way: Callable[[Any], Any]) -> None:
    move = GAME.move("1/2")
    assert way(move) is move
    assert way(GAME) is GAME
    assert way([move])[0] is move


def test_a_move_is_sent_by_its_text() -> None:
    with pytest.raises(TypeError, match="send its text"):
        pickle.dumps(GAME.move("1/2"))


def test_a_game_is_made_again_from_its_options() -> None:
    twin = sent(cookietin.game("number-chain", hand=3))
    assert (twin.id, twin.options["hand"]) == ("number-chain", 3)


def test_a_position_is_sent_whole() -> None:
    position = GAME.start(3, Seeded(2))
    assert sent(position) == position
    assert sent(position.view(1)) == position.view(1)


@WAYS
@pytest.mark.parametrize("id", cookietin.game_ids())
def test_an_option_says_and_takes_the_same(id: str, way: Callable[[Any], Any]) -> None:
    for option in cookietin.game(id).declared:
        twin = way(option)
        assert (type(twin), twin.json()) == (type(option), option.json())
        assert [twin.check(value) for value in option.spread()] == option.spread()


@pytest.mark.parametrize("way", [copy.deepcopy, sent])
def test_a_match_goes_on_from_its_record(way: Callable[[Any], Any]) -> None:
    match = cookietin.match(GAME, ["Ana", "Bo"], "best-of-3", Seeded(1))
    while len(match.outcomes) < 1 or match.between_plays():
        if match.between_plays():
            match.begin()
        seat = match.position.asked()[0]
        match.answer(seat, match.position.default(seat))
    twin = way(match)
    assert cookietin.record(twin) == cookietin.record(match)
    assert (twin.position, twin.players) == (match.position, match.players)
    before = len(match.lines)
    seat = twin.position.asked()[0]
    twin.answer(seat, twin.position.default(seat))
    assert (len(twin.lines), len(match.lines)) == (before + 1, before)
