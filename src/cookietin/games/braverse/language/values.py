"""Which cards fit a filter, and what a number of a card comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.areas import ALL_KNOW, KIND
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.work import FIGHT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import (
        Card,
        Condition,
        Filter,
        Node,
        Number,
        Selector,
    )
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.work import Work


def fits(card: Card, filter: Filter) -> bool:
    """Whether a card fits by what stands on its face."""
    if filter.type >= 0 and card.type != filter.type:
        return False
    if filter.color >= 0 and card.color != filter.color:
        return False
    if filter.level_min >= 0 and (card.type != 0 or card.level < filter.level_min):
        return False
    if filter.level_max >= 0 and (card.type != 0 or card.level > filter.level_max):
        return False
    return filter.flip < 0 or (card.flip is not None) == (filter.flip == 1)


def cookie_fits(p: BraversePosition, cookie: Cookie, filter: Filter, source: i64) -> bool:
    """Whether a Cookie in battle fits."""
    if filter.other and cookie.serial == source:
        return False
    if filter.rested >= 0 and cookie.rested != (filter.rested == 1):
        return False
    if filter.hp_max >= 0 and len(cookie.hp) > filter.hp_max:
        return False
    return fits(p.cards.all[cookie.kind], filter)


def fight(p: BraversePosition) -> Work | None:
    """The battle that goes on, if any."""
    for work in p.work:
        if work.what == FIGHT:
            return work
    return None


def special(p: BraversePosition, work: Work, which: i64) -> list[int]:
    """The Cookies that a selector names directly, if they are still in battle."""
    if which == terms.IT:
        return [serial for serial in work.it if p.find(serial) is not None]
    serial: i64 = 0
    if which == terms.THIS:
        serial = work.source
    elif which in (terms.ATTACKER, terms.TARGET):
        battle = fight(p)
        if battle is not None:
            serial = battle.source if which == terms.ATTACKER else battle.subject
    else:
        serial = work.subject
    return [serial] if p.find(serial) is not None else []


def cookies(p: BraversePosition, work: Work, selector: Selector) -> list[int]:
    """The serials of the Cookies in battle that a selector is about."""
    if selector.special:
        return special(p, work, selector.special)
    found: list[int] = []
    for turn in range(2):
        if selector.whose != terms.BOTH and turn != selector.whose:
            continue
        seat = work.seat if turn == 0 else 1 - work.seat
        for cookie in p.sides[seat].battle:
            if cookie is not None and cookie_fits(p, cookie, selector.filter, work.source):
                found.append(cookie.serial)
    return found


def zone_seat(work: Work, selector: Selector) -> i64:
    """Whose area a selector is about."""
    return 1 - work.seat if selector.whose == terms.OPPONENT else work.seat


def zone_cards(p: BraversePosition, work: Work, selector: Selector) -> list[int]:
    """The cards in an area that fit, as often as they are there."""
    side = p.sides[zone_seat(work, selector)]
    zone = selector.zone
    if zone == terms.HAND:
        pile = side.hand
    elif zone == terms.SUPPORT:
        rested = selector.filter.rested
        if rested == 0:
            pile = side.support
        elif rested == 1:
            pile = side.rested
        else:
            pile = side.support + side.rested
    elif zone == terms.BREAK:
        pile = side.broken
    elif zone == terms.DISCARD:
        pile = side.discard
    elif zone == terms.STAGE_AREA:
        pile = [side.stage] if side.stage else []
    elif zone == terms.HP:
        pile = []
        for serial in special(p, work, selector.of):
            cookie = p.find(serial)
            if cookie is not None:
                pile = cookie.hp
        return pile
    else:
        return side.top + side.deck + side.bottom
    all = p.cards.all
    return [kind for kind in pile if fits(all[kind], selector.filter)]


def count(p: BraversePosition, work: Work, selector: Selector) -> i64:
    """How many a selection would have."""
    if selector.zone == terms.BATTLE:
        return len(cookies(p, work, selector))
    if selector.zone == terms.BREAK and selector.whose == terms.BOTH:
        return len(p.sides[0].broken) + len(p.sides[1].broken)
    return len(zone_cards(p, work, selector))


def value(p: BraversePosition, work: Work, number: Number) -> i64:
    """What a number comes to now."""
    if number.done:
        return work.done
    if number.of is None:
        return number.base
    found = count(p, work, number.of)
    if number.most >= 0 and found > number.most:
        found = number.most
    return found * number.times


def amount(p: BraversePosition, work: Work, number: Number) -> i64:
    """How many or how much a number comes to now: never below nothing."""
    found = value(p, work, number)
    return found if found > 0 else 0


def holds(p: BraversePosition, work: Work, condition: Condition) -> bool:
    """Whether a condition is true now."""
    kind = condition.kind
    if kind == "count":
        assert condition.of is not None
        found = count(p, work, condition.of)
        if condition.at_least >= 0 and found < condition.at_least:
            return False
        return condition.at_most < 0 or found <= condition.at_most
    if kind == "flag":
        return p.sides[work.seat].flags & p.title.flag_bits[condition.flag] != 0
    if kind == "turn":
        return (p.turn == work.seat) == condition.yours
    if kind == "top":
        side = p.sides[work.seat]
        if not side.top or side.top[-1] & ALL_KNOW != ALL_KNOW:
            return False
        return fits(p.cards.all[side.top[-1] & KIND], condition.filter)
    if kind == "not":
        return not holds(p, work, condition.parts[0])
    if kind == "all":
        return all(holds(p, work, part) for part in condition.parts)
    return any(holds(p, work, part) for part in condition.parts)


def node_of(p: BraversePosition, work: Work) -> Node:
    """The operation that an effect has come to."""
    return p.cards.blocks[work.block].nodes[work.index]
