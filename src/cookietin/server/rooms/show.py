"""What one viewer is shown of a room: made from views and from what was told, and nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from cookietin.kernel.names import SEATS, viewer_name
from cookietin.server.protocol import asked as parts
from cookietin.server.protocol import server, tables
from cookietin.server.rooms.common import AskedOfAnother, seats_in
from cookietin.server.rooms.room import LOBBY, PLAY
from cookietin.table.guess import standing_word
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question
    from cookietin.server.rooms.common import Telling
    from cookietin.server.rooms.room import Room

encode = msgspec.json.Encoder().encode

NOTHING_STANDS = server.Standing("", "")

MOST_SAID = 20_000
"""The words of so many moves are kept."""


class Lens:
    """How someone looks at a room: as whom, in which language, with sentences or without."""

    def __init__(self, room: Room, viewer: int, language: str, words: bool) -> None:
        self.room = room
        self.viewer = viewer
        self.words = words
        self.common = room.common
        self.speech = speech_for(room, viewer, language)
        self.view: Position | None = room.position.view(viewer) if room.begun else None
        self._spoken_to = spoken_to(language, words)
        self._written_since = -1
        self._written_at = 0.0
        self._written = b""

    # The play.

    def written(self, have: int, now: float) -> bytes:
        """The update as it goes over the line: written once for all who see and have the same."""
        since = self.common.missed(have).since
        if self._written_since != since or self._written_at != now:
            self._written_since, self._written_at = since, now
            self._written = encode(self.update(have, now))
        return self._written

    def update(self, have: int, now: float) -> server.Update:
        """What is known now, and what happened after a version that clients count."""
        room, view, common = self.room, self.view, self.common
        assert view is not None
        missed, seated = common.missed(have), self.viewer < room.seats
        playing = common.phase == PLAY
        question = self.question() if playing and seated else None
        return server.Update(
            version=common.shown_version,
            since=missed.since,
            play=room.play,
            view=view.json(),
            places=view.places(),
            facts=view.facts(),
            events=[self._told(telling) for telling in missed.told],
            question=question,
            asked=[self.asked(seat, question) for seat in common.asked],
            answered=common.answered,
            stands=self.stands().stands,
            asking=common.asking[self.viewer] if seated else "",
            undo=playing and self.viewer in common.have_answered,
            clock=common.clock(now),
            score=self.score(),
            outcome=None if view.outcome is None else view.outcome.json(),
            ending=self.speech.outcome(view.outcome) if view.outcome and self.words else "",
        )

    def event(self, event: Event, version: int) -> parts.Told:
        """One event, as far as the viewer may know."""
        return told_of(event, self.viewer, version, self._speaks())

    def _told(self, telling: Telling) -> parts.Told:
        """The same: whoever has no part in it is told it in the same words."""
        if telling.touches(self.viewer):
            return self.event(telling.event, telling.version)
        told = telling.to_others.get(self._spoken_to)
        if told is None:
            told = self.event(telling.event, telling.version)
            telling.to_others[self._spoken_to] = told
        return told

    def _speaks(self) -> Speech | None:
        return self.speech if self.words else None

    def question(self) -> parts.Question | None:
        """What the viewer's seat is asked."""
        view, seat = self.view, self.viewer
        if view is None:
            return None
        early = None
        if seat not in self.common.asked:
            early = self.room.early_window(seat) if self.common.window else None
            if early is None:
                return None
            view = early.view
        if self.room.early_move(seat) is not None:
            return None
        moves = [self.offered(move, view) for move in view.legal(seat)]
        found = question_of(view, seat, self.speech if self.words else None, moves)
        found.early = early is not None
        found.standing = [] if found.early else self._standing_offers()
        return found

    def offered(self, move: Move, view: Position) -> parts.Offered:
        """A move, with what can be said of it before it is made."""
        if not self.words:
            return parts.Offered(move.text, move.key, move.fields)
        return offered_of(move, view, self.viewer, self.speech)

    def asked(self, seat: int, own: parts.Question | None) -> parts.Asked:
        """What any seat is asked, without what it may answer; what the viewer is, is known."""
        assert self.view is not None
        question = self.view.question(seat)
        if self.viewer == seat:
            said = own is not None and not own.early
            return asked_of(question, own.words if said and own else self._say(question))
        key = (seat, self._spoken_to)
        other = self.common.asked_of_others.get(key)
        if other is not None and other.fits(question, self.viewer):
            return other.told
        told = asked_of(question, self._say(question))
        if other is None:
            other = AskedOfAnother(question, told)
            if other.fits(question, self.viewer):
                self.common.asked_of_others[key] = other
        return told

    def _say(self, question: Question) -> str:
        return self.speech.question(question) if self.words else ""

    def _standing_offers(self) -> list[parts.StandingOffer]:
        return [
            parts.StandingOffer(
                standing.key,
                standing_word(standing, self.speech),
                self.speech.say("standing", standing.key),
            )
            for standing in self.room.table.offers(self.viewer)
        ]

    def stands(self) -> server.Standing:
        """What the viewer has left standing."""
        standing = self.common.standing[self.viewer] if self.viewer < self.room.seats else None
        if standing is None:
            return NOTHING_STANDS
        return server.Standing(standing.key, self.speech.say("standing", standing.key))

    def score(self) -> parts.Score:
        """How the match stands."""
        sheet = self._sheet()
        return (
            msgspec.structs.replace(self.common.score, sheet=sheet) if sheet else self.common.score
        )

    def _sheet(self) -> str:
        match = self.room.table.match
        if not match.ends or not self.words or self.view is None or self.view.outcome is None:
            return ""
        return match.game.people.score_table(match.ends, self.room.table.names, self.speech.label)

    # The table.

    def said(self, have: int) -> list[server.Said]:
        """What was said at the table after a version."""
        return [
            server.Said(
                version=version,
                seat=line["seat"] or "",
                name=line["name"],
                text=line["text"],
                at=line["at"],
            )
            for version, line in self.common.missed(have).said
        ]


