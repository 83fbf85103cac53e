"""What a search has found out: a tree of moments, with what each answer there has led to."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.move import Move

UNSEEN: Final = -1
"""Nobody looked."""


@final
class Arm:
    """One answer of one seat, and what came of it so far."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.tried = 0.0
        self.there = 0.0
        """How often it could have been tried: in some worlds a move cannot be made."""
        self.liked = 0.0
        """How often the rule of thumb would have made it."""
        self.total = 0.0
        """The seat's shares of the wins that followed, added up."""
        self.squares = 0.0
        """Their squares, added up."""

    def mean(self) -> float:
        """The share of the win that followed on average; an arm never tried has brought none."""
        return self.total / self.tried if self.tried else 0.0

    def error(self) -> float:
        """The standard error of that mean; where it was tried only once, nothing is known."""
        if self.tried < 2.0:
            return 1.0
        spread = self.squares / self.tried - self.mean() ** 2
        return sqrt(max(0.0, spread) / (self.tried - 1.0))


@final
class Choice:
    """What one seat can answer at one moment, over all worlds in which it was asked there."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.arms: list[Arm] = []
        self.visits: i64 = 0
        self.asked_thumb = 0.0
        """How often the rule of thumb was asked."""
        self.total = 0.0

    def arm(self, place: i64, move: Move) -> Arm:
        """The arm of a move that is mostly at this place of the list."""
        arms = self.arms
        if place < len(arms):
            arm = arms[place]
            if arm.move is move:
                return arm
        number = move.number
        for arm in arms:
            if arm.move.number == number:
                return arm
        made = Arm(move)
        arms.append(made)
        return made


@final
class Moment:
    """Where the same answers have led to, as far as the one who searches can tell."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.seat: i64 = -1
        """Whose answer led here; nobody's to the first moment."""
        self.move: Move | None = None
        """That answer; nothing where several were given at once."""
        self.seen: i64 = UNSEEN
        """What the searching seat saw when this was new, if it was asked then."""
        # Most moments are looked at once: what only the others need is made when they need it.
        self._next: dict[int, Moment] | None = None
        self._choice: Choice | None = None
        self._others: list[Choice] | None = None

    def choice(self, seat: i64) -> Choice:
        """What a seat can answer here."""
        first = self._choice
        if first is None:
            first = self._choice = Choice(seat)
        if first.seat == seat:
            return first
        others = self._others
        if others is None:
            others = self._others = []
        for choice in others:
            if choice.seat == seat:
                return choice
        made = Choice(seat)
        others.append(made)
        return made

    def next(self) -> list[Moment]:
        """All moments that followed."""
        return [] if self._next is None else list(self._next.values())

    def usual(self) -> Moment | None:
        """The moment that most worlds went on to, if any did."""
        found: Moment | None = None
        for moment in self.next():
            if found is None or moment.visits > found.visits:
                found = moment
        return found

    def following(self, key: i64) -> Moment:
        """The moment that follows by this key."""
        moments = self._next
        if moments is None:
            moments = self._next = {}
        found = moments.get(key)
        if found is None:
            found = Moment()
            moments[key] = found
        return found

    def where_seen(self, seen: i64) -> Moment | None:
        """Where the searching seat is asked next and sees this: of several what was looked at most.

        The others may answer on the way there, and the searching seat does not.
        """
        if self.seen != UNSEEN:
            return self if self.seen == seen else None
        found: Moment | None = None
        for moment in self.next():
            there = moment.where_seen(seen)
            if there is not None and (found is None or there.visits > found.visits):
                found = there
        return found
