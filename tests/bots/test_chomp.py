"""CHOMP by rule of thumb: how it tries out what can be placed."""

from __future__ import annotations

from typing import Any, cast

import pytest

from cookietin.bots.thumbs.chomp.outlook import Outlook
from cookietin.bots.thumbs.chomp.trial import Trial
from cookietin.bots.thumbs.chomp.ways import best_ways, different_turns
from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.feeding import STARVES
from cookietin.games.chomp.goals import THINGS
from cookietin.games.chomp.quarters import WORTH
from cookietin.games.chomp.scoring import Tally
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from tests.games.chomp.tables import lying, own, story, table

SIZES = range(1, 9)


def tried(trial: Trial) -> list[Any]:
    """Everything that a bot asks a trial for."""
    counts = [trial.count(thing) for thing in range(len(THINGS))]
    herds = trial.herds
    sizes = [herds.as_big_as(size) for size in SIZES]
    rest = [herds.hungry, herds.extinct, herds.biggest(), herds.types_alive()]
    return [trial.land_points(), *rest, sizes, counts]


def tallied(tally: Tally) -> list[Any]:
    """The same by the rules, for a land of its own."""
    hungry = [herd for herd in tally.feeding.herds if herd.fate >= STARVES]
    worth = sum(herd.dinos() * WORTH[herd.dino] for herd in hungry)
    sizes = [tally.herds_of(size) for size in SIZES]
    rest = [worth, tally.extinct, tally.biggest, tally.types_alive()]
    return [tally.land_points(), *rest, sizes, tally.things]


@pytest.mark.parametrize("own_nest", [True, False])
def test_a_trial_finds_what_the_rules_would(own_nest: bool) -> None:
    """Every place of lands from random plays, with random cards: nothing is carried along."""
    game, chance, seen = own(own_nest=own_nest), Chance(f"trial {own_nest}"), 0
    dealer = Silent(chance)
    for _ in range(3):
        position = cast("ChompPosition", game.start(2, dealer))
        cards = position.cards
        while position.outcome is None:
            [seat] = position.asked()
            moves = position.legal(seat)
            position.step(seat, moves[chance.below(len(moves))], dealer)
            if chance.below(9):
                continue
            land = position.lands[seat]
            trial = Trial(land, cards, own_nest)
            assert tried(trial) == tallied(Tally(land))
            for at in land.places():
                trial.go(at)
                for _ in range(2):
                    card, turned = 1 + chance.below(len(cards.kinds)), chance.below(4)
                    trial.lay(card, turned)
                    after = land.copy()
                    after.place_with_eggs(card, at, turned, cards, own_nest)
                    assert tried(trial) == tallied(Tally(after))
                    seen += 1
    assert seen > 500


def test_the_best_way_is_the_best_of_all_ways() -> None:
    """CH-23: what is found by trying out on one land is the best of separate copies."""
    position = table(story(), lands=[lying("giant", "garden@s17", "two-nests@q19")])
    land, cards, outlook = position.lands[0], position.cards, Outlook(position, 0)
    outlook.hope = 0.0
    names = ("larder", "nest-and-egg", "trike", "carno")
    numbers, places = [cards.lands.index(name) for name in names], land.places()
    found = best_ways(Trial(land, cards, True), outlook, numbers, places)
    for card, best in zip(numbers, found, strict=True):
        worths = {}
        for at in places:
            for turned in range(4):
                after = land.copy()
                after.place_with_eggs(card, at, turned, cards, True)
                worths[at, turned] = Tally(after).land_points()
        assert worths[best.at, best.turned] == best.worth == max(worths.values())
        assert (best.at, best.turned) == max(worths, key=lambda way: worths[way])


def test_a_card_that_looks_the_same_all_ways_is_tried_once() -> None:
    cards = story().cards
    turns = {
        name: different_turns(cards.faces, cards.lands.index(name)) for name in cards.lands[1:]
    }
    assert turns["desert"] == [0]
    assert [0, 1, 2, 3] in turns.values()
