"""Hints: the moves that look best, what each is worth and why, from what the viewer may know."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cookietin.bots import Considered, bot_names, make_bot, sensible_bot
from cookietin.bots.reason import Reason
from cookietin.bots.trying import Reply, Trial, Tried, try_out
from cookietin.kernel.chance import Chance
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.bots import Bot
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

ADVISERS: Final = ("hard",)
"""Who is asked for advice where a game has such a bot; else its rule of thumb is."""
BEST: Final = 3
"""So many moves are told of."""
WIDEST: Final = 8
"""So many moves are tried at most by who does not search."""


class Effort(NamedTuple):
    """How much is done for one hint."""

    adviser: str = ""
    """The bot that is asked; empty for the best that a game has."""
    answers: int = 2500
    """How many answers are imagined, over all plays that are played out; 0 for no plays."""
    seconds: float = 1.5
    """After so long no further play is imagined."""


class Advice(NamedTuple):
    """One move that looks good, and why."""

    considered: Considered
    reason: Reason | None
    """The adviser's own words, where it has any."""
    tried: Tried | None
    """What became of it in imagined plays, where any were played."""
    reach: float | None
    """How far its chance may be off to either side, where it was found by imagined plays alone."""

    @property
    def move(self) -> Move:
        """The move that is advised."""
        return self.considered.move

    def json(self) -> dict[str, Any]:
        """All of it as plain data."""
        usual = None if self.tried is None else self.tried.usual()
        feared = None if self.tried is None else self.tried.feared()
        return {
            **self.considered.json(),
            "reach": self.reach,
            "why": None if self.reason is None else self.reason.json(),
            "usual": None if usual is None or self.tried is None else _reply(usual, self.tried),
            "feared": None if feared is None or self.tried is None else _reply(feared, self.tried),
        }


def _reply(reply: Reply, tried: Tried) -> dict[str, Any]:
    share = reply.plays / tried.plays
    move = {"seat": SEATS[reply.seat], "move": reply.move.text}
    return {**move, "share": share, "chance": reply.chance()}


class Hint(NamedTuple):
    """Moves that look good: what the adviser would play, then the others by what they are worth."""

    advice: list[Advice]
    adviser: str
    """The bot that was asked."""
    others: str
    """Who everyone is taken for in what was imagined."""
    plays: int
    """How many plays were imagined to their end."""

    @property
    def searched(self) -> bool:
        """Whether the adviser's own search has found the chances."""
        best = self.advice[0]
        return best.considered.chance is not None and best.reach is None

    @property
    def move(self) -> Move:
        """The best of them."""
        return self.advice[0].move

    def json(self) -> dict[str, Any]:
        """All of it as plain data."""
        moves = [advice.json() for advice in self.advice]
        supposed = {"adviser": self.adviser, "others": self.others, "plays": self.plays}
        return {"moves": moves, "supposes": supposed}


def adviser_of(game: str) -> str:
    """The bot that is asked for advice in a game."""
    known = bot_names(game)
    return next((name for name in ADVISERS if name in known), sensible_bot(game))


def hint(
    view: Position,
    question: Question,
    effort: Effort | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Hint:
    """The moves that look best to one who knows what the view shows, and why they do."""
    effort = effort or Effort()
    name = effort.adviser or adviser_of(view.game.id)
    adviser = make_bot(name, view.game, "hint")
    adviser.keep_time(clock, effort.seconds)
    considered = adviser.consider(view, question, BEST)
    judged = all(one.chance is not None for one in considered)
    considered[1:] = sorted(considered[1:], key=_sure, reverse=True)
    first = [one.move for one in considered]
    trial = Trial(view, first if judged else _candidates(view, question, first), "hint")
    # Who plays alone is worth as much as their points: imagined plays would say nothing of that.
    if len(view.legal(question.seat)) > 1 and view.seats > 1 and effort.answers > 0:
        until = clock() + effort.seconds
        try_out(trial, effort.answers, BEST, lambda: clock() < until)
        considered = considered if judged else trial.considered(BEST)
    tried = {one.move.number: one for one in trial.tried if one.plays}
    advice: list[Advice] = []
    for one in considered:
        reason = _reason(adviser if judged else None, view, question, one.move)
        found = tried.get(one.move.number)
        reach = None if judged or found is None else found.reach(trial.even)
        advice.append(Advice(one, reason, found, reach))
    return Hint(advice, name, trial.sensible, sum(one.plays for one in trial.tried))


def _sure(considered: Considered) -> float:
    """What a move is worth at least: one that was hardly looked into promises little."""
    return (considered.chance or 0.0) - 2 * (considered.error or 0.0)


def _candidates(view: Position, question: Question, first: list[Move]) -> list[Move]:
    """What is tried by who has no estimate: a bot's own answers, and others that chance picks."""
    others = [move for move in view.legal(question.seat) if move not in first]
    chance = Chance("candidates")
    while len(first) + len(others) > WIDEST:
        others.pop(chance.below(len(others)))
    return [*first, *others]


def _reason(adviser: Bot | None, view: Position, question: Question, move: Move) -> Reason | None:
    """Why a move is good: what a bot that has judged it says, or the thumb that would choose it."""
    said = None if adviser is None else adviser.why(view, question, move)
    if said is not None:
        return said
    thumb = make_bot(sensible_bot(view.game.id), view.game, "hint")
    return thumb.why(view, question, move) if thumb.answer(view, question) is move else None
