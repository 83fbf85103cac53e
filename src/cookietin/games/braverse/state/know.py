"""What a viewer may know: the view, and floors under hidden places (BV-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.areas import KIND, KNOWS, replaced
from cookietin.games.braverse.language.terms import PLACES
from cookietin.kernel.names import SEATS, TRUTH, named_sorted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition


def hide(p: BraversePosition) -> None:
    """Leave out what a view's viewer may not know. What is known in place stays in place."""
    viewer = p.viewer
    for seat in range(2):
        side = p.sides[seat]
        if seat == viewer:
            side.hand = sorted(side.hand)
        else:
            side.hand = [0] * (len(side.hand) - len(side.shown)) + sorted(side.shown)
            if side.face_down:
                side.face_down = [0]
            if p.contest[seat] > 0:
                p.contest = replaced(p.contest, seat, 0)
        side.shown = sorted(side.shown)
        side.deck = [0] * len(side.deck)
        side.top = hidden(side.top, viewer)
        side.bottom = hidden(side.bottom, viewer)
        side.support = sorted(side.support)
        side.rested = sorted(side.rested)
        for cookie in side.battle:
            if cookie is not None:
                cookie.hp = hidden(cookie.hp, viewer)
    p.looked = hidden(p.looked, viewer)


def hidden(pile: list[int], viewer: i64) -> list[int]:
    """An ordered pile in which only what the viewer knows is left."""
    bit = KNOWS[viewer]
    return [entry if entry & bit else entry & ~KIND for entry in pile]


def known(pile: list[int], viewer: i64) -> list[int]:
    """The kinds in an ordered pile that a viewer knows."""
    bit = KNOWS[viewer]
    return [entry & KIND for entry in pile if entry & bit]


def floors(p: BraversePosition, viewer: int) -> dict[str, list[str]]:
    """For each hidden place what a viewer knows to be there."""
    if viewer == TRUTH:
        return {}
    names = p.cards.names
    found: dict[str, list[str]] = {}
    for seat in range(2):
        side = p.sides[seat]
        whose = f"sides.{SEATS[seat]}"
        if seat != viewer:
            found[f"{whose}.hand"] = named_sorted(side.shown, names)
        found[f"{whose}.top"] = named_sorted(known(side.top, viewer), names)
        found[f"{whose}.bottom"] = named_sorted(known(side.bottom, viewer), names)
        for place in range(2):
            cookie = side.battle[place]
            if cookie is not None:
                hp = named_sorted(known(cookie.hp, viewer), names)
                found[f"{whose}.battle.{PLACES[place]}.hp"] = hp
    if p.looked:
        found["looked"] = named_sorted(known(p.looked, viewer), names)
    return {place: cards for place, cards in found.items() if cards}