def lens_of(room: Room, viewer: int, language: str, words: bool) -> Lens:
    """A way to look at a room: whoever looks alike at one version shares it."""
    lenses, key = room.common.lenses, (viewer, spoken_to(language, words))
    found: Lens | None = lenses.get(key)
    if found is None:
        found = lenses[key] = Lens(room, viewer, language, words)
    return found


def spoken_to(language: str, words: bool) -> str:
    """How someone is spoken to: in a language, or not in sentences at all."""
    return language if words else "-" + language


def told_of(event: Event, viewer: int, version: int, speech: Speech | None) -> parts.Told:
    """An event as far as a viewer may know, with its sentence if there is someone to say it."""
    fields = event.seen_by(viewer)
    key = fields.pop("event")
    return parts.Told(version, key, fields, "" if speech is None else speech.telling(event, fields))


def offered_of(move: Move, view: Position, viewer: int, speech: Speech) -> parts.Offered:
    """A move of a viewer's seat, with all that is said of it before it is made."""
    people = view.game.people
    said = said_to_all(move, speech.language, speech.game)
    words, short = said or (speech.move(move), speech.own_short_move(move))
    return parts.Offered(
        text=move.text,
        do=move.key,
        fields=move.fields,
        words=words,
        short=short,
        remark=people.remark(view, viewer, move, speech.label),
        effect=people.effect(view, viewer, move, speech.text, speech.label),
        taps=[str(tap) for tap in view.game.handles.of(view, move) or []],
    )


@lru_cache(MOST_SAID)
def said_to_all(move: Move, language: str, game: str) -> tuple[str, str] | None:
    """The words and the short words of a move that names no seat: the same to everyone."""
    if seats_in(move.fields):
        return None
    speech = Speech(language, game)
    return speech.move(move), speech.own_short_move(move)


