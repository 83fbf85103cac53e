"""The table as text: the dice, the middle, and the hands as far as they are known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies.dice import ACTIONS, NONE, NUMBERS
from cookietin.games.toss_your_cookies.state.know import unpacked
from cookietin.kernel.drawing import BACK, NOTHING, flowing, mark
from cookietin.kernel.kinds import spread
from cookietin.kernel.names import SEATS, TRUTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.toss_your_cookies.state.position import TossPosition


def picture(position: TossPosition, label: Callable[[str], str]) -> str:
    """A few lines: seats in order, whose turn it is, who is asked, what lies where."""
    lines = [*_dice(position, label), ""]
    asked = position.asked()
    won = [] if position.outcome is None else position.outcome.winners
    people = [_called(position, seat, label) for seat in range(position.seats)]
    wide = max([len(name) for name in people])
    for seat in range(position.seats):
        head = f"{mark(seat, asked, won)} {people[seat]:<{wide}}  "
        lines += flowing(head, _hand(position, seat, label), ", ")
    middle = spread(position.middle)
    if middle:
        lines += ["", *flowing(f"  {label('middle')}  ", _cards(position, middle, label), ", ")]
    return "\n".join([line.rstrip() for line in lines])


def _called(position: TossPosition, seat: int, label: Callable[[str], str]) -> str:
    name = label(SEATS[seat])
    turn = seat == position.turn and position.outcome is None
    return f"{name} {label('roller')}" if turn else name


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


def _hand(position: TossPosition, seat: int, label: Callable[[str], str]) -> list[str]:
    """The cards that are known, and a back for each of the others."""
    hand = position.hands[seat]
    if position.shows_hand(seat):
        return _cards(position, hand, label) or [label("nothing")]
    known: list[int] = []
    if position.viewer != TRUTH:
        known = unpacked(position.knowledge.known(position.viewer, seat))
    backs = BACK * (len(hand) - len(known))
    return [*([backs] if backs else []), *_cards(position, known, label)] or [NOTHING]


def _cards(position: TossPosition, cards: list[int], label: Callable[[str], str]) -> list[str]:
    """Cards by kind, with how often they are there."""
    shown: list[str] = []
    for kind in sorted(set(cards)):
        count = cards.count(kind)
        name = label(position.cards.names[kind])
        shown.append(f"{count}× {name}" if count > 1 else name)
    return shown
