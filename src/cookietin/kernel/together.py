"""Cards dealt together: one order, that of their names, stands for all in which they could come."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, final

from cookietin.kernel.noting import Replaying

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.names import Names


@final
class Together(Replaying):
    """Deals what its notes say; what can come next in a deal is no card before the last one.

    A hand of five is one branch of a tree then and not up to 120, and just as likely as all of
    those in which it could have come.
    """

    def __init__(self, script: list[str]) -> None:
        super().__init__(script)
        self.due = 1
        """How many cards of a deal are still to come."""
        self.last = ""
        """The last card of the deal so far; nothing before the first."""
        self.copies = 0
        """How many of this card the deal has brought."""

    def deal(self, pile: list[int], to: list[int], count: i64, names: Names) -> None:
        while count > 0:
            self.due = count
            card = self.draw(pile, names)
            self.copies = self.copies + 1 if names[card] == self.last else 1
            self.last = names[card]
            to.append(card)
            count -= 1
        self.due = 1
        self.last = ""
        self.copies = 0

    def deal_in_order(self, pile: list[int], to: list[int], count: i64, names: Names) -> None:
        while count > 0:
            to.append(self.draw(pile, names))
            count -= 1

    def odds(self, names: list[str]) -> list[tuple[str, float]]:
        """How likely each of these comes next, each as often as it stands; in alphabetical order.

        A hand is as likely as there are ways to choose its cards.
        """
        ways: list[tuple[str, int]] = []
        further = len([name for name in names if name > self.last])
        settled = 1
        if self.last:
            same = self.copies + names.count(self.last)
            more = [
                comb(same, copies) * comb(further, self.due + self.copies - copies)
                for copies in range(self.copies + 1, min(same, self.due + self.copies) + 1)
            ]
            ways.append((self.last, sum(more)))
            settled = comb(same, self.copies)
        for name in sorted(set(names)):
            if name > self.last:
                beyond = further - names.count(name)
                ways.append((name, settled * (comb(further, self.due) - comb(beyond, self.due))))
                further = beyond
        total = sum([count for _, count in ways])
        return [(name, count / total) for name, count in ways if count > 0]
