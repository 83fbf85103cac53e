"""Reading a position back, and setting one up from some of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.braverse.language.terms import MARK_BITS, MARKS, PLACES
from cookietin.games.braverse.moves import HANDS
from cookietin.games.braverse.state.asks import ASKS, IN_MAIN, MAIN, NOTHING, PHASES
from cookietin.games.braverse.state.position import new_position
from cookietin.games.braverse.state.side import KIND, KNOWS, Cookie, new_side
from cookietin.games.braverse.state.work import WORKS, Work
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import HOLE, SEATS, viewers
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.games.braverse.game import Braverse
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.state.side import Side
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.names import Names

MOST = 1 << 20


def assemble(game: Braverse, viewer: int, parts: Reader, dealer: Dealer | None) -> BraversePosition:
    """All parts from JSON; with a dealer, a main phase with what is not given dealt."""
    p = new_position(game, viewer, [])
    p.phase = IN_MAIN
    p.ask = MAIN
    p.turns = 3
    if parts.due("turn", dealer):
        p.turn = parts.seat("turn", 2)
    p.answering = p.turn
    if parts.due("turns", dealer):
        p.turns = parts.whole("turns", 0, MOST)
    if parts.due("phase", dealer):
        p.phase = parts.one_of("phase", PHASES)
        p.ask = NOTHING
    if parts.due("step", dealer):
        p.step_ = parts.whole("step", 0, 2)
    if parts.due("moves", dealer):
        p.made = parts.whole("moves", 0, MOST)
    if parts.due("ask", dealer):
        p.ask = parts.one_of("ask", ASKS)
    if parts.due("answering", dealer):
        p.answering = parts.seat("answering", 2)
    if parts.due("serials", dealer):
        p.serials = parts.whole("serials", 0, MOST)
    if parts.due("ties", dealer):
        p.ties = parts.whole("ties", 0, 3)
    if parts.due("contest", dealer):
        shown = parts.per_seat("contest", 2)
        p.contest = [_hand_shown(shown, seat) for seat in range(2)]
        shown.finish()
    if parts.due("looker", dealer):
        p.looker = parts.seat("looker", 2)
    if parts.due("looked", dealer):
        p.looked = _pile(parts, "looked", game.cards.names)
    sides = parts.per_seat("sides", 2) if parts.due("sides", dealer) else Reader({})
    for seat in range(2):
        name = SEATS[seat]
        given: Any = sides.value(name) if sides.due(name, dealer) else {}
        p.sides.append(_side(p, seat, Reader(given, f"sides.{name}"), dealer))
    sides.finish()
    for key in ("work", "waiting", "later"):
        if parts.due(key, dealer):
            _add_work(p, key, parts)
    return p


def _hand_shown(shown: Reader, seat: int) -> int:
    value = shown.value(SEATS[seat])
    if value is None:
        return 0
    return shown.one_of(SEATS[seat], [HOLE, *HANDS]) or -1


def _side(p: BraversePosition, seat: int, parts: Reader, dealer: Dealer | None) -> Side:
    side = new_side([])
    cards = p.cards
    names = cards.names
    side.hand = _cards(parts, "hand", names, dealer)
    side.shown = _cards(parts, "shown", names, dealer)
    side.support = _cards(parts, "support", names, dealer)
    side.rested = _cards(parts, "rested", names, dealer)
    side.broken = _cards(parts, "break", names, dealer)
    side.levels = sum([cards.all[kind].level for kind in side.broken])
    side.discard = _cards(parts, "discard", names, dealer)
    side.face_down = _cards(parts, "set_down", names, dealer)
    if parts.due("top", dealer):
        side.top = _pile(parts, "top", names)
    if parts.due("bottom", dealer):
        side.bottom = _pile(parts, "bottom", names)
    if parts.due("stage", dealer) and parts.value("stage") is not None:
        side.stage = parts.one_of("stage", names)
    if parts.due("stage_used", dealer):
        side.stage_used = _used(parts, "stage_used")
    if parts.due("lost", dealer):
        side.lost = parts.whole("lost", 0, 60)
    if parts.due("flags", dealer):
        side.flags = sum([p.rules.flag_bits[flag] for flag in parts.cards("flags", cards.flags)])
    if parts.due("battle", dealer):
        battle = Reader(parts.value("battle"), parts.path("battle"))
        for place in range(2):
            if battle.has(PLACES[place]):
                at = battle.path(PLACES[place])
                value = battle.value(PLACES[place])
                side.battle[place] = _cookie(p, value, at, dealer)
        battle.finish()
    given_deck = parts.due("deck", dealer)
    if given_deck:
        side.deck = parts.cards("deck", names)
    parts.finish()
    if dealer is not None:
        _deal_rest(p, seat, side, given_deck, dealer)
    return side


def _cards(parts: Reader, key: str, names: Names, dealer: Dealer | None) -> list[int]:
    return parts.cards(key, names) if parts.due(key, dealer) else []


def _cookie(p: BraversePosition, value: Any, where: str, dealer: Dealer | None) -> Cookie:
    """A Cookie in battle; by its name alone it is active and gets its HP cards from the dealer."""
    if isinstance(value, str) and dealer is not None:
        value = {"card": value}
    parts = Reader(value, where)
    kind = parts.one_of("card", p.cards.names)
    if parts.due("serial", dealer):
        serial = parts.whole("serial", 1, MOST)
        p.serials = max(p.serials, serial)
    else:
        p.serials += 1
        serial = p.serials
    cookie = Cookie(serial, kind, [])
    if parts.due("rested", dealer):
        cookie.rested = parts.one_of("rested", [False, True]) == 1  # type: ignore[list-item]
    if parts.due("hp", dealer):
        cookie.hp = _hp(p, parts)
    else:
        cookie.hp = [0] * p.cards.all[kind].hp
    if parts.due("attack", dealer):
        cookie.attack = parts.whole("attack", -MOST, MOST)
    if parts.due("taken", dealer):
        cookie.taken = parts.whole("taken", -MOST, MOST)
    if parts.due("used", dealer):
        cookie.used = _used(parts, "used")
    if parts.due("marks", dealer):
        cookie.marks = sum([MARK_BITS[mark] for mark in parts.cards("marks", MARKS)])
    parts.finish()
    return cookie


def _hp(p: BraversePosition, parts: Reader) -> list[int]:
    value = parts.value("hp")
    if isinstance(value, int) and not isinstance(value, bool):
        return [0] * parts.whole("hp", 1, 60)
    return _pile(parts, "hp", p.cards.names)


def _used(parts: Reader, key: str) -> int:
    places = parts.value(key)
    if not isinstance(places, list) or any(place not in range(1, 9) for place in places):
        raise BadPosition("not-a-list", {"where": parts.path(key), "found": places})
    return sum([1 << (int(place) - 1) for place in places])


def _pile(parts: Reader, key: str, names: Names) -> list[int]:
    value = parts.value(key)
    if not isinstance(value, list):
        raise BadPosition("not-a-list", {"where": parts.path(key), "found": value})
    entries: list[int] = []
    for place, given in enumerate(value):
        where = f"{parts.path(key)}[{place}]"
        inner = Reader(given if isinstance(given, dict) else {"card": given}, where)
        entry = inner.one_of("card", names)
        if inner.has("known"):
            for viewer in inner.cards("known", viewers(2)[1:]):
                entry |= KNOWS[viewer]
        inner.finish()
        entries.append(entry)
    return entries


def _add_work(p: BraversePosition, key: str, parts: Reader) -> None:
    value = parts.value(key)
    if not isinstance(value, list):
        raise BadPosition("not-a-list", {"where": parts.path(key), "found": value})
    works = [
        _work(p, Reader(given, f"{parts.path(key)}[{place}]")) for place, given in enumerate(value)
    ]
    if key == "work":
        p.work = works
    elif key == "waiting":
        p.waiting = works
    else:
        p.later = works


def _work(p: BraversePosition, parts: Reader) -> Work:
    cards = p.cards
    work = Work(parts.one_of("what", WORKS), parts.seat("seat", 2))
    if work.what == 0:
        work.block = parts.one_of("at", cards.paths)
        work.index = parts.whole("index", 0, len(cards.blocks[work.block].nodes))
    if parts.has("ability"):
        work.ability = parts.one_of("ability", cards.ability_names)
    if parts.has("card"):
        work.kind = parts.one_of("card", cards.names)
    work.phase = _number(parts, "phase")
    work.source = _number(parts, "source")
    work.subject = _number(parts, "subject")
    work.left = _number(parts, "left")
    work.done = _number(parts, "done")
    work.chosen = _serials(parts, "chosen")
    work.it = _serials(parts, "it")
    parts.finish()
    return work


def _number(parts: Reader, key: str) -> int:
    return parts.whole(key, 0, MOST) if parts.has(key) else 0


def _serials(parts: Reader, key: str) -> list[int]:
    if not parts.has(key):
        return []
    value = parts.value(key)
    if not isinstance(value, list) or any(not isinstance(entry, int) for entry in value):
        raise BadPosition("not-a-list", {"where": parts.path(key), "found": value})
    return [int(entry) for entry in value]


def _deal_rest(
    p: BraversePosition, seat: int, side: Side, given_deck: bool, dealer: Dealer
) -> None:
    """The cards of the deck list that have no place yet: into HP piles, then the deck."""
    left = list(p.rules.decks[seat])
    piles = [side.hand, side.support, side.rested, side.broken, side.discard, side.face_down]
    piles += [side.deck, [side.stage] if side.stage else []]
    piles += [[entry & KIND for entry in ordered] for ordered in (side.top, side.bottom)]
    for cookie in side.battle:
        if cookie is not None:
            piles += [[cookie.kind], [entry & KIND for entry in cookie.hp if entry & KIND]]
    for pile in piles:
        for kind in pile:
            if kind not in left:
                card = p.cards.names[kind]
                fields = {"card": card, "places": [f"sides.{SEATS[seat]}"]}
                raise BadPosition("card-too-often", fields)
            left.remove(kind)
    for cookie in side.battle:
        if cookie is None:
            continue
        for place in range(len(cookie.hp)):
            if cookie.hp[place] & KIND == 0:
                if not left:
                    raise BadPosition("too-few-cards-left", {"wanted": 1, "left": 0})
                cookie.hp[place] |= dealer.draw(left, p.cards.names)
    if not given_deck:
        side.deck = left
