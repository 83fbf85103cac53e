"""Which cards fit a filter, which Cookies are meant, and what a number comes to."""

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
    from cookietin.games.braverse.work import Happening, Work


def fits(card: Card, filter: Filter) -> bool:
    """Whether a card fits by what stands on its face."""
    if not filter.faces:
        return True
    if filter.types and not (filter.types >> card.type) & 1:
        return False
    if filter.colors and not (filter.colors >> card.color) & 1:
        return False
    if filter.level_min >= 0 and (card.type != 0 or card.level < filter.level_min):
        return False
    if filter.level_max >= 0 and (card.type != 0 or card.level > filter.level_max):
        return False
    if filter.flip >= 0 and (card.flip is not None) != (filter.flip == 1):
        return False
    if filter.plain >= 0 and (card.type != 0 or card.is_plain() != (filter.plain == 1)):
        return False
    if filter.traits and not filter.traits & card.traits:
        return False
    if filter.titles and card.title not in filter.titles:
        return False
    return filter.unlike is None or not fits(card, filter.unlike)


def cookie_fits(p: BraversePosition, cookie: Cookie, filter: Filter, source: i64) -> bool:
    """Whether a Cookie in battle fits."""
    if filter.other and cookie.serial == source:
        return False
    if filter.rested >= 0 and cookie.rested != (filter.rested == 1):
        return False
    if filter.hp_max >= 0 and len(cookie.hp) > filter.hp_max:
        return False
    if filter.hp_min >= 0 and len(cookie.hp) < filter.hp_min:
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
        named = special(p, work, selector.special)
        if not selector.narrow:
            return named
        return [serial for serial in named if _narrowed(p, serial, selector, work)]
    found: list[int] = []
    for turn in range(2):
        if selector.whose != terms.BOTH and turn != selector.whose:
            continue
        seat = work.seat if turn == 0 else 1 - work.seat
        for cookie in p.sides[seat].battle:
            if cookie is not None and cookie_fits(p, cookie, selector.filter, work.source):
                found.append(cookie.serial)
    return found


def _narrowed(p: BraversePosition, serial: i64, selector: Selector, work: Work) -> bool:
    cookie = p.find(serial)
    return cookie is not None and cookie_fits(p, cookie, selector.filter, work.source)


def choosable(p: BraversePosition, work: Work, selector: Selector) -> list[int]:
    """The same, less those that effects of the opponent cannot choose."""
    found = cookies(p, work, selector)
    if not p.title.marks & terms.UNCHOSEN or selector.special or selector.all:
        return found
    if selector.by == terms.AT_RANDOM:
        return found
    open: list[int] = []
    for serial in found:
        cookie = p.find(serial)
        if cookie is not None and (
            p.owner(serial) == work.seat or not p.marks_of(cookie) & terms.UNCHOSEN
        ):
            open.append(serial)
    return open


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
        turned = selector.filter.rested < 0 or side.stage_rested == (selector.filter.rested == 1)
        pile = [side.stage] if side.stage and turned else []
    elif zone == terms.ASIDE:
        pile = side.aside
    elif zone == terms.UNDER:
        pile = []
        for serial in special(p, work, selector.of):
            host = p.find(serial)
            if host is not None:
                pile = host.under
    elif zone == terms.HP:
        pile = []
        for serial in special(p, work, selector.of):
            cookie = p.find(serial)
            if cookie is not None:
                pile = pile + cookie.hp
        return pile
    else:
        return side.top + side.deck + side.bottom
    all = p.cards.all
    return [kind for kind in pile if fits(all[kind], selector.filter)]


def measured(p: BraversePosition, work: Work, number: Number) -> i64:
    """What a selection measures: how many, levels, HP, attacks, or different colours or names."""
    of = number.of
    assert of is not None
    measure = number.measure
    if of.happened >= 0:
        return _measure_cards(p, happened(p, work, of), measure)
    if of.zone == terms.BATTLE:
        return _measure_cookies(p, cookies(p, work, of), measure)
    if of.zone == terms.BREAK and of.whose == terms.BOTH:
        all = p.cards.all
        both = p.sides[0].broken + p.sides[1].broken
        return _measure_cards(p, [kind for kind in both if fits(all[kind], of.filter)], measure)
    return _measure_cards(p, zone_cards(p, work, of), measure)


def _measure_cards(p: BraversePosition, kinds: list[int], measure: i64) -> i64:
    if measure == terms.M_COUNT:
        return len(kinds)
    all = p.cards.all
    total: i64 = 0
    if measure == terms.M_LEVELS:
        for kind in kinds:
            total += all[kind].level
        return total
    if measure == terms.M_COLORS:
        return len({all[kind].color for kind in kinds})
    return len({all[kind].title for kind in kinds})


def _measure_cookies(p: BraversePosition, serials: list[int], measure: i64) -> i64:
    if measure == terms.M_COUNT:
        return len(serials)
    total: i64 = 0
    kinds: list[int] = []
    for serial in serials:
        cookie = p.find(serial)
        if cookie is None:
            continue
        kinds.append(cookie.kind)
        if measure == terms.M_HP:
            total += len(cookie.hp)
        elif measure == terms.M_STRENGTH:
            total += p.strength_of(cookie)
    if measure in (terms.M_HP, terms.M_STRENGTH):
        return total
    return _measure_cards(p, kinds, measure)


def happened(p: BraversePosition, work: Work, of: Selector) -> list[int]:
    """The cards to which something happened this turn, or since the last attack began."""
    found: list[int] = []
    for entry in p.log:
        if of.since_attack and entry.what == terms.H_ATTACKED:
            found.clear()
        if matches(p, entry, of, work.seat, work.source):
            found.append(entry.kind)
    return found


def matches(p: BraversePosition, entry: Happening, of: Selector, seat: i64, source: i64) -> bool:
    """Whether something that happened is what is asked or waited for."""
    if entry.what != of.happened:
        return False
    if of.whose != terms.BOTH and (entry.seat == seat) != (of.whose == terms.YOU):
        return False
    if of.came_from >= 0 and entry.source != of.came_from:
        return False
    if (of.filter.other and entry.serial == source) or (of.only_this and entry.serial != source):
        return False
    return fits(p.cards.all[entry.kind], of.filter)


def value(p: BraversePosition, work: Work, number: Number) -> i64:
    """What a number comes to now."""
    if number.done:
        return work.done
    if number.of is None:
        return number.base
    found = measured(p, work, number) // number.every
    if number.most >= 0 and found > number.most:
        found = number.most
    found = found * number.times + number.base
    return found if number.more is None else found + value(p, work, number.more)


def amount(p: BraversePosition, work: Work, number: Number) -> i64:
    """How many or how much a number comes to now: never below nothing."""
    found = value(p, work, number)
    return found if found > 0 else 0


def holds(p: BraversePosition, work: Work, condition: Condition) -> bool:
    """Whether a condition is true now."""
    kind = condition.kind
    if kind == "measure":
        assert condition.measured is not None
        found = measured(p, work, condition.measured)
        low, high = condition.at_least, condition.at_most
        if low is not None and found < value(p, work, low):
            return False
        return high is None or found <= value(p, work, high)
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
