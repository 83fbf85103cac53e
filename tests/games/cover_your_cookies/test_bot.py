"""The rule-of-thumb bot: it sees views alone, and beats chance clearly."""

from __future__ import annotations

from cookietin.bots import make_bot
from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from tests.games.cover_your_cookies.table import (
    CHOC,
    COCO,
    FRESH,
    GAME,
    GINGER,
    HONEY,
    LEMON,
    OAT,
    POOR,
    RASP,
    SHORT,
    SUGAR,
    answer,
    table,
)


def choice(position: CookiePosition) -> str:
    (seat,) = position.asked()
    view = position.view(seat)
    return make_bot("thumb", GAME, 1)(view, view.question(seat)).text


def test_it_covers_a_rich_batch() -> None:
    """A Batch on top that is worth much is covered with a cheap one."""
    position = table(
        [[SUGAR, SUGAR, OAT, COCO, GINGER], POOR, POOR, POOR],
        discard=[RASP],
        stacks={"seat0": [[OAT, OAT], [HONEY, HONEY, CHOC]]},
    )
    assert choice(position) == f"batch {SUGAR} + {SUGAR}"


def test_it_saves_milk_when_a_pair_will_do() -> None:
    """Of two ways to start, the one that keeps the Milk for a fight."""
    position = table([[SHORT, SHORT, FRESH, SUGAR, OAT], POOR, POOR, POOR], discard=[GINGER])
    assert choice(position) == f"batch {SHORT} + {SHORT}"


def test_it_defends_what_is_worth_it() -> None:
    """A rich Batch is worth a Cookie."""
    position = table(
        [[LEMON, SUGAR], [LEMON, SUGAR, OAT], POOR, POOR],
        stacks={"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON, CHOC]]},
    )
    answer(position, f"swipe seat1 with {LEMON}")
    assert choice(position) == f"answer {LEMON}"


def test_it_swipes_from_an_empty_hand() -> None:
    """Nobody can defend: a sure gain."""
    position = table(
        [[LEMON, SUGAR], [], POOR, POOR],
        discard=[RASP],
        stacks={"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON, CHOC]]},
    )
    assert choice(position) == f"swipe seat1 with {LEMON}"


def test_it_beats_chance_from_every_seat() -> None:
    """One of four wins a quarter by chance; the thumb wins far more."""
    won = 0.0
    for play in range(24):
        bots = [
            make_bot("thumb" if seat == play % 4 else "random", GAME, f"{play} {seat}")
            for seat in range(4)
        ]
        dealer = Silent(Chance(play))
        position = GAME.start(4, dealer)
        while position.outcome is None:
            (seat,) = position.asked()
            view = position.view(seat)
            position.play(seat, bots[seat](view, view.question(seat)), dealer)
        won += position.outcome.share(play % 4)
    assert won > 18
