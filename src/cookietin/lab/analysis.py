"""Analysis: a record as one seat saw it; how its chances went, and which of its moves cost most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cookietin.bots import make_bot
from cookietin.bots.trying import Outlook, Trial, try_out
from cookietin.kernel.names import SEATS
from cookietin.table.hint import adviser_of, hint

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.bots import Bot
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question
    from cookietin.kernel.replay import Moment, Replay
    from cookietin.table.hint import Effort, Hint

COSTLY: Final = 3
"""So many moves are told of."""
SLIGHT: Final = 0.05
"""What a search has looked at less than this part of its time, it has hardly judged."""
LEAST: Final = 0.03
"""What costs less is no mistake that anyone could tell."""


@dataclass(frozen=True)
class After:
    """How a seat's chance stood after a line of the record."""

    line: int
    play: int
    seat: int | None
    """Who moved; nobody where cards were dealt."""
    move: str
    """What was played, where the seat may know it."""
    chance: float

    def json(self) -> dict[str, Any]:
        """As plain data."""
        seat = None if self.seat is None else SEATS[self.seat]
        found = {"line": self.line, "play": self.play, "seat": seat, "move": self.move or None}
        return {**found, "chance": self.chance}


@dataclass(frozen=True)
class Choice:
    """A move of the seat's own, beside the best that it could have made."""

    line: int
    play: int
    view: Position
    question: Question
    made: Move
    made_chance: float
    best: Move
    best_chance: float

    @property
    def cost(self) -> float:
        """What the move gave away."""
        return self.best_chance - self.made_chance

    def json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "line": self.line,
            "play": self.play,
            "made": {"move": self.made.text, "chance": self.made_chance},
            "best": {"move": self.best.text, "chance": self.best_chance},
            "cost": self.cost,
        }


class Analysis:
    """A record, looked through by one seat's eyes."""

    def __init__(self, replay: Replay, seat: int, effort: Effort) -> None:
        self.replay = replay
        self.seat = seat
        self.effort = effort
        self.adviser = effort.adviser or adviser_of(replay.match.game.id)
        self.after: list[After] = []
        self.choices: list[Choice] = []

    def run(self, clock: Callable[[], float], progress: Callable[[int], None]) -> None:
        """Look at one moment after the other."""
        play, before = 0, None
        for place, moment in enumerate(self.replay.moments):
            if moment.seat is None:
                play += 1
            elif moment.seat == self.seat and before is not None:
                self._choice(moment, before, play, clock)
            self.after.append(self._after(moment, play, clock))
            before = moment.position
            progress(place + 1)

    def costly(self) -> list[Choice]:
        """The moves that cost most, the worst first."""
        found = [choice for choice in self.choices if choice.cost >= LEAST]
        return sorted(found, key=lambda choice: -choice.cost)[:COSTLY]

    def hint(self, choice: Choice) -> Hint:
        """What would have been advised there."""
        return hint(choice.view, choice.question, self.effort)

    def json(self) -> dict[str, Any]:
        """All that was found, as plain data."""
        match = self.replay.match
        return {
            "game": match.game.id,
            "seat": SEATS[self.seat],
            "adviser": self.adviser,
            "after": [after.json() for after in self.after],
            "choices": [choice.json() for choice in self.choices],
            "costly": [choice.json() for choice in self.costly()],
        }

    def _after(self, moment: Moment, play: int, clock: Callable[[], float]) -> After:
        position = moment.position
        if position.outcome is not None:
            chance = position.outcome.share(self.seat)
        else:
            outlook = Outlook(position.view(self.seat), f"after {moment.number}")
            until = clock() + self.effort.seconds
            outlook.look(self.effort.answers, lambda: clock() < until)
            chance = outlook.chance()
        move = moment.move if moment.seat == self.seat else ""
        return After(moment.number, play, moment.seat, move, chance)

    def _choice(
        self, moment: Moment, before: Position, play: int, clock: Callable[[], float]
    ) -> None:
        view, question = before.view(self.seat), before.question(self.seat)
        legal = view.legal(self.seat)
        made = next(move for move in legal if move.text == moment.move)
        if len(legal) == 1:
            return
        adviser = make_bot(self.adviser, view.game, f"analysis {moment.number}")
        adviser.keep_time(clock, self.effort.seconds)
        chances = self._chances(adviser, view, question, made, clock)
        best, chance = max(chances, key=lambda one: one[1])
        own = next(chance for move, chance in chances if move is made)
        self.choices.append(Choice(moment.number, play, view, question, made, own, best, chance))

    def _chances(
        self,
        adviser: Bot,
        view: Position,
        question: Question,
        made: Move,
        clock: Callable[[], float],
    ) -> list[tuple[Move, float]]:
        """What the adviser's best moves and the one that was made are worth, judged alike."""
        considered = adviser.consider(view, question, len(view.legal(self.seat)))
        judged = [
            (one.move, one.chance)
            for place, one in enumerate(considered)
            if one.chance is not None and (place == 0 or (one.move is made and one.weight > SLIGHT))
        ]
        if any(move is made for move, _ in judged):
            return judged
        own = adviser.judge(view, question, made)
        if judged and own is not None:
            return [*judged, (made, own)]
        best = [one.move for one in considered[:COSTLY] if one.move is not made]
        trial = Trial(view, [made, *best], f"analysis {question.number}")
        until = clock() + self.effort.seconds
        try_out(trial, self.effort.answers, 1 + len(best), lambda: clock() < until)
        return [(one.move, one.chance(trial.even)) for one in trial.tried if one.plays > 0]
