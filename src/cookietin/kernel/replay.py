"""Replaying a record: the same match again, moment by moment, and on if it is unfinished.

What the rules need is checked; whatever else a line says is kept as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.kernel.complaint import BadOption, BadRecord, Complaint
from cookietin.kernel.format import read_format
from cookietin.kernel.match import NOTE, RECORD_VERSION, RULES, UNDO, Match
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import RanOut, Replaying
from cookietin.kernel.registry import make_game as registered_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.match import Line
    from cookietin.kernel.options import Values
    from cookietin.kernel.position import Position


def match_again(lines: list[Line], dealer: Dealer) -> Match:
    """A match that was copied or sent: played again from its lines, and dealt on as before."""
    match = Replay(lines, registered_game).match
    match.dealer = dealer
    return match


class Moment:
    """What one line of a record did."""

    def __init__(
        self, number: int, seat: int | None, move: str, events: list[Event], position: Position
    ) -> None:
        self.number = number
        """The line in the record."""
        self.seat = seat
        self.move = move
        self.events = events
        self.position = position
        """The position after it: a copy."""

    def __repr__(self) -> str:
        did = "play begins" if self.seat is None else f"{SEATS[self.seat]}: {self.move}"
        return f"<line {self.number}, {did}>"


class Replay:
    """A match played again from its lines."""

    def __init__(self, lines: Iterable[Line], make_game: Callable[[str, Values], Game]) -> None:
        self.moments: list[Moment] = []
        """What happened, in order. An answer that was taken back did not."""
        rest = iter(lines)
        self._make_game = make_game
        self.match = _match_of(next(rest), make_game)
        self.given = 1
        """How many lines there were."""
        for line in rest:
            self.given += 1
            self._follow(line, self.given)
            self._keep(line, self.given)
        self.check_end()

    def __repr__(self) -> str:
        return f"<replay of {len(self.moments)} moments of {self.match}>"

    def check_end(self) -> None:
        """Refuse a record that ends before all is said that follows from its last line."""
        if len(self.match.lines) > self.given:
            raise BadRecord("line-missing", {"line": self.given + 1})

    def _follow(self, line: Line, number: int) -> None:
        """Do what a line says, unless the match has done so by itself."""
        if number <= len(self.match.lines):
            return
        try:
            if UNDO in line:
                self._taken_back()
            elif RULES in line:
                self._changed(line, number)
            elif NOTE in line and "dealt" not in line:
                self._noted(line, number)
            else:
                self.moments.append(self._dealt(line, number))
        except RanOut:
            raise BadRecord("dealt-too-little", {"line": number}) from None
        except BadRecord:
            raise
        except Complaint as complaint:
            raise BadRecord("line-fails", {"line": number, "why": complaint}) from complaint

    def _keep(self, line: Line, number: int) -> None:
        """Compare a line with what the match wrote down, and keep what else it says."""
        self.match.lines[number - 1] = _kept(line, self.match.lines[number - 1], number)

    def _dealt(self, line: Line, number: int) -> Moment:
        dealt = line.get("dealt")
        if not isinstance(dealt, list) or not all(isinstance(name, str) for name in dealt):
            raise BadRecord("line-unknown", {"line": number})
        says_who = line.get("seat") in SEATS and isinstance(line.get("move"), str)
        if "play" not in line and not says_who:
            raise BadRecord("line-unknown", {"line": number})
        dealer = Replaying(dealt)
        self.match.dealer = dealer
        events = follow_dealt(self.match, line)
        if dealer.left():
            raise BadRecord("dealt-too-much", {"line": number, "card": dealer.left()[0]})
        after = self.match.position.copy()
        if "play" in line:
            return Moment(number, None, "", events, after)
        move = self.match.game.move(line["move"])
        return Moment(number, SEATS.index(line["seat"]), move.text, events, after)

    def _changed(self, line: Line, number: int) -> None:
        if not isinstance(line[RULES], dict) or not isinstance(line.get("match"), str):
            raise BadRecord("line-unknown", {"line": number})
        follow_rules(self.match, line, self._make_game)

    def _noted(self, line: Line, number: int) -> None:
        if not isinstance(line[NOTE], str):
            raise BadRecord("line-unknown", {"line": number})
        self.match.note(line[NOTE], line)

    def _taken_back(self) -> None:
        seat = self.last_answer()
        self.moments.pop()
        self.match.go_back(seat, self.moments[-1].position.copy())

    def last_answer(self) -> int:
        """Whose answer can be taken back: the last in a play that goes on."""
        seat = self.moments[-1].seat if self.moments else None
        if seat is None or self.match.position.outcome is not None:
            raise BadOption("nothing-to-take-back")
        return seat


def follow_dealt(match: Match, line: Line, more: Line | None = None) -> list[Event]:
    """Begin a play or answer as a sound line says, dealt by the match's dealer."""
    if "play" in line:
        return match.begin(more)
    seat = SEATS.index(line["seat"])
    return match.answer(seat, match.game.move(line["move"]), None, more)


