"""Meters once more, in the plainest way: from events as everyone else hears them."""

from __future__ import annotations

from collections import Counter

from cookietin.kernel.event import Event, Fields
from cookietin.kernel.game import Game
from cookietin.kernel.names import SEATS
from cookietin.kernel.position import Position
from cookietin.kernel.roles import MOVEMENTS, WORD
from cookietin.lab.meters import Decision, Meter
from cookietin.lab.row import Readings
from cookietin.words.invoked import invoked, invoked_by


class Naive(Meter):
    """Events, faces of dice, clauses, cards held, turns and answers, all counted by name."""

    def begin(self, game: Game, seats: int) -> None:
        self.game = game
        self.entries = invoked(game.id)
        self.counted: Counter[str] = Counter()
        self.last = -1
        things = game.people.things(game)
        self.faces = {
            face
            for kind in ("face", "roll")
            for one in things.get(kind, [])
            for face in one.split()
        }

    def decide(self, decision: Decision) -> None:
        self.counted["answers"] += 1
        self.counted["decisions"] += len(decision.legal) > 1
        if decision.seat != self.last and decision.question.how == "turn":
            self.counted["turns"] += 1
            self.last = decision.seat

    def hear(self, event: Event) -> None:
        self.counted["told"] += 1
        if event.key != "over":
            self.counted[f"event/{event.key}"] += 1
        for field, value in {**event.fields, **event.secret}.items():
            word = self.game.role(event.key, field) == WORD
            if word and isinstance(value, str) and value in self.faces:
                self.counted[f"event/{event.key} {field}={value}"] += 1
        for entry in invoked_by(event.key, self.entries):
            if all(str(event.fields.get(of)) in said for of, said in entry.needs.items()):
                self.counted.update(f"clause/{clause}" for clause in entry.clauses)
        self._hold({**event.fields, **event.secret})
        for row in event.secret.get(MOVEMENTS) or event.fields.get(MOVEMENTS) or []:
            self._hold(row)

    def _hold(self, told: Fields) -> None:
        """Cards that come to a seat's place from another's, or from the middle."""
        if "from" in told and "to" in told:
            owners = [
                [seat for seat in SEATS if seat in told[end].split(".")] for end in ("from", "to")
            ]
            if owners[1] and owners[0] != owners[1]:
                cards = (
                    told["cards"] if "cards" in told else [told["card"]] if "card" in told else []
                )
                self.counted.update(f"held/{card}" for card in cards)

    def end(self, position: Position) -> Readings:
        return {f"naive {name}": float(count) for name, count in self.counted.items()}
