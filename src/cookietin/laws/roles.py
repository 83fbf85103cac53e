"""The law "roles": each field of a move, a question and an event says what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.names import HOLE, SEATS
from cookietin.kernel.roles import CARD, MOVEMENTS, NUMBER, PLACE, SEAT, WORD
from cookietin.laws.broken import broken_by
from cookietin.laws.walking import walk

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.laws.chooser import Chooser

_PARTS_OF_A_MOVEMENT = ("cards", "card", "from", "to", "count")


def roles(game: Game, seats: int, chooser: Chooser) -> None:
    """Every field has a role, and what stands in it is of that role."""
    saying = _Saying(game, seats)
    for move in game.moves.all:
        saying.check(f"the move {move.text}", move.key, move.fields)
    for step in walk(game, seats, chooser):
        position = step.position
        saying.places |= set(position.places())
        for event in step.events:
            saying.check(f"the event {event.key}", event.key, event.fields)
            saying.check(f"the event {event.key}", event.key, event.secret)
        for seat in position.asked():
            question = position.question(seat)
            saying.check(f"the question {question.key}", question.key, question.fields)


class _Saying:
    """What fields may say in a play."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.cards = {HOLE, *game.card_names(seats)}
        self.places: set[str] = set()

    def check(self, what: str, key: str, fields: dict[str, Any]) -> None:
        """Whether all fields of one thing are what they say."""
        for name, value in fields.items():
            if name == MOVEMENTS:
                for movement in value:
                    if not set(movement) <= set(_PARTS_OF_A_MOVEMENT):
                        raise broken_by("roles", self.game, f"{what} moves {movement}")
                    self.check(what, key, movement)
                continue
            role = self.game.role(key, name)
            if not role:
                raise broken_by("roles", self.game, f"{what} has {name}, and nothing says its role")
            if not self._fits(role, value):
                why = f"{what} has {name} {value!r}, which is no {role}"
                raise broken_by("roles", self.game, why)

    def _fits(self, role: str, value: Any) -> bool:
        if isinstance(value, list):
            return all(self._fits(role, one) for one in value)
        if isinstance(value, dict):
            return all(self._fits(role, one) for one in value.values())
        if value is None:
            return True
        if role == NUMBER:
            return isinstance(value, int) and not isinstance(value, bool)
        if role == WORD:
            return isinstance(value, str | bool)
        known: dict[str, Any] = {CARD: self.cards, SEAT: SEATS, PLACE: self.places}
        return value in known[role]
