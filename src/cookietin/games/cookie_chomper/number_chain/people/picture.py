"""Number Chain as a picture: each card shows at a glance which of 1 to 5 are on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cookie_chomper.number_cards import NUMBERS, NumberCards
from cookietin.kernel.drawing import BACK, WIDEST, flowing, mark
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.move import Move

CHAIN_SHOWN: Final = 4
ROW_OF_HAND: Final = 10
MARGIN: Final = "  "
GAP: Final = "    "
NONE: Final = "·"


def picture(position: ChainPosition, label: Callable[[str], str]) -> str:
    """The deck, the end of the chain and the viewer's own hand, with all seats below."""
    cards = position.cards
    left = _beside(
        _titled(label("deck"), _deck(len(position.deck))),
        _titled(f"{label('chain')} {len(position.chain)}", _chain(position.chain, cards)),
    )
    lines = left
    own = position.viewer
    if 0 <= own < position.seats:
        hand = sorted(position.hands[own])
        name = label(SEATS[own])
        lines = _beside(left, _titled(name, _hand(hand[:ROW_OF_HAND], cards)))
        indent = " " * (len(left[-1]) + len(GAP))
        for start in range(ROW_OF_HAND, len(hand), ROW_OF_HAND):
            more = _hand(hand[start : start + ROW_OF_HAND], cards)
            lines += [indent + line for line in more]
    lines += ["", *_seats(position, label)]
    return "\n".join([(MARGIN + line).rstrip() for line in lines])


def price(position: ChainPosition, move: Move, label: Callable[[str], str]) -> str:
    """How many cards a move draws, and whether the deck has so many (CC-53)."""
    due = position.title.missing[position.chain[-1] * position.cards.rows + move.number + 1]
    if due == 0:
        return label("free")
    draws = f"{label('costs')} {due}"
    return draws if due <= len(position.deck) else f"{draws}, {label('ends')}"


def _deck(count: int) -> list[str]:
    """A pile of backs with how many there are."""
    back = BACK * 3 if count else "   "
    middle = str(count).center(3)
    return ["╭───╮", f"│{back}│", f"│{back}│", f"│{middle}│", f"│{back}│", f"│{back}│", "╰───╯"]


def _chain(chain: list[int], cards: NumberCards) -> list[str]:
    """The last cards, the newest standing out."""
    earlier = chain[-CHAIN_SHOWN:-1]
    top = _slots(chain[-1], cards)
    lines = ["┏━━━┓", *[f"┃ {slot} ┃" for slot in top], "┗━━━┛"]
    if not earlier:
        return lines
    rows = [_slots(card, cards) for card in earlier]
    left = ["╭" + "┬".join(["───"] * len(rows))]
    left += ["│" + "│".join([f" {row[number]} " for row in rows]) for number in range(len(top))]
    left += ["╰" + "┴".join(["───"] * len(rows))]
    return [line + edge for line, edge in zip(left, lines, strict=True)]


def _hand(hand: list[int], cards: NumberCards) -> list[str]:
    """Cards side by side."""
    if not hand:
        return [""] * (len(NUMBERS) + 2)
    rows = [_slots(card, cards) for card in hand]
    lines = ["╭" + "┬".join(["───"] * len(rows)) + "╮"]
    for number in range(len(NUMBERS)):
        lines.append("│" + "│".join([f" {row[number]} " for row in rows]) + "│")
    return [*lines, "╰" + "┴".join(["───"] * len(rows)) + "╯"]


def _seats(position: ChainPosition, label: Callable[[str], str]) -> list[str]:
    """A line for each seat: whose turn it is or who has won, how many cards, and which."""
    names = [label(SEATS[seat]) for seat in range(position.seats)]
    wide = max([len(name) for name in names])
    asked = position.asked()
    won = [] if position.outcome is None else position.outcome.winners
    lines: list[str] = []
    for seat in range(position.seats):
        hand = position.hands[seat]
        head = f"{mark(seat, asked, won)} {names[seat].ljust(wide)}  {len(hand):2}  "
        shown = [BACK * len(hand)]
        if 0 not in hand and seat != position.viewer:
            shown = ["".join(_slots(card, position.cards)) for card in sorted(hand)] or [""]
        lines += flowing(head, shown, wide=WIDEST - len(MARGIN))
    return lines


def _slots(card: int, cards: NumberCards) -> list[str]:
    """A slot for each of 1 to 5: the number if the card shows it."""
    return [number if number in cards.shows[card] else NONE for number in NUMBERS]


def _titled(title: str, lines: list[str]) -> list[str]:
    wide = max([len(line) for line in [title, *lines]])
    return [line.ljust(wide) for line in [title, *lines]]


def _beside(left: list[str], right: list[str]) -> list[str]:
    return [f"{one}{GAP}{other}" for one, other in zip(left, right, strict=True)]
