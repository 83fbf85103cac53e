"""What a viewer knows, as a row of small numbers: kinds in piles, Cookies in battle by place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.braverse.areas import KIND, KNOWS, NO_CARDS
from cookietin.games.braverse.language.terms import (
    BAN_BITS,
    BANS,
    DO_CHANGE_ATTACK,
    DO_CHANGE_COST,
    DO_CHANGE_DAMAGE,
    HAPPENINGS,
    MARKS,
    PLACES,
)
from cookietin.games.braverse.language.values import fight
from cookietin.games.braverse.lasting import direct_marks, lasting_change, node_behind
from cookietin.games.braverse.moves import HANDS
from cookietin.games.braverse.phases import ASKS, PHASES
from cookietin.games.braverse.work import WORKS
from cookietin.kernel.layout import Layout
from cookietin.kernel.names import HOLE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Side
    from cookietin.games.braverse.game import Braverse
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.work import Work
    from cookietin.kernel.names import Names
    from cookietin.rows import BytesWriter

BIG: Final = 256
"""A number that can be as high has two columns."""
MIDDLE: Final = BIG * BIG // 2
"""What is added to a number that can be below 0: it has two columns, the higher digit first."""
DECK: Final = 60
ABILITIES: Final = [f"ability {number}" for number in range(1, 9)]
COOKIE_COLUMNS: Final = 26
CHANGES: Final = [DO_CHANGE_ATTACK, DO_CHANGE_DAMAGE, DO_CHANGE_COST]
LASTING_COLUMNS: Final = 14
"""What lasts for a Cookie: three changes, and marks."""
LEFT_OUT: Final = [
    *["began", "serials", "sides.*.battle.*.serial"],
    *["work", "waiting", "later"],
    *["sides.*.shown", "sides.*.top", "sides.*.bottom", "sides.*.battle.*.hp", "looked"],
    *["happened", "lasting"],
]
"""Bookkeeping; unfinished work but for the topmost and the battle; which cards of ordered hidden
piles are known to whom, but for the deck's top card and what is being looked at; in what order
things have happened, and until when changes last."""


def layout(game: Braverse) -> Layout:
    """Phase and question, what is under way, then both sides from the viewer's own on."""
    names, columns = game.cards.names, Layout(2)
    for name in ("turn", "answering", "looker"):
        columns.seat(name)
    for name, words in (("phase", PHASES), ("ask", ASKS)):
        columns.one_of(name, words)
    for name, high in (("turns", BIG), ("moves", BIG), ("step", 2), ("ties", 3)):
        columns.number(name, high)
    columns.one_of("work.what", ["none", *WORKS])
    columns.seat("work.seat")
    _card(columns, "work.card", names)
    columns.number("work.left", DECK)
    columns.pile("looked", names, DECK)
    for whose in columns.relative():
        at = f"sides.{whose}"
        columns.one_of(f"contest.{whose}", ["none", HOLE, *HANDS])
        for cookie in [f"{at}.battle.{place}" for place in PLACES]:
            _card(columns, f"{cookie}.card", names)
            columns.number(f"{cookie}.hp", DECK)
            for name in ("attack", "taken"):
                _signed_columns(columns, f"{cookie}.{name}")
            columns.add(f"{cookie}.state", ["rested", "attacks", "is attacked"])
            columns.add(f"{cookie}.marks", list(MARKS))
            columns.add(f"{cookie}.used", ABILITIES)
        columns.add(f"{at}.stage_used", ABILITIES)
        columns.add(f"{at}.stage_rested", ["rested"])
        for name in ("stage", "set_down", "top card"):
            _card(columns, f"{at}.{name}", names)
        for name in ("lost", "deck", "top", "bottom"):
            columns.number(f"{at}.{name}", DECK)
        for name in ("support", "rested", "break", "discard", "hand"):
            columns.pile(f"{at}.{name}", names, DECK)
        if game.cards.flags:
            columns.add(f"{at}.flags", list(game.cards.flags))
        _more(columns, game, at)
    columns.left_out = list(LEFT_OUT)
    columns.unordered = ["sides.*.break", "sides.*.discard"]
    if game.features.puts_aside:
        columns.unordered.append("sides.*.aside")
    if game.features.puts_under:
        columns.unordered.append("sides.*.battle.*.under")
    return columns


def _more(columns: Layout, game: Braverse, at: str) -> None:
    """What only some pools need: cards aside and under Cookies, what lasts, what happened."""
    names, features = game.cards.names, game.features
    cookies = [f"{at}.battle.{place}" for place in PLACES]
    if features.puts_aside:
        columns.pile(f"{at}.aside", names, DECK)
    if features.puts_under:
        for cookie in cookies:
            columns.pile(f"{cookie}.under", names, DECK)
    if features.lasts:
        for cookie in cookies:
            for name in ("attack", "taken", "cost"):
                _signed_columns(columns, f"{cookie}.lasting {name}")
            columns.add(f"{cookie}.lasting marks", list(MARKS))
        columns.add(f"{at}.forbidden", list(BANS))
    if features.heeds:
        for word in HAPPENINGS:
            columns.number(f"{at}.happened {word}", BIG - 1)


def _card(columns: Layout, name: str, names: Names) -> None:
    """Two columns for a card: its kind, or that it lies face down."""
    columns.number(name, BIG)
    columns.stands_for(["none", *names[1:], HOLE])


def _signed_columns(columns: Layout, name: str) -> None:
    """Two columns for a number that can be below 0."""
    columns.add(name, [f"{name} // 256 + 128", f"{name} % 256"], BIG - 1)


