"""What there is at a table beside the play: who sits where, what was agreed, what is offered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9._-]+$")]
"""Chosen by the client, anew for everything it wants done: what is sent twice happens once."""
SeatName = Annotated[str, Meta(pattern="^seat[0-7]$")]
BotName = Annotated[str, Meta(max_length=40)]
HouseName = Annotated[str, Meta(max_length=60)]
FormatName = Annotated[str, Meta(max_length=30)]
Language = Literal["en", "es"]
Seconds = Annotated[float, Meta(ge=0, le=3e7)]

Seen = Literal["public", "link"]
TimeKind = Literal["none", "question", "bank"]
TimeOut = Literal["default", "bot"]
Phase = Literal["lobby", "play", "between", "over", "abandoned"]


class TimeControl(Struct, frozen=True, omit_defaults=True):
    """How long people may think: days a move are seconds too."""

    kind: TimeKind = "none"
    """No limit, a limit for each question, or a bank for each seat and play."""
    seconds: Seconds = 0
    """The limit, or the size of the bank."""
    bonus: Seconds = 0
    """What each answer adds to the bank."""
    window: Seconds = 0
    """A limit of its own for questions that need no answer; 0 for none."""
    race: Seconds = 0
    """A limit of its own for races; 0 for none."""
    out: TimeOut = "default"
    """When it runs out the default counts, or a bot sits in until the holder is back."""


class Settings(Struct, frozen=True, omit_defaults=True):
    """What the maker of a table decides."""

    seen: Seen = "link"
    """Whether the table is listed, or found by its link alone."""
    clock: TimeControl = TimeControl()
    chat: bool = False
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0
    """How many seconds later spectators see what happens."""
    watch: bool = True
    """Whether there may be spectators."""
    pace: Annotated[float, Meta(ge=0, le=10)] = 1
    """About how many seconds bots and standing answers take; 0 for none."""


class Seat(Struct, omit_defaults=True):
    """One seat and who holds it."""

    seat: str
    name: str
    """What its player is called; empty where nobody sits."""
    holder: Literal["person", "bot", "nobody"]
    bot: str = ""
    """Which bot plays here, where one does."""
    colour: str = ""
    """As the holder chose; empty for the seat's own."""
    sits_in: bool = False
    """Whether a bot answers for a person who is away; that person can come back."""
    here: bool = False
    """Whether its holder is connected."""
    maker: bool = False
    ready: bool = False
    """Whether its holder agrees to what is offered now: a rematch."""
    number: bool = False
    """Whether its holder has added a number to the next shuffle."""
    hurried: bool = False
    """Whether the bot here had less time in the last play than its strength needs."""


class Offer(Struct):
    """Something that needs the consent of others."""

    offer: Literal["undo", "swap", "rematch", "abandon"]
    seat: str
    """Who offers it."""
    waits_for: list[str]
    """The seats that have yet to say yes."""


class Fairness(Struct, omit_defaults=True):
    """How the shuffle of a play can be checked."""

    play: int
    commitment: str
    """The SHA-256 of the server's secret for this play, told before anything is dealt."""
    secret: str = ""
    """The secret itself, told once the play is over."""


class TableInfo(Struct):
    """All of a table that is not the play."""

    id: str
    game: str
    options: dict[str, Any]
    house: str
    """The house rule that its options are, if any."""
    format: str
    settings: Settings
    phase: Phase
    seats: list[Seat]
    offers: list[Offer]
    fairness: list[Fairness]
    rematch: str
    """The table at which the same people play again, once they have agreed."""
    made: float
