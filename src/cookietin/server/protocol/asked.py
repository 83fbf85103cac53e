"""What a viewer is shown of a play: questions, moves, what was told, clocks and scores."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Fields = dict[str, Any]
"""Plain data with cards, seats and places by name; what each field is, the game's roles say."""
How = Literal["turn", "sealed", "race"]
Role = Literal["card", "seat", "place", "number", "word"]


class Offered(Struct, omit_defaults=True):
    """A move that may be answered now."""

    text: str
    """What is sent back to play it."""
    do: str
    """What kind of move it is: `handles` say which taps make it."""
    fields: Fields = {}
    words: str = ""
    """What it does, as a sentence."""
    short: str = ""
    """The same in at most 60 signs, for a bar; empty where the sentence is short enough."""
    remark: str = ""
    """What one wants to know before making it, such as its price."""
    effect: str = ""
    """What it does, where it only points at a text."""
    taps: list[str] = []
    """What a person taps to make it, one after the other, such as `hand:2/3`."""


class Advised(Struct):
    """A move that looks good, and why."""

    move: Offered
    chance: float | None
    """The share of the win to expect after it, from 0 to 1, if anyone has estimated it."""
    reach: float | None
    """How far that may be off to either side, where it is known."""
    said: str
    """Both in words, such as `62 % ± 3`; empty if nobody has."""
    reasons: list[str]
    """Why, what is certain, what is expected and what is feared, as sentences."""


class StandingOffer(Struct):
    """An answer that may be left standing."""

    standing: str
    """What is sent to choose it."""
    label: str
    words: str
    """What it means, as a sentence."""


class Question(Struct):
    """What your seat is asked."""

    number: int
    """An answer says which question it answers by this."""
    seat: str
    how: How
    must: bool
    """Whether staying away is no answer."""
    ask: str
    fields: Fields
    words: str
    """The question, as a sentence."""
    moves: list[Offered]
    default: str
    """The text of the move that counts when time runs out."""
    standing: list[StandingOffer]
    short: str = ""
    """The question in at most 60 signs, for a bar; empty where the sentence is short enough."""
    early: bool = False
    """Whether it is asked ahead of its turn: the answer counts when the turn comes."""


class Asked(Struct):
    """That another seat is asked something: all may know what, and nobody what it may answer."""

    number: int
    seat: str
    how: How
    must: bool
    ask: str
    fields: Fields
    words: str


class Told(Struct):
    """Something that happened, as far as you may know."""

    version: int
    event: str
    fields: Fields
    words: str
    """The same as a sentence, in your language."""


class SeatClock(Struct, omit_defaults=True):
    """How much time a seat has."""

    seat: str
    until: float | None = None
    """When its answer is due, in the server's time; nothing if it is not asked or has no limit."""
    bank: float | None = None
    """How many seconds it has left for the play, where seats have a bank."""


class Clock(Struct):
    """The time at the table."""

    now: float
    """The server's time when this was sent, in seconds since 1970."""
    seats: list[SeatClock]


class Score(Struct):
    """How the match stands."""

    plays: int
    """How many plays have been decided."""
    standing: list[int]
    """What each seat has so far: plays won, or points."""
    winners: list[str] | None
    """Who has won the match; nothing while it goes on."""
    sheet: str
    """The score sheet as text; empty if the game has none."""