def observe(p: BraversePosition, viewer: i64, row: BytesWriter) -> None:
    """The columns of the layout, in its order."""
    at: i64 = len(row)
    row.write(p.title.blank_row(2))
    me = viewer
    if me == 2:
        me = 0
    row[at + (p.turn ^ me)] = 1
    row[at + 2 + (p.answering ^ me)] = 1
    row[at + 4 + (p.looker ^ me)] = 1
    row[at + 6 + p.phase] = 1
    row[at + 18 + p.ask] = 1
    _number(row, at + 36, p.turns)
    _number(row, at + 38, p.made)
    row[at + 40] = int(p.step_)
    row[at + 41] = int(p.ties)
    battle: Work | None = None
    if p.work:
        work = p.work[-1]
        battle = fight(p)
        row[at + 43 + work.what] = 1
        row[at + 53 + (work.seat ^ me)] = 1
        _number(row, at + 55, work.kind)
        row[at + 57] = int(work.left if work.left < DECK else DECK)
    else:
        row[at + 42] = 1
    at += 58
    for entry in p.looked:
        known: i64 = entry
        place = at + (known & KIND if known & KNOWS[viewer] else 0)
        row[place] = int(row[place]) + 1
    at += len(p.cards.names)
    for seat in (me, 1 - me):
        shown = p.contest[seat]
        row[at + 1 + (0 if shown > 0 and seat != viewer else shown)] = 1
        at = _side(p, p.sides[seat], seat == viewer, battle, KNOWS[viewer], at + 5, row)


def _side(
    p: BraversePosition,
    side: Side,
    own: bool,
    battle: Work | None,
    bit: i64,
    at: i64,
    row: BytesWriter,
) -> i64:
    for cookie in side.battle:
        if cookie is not None:
            _number(row, at, cookie.kind)
            row[at + 2] = len(cookie.hp)
            _signed(row, at + 3, cookie.attack)
            _signed(row, at + 5, cookie.taken)
            row[at + 7] = 1 if cookie.rested else 0
            if battle is not None:
                row[at + 8] = 1 if cookie.serial == battle.source else 0
                row[at + 9] = 1 if cookie.serial == battle.subject else 0
            _bits(row, at + 10, cookie.marks)
            _bits(row, at + 18, cookie.used)
        at += COOKIE_COLUMNS
    _bits(row, at, side.stage_used)
    row[at + 8] = 1 if side.stage_rested else 0
    at += 1
    _number(row, at + 8, side.stage)
    if side.face_down:
        _number(row, at + 10, side.face_down[0] if own else len(p.cards.names))
    if side.top:
        card: i64 = side.top[-1]
        if card & bit:
            _number(row, at + 12, card & KIND)
    row[at + 14] = int(side.lost)
    row[at + 15] = len(side.deck)
    row[at + 16] = len(side.top)
    row[at + 17] = len(side.bottom)
    at += 18
    kinds: i64 = len(p.cards.names)
    at = _pile(row, at, side.support, kinds)
    at = _pile(row, at, side.rested, kinds)
    at = _pile(row, at, side.broken, kinds)
    at = _pile(row, at, side.discard, kinds)
    if not own:
        row[at] = len(side.hand) - len(side.shown)
    at = _pile(row, at, side.hand if own else side.shown, kinds)
    _bits(row, at, side.flags)
    at += len(p.cards.flags)
    return _side_more(p, side, at, row) if p.title.observes_more else at


def _side_more(p: BraversePosition, side: Side, at: i64, row: BytesWriter) -> i64:
    """The columns that only some pools have."""
    features, kinds = p.title.features, len(p.cards.names)
    seat: i64 = 0 if side is p.sides[0] else 1
    if features.puts_aside:
        at = _pile(row, at, side.aside, kinds)
    if features.puts_under:
        for cookie in side.battle:
            at = _pile(row, at, NO_CARDS if cookie is None else cookie.under, kinds)
    if features.lasts:
        for cookie in side.battle:
            if cookie is not None:
                for place, op in enumerate(CHANGES):
                    _signed(row, at + 2 * place, lasting_change(p, cookie, op))
                _bits(row, at + 6, direct_marks(p, cookie) & ~cookie.marks)
            at += LASTING_COLUMNS
        for change in p.lasting:
            if change.serial == 0 and change.seat == seat:
                for place, bit in enumerate(BAN_BITS):
                    if node_behind(p, change).ban & bit:
                        row[at + place] = 1
        at += len(BAN_BITS)
    if features.heeds:
        for entry in p.log:
            if entry.seat == seat and int(row[at + entry.what]) < BIG - 1:
                row[at + entry.what] = int(row[at + entry.what]) + 1
        at += len(HAPPENINGS)
    return at


def _number(row: BytesWriter, at: i64, value: i64) -> None:
    row[at] = int(value >> 8 & 255)
    row[at + 1] = int(value & 255)


def _signed(row: BytesWriter, at: i64, value: i64) -> None:
    """A number that can be below 0; what is further than two columns hold stands at their end."""
    value += MIDDLE
    if value < 0:
        value = 0
    elif value >= 2 * MIDDLE:
        value = 2 * MIDDLE - 1
    _number(row, at, value)


def _pile(row: BytesWriter, at: i64, pile: list[Any], kinds: i64) -> i64:
    """How often each kind lies there; a list of anything spares the look at what each card is."""
    for kind in pile:
        place: i64 = kind
        place += at
        # Not `+=`: compiled, that would be done by the interpreter.
        row[place] = row[place] + 1
    return at + kinds


def _bits(row: BytesWriter, at: i64, bits: i64) -> None:
    while bits != 0:
        row[at] = int(bits & 1)
        bits >>= 1
        at += 1
