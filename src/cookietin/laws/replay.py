"""The law "replay": a record, written and read, gives the same positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.kernel import record
from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.names import TRUTH
from cookietin.kernel.noting import Live
from cookietin.kernel.replay import Replay
from cookietin.laws.broken import broken, broken_by, difference
from cookietin.laws.chooser import one_of
from cookietin.laws.seen import as_text, seen
from cookietin.laws.walking import FAR, any_answer

if TYPE_CHECKING:
    from typing import Any

    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.laws.chooser import Chooser

_FORMATS: Final = ["single", "best-of-3", "first-to-2", "total-after-2"]
_MOST_PLAYS: Final = 4
"""Longer matches and plays are left unfinished, which a record must bear too."""


class _Heard:
    """A moment of the match as it was played."""

    def __init__(self, match: Match, events: list[Event]) -> None:
        self.lines = len(match.lines)
        self.data: dict[str, Any] = {**seen(match.position), "told": _told(events)}


def replay(game: Game, seats: int, chooser: Chooser) -> None:
    """A match of several plays, written, read and replayed, is the same at every moment."""
    match = Match(
        game,
        [f"player {seat}" for seat in range(seats)],
        read_format(one_of(chooser, _FORMATS)),
        Live(chooser.below),
    )
    heard = _play(match, chooser)
    _compare(match, heard)
    _compare(match, heard[: chooser.below(len(heard)) + 1])


def _play(match: Match, chooser: Chooser) -> list[_Heard]:
    heard: list[_Heard] = []
    while match.between_plays() and len(match.outcomes) < _MOST_PLAYS:
        heard.append(_Heard(match, match.begin()))
        while match.position.outcome is None:
            if len(heard) > FAR:
                return heard
            answer = any_answer(match.position, chooser)
            events = match.answer(answer.seat, answer.move, match.position.number)
            heard.append(_Heard(match, events))
    return heard


def _compare(match: Match, heard: list[_Heard]) -> None:
    """Replay the record up to a moment."""
    written = match.lines[: heard[-1].lines]
    try:
        lines = record.read(record.write(written))
        again = Replay(lines, lambda id, options: match.game)
    except BadRecord as complaint:
        why = f"its record cannot be replayed: {complaint.key} {complaint.fields}"
        raise broken_by("replay", match.game, why) from complaint
    if again.match.lines != written or len(again.moments) != len(heard):
        raise broken("replay", again.match.position, "replayed, it writes another record")
    for was, moment in zip(heard, again.moments, strict=True):
        now = {**seen(moment.position), "told": _told(moment.events)}
        if as_text(was.data) != as_text(now):
            what = f"replayed, line {moment.number}: {difference(was.data, now)}"
            raise broken("replay", moment.position, what)


def _told(events: list[Event]) -> list[dict[str, Any]]:
    return [event.seen_by(TRUTH) for event in events]
