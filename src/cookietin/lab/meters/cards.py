"""Each card, goal, Mixer or token by its name: held, taken when it could be, played, won with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.kernel.names import HOLE, SEATS
from cookietin.kernel.roles import CARD, MOVEMENTS
from cookietin.lab.meters.listener import Listener, place_of
from cookietin.lab.meters.register import Register
from cookietin.lab.row import pair

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.event import Fields, Form
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.lab.meters.meter import Decision
    from cookietin.lab.row import Reading, Readings

PAYS: Final = "points"
"""The field of an event that says what a card brings."""
NOBODY: Final = -1


@final
class Cards(Listener):
    """A card is held when it comes to a seat's place, and played when an answer names it."""

    def __init__(self) -> None:
        self._register = Register()
        self._owners: dict[str, int] = {}
        self._counts: list[_Count] = []
        self._by_name: dict[str, _Count] = {}
        self._named: list[list[_Count] | None] = []
        self._tellings: list[_Telling | None] = []
        """What each form of events says of cards, by its number."""
        self._decisions: i64 = 0

    def begin(self, game: Game, seats: int) -> None:
        if self._register.begin(game):
            self._game = game
            self._counts = []
            self._by_name = {}
            self._owners = {}
            self._named = [None] * len(game.moves.all)
            self._tellings = []
        self._decisions = 0
        for count in self._counts:
            count.clear()
        self._paid: dict[str, list[float]] = {}

    def decide(self, decision: Decision) -> None:
        self._decisions += 1
        now = self._decisions
        named = self._named
        for move in decision.legal:
            cards = named[move.number]
            if cards is None:
                cards = self._cards(move)
            for count in cards:
                if count.offered_at != now:
                    count.offered_at = now
                    count.offered += 1
        move = decision.move
        by: i64 = 1 << decision.seat
        cards = named[move.number]
        if cards is None:
            cards = self._cards(move)
        for count in cards:
            count.played += 1
            count.by |= by

    def hear_as(self, form: Form, values: list[Any]) -> None:
        number = form.number
        telling = self._tellings[number] if number < len(self._tellings) else None
        if telling is None:
            telling = self._learn(form)
        if telling.points >= 0:
            for place in telling.paying:
                self._pay(values[place], values[telling.points])
        if telling.target >= 0 and self._came(values[telling.source], values[telling.target]):
            for place in telling.cards:
                told = values[place]
                if isinstance(told, list):
                    self._hold(told)
                    if told:
                        break
                else:
                    self._count(told).held += 1
                    break
        if telling.moves >= 0:
            rows: list[Fields] = values[telling.moves]
            for row in rows:
                self._move(row)

    def _move(self, row: Fields) -> None:
        """One of several movements."""
        target, source = row.get("to"), row.get("from")
        if target is None or source is None or not self._came(source, target):
            return
        if "cards" in row:
            self._hold(row["cards"])
        elif "card" in row:
            self._count(row["card"]).held += 1

    def _came(self, source: Any, target: Any) -> bool:
        """Whether something came to a seat from elsewhere."""
        if target is None or source is None:
            return False
        owner = self._owner(target)
        return owner != NOBODY and owner != self._owner(source)

    def _hold(self, cards: list[Any]) -> None:
        for name in cards:
            self._count(name).held += 1

    def _pay(self, card: Any, points: Any) -> None:
        """What a card brings its owner."""
        if isinstance(card, str):
            paid = self._paid.setdefault(card, [0, 0])
            paid[0] += points
            paid[1] += 1

    def _learn(self, form: Form) -> _Telling:
        """Look through a form."""
        telling = _Telling(form)
        if telling.points >= 0:
            for place, name in enumerate(form.names):
                if self._game.role(form.key, name) == CARD:
                    telling.paying.append(place)
        while len(self._tellings) <= form.number:
            self._tellings.append(None)
        self._tellings[form.number] = telling
        return telling

    def end(self, position: Position) -> Readings:
        outcome = position.outcome
        assert outcome is not None
        read: Readings = {}
        counts: list[_Count] = []
        for number in self._register.order:
            count = self._counts[number]
            if count.held or count.played or count.offered:
                counts.append(count)
        for count in counts:
            if count.held:
                read[count.held_name] = int(count.held)
        for count in counts:
            if count.played:
                read[count.played_name] = int(count.played)
        for count in counts:
            if count.offered:
                read[count.taken_name] = pair(count.played, count.offered)
        shares = [outcome.share(seat) for seat in range(position.seats)]
        won: dict[int, Reading] = {}
        for count in counts:
            if count.by:
                by = int(count.by)
                share = won.get(by)
                if share is None:
                    share = won[by] = _won(count.by, shares)
                read[count.won_name] = share
        for name, paid in self._paid.items():
            read[f"pays/{name}"] = paid
        return read

    def _count(self, name: str) -> _Count:
        """What counts a card; a new one if it is new."""
        count = self._by_name.get(name)
        if count is None:
            self._register.add(name)
            count = self._by_name[name] = _Count(name)
            self._counts.append(count)
        return count

    def _cards(self, move: Move) -> list[_Count]:
        """What counts the cards that a move names; looked up once for each."""
        named: list[str] = []
        for field, value in move.fields.items():
            if self._game.role(move.key, field) == CARD:
                named += value if isinstance(value, list) else [value]
        cards = [self._count(name) for name in dict.fromkeys(named) if name != HOLE]
        self._named[move.number] = cards
        return cards

    def _owner(self, place: str) -> int:
        """The seat that a place belongs to; nobody where it is everybody's."""
        owner = self._owners.get(place)
        if owner is None:
            owner = NOBODY
            for part in place.split("."):
                if owner == NOBODY and part in SEATS:
                    owner = SEATS.index(part)
            self._owners[place] = owner
        return owner


@final
class _Telling:
    """What events of one form say of cards: where each value stands, -1 where there is none."""

    def __init__(self, form: Form) -> None:
        public, secret = form.names, [*[""] * len(form.names), *form.secret]
        self.points = place_of(public, PAYS)
        self.paying: list[int] = []
        """Where the names of cards stand that bring points."""
        self.source = place_of(public, "from")
        self.target = place_of(public, "to") if self.source >= 0 else -1
        self.cards: list[int] = []
        """Where the cards that move may stand: secret ones, if there are any, before open ones."""
        for names in (secret, public):
            place = place_of(names, "cards")
            if place < 0:
                place = place_of(names, "card")
            if place >= 0:
                self.cards.append(place)
        self.moves = place_of(secret, MOVEMENTS)
        if self.moves < 0:
            self.moves = place_of(public, MOVEMENTS)


@final
class _Count:
    """What happened to one card in a play, and what its figures are called."""

    def __init__(self, name: str) -> None:
        self.held_name = f"held/{name}"
        self.played_name = f"played/{name}"
        self.taken_name = f"taken/{name}"
        self.won_name = f"won-with/{name}"
        self.clear()

    def clear(self) -> None:
        """A play begins."""
        self.held: i64 = 0
        self.played: i64 = 0
        self.offered: i64 = 0
        self.offered_at: i64 = 0
        """The last decision in which it could be taken."""
        self.by: i64 = 0
        """The seats that played it, a bit for each."""


def _won(by: i64, shares: list[float]) -> Reading:
    """What the seats that played a card won, and how many they were."""
    won, seats = 0.0, 0
    for share in shares:
        if by & 1:
            won += share
            seats += 1
        by >>= 1
    whole = int(won)
    return pair(whole, seats) if whole == won else (won, seats)
