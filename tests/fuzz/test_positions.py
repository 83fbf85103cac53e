"""Impossible positions are refused, in all games alike."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cookietin
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import HOLE
from cookietin.kernel.registry import ids, make_game
from cookietin.laws.mutating import at, copied, paths
from cookietin.laws.walking import walk_to_end
from tests.fuzz.positions import fuzz
from tests.fuzz.running import run

MUTATIONS = 120

each_game = pytest.mark.parametrize("id", ids())


@each_game
def test_changed_positions_are_refused_or_are_as_good_as_others(id: str) -> None:
    seen = run(fuzz, id, MUTATIONS, 1_000_000)
    assert not seen.wrong, seen.wrong[0]
    assert seen.accepted
    assert len(seen.refused) > 4


def moments(id: str, seed: int) -> list[cookietin.Position]:
    """All of a play."""
    game = make_game(id)
    chance = cookietin.Chance(f"{id}/{seed}")
    return [step.position.copy() for step in walk_to_end(game, max(game.seats[0], 2), chance)]


@each_game
def test_a_hole_in_a_public_place_of_a_view_is_refused(id: str) -> None:
    """What is seen by all stands in every view, and a hole there would be in what is imagined."""
    tried = 0
    for position in moments(id, 1)[::7]:
        data = json.loads(position.view(position.seats).line())
        public = [part.name.split(".")[0] for part in position.game.parts if not part.seen_by]
        for way in [way for way in paths(data) if way and way[0] in public]:
            if isinstance(at(data, way), str) and at(data, way) != HOLE:
                tried += 1
                holed = copied(data)
                at(holed, way[:-1])[way[-1]] = HOLE
                with pytest.raises(BadPosition):
                    position.game.position(holed)
    assert tried > 5


@each_game
@pytest.mark.parametrize(
    "change",
    [
        {"winners": ["seat0", "seat0", "seat0"]},
        {"winners": ["seat0", "seat1"]},
        {"winners": []},
        {"how": "boredom"},
        {"how": ""},
        {"points": [1 << 20, 0]},
        {"points": [-(1 << 20), 0]},
        {"placement": [2, 2]},
        {"capped": "both"},
    ],
    ids=str,
)
def test_an_ending_that_the_rules_cannot_give_is_refused(id: str, change: dict[str, Any]) -> None:
    for seed in range(3):
        over = moments(id, seed)[-1].json()
        changed = {**over, "outcome": {**over["outcome"], **change}}
        if changed == over:
            continue
        with pytest.raises(BadPosition):
            make_game(id).position(changed)


@each_game
def test_a_play_that_goes_on_has_not_ended(id: str) -> None:
    *going, over = [position.json() for position in moments(id, 1)]
    for data in going[: len(going) // 2 : 5]:
        with pytest.raises(BadPosition):
            make_game(id).position({**data, "outcome": over["outcome"]})


def test_a_view_that_knows_more_of_a_card_than_is_hidden_is_refused() -> None:
    """All eight of a flavour: a few lie open, so nobody can know two hands to be full of it."""
    game = make_game("cover-your-cookies")
    data = json.loads(game.start(3, cookietin.Seeded(1)).view(2).line())
    rare = max(set(game.inventory(3)), key=lambda card: -game.inventory(3).count(card))
    count = len(data["hands"]["seat0"])
    data["known"] = {"seat2": {"seat0": [rare] * count, "seat1": [rare] * count}}
    with pytest.raises(BadPosition) as refused:
        game.position(data)
    assert refused.value.key == "known-elsewhere"


@pytest.mark.parametrize("viewer", ["truth", "seat1"])
def test_hidden_tokens_have_no_order_however_they_are_written(viewer: str) -> None:
    game = make_game("cookie-hoarder")
    position = game.start(2, cookietin.Seeded(1))
    look = position if viewer == "truth" else position.view(1)
    data = look.json()
    data["stack"]["hidden"].reverse()
    assert game.position(data).places() == game.position(look.json()).places()


@pytest.mark.parametrize("ask", ["answer", "pay", "use", "yes-no", "choose", "target", "pick"])
def test_a_question_of_braverse_without_the_work_that_asks_it_is_refused(ask: str) -> None:
    for position in moments("braverse", 1)[20::9]:
        if position.outcome is None and not position.json()["work"]:
            with pytest.raises(BadPosition):
                position.game.position({**position.json(), "ask": ask})
