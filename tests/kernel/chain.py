"""A table of Number Chain and a match of it, for stories about the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Scripted
from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay

if TYPE_CHECKING:
    from cookietin.kernel.match import Match
    from cookietin.kernel.position import Position

GAME = cookietin.game("number-chain")


def set_up(seats: int = 2, **parts: Any) -> Position:
    return GAME.set_up(seats, Scripted([]), **parts)


TABLE = set_up(hands=[["1", "2"], ["3"]], chain=["4"])


def read(**changes: Any) -> Position:
    """The table's own JSON with some parts changed, read back; `...` leaves a part out."""
    data = {**TABLE.json(), **changes}
    return GAME.position({key: value for key, value in data.items() if value is not ...})


def read_view(viewer: int, **changes: Any) -> Position:
    return GAME.position({**TABLE.view(viewer).json(), **changes})


def play(seat: int, text: str, position: Position = TABLE) -> None:
    position.copy().play(seat, GAME.move(text), Scripted([]))


def ended() -> Position:
    position = set_up(hands=[["1"], ["3"]], chain=["1/4"])
    position.play(0, GAME.move("1"), Scripted([]))
    return position


def match() -> Match:
    return cookietin.match(GAME, ["Ana", "Ben"], dealer=Seeded(1))


def lines(**changes: Any) -> list[dict[str, Any]]:
    """A record's first two lines, with changes to the first."""
    header, begun = match().lines
    return [{**header, **changes}, begun]


def replay(made: list[dict[str, Any]]) -> None:
    Replay(made, make_game)


def finished() -> list[dict[str, Any]]:
    """The lines of a match that is over."""
    going = match()
    while going.winners is None:
        (seat,) = going.position.asked()
        going.answer(seat, going.position.default(seat))
    return going.lines


def listed(names: list[str]) -> str:
    """One, two and three."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
