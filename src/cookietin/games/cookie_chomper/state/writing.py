"""A position as plain data, everything by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cookie_chomper.cards import SEEK
from cookietin.games.cookie_chomper.tokens import TOKENS
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.plays import Pick, Play
    from cookietin.games.cookie_chomper.queue import Queue
    from cookietin.games.cookie_chomper.state.position import ChomperPosition


def write_parts(position: ChomperPosition) -> dict[str, Any]:
    """What lies where: what `read_parts` reads."""
    names = position.cards.names
    used = [card for card in range(position.cards.size) if position.used[card]]
    return {
        "active": SEATS[position.active],
        "asking": SEATS[position.asking],
        "passes": position.passes,
        "turns": position.turns,
        "out": named(position.out, SEATS),
        "hands": {SEATS[seat]: named_sorted(hand, names) for seat, hand in _each(position.hands)},
        "known": {SEATS[seat]: named_sorted(hand, names) for seat, hand in _each(position.known)},
        "deck": named_sorted(position.deck, names),
        "pile": named_sorted(position.pile, names),
        "queue": [write_play(play, position.queue) for play in position.queue.plays],
        "opener": _name(position.queue.opener, names),
        "spent": named_sorted(position.queue.spent, names),
        "picks": [_write_pick(pick, position.queue) for pick in position.queue.picks],
        "choosing": _name(position.choosing, names),
        "used": named(used, names),
        "last_settled": _name(position.last_settled, names),
        "stack": {
            "above": named(position.stack.above[::-1], TOKENS),
            "hidden": named_sorted(position.stack.hidden, TOKENS),
            "below": named(position.stack.below[::-1], TOKENS),
        },
        "taken": {SEATS[seat]: named(pile, TOKENS) for seat, pile in _each(position.taken)},
        "bandit_pile": named_sorted(position.bandit_pile, TOKENS),
    }


def write_play(play: Play, queue: Queue) -> dict[str, Any]:
    """One play of the queue; what goes without saying is left out."""
    names = queue.cards.names
    written: dict[str, Any] = {"seat": SEATS[play.seat], "card": names[play.card]}
    if play.act != play.card:
        written["as"] = names[play.act]
    if play.mate != 0:
        written["with"] = names[play.mate]
    if play.mate_act != play.mate:
        written["with_as"] = names[play.mate_act]
    if play.aim != 0:
        written["on"] = names[play.aim]
    return written


def _write_pick(pick: Pick, queue: Queue) -> dict[str, Any]:
    names = queue.cards.names
    written: dict[str, Any] = {"card": names[pick.card], "by": names[pick.by]}
    if queue.cards.deeds[queue.acting(pick.card)] == SEEK:
        written["sought"] = _name(pick.value, names)
    else:
        written["number"] = pick.value
    return written


def write_places(position: ChomperPosition) -> dict[str, list[str]]:
    """Where every card and every token is."""
    names = position.cards.names
    places = {f"hands.{SEATS[seat]}": named(hand, names) for seat, hand in _each(position.hands)}
    for seat, pile in _each(position.taken):
        places[f"taken.{SEATS[seat]}"] = named(pile, TOKENS)
    return {
        **places,
        "deck": named(position.deck, names),
        "pile": named(position.pile, names),
        "queue": named(position.queue.played(), names),
        "spent": named(position.queue.spent, names),
        "stack.above": named(position.stack.above, TOKENS),
        "stack.hidden": named(position.stack.hidden, TOKENS),
        "stack.below": named(position.stack.below, TOKENS),
        "bandit_pile": named(position.bandit_pile, TOKENS),
    }


def _each(rows: list[list[int]]) -> list[tuple[int, list[int]]]:
    return list(enumerate(rows))


def _name(card: int, names: list[str]) -> str | None:
    return None if card == 0 else names[card]
