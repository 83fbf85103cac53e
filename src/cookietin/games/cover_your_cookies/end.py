"""The end: what each stack is worth, and who has most (CY-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies.people import events
from cookietin.kernel.outcome import Outcome, leaders

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer

Sheet = list[dict[str, int]]
"""For each seat the Dough of its Cookies, Milk, Enhance and crumbs, and `dough`: all together."""


def sheet(position: CookiePosition) -> Sheet:
    """The score sheet of a position, at the end or on the way."""
    return [_row(position, seat) for seat in range(position.seats)]


def _row(position: CookiePosition, seat: int) -> dict[str, int]:
    cards = position.cards
    row = {"cookies": 0, "milk": 0, "enhance": 0}
    for batch in position.stacks[seat]:
        for card in batch:
            if card == cards.enhance:
                row["enhance"] += cards.dough[card]
            else:
                row["cookies" if card <= cards.flavours else "milk"] += cards.dough[card]
    row["crumbs"] = cards.crumb_dough(position.crumbs[seat])
    return {**row, "dough": sum(row.values())}


def dough_of(position: CookiePosition, seat: int) -> i64:
    """All the Dough of a seat."""
    dough = position.cards.dough
    total: i64 = position.cards.crumb_dough(position.crumbs[seat])
    for batch in position.stacks[seat]:
        for card in batch:
            total += dough[card]
    return total


def batch_dough(position: CookiePosition, batch: list[int]) -> int:
    """What a Batch is worth."""
    dough = position.cards.dough
    return sum([dough[card] for card in batch])


def result(position: CookiePosition) -> Outcome:
    """Most Dough wins, and ties share."""
    points: list[int] = [dough_of(position, seat) for seat in range(position.seats)]
    return Outcome(leaders(points), points, "most-dough")


def end(position: CookiePosition, dealer: Dealer) -> None:
    """Every hand is empty: the play is over."""
    position.outcome = result(position)
    if dealer.listening:
        events.scores(position, sheet(position), dealer)
        events.over(position.outcome, dealer)


def total_sheet(rounds: list[Sheet]) -> Sheet:
    """Several rounds' sheets added up, column by column."""
    return [
        {column: sum([sheet[seat][column] for sheet in rounds]) for column in rounds[0][seat]}
        for seat in range(len(rounds[0]))
    ]
