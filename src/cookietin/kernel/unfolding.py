"""A play unfolded: every question and every chance is a node of its own, as in a game tree."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, final

from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import RanOut
from cookietin.kernel.question import RACE
from cookietin.kernel.roles import CARD, MOVEMENTS
from cookietin.kernel.together import Together

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position


@final
class Unfolding:
    """One node: a seat's question, something that chance decides, or the end.

    Chance is found by the dealer's notes: a step is tried with the notes so far, and where they run
    out is the next chance. Cards that are dealt together come in the order of their names. In a
    sealed round the asked seats answer in their order, which nobody sees; in a race chance draws
    whose answer is next.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.position: Position | None = None
        """What is settled so far; nothing before the deal."""
        self.seat = 0
        """Who is asked, or whose answer is being carried out."""
        self.answer = -1
        """The number of the move that is being carried out; -1 if none is."""
        self.notes: list[str] = []
        """What the dealer has dealt of the step that is being carried out."""
        self.coming: list[tuple[str, float]] = []
        """What chance can bring now, and how likely; nothing if a seat is asked."""
        self.heard: list[list[str]] = [[] for _ in range(seats + 1)]
        """What each seat and the spectators were told, and what the seat itself answered."""

    def over(self) -> bool:
        """Whether the play has ended."""
        return self.position is not None and self.position.outcome is not None

    def copy(self) -> Unfolding:
        """The same node; what happens to one does not touch the other."""
        # A settled position is never changed: each step is carried out on a copy of it.
        return _again(
            self.game,
            self.seats,
            self.position,
            self.seat,
            self.answer,
            list(self.notes),
            list(self.coming),
            [list(heard) for heard in self.heard],
        )

    def __copy__(self) -> Unfolding:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Unfolding:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (
            self.game,
            self.seats,
            self.position,
            self.seat,
            self.answer,
            self.notes,
            self.coming,
            self.heard,
        )

    def reply(self, number: int) -> None:
        """The asked seat answers with the move of this number."""
        self.heard[self.seat].append(f"> {self.game.moves.all[number].text}")
        self.answer = number
        self.carry_out()

    def happen(self, place: int) -> None:
        """Chance brings what stands at this place of `coming`."""
        name = self.coming[place][0]
        if self.position is not None and self.answer < 0:
            self.seat = SEATS.index(name)
            self.coming = []
        else:
            self.notes.append(name)
            self.carry_out()

    def recalled(self, viewer: int) -> str:
        """All that a seat was ever told and answered, and what it sees now."""
        return "\n".join([*self.heard[viewer], self.seen(viewer)])

    def seen(self, viewer: int) -> str:
        """What a seat, or spectators, see now."""
        return "" if self.position is None else self.position.view(viewer).line()

    def carry_out(self) -> None:
        """Deal, or carry out the answer, as far as the notes go."""
        self.coming = []
        dealer = Together(self.notes)
        try:
            moved = self._tried(dealer)
        except RanOut as there:
            # A node even where only one thing can come: else who is told nothing could count nodes.
            self.coming = dealer.odds(there.names)
            return
        self.position = moved
        self.answer = -1
        self.notes = []
        for event in dealer.told:
            self._hear(event)
        if moved.outcome is None:
            self._ask(moved)

    def _tried(self, dealer: Together) -> Position:
        if self.position is None:
            return self.game.start(self.seats, dealer)
        moved = self.position.copy()
        moved.step(self.seat, self.game.moves.all[self.answer], dealer)
        return moved

    def _hear(self, event: Event) -> None:
        for viewer, heard in enumerate(self.heard):
            heard.append(sentence(self.game, event.seen_by(viewer)))

    def _ask(self, position: Position) -> None:
        asked = position.asked()
        self.seat = asked[0]
        if len(asked) > 1 and position.question(asked[0]).how == RACE:
            weights: list[int] = [position.answers_left(seat) for seat in asked]
            total = sum(weights)
            self.coming = [
                (SEATS[seat], weight / total) for seat, weight in zip(asked, weights, strict=True)
            ]


def _again(
    game: Game,
    seats: int,
    position: Position | None,
    seat: int,
    answer: int,
    notes: list[str],
    coming: list[tuple[str, float]],
    heard: list[list[str]],
) -> Unfolding:
    """A node that came from another process."""
    node = Unfolding(game, seats)
    node.position = position
    node.seat = seat
    node.answer = answer
    node.notes = notes
    node.coming = coming
    node.heard = heard
    return node


def unfolded(game: Game, seats: int) -> Unfolding:
    """The first node of a play."""
    root = Unfolding(game, seats)
    root.carry_out()
    return root


def sentence(game: Game, told: dict[str, Any]) -> str:
    """What someone was told, in one way: cards told together are told in no order."""
    return json.dumps(_sorted(game, str(told.get("event", "")), told), sort_keys=True)


def _sorted(game: Game, key: str, told: dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for field, value in told.items():
        if field == MOVEMENTS:
            plain[field] = [_sorted(game, key, row) for row in value]
        elif isinstance(value, list) and game.role(key, field) == CARD:
            plain[field] = sorted(value)
        else:
            plain[field] = value
    return plain
