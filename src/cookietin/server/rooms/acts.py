"""What people can do at a table, each by who may do it and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cookietin.bots.roster import bot_maker
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.format import read_format
from cookietin.kernel.names import SEATS
from cookietin.kernel.options import EVERYONES, Data
from cookietin.kernel.registry import house_rules
from cookietin.server.protocol import client
from cookietin.server.rooms.absence import wait_no_longer
from cookietin.server.rooms.making import wanted_game
from cookietin.server.rooms.pets import free_name
from cookietin.server.rooms.room import ABANDONED, BETWEEN, LOBBY, OVER, PLAY, seat_number
from cookietin.table import PERSON, bot, person, why_not_undo
from cookietin.table.company import ABANDONED as NOTE_ABANDONED
from cookietin.table.company import AGAIN, CONSENT, EARLY, GIVING_UP, OFFER, SWAPPING, UNDOING
from cookietin.table.fair import NUMBER
from cookietin.table.fold import ASKING, COMMENT, STANDING

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.match import Line
    from cookietin.kernel.options import Values
    from cookietin.server.rooms.room import Room


NOBODY = "-"
"""What nobody is called."""


class Actor:
    """Someone who wants something done, once, at a table."""

    def __init__(self, who: str, name: str, colour: str, key: str, lag: float = 0.0) -> None:
        self.who = who
        self.name = name
        self.colour = colour
        self.key = f"{who[:8]}.{key}"
        self.lag = lag
        """How late what this one sends arrives, in seconds: noted where it mattered."""


def act(room: Room, actor: Actor, message: Any, at: float) -> None:
    """Do what a message asks for; or raise a complaint with nothing changed."""
    if actor.key in room.company.keys:
        return
    if not actor.who:
        raise BadOption("no-token")
    if room.phase == ABANDONED:
        raise BadOption("table-abandoned")
    ACTS[type(message)](room, actor, message, at)


def own_seat(room: Room, actor: Actor) -> int:
    """The seat that belongs to someone; or a complaint."""
    seat = room.company.seat_of(actor.who)
    if seat is None:
        raise BadOption("not-seated")
    return seat


def _seated(actor: Actor) -> Line:
    return {"who": actor.who, "colour": actor.colour}


# Playing.


def _answer(room: Room, actor: Actor, message: client.Answer, at: float) -> None:
    seat = own_seat(room, actor)
    if room.company.away[seat]:
        _come_back(room, actor, seat, at)
    if _answers_early(room, actor, seat, message, at):
        return
    more: Line = {"key": actor.key}
    if actor.lag:
        more["lag"] = round(actor.lag, 3)
    room.answer(seat, message.move, message.question, at, PERSON, more)


def _answers_early(room: Room, actor: Actor, seat: int, message: client.Answer, at: float) -> bool:
    """Whether this answers a window that is yet to come: then it is kept until that comes."""
    early = room.early_window(seat)
    if early is None or int(early.view.number) != message.question:
        return False
    move = room.table.match.game.move(message.move)
    if move not in early.view.legal(seat):
        return False
    waits = {"question": message.question, "move": move.text, "passes": early.passes}
    room.note(EARLY, {"seat": SEATS[seat], "key": actor.key, **waits}, at)
    return True


def _stand(room: Room, actor: Actor, message: client.Stand, at: float) -> None:
    seat = own_seat(room, actor)
    if room.phase != PLAY:
        raise BadOption("nothing-played")
    known = [standing.key for standing in room.table.match.game.standing_answers]
    if message.standing is not None and message.standing not in known:
        raise BadOption("no-such-standing", {"standing": message.standing, "standings": known})
    chosen = {"seat": SEATS[seat], "standing": message.standing, "key": actor.key}
    room.note(STANDING, chosen, at)


def _ask(room: Room, actor: Actor, message: client.Ask, at: float) -> None:
    seat = own_seat(room, actor)
    room.note(ASKING, {"seat": SEATS[seat], "asking": message.asking, "key": actor.key}, at)


def _undo(room: Room, actor: Actor, message: client.Undo, at: float) -> None:
    """At once if nothing was learnt, or if nobody is there to be asked."""
    seat = own_seat(room, actor)
    why_not = why_not_undo(room.table, seat) if room.begun else "undo-nothing"
    if why_not in ("undo-over", "undo-nothing"):
        raise BadOption("nothing-to-take-back")
    others = [other for other in room.company.people() if other != seat]
    if why_not is None or not others:
        take_back(room, seat, at)
    else:
        _offer(room, actor, UNDOING, at)


def take_back(room: Room, seat: int, at: float) -> None:
    """Take back a seat's last answer, and what came after it."""
    while True:
        last = room.table.answers()[-1][1]
        room.undo(at)
        if last == seat:
            return


def _begin(room: Room, actor: Actor, message: client.Begin, at: float) -> None:
    if room.company.seat_of(actor.who) is None and actor.who != room.company.maker:
        raise BadOption("not-seated")
    begin(room, at)