def follow_rules(
    match: Match, line: Line, make_game: Callable[[str, Values], Game], more: Line | None = None
) -> None:
    """Play by other options from now on, as a sound line says."""
    match.change(make_game(match.game.id, line[RULES]), read_format(line["match"]), more)


def game_again(game: Game) -> Callable[[str, Values], Game]:
    """Makes this very game again, whose moves stay what they are; with other options another."""
    return lambda id, options: game if options == game.options else registered_game(id, options)


def follow(match: Match, line: Line) -> list[Event]:
    """Do what the next line of a sound record says, which takes nothing back."""
    if RULES in line:
        follow_rules(match, line, registered_game, line)
        return []
    if "dealt" not in line:
        match.note(line[NOTE], line)
        return []
    match.dealer = Replaying(line["dealt"])
    return follow_dealt(match, line, line)


@final
class Resumed(Replay):
    """A match that goes on: what follows from its last line need not have been written."""

    def check_end(self) -> None:
        """The match has written it by itself."""


def take_back(match: Match, more: Line | None = None) -> None:
    """Take the last answer of a play that goes on back: that too is a line of the record."""
    so_far = Replay(match.lines, game_again(match.game))
    seat = so_far.last_answer()
    match.go_back(seat, so_far.moments[-2].position, more)


def _match_of(header: Line, make_game: Callable[[str, Values], Game]) -> Match:
    """The match that a record's first line tells of, not yet begun."""
    found = header.get("record")
    if isinstance(found, bool) or not isinstance(found, int):
        raise BadRecord("not-a-record", {"line": 1})
    if found != RECORD_VERSION:
        form = {"line": 1, "found": found, "version": RECORD_VERSION}
        raise BadRecord("record-of-other-form", form)
    try:
        if not isinstance(header["options"], dict):
            raise BadRecord("line-unknown", {"line": 1})
        game = make_game(header["game"], header["options"])
        if header["version"] != game.version:
            other = header["version"]
            fields = {"line": 1, "game": game.id, "found": other, "version": game.version}
            raise BadRecord("record-of-other-rules", fields)
        players = header["players"]
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise BadRecord("line-unknown", {"line": 1})
        match = Match(game, players, read_format(header["match"]), Replaying([]))
    except (KeyError, TypeError, AttributeError):
        raise BadRecord("line-unknown", {"line": 1}) from None
    except BadRecord:
        raise
    except Complaint as complaint:
        raise BadRecord("line-fails", {"line": 1, "why": complaint}) from complaint
    match.lines[0] = _kept(header, match.lines[0], 1)
    return match


def _kept(line: Line, written: Line, number: int) -> Line:
    """A line of a record in its own order, if it says all that the rules wrote down.

    Options it need not name: one that was declared after it was written has its default.
    """
    meant = dict(written)
    for key in ("options", RULES):
        if key in written and key in line:
            meant[key] = {name: written[key][name] for name in line[key]}
    for key, value in meant.items():
        if key not in line or line[key] != value:
            raise BadRecord("other-than-played", {"line": number})
    return {**line, **meant}
