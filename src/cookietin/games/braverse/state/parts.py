"""What a position consists of, declared once: how it is written, read, and where its cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.games.braverse.areas import KIND, KNOWS, NO_CARDS, Cookie, Side, new_side
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.moves import HANDS
from cookietin.games.braverse.phases import ASKS, NOTHING, PHASES
from cookietin.games.braverse.state.position import BraversePosition
from cookietin.games.braverse.work import EFFECT, WORKS, Happening, Lasting, Work
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import Card, Count, Flag, Kind, OneOf, PerSeat, Pile, Seat
from cookietin.kernel.names import HOLE, SEATS, Names, viewer_name, viewers
from cookietin.kernel.parts import OWNER, Part, Record, read_parts
from cookietin.kernel.reading import LAST_QUESTION, Reader

if TYPE_CHECKING:
    from cookietin.games.braverse.cards import Cards
    from cookietin.games.braverse.game import Braverse
    from cookietin.kernel.dealer import Dealer

MOST: Final = 1 << 20
NUMBERS: Final[list[Any]] = [1, 2, 3, 4, 5, 6, 7, 8]
"""The abilities of a card, as people count them."""


def parts(cards: Cards, sides: SideKind) -> list[Part]:
    """Whose turn it is and what is asked, both sides, what is looked at, and unfinished work."""
    shown = OneOf([HOLE, *HANDS], none=True)
    works = Works(cards)
    return [
        Part("turn", Seat()),
        Part("turns", Count(0, MOST)),
        Part("phase", OneOf(PHASES)),
        Part("step", Count(0, 2), attribute="step_"),
        Part("moves", Count(0, MOST), attribute="made"),
        Part("began", Count(0, LAST_QUESTION)),
        Part("ask", OneOf(ASKS)),
        Part("answering", Seat()),
        Part("serials", Count(0, MOST)),
        Part("ties", Count(0, 3)),
        Part("contest", PerSeat(shown), OWNER),
        Part("sides", PerSeat(sides)),
        Part("looked", Entries(cards.names)),
        Part("looker", Seat()),
        Part("work", works),
        Part("waiting", works),
        Part("later", works),
        Part("happened", Log(cards.names), attribute="log"),
        Part("lasting", Lasts(cards)),
    ]


@final
class Entries(Kind):
    """An ordered hidden pile; a card that someone knows says who does."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def json(self, value: Any, seats: int) -> Any:
        return [self._entry(entry) for entry in value]

    def _entry(self, entry: int) -> Any:
        name = self.names[entry & KIND]
        knowers = [viewer_name(viewer, 2) for viewer in range(3) if entry & KNOWS[viewer]]
        return {"card": name, "known": knowers} if knowers else name

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        entries: list[int] = []
        for place, given in enumerate(parts.rows(key)):
            where = f"{parts.path(key)}[{place}]"
            inner = Reader(given if isinstance(given, dict) else {"card": given}, where)
            entry = inner.one_of("card", self.names)
            if inner.has("known"):
                for viewer in inner.cards("known", viewers(2)[1:]):
                    entry |= KNOWS[viewer]
            inner.finish()
            entries.append(entry)
        return entries

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        return {where: [entry & KIND for entry in value]}

    def name(self, card: int) -> str:
        return self.names[card]


@final
class Bits(Kind):
    """Some of a few names, each a bit of a number."""

    def __init__(self, names: list[Any]) -> None:
        self.names = names

    def json(self, value: Any, seats: int) -> Any:
        return [name for place, name in enumerate(self.names) if value >> place & 1]

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        return sum([1 << place for place in parts.cards(key, self.names)])


@final
class Serials(Kind):
    """Cookies by their serials."""

    def json(self, value: Any, seats: int) -> Any:
        return list(value)

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        value = parts.rows(key)
        if any(not isinstance(entry, int) for entry in value):
            raise BadPosition("not-a-list", {"where": parts.path(key), "found": value})
        return value