def begin(room: Room, at: float) -> None:
    """Deal, if it is time to: before the first play every seat must be held."""
    if room.phase not in (LOBBY, BETWEEN):
        raise BadOption("play-goes-on" if room.phase == PLAY else "match-over")
    empty = [SEATS[seat] for seat, holder in enumerate(room.table.holders) if holder is None]
    if empty and room.phase == LOBBY:
        raise BadOption("seats-empty", {"seats": empty})
    room.begin(at)


def _change(room: Room, actor: Actor, message: client.Change, at: float) -> None:
    if actor.who != room.company.maker:
        raise BadOption("maker-only")
    id = room.table.match.game.id
    named = {*house_rules(id).get(message.house, {}), *message.options}
    options = {**message.options, **_not_the_makers(room, actor, named)}
    game = wanted_game(id, message.house, options)
    about = {"house": message.house, "settings": msgspec.to_builtins(message.settings)}
    room.change(game, read_format(message.format), at, {"table": about, "key": actor.key})


def _not_the_makers(room: Room, actor: Actor, named: set[str]) -> Values:
    """What stays as it is: what others bring to their seats, and files that are not sent again."""
    game, owners = room.table.match.game, room.company.owners
    stays = [
        option.name
        for option in game.declared
        if (option.seat != EVERYONES and owners[option.seat] not in ("", actor.who))
        or (isinstance(option, Data) and option.name not in named)
    ]
    return {name: game.options[name] for name in stays}


def _bring(room: Room, actor: Actor, message: client.Bring, at: float) -> None:
    seat, match, company = own_seat(room, actor), room.table.match, room.company
    if message.option not in [option.name for option in match.game.declared if option.seat == seat]:
        raise BadOption("option-not-yours", {"option": message.option})
    game = wanted_game(match.game.id, "", {**match.game.options, message.option: message.value})
    about = {"house": company.house, "settings": company.settings}
    room.change(game, match.format, at, {"table": about, "key": actor.key})


def _number(room: Room, actor: Actor, message: client.Number, at: float) -> None:
    if room.phase not in (LOBBY, BETWEEN):
        raise BadOption("dealt-already")
    seat = own_seat(room, actor)
    room.note(NUMBER, {"seat": SEATS[seat], "number": message.number, "key": actor.key}, at)


def _chat(room: Room, actor: Actor, message: client.Chat, at: float) -> None:
    if not room.company.settings.get("chat"):
        raise BadOption("chat-off")
    text = " ".join("".join(sign for sign in message.text if sign.isprintable()).split())
    if not text:
        raise BadOption("chat-empty")
    seat = room.company.seat_of(actor.who)
    said = {"seat": None if seat is None else SEATS[seat], "name": actor.name, "text": text}
    room.note(COMMENT, {**said, "key": actor.key}, at)


# Seats.


def _sit(room: Room, actor: Actor, message: client.Sit, at: float) -> None:
    seat = seat_number(message.seat, room.seats)
    company, before = room.company, room.company.seat_of(actor.who)
    if company.owners[seat] == actor.who:
        raise BadOption("seat-yours")
    if company.owners[seat]:
        raise BadOption("seat-taken", {"seat": message.seat})
    if room.phase == OVER:
        raise BadOption("match-over")
    seen = [other for other in range(room.seats) if actor.who in company.been[other]]
    if room.phase == PLAY and (before is not None or any(other != seat for other in seen)):
        # Who has seen one hand of a play must not play another.
        raise BadOption("hand-seen")
    if before is not None:
        room.sit(before, None, at, _nameless(room))
    room.sit(seat, person(actor.name), at, {**_seated(actor), "key": actor.key})


def _nameless(room: Room) -> Line:
    """Before play a seat that is left has no name; in a play it keeps the one that was told of."""
    return {"name": NOBODY} if room.phase == LOBBY else {}


def _leave(room: Room, actor: Actor, message: client.Leave, at: float) -> None:
    seat = own_seat(room, actor)
    room.sit(seat, None, at, {"key": actor.key, **_nameless(room)})


def _back(room: Room, actor: Actor, message: client.Back, at: float) -> None:
    seat = own_seat(room, actor)
    if room.company.away[seat]:
        _come_back(room, actor, seat, at)


def _come_back(room: Room, actor: Actor, seat: int, at: float) -> None:
    room.sit(seat, person(actor.name), at, _seated(actor))


def _swap(room: Room, actor: Actor, message: client.Swap, at: float) -> None:
    seat, other = own_seat(room, actor), seat_number(message.seat, room.seats)
    if room.phase != LOBBY:
        raise BadOption("play-goes-on")
    if other == seat or not room.company.owners[other]:
        raise BadOption("nobody-to-swap", {"seat": message.seat})
    offer = room.company.offer
    if offer is not None and (offer.what, offer.seat, offer.to) == (SWAPPING, other, seat):
        swap(room, seat, other, at)
        return
    _offer(room, actor, SWAPPING, at, to=SEATS[other])


