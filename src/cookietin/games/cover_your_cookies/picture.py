"""The table as text: stacks with their top Batch and what lies beneath, Dough, discard, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies import moves, scoring
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.cover_your_cookies.position import CookiePosition
    from cookietin.kernel.move import Move


def picture(position: CookiePosition, label: Callable[[str], str]) -> str:
    """One line for the middle of the table, then two or more for each seat."""
    return "\n".join([*_middle(position, label), *_seats(position, label)])


def _middle(position: CookiePosition, label: Callable[[str], str]) -> list[str]:
    names = position.cards.names
    deck = len(position.deck) + len(position.mixers)
    shown = position.discard if position.has_row else position.discard[-1:]
    open_cards = " ".join([label(names[card]) for card in shown]) or "–"
    lines = [f"{label('deck')} {deck}   {label('discard')} {open_cards}"]
    if position.mixer != 0:
        drawer = label(SEATS[position.refill[0]])
        lines.append(f"{label('mixer')} {label(names[position.mixer])} ({drawer})")
    if position.defender >= 0:
        laid = [
            f"{label(SEATS[play[0]])}: " + " + ".join([label(names[card]) for card in play[1:]])
            for play in position.plays
        ]
        target = position.stacks[position.defender][-1]
        lines.append(f"{label('challenge')} {label(names[target[0]])}   " + "   ".join(laid))
    return lines


def _seats(position: CookiePosition, label: Callable[[str], str]) -> list[str]:
    lines: list[str] = []
    asked = position.asked()
    for seat in range(position.seats):
        mark = ">" if seat in asked else "*" if seat == position.turn else " "
        dough = scoring.dough_of(position, seat)
        crumbs = position.crumbs[seat]
        lines.append(
            f"{mark} {label(SEATS[seat])}   {dough} {label('dough')}   "
            f"{label('crumbs')} {crumbs}   {label('hand')} {_hand(position, seat, label)}"
        )
        stack = position.stacks[seat]
        for place in range(len(stack) - 1, -1, -1):
            lines.append(_batch(position, stack[place], place == len(stack) - 1, label))
    return lines


def _hand(position: CookiePosition, seat: int, label: Callable[[str], str]) -> str:
    names = position.cards.names
    hand = sorted(position.hands[seat])
    return " ".join([label(names[card]) if card else "?" for card in hand]) or "–"


def _batch(
    position: CookiePosition, batch: list[int], top: bool, label: Callable[[str], str]
) -> str:
    """The top Batch stands out; those beneath are indented more."""
    names = position.cards.names
    counted: list[str] = []
    for card in sorted(set(batch)):
        copies = batch.count(card)
        counted.append(f"{copies}× {label(names[card])}" if copies > 1 else label(names[card]))
    worth = scoring.batch_dough(position, batch)
    return f"    {'▲' if top else ' ·'} {', '.join(counted)} = {worth}"


def remark(position: CookiePosition, move: Move, label: Callable[[str], str]) -> str:
    """What a Batch would be worth, or what is at stake in a swipe."""
    table = position.table
    dough = position.cards.dough
    verb = table.verbs[move.number]
    one, two = table.ones[move.number], table.twos[move.number]
    if verb <= moves.SINGLE:
        other = 0 if verb == moves.SINGLE else dough[two] if two else dough[one]
        return f"{dough[one] + other} {label('dough')}"
    if verb == moves.SWIPE:
        return f"{scoring.batch_dough(position, position.stacks[one][-1])} {label('dough')}"
    return ""


def score_table(
    rounds: list[scoring.Sheet], players: list[str], label: Callable[[str], str]
) -> str:
    """A match's score sheet: who has what after each round, and why."""
    columns = ["cookies", "milk", "enhance", "crumbs", "dough"]
    sheets = [*rounds, scoring.total_sheet(rounds)] if len(rounds) > 1 else rounds
    wide = max([len(name) for name in [*players, label("total")]])
    lines: list[str] = []
    for number, sheet in enumerate(sheets):
        title = f"{label('round')} {number + 1}" if number < len(rounds) else label("total")
        lines.append("  ".join([title.ljust(wide + 2), *[label(column) for column in columns]]))
        for seat, row in enumerate(sheet):
            cells = [str(row[column]).rjust(len(label(column))) for column in columns]
            lines.append("  ".join(["  " + players[seat].ljust(wide), *cells]))
    return "\n".join(lines)