@final
class Log(Kind):
    """What has happened this turn."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def json(self, value: Any, seats: int) -> Any:
        return [self._json(entry) for entry in value]

    def _json(self, entry: Happening) -> dict[str, Any]:
        data: dict[str, Any] = {"what": terms.HAPPENINGS[entry.what], "seat": SEATS[entry.seat]}
        if entry.kind:
            data["card"] = self.names[entry.kind]
        if entry.serial:
            data["serial"] = entry.serial
        if entry.source >= 0:
            data["from"] = terms.ZONES[entry.source]
        return data

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        return [
            self._read(Reader(given, f"{parts.path(key)}[{place}]"))
            for place, given in enumerate(parts.rows(key))
        ]

    def _read(self, parts: Reader) -> Happening:
        what, seat = parts.one_of("what", terms.HAPPENINGS), parts.seat("seat", 2)
        kind = parts.one_of("card", self.names) if parts.has("card") else 0
        serial = parts.whole("serial", 1, MOST) if parts.has("serial") else 0
        source = parts.one_of("from", terms.ZONES) if parts.has("from") else -1
        parts.finish()
        return Happening(what, seat, kind, serial, source)


@final
class Lasts(Kind):
    """Changes that last: the operation that made them, for whom, how much, until which turn."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def json(self, value: Any, seats: int) -> Any:
        return [self._json(change) for change in value]

    def _json(self, change: Lasting) -> dict[str, Any]:
        return {
            "at": self.cards.paths[change.block],
            "index": change.index,
            "seat": SEATS[change.seat],
            "serial": change.serial,
            "amount": change.amount,
            "until": change.until,
        }

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        return [
            self._read(Reader(given, f"{parts.path(key)}[{place}]"))
            for place, given in enumerate(parts.rows(key))
        ]

    def _read(self, parts: Reader) -> Lasting:
        block = parts.one_of("at", self.cards.paths)
        index = parts.whole("index", 0, len(self.cards.blocks[block].nodes) - 1)
        seat, serial = parts.seat("seat", 2), parts.whole("serial", 0, MOST)
        change = Lasting(block, index, seat, serial)
        change.amount = parts.whole("amount", -MOST, MOST)
        change.until = parts.whole("until", -1, MOST)
        parts.finish()
        return change


@final
class SideKind(Kind):
    """All areas of one player."""

    def __init__(self, cards: Cards) -> None:
        self.names = cards.names
        pile, ordered = Pile(cards.names), Pile(cards.names, ordered=True)
        entries, used = Entries(cards.names), Bits(NUMBERS)
        self.cookie = Record(
            [
                ("card", "kind", OneOf(cards.names)),
                ("serial", "serial", Count(1, MOST)),
                ("rested", "rested", Flag()),
                ("hp", "hp", entries),
                ("attack", "attack", Count(-MOST, MOST)),
                ("taken", "taken", Count(-MOST, MOST)),
                ("used", "used", used),
                ("marks", "marks", Bits(terms.MARKS)),
                ("under", "under", ordered),
            ]
        )
        self.areas = Record(
            [
                ("support", "support", pile),
                ("rested", "rested", pile),
                ("stage", "stage", Card(cards.names)),
                ("stage_used", "stage_used", used),
                ("stage_rested", "stage_rested", Flag()),
                ("aside", "aside", ordered),
                ("break", "broken", ordered),
                ("discard", "discard", ordered),
                ("hand", "hand", pile),
                ("shown", "shown", Pile(cards.names, lies=False)),
                ("set_down", "face_down", ordered),
                ("top", "top", entries),
                ("deck", "deck", pile),
                ("bottom", "bottom", entries),
                ("lost", "lost", Count(0, 60)),
                ("flags", "flags", Bits(cards.flags)),
            ]
        )

    def json(self, value: Any, seats: int) -> Any:
        battle = {
            terms.PLACES[place]: None if cookie is None else self.cookie.json(cookie, seats)
            for place, cookie in enumerate(value.battle)
        }
        return {"battle": battle, **self.areas.json(value, seats)}

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for place, cookie in enumerate(value.battle):
            at = f"{where}.battle.{terms.PLACES[place]}"
            found[f"{at}.card"] = [] if cookie is None else [cookie.kind]
            found[f"{at}.hp"] = [] if cookie is None else [entry & KIND for entry in cookie.hp]
            found[f"{at}.under"] = [] if cookie is None else cookie.under
        found.update(self.areas.piles(value, where))
        return found

    def name(self, card: int) -> str:
        return self.names[card]


