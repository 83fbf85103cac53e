"""A bot that is asked in another process: what goes wrong there costs it its move, no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.bots import Bot
from cookietin.foreign.kennel import KENNEL
from cookietin.foreign.process import SHOWN
from cookietin.foreign.trouble import TOLD, Trouble
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.foreign.invited import Invited
    from cookietin.foreign.process import Process
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

DEFAULT_SECONDS: Final = 5.0
"""How long an answer may take where nobody says otherwise."""


class ForeignBot(Bot):
    """One seat's player in one play, elsewhere."""

    def __init__(self, invited: Invited, seed: int | str) -> None:
        self._invited = invited
        self._seed = seed
        self._seat = -1
        self._process: Process | None = None

    def answer(self, view: Position, question: Question) -> Move:
        try:
            return self.asked(view, question)
        except Trouble as trouble:
            self._let_go()
            default = view.default(question.seat)
            TOLD.lost(trouble, default.text, self._invited.language)
            return default

    def strength(self) -> dict[str, Any]:
        return self._invited.strength()

    def asked(self, view: Position, question: Question) -> Move:
        """Its answer; `Trouble` if it has none that counts."""
        seat = question.seat
        if self._process is None or self._seat != seat:
            self._seat, self._process = seat, KENNEL.take(self._invited, seat)
        legal = view.legal(seat)
        text = self._process.ask(
            told(view, question, legal, self._seed, self._invited.seconds), self._invited.seconds
        )
        move = next((move for move in legal if move.text == text), None)
        if move is None:
            raise Trouble("bot-illegal", {"bot": self._invited.name, "text": text[:SHOWN]})
        return move

    def _let_go(self) -> None:
        """What went wrong once is started anew."""
        if self._process is not None:
            KENNEL.drop(self._process)
            self._process = None

    def __del__(self) -> None:
        if self._process is not None:
            KENNEL.give_back(self._invited, self._seat, self._process)


def told(
    view: Position, question: Question, legal: list[Move], seed: int | str, seconds: float
) -> dict[str, Any]:
    """All that a bot elsewhere is told: what its seat may know, and nothing else."""
    return {
        "seat": SEATS[question.seat],
        "view": view.json(),
        "question": question.json(),
        "moves": [{"text": move.text, **move.json()} for move in legal],
        "default": view.default(question.seat).text,
        "seed": str(seed),
        "seconds": seconds,
    }
