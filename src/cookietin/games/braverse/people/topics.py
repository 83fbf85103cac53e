"""What can be read in the middle of a play: cards, what a choice leads to, and the open areas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse import moves, phases
from cookietin.games.braverse.language.text import Teller, card_text, upper
from cookietin.games.braverse.language.values import node_of
from cookietin.games.braverse.triggers import waiting_of
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.cards import Cards
    from cookietin.games.braverse.language.tree import Ability
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.people import Label, Say

AREAS: Final = ["support", "break", "discard"]
"""What lies open on both sides (BV-09)."""
WORDS: Final = [
    "turn",
    "level",
    "hp",
    "attack",
    "price",
    "rested",
    "flip",
    "on-reveal",
    "activate",
    "blocker",
    "faint",
    "item",
    "trap",
    "stage",
    "deck",
    "hand",
]
"""What cards and pictures call things, each with a text that explains it."""
NAMING: Final = [
    moves.M_PLACE,
    moves.M_USE,
    moves.M_TRAP,
    moves.M_STAGE,
    moves.M_SUPPORT,
    moves.M_PICK,
]
"""Moves that name a card."""
OF_A_CARD: Final = [phases.USING, phases.YES_NO, phases.CHOOSING, phases.TARGETING, phases.PICKING]
"""Questions that the effect of a card asks."""


def topics(p: BraversePosition) -> list[str]:
    """All cards, the open areas, and the words."""
    return p.cards.names[1:] + AREAS + WORDS


def subjects(p: BraversePosition, seat: i64, move: Move) -> list[str]:
    """The cards that a move is about; where it points at no card, none."""
    return [p.cards.names[kind] for kind in _kinds(p, seat, move) if kind > 0]


def about(p: BraversePosition, topic: str, say: Say, label: Label) -> list[str]:
    """A card as a player reads it, what lies in an area on both sides, or what a word means."""
    if topic in AREAS:
        return _area(p, topic, say, label)
    if topic in p.cards.names:
        return card(p.cards, topic, say, label)
    return [label(topic), *explain(p.cards, topic, say, label)]


def explain(cards: Cards, thing: str, say: Say, label: Label) -> list[str]:
    """A card as a player reads it, or what a word means."""
    return card(cards, thing, say, label) if thing in cards.names else [say(f"word-{thing}")]


def card(cards: Cards, name: str, say: Say, label: Label) -> list[str]:
    """A card as a player reads it."""
    return card_text(cards.all[cards.names.index(name)], cards, say, label)


def effect(p: BraversePosition, seat: i64, move: Move, say: Say, label: Label) -> str:
    """What an ability, a branch or a yes does."""
    verb = p.table.verb[move.number]
    arg: i64 = p.table.arg[move.number]
    if verb in (moves.M_ACTIVATE, moves.M_ANSWER):
        kind = _actor(p, seat, arg // moves.MOST_ABILITIES)
        abilities = p.cards.all[kind].abilities
        place = arg % moves.MOST_ABILITIES
        return _ability(p, abilities[place], say, label) if place < len(abilities) else ""
    if verb == moves.M_CHOOSE and p.ask == phases.ORDERING:
        waiting = waiting_of(p, seat)
        if arg >= len(waiting):
            return ""
        return _ability(p, p.cards.abilities[waiting[arg].ability], say, label)
    if verb == moves.M_CHOOSE and p.ask == phases.CHOOSING:
        return _branch(p, arg, say)
    if verb == moves.M_YES_NO and arg == 1:
        return _yes(p, say)
    return ""


def _ability(p: BraversePosition, ability: Ability, say: Say, label: Label) -> str:
    return f"{label(p.cards.names[ability.kind])}: {Teller(p.cards, say).ability(ability)}"


def _branch(p: BraversePosition, which: i64, say: Say) -> str:
    work = p.work[-1]
    blocks = node_of(p, work).blocks
    if which >= len(blocks):
        return ""
    return _teller(p, work.kind, say).block(blocks[which])


def _yes(p: BraversePosition, say: Say) -> str:
    if p.ask == phases.USING:
        return Teller(p.cards, say).ability(p.cards.abilities[p.work[-1].ability])
    if p.ask == phases.YES_NO:
        work = p.work[-1]
        return upper(_teller(p, work.kind, say).node(node_of(p, work)))
    return ""


def _teller(p: BraversePosition, kind: i64, say: Say) -> Teller:
    """Tells of a part of a card's ability."""
    teller = Teller(p.cards, say)
    teller.speak_as(p.cards.all[kind])
    return teller


def _kinds(p: BraversePosition, seat: i64, move: Move) -> list[int]:
    verb = p.table.verb[move.number]
    arg: i64 = p.table.arg[move.number]
    if verb in NAMING:
        return [arg]
    if verb in (moves.M_ACTIVATE, moves.M_ANSWER):
        return [_actor(p, seat, arg // moves.MOST_ABILITIES)]
    if verb == moves.M_ATTACK:
        theirs = p.sides[1 - seat].battle
        return [_kind(p.sides[seat].battle[arg >> 1]), _kind(theirs[arg & 1])]
    if verb == moves.M_TARGET:
        return [_kind(p.sides[seat if arg < 2 else 1 - seat].battle[arg & 1])]
    if verb == moves.M_CHOOSE and p.ask == phases.ORDERING:
        return [work.kind for work in waiting_of(p, seat)[arg : arg + 1]]
    if verb in (moves.M_CHOOSE, moves.M_YES_NO, moves.M_DONE) and p.ask in OF_A_CARD:
        return [p.work[-1].kind]
    return []


def _actor(p: BraversePosition, seat: i64, place: i64) -> i64:
    """Which card stands where an ability is used: a Cookie, or the Stage behind them."""
    side = p.sides[seat]
    return _kind(side.battle[place]) if place < len(side.battle) else side.stage


def _kind(cookie: Cookie | None) -> i64:
    return 0 if cookie is None else cookie.kind


def _area(p: BraversePosition, area: str, say: Say, label: Label) -> list[str]:
    """A heading, what the area is for, and a line or two for each side."""
    lines = [say(f"area-{area}"), say(f"about-{area}")]
    for seat in range(2):
        side = p.sides[seat]
        who = label(SEATS[seat])
        if area == "discard":
            lines.append(_line(p, "area-of", who, side.discard, say, label))
        elif area == "break":
            cards = _listed(p, side.broken, label, levels=True)
            lines.append(say("area-levels", who=who, levels=side.levels, cards=cards))
        else:
            lines.append(_line(p, "area-of", who, side.support, say, label))
            if side.rested:
                lines.append(_line(p, "area-rested", who, side.rested, say, label))
    return lines


def _line(p: BraversePosition, key: str, who: str, kinds: list[int], say: Say, label: Label) -> str:
    return say(key, who=who, count=len(kinds), cards=_listed(p, kinds, label))


def _listed(p: BraversePosition, kinds: list[int], label: Label, levels: bool = False) -> list[str]:
    """Each kind once, with how often it lies there."""
    found: list[str] = []
    for kind in sorted(set(kinds)):
        count = kinds.count(kind)
        level = f" LV{p.cards.all[kind].level}" if levels else ""
        times = f" ×{count}" if count > 1 else ""
        found.append(f"{label(p.cards.names[kind])}{level}{times}")
    return found
