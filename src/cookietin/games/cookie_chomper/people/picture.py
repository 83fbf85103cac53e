"""The table as a small drawing in text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.cards import (
    MULTIPLY,
    NUMBER,
    OPPOSITES,
    ROLL,
    SEEK,
    VETO,
)
from cookietin.games.cookie_chomper.people.facts import in_order, running
from cookietin.games.cookie_chomper.tokens import COOKIE, TOKENS
from cookietin.kernel.names import SEATS, named_sorted

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.queue import Queue
    from cookietin.games.cookie_chomper.state.position import ChomperPosition


def picture(position: ChomperPosition, label: Callable[[str], str]) -> str:
    """Stack, pile, queue, and each seat's hand and tokens."""
    lines = [
        f"{label('stack')}: {_stack(position, label)}",
        f"{label('deck')}: {len(position.deck)}   "
        f"{label('pile')}: {_cards(position.pile, ' ', position, label)}",
        f"{label('queue')}: {queue_line(position.queue, label)}",
    ]
    for seat in range(position.seats):
        mark = ">" if seat == position.active and position.outcome is None else " "
        if not position.alive[seat]:
            lines.append(f"{mark} {label(SEATS[seat])}: {label('out')}")
            continue
        hand = _cards(position.hands[seat], "  ", position, label)
        taken = _tokens(position.taken[seat], label)
        lines.append(f"{mark} {label(SEATS[seat])}: {hand}   [{taken}]")
    if position.bandit_pile:
        lines.append(f"{label('bandits')}: {_tokens(sorted(position.bandit_pile), label)}")
    return "\n".join(lines)


def queue_line(queue: Queue, label: Callable[[str], str]) -> str:
    """The queue from the left with the running number, as in `2 → Add 3 = 5 → ×5 = 25 → ~Negate~`.

    A vetoed play is struck out: by waves, which a terminal that can draws as a line.
    """
    if not queue.plays and not queue.spent:
        return "–"
    told: list[str] = []
    total: int | None = None
    for play in in_order(queue):
        text = play_text(queue, play, label)
        if not queue.live[queue.plays.index(play)]:
            told.append(f"~{text}~")
            continue
        total_now = running(queue, play, total)
        if total_now != total and total is not None:
            text = f"{text} = {total_now}"
        total = total_now
        told.append(text)
    take = queue.to_take()
    if take != queue.total or take < 0:
        told.append(f"{label('gives' if take < 0 else 'takes')}: {abs(take)}")
    if queue.spent:
        spent = " ".join([label(name) for name in named_sorted(queue.spent, queue.cards.names)])
        told.append(f"({label('spent')}: {spent})")
    return " → ".join(told)


def play_text(queue: Queue, play: Play, label: Callable[[str], str]) -> str:
    """One play as people say it."""
    names = queue.cards.names
    deed = queue.cards.deeds[play.act]
    text = label(names[play.card])
    if play.act != play.card:
        text = f"{text}({label(names[play.act])})"
    if deed in (NUMBER, ROLL):
        number = str(queue.selected(play.card))
        return number if text == number else f"{text}:{number}"
    if play.mate != 0:
        number = str(queue.selected(play.mate))
        return f"×{number}" if queue.cards.deeds[play.card] == MULTIPLY else f"{text} {number}"
    if deed == SEEK:
        return f"{text} {label(names[queue.selected(play.card)])}"
    if OPPOSITES <= deed <= VETO:
        return f"{text} {label(names[play.aim])}"
    return text


def _cards(
    cards: list[int], between: str, position: ChomperPosition, label: Callable[[str], str]
) -> str:
    names = named_sorted(cards, position.cards.names)
    return between.join([label(name) for name in names]) or "–"


def _stack(position: ChomperPosition, label: Callable[[str], str]) -> str:
    """From the top: runs of known tokens, and how many are shuffled."""
    stack = position.stack
    shuffled = f"({len(stack.hidden)} ?)" if stack.hidden else ""
    parts = [_tokens(stack.above[::-1], label), shuffled, _tokens(stack.below[::-1], label)]
    return " ".join([part for part in parts if part]) or "–"


def _tokens(tokens: list[int], label: Callable[[str], str]) -> str:
    """Tokens in order, runs of one kind counted."""
    runs: list[str] = []
    place = 0
    while place < len(tokens):
        length = 1
        while place + length < len(tokens) and tokens[place + length] == tokens[place]:
            length += 1
        if tokens[place] == COOKIE:
            runs.append(f"{length} {label('cookies' if length > 1 else TOKENS[COOKIE])}")
        else:
            runs += [label(TOKENS[tokens[place]])] * length
        place += length
    return ", ".join(runs)
