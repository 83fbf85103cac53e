"""The last things that a seat was told, as columns behind its observation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.compiling import mypyc_attr
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.layout import MOST
from cookietin.kernel.names import SEATS
from cookietin.kernel.roles import CARD, NUMBER, SEAT
from cookietin.kernel.sending import reduced
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from cookietin.kernel.event import Event, Fields
    from cookietin.kernel.game import Game
    from cookietin.kernel.layout import Layout

CARDS: Final = ["card", "second card", "third card"]
COLUMNS: Final = [
    *["event", "seat", "other", "count"],
    *[f"{card} {digit} 256" for card in CARDS for digit in ("//", "%")],
]
"""What is kept of each: which event, up to two seats, a number, up to three cards; from 1."""
LONGEST: Final = 64
_NOTHING: Final = bytes(len(COLUMNS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Remembering(Seeded):
    """Deals by a seed, and keeps the last events that it told."""

    def __init__(self, seed: int | str, length: int) -> None:
        super().__init__(seed)
        self.listening = length > 0
        self.length = length
        self.told: list[Event] = []
        """The newest last."""

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, "listening", "chance", "length", "told")

    def tell(self, event: Event) -> None:
        if len(self.told) == self.length:
            self.told.pop(0)
        self.told.append(event)


@final
class History:
    """So many events, the newest first, each as far as its viewer was told of it."""

    def __init__(self, game: Game, seats: int, length: int, events: list[str]) -> None:
        if not 0 <= length <= LONGEST:
            fields = {"option": "history", "value": length, "range": f"0–{LONGEST}"}
            raise BadOption("option-out-of-range", fields)
        self.game = game
        self.seats = seats
        self.length = length
        self.size = length * len(COLUMNS)
        self.events = events
        """The kinds of events, in the order of their numbers."""
        self.cards = sorted(game.card_names(seats))
        """The cards, in the order of their numbers."""
        self._event_numbers = {event: place + 1 for place, event in enumerate(events)}
        self._card_numbers = {card: place + 1 for place, card in enumerate(self.cards)}
        self._roles: dict[str, dict[str, str]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return History, (self.game, self.seats, self.length, self.events)

    def extend(self, layout: Layout) -> None:
        """Say what the columns mean."""
        for place in range(self.length):
            layout.add(f"history.{place}", list(COLUMNS), MOST)
            layout.stands_for(["none", *self.events], "event")
            layout.stands_for(["none", *layout.relative()], "seat", "other")
            layout.stands_for(["none", *self.cards], *CARDS)

    def row(self, viewer: int, told: list[Event]) -> bytes:
        """What a viewer was told last, of what everybody was told last."""
        row = BytesWriter()
        self.write(viewer, told, row)
        return row.getvalue()

    def write(self, viewer: int, told: list[Event], row: BytesWriter) -> None:
        """Append the same to a row."""
        for place in range(self.length):
            if place < len(told):
                self._write(viewer, told[len(told) - 1 - place], row)
            else:
                row.write(_NOTHING)

    def _write(self, viewer: int, event: Event, row: BytesWriter) -> None:
        seats: list[int] = []
        cards: list[int] = []
        count = -1
        fields = event.seen_by(viewer) if event.secret else event.fields
        roles = self._roles_of(event.key, fields)
        for field, value in fields.items():
            role = roles[field]
            if not role:
                continue
            for one in value if isinstance(value, list) else [value]:
                if role == SEAT and one in SEATS:
                    seats.append(self._seat(viewer, one))
                elif role == NUMBER and count < 0 and isinstance(one, int):
                    count = min(max(one, 0), MOST)
                elif role == CARD and one in self._card_numbers:
                    cards.append(self._card_numbers[one])
        row.append(self._event_numbers.get(event.key, 0))
        for place in range(2):
            row.append(seats[place] if place < len(seats) else 0)
        row.append(max(count, 0))
        cards.sort()
        for place in range(len(CARDS)):
            card = cards[place] if place < len(cards) else 0
            row.append(card // 256)
            row.append(card % 256)

    def _roles_of(self, key: str, fields: Fields) -> dict[str, str]:
        """What the fields of such an event are, for those that a row tells of."""
        roles = self._roles.get(key)
        if roles is None:
            roles = self._roles[key] = {}
        for field in fields:
            if field not in roles:
                role = "" if field == "event" else self.game.role(key, field)
                roles[field] = role if role in (SEAT, NUMBER, CARD) else ""
        return roles

    def _seat(self, viewer: int, name: str) -> int:
        """A seat counted from the viewer, who is 1."""
        me = 0 if viewer >= self.seats else viewer
        return 1 + (SEATS.index(name) - me) % self.seats
