"""The table as a drawing: the stack, the queue as a running calculation, hands, piles, points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cookie_chomper.cards import (
    ADD,
    DOUBLE,
    MULTIPLY,
    NEGATE,
    REVERSE,
    SUBTRACT,
)
from cookietin.games.cookie_chomper.people.facts import facts, in_order
from cookietin.games.cookie_chomper.tokens import COOKIE, GOLDEN, LAST_PLAIN, POISON, TOKENS
from cookietin.kernel.drawing import BACK, NOTHING, boxes, flowing, mark
from cookietin.kernel.names import HOLE, SEATS, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.people import Label

SIGNS: Final = {COOKIE: "●", POISON: "✖", GOLDEN: "◆"}
GONE: Final = "·"
MARGIN: Final = "  "
BY: Final = {ADD: "+", SUBTRACT: "−", MULTIPLY: "×"}
APART: Final = "  "
MOST_HEAD: Final = 60
"""A line keeps room for some tokens; where it would not, the hand has a line of its own."""
ALONE: Final = {DOUBLE: "× 2", NEGATE: "× −1"}


def picture(position: ChomperPosition, label: Label) -> str:
    """Stack, deck and pile; what is played; the viewer's hand; every seat with its tokens."""
    told = facts(position)
    lines = [*_stack(position, told, label), *_piles(position, label)]
    if position.queue.plays or position.queue.spent:
        lines += ["", *_queue(position, told, label)]
    own = position.viewer
    if 0 <= own < position.seats and position.alive[own]:
        cards = [[name] for name in _named(position, position.hands[own], label)]
        lines += ["", f"{MARGIN}{label(SEATS[own])}", *boxes(cards, MARGIN)]
    lines += ["", *_seats(position, told, label)]
    return "\n".join([line.rstrip() for line in lines])


def _stack(position: ChomperPosition, told: dict[str, Any], label: Label) -> list[str]:
    """A sign for each token from the top, with places for those that are gone; then by kind."""
    stack, there = position.stack, told["stack"]
    tokens = [*stack.above[::-1], *[0] * len(stack.hidden), *stack.below[::-1]]
    signs = _signs(tokens) + GONE * (there["places"] - len(tokens))
    head = f"{MARGIN}{label('stack')} {len(tokens)}  "
    lines = flowing(head, _groups(signs), "")
    down = [_counted(kind, count, label) for kind, count in there["face_down"].items() if count]
    if down:
        lines += flowing(f"{MARGIN}{label('face-down')}  ", down, ", ")
    return lines


def _piles(position: ChomperPosition, label: Label) -> list[str]:
    lines = flowing(
        f"{MARGIN}{label('deck')} {len(position.deck)}   {label('pile')} {len(position.pile)}:  ",
        _named(position, position.pile, label),
    )
    if position.bandit_pile:
        gone = _runs(sorted(position.bandit_pile), label)
        lines += flowing(f"{MARGIN}{label('bandits')}  ", gone, ", ")
    return lines


# The queue.


def _queue(position: ChomperPosition, told: dict[str, Any], label: Label) -> list[str]:
    """A box for each play, with what it does to the number; below, what would come of it."""
    rows: list[dict[str, Any]] = told["queue"]
    plays = in_order(position.queue)
    columns = [_play(position, play, row, label) for play, row in zip(plays, rows, strict=True)]
    columns = _without_empty_lines(columns)
    lines = [f"{MARGIN}{label('queue')}", *boxes(columns, MARGIN)]
    if told["spent"]:
        lines += flowing(f"{MARGIN}{label('spent')}  ", [label(card) for card in told["spent"]])
    takes = told["takes"]
    if takes is not None:
        moving = _runs(
            [TOKENS.index(name) if name != HOLE else 0 for name in told["tokens"]], label
        )
        deed = label("gives" if takes < 0 else "takes")
        head = f"{MARGIN}{label(told['taker'])}: {deed} {abs(takes)}"
        lines += flowing(f"{head}  ", moving, ", ") if moving else [head]
    return lines


