"""The table as text: stacks with their top Batch and what lies beneath, Dough, discard, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cover_your_cookies import end
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.cover_your_cookies.state.position import CookiePosition

TURN: Final = "▸"
WON: Final = "★"
TOP: Final = "▲"
BENEATH: Final = " ·"
NOTHING: Final = "–"


def picture(position: CookiePosition, label: Callable[[str], str]) -> str:
    """The middle of the table, then each seat with its stack from the top down.

    Cards have the names that are typed in moves.
    """
    return "\n".join([*_middle(position, label), "", *_seats(position, label)])


def _middle(position: CookiePosition, label: Callable[[str], str]) -> list[str]:
    names = position.cards.names
    deck = len(position.deck) + len(position.lower) + len(position.mixers)
    shown = position.discard if position.has_row else position.discard[-1:]
    lines = [f"  {label('deck')} {deck}   {label('discard')} {_listed(named(shown, names))}"]
    if position.mixer:
        drawer = label(SEATS[position.refill[0]])
        lines.append(f"  {label('mixer')} {names[position.mixer[0]]} ({drawer})")
    if position.defender >= 0:
        two = [label(SEATS[position.turn]), label(SEATS[position.defender])]
        laid = [
            f"{two[place % 2]}: {' + '.join(named(cards, names))}"
            for place, cards in enumerate(position.laid)
        ]
        flavour = names[position.stacks[position.defender][-1][0]]
        lines.append(f"  {label('challenge-for')} {flavour}   {'   '.join(laid)}")
    return lines


def _seats(position: CookiePosition, label: Callable[[str], str]) -> list[str]:
    lines: list[str] = []
    wide = max([len(label(SEATS[seat])) for seat in range(position.seats)])
    won = [] if position.outcome is None else position.outcome.winners
    for seat in range(position.seats):
        mark = TURN if seat in position.asked() else WON if seat in won else " "
        dough = end.dough_of(position, seat)
        hand = named_sorted(position.hands[seat], position.cards.names)
        lines.append(
            f"{mark} {label(SEATS[seat]).ljust(wide)}  {dough:4} {label('dough')}   "
            f"{label('crumbs')} {position.crumbs[seat]}   {label('hand')} {_listed(hand)}"
        )
        stack = position.stacks[seat]
        for place in range(len(stack) - 1, -1, -1):
            lines.append(_batch(position, stack[place], place == len(stack) - 1))
    return lines


def _listed(cards: list[str]) -> str:
    return " ".join(cards) or NOTHING


def _batch(position: CookiePosition, batch: list[int], top: bool) -> str:
    """The top Batch stands out; those beneath are indented more."""
    names = position.cards.names
    counted: list[str] = []
    for card in sorted(set(batch)):
        copies = batch.count(card)
        counted.append(f"{copies}× {names[card]}" if copies > 1 else names[card])
    worth = end.batch_dough(position, batch)
    return f"    {TOP if top else BENEATH} {', '.join(counted)} = {worth}"


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
