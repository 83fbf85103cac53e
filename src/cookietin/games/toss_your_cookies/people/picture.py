"""The table as text: the dice, the middle, and the hands as far as they are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.toss_your_cookies.dice import ACTIONS, NONE, NUMBERS
from cookietin.games.toss_your_cookies.state.know import unpacked
from cookietin.kernel.kinds import spread
from cookietin.kernel.names import SEATS, TRUTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.toss_your_cookies.state.position import TossPosition

_TURN: Final = "▸"
_ASKED: Final = "…"


def picture(position: TossPosition, label: Callable[[str], str]) -> str:
    """A few lines: seats in order, whose turn it is, who is asked, what lies where."""
    lines = [*_dice(position, label), ""]
    asked = position.asked()
    people = [label(SEATS[seat]) for seat in range(position.seats)]
    wide = max([len(name) for name in people])
    for seat in range(position.seats):
        mark = _TURN if seat == position.turn else " "
        wait = _ASKED if seat in asked else " "
        lines.append(f"{mark} {people[seat]:<{wide}} {wait} {_hand(position, seat, label)}")
    middle = spread(position.middle)
    if middle:
        lines += ["", f"{label('middle')}: {_cards(position, middle, label)}"]
    return "\n".join(lines)


def _dice(position: TossPosition, label: Callable[[str], str]) -> list[str]:
    """The two dice side by side, blank before the first roll."""
    number = "" if position.amount == NONE else label(NUMBERS[position.amount])
    action = "" if position.action == NONE else label(ACTIONS[position.action])
    wide = [max(len(number), 3), max(len(action), 3)]
    edge = [f"─{'─' * width}─" for width in wide]
    return [
        f"╭{edge[0]}╮ ╭{edge[1]}╮",
        f"│ {number:^{wide[0]}} │ │ {action:^{wide[1]}} │   {label('rolls')} {position.rolls}",
        f"╰{edge[0]}╯ ╰{edge[1]}╯",
    ]


def _hand(position: TossPosition, seat: int, label: Callable[[str], str]) -> str:
    hand = position.hands[seat]
    if position.shows_hand(seat):
        return _cards(position, hand, label)
    known: list[int] = []
    if position.viewer != TRUTH:
        known = unpacked(position.knowledge.known(position.viewer, seat))
    hidden = f"{len(hand) - len(known)}×?"
    return f"{_cards(position, known, label)}, {hidden}" if known else hidden


def _cards(position: TossPosition, cards: list[int], label: Callable[[str], str]) -> str:
    """Cards by kind, with how often they are there."""
    shown: list[str] = []
    for kind in sorted(set(cards)):
        count = cards.count(kind)
        name = label(position.cards.names[kind])
        shown.append(f"{count}×{name}" if count > 1 else name)
    return ", ".join(shown) or label("nothing")
