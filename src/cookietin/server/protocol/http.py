"""The resources behind HTTP addresses: games, guests, tables, records and replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cookietin.server.protocol.asked import Asked, Fields, Question, Role, Told
from cookietin.server.protocol.server import Foreseen
from cookietin.server.protocol.tables import (
    BotName,
    Colour,
    FormatName,
    HouseName,
    Key,
    Name,
    Phase,
    SeatName,
    Settings,
    TableInfo,
)


class Problem(Struct):
    """Why a request was refused."""

    complaint: str
    words: str
    clause: str = ""


class OptionForm(Struct, omit_defaults=True):
    """An option of a game, as a field of a form."""

    name: str
    kind: Literal["whole", "one-of", "switch", "several", "deck", "data", "text"]
    """A `deck` is one of the choices, or how many there are of each card number."""
    default: Any
    clause: str
    words: str
    """What it does, as a sentence."""
    low: int | None = None
    high: int | None = None
    choices: list[str] = []
    labels: list[str] = []
    """What the choices are called."""
    range: str = ""
    seat: SeatName | None = None
    """Whose own choice it is: whoever sits there may `bring` it."""


class House(Struct):
    """A set of options with a name."""

    house: str
    label: str
    options: dict[str, Any]


class BotForm(Struct):
    """A bot that can be put on a seat."""

    bot: str
    label: str


class GameInfo(Struct):
    """All that can be said of a game before it is played."""

    id: str
    name: str
    title: str
    blurb: str
    version: int
    seats: list[int]
    """How many can play with its usual options."""
    usual_seats: int
    options: list[OptionForm]
    houses: list[House]
    bots: list[BotForm]
    formats: list[str]
    """Match formats that make sense; others of the same kinds are taken too."""
    guided: bool
    """Whether it has a guided first play."""
    roles: dict[str, Role]
    """What the fields of moves, questions and events are; by `key.field` where one key differs."""


class ClauseInfo(Struct):
    """One clause of the rules."""

    id: str
    mark: str
    heading: str
    text: str


class Rules(Struct):
    """The rules of a game."""

    game: str
    clauses: list[ClauseInfo]
    legend: str


class Catalogue(Struct):
    """Every card and token of a game with its options, as data and in words."""

    game: str
    things: dict[str, list[dict[str, Any]]]
    """By kind: each `thing` with its `name`, its `text`, the same as `paragraphs`, and its
    `looks`: what it is drawn from."""
    counts: dict[str, int]
    """How many of each there are for so many players."""


class Handles(Struct):
    """Which taps make which move, and what is tapped where."""

    game: str
    zones: dict[str, list[str]]
    """By name: where what is tapped lies, as in `places`."""
    taps: dict[str, str]
    """By a move's kind, or `question.kind` where one question differs."""
    facts: list[FactInfo]
    """What the game's facts are."""


class FactInfo(Struct):
    """One of the facts of a game."""

    path: str
    role: str
    none: bool
    """Whether there may be none."""
    what: str


class Messages(Struct):
    """All sentences of a game in one language, for clients that speak themselves."""

    game: str
    language: str
    sections: dict[str, Any]


class GuideStep(Struct):
    """One answer of a guided play."""

    line: int
    """The line of the record that it is."""
    seat: str
    move: str
    taps: list[str]
    """What makes it, in order."""
    also: list[str]
    """What else is lit: a place, or `place:thing`."""
    words: str
    """What is said before the learner answers, or once another has; empty if nothing is."""


class DeckList(Struct, forbid_unknown_fields=True):
    """A deck as people write it, to be read."""

    text: Annotated[str, Meta(max_length=20_000)]
    """A line for each card, such as `4 GB1-012 Clockwork Wafer`; the name may be left out."""


class DeckInfo(Struct):
    """A deck that was read."""

    fine: bool
    reasons: list[str]
    """Every reason against playing it, as sentences."""
    amiss: list[str]
    """Those of them that are about single lines: what is written there is no card."""
    counts: dict[str, int]
    """How many of each card number: what the option of a table takes."""
    text: str
    """The list as people write it."""
    summary: dict[str, Any]
    """How many `cards` and `flips`, and how many of each of `types`, `colors` and `levels`."""


