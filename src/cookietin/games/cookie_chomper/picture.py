"""The table as a small drawing in text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.cards import (
    ADD,
    DOUBLE,
    MULTIPLY,
    NEGATE,
    NUMBER,
    OPPOSITES,
    ROLL,
    SEEK,
    SUBTRACT,
    VETO,
)
from cookietin.games.cookie_chomper.tokens import COOKIE, TOKENS
from cookietin.kernel.names import SEATS, named_sorted

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.position import ChomperPosition
    from cookietin.games.cookie_chomper.queue import Queue


def picture(position: ChomperPosition, label: Callable[[str], str]) -> str:
    """Stack, pile, queue, and each seat's hand and tokens."""
    names = position.cards.names
    lines = [
        f"{label('stack')}: {_stack(position)}",
        f"{label('deck')}: {len(position.deck)}   "
        f"{label('pile')}: {' '.join(named_sorted(position.pile, names)) or '–'}",
        f"{label('queue')}: {queue_line(position.queue, label)}",
    ]
    for seat in range(position.seats):
        mark = ">" if seat == position.active and position.outcome is None else " "
        if not position.alive[seat]:
            lines.append(f"{mark} {label(SEATS[seat])}: {label('out')}")
            continue
        hand = "  ".join(named_sorted(position.hands[seat], names)) or "–"
        lines.append(f"{mark} {label(SEATS[seat])}: {hand}   [{_tokens(position.taken[seat])}]")
    if position.bandit_pile:
        lines.append(f"{label('bandits')}: {_tokens(sorted(position.bandit_pile))}")
    return "\n".join(lines)


def queue_line(queue: Queue, label: Callable[[str], str]) -> str:
    """The queue from the left with the running number, as in `2 → Add 3 = 5 → ~Negate~`.

    A vetoed play is struck out by waves.
    """
    if not queue.plays and not queue.spent:
        return "–"
    told: list[str] = []
    total: int | None = None
    order = [play for play in queue.plays if play.card == queue.opener]
    order += [play for play in queue.plays if play.card != queue.opener]
    for play in order:
        text = play_text(queue, play)
        if not queue.live[queue.plays.index(play)]:
            told.append(f"~{text}~")
            continue
        total_now = running(queue, play, total)
        if total_now != total and total is not None:
            text = f"{text} = {total_now}"
        total = total_now
        told.append(text)
    if queue.gives and queue.makes_number:
        told.append(label("gives"))
    if queue.spent:
        spent = " ".join(named_sorted(queue.spent, queue.cards.names))
        told.append(f"({label('spent')}: {spent})")
    return " → ".join(told)


def play_text(queue: Queue, play: Play) -> str:
    """One play as people say it."""
    names = queue.cards.names
    deed = queue.cards.deeds[play.act]
    text = names[play.card]
    if play.act != play.card:
        text = f"{text}({names[play.act]})"
    if deed in (NUMBER, ROLL):
        number = str(queue.selected(play.card))
        return number if text == number else f"{text}:{number}"
    if play.mate != 0:
        return f"{text} {queue.selected(play.mate)}"
    if deed == SEEK:
        return f"{text} {names[queue.selected(play.card)]}"
    if OPPOSITES <= deed <= VETO:
        return f"{text} {names[play.aim]}"
    return text


def running(queue: Queue, play: Play, total: int | None) -> int | None:
    """The produced number after one more live play."""
    deed = queue.cards.deeds[play.act]
    if play.card == queue.opener:
        return queue.total_of_opener() if queue.makes_number else None
    if total is None:
        return None
    if deed == ADD:
        return total + queue.selected(play.mate)
    if deed == SUBTRACT:
        return total - queue.selected(play.mate)
    if deed == MULTIPLY:
        return total * queue.selected(play.mate)
    if deed == DOUBLE:
        return total * 2
    return -total if deed == NEGATE else total


def _stack(position: ChomperPosition) -> str:
    """From the top: runs of known tokens, and how many are shuffled."""
    stack = position.stack
    shuffled = f"({len(stack.hidden)} ?)" if stack.hidden else ""
    parts = [_tokens(stack.above[::-1]), shuffled, _tokens(stack.below[::-1])]
    return " ".join([part for part in parts if part]) or "–"


def _tokens(tokens: list[int]) -> str:
    """Tokens in order, runs of one kind counted."""
    runs: list[str] = []
    place = 0
    while place < len(tokens):
        length = 1
        while place + length < len(tokens) and tokens[place + length] == tokens[place]:
            length += 1
        name = TOKENS[tokens[place]]
        runs.append(f"{length} {name}" if length > 1 or tokens[place] == COOKIE else name)
        place += length
    return ", ".join(runs)
