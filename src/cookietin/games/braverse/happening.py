"""What happens: kept for this turn where a card asks for it, and heard by what waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.values import matches
from cookietin.games.braverse.triggers import add_trigger, heard_work
from cookietin.games.braverse.work import Happening

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.tree import Ability
    from cookietin.games.braverse.state.position import BraversePosition


def note(
    p: BraversePosition, what: i64, seat: i64, kind: i64, serial: i64, source: i64 = -1
) -> None:
    """Something has happened to a card of a seat; most pools ask for little of it."""
    if not (p.title.heeds >> what) & 1:
        return
    entry = Happening(what, seat, kind, serial, source)
    p.log = [*p.log, entry]
    all = p.cards.all
    for listener in range(2):
        side = p.sides[listener]
        for cookie in side.battle:
            if cookie is not None:
                for ability in all[cookie.kind].whenever:
                    _hear(p, entry, ability, listener, cookie.serial)
        if side.stage:
            for ability in all[side.stage].whenever:
                _hear(p, entry, ability, listener, 0)


def _hear(p: BraversePosition, entry: Happening, ability: Ability, seat: i64, source: i64) -> None:
    what = ability.what
    assert what is not None
    if matches(p, entry, what, seat, source):
        add_trigger(p, heard_work(ability, seat, source, entry.serial))


def zone_of(source: str) -> i64:
    """The area that a card comes from, as it is called where cards move."""
    if source in terms.ZONES:
        return terms.ZONES.index(source)
    return terms.SUPPORT if source == "rested" else terms.DECK