class Starter(Struct):
    """A deck that comes with the game."""

    deck: str
    """What the option of a table takes."""
    name: str
    counts: dict[str, int]


class Decks(Struct):
    """The decks that come with a game, and what decks must keep."""

    starters: list[Starter]
    size: int
    copies: int
    """How many there may be of one card."""
    flips: int


class NewGuest(Struct, forbid_unknown_fields=True):
    """Someone who wants to play: no account is needed."""

    name: Name
    colour: Colour | None = None


class Recover(Struct, forbid_unknown_fields=True):
    """Someone who has kept the recovery link of a device that is lost."""

    recovery: Annotated[str, Meta(max_length=400)]


class Guest(Struct):
    """Who you are from now on. The token is a secret: whoever has it sits on your seats."""

    token: str
    recovery: str
    """What follows the `#` of a link that brings you back from another device: keep it secret."""
    name: str
    colour: str


class NewSeat(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits where at first: a bot, yourself, or nobody yet."""

    bot: BotName | None = None
    me: bool = False


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    key: Key
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    house: HouseName = ""
    format: FormatName = "single"
    settings: Settings = Settings()
    begin: bool = False
    """Whether to deal at once; every seat must be held then."""


class Made(Struct):
    """A table that was made."""

    table: str
    link: str
    """The address to share: it holds no secret."""


class Listed(Struct):
    """A table in a list."""

    id: str
    game: str
    format: str
    phase: Phase
    names: list[str]
    """Who holds each seat; empty where nobody does."""
    free: int
    """How many seats nobody holds."""
    your_seat: str
    your_turn: bool
    """Whether you are asked something there."""
    version: int
    changed: float


class Tables(Struct):
    """Tables: those that are open to all, and your own."""

    open: list[Listed]
    mine: list[Listed]


class Sight(Struct):
    """A table by its link: what a board needs before its socket is open."""

    table: TableInfo
    link: str
    socket: str
    """The path of its socket."""


class ReplayMoment(Struct):
    """One moment of a replay."""

    version: int
    seat: str
    """Who answered; empty when a play was dealt."""
    move: str
    at: float | None
    events: list[Told]
    view: Fields
    places: dict[str, list[str]]
    facts: Fields
    asked: list[Asked]


class Highlight(Struct):
    """One of the moments that changed a play most."""

    at: int
    """Its place among the moments of the replay."""
    seat: str
    """Whom it is about."""
    words: str


class GuideMoment(ReplayMoment):
    """One moment of a guided play, with all that the learner needs to go on."""

    question: Question | None
    """What the learner is asked, with all that may be answered; the step says what is."""
    answered: list[str]
    """In a sealed round: who has answered already."""
    outcome: dict[str, Any] | None
    ending: str
    foreseen: Foreseen | None
    """What is certain to follow from the learner's step."""


class GuidedPlay(Struct):
    """A guided first play: a fixed deal that teaches by playing; without steps if there is none."""

    game: str
    seat: str
    """Who is guided."""
    options: dict[str, Any]
    players: list[str]
    record: list[dict[str, Any]]
    steps: list[GuideStep]
    moments: list[GuideMoment]
    """How it stands before each step, and after the last."""
    end: str
    """What is said when it is over."""


class ReplayPart(Struct):
    """Some moments of a match whose play is over, as a viewer knew them."""

    table: TableInfo
    viewer: str
    viewers: list[str]
    """Whose eyes it can be seen through; `truth` is all open."""
    total: int
    """How many moments there are."""
    first: int
    """The place of the first one here."""
    moments: list[ReplayMoment]


class Verdict(Struct):
    """Whether a match was dealt as it was promised."""

    fair: bool
    plays: list[VerifiedPlay]


class VerifiedPlay(Struct):
    """Whether one play was."""

    play: int
    fair: bool
    dealt: int
    """How many cards, dice and choices were checked."""
    words: str


class Health(Struct):
    """How the server is."""

    status: Literal["ready", "starting", "stopping", "failing"]
    version: str
    protocol: int
    strength: Literal["full", "growing", "plain"]
    """How strong bots are: with compiled rules, with rules that are being compiled, or without."""
