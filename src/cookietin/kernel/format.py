"""Match formats: how many plays there are and who has won them together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.outcome import leaders

if TYPE_CHECKING:
    from cookietin.kernel.outcome import Outcome

SINGLE: Final = "single"
BEST_OF: Final = "best-of"
FIRST_TO: Final = "first-to"
TOTAL_AFTER: Final = "total-after"

_MOST_DRAWS: Final = 3
_MOST_DIGITS: Final = 9


class Format:
    """One play, best of n, first to a score, or the highest total after n plays."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number
        self.text = kind if kind == SINGLE else f"{kind}-{number}"

    def __repr__(self) -> str:
        return f"Format({self.text!r})"

    def standing(self, outcomes: list[Outcome], seats: int) -> list[int]:
        """What each seat has so far: plays won, or points."""
        counted = [outcome for outcome in outcomes if outcome.winners]
        if self.kind in (SINGLE, BEST_OF):
            return [len([won for won in counted if seat in won.winners]) for seat in range(seats)]
        return [sum([outcome.points[seat] for outcome in counted]) for seat in range(seats)]

    def decided(self, outcomes: list[Outcome], seats: int) -> list[int] | None:
        """Who has won the match, or nothing while it goes on.

        A play that nobody won is played again; after three of those in a row the leaders share.
        """
        standing = self.standing(outcomes, seats)
        best = max(standing)
        last = outcomes[-_MOST_DRAWS:]
        if self.kind == SINGLE:
            return list(outcomes[-1].winners)
        if len(last) == _MOST_DRAWS and not any(outcome.winners for outcome in last):
            return leaders(standing)
        counted = len([outcome for outcome in outcomes if outcome.winners])
        if self.kind == BEST_OF:
            over = best > self.number // 2
        elif self.kind == FIRST_TO:
            over = best >= self.number
        else:
            over = counted >= self.number
        return leaders(standing) if over else None


def read_format(text: str) -> Format:
    """The format that a text such as `best-of-3` stands for."""
    if text == SINGLE:
        return Format(SINGLE, 1)
    kind, _, digits = text.rpartition("-")
    number = int(digits) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else 0
    if kind not in (BEST_OF, FIRST_TO, TOTAL_AFTER) or number < 1:
        raise BadOption("no-such-format", {"format": text})
    if kind == BEST_OF and number % 2 == 0:
        raise BadOption("best-of-even", {"format": text})
    return Format(kind, number)
