"""What a viewer knows, as a row of small numbers: kinds in piles, Cookies in battle by place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.areas import KIND, KNOWS
from cookietin.games.braverse.language.terms import MARKS, PLACES
from cookietin.games.braverse.language.values import fight
from cookietin.games.braverse.moves import HANDS
from cookietin.games.braverse.phases import ASKS, PHASES
from cookietin.games.braverse.work import WORKS
from cookietin.kernel.layout import Layout
from cookietin.kernel.names import HOLE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie, Side
    from cookietin.games.braverse.game import Braverse
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.rows import BytesWriter

MIDDLE: Final = 128
"""What is added to a number that can be below 0."""
MOST: Final = 255
DECK: Final = 60
PHASE_COLUMNS: Final = 11
ASK_COLUMNS: Final = 18
WORK_COLUMNS: Final = 10
MARK_COLUMNS: Final = 3
USED_COLUMNS: Final = 8
COOKIE_COLUMNS: Final = 17
LEFT_OUT: Final = [
    *["began", "serials", "sides.*.battle.*.serial"],
    *["work", "waiting", "later"],
    *["sides.*.shown", "sides.*.top", "sides.*.bottom", "sides.*.battle.*.hp", "looked"],
]
"""Bookkeeping; unfinished work but for the topmost and the battle; which cards of ordered hidden
piles are known to whom, but for the deck's top card and what is being looked at."""


def layout(game: Braverse) -> Layout:
    """Phase and question, what is under way, then both sides from the viewer's own on."""
    names, columns = game.cards.names, Layout(2)
    abilities = [f"ability {number + 1}" for number in range(USED_COLUMNS)]
    columns.seat("turn")
    columns.number("turns", MOST + 1)
    columns.one_of("phase", PHASES)
    columns.number("step", 2)
    columns.number("moves", MOST + 1)
    columns.one_of("ask", ASKS)
    columns.seat("answering")
    columns.number("ties", 3)
    columns.seat("looker")
    columns.pile("looked", names, DECK)
    columns.one_of("work.what", WORKS)
    columns.seat("work.seat")
    columns.number("work.card", MOST + 1)
    columns.number("work.left", MOST)
    columns.one_of("battle.attacker", ["none", *PLACES])
    columns.one_of("battle.target", ["none", *PLACES])
    for whose in columns.relative():
        at = f"sides.{whose}"
        columns.one_of(f"contest.{whose}", ["none", HOLE, *HANDS])
        for place in PLACES:
            cookie = f"{at}.battle.{place}"
            columns.number(f"{cookie}.card", MOST + 1)
            columns.number(f"{cookie}.rested", 1)
            columns.number(f"{cookie}.attack", MOST)
            columns.number(f"{cookie}.taken", MOST)
            columns.add(f"{cookie}.used", abilities)
            columns.add(f"{cookie}.marks", list(MARKS))
            columns.number(f"{cookie}.hp", DECK)
        columns.number(f"{at}.stage", MOST + 1)
        columns.add(f"{at}.stage_used", abilities)
        columns.number(f"{at}.set_down", MOST + 1)
        columns.number(f"{at}.lost", DECK)
        if game.cards.flags:
            columns.add(f"{at}.flags", list(game.cards.flags))
        for pile in ("deck", "top", "bottom"):
            columns.number(f"{at}.{pile}", DECK)
        columns.number(f"{at}.top card", MOST + 1)
        for pile in ("support", "rested", "break", "discard", "hand"):
            columns.pile(f"{at}.{pile}", names, DECK)
    columns.left_out = list(LEFT_OUT)
    columns.unordered = ["sides.*.break", "sides.*.discard"]
    return columns