@final
class Works(Kind):
    """Unfinished work; what is as at its beginning is left out."""

    def __init__(self, cards: Cards) -> None:
        self.blocks = cards.blocks
        number, serials = Count(0, MOST), Serials()
        self.effect = Record([("at", "block", OneOf(cards.paths)), ("index", "index", number)])
        self.rows: list[tuple[str, str, Kind]] = [
            ("ability", "ability", OneOf(cards.ability_names)),
            ("card", "kind", OneOf(cards.names)),
            *[(key, key, number) for key in ("phase", "source", "subject", "left", "done")],
            ("chosen", "chosen", serials),
            ("it", "it", serials),
        ]

    def json(self, value: Any, seats: int) -> Any:
        return [self._json(work) for work in value]

    def _json(self, work: Work) -> dict[str, Any]:
        data: dict[str, Any] = {"what": WORKS[work.what], "seat": SEATS[work.seat]}
        if work.what == EFFECT:
            data.update(self.effect.json(work, 2))
        for name, own, kind in self.rows:
            value = getattr(work, own)
            if value not in ((-1,) if own == "ability" else (0, [])):
                data[name] = kind.json(value, 2)
        return data

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        where = parts.path(key)
        return [
            self._read(Reader(given, f"{where}[{place}]"))
            for place, given in enumerate(parts.rows(key))
        ]

    def _read(self, parts: Reader) -> Work:
        work = Work(parts.one_of("what", WORKS), parts.seat("seat", 2))
        if work.what == EFFECT:
            self.effect.read_into(work, parts, 2, None)
            parts.whole("index", 0, len(self.blocks[work.block].nodes))
        for name, own, kind in self.rows:
            if parts.has(name):
                setattr(work, own, kind.read(parts, name, 2))
        parts.finish()
        return work


def assemble(game: Braverse, viewer: int, given: Reader, dealer: Dealer | None) -> BraversePosition:
    """All parts from JSON; with a dealer, a main phase with what is not given dealt."""
    p = cast("BraversePosition", game.blank(2, viewer))
    read_parts([part for part in game.parts if part.name != "sides"], p, given, dealer)
    if dealer is not None:
        if not given.has("answering"):
            p.answering = p.turn
        if not given.has("began") and given.has("question"):
            p.began = given.whole("question", 0, LAST_QUESTION)
        if given.has("phase") and not given.has("ask"):
            p.ask = NOTHING
    sides = given.per_seat("sides", 2) if given.due("sides", dealer) else Reader({})
    for seat in range(2):
        name = SEATS[seat]
        own: Any = sides.value(name) if sides.due(name, dealer) else {}
        _read_side(p, seat, Reader(own, f"sides.{name}"), dealer)
    sides.finish()
    return p


def _read_side(p: BraversePosition, seat: int, parts: Reader, dealer: Dealer | None) -> None:
    kind = p.title.sides
    side = new_side([], p.title.asides[seat] if dealer is not None else NO_CARDS)
    p.sides.append(side)
    kind.areas.read_into(side, parts, 2, dealer)
    side.levels = sum([p.cards.all[card].level for card in side.broken])
    if parts.due("battle", dealer):
        battle = Reader(parts.value("battle"), parts.path("battle"))
        for place, name in enumerate(terms.PLACES):
            if battle.has(name):
                given = battle.value(name)
                side.battle[place] = _cookie(p, given, battle.path(name), dealer)
        battle.finish()
    given_deck = dealer is not None and parts.has("deck")
    parts.finish()
    if dealer is not None:
        _deal_rest(p, seat, side, given_deck, dealer)


def _cookie(p: BraversePosition, value: Any, where: str, dealer: Dealer | None) -> Cookie:
    """A Cookie in battle; by its name alone it is active and gets its HP cards from the dealer."""
    if isinstance(value, str) and dealer is not None:
        value = {"card": value}
    if dealer is not None and isinstance(value, dict) and type(value.get("hp")) is int:
        value = {**value, "hp": [HOLE] * Reader(value, where).whole("hp", 1, 60)}
    parts = Reader(value, where)
    cookie = Cookie(p.serials + 1, parts.one_of("card", p.cards.names), [])
    cookie.hp = [0] * p.cards.all[cookie.kind].hp
    p.title.sides.cookie.read_into(cookie, parts, 2, dealer)
    p.serials = max(p.serials, cookie.serial) if dealer is not None else p.serials
    parts.finish()
    return cookie


def _deal_rest(
    p: BraversePosition, seat: int, side: Side, given_deck: bool, dealer: Dealer
) -> None:
    """The cards of the deck list that have no place yet: into HP piles, then the deck."""
    where = f"sides.{SEATS[seat]}"
    left = list(p.title.brought[seat])
    for pile in p.title.sides.piles(side, where).values():
        for kind in pile:
            if kind and kind not in left:
                raise BadPosition(
                    "card-too-often", {"card": p.cards.names[kind], "places": [where]}
                )
            if kind:
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
