"""A position as plain data, everything by name, and where every card is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.braverse.language.terms import MARK_BITS, MARKS, PLACES
from cookietin.games.braverse.moves import HANDS
from cookietin.games.braverse.state.asks import ASKS, PHASES
from cookietin.games.braverse.state.side import KIND, KNOWS
from cookietin.games.braverse.state.work import WORKS
from cookietin.kernel.names import HOLE, SEATS, named, named_sorted, viewer_name

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.state.side import Cookie, Side
    from cookietin.games.braverse.state.work import Work
    from cookietin.kernel.names import Names

CONTEST: Final = [None, *HANDS]


def parts(p: BraversePosition) -> dict[str, Any]:
    """The game's own part of the JSON."""
    return {
        "turn": SEATS[p.turn],
        "turns": p.turns,
        "phase": PHASES[p.phase],
        "step": p.step_,
        "moves": p.made,
        "ask": ASKS[p.ask],
        "answering": SEATS[p.answering],
        "serials": p.serials,
        "ties": p.ties,
        "contest": {SEATS[seat]: _shown(p.contest[seat]) for seat in range(2)},
        "sides": {SEATS[seat]: _side(p, p.sides[seat]) for seat in range(2)},
        "looked": pile(p.looked, p.cards.names),
        "looker": SEATS[p.looker],
        "work": [_work(p, work) for work in p.work],
        "waiting": [_work(p, work) for work in p.waiting],
        "later": [_work(p, work) for work in p.later],
    }


def _shown(hand: i64) -> str | None:
    return HOLE if hand < 0 else CONTEST[hand]


def _side(p: BraversePosition, side: Side) -> dict[str, Any]:
    names = p.cards.names
    return {
        "battle": {
            PLACES[place]: None if cookie is None else _cookie(p, cookie)
            for place, cookie in enumerate(side.battle)
        },
        "support": named_sorted(side.support, names),
        "rested": named_sorted(side.rested, names),
        "stage": None if side.stage == 0 else names[side.stage],
        "stage_used": _bits(side.stage_used),
        "break": named(side.broken, names),
        "discard": named(side.discard, names),
        "hand": named_sorted(side.hand, names),
        "shown": named_sorted(side.shown, names),
        "set_down": named(side.face_down, names),
        "top": pile(side.top, names),
        "deck": named_sorted(side.deck, names),
        "bottom": pile(side.bottom, names),
        "lost": side.lost,
        "flags": [
            p.cards.flags[at]
            for at in range(len(p.cards.flags))
            if side.flags & p.rules.flag_bits[at]
        ],
    }


def _bits(used: i64) -> list[int]:
    """Which abilities, counted from 1."""
    return [place + 1 for place in range(8) if used >> place & 1]


def _cookie(p: BraversePosition, cookie: Cookie) -> dict[str, Any]:
    return {
        "card": p.cards.names[cookie.kind],
        "serial": cookie.serial,
        "rested": cookie.rested,
        "hp": pile(cookie.hp, p.cards.names),
        "attack": cookie.attack,
        "taken": cookie.taken,
        "used": _bits(cookie.used),
        "marks": [MARKS[at] for at in range(len(MARKS)) if cookie.marks & MARK_BITS[at]],
    }


def pile(entries: list[int], names: Names) -> list[Any]:
    """An ordered pile; a card that someone knows says who does."""
    return [_entry(entry, names) for entry in entries]


def _entry(entry: i64, names: Names) -> Any:
    name = names[entry & KIND]
    knowers = [viewer_name(viewer, 2) for viewer in range(3) if entry & KNOWS[viewer]]
    return {"card": name, "known": knowers} if knowers else name


def _work(p: BraversePosition, work: Work) -> dict[str, Any]:
    """Unfinished work: what is as at its beginning is left out."""
    data: dict[str, Any] = {"what": WORKS[work.what], "seat": SEATS[work.seat]}
    if work.what == 0:
        data["at"] = p.cards.paths[work.block]
        data["index"] = work.index
    if work.ability >= 0:
        data["ability"] = p.cards.ability_names[work.ability]
    if work.kind:
        data["card"] = p.cards.names[work.kind]
    if work.phase:
        data["phase"] = work.phase
    if work.source:
        data["source"] = work.source
    if work.subject:
        data["subject"] = work.subject
    if work.left:
        data["left"] = work.left
    if work.done:
        data["done"] = work.done
    if work.chosen:
        data["chosen"] = list(work.chosen)
    if work.it:
        data["it"] = list(work.it)
    return data


def places(p: BraversePosition) -> dict[str, list[str]]:
    """Where every card is."""
    names = p.cards.names
    found: dict[str, list[str]] = {}
    for seat in range(2):
        side = p.sides[seat]
        whose = SEATS[seat]
        found[f"hand.{whose}"] = named(side.hand, names)
        found[f"deck.{whose}"] = named(side.deck, names)
        found[f"top.{whose}"] = _kinds(side.top, names)
        found[f"bottom.{whose}"] = _kinds(side.bottom, names)
        found[f"discard.{whose}"] = named(side.discard, names)
        found[f"support.{whose}"] = named(side.support + side.rested, names)
        found[f"break.{whose}"] = named(side.broken, names)
        found[f"set_down.{whose}"] = named(side.face_down, names)
        found[f"stage.{whose}"] = [names[side.stage]] if side.stage else []
        for place in range(2):
            cookie = side.battle[place]
            at = f"{whose}.{PLACES[place]}"
            found[f"battle.{at}"] = [] if cookie is None else [names[cookie.kind]]
            found[f"hp.{at}"] = [] if cookie is None else _kinds(cookie.hp, names)
    found["looked"] = _kinds(p.looked, names)
    return found


def _kinds(entries: list[int], names: Names) -> list[str]:
    return [names[entry & KIND] for entry in entries]
