"""What the server says on the socket of a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cookietin.server.protocol.asked import (
    Advised,
    Asked,
    Clock,
    Fields,
    Question,
    Score,
    Told,
)
from cookietin.server.protocol.tables import TableInfo


class News(Struct, tag_field="type", tag=str.lower):
    """One message; its `type` says which."""


class Welcome(News):
    """The answer to `hello`. After it come `table` and, if there is a play, `update`."""

    protocol: int
    table: str
    viewer: str
    """How you see the table: as `seat0` and so on, or as `spectator`."""
    maker: bool
    delay: float
    """How many seconds later you see what happens."""
    now: float


class Table(News):
    """All of the table that is not the play: after `welcome`, and whenever any of it changes."""

    version: int
    viewer: str
    table: TableInfo


class Update(News):
    """What you may know of the play now, and what happened: after `table`, and on every change."""

    version: int
    """Say this in `hello` when you come back."""
    since: int
    """The events are those after this version: all of the play's, or those that you had missed."""
    play: int
    """Which play of the match this is."""
    view: Fields
    """The position as you may know it, with `?` for what is hidden."""
    places: dict[str, list[str]]
    """Where every card and token is."""
    facts: Fields
    """What follows from the view by the rules."""
    events: list[Told]
    question: Question | None
    """What you are asked."""
    asked: list[Asked]
    """Who is asked what, you included."""
    answered: list[str]
    """In a sealed round: who has answered already."""
    stands: str
    """The answer that you have left standing; empty if there is none."""
    asking: str
    """How much you are asked: `everything`, `windows` or `choices`; empty for spectators."""
    undo: bool
    """Whether you may ask to take your last answer back: what was learnt from it says if others
    must agree."""
    clock: Clock
    score: Score
    outcome: dict[str, Any] | None
    ending: str
    """How the play ended, as a sentence; empty while it goes on."""


class Said(News):
    """What someone said at the table."""

    version: int
    seat: str
    """Empty for someone who sits nowhere."""
    name: str
    text: str
    at: float


class Here(News):
    """Who of those that hold seats is connected now, and how many watch."""

    here: list[str]
    watching: int


class Done(News):
    """What you asked for has happened, and is kept."""

    key: str
    version: int


class Refusal(News, tag="refused"):
    """What you asked for cannot be done: nothing has changed."""

    key: str
    complaint: str
    """Which complaint it is, for programs."""
    words: str
    """The same as a sentence, in your language."""
    clause: str
    """The clause of the rules that forbids it; empty if it is no matter of the rules."""


class Hinted(News):
    """The moves that look best with what you know, best first; none if nobody found any in time."""

    key: str
    moves: list[Advised]
    supposes: str
    """What the estimates rest on, as a sentence; empty where nothing was estimated."""


class Foreseen(News):
    """What is certain to follow: the events that would be told to you whatever is hidden."""

    key: str
    moves: list[str]
    """Those of the moves that can certainly be made."""
    open: str
    """Why nothing more is certain: `chance`, `hidden`, or empty if all is."""
    events: list[Told]
    facts: Fields | None
    """What follows from what you will see then; nothing if that depends on what is hidden."""
    places: dict[str, list[str]] | None
    """Where you will see everything lie then; nothing likewise."""


class Explained(News):
    """What there is to read: a heading and paragraphs."""

    key: str
    paragraphs: list[str]


class Standing(News):
    """What you have left standing: told to you alone, whenever you or the play change it."""

    stands: str
    words: str


class Ping(News):
    """Answer with `pong` at once."""

    ping: int


class Closing(News):
    """The server goes away; come back after so many seconds."""

    again: float


ServerMessage = (
    Welcome
    | Table
    | Update
    | Said
    | Here
    | Done
    | Refusal
    | Hinted
    | Foreseen
    | Explained
    | Standing
    | Ping
    | Closing
)
