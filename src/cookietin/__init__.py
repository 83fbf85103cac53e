"""Cookie Tin: tabletop games about cookies and chomping, with the rules enforced.

A game is the rules with their options; a dealer is the only source of chance; a position is one
moment of one play, and a view is a position with holes. What one needs to write a game of one's
own is in `cookietin.kernel`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin import catalogue, houses
from cookietin.kernel import record as records
from cookietin.kernel.ahead import Ahead, ahead
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    Complaint,
    Hidden,
    Misdeal,
    Refused,
    let_speak,
)
from cookietin.kernel.dealer import Dealer, Live, Seeded, Silent
from cookietin.kernel.event import Event
from cookietin.kernel.format import read_format
from cookietin.kernel.game import Game
from cookietin.kernel.layout import Layout
from cookietin.kernel.match import Match
from cookietin.kernel.move import Move
from cookietin.kernel.names import HOLE, SEATS, TRUTH
from cookietin.kernel.noting import Keeping, Replaying, Scripted
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.people import People
from cookietin.kernel.position import Position
from cookietin.kernel.question import RACE, SEALED, TURN, Question
from cookietin.kernel.registry import house_rule, let_find_houses, make_game, register
from cookietin.kernel.registry import ids as game_ids
from cookietin.kernel.replay import Replay
from cookietin.kernel.standing import Standing, When
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from cookietin.arrays import Many

__version__ = "0.1.0"

__all__ = [
    "HOLE",
    "RACE",
    "SEALED",
    "SEATS",
    "TRUTH",
    "TURN",
    "Ahead",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BytesWriter",
    "Chance",
    "Complaint",
    "Dealer",
    "Event",
    "Game",
    "Hidden",
    "Keeping",
    "Layout",
    "Live",
    "Match",
    "Misdeal",
    "Move",
    "Outcome",
    "People",
    "Position",
    "Question",
    "Refused",
    "Replay",
    "Replaying",
    "Scripted",
    "Seeded",
    "Silent",
    "Standing",
    "When",
    "ahead",
    "game",
    "game_ids",
    "house_rule",
    "live",
    "many",
    "match",
    "record",
    "register",
    "replay",
]


def _speak(complaint: Complaint) -> str:
    from cookietin.words import Speech

    return Speech().complaint(complaint)


let_speak(_speak)
catalogue.register_all()
let_find_houses(houses.find)


def game(id: str, *, house: str | None = None, **options: Any) -> Game:
    """A game by its id, with a house rule by name, with options of one's own on top."""
    return make_game(id, options, house)


def live() -> Live:
    """A dealer who deals from the system's entropy."""
    import secrets

    return Live(secrets.randbelow)


def many(game: Game, seats: int, n: int, seed: int | str = 0, history: int = 0) -> Many:
    """So many plays side by side for agents that learn, as NumPy arrays (needs NumPy).

    With a history, each observation ends with so many of the last things that its seat was told.
    """
    from cookietin.arrays import Many

    return Many(game, seats, n, seed, history)


def match(
    game: Game,
    players: list[str],
    format: str = "single",
    dealer: Dealer | None = None,
) -> Match:
    """A match that has begun: seeded with `dealer=Seeded(7)`, from the system's entropy without."""
    begun = Match(game, players, read_format(format), live() if dealer is None else dealer)
    begun.begin()
    return begun


def record(match: Match) -> str:
    """A match so far as text, one line of JSON for each thing that happened."""
    return records.write(match.lines)


def replay(text: str) -> Replay:
    """A record played again: every moment of it, and the match, ready to go on if unfinished.

    To go on, give the match a dealer: `replay.match.dealer = cookietin.live()`.
    """
    return Replay(records.Lines(text), make_game)
