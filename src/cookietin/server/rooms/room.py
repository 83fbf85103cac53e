"""A room: one table folded from its log, with its company, its clock and its dealer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.match import NOTE, RULES, UNDO
from cookietin.kernel.names import SEATS
from cookietin.kernel.replay import Replay
from cookietin.server.rooms.common import Common
from cookietin.server.rooms.making import shared_game
from cookietin.table import BOT, Table
from cookietin.table.clock import Clock, read_control
from cookietin.table.company import UNSEEN, Company
from cookietin.table.early import early_window, window_of_another
from cookietin.table.fair import PROMISE, SECRET, Fair, commitment, drawn, play_key

if TYPE_CHECKING:
    from cookietin.kernel.format import Format
    from cookietin.kernel.game import Game
    from cookietin.kernel.match import Line
    from cookietin.kernel.position import Position
    from cookietin.server.protocol.asked import Score
    from cookietin.server.rooms.secrets import Secrets
    from cookietin.table import Holder
    from cookietin.table.early import Early
    from cookietin.words import Speech

LOBBY: Final = "lobby"
PLAY: Final = "play"
BETWEEN: Final = "between"
OVER: Final = "over"
ABANDONED: Final = "abandoned"


class Room:
    """What is known of a table now. It changes by what is done, or by lines kept elsewhere."""

    def __init__(self, lines: list[Line], secrets: Secrets) -> None:
        self._secrets = secrets
        self._phase = ""
        self._common: Common | None = None
        self._key: tuple[int, bytes] = (0, b"")
        """What the present play is dealt from, and which play that is."""
        replay = Replay(lines, shared_game)
        self.table = Table(replay)
        self.company = Company(lines[0])
        self.clock = self._new_clock()
        for number, line in enumerate(lines, start=1):
            self.company.follow(number, line)
        self._wind(replay)
        self._followed = len(lines)
        self.guests: set[str] = set()
        """Of whom the store is known to know that it is their table."""
        self.score: Score | None = None
        """How the match stands: it changes with a play's end."""
        self.told: tuple[int, bytes] = (0, b"")
        """All of it that is not the play, as it was last written, and after which line."""
        self.speech_names: tuple[str, ...] = ()
        self.speeches: dict[tuple[int, str], Speech] = {}
        """For whoever shows it."""

    # What there is.

    @property
    def id(self) -> str:
        """The table's id."""
        return self.company.id

    @property
    def lines(self) -> list[Line]:
        """The log so far."""
        return self.table.match.lines

    @property
    def version(self) -> int:
        """How long the log is."""
        return self.table.version

    @property
    def shown_version(self) -> int:
        """The version as clients count it."""
        return self.company.shown_version(self.version)

    @property
    def shown_at(self) -> float:
        """When anything happened last that all may know of."""
        for line in reversed(self.lines):
            if "at" in line and line.get(NOTE) not in UNSEEN:
                return float(line["at"])
        return 0.0

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.company.owners)

    @property
    def begun(self) -> bool:
        """Whether there is a play to look at."""
        return bool(self.table.match.outcomes) or not self.table.match.between_plays()

    @property
    def phase(self) -> str:
        """What is going on."""
        if not self._phase:
            self._phase = self._find_phase()
        return self._phase

    @property
    def common(self) -> Common:
        """What is the same for all who look at it now."""
        if self._common is None:
            self._common = Common(self)
        return self._common

    def _find_phase(self) -> str:
        if self.company.abandoned:
            return ABANDONED
        if not self.begun:
            return LOBBY
        if self.table.match.winners is not None:
            return OVER
        return BETWEEN if self.table.match.between_plays() else PLAY

    @property
    def position(self) -> Position:
        """The present truth: shown to nobody."""
        return self.table.position

    @property
    def play(self) -> int:
        """The number of the present play, or of the next before it is dealt."""
        over = len(self.table.match.outcomes)
        return over + 1 if self.phase in (LOBBY, PLAY) else max(1, over)

    def viewer_of(self, who: str) -> int:
        """Whose eyes someone sees the table through: a seat's, or a spectator's."""
        seat = self.company.seat_of(who)
        return self.seats if seat is None else seat

    def shown_to(self, who: str) -> bool:
        """Whether someone may look: where nobody watches, whoever holds a seat, or still may."""
        if not self.begun or self.company.settings.get("watch", True):
            return True
        return self.company.seat_of(who) is not None

    def asked(self) -> list[int]:
        """Who is asked now."""
        return list(self.position.asked()) if self.phase == PLAY else []

    def answers_to_question(self, seat: int) -> int:
        """How often a seat has answered the present question already."""
        asking = self.clock.asking[seat]
        return 0 if asking is None else asking.answers

    def answered_this(self, number: int) -> list[int]:
        """Who has answered the question of this number."""
        return [seat for seat, last in enumerate(self.clock.answered) if last == number]

    def early_window(self, viewer: int) -> Early | None:
        """What a person's seat can answer ahead of its turn, where others are there to wait for."""
        if self.phase != PLAY or viewer >= self.seats or viewer in self.company.early:
            return None
        if len(self.company.people()) < 2 or not self.company.owners[viewer]:
            return None
        # Most questions are none: no view is made to find that out.
        if not window_of_another(self.position, viewer):
            return None
        return early_window(self.position.view(viewer))

    def early_move(self, seat: int) -> str | None:
        """What an asked seat has answered already, if that counts now."""
        early = self.company.early.get(seat)
        if early is None or early.passes or early.question != int(self.position.number):
            return None
        return early.move

    def bot_at(self, seat: int) -> str:
        """Which bot answers for a seat; empty if none does."""
        holder = self.table.holders[seat]
        return holder.name if holder is not None and holder.kind == BOT else ""

    def bot_seed(self, seat: int) -> str:
        """The chance for a bot's answer to the present question."""
        number = int(self.position.number)
        return self._secrets.bot_seed(self.id, seat, number, self.answers_to_question(seat))

    # What can be done; each is one step, and time only goes forward.

    def time(self, at: float) -> float:
        """When something happens that happens now."""
        return max(at, self.clock.now)

    def begin(self, at: float) -> None:
        """Deal the next play from what was promised."""
        self._deal_from(0, self.play_to_deal())
        self.table.begin(self.time(at))
        self._after_answer(at)

    def play_to_deal(self) -> int:
        """The number of the play that comes next."""
        return len(self.table.match.outcomes) + 1

    def promise(self, at: float) -> None:
        """Promise what the next play will be dealt from."""
        play = self.play_to_deal()
        promised = commitment(self._secrets.shuffle(self.id, play))
        self.note(PROMISE, {"play": play, "commitment": promised}, at)

    def answer(
        self, seat: int, text: str, question: int, at: float, by: str = "", more: Line | None = None
    ) -> None:
        """Answer for a seat by hand, or by a bot."""
        self._must_play()
        move = self.table.match.game.move(text)
        self._deal_on()
        self.table.answer(seat, move, question, by or None, self.time(at), more)
        self._after_answer(at)

    def give_standing(self, seat: int, at: float) -> None:
        """Answer as a seat has left standing."""
        self._deal_on()
        self.table.give_standing(seat, self.time(at))
        self._after_answer(at)

    def give_spared(self, seat: int, at: float) -> None:
        """Give the only answer that a seat has, which wants not to be asked for it."""
        self._deal_on()
        self.table.give_spared(seat, self.time(at))
        self._after_answer(at)

    def run_out(self, seat: int, at: float) -> None:
        """Answer as the rules have it for a seat that stays away."""
        self._deal_on()
        self.table.run_out(seat, self.time(at))
        self._after_answer(at)

    def change(self, game: Game, format: Format, at: float, more: Line) -> None:
        """Play by other options, in another format or with other settings: before the deal."""
        self.table.change(game, format, self.time(at), more)
        self._settle()

    def note(self, what: str, more: Line, at: float) -> None:
        """Write something else down."""
        self.table.note(what, more, self.time(at))
        self._settle()

    def sit(self, seat: int, holder: Holder | None, at: float, more: Line | None = None) -> None:
        """Give a seat to someone else, or to nobody."""
        self.table.sit(seat, holder, self.time(at), more)
        self._settle()

    def undo(self, at: float) -> None:
        """Take the last answer back."""
        self.table.undo(self.time(at))
        self._settle()

    def follow(self, lines: list[Line]) -> None:
        """Lines that another process has kept."""
        for number, line in enumerate(lines, start=self.version + 1):
            # An outcome is written down by the answer that it follows from.
            if number > self.version:
                self.table.follow([line])
                self._settle()

    # Inside.

    def _must_play(self) -> None:
        if self.phase != PLAY:
            raise BadOption("nothing-played")

    def _deal_on(self) -> None:
        self._deal_from(drawn(self.lines), self.play_to_deal())

    def _deal_from(self, draw: int, play: int) -> None:
        self.table.match.dealer = Fair(self._play_key(play), draw)

    def _play_key(self, play: int) -> bytes:
        """What a play is dealt from: once it is dealt, that does not change any more."""
        promises = self.company.promises
        if self._key[0] != play or play not in promises.used:
            numbers = promises.used.get(play, promises.numbers)
            key = play_key(self._secrets.shuffle(self.id, play), play, numbers)
            self._key = (play, key)
        return self._key[1]

    def _after_answer(self, at: float) -> None:
        """When a play is over its secret is told, and the next one promised."""
        self._settle()
        match = self.table.match
        over = len(match.outcomes)
        if self.begun and match.position.outcome is not None:
            told = self._secrets.shuffle(self.id, over).hex()
            self.note(SECRET, {"play": over, "secret": told}, at)
            if match.winners is None:
                self.promise(at)

    def _settle(self) -> None:
        """Let company and clock follow what was written."""
        self._phase, self._common = "", None
        new = self.lines[self._followed :]
        position = self.position if self.begun else None
        for number, line in enumerate(new, start=self._followed + 1):
            self.company.follow(number, line)
            self.clock.follow(line, position)
        self._followed = len(self.lines)
        if any(UNDO in line or RULES in line for line in new):
            self._wind(self.table.replayed())

    def _new_clock(self) -> Clock:
        control = read_control(self.company.settings.get("clock", {}))
        return Clock(control, self.seats)

    def _wind(self, replay: Replay) -> None:
        """The clock, from all that counts."""
        self.clock = self._new_clock()
        positions = {moment.number: moment.position for moment in replay.moments}
        position: Position | None = None
        for number, line in enumerate(replay.match.lines, start=1):
            if number in positions or "dealt" not in line:
                position = positions.get(number, position)
                self.clock.follow(line, position)


def seat_number(name: str, seats: int) -> int:
    """A seat by its name; or a complaint if the table has none such."""
    if name not in SEATS[:seats]:
        raise BadOption("no-such-seat", {"seat": name, "seats": list(SEATS[:seats])})
    return SEATS.index(name)