def question_of(
    view: Position, seat: int, speech: Speech | None, moves: list[parts.Offered]
) -> parts.Question:
    """What a seat is asked, with what it may answer."""
    question = view.question(seat)
    return parts.Question(
        number=question.number,
        seat=SEATS[seat],
        how=question.how,  # type: ignore[arg-type]
        must=question.must,
        ask=question.key,
        fields=question.fields,
        words="" if speech is None else speech.question(question),
        short="" if speech is None else speech.own_short_question(question),
        moves=moves,
        default=view.default(seat).text,
        standing=[],
    )


def asked_of(question: Question, words: str) -> parts.Asked:
    """A question as all may know it."""
    return parts.Asked(
        number=question.number,
        seat=SEATS[question.seat],
        how=question.how,  # type: ignore[arg-type]
        must=question.must,
        ask=question.key,
        fields=question.fields,
        words=words,
    )


def speech_for(room: Room, viewer: int, language: str) -> Speech:
    """Sentences for one viewer of a room, with the players' present names: made once."""
    names = tuple(room.table.names)
    if room.speech_names != names:
        room.speech_names = names
        room.speeches = {}
    key = (viewer, language)
    if key not in room.speeches:
        game = room.table.match.game.id
        room.speeches[key] = Speech(language, game, _called(room, language), viewer)
    return room.speeches[key]


def _called(room: Room, language: str) -> list[str]:
    """What the players are called; before play a seat that nobody holds goes by its number."""
    if room.phase != LOBBY:
        return room.table.names
    seats = zip(room.table.holders, room.table.names, strict=True)
    say = Speech(language).say
    return [
        name if holder else say("common", "seat", number=seat)
        for seat, (holder, name) in enumerate(seats)
    ]


def table_info(room: Room, here: list[str]) -> tables.TableInfo:
    """All of a table that is not the play: the same for everyone."""
    company, match = room.company, room.table.match
    offer = company.offer
    offers: list[tables.Offer] = []
    if offer is not None:
        waits_for = [SEATS[seat] for seat in company.waits_for()]
        offers = [tables.Offer(offer.what, SEATS[offer.seat], waits_for)]  # type: ignore[arg-type]
    return tables.TableInfo(
        id=room.id,
        game=match.game.id,
        options=dict(match.game.options),
        house=company.house,
        format=match.format.text,
        settings=read_settings(company.settings),
        phase=room.phase,  # type: ignore[arg-type]
        seats=[_seat(room, seat, here) for seat in range(room.seats)],
        offers=offers,
        fairness=[
            tables.Fairness(play, promised, company.promises.secrets.get(play, ""))
            for play, promised in sorted(company.promises.commitments.items())
        ],
        rematch=company.rematch,
        made=company.made,
    )


def read_settings(data: dict[str, Any]) -> tables.Settings:
    """The settings that a record's first line tells of."""
    return msgspec.convert(data, tables.Settings)


def _seat(room: Room, seat: int, here: list[str]) -> tables.Seat:
    company, holder = room.company, room.table.holders[seat]
    owner = company.owners[seat]
    kind = "nobody" if holder is None else "person" if owner else holder.kind
    offer = company.offer
    return tables.Seat(
        seat=SEATS[seat],
        name=room.table.names[seat] if holder or room.phase != LOBBY else "",
        holder=kind,  # type: ignore[arg-type]
        bot=room.bot_at(seat),
        colour=company.colours[seat],
        sits_in=company.away[seat],
        here=owner in here if owner else False,
        maker=bool(owner) and owner == company.maker,
        ready=offer is not None and seat in offer.agreed,
        number=SEATS[seat] in company.promises.numbers,
        hurried=seat in company.hurried,
    )


def viewer_called(room: Room, viewer: int) -> str:
    """How a viewer is called."""
    return viewer_name(viewer, room.seats)
