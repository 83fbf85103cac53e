"""Facts: strength, HP, what an attack or a damage would do, break sums and the phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.braverse import phases
from cookietin.games.braverse.abilities import all_marks, changed
from cookietin.games.braverse.battle import strength
from cookietin.games.braverse.carrying import TAKES, hand_seat
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.values import fight, node_of
from cookietin.games.braverse.work import DAMAGE
from cookietin.kernel.facts import FLAG, TABLE, Fact, seat_facts
from cookietin.kernel.names import SEATS
from cookietin.kernel.roles import CARD, NUMBER, SEAT, WORD

if TYPE_CHECKING:
    from cookietin.games.braverse.areas import Cookie, Side
    from cookietin.games.braverse.state.position import BraversePosition

DECLARED: Final = [
    Fact("turn", SEAT, "Whose turn it is."),
    Fact("turns", NUMBER, "How many turns have begun."),
    Fact("phase", WORD, "The phase that is going on."),
    Fact("break_limit", NUMBER, "The level sum in a break area that loses."),
    Fact("seats", TABLE, "Both seats."),
    Fact("seats.*", TABLE, "One seat."),
    Fact("seats.*.break", NUMBER, "The level sum of its break area."),
    Fact("seats.*.deck", NUMBER, "How many cards its deck has."),
    Fact("seats.*.support", TABLE, "Its active support by colour: what it can still pay with."),
    Fact("seats.*.support.*", NUMBER, "How many of this colour."),
    Fact("seats.*.battle", TABLE, "Its Cookies in battle by place, left or right."),
    Fact("seats.*.battle.*", TABLE, "One Cookie."),
    Fact("seats.*.battle.*.card", CARD, "Its name."),
    Fact("seats.*.battle.*.level", NUMBER, "Its level."),
    Fact("seats.*.battle.*.hp", NUMBER, "How many HP cards it has."),
    Fact("seats.*.battle.*.strength", NUMBER, "What its attack does, effects included."),
    Fact("seats.*.battle.*.added", NUMBER, "Of that, what effects add or take away."),
    Fact("seats.*.battle.*.takes", NUMBER, "What effects add to each damage that it takes."),
    Fact("seats.*.battle.*.rested", FLAG, "Whether it is rested."),
    Fact("seats.*.battle.*.marks", TABLE, "What effects forbid or allow it."),
    Fact("seats.*.battle.*.marks[]", WORD, "One of them."),
    Fact("attack", "table?", "The attack that is going on, until its damage is dealt."),
    Fact("attack.seat", SEAT, "Who attacks."),
    Fact("attack.card", CARD, "With what."),
    Fact("attack.from", "word?", "The attacker's place; none if it has left."),
    Fact("attack.to", "word?", "The target's place; none if it has left."),
    Fact(
        "attack.damage", "number?", "What it would do as things are; none if it comes to nothing."
    ),
    Fact("damage", "table?", "Damage that is being dealt, point by point."),
    Fact("damage.seat", SEAT, "Whose Cookie takes it."),
    Fact("damage.place", "word?", "Its place; none if it has left."),
    Fact("damage.left", NUMBER, "How many points are still to come."),
    Fact("picks", "table?", "Where the cards lie that one is asked to pick from."),
    Fact("picks.seat", SEAT, "Whose they are."),
    Fact("picks.area", WORD, "In which area; `looked` are those that one looks at."),
]


def facts(p: BraversePosition) -> dict[str, Any]:
    """Both sides, and the attack or damage that is going on."""
    return {
        "turn": SEATS[p.turn],
        "turns": p.turns,
        "phase": phase(p),
        "break_limit": terms.BREAK_LIMIT,
        "seats": seat_facts([_side(p, side) for side in p.sides]),
        "attack": _attack(p),
        "damage": _damage(p),
        "picks": _picks(p),
    }


def phase(p: BraversePosition) -> str:
    """The phase that is going on: the position already holds the one that comes after it."""
    if p.ask == phases.SUPPORTING:
        return "support-phase"
    if p.phase == phases.IN_SUPPORT:
        return phases.PHASES[phases.IN_DRAW]
    if p.phase in (phases.IN_OVER, phases.IN_CUT):
        return phases.PHASES[phases.IN_END]
    return phases.PHASES[p.phase]


def _side(p: BraversePosition, side: Side) -> dict[str, Any]:
    colors = [p.cards.all[kind].color for kind in side.support]
    support = {terms.COLORS[color]: colors.count(color) for color in sorted(set(colors))}
    standing = zip(terms.PLACES, side.battle, strict=True)
    battle = {at: _cookie(p, cookie) for at, cookie in standing if cookie is not None}
    return {
        "break": side.levels,
        "deck": side.deck_size(),
        "support": support,
        "battle": battle,
    }


def _cookie(p: BraversePosition, cookie: Cookie) -> dict[str, Any]:
    card = p.cards.all[cookie.kind]
    attack = strength(p, cookie)
    marks = all_marks(p, cookie)
    return {
        "card": card.name,
        "level": card.level,
        "hp": len(cookie.hp),
        "strength": attack,
        "added": attack - card.damage,
        "takes": changed(p, cookie, terms.DO_CHANGE_DAMAGE) + cookie.taken,
        "rested": cookie.rested,
        "marks": [name for bit, name in enumerate(terms.MARKS) if marks & (1 << bit)],
    }


def _attack(p: BraversePosition) -> dict[str, Any] | None:
    battle = fight(p)
    if battle is None or battle.phase > 1:
        return None
    attacker, target = p.find(battle.source), p.find(battle.subject)
    damage: int | None = None
    if attacker is not None and target is not None:
        added = changed(p, target, terms.DO_CHANGE_DAMAGE) + target.taken
        damage = max(0, strength(p, attacker) + added)
    return {
        "seat": SEATS[battle.seat],
        "card": p.cards.names[battle.kind],
        "from": _place(p, attacker),
        "to": _place(p, target),
        "damage": damage,
    }


def _damage(p: BraversePosition) -> dict[str, Any] | None:
    for work in reversed(p.work):
        if work.what == DAMAGE:
            place = _place(p, p.find(work.subject))
            return {"seat": SEATS[work.seat], "place": place, "left": work.left}
    return None


def _picks(p: BraversePosition) -> dict[str, Any] | None:
    if p.ask == phases.REFRESHING:
        return {"seat": SEATS[p.answering], "area": "discard"}
    if p.ask != phases.PICKING:
        return None
    work = p.work[-1]
    if work.phase == TAKES:
        return {"seat": SEATS[work.seat], "area": "looked"}
    node = node_of(p, work)
    zone = terms.HAND if node.op == terms.DO_DISCARD or node.to is None else node.to.zone
    return {"seat": SEATS[hand_seat(work, node)], "area": terms.ZONES[zone]}


def _place(p: BraversePosition, cookie: Cookie | None) -> str | None:
    if cookie is None:
        return None
    first = p.sides[p.owner(cookie.serial)].battle[0]
    return terms.PLACES[0 if first is not None and first.serial == cookie.serial else 1]
