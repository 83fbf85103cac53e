"""The table: a match that people and bots sit at, as the fold of its log.

Everything that happens is one operation, and each appends lines to the record: what a table is
follows from its lines alone. Time is handed in, and only noted. Without a log it lives in memory;
with one, nothing is heard before it is written.
"""

from __future__ import annotations

from bisect import bisect_right
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Final, Protocol

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.match import RULES, UNDO, Match
from cookietin.kernel.names import SEATS
from cookietin.kernel.replay import Replay, follow, game_again, take_back
from cookietin.table.asking import ASKINGS, spared_move, usual_asking
from cookietin.table.fold import ASKING, COMMENT, SEAT, STANDING, TIME, Fold
from cookietin.table.holder import PERSON, Holder, holder_json, player_names

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.event import Event
    from cookietin.kernel.format import Format
    from cookietin.kernel.game import Game
    from cookietin.kernel.match import Line
    from cookietin.kernel.move import Move
    from cookietin.kernel.options import Values
    from cookietin.kernel.position import Position
    from cookietin.kernel.standing import Standing

DEFAULT: Final = "default"
"""Who has answered where nobody did; `STANDING` says it of a standing answer."""
FORCED: Final = "forced"
"""Who has answered where there was only one answer, and nobody was asked for it."""


class Log(Protocol):
    """Where the lines are kept."""

    def keeping(self, lines: list[Line]) -> AbstractContextManager[None]:
        """What happens inside is written when it is done, before anyone hears of it."""


