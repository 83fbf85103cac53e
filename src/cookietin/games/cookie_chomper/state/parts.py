"""A position from plain data: all of it as written, or some of it for the dealer to complete."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cookie_chomper.cards import SEEK
from cookietin.games.cookie_chomper.plays import Pick, Play
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.games.cookie_chomper.tokens import TOKENS
from cookietin.kernel.names import SEATS
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.names import Names


def read_parts(position: ChomperPosition, parts: Reader, dealer: Dealer | None) -> list[int]:
    """Fill a position from its parts; returns the seats whose hands are still to be dealt."""
    seats = position.seats
    names = position.cards.names
    for name in _list(parts, "out", dealer):
        out = Reader({"seat": name}, "out").seat("seat", seats)
        position.out.append(out)
        position.alive[out] = False
    position.living = len([seat for seat in range(seats) if position.alive[seat]])
    unheld = [seat for seat in range(seats) if position.alive[seat]]
    if parts.due("hands", dealer):
        held = _per_seat(parts, "hands", seats, names, dealer)
        position.hands = [cards or [] for cards in held]
        unheld = [seat for seat in unheld if held[seat] is None]
    else:
        position.hands = [[] for _ in range(seats)]
    if parts.due("known", dealer):
        known = _per_seat(parts, "known", seats, names, dealer)
        position.known = [cards or [] for cards in known]
    if parts.due("taken", dealer):
        taken = _per_seat(parts, "taken", seats, TOKENS, dealer)
        position.taken = [tokens or [] for tokens in taken]
    if parts.due("deck", dealer):
        position.deck = parts.cards("deck", names)
    if parts.due("pile", dealer):
        position.pile = parts.cards("pile", names)
    if parts.due("bandit_pile", dealer):
        position.bandit_pile = parts.cards("bandit_pile", TOKENS)
    if parts.due("stack", dealer):
        _read_stack(position, Reader(parts.value("stack"), "stack"), dealer)
    if parts.due("active", dealer):
        position.active = parts.seat("active", seats)
    if parts.due("turns", dealer):
        position.turns = parts.whole("turns", 0, 1 << 30)
    _read_queue(position, parts, dealer)
    position.last_settled = _card(parts, "last_settled", names, dealer)
    position.choosing = _card(parts, "choosing", names, dealer)
    used = position.queue.all_cards()
    if parts.due("used", dealer):
        used = parts.cards("used", names)
    for card in used:
        position.used[card] = True
    if parts.due("passes", dealer):
        position.passes = parts.whole("passes", 0, seats - 1)
    position.asking = _who_is_asked(position, parts, dealer)
    return unheld


def _read_stack(position: ChomperPosition, stack: Reader, dealer: Dealer | None) -> None:
    """From the top down, as people read it."""
    if stack.due("above", dealer):
        position.stack.above = stack.cards("above", TOKENS)[::-1]
    if stack.due("hidden", dealer):
        position.stack.hidden = stack.cards("hidden", TOKENS)
    if stack.due("below", dealer):
        position.stack.below = stack.cards("below", TOKENS)[::-1]
    stack.finish()


def _read_queue(position: ChomperPosition, parts: Reader, dealer: Dealer | None) -> None:
    queue = position.queue
    names = position.cards.names
    for place, row in enumerate(_list(parts, "queue", dealer)):
        queue.plays.append(_read_play(Reader(row, f"queue[{place}]"), position))
    queue.opener = _card(parts, "opener", names, dealer)
    if not parts.due("opener", dealer) and queue.plays:
        queue.opener = queue.plays[0].card
    if parts.due("spent", dealer):
        queue.spent = parts.cards("spent", names)
    for place, row in enumerate(_list(parts, "picks", dealer)):
        queue.picks.append(_read_pick(Reader(row, f"picks[{place}]"), position))
    queue.recompute()


def _read_play(row: Reader, position: ChomperPosition) -> Play:
    names = position.cards.names
    seat = row.seat("seat", position.seats)
    card = row.one_of("card", names)
    act = row.one_of("as", names) if row.has("as") else card
    mate = row.one_of("with", names) if row.has("with") else 0
    mate_act = row.one_of("with_as", names) if row.has("with_as") else mate
    aim = row.one_of("on", names) if row.has("on") else 0
    row.finish()
    return Play(seat, card, act, mate, mate_act, aim)


def _read_pick(row: Reader, position: ChomperPosition) -> Pick:
    names = position.cards.names
    card = row.one_of("card", names)
    by = row.one_of("by", names) if row.has("by") else card
    if position.cards.deeds[position.queue.acting(card)] == SEEK:
        value = _card(row, "sought", names, None)
    else:
        value = row.whole("number", 0, 5)
    row.finish()
    return Pick(card, by, value)


def _who_is_asked(position: ChomperPosition, parts: Reader, dealer: Dealer | None) -> int:
    """Where it is not given: the owner of a selection, who opens, or the next in the window."""
    if parts.due("asking", dealer):
        return parts.seat("asking", position.seats)
    queue = position.queue
    if position.choosing != 0:
        return queue.owner(position.choosing)
    if queue.opener == 0 or not queue.plays or queue.plays[-1].card == queue.opener:
        return position.active
    return position.next_living(queue.plays[-1].seat)


def _per_seat(
    parts: Reader, key: str, seats: int, names: Names, dealer: Dealer | None
) -> list[list[int] | None]:
    rows = parts.per_seat(key, seats)
    found: list[list[int] | None] = []
    for seat in range(seats):
        there = rows.due(SEATS[seat], dealer)
        found.append(rows.cards(SEATS[seat], names) if there else None)
    rows.finish()
    return found


def _list(parts: Reader, key: str, dealer: Dealer | None) -> list[Any]:
    return parts.rows(key) if parts.due(key, dealer) else []


def _card(parts: Reader, key: str, names: Names, dealer: Dealer | None) -> int:
    """A card by name, or none."""
    if not parts.due(key, dealer) or parts.value(key) is None:
        return 0
    return parts.one_of(key, names)
