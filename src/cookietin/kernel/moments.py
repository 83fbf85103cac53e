"""Moments: what each answer of a play moved, so that the great ones can be found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.names import SEATS, TRUTH
from cookietin.kernel.roles import movements

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.replay import Moment, Replay


class Swing:
    """What one answer did."""

    def __init__(self, moment: Moment, event: str, cards: int, gains: list[int]) -> None:
        self.moment = moment
        self.event = event
        """The event that moved most."""
        self.cards = cards
        """How many cards or tokens it moved."""
        self.gains = gains
        """By how much each seat stands better; empty where a game cannot say how a seat stands."""

    def size(self) -> tuple[int, int]:
        """How great it was: what someone won or lost by it, then what moved."""
        return max([abs(gain) for gain in self.gains], default=0), self.cards

    def json(self) -> dict[str, Any]:
        """The swing as plain data."""
        seat = self.moment.seat
        return {
            "line": self.moment.number,
            "seat": None if seat is None else SEATS[seat],
            "move": self.moment.move,
            "event": self.event,
            "cards": self.cards,
            "gains": {SEATS[seat]: gain for seat, gain in enumerate(self.gains) if gain},
        }


def swings(replay: Replay) -> list[Swing]:
    """What each answer of a match did, in order."""
    found: list[Swing] = []
    before: list[int] = []
    for moment in replay.moments:
        stands = moment.position.game.people.standing(moment.position)
        if moment.seat is not None:
            event, cards = _greatest(moment.events)
            pairs = zip(stands, before, strict=False)
            found.append(Swing(moment, event, cards, [now - was for now, was in pairs]))
        before = stands
    return found


def great_moments(replay: Replay, count: int = 3) -> list[Swing]:
    """The greatest of them, in the order in which they happened."""
    ranked = sorted(swings(replay), key=_size, reverse=True)[:count]
    return sorted(ranked, key=_line)


def _size(swing: Swing) -> tuple[int, int]:
    return swing.size()


def _line(swing: Swing) -> int:
    return swing.moment.number


def _greatest(events: list[Event]) -> tuple[str, int]:
    """The event that moved most cards, and how many."""
    best, most = "", 0
    for event in events:
        told = event.seen_by(TRUTH)
        cards = sum([len(movement.cards) for movement in movements(told)])
        if not best or cards > most:
            best, most = event.key, cards
    return best, most
