"""Facts: how far hands that are seen are from enough of a cookie and the milk (TY-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.toss_your_cookies.dice import ALL, NONE, THE_MILK
from cookietin.games.toss_your_cookies.end import milk_holder
from cookietin.kernel.facts import FLAG, TABLE, Fact, seat_facts
from cookietin.kernel.names import SEATS
from cookietin.kernel.people import score_line
from cookietin.kernel.roles import NUMBER

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.cards import CookieCards
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.people import ScoreLine

DECLARED: Final = [
    Fact("seats", TABLE, "Every seat."),
    Fact("seats.*", TABLE, "One seat."),
    Fact("seats.*.short", NUMBER, "How many cards it has fewer than a full hand."),
    Fact("seats.*.best", "card?", "Of a hand that is seen: the cookie it has most of."),
    Fact("seats.*.has", "number?", "How many it has of that, wilds included; `goal` are enough."),
    Fact("seats.*.milk", "flag?", "Whether it holds the milk; none where nobody can know."),
    Fact("seats.*.distance", "number?", "How many cards it lacks of winning, the milk included."),
    Fact("seats.*.waits", FLAG, "Whether the others wait for its answer."),
    Fact("milk", "seat?", "Who holds the milk, as far as the viewer knows."),
    Fact("amount", "number?", "How many cards the dice say; of all, a full hand."),
    Fact("goal", NUMBER, "How many of one cookie win, with the milk."),
]


def facts(position: TossPosition) -> dict[str, Any]:
    """Every seat's hand as far as it is seen, and who holds the milk."""
    asked = position.asked()
    holder = _holder(position)
    rows = [
        {
            "short": int(position.cards.hand) - len(position.hands[seat]),
            **_hand(position, seat, holder),
            "waits": seat in asked,
        }
        for seat in range(position.seats)
    ]
    return {
        "seats": seat_facts(rows),
        "milk": None if holder == NONE else SEATS[holder],
        "amount": _amount(position),
        "goal": int(position.cards.winning),
    }


def _holder(position: TossPosition) -> int:
    """Who is known to hold the milk: seen in a hand, or remembered there."""
    holder = milk_holder(position)
    if holder != NONE:
        return holder
    milk = position.cards.names[position.cards.milk]
    known = position.floors(position.viewer) if position.viewer >= 0 else {}
    for seat in range(position.seats):
        if milk in known.get(f"hands.{SEATS[seat]}", []):
            return seat
    return NONE


def _hand(position: TossPosition, seat: int, holder: int) -> dict[str, Any]:
    milk = seat == holder if holder != NONE else None
    if not position.shows_hand(seat):
        return {"best": None, "has": None, "milk": milk, "distance": None}
    cards, hand = position.cards, position.hands[seat]
    best, has = nearest(cards, hand)
    name = cards.names[best] if best else None
    distance = _distance(cards, hand, has)
    return {"best": name, "has": has, "milk": cards.milk in hand, "distance": distance}


def _distance(cards: CookieCards, hand: list[int], has: int) -> int:
    """How many cards a hand lacks that has so many of one cookie."""
    goal = int(cards.winning)
    return goal - min(has, goal) + (0 if cards.milk in hand else 1)


def standing(position: TossPosition) -> list[int]:
    """Who lacks least is best; nothing where a hand is not seen."""
    cards, found = position.cards, []
    for seat in range(position.seats):
        if not position.shows_hand(seat):
            return []
        hand = position.hands[seat]
        found.append(-_distance(cards, hand, nearest(cards, hand)[1]))
    return found


def score_lines(position: TossPosition) -> list[list[ScoreLine]]:
    """Of the hands that are seen the best cookie, wilds, and the milk."""
    rows: list[list[ScoreLine]] = []
    for seat in range(position.seats):
        hand, names = position.hands[seat], position.cards.names
        kinds: list[int] = []
        if position.shows_hand(seat):
            best, _ = nearest(position.cards, hand)
            kinds = [kind for kind in (best, position.cards.wild, position.cards.milk) if kind]
        rows.append([score_line(names[kind], hand.count(kind), None) for kind in kinds])
    return rows


def nearest(cards: CookieCards, hand: list[int]) -> tuple[int, int]:
    """The cookie that a hand has most of, the first of equals, and how many with wilds."""
    held = [0] * cards.rows
    for card in hand:
        held[card] += 1
    best, most = 0, 0
    for kind in cards.cookies:
        if held[kind] > most:
            best, most = kind, held[kind]
    return best, most + held[cards.wild]


def _amount(position: TossPosition) -> int | None:
    if position.amount in (NONE, THE_MILK):
        return None
    return int(position.cards.hand) if position.amount == ALL else position.amount
