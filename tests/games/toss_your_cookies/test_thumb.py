"""The rule of thumb: clearly better than chance, and sensible at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cookietin.bots import make_bot
from cookietin.bots.sitting import play_between
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from tests.games.toss_your_cookies.table import GAME, THREE, game, roll, say, table

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies import TossPosition

BOT = make_bot("thumb", GAME, 0)


def choice(position: TossPosition, seat: int) -> str:
    """What the bot answers on a seat."""
    view = position.view(seat)
    return BOT(view, view.question(seat)).text


def test_it_keeps_its_best_cookie_its_wilds_and_the_milk() -> None:
    position = table(THREE)
    roll(position, "2", "left")
    assert choice(position, 0) == "choose gingerbread gingerbread"
    assert choice(position, 2) == "choose gingerbread half-eaten"


def test_it_grabs_what_it_collects() -> None:
    position = table(THREE)
    roll(position, "1", "toss")
    for seat, card in enumerate(["gingerbread", "fortune", "wild"]):
        say(position, seat, f"choose {card}")
    assert choice(position, 0) == "grab wild"
    say(position, 1, "grab wild")
    assert choice(position, 0) == "grab fortune"


def test_it_chases_the_milk() -> None:
    position = table(THREE)
    roll(position, "milk", "toss")
    assert choice(position, 2) == "grab milk"


def test_it_swaps_with_whom_it_knows_to_hold_something() -> None:
    position = table(THREE, known={"seat0": {"seat2": ["wild"]}})
    roll(position, "2", "swap")
    assert choice(position, 0) == "with seat2"


def test_it_shouts() -> None:
    hands = [
        "4 fortune, gingerbread, wild, milk",
        THREE[1],
        "2 gingerbread, 4 sandwich, half-eaten",
    ]
    position = table(hands, game(shout="call"), phase="shout")
    assert choice(position, 0) == "snickerdoodle"
    assert choice(position, 1) == "quiet"


@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_chance(seats: int) -> None:
    """One of it among random bots, moving on by one seat each play, wins more than half."""
    won = 0
    for play in range(60):
        chance = Chance(f"{seats} {play}")
        dealer = Silent(chance)
        bots = [make_bot("random", GAME, f"{play} {seat}") for seat in range(seats)]
        bots[play % seats] = BOT
        position = GAME.start(seats, dealer)
        play_between(position, bots, dealer, chance)
        assert position.outcome is not None
        won += play % seats in position.outcome.winners
    assert won > 36