def observe(p: BraversePosition, viewer: i64, row: BytesWriter) -> None:
    """The columns of the layout, in its order."""
    at: i64 = len(row)
    row.write(p.title.blank_row)
    me: i64 = 0 if viewer == 2 else viewer
    row[at + (p.turn ^ me)] = 1
    at = _number(row, at + 2, p.turns)
    row[at + p.phase] = 1
    at += PHASE_COLUMNS
    row[at] = int(p.step_)
    at = _number(row, at + 1, p.made)
    row[at + p.ask] = 1
    at += ASK_COLUMNS
    row[at + (p.answering ^ me)] = 1
    row[at + 2] = int(p.ties)
    row[at + 3 + (p.looker ^ me)] = 1
    at += 5
    kinds: i64 = len(p.cards.names)
    for entry in p.looked:
        known: i64 = entry
        row[at + (known & KIND if known & KNOWS[viewer] else 0)] += 1
    at += kinds
    if p.work:
        work = p.work[-1]
        row[at + work.what] = 1
        row[at + WORK_COLUMNS + (work.seat ^ me)] = 1
        _number(row, at + WORK_COLUMNS + 2, work.kind)
        row[at + WORK_COLUMNS + 4] = int(work.left & 255)
    at += WORK_COLUMNS + 5
    battle = fight(p) if p.work else None
    row[at + (0 if battle is None else _place(p, battle.source))] = 1
    row[at + 3 + (0 if battle is None else _place(p, battle.subject))] = 1
    at += 6
    seat = me
    for _ in range(2):
        row[at + 1 + p.contest[seat] if seat == viewer or p.contest[seat] < 0 else at + 1] = 1
        at = _side(row, at + 5, p.sides[seat], p, seat == viewer, viewer, kinds)
        seat = 1 - seat


def _side(
    row: BytesWriter, at: i64, side: Side, p: BraversePosition, own: bool, viewer: i64, kinds: i64
) -> i64:
    for cookie in side.battle:
        at = at + COOKIE_COLUMNS if cookie is None else _cookie(row, at, cookie)
    at = _number(row, at, side.stage)
    at = _bits(row, at, side.stage_used, USED_COLUMNS)
    if side.face_down:
        _number(row, at, side.face_down[0] if own else MOST * 256 + MOST)
    row[at + 2] = int(side.lost)
    at = _bits(row, at + 3, side.flags, len(p.cards.flags))
    row[at] = len(side.deck)
    row[at + 1] = len(side.top)
    row[at + 2] = len(side.bottom)
    if side.top:
        card: i64 = side.top[-1]
        _number(row, at + 3, card & KIND if card & KNOWS[viewer] else 0)
    at = _pile(row, at + 5, side.support, kinds)
    at = _pile(row, at, side.rested, kinds)
    at = _pile(row, at, side.broken, kinds)
    at = _pile(row, at, side.discard, kinds)
    if own:
        return _pile(row, at, side.hand, kinds)
    row[at] = len(side.hand) - len(side.shown)
    return _pile(row, at, side.shown, kinds)


def _cookie(row: BytesWriter, at: i64, cookie: Cookie) -> i64:
    _number(row, at, cookie.kind)
    row[at + 2] = 1 if cookie.rested else 0
    row[at + 3] = int((cookie.attack + MIDDLE) & 255)
    row[at + 4] = int((cookie.taken + MIDDLE) & 255)
    at = _bits(row, at + 5, cookie.used, USED_COLUMNS)
    at = _bits(row, at, cookie.marks, MARK_COLUMNS)
    row[at] = len(cookie.hp)
    return at + 1


def _number(row: BytesWriter, at: i64, value: i64) -> i64:
    row[at] = int(value >> 8 & 255)
    row[at + 1] = int(value & 255)
    return at + 2


def _bits(row: BytesWriter, at: i64, bits: i64, count: i64) -> i64:
    if bits != 0:
        for place in range(count):
            row[at + place] = int(bits >> place & 1)
    return at + count


def _pile(row: BytesWriter, at: i64, pile: list[int], kinds: i64) -> i64:
    for kind in pile:
        place: i64 = kind
        row[at + place] += 1
    return at + kinds


def _place(p: BraversePosition, serial: i64) -> i64:
    """Where a Cookie stands: 1 for left, 2 for right, 0 if it has left."""
    for side in p.sides:
        for place in range(2):
            cookie = side.battle[place]
            if cookie is not None and cookie.serial == serial:
                return place + 1
    return 0
