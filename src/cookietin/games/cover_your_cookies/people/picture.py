"""The table as text: stacks with their top Batch and what lies beneath, Dough, discard, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cover_your_cookies import end
from cookietin.kernel.drawing import BACK, flowing, mark
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.cover_your_cookies.state.position import CookiePosition

TOP: Final = "▲"
BENEATH: Final = " ·"


def picture(position: CookiePosition, label: Callable[[str], str]) -> str:
    """The middle of the table, then each seat with its stack from the top down."""
    return "\n".join([*_middle(position, label), "", *_seats(position, label)])


def _middle(position: CookiePosition, label: Callable[[str], str]) -> list[str]:
    deck = len(position.deck) + len(position.lower) + len(position.mixers)
    shown = position.discard if position.has_row else position.discard[-1:]
    head = f"  {label('deck')} {deck}   {label('discard')}  "
    lines = flowing(head, _labelled(position, shown, label), ", ")
    if position.mixer:
        drawer = label(SEATS[position.refill[0]])
        mixer = label(position.cards.names[position.mixer[0]])
        lines.append(f"  {label('mixer')}  {mixer} ({drawer})")
    if position.defender >= 0:
        two = [label(SEATS[position.turn]), label(SEATS[position.defender])]
        laid = [
            f"{two[place % 2]}: {' + '.join(_labelled(position, cards, label))}"
            for place, cards in enumerate(position.laid)
        ]
        flavour = label(position.cards.names[position.stacks[position.defender][-1][0]])
        lines += flowing(f"  {label('challenge-for')} {flavour}   ", laid, "   ")
    return lines


def _seats(position: CookiePosition, label: Callable[[str], str]) -> list[str]:
    lines: list[str] = []
    wide = max([len(label(SEATS[seat])) for seat in range(position.seats)])
    asked = position.asked()
    won = [] if position.outcome is None else position.outcome.winners
    for seat in range(position.seats):
        head = (
            f"{mark(seat, asked, won)} {label(SEATS[seat]).ljust(wide)}  "
            f"{end.dough_of(position, seat):4} {label('dough')}   "
            f"{_crumbs(position, seat, label)}   {label('hand')}  "
        )
        lines += flowing(head, _hand(position, seat, label), ", ")
        stack = position.stacks[seat]
        for place in range(len(stack) - 1, -1, -1):
            lines += _batch(position, stack[place], place == len(stack) - 1, label)
    return lines


def _crumbs(position: CookiePosition, seat: int, label: Callable[[str], str]) -> str:
    """How far up the crumb track, and what that is worth."""
    step = position.crumbs[seat]
    worth = position.cards.crumb_dough(step)
    return f"{label('crumbs')} {step} = {worth:<2}"


def _hand(position: CookiePosition, seat: int, label: Callable[[str], str]) -> list[str]:
    """Cards that are known, and backs for the others."""
    hand = sorted(position.hands[seat])
    hidden = BACK * hand.count(0)
    known = _labelled(position, [card for card in hand if card], label)
    return [*([hidden] if hidden else []), *known]


def _labelled(position: CookiePosition, cards: list[int], label: Callable[[str], str]) -> list[str]:
    return [label(position.cards.names[card]) for card in cards]


def _batch(
    position: CookiePosition, batch: list[int], top: bool, label: Callable[[str], str]
) -> list[str]:
    """The top Batch stands out; those beneath are indented more."""
    counted: list[str] = []
    for card in sorted(set(batch)):
        copies = batch.count(card)
        name = label(position.cards.names[card])
        counted.append(f"{copies}× {name}" if copies > 1 else name)
    worth = f"= {end.batch_dough(position, batch)}"
    return flowing(
        f"    {TOP if top else BENEATH} ", [*counted[:-1], f"{counted[-1]} {worth}"], ", "
    )


def score_table(rounds: list[end.Sheet], players: list[str], label: Callable[[str], str]) -> str:
    """A match's score sheet: who has what after each round, and why."""
    columns = ["cookies", "milk", "enhance", "crumbs", "dough"]
    sheets = [*rounds, end.total_sheet(rounds)] if len(rounds) > 1 else rounds
    wide = max([len(name) for name in [*players, label("total")]])
    lines: list[str] = []
    for number, sheet in enumerate(sheets):
        title = f"{label('round')} {number + 1}" if number < len(rounds) else label("total")
        lines.append("  ".join([title.ljust(wide + 2), *[label(column) for column in columns]]))
        for seat, row in enumerate(sheet):
            cells = [str(row[column]).rjust(len(label(column))) for column in columns]
            lines.append("  ".join(["  " + players[seat].ljust(wide), *cells]))
    return "\n".join(lines)
