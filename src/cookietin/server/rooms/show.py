"""What one viewer is shown of a room: made from views and from what was told, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.match import NOTE, UNDO
from cookietin.kernel.names import SEATS, viewer_name
from cookietin.kernel.question import SEALED
from cookietin.server.protocol import asked as parts
from cookietin.server.protocol import server, tables
from cookietin.server.rooms.room import PLAY
from cookietin.table.fold import COMMENT
from cookietin.table.guess import standing_word
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question
    from cookietin.server.rooms.room import Room


class Lens:
    """How someone looks at a room: as whom, in which language, with sentences or without."""

    def __init__(self, room: Room, viewer: int, language: str, words: bool) -> None:
        self.room = room
        self.viewer = viewer
        self.words = words
        self.speech = speech_for(room, viewer, language)
        self.view: Position | None = room.position.view(viewer) if room.begun else None

    # The play.

    def update(self, have: int, now: float) -> server.Update:
        """What is known now, and what happened after a version that clients count."""
        room, view = self.room, self.view
        assert view is not None
        since = self._since(have)
        playing = room.phase == PLAY
        return server.Update(
            version=room.shown_version,
            since=since,
            play=room.play,
            view=view.json(),
            places=view.places(),
            facts=view.facts(),
            events=self.told(since),
            question=self.question() if playing else None,
            asked=[self.asked(seat) for seat in view.asked()] if playing else [],
            answered=self._answered(view) if playing else [],
            stands=self.stands().stands,
            asking=room.table.asking(self.viewer) if self.viewer < room.seats else "",
            undo=self._undo(),
            clock=self.clock(now),
            score=self.score(),
            outcome=None if view.outcome is None else view.outcome.json(),
            ending=self.speech.outcome(view.outcome) if view.outcome and self.words else "",
        )

    def _since(self, have: int) -> int:
        """From which version on to tell: the play's beginning, unless most of it is known."""
        room = self.room
        begun = room.company.shown_version(room.table.begun - 1)
        if not begun <= have <= room.shown_version:
            return begun
        missed = room.lines[room.company.line_of(have) :]
        return begun if any(UNDO in line for line in missed) else have

    def told(self, since: int) -> list[parts.Told]:
        """What happened after a version, as far as the viewer may know."""
        company = self.room.company
        return [
            self.event(event, company.shown_version(number))
            for number, events in self.room.table.told_by_line(company.line_of(since))
            for event in events
        ]

    def event(self, event: Event, version: int) -> parts.Told:
        """One event, as far as the viewer may know."""
        fields = event.seen_by(self.viewer)
        key = fields.pop("event")
        return parts.Told(version, key, fields, self.speech.event(event) if self.words else "")

    def question(self) -> parts.Question | None:
        """What the viewer's seat is asked."""
        view, seat = self.view, self.viewer
        if view is None:
            return None
        early = None if seat in view.asked() else self.room.early_window(seat)
        if early is not None:
            view = early.view
        if seat not in view.asked() or self.room.early_move(seat) is not None:
            return None
        question = view.question(seat)
        return parts.Question(
            number=question.number,
            seat=SEATS[seat],
            how=question.how,  # type: ignore[arg-type]
            must=question.must,
            ask=question.key,
            fields=question.fields,
            words=self._say(question),
            moves=[self.offered(move, view) for move in view.legal(seat)],
            default=view.default(seat).text,
            standing=self._standing_offers() if early is None else [],
            early=early is not None,
        )

    def offered(self, move: Move, view: Position) -> parts.Offered:
        """A move, with what can be said of it before it is made."""
        speech = self.speech
        if not self.words:
            return parts.Offered(move.text, move.key, move.fields)
        people = view.game.people
        return parts.Offered(
            text=move.text,
            do=move.key,
            fields=move.fields,
            words=speech.move(move),
            remark=people.remark(view, self.viewer, move, speech.label),
            effect=people.effect(view, self.viewer, move, speech.text, speech.label),
            taps=[str(tap) for tap in view.game.handles.of(view, move) or []],
        )

    def asked(self, seat: int) -> parts.Asked:
        """What any seat is asked, without what it may answer."""
        assert self.view is not None
        return asked_of(self.view.question(seat), self._say(self.view.question(seat)))

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

    def _answered(self, view: Position) -> list[str]:
        """Who has answered the present sealed round."""
        first = view.asked()[0]
        if view.question(first).how != SEALED:
            return []
        return [SEATS[seat] for seat in self.room.answered_this(int(view.number))]

    def stands(self) -> server.Standing:
        """What the viewer has left standing."""
        standing = None
        if self.viewer < self.room.seats and self.room.begun:
            standing = self.room.table.stands(self.viewer)
        if standing is None:
            return server.Standing("", "")
        return server.Standing(standing.key, self.speech.say("standing", standing.key))

    def _undo(self) -> bool:
        """Whether there is an answer of the viewer's to ask for."""
        mine = [seat for _, seat in self.room.table.answers() if seat == self.viewer]
        return self.room.phase == PLAY and bool(mine)

    def clock(self, now: float) -> parts.Clock:
        """Who has how much time."""
        room, seats = self.room, []
        for seat in range(room.seats):
            limited = seat in room.asked() and room.company.owners[seat]
            until = room.clock.until(seat, room.position) if limited else None
            bank = room.clock.banks[seat] if room.clock.control.kind == "bank" else None
            if until is not None or bank is not None:
                seats.append(parts.SeatClock(SEATS[seat], until, bank))
        return parts.Clock(now, seats)

    def score(self) -> parts.Score:
        """How the match stands."""
        room, match = self.room, self.room.table.match
        winners = None if match.winners is None else [SEATS[seat] for seat in match.winners]
        standing = match.format.standing(match.outcomes, room.seats)
        return parts.Score(len(match.outcomes), standing, winners, self._sheet())

    def _sheet(self) -> str:
        match = self.room.table.match
        if not match.ends or not self.words or self.view is None or self.view.outcome is None:
            return ""
        return match.game.people.score_table(match.ends, self.room.table.names, self.speech.label)

    # The table.

    def said(self, since: int) -> list[server.Said]:
        """What was said at the table after a version."""
        company = self.room.company
        first = company.line_of(since)
        return [
            server.Said(
                version=company.shown_version(number),
                seat=line["seat"] or "",
                name=line["name"],
                text=line["text"],
                at=line["at"],
            )
            for number, line in enumerate(self.room.lines[first:], start=first + 1)
            if line.get(NOTE) == COMMENT
        ]


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
        room.speeches[key] = Speech(language, game, list(names), viewer)
    return room.speeches[key]


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
    import msgspec

    return msgspec.convert(data, tables.Settings)


def _seat(room: Room, seat: int, here: list[str]) -> tables.Seat:
    company, holder = room.company, room.table.holders[seat]
    owner = company.owners[seat]
    kind = "nobody" if holder is None else "person" if owner else holder.kind
    offer = company.offer
    return tables.Seat(
        seat=SEATS[seat],
        name="" if holder is None else room.table.names[seat],
        holder=kind,  # type: ignore[arg-type]
        bot=room.bot_at(seat),
        colour=company.colours[seat],
        sits_in=company.away[seat],
        here=owner in here if owner else False,
        maker=bool(owner) and owner == company.maker,
        ready=offer is not None and seat in offer.agreed,
        number=SEATS[seat] in company.promises.numbers,
    )


def viewer_called(room: Room, viewer: int) -> str:
    """How a viewer is called."""
    return viewer_name(viewer, room.seats)
