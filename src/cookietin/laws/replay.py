"""The law "replay": a record, written and read, gives the same positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.kernel import record
from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.dealer import Live
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.names import TRUTH
from cookietin.kernel.noting import Keeping
from cookietin.kernel.replay import Replay
from cookietin.laws.broken import broken, broken_by, difference
from cookietin.laws.chooser import one_of
from cookietin.laws.seen import exact, seen
from cookietin.laws.walking import MOST_MOVES, any_answer, worth_a_look

if TYPE_CHECKING:
    from typing import Any

    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.laws.chooser import Chooser

_FORMATS: Final = ["single", "best-of-3", "first-to-2", "total-after-2"]
_MOST_PLAYS: Final = 4
"""Longer matches are left unfinished, which a record must bear too."""


class _Heard:
    """A moment of the match as it was played, if it is looked at closely with all its data."""

    def __init__(self, match: Match, events: list[Event], closely: bool) -> None:
        self.lines = len(match.lines)
        self.told = _told(events)
        self.data: dict[str, Any] | None = seen(match.position) if closely else None


def replay(game: Game, seats: int, chooser: Chooser) -> None:
    """A match of several plays, written, read and replayed, is the same at every moment."""
    match = Match(
        game,
        [f"player {seat}" for seat in range(seats)],
        read_format(one_of(chooser, _FORMATS)),
        Keeping(Live(chooser.below)),
    )
    heard = _play(match, chooser)
    _compare(match, heard)
    _compare(match, heard[: chooser.below(len(heard)) + 1])


def _play(match: Match, chooser: Chooser) -> list[_Heard]:
    heard: list[_Heard] = []
    while match.between_plays() and len(match.outcomes) < _MOST_PLAYS:
        heard.append(_Heard(match, match.begin(), True))
        for _ in range(MOST_MOVES):
            if match.position.outcome is not None:
                break
            answer = any_answer(match.position, chooser)
            events = match.answer(answer.seat, answer.move, match.position.number)
            closely = worth_a_look(match.position, len(heard), chooser)
            heard.append(_Heard(match, events, closely))
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
        told = _told(moment.events)
        if exact(was.told) != exact(told):
            what = f"replayed, line {moment.number} tells {told}, not {was.told}"
            raise broken("replay", moment.position, what)
        now = seen(moment.position) if was.data is not None else None
        if was.data is not None and exact(was.data) != exact(now):
            what = f"replayed, line {moment.number}: {difference(was.data, now)}"
            raise broken("replay", moment.position, what)


def _told(events: list[Event]) -> list[dict[str, Any]]:
    return [event.seen_by(TRUTH) for event in events]
