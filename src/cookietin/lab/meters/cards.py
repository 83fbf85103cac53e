"""Each card, goal, Mixer or token by its name: held, taken when it could be, played, won with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.kernel.names import HOLE, SEATS
from cookietin.kernel.roles import CARD, MOVEMENTS
from cookietin.lab.meters.meter import Decision, Meter
from cookietin.lab.meters.register import Register
from cookietin.lab.row import pair

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.event import Event, Fields
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Reading, Readings

PAYS: Final = "points"
"""The field of an event that says what a card brings."""
NOBODY: Final = -1


@final
class Cards(Meter):
    """A card is held when it comes to a seat's place, and played when an answer names it."""

    def __init__(self) -> None:
        self._register = Register()
        self._owners: dict[str, int] = {}
        self.counts: list[_Count] = []
        self._named: list[list[int] | None] = []

    def begin(self, game: Game, seats: int) -> None:
        if self._register.begin(game):
            self._game = game
            self.counts = []
            self._owners = {}
            self._named = [None] * len(game.moves.all)
        self.decisions: i64 = 0
        for count in self.counts:
            count.clear()
        self.paid: dict[str, list[float]] = {}

    def decide(self, decision: Decision) -> None:
        self.decisions += 1
        now: i64 = self.decisions
        for move in decision.legal:
            for card in self._cards(move):
                count = self.counts[card]
                if count.offered_at != now:
                    count.offered_at = now
                    count.offered += 1
        for card in self._cards(decision.move):
            count = self.counts[card]
            count.played += 1
            count.by |= 1 << decision.seat

    def hear(self, event: Event) -> None:
        fields, secret = event.fields, event.secret
        if PAYS in fields:
            self._pay(event)
        self._move(fields, secret)
        rows = (secret.get(MOVEMENTS) if secret else None) or fields.get(MOVEMENTS)
        if rows is not None:
            for row in rows:
                self._move(row, row)

    def _move(self, row: Fields, secret: Fields) -> None:
        """Count what came to a seat from elsewhere."""
        target = row.get("to")
        if target is None:
            return
        owner = self._owner(target)
        if owner == NOBODY:
            return
        source = row.get("from")
        if source is None or owner == self._owner(source):
            return
        for name in _told(secret) or _told(row) or ():
            self.counts[self._number(name)].held += 1

    def _pay(self, event: Event) -> None:
        """What a card brings its owner, where an event says it."""
        for field, value in event.fields.items():
            if isinstance(value, str) and self._game.role(event.key, field) == CARD:
                paid = self.paid.setdefault(value, [0, 0])
                paid[0] += event.fields[PAYS]
                paid[1] += 1

    def end(self, position: Position) -> Readings:
        outcome = position.outcome
        assert outcome is not None
        read: Readings = {}
        counts: list[_Count] = []
        for number in self._register.order:
            count = self.counts[number]
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
        for name, paid in self.paid.items():
            read[f"pays/{name}"] = paid
        return read

    def _number(self, name: str) -> int:
        """The number of a card; a new one if it is new."""
        number = self._register.numbers.get(name)
        if number is None:
            number = self._register.add(name)
            self.counts.append(_Count(name))
        return number

    def _cards(self, move: Move) -> list[int]:
        """The cards that a move names; worked out once for each."""
        known = self._named[move.number]
        if known is None:
            named: list[str] = []
            for field, value in move.fields.items():
                if self._game.role(move.key, field) == CARD:
                    named += value if isinstance(value, list) else [value]
            known = [self._number(name) for name in dict.fromkeys(named) if name != HOLE]
            self._named[move.number] = known
        return known

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


def _told(fields: Fields) -> list[Any] | None:
    """The cards that are told, if any are."""
    if "cards" in fields:
        return cast("list[Any]", fields["cards"])
    return [fields["card"]] if "card" in fields else None


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
