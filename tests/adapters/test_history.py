"""What was told last stands behind an observation: to each viewer as far as it was told."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

import cookietin
from cookietin.adapters.gymnasium import OneSeat
from cookietin.adapters.pettingzoo import env
from cookietin.arrays import history_of
from cookietin.games.toss_your_cookies import TossPosition
from cookietin.games.toss_your_cookies.turn import PASS
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.event import Event
from cookietin.kernel.history import COLUMNS
from cookietin.kernel.layout import Layout
from cookietin.words import LANGUAGES
from cookietin.words.messages import messages
from tests.adapters.ids import every_game

CHAIN = cookietin.game("number-chain")
THREE = history_of(CHAIN, 3, 2)


def named(viewer: int, *told: Event) -> list[dict[str, Any]]:
    """The columns by their names; cards, events and seats as what they are called."""
    layout = Layout(3)
    THREE.extend(layout)
    row = THREE.row(viewer, list(told))
    return [block.read(row) for block in layout.blocks]


DRAWN = Event("draw", {"seat": "seat1", "count": 1}, {"cards": ["2/3"]}, [1])
PLAYED = Event("play", {"seat": "seat0", "card": "4"})


def test_who_saw_a_card_finds_it_there_and_nobody_else() -> None:
    assert named(1, DRAWN)[0] == {"event": "draw", "seat": "me", "count": 1, "card": "2/3"}
    assert named(2, DRAWN)[0] == {"event": "draw", "seat": "me+2", "count": 1}
    assert named(3, DRAWN)[0] == {"event": "draw", "seat": "me+1", "count": 1}, (
        "spectators are seat0"
    )


def test_the_newest_comes_first_and_seats_are_counted_from_the_viewer() -> None:
    newest, before = named(2, DRAWN, PLAYED)
    assert newest == {"event": "play", "seat": "me+1", "card": "4"}
    assert before["event"] == "draw"


@every_game
def test_every_kind_of_event_has_a_number(id: str) -> None:
    """So one seat's columns never depend on which events a play happened to have."""
    for language in LANGUAGES:
        assert (
            sorted(messages(language, id).section("event"))
            == history_of(cookietin.game(id), cookietin.game(id).seats[0], 1).events
        )
    made = env(id, history=1)
    made.reset(seed=2)
    chance = Chance(2)
    for _ in range(40):
        if made.position.outcome is not None:
            break
        seen = made.last()[0]
        last = seen["observation"][-len(COLUMNS) :]
        assert (last[0] > 0) == bool(made._dealing.told)
        assert seen in made.observation_space(made.agent_selection)
        allowed = np.flatnonzero(seen["action_mask"])
        made.step(int(allowed[chance.below(len(allowed))]))


@every_game
def test_two_truths_that_told_a_seat_the_same_give_it_the_same_row(id: str) -> None:
    """What others hide changes nothing: events are made again with other secrets."""
    game = cookietin.game(id)
    seats = max(2, game.seats[0])
    history = history_of(game, seats, 12)
    dealer = cookietin.Keeping(cookietin.Seeded(5))
    game.start(seats, dealer)
    blind = [Event(event.key, event.fields) for event in dealer.told]
    for viewer in range(seats + 1):
        told = [
            whole if viewer in whole.knowers else bare
            for whole, bare in zip(dealer.told, blind, strict=True)
        ]
        assert history.row(viewer, told[-12:]) == history.row(viewer, dealer.told[-12:])


def test_a_sealed_choice_is_not_told_before_all_have_chosen() -> None:
    """Two who choose differently: the third is shown the same."""
    for seed in range(40):
        first = env("toss-your-cookies", history=6)
        first.reset(seed=seed)
        while first.position.outcome is None and len(first.position.asked()) < 3:
            first.step(int(np.flatnonzero(first.last()[0]["action_mask"])[0]))
        if first.position.outcome is not None or cast(TossPosition, first.position).phase != PASS:
            continue
        allowed = np.flatnonzero(first.last()[0]["action_mask"])
        other = first.possible_agents[first._seat - 1]
        rows = []
        for answer in (allowed[0], allowed[-1]):
            twin = env("toss-your-cookies", history=6)
            twin.__setstate__(first.__getstate__())
            twin.step(int(answer))
            rows.append(twin.observe(other)["observation"].tobytes())
        assert allowed[0] != allowed[-1]
        assert rows[0] == rows[1]
        return
    pytest.fail("no play in 40 came to a sealed choice")


def test_gymnasium_has_it_too_and_says_so_in_its_space() -> None:
    seat = OneSeat("number-chain", history=4)
    row, _ = seat.reset(seed=1)
    assert row in seat.observation_space
    assert len(row) == CHAIN.layout(2).size + 4 * len(COLUMNS)
    assert seat.seating.layout.block("history.0").columns == COLUMNS


def test_a_history_of_impossible_length_is_refused() -> None:
    with pytest.raises(BadOption, match="history must be"):
        env("number-chain", history=65)


@every_game
def test_many_plays_at_once_have_it_too_each_row_its_own(id: str) -> None:
    game = cookietin.game(id)
    seats = max(2, game.seats[0])
    plain = cookietin.many(game, seats, 3, seed=2)
    told = cookietin.many(game, seats, 3, seed=2, history=3)
    size, chance = plain.layout.size, Chance(4)
    for _ in range(12):
        assert told.observation[:, :size].tobytes() == plain.observation.tobytes()
        for row, events in enumerate(told._rows.told):
            own = told.history.row(int(told.seat[row]), events)
            assert told.observation[row, size:].tobytes() == own
            assert any(own) == bool(events)
        allowed = [np.flatnonzero(row) for row in plain.mask]
        answers = [int(numbers[chance.below(len(numbers))]) for numbers in allowed]
        plain.step(answers)
        told.step(answers)


def test_a_new_deal_forgets_what_was_told_before() -> None:
    many, chance = cookietin.many(CHAIN, 2, 1, seed=2, history=8), Chance(4)
    while not many.done[0]:
        allowed = np.flatnonzero(many.mask[0])
        many.step([int(allowed[chance.below(len(allowed))])])
    newest = many.layout.block("history.0").first
    keys = [many.observation[0, newest + place * len(COLUMNS)] for place in range(8)]
    assert [many.history.events[key - 1] for key in keys if key] == [
        *["first", "turn-up", "deal", "deal"]
    ]