class Table:
    """What there is at a table, and all that can be done there."""

    def __init__(self, replay: Replay, log: Log | None = None) -> None:
        """The table of a record. To go on, give its match a dealer, or the table a `Host`."""
        self.match = replay.match
        self.log = log
        self._now = Fold(replay)

    @classmethod
    def new(
        cls,
        game: Game,
        holders: list[Holder | None],
        format: Format,
        dealer: Dealer,
        at: float | None = None,
        log: Log | None = None,
        about: Line | None = None,
    ) -> Table:
        """A table at which nothing has happened yet; what else there is to say of it is kept."""
        more = {**(about or {}), "holders": [holder_json(holder) for holder in holders]}
        match = Match(game, player_names(holders), format, dealer, _timed(more, at))
        table = cls(Replay(match.lines, _always(game)), log)
        table.match.dealer = dealer
        with table._kept():
            return table

    # What there is.

    @property
    def position(self) -> Position:
        """The present truth: shown to nobody."""
        return self.match.position

    @property
    def version(self) -> int:
        """How many lines there are: who has seen so many has missed nothing."""
        return len(self.match.lines)

    @property
    def holders(self) -> list[Holder | None]:
        """Who holds each seat; where nobody does, there is none."""
        return list(self._now.holders)

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return list(self._now.names)

    def held_by(self, kind: str) -> list[int]:
        """The seats that people hold, or bots."""
        held = enumerate(self._now.holders)
        return [seat for seat, holder in held if holder is not None and holder.kind == kind]

    def told_since(self, version: int) -> list[Event]:
        """What was told after a version; each viewer is told their own part of it."""
        return [event for _, told in self.told_by_line(version) for event in told]

    def told_by_line(self, version: int) -> list[tuple[int, list[Event]]]:
        """The same, line by line."""
        told = self._now.told
        first = bisect_right(told, version, key=lambda line: line[0])
        return told[first:]

    @property
    def begun(self) -> int:
        """The line that the present play began with."""
        return self._now.begun

    def answers(self) -> list[tuple[int, int]]:
        """The answers of the present play that count: for each its line and its seat."""
        return list(self._now.answers)

    def has_answered(self, seat: int) -> bool:
        """Whether a seat has an answer in the present play that counts."""
        self._check_seat(seat)
        return any(answered == seat for _, answered in self._now.answers)

    def seen_last(self, seat: int) -> int:
        """The version that a seat saw when it last answered in this play, or before the deal."""
        self._check_seat(seat)
        own = [number for number, answered in self._now.answers if answered == seat]
        return max([self._now.begun, *own], default=1) - 1

    # What can be done.

    def begin(self, at: float | None = None) -> list[Event]:
        """Deal the next play."""
        with self._kept():
            number = self.version + 1
            return self._follow(number, self.match.begin(_timed({}, at)))

    def change(
        self, game: Game, format: Format, at: float | None = None, more: Line | None = None
    ) -> None:
        """Play by other options or in another format: before the first play."""
        with self._kept():
            self.match.change(game, format, _timed(more or {}, at))
            self._now = Fold(self.replayed())

    def answer(
        self,
        seat: int,
        move: Move,
        question: int | None = None,
        by: str | None = None,
        at: float | None = None,
        more: Line | None = None,
    ) -> list[Event]:
        """Answer for a seat; or raise `Refused` with nothing changed."""
        holder = self._now.holders[seat] if 0 <= seat < len(self._now.holders) else None
        who = by or (PERSON if holder is None else holder.kind)
        with self._kept():
            number = self.version + 1
            written = _timed({"by": who, **(more or {})}, at)
            return self._follow(number, self.match.answer(seat, move, question, written))

    def follow(self, lines: list[Line]) -> None:
        """Lines that were kept elsewhere, after all that are here: do what they say."""
        first = self.version + 1
        for number, line in enumerate(lines, start=first):
            if number <= self.version:
                # An outcome: the match wrote it down by itself.
                continue
            if UNDO in line:
                take_back(self.match, line)
                self._now = Fold(self.replayed())
            elif RULES in line:
                follow(self.match, line)
                self._now = Fold(self.replayed())
            else:
                self._follow(number, follow(self.match, line))

    def run_out(self, seat: int, at: float | None = None) -> list[Event]:
        """Answer as the rules have it for a seat whose time is over."""
        self._check_seat(seat)
        move, more = self.position.default(seat), _timed({"by": DEFAULT}, at)
        with self._kept():
            self._note(TIME, {"seat": SEATS[seat]}, at)
            number = self.version + 1
            return self._follow(number, self.match.answer(seat, move, None, more))

    def stand(self, seat: int, key: str | None, at: float | None = None) -> None:
        """Leave an answer standing, or take back what stood."""
        self._check_seat(seat)
        if key is not None and not self._now.standing.knows(key):
            known = [standing.key for standing in self.match.game.standing_answers]
            raise BadOption("no-such-standing", {"standing": key, "standings": known})
        with self._kept():
            self._note(STANDING, {"seat": SEATS[seat], "standing": key}, at)

    def give_standing(self, seat: int, at: float | None = None) -> list[Event]:
        """Answer as an asked seat has left standing."""
        move = self.standing_move(seat)
        if move is None:
            raise BadOption("nothing-stands", {"seat": SEATS[seat]})
        return self.answer(seat, move, by=STANDING, at=at)

    def ask(self, seat: int, asking: str, at: float | None = None) -> None:
        """Say how much a seat is to be asked from now on."""
        self._check_seat(seat)
        if asking not in ASKINGS:
            raise BadOption("no-such-asking", {"asking": asking, "askings": list(ASKINGS)})
        with self._kept():
            self._note(ASKING, {"seat": SEATS[seat], "asking": asking}, at)

    def give_spared(self, seat: int, at: float | None = None) -> list[Event]:
        """Give the only answer that an asked seat has."""
        move = self.spared_move(seat)
        if move is None:
            raise BadOption("nothing-spared", {"seat": SEATS[seat]})
        return self.answer(seat, move, by=FORCED, at=at)

    def sit(
        self, seat: int, holder: Holder | None, at: float | None = None, more: Line | None = None
    ) -> None:
        """Give a seat to someone else, or to nobody; what stood there goes with its holder."""
        self._check_seat(seat)
        held = {"seat": SEATS[seat], "holder": holder_json(holder)}
        self.note(SEAT, {**(more or {}), **held}, at)

    def comment(self, seat: int | None, text: str, at: float | None = None) -> None:
        """Write down what someone says."""
        if seat is not None:
            self._check_seat(seat)
        who = None if seat is None else SEATS[seat]
        self.note(COMMENT, {"seat": who, "text": text}, at)

    def note(self, what: str, more: Line, at: float | None = None) -> None:
        """Write down something else that happened at the table."""
        with self._kept():
            self._note(what, more, at)

    def undo(self, at: float | None = None) -> str:
        """Take the last answer back, and what its seat left standing; says which move it was.

        What followed from it unasked goes with it. Whether that is fair, `why_not_undo` says.
        """
        taken = self.last_answers()
        with self._kept():
            for _ in taken or [0]:
                take_back(self.match, _timed({}, at))
            self._now = Fold(self.replayed())
        return str(self.match.lines[taken[0] - 1]["move"]) if taken else ""

    def last_answers(self) -> list[int]:
        """The lines of the last answer and of what its seat answered unasked after it."""
        lines: list[int] = []
        for number, seat in reversed(self._now.answers):
            if lines and SEATS[seat] != self.match.lines[lines[0] - 1]["seat"]:
                break
            lines.insert(0, number)
            if self.match.lines[number - 1].get("by") != FORCED:
                break
        return lines

    # What stands.

    def stands(self, seat: int) -> Standing | None:
        """What a seat has left standing: for its holder alone."""
        self._check_seat(seat)
        return self._now.standing.of(seat)

    def asks_once(self, seat: int) -> bool:
        """Whether a seat has an answer that stands, and yet is to be asked this once."""
        self._check_seat(seat)
        return self._now.standing.asks(seat)

    def standing_move(self, seat: int) -> Move | None:
        """The move that an asked seat's standing answer comes to; nothing if it is to be asked."""
        self._check_seat(seat)
        return self._now.standing.move(seat, self.position)

    def offers(self, seat: int) -> list[Standing]:
        """What an asked seat could leave standing instead of answering this once."""
        self._check_seat(seat)
        return self._now.standing.offers(seat, self.position)

    # How much is asked.

    def alone(self, seat: int) -> bool:
        """Whether no other person sits at the table."""
        self._check_seat(seat)
        return not [person for person in self.held_by(PERSON) if person != seat]

    def asking(self, seat: int) -> str:
        """How much a seat is asked."""
        self._check_seat(seat)
        return self.askings()[seat]

    def askings(self) -> list[str]:
        """How much each seat is asked."""
        people = self.held_by(PERSON)
        return [
            said or usual_asking(people in ([], [seat]))
            for seat, said in enumerate(self._now.asking)
        ]

    def spared_move(self, seat: int) -> Move | None:
        """The only move of an asked seat, where it need not be asked for it."""
        self._check_seat(seat)
        return spared_move(self.position, seat, self.asking(seat), self.alone(seat))

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat that this table does not have."""
        seats = len(self._now.holders)
        if not 0 <= seat < seats:
            raise BadOption("seat-out-of-range", {"seat": seat, "high": seats - 1})

    # The log.

    def replayed(self) -> Replay:
        """The record so far, played again with the very same game: its moves stay what they are."""
        return Replay(self.match.lines, game_again(self.match.game))

    def _note(self, what: str, more: Line, at: float | None) -> None:
        self.match.note(what, _timed(more, at))
        self._follow(self.version, [])

    def _follow(self, number: int, events: list[Event]) -> list[Event]:
        self._now.follow(number, self.match.lines[number - 1], events)
        return events

    def _kept(self) -> AbstractContextManager[None]:
        return nullcontext() if self.log is None else self.log.keeping(self.match.lines)


def _always(game: Game) -> Callable[[str, Values], Game]:
    return lambda id, options: game


def _timed(more: Line, at: float | None) -> Line:
    """With the time at which it happened, if anyone looked at a clock."""
    return more if at is None else {**more, "at": at}