def swap(room: Room, one: int, two: int, at: float) -> None:
    """Let two people change seats."""
    company, holders = room.company, room.table.holders
    held = [
        (seat, holders[seat], company.owners[seat], company.colours[seat]) for seat in (one, two)
    ]
    for seat in (one, two):
        room.sit(seat, None, at, _nameless(room))
    for seat, (_, holder, who, colour) in zip((two, one), held, strict=True):
        room.sit(seat, holder, at, {"who": who, "colour": colour})


def _bot(room: Room, actor: Actor, message: client.Bot, at: float) -> None:
    company, seat = room.company, seat_number(message.seat, room.seats)
    if actor.who != company.maker and company.seat_of(actor.who) is None:
        raise BadOption("not-seated")
    if room.phase == OVER:
        raise BadOption("match-over")
    if company.owners[seat]:
        if message.bot is None or company.away[seat] or company.owners[seat] == actor.who:
            raise BadOption("seat-taken", {"seat": message.seat})
        wait_no_longer(room, seat, at, {"key": actor.key})
        return
    if message.bot is not None:
        bot_maker(message.bot, room.table.match.game.id)
    if message.bot is None:
        room.sit(seat, None, at, {"key": actor.key, **_nameless(room)})
    else:
        called = {"name": free_name(room.table.names)}
        room.sit(seat, bot(message.bot), at, {**called, "key": actor.key})


def _rename(room: Room, actor: Actor, message: client.Rename, at: float) -> None:
    seat = own_seat(room, actor)
    called = Actor(actor.who, clean_name(message.name), message.colour or "", "")
    room.sit(seat, person(called.name), at, {**_seated(called), "key": actor.key})


def clean_name(name: str) -> str:
    """A name without what would steer a screen; or a complaint if nothing is left."""
    spaced = " ".join(name.split())
    clean = " ".join("".join(sign for sign in spaced if sign.isprintable()).split())[:24].strip()
    if not clean:
        raise BadOption("name-blank")
    return clean


# What others must agree to.


def _offer(room: Room, actor: Actor, what: str, at: float, **more: Any) -> None:
    seat = own_seat(room, actor)
    room.note(OFFER, {"offer": what, "seat": SEATS[seat], "key": actor.key, **more}, at)
    _carry_out(room, at)


def _abandon(room: Room, actor: Actor, message: client.Abandon, at: float) -> None:
    if room.phase == OVER:
        raise BadOption("match-over")
    if room.phase == LOBBY and actor.who == room.company.maker:
        room.note(NOTE_ABANDONED, {"key": actor.key}, at)
        return
    _offer(room, actor, GIVING_UP, at)


def _rematch(room: Room, actor: Actor, message: client.Rematch, at: float) -> None:
    if room.phase != OVER:
        raise BadOption("match-goes-on")
    if room.company.rematch:
        raise BadOption("rematch-made")
    offer = room.company.offer
    if offer is not None and offer.what == AGAIN:
        _agree(room, actor, at)
    else:
        _offer(room, actor, AGAIN, at)


def _consent(room: Room, actor: Actor, message: client.Consent, at: float) -> None:
    if message.yes:
        _agree(room, actor, at)
        return
    seat, offer = own_seat(room, actor), room.company.offer
    if offer is None:
        raise BadOption("nothing-offered")
    room.note(CONSENT, {"seat": SEATS[seat], "yes": False, "key": actor.key}, at)


def _agree(room: Room, actor: Actor, at: float) -> None:
    seat, offer = own_seat(room, actor), room.company.offer
    if offer is None or seat not in room.company.waits_for():
        raise BadOption("nothing-offered")
    room.note(CONSENT, {"seat": SEATS[seat], "yes": True, "key": actor.key}, at)
    _carry_out(room, at)


def _carry_out(room: Room, at: float) -> None:
    """What everyone has agreed to happens; a rematch is made by whoever makes tables."""
    offer = room.company.offer
    if offer is None or room.company.waits_for():
        return
    if offer.what == UNDOING:
        take_back(room, offer.seat, at)
    elif offer.what == SWAPPING and offer.to is not None:
        swap(room, offer.seat, offer.to, at)
    elif offer.what == GIVING_UP:
        room.note(NOTE_ABANDONED, {}, at)


ACTS: dict[type, Callable[[Room, Actor, Any, float], None]] = {
    client.Answer: _answer,
    client.Stand: _stand,
    client.Ask: _ask,
    client.Undo: _undo,
    client.Begin: _begin,
    client.Change: _change,
    client.Bring: _bring,
    client.Number: _number,
    client.Chat: _chat,
    client.Sit: _sit,
    client.Leave: _leave,
    client.Back: _back,
    client.Swap: _swap,
    client.Bot: _bot,
    client.Rename: _rename,
    client.Abandon: _abandon,
    client.Rematch: _rematch,
    client.Consent: _consent,
}
