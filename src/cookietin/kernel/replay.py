"""Replaying a record: the same match again, moment by moment, and on if it is unfinished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.complaint import BadRecord, Complaint
from cookietin.kernel.format import read_format
from cookietin.kernel.match import RECORD_VERSION, Match
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import RanOut, Replaying

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.options import Values
    from cookietin.kernel.position import Position
    from cookietin.kernel.record import Line


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


class Replay:
    """A match played again from its lines."""

    def __init__(self, lines: list[Line], make_game: Callable[[str, Values], Game]) -> None:
        self.moments: list[Moment] = []
        self.match = _match_of(lines[0], make_game)
        for number in range(2, len(lines) + 1):
            self._follow(lines[number - 1], number)
        written = len(self.match.lines)
        if written > len(lines):
            raise BadRecord("line-missing", {"line": len(lines) + 1})

    def _follow(self, line: Line, number: int) -> None:
        match = self.match
        if number <= len(match.lines):
            if line != match.lines[number - 1]:
                raise BadRecord("other-than-played", {"line": number})
            return
        dealt = line.get("dealt")
        if not isinstance(dealt, list) or not all(isinstance(name, str) for name in dealt):
            raise BadRecord("line-unknown", {"line": number})
        dealer = Replaying(dealt)
        match.dealer = dealer
        try:
            moment = self._begun(line, number) if "play" in line else self._answered(line, number)
        except RanOut:
            raise BadRecord("dealt-too-little", {"line": number}) from None
        except BadRecord:
            raise
        except Complaint as complaint:
            raise BadRecord("line-fails", {"line": number, "why": complaint}) from complaint
        if dealer.left():
            raise BadRecord("dealt-too-much", {"line": number, "card": dealer.left()[0]})
        if line != match.lines[number - 1]:
            raise BadRecord("other-than-played", {"line": number})
        self.moments.append(moment)

    def _begun(self, line: Line, number: int) -> Moment:
        events = self.match.begin()
        return Moment(number, None, "", events, self.match.position.copy())

    def _answered(self, line: Line, number: int) -> Moment:
        match = self.match
        if line.get("seat") not in SEATS or not isinstance(line.get("move"), str):
            raise BadRecord("line-unknown", {"line": number})
        seat = SEATS.index(line["seat"])
        move = match.game.move(line["move"])
        return Moment(number, seat, move.text, match.answer(seat, move), match.position.copy())


def _match_of(header: Line, make_game: Callable[[str, Values], Game]) -> Match:
    """The match that a record's first line tells of, not yet begun."""
    if header.get("record") != RECORD_VERSION:
        found: Any = header.get("record")
        raise BadRecord("not-a-record", {"line": 1, "found": found, "version": RECORD_VERSION})
    try:
        if not isinstance(header["options"], dict):
            raise BadRecord("line-unknown", {"line": 1})
        game = make_game(header["game"], header["options"])
        if header["version"] != game.version:
            found = header["version"]
            fields = {"line": 1, "game": game.id, "found": found, "version": game.version}
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
    if header != match.lines[0]:
        raise BadRecord("other-than-played", {"line": 1})
    return match
