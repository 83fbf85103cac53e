"""The company at a table: whose seats they are, what is offered, what was agreed.

A seat belongs to someone, called by a sign that means nothing elsewhere. All of it follows from the
notes of the record.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.match import NOTE, RULES, UNDO
from cookietin.kernel.names import SEATS
from cookietin.table.fair import Promises
from cookietin.table.fold import ASKING, SEAT, STANDING
from cookietin.table.holder import BOT

if TYPE_CHECKING:
    from cookietin.kernel.match import Line

OFFER: Final = "offer"
CONSENT: Final = "consent"
REMATCH: Final = "rematch"
ABANDONED: Final = "abandoned"
EARLY: Final = "early"
"""Notes beside those of `fold` and `fair`."""
UNSEEN: Final = (STANDING, ASKING, EARLY)
"""Notes of which only their seat may know that they are there."""

UNDOING: Final = "undo"
SWAPPING: Final = "swap"
AGAIN: Final = "rematch"
GIVING_UP: Final = "abandon"
"""What can be offered."""


class Offer:
    """Something that others have to agree to."""

    def __init__(self, what: str, seat: int, to: int | None) -> None:
        self.what = what
        self.seat = seat
        self.to = to
        """Whose consent alone is needed; nothing for everyone's."""
        self.agreed = {seat}


class EarlyAnswer:
    """An answer to a question that is yet to come, and what must come before."""

    def __init__(self, line: Line) -> None:
        self.question: int = line["question"]
        self.move: str = line["move"]
        self.passes = [tuple(each) for each in line["passes"]]

    def still_counts(self, line: Line) -> bool:
        """Whether it does after another answer: that must be the next of those it waits for."""
        return bool(self.passes) and self.passes.pop(0) == (line["seat"], line["move"])


class Company:
    """Follows the lines of a table one by one."""

    def __init__(self, header: Line) -> None:
        about: dict[str, Any] = header.get("table", {})
        seats = len(header["players"])
        self.id = str(about.get("id", ""))
        self.maker = str(about.get("maker", ""))
        self.settings: dict[str, Any] = about.get("settings", {})
        self.house = str(about.get("house", ""))
        self.made = float(header.get("at", 0.0))
        self.owners: list[str] = [""] * seats
        """Whose each seat is; empty for a bot's and for nobody's."""
        self.colours: list[str] = [""] * seats
        self.away: list[bool] = [False] * seats
        """Where a bot sits in for the owner."""
        self.been: list[set[str]] = [set() for _ in range(seats)]
        """Who has seen a seat's hand in this play."""
        self.offer: Offer | None = None
        self.promises = Promises()
        self.rematch = ""
        self.abandoned = False
        self.keys: dict[str, int] = {}
        """What was done already: the line of each key."""
        self.early: dict[int, EarlyAnswer] = {}
        """What seats have answered ahead of their turn."""
        self.secret: list[int] = []
        """Lines of which only one seat may know that they are there."""
        self.hurried: set[int] = set()
        """Where a bot had less time in a play that is over than its strength needs: while a play
        goes on, how long anyone thinks is nobody's business."""
        self._hurried_now: set[int] = set()
        self.changed = 0
        """The last line that changed anything of all this that everyone may know."""

    def follow(self, number: int, line: Line) -> None:
        """What a line changes.

        Whoever answers instead of agreeing to what is offered has turned it down; a bot has not.
        """
        if isinstance(line.get("key"), str):
            self.keys[line["key"]] = number
        self.promises.follow(line)
        if "dealt" in line or UNDO in line:
            if "play" in line or (self.offer is not None and line.get("by") != BOT):
                self.changed = number
                self.offer = None
            if "play" in line or UNDO in line:
                self.early = {}
            else:
                early = self.early.items()
                self.early = {seat: one for seat, one in early if one.still_counts(line)}
            if "hurried" in line:
                self._hurried_now.add(SEATS.index(line["seat"]))
            if "play" in line:
                self._hurried_now = set()
                self.been = [{owner} - {""} for owner in self.owners]
            return
        if RULES in line:
            self.changed = number
            about = line.get("table", {})
            self.settings = about.get("settings", self.settings)
            self.house = str(about.get("house", ""))
            return
        what = line.get(NOTE)
        if what in UNSEEN:
            self.secret.append(number)
            if what == EARLY:
                self.early[SEATS.index(line["seat"])] = EarlyAnswer(line)
            return
        self.changed = number
        if "outcome" in line:
            self.hurried, self.offer = self._hurried_now, None
        elif what == SEAT:
            self._seated(line)
        elif what == OFFER:
            to = SEATS.index(line["to"]) if line.get("to") in SEATS else None
            self.offer = Offer(line["offer"], SEATS.index(line["seat"]), to)
        elif what == CONSENT and self.offer is not None:
            if line["yes"]:
                self.offer.agreed.add(SEATS.index(line["seat"]))
            else:
                self.offer = None
        elif what == REMATCH:
            self.rematch, self.offer = line["table"], None
        elif what == ABANDONED:
            self.abandoned, self.offer = True, None

    def _seated(self, line: Line) -> None:
        seat = SEATS.index(line["seat"])
        owner = str(line.get("who", ""))
        self.early.pop(seat, None)
        if owner != self.owners[seat]:
            self.offer = None
        self.owners[seat] = owner
        self.colours[seat] = str(line.get("colour", ""))
        self.away[seat] = bool(line.get("away"))
        if owner:
            self.been[seat].add(owner)

    def seat_of(self, who: str) -> int | None:
        """The seat that belongs to someone."""
        return self.owners.index(who) if who and who in self.owners else None

    def people(self) -> list[int]:
        """The seats that belong to people, away or not."""
        return [seat for seat, owner in enumerate(self.owners) if owner]

    def waits_for(self) -> list[int]:
        """The seats that have yet to agree to what is offered."""
        if self.offer is None:
            return []
        asked = self.people() if self.offer.to is None else [self.offer.to]
        return [seat for seat in asked if seat not in self.offer.agreed]

    def shown_version(self, number: int) -> int:
        """How many of the first lines all may know to be there: the version that clients see."""
        return number - bisect_right(self.secret, number)

    def line_of(self, version: int) -> int:
        """The line up to which someone has seen all who has seen such a version."""
        number = version
        for secret in self.secret:
            if secret <= number + 1:
                number += 1
        return number
