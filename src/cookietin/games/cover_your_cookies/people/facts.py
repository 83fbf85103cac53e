"""Facts: what Batches and stacks are worth, and what is at stake in a swipe (CY-14, CY-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cover_your_cookies import end, swipes
from cookietin.kernel.facts import FLAG, TABLE, Fact, seat_facts
from cookietin.kernel.names import SEATS, named
from cookietin.kernel.roles import CARD, NUMBER, SEAT

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.state.position import CookiePosition

DECLARED: Final = [
    Fact("seats", TABLE, "Every seat."),
    Fact("seats.*", TABLE, "One seat, as if the play ended now."),
    Fact("seats.*.dough", NUMBER, "All its Dough."),
    Fact("seats.*.cookies", NUMBER, "Of it, from Cookies."),
    Fact("seats.*.milk", NUMBER, "From Milk."),
    Fact("seats.*.enhance", NUMBER, "From Enhance cards."),
    Fact("seats.*.crumbs", NUMBER, "From the crumb track."),
    Fact("seats.*.batches", TABLE, "Its Batches, from the bottom up."),
    Fact("seats.*.batches[]", TABLE, "One Batch."),
    Fact("seats.*.batches[].flavour", CARD, "Which Cookies it is made of."),
    Fact("seats.*.batches[].count", NUMBER, "How many cards it has."),
    Fact("seats.*.batches[].dough", NUMBER, "What it is worth."),
    Fact("seats.*.open", FLAG, "Whether others can swipe its top Batch now."),
    Fact("duel", "table?", "The swipe that is going on."),
    Fact("duel.challenger", SEAT, "Who swipes."),
    Fact("duel.defender", SEAT, "Whose Batch it is."),
    Fact("duel.answers", SEAT, "Whose answer is due."),
    Fact("duel.flavour", CARD, "Which Cookies answer, beside Milk."),
    Fact("duel.two", FLAG, "Whether two cards are needed, for a strong Milk was laid."),
    Fact("duel.batch", NUMBER, "What the Batch was worth before."),
    Fact("duel.laid", NUMBER, "What the cards laid so far are worth."),
    Fact("duel.dough", NUMBER, "What whoever lays last will have: both together."),
    Fact("duel.plays", TABLE, "What was laid, in turn, the challenger's first."),
    Fact("duel.plays[]", TABLE, "One answer."),
    Fact("duel.plays[].seat", SEAT, "Who laid it."),
    Fact("duel.plays[].cards", TABLE, "Its cards."),
    Fact("duel.plays[].cards[]", CARD, "One card."),
]


def facts(position: CookiePosition) -> dict[str, Any]:
    """Every seat's Dough, Batch by Batch, and the duel that is going on."""
    rows = [_seat(position, seat, row) for seat, row in enumerate(end.sheet(position))]
    return {"seats": seat_facts(rows), "duel": _duel(position)}


def _seat(position: CookiePosition, seat: int, row: dict[str, int]) -> dict[str, Any]:
    batches = [
        {
            "flavour": position.cards.names[batch[0]],
            "count": len(batch),
            "dough": end.batch_dough(position, batch),
        }
        for batch in position.stacks[seat]
    ]
    return {**row, "batches": batches, "open": swipes.can_be_swiped(position, seat)}


def _duel(position: CookiePosition) -> dict[str, Any] | None:
    if position.defender < 0:
        return None
    names = position.cards.names
    batch = position.stacks[position.defender][-1]
    at_stake = end.batch_dough(position, batch)
    laid = sum([end.batch_dough(position, cards) for cards in position.laid])
    sides = [SEATS[position.turn], SEATS[position.defender]]
    return {
        "challenger": sides[0],
        "defender": sides[1],
        "answers": SEATS[position.asked_seat()],
        "flavour": names[batch[0]],
        "two": swipes.needs_two(position),
        "batch": at_stake,
        "laid": laid,
        "dough": at_stake + laid,
        "plays": [
            {"seat": sides[place % 2], "cards": named(cards, names)}
            for place, cards in enumerate(position.laid)
        ],
    }
