"""What a client says on the socket of a table. Everything with a key is answered by its key."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cookietin.server.protocol.tables import (
    BotName,
    Colour,
    FormatName,
    HouseName,
    Key,
    Language,
    Name,
    SeatName,
    Settings,
)

Asking = Literal["everything", "windows", "choices"]
OptionName = Annotated[str, Meta(max_length=60)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Token = Annotated[str, Meta(max_length=400)]


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """One message; its `type` says which."""


class Hello(Message):
    """The first message: who you are and what you have seen."""

    protocol: int
    token: Token = ""
    """From `POST /api/guests`; without one, you can only watch."""
    language: Language = "en"
    have: Annotated[int, Meta(ge=0)] | None = None
    """The last version that you have seen of this table: you are told what came after it."""
    words: bool = True
    """Whether you want sentences; a program may do without."""


class Speak(Message):
    """Be told everything in this language from now on."""

    language: Language


class Answer(Message):
    """Answer a question. Nothing happens to an answer that comes too late but a refusal."""

    key: Key
    question: int
    move: MoveText


class Stand(Message):
    """Leave an answer standing, or take back what stands with `null`. Nobody else is told."""

    key: Key
    standing: Annotated[str, Meta(max_length=60)] | None


class Ask(Message):
    """Say how much you want to be asked: everything, no forced answers, or only choices."""

    key: Key
    asking: Asking


class Sit(Message):
    """Take a seat that nobody holds, or a bot's; from another seat, change over to it."""

    key: Key
    seat: SeatName


class Leave(Message):
    """Leave your seat to whoever wants it."""

    key: Key


class Back(Message):
    """Take your seat back from the bot that sits in for you. Answering does that too."""

    key: Key


class Swap(Message):
    """Offer another person to change seats; they agree by offering the same. Before play only."""

    key: Key
    seat: SeatName


class Bot(Message):
    """Put a bot on a seat that nobody holds, exchange a bot, or send it away with `null`.

    Where no clock runs, one may sit in for someone who has been waited for a minute.
    """

    key: Key
    seat: SeatName
    bot: BotName | None


class Rename(Message):
    """Be called otherwise, with a colour of your choice."""

    key: Key
    name: Name
    colour: Colour | None = None


class Begin(Message):
    """Deal: the first play, or the next."""

    key: Key


class Change(Message):
    """Play otherwise: the maker says it all anew, before the first deal.

    What others bring to their seats stays, and so do files that are not sent again.
    """

    key: Key
    options: dict[str, Any] = {}
    house: HouseName = ""
    format: FormatName = "single"
    settings: Settings = Settings()


class Bring(Message):
    """Choose an option of your own seat, such as your deck, before the first deal."""

    key: Key
    option: OptionName
    value: str | dict[str, int]
    """One of the choices by its name, or how many there are of each card number."""


class Number(Message):
    """Add a number of your own to the next shuffle: 1 to 64 hexadecimal digits."""

    key: Key
    number: Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$")]


class Undo(Message):
    """Take your last answer back: at once if nothing was learnt from it, else others are asked."""

    key: Key


class Abandon(Message):
    """End the match for all, once everyone who sits here agrees; a table without play at once."""

    key: Key


class Rematch(Message):
    """Play again at a new table, once everyone who sits here agrees."""

    key: Key


class Consent(Message):
    """Agree to the present offer, or turn it down."""

    key: Key
    yes: bool


class Chat(Message):
    """Say something, where the maker has turned chat on."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Hint(Message):
    """Ask what a sensible player would answer with what you know."""

    key: Key


class Ahead(Message):
    """Ask what is certain to follow from moves of yours, made one after the other."""

    key: Key
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=8)]


class About(Message):
    """Ask what there is to read about a card or an open area, or about a move, legal or not."""

    key: Key
    topic: MoveText


class Why(Message):
    """Ask why what a person taps makes no move now. Nothing is done, even if it makes one."""

    key: Key
    taps: Annotated[list[MoveText], Meta(min_length=1, max_length=16)]
    """What was tapped, one after the other, as in `taps` of a move."""


class Pong(Message):
    """The answer to a `ping`, at once: so the delay of your connection is known in races."""

    ping: int


ClientMessage = (
    Hello
    | Speak
    | Answer
    | Stand
    | Ask
    | Sit
    | Leave
    | Back
    | Swap
    | Bot
    | Rename
    | Begin
    | Change
    | Bring
    | Number
    | Undo
    | Abandon
    | Rematch
    | Consent
    | Chat
    | Hint
    | Ahead
    | About
    | Why
    | Pong
)
