"""The queue in one line, as the stories here tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.cards import MULTIPLY, NUMBER, OPPOSITES, ROLL, SEEK, VETO
from cookietin.games.cookie_chomper.people.facts import in_order, running
from cookietin.kernel.names import named_sorted

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.queue import Queue


def queue_line(queue: Queue) -> str:
    """The queue from the left with the running number, as in `2 → Add 3 = 5 → ×5 = 25 → ~Negate~`.

    A vetoed play is struck out by waves.
    """
    if not queue.plays and not queue.spent:
        return "–"
    told: list[str] = []
    total: int | None = None
    for play in in_order(queue):
        text = _play_text(queue, play)
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
        told.append(f"{'gives' if take < 0 else 'takes'}: {abs(take)}")
    if queue.spent:
        told.append(f"(spent: {' '.join(named_sorted(queue.spent, queue.cards.names))})")
    return " → ".join(told)


def _play_text(queue: Queue, play: Play) -> str:
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
        number = str(queue.selected(play.mate))
        return f"×{number}" if queue.cards.deeds[play.card] == MULTIPLY else f"{text} {number}"
    if deed == SEEK:
        return f"{text} {names[queue.selected(play.card)]}"
    if OPPOSITES <= deed <= VETO:
        return f"{text} {names[play.aim]}"
    return text