def _play(position: ChomperPosition, play: Play, row: dict[str, Any], label: Label) -> list[str]:
    """Who, which card, with or on which other, what it does, and what is then produced."""
    deed = position.cards.deeds[play.act]
    card = label(row["card"])
    if row["as"] != row["card"]:
        card = f"{card} = {label(row['as'])}"
    other = row["with"] or row["sought"] or ""
    beside = label(other) if other else f"→ {label(row['on'])}" if row["on"] else ""
    number = row["number"]
    does = ALONE.get(deed, label("gives") if deed == REVERSE else "")
    if number is not None:
        does = f"{BY[deed]} {number}" if deed in BY else str(number)
    live = row["live"]
    total = f"= {row['total']}" if live and row["total"] is not None else ""
    return [label(row["seat"]), card if live else f"~{card}~", beside, does, total]


def _without_empty_lines(columns: list[list[str]]) -> list[list[str]]:
    """The lines that at least one play has something to say in."""
    used = [place for place in range(5) if any(column[place] for column in columns)]
    return [[column[place] for place in used] for column in columns]


# Seats.


def _seats(position: ChomperPosition, told: dict[str, Any], label: Label) -> list[str]:
    """A line for each seat: who is asked and whose turn it is, hand, points, tokens in order."""
    names = [_called(position, seat, label) for seat in range(position.seats)]
    hands = [_held(position, seat, label) for seat in range(position.seats)]
    wide, room = max([len(name) for name in names]), max([len(hand) for hand in hands])
    asked = position.asked()
    won = [] if position.outcome is None else position.outcome.winners
    lines: list[str] = []
    for seat in range(position.seats):
        row = told["seats"][SEATS[seat]]
        points = "" if row["points"] is None else f"{label('points')} {row['points']:>2}  "
        head = f"{MARGIN}{mark(seat, asked, won)} {names[seat].ljust(wide)}  "
        if len(head) + room + len(points) <= MOST_HEAD:
            head += f"{hands[seat].ljust(room)}  {points}{row['tokens']:>2} "
        else:
            lines += flowing(head, hands[seat].split(APART), APART)
            head = f"{' ' * len(head)}{points}{row['tokens']:>2} "
        lines += flowing(head, _groups(_signs(position.taken[seat])) or [""], "")
    return lines


def _called(position: ChomperPosition, seat: int, label: Label) -> str:
    name = label(SEATS[seat])
    turn = seat == position.active and position.outcome is None
    return f"{name} {label('active')}" if turn else name


def _held(position: ChomperPosition, seat: int, label: Label) -> str:
    """Cards that are known, and backs for the others; one's own lie above."""
    if not position.alive[seat]:
        return label("out")
    hand = position.hands[seat]
    if seat == position.viewer:
        return BACK * len(hand) or NOTHING
    hidden = BACK * hand.count(0)
    known = _named(position, [card for card in hand if card], label)
    return APART.join([word for word in [hidden, *known] if word]) or NOTHING


def _groups(signs: str) -> list[str]:
    return [signs[at : at + 10] for at in range(0, len(signs), 10)]


def _signs(tokens: list[int]) -> str:
    """A sign for each token; a bandit is its number, and what lies face down a back."""
    return "".join(
        [
            str(token - LAST_PLAIN) if token > LAST_PLAIN else SIGNS.get(token, BACK)
            for token in tokens
        ]
    )


def _counted(kind: str, count: int, label: Label) -> str:
    return f"{count} {label('cookies' if kind == TOKENS[COOKIE] and count > 1 else kind)}"


def _runs(tokens: list[int], label: Label) -> list[str]:
    """Tokens in order by name, runs of one kind counted."""
    runs: list[str] = []
    place = 0
    while place < len(tokens):
        length = 1
        while place + length < len(tokens) and tokens[place + length] == tokens[place]:
            length += 1
        token = tokens[place]
        if token == COOKIE:
            runs.append(_counted(TOKENS[COOKIE], length, label))
        elif token == 0:
            runs.append(f"{length} {label('face-down')}")
        else:
            runs += [label(TOKENS[token])] * length
        place += length
    return runs


def _named(position: ChomperPosition, cards: list[int], label: Label) -> list[str]:
    return [label(name) for name in named_sorted(cards, position.cards.names)]
