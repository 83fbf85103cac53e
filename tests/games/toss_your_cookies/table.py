"""Short words for the stories about Toss Your Cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import cookietin
from cookietin.games.toss_your_cookies import TossPosition, TossYourCookies
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import Replaying, Scripted
from cookietin.kernel.outcome import Outcome

if TYPE_CHECKING:
    from cookietin.kernel.complaint import Refused

GAME = cast("TossYourCookies", cookietin.game("toss-your-cookies"))

ANA = "4 fortune, 2 gingerbread, milk"
BEN = "2 fortune, 3 gingerbread, 2 sandwich"
CLEO = "gingerbread, 4 sandwich, half-eaten, wild"
THREE = [ANA, BEN, CLEO]
"""Three hands, all cards of a play: Ana has the milk and lacks one fortune cookie."""

DAN = "3 fortune, 3 macadamia, half-eaten"
FOUR = [
    "3 fortune, 3 gingerbread, milk",
    "3 gingerbread, 3 sandwich, wild",
    "3 sandwich, 3 macadamia, wild",
    DAN,
]
"""Four hands, all cards of a play."""


def game(**options: Any) -> TossYourCookies:
    """The game with some options."""
    return cast("TossYourCookies", cookietin.game("toss-your-cookies", **options))


def cards(text: str) -> list[str]:
    """`2 fortune, milk` as a list of cards."""
    found: list[str] = []
    for entry in text.split(","):
        count, _, name = entry.strip().rpartition(" ")
        found += [name] * int(count or 1) if name else []
    return found


def table(hands: list[str], rules: TossYourCookies = GAME, **parts: Any) -> TossPosition:
    """A table with these hands, at which seat 0 is to roll."""
    held = [cards(hand) for hand in hands]
    return cast("TossPosition", rules.set_up(len(hands), Scripted([]), hands=held, **parts))


def say(position: TossPosition, seat: int, text: str, *dealt: str) -> list[dict[str, Any]]:
    """A seat answers, the dealer deals exactly this, and everything told comes back."""
    dealer = Replaying(list(dealt))
    position.play(seat, position.title.move(text), dealer)
    assert dealer.left() == [], "not all of it was dealt"
    return [event.seen_by(-1) for event in dealer.told]


def roll(position: TossPosition, number: str, action: str, *dealt: str) -> list[dict[str, Any]]:
    """The seat whose turn it is rolls this."""
    return say(position, position.turn, "roll", number, action, *dealt)


def refused(position: TossPosition, seat: int, text: str) -> Refused:
    """A move that must be refused with nothing changed."""
    before = position.line()
    refusal = position.refusal(seat, position.title.move(text))
    assert refusal is not None, f"{text} is allowed"
    try:
        say(position, seat, text)
    except cookietin.Complaint:
        assert position.line() == before
    return refusal


def hand(position: TossPosition, seat: int) -> list[str]:
    """The cards of a seat by name."""
    held: list[str] = position.json()["hands"][SEATS[seat]]
    return held


def middle(position: TossPosition) -> list[str]:
    """The cards in the middle by name."""
    lying: list[str] = position.json()["middle"]
    return lying


def legal(position: TossPosition, seat: int) -> list[str]:
    """What a seat may answer, as text."""
    return [move.text for move in position.legal(seat)]


def known(position: TossPosition, viewer: int, seat: int) -> list[str]:
    """What a viewer knows of a hand."""
    return position.floors(viewer)[f"hands.{SEATS[seat]}"]


def keys(told: list[dict[str, Any]]) -> list[str]:
    """What kinds of things were told."""
    return [event["event"] for event in told]


def ended(position: TossPosition) -> Outcome:
    """How a play ended that must be over."""
    assert position.outcome is not None, "the play is not over"
    return position.outcome


def same(held: list[str], text: str) -> bool:
    """Whether these are just the cards that the text names."""
    return sorted(held) == sorted(cards(text))
