"""A table for stories: set up in two lines, moves as text, whoever is not named passes."""

from __future__ import annotations

from typing import Any, cast

import cookietin
from cookietin import Scripted
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.kernel.complaint import Refused
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS
from tests.games.cookie_chomper.queue_line import queue_line


class Table:
    """A play that a test tells: `play("0: 2", "1: veto 2")` lets others pass in between."""

    def __init__(
        self,
        *hands: str,
        game: str = "cookie-chomper",
        seats: int = 0,
        dealt: str = "",
        options: dict[str, Any] | None = None,
        **parts: Any,
    ) -> None:
        self.game = cookietin.game(game, **(options or {}))
        self.dealer = Scripted(_split(dealt))
        if hands:
            parts["hands"] = [_split(hand) for hand in hands]
        position = self.game.set_up(seats or len(hands), Scripted([]), **parts)
        self.position = cast(ChomperPosition, position)
        self.told: list[Event] = []

    def play(self, *lines: str) -> Table:
        """Let seats move; who is asked before them passes."""
        for line in lines:
            name, _, text = line.partition(": ")
            while self.asked != int(name):
                self.answer("pass")
            self.answer(text)
        return self

    def pass_to(self, seat: int) -> Table:
        """Others pass until this seat is asked."""
        while self.asked != seat:
            self.answer("pass")
        return self

    def answer(self, text: str) -> None:
        """Whoever is asked answers."""
        self.position.play(self.asked, self.game.move(text), self.dealer)
        self.told += self.dealer.collect_told()

    def close(self) -> Table:
        """Everyone passes until the window has closed."""
        while self.asks.startswith("respond"):
            self.answer("pass")
        return self

    def refused(self, line: str) -> str:
        """The clause that a move is refused by."""
        name, _, text = line.partition(": ")
        while self.asked != int(name):
            self.answer("pass")
        before = self.position.line()
        refusal = self.position.refusal(self.asked, self.game.move(text))
        assert isinstance(refusal, Refused), f"{line} is legal"
        assert self.position.line() == before
        return refusal.clause

    @property
    def asked(self) -> int:
        """The seat that is asked now."""
        return self.position.asked()[0]

    @property
    def asks(self) -> str:
        """What is asked now; nothing once the play is over."""
        if self.position.outcome is not None:
            return ""
        return self.position.question(self.asked).key

    @property
    def legal(self) -> list[str]:
        """What the asked seat can answer, as text."""
        return sorted(move.text for move in self.position.legal(self.asked))

    @property
    def total(self) -> int | None:
        """The running produced number."""
        return self.position.queue.total if self.position.queue.makes_number else None

    @property
    def queue(self) -> str:
        """The queue in one line."""
        return queue_line(self.position.queue)

    def hand(self, seat: int) -> list[str]:
        """A hand by name."""
        return cast("list[str]", self.position.json()["hands"][SEATS[seat]])

    def pile(self) -> list[str]:
        """The pile of played cards by name."""
        return cast("list[str]", self.position.json()["pile"])

    def taken(self, seat: int) -> list[str]:
        """A personal pile by name, in order of taking."""
        return cast("list[str]", self.position.json()["taken"][SEATS[seat]])

    def stack(self) -> list[str]:
        """The known tokens on top, from the top."""
        return cast("list[str]", self.position.json()["stack"]["above"])

    def heard(self, key: str) -> list[dict[str, Any]]:
        """What was told under this key, in full."""
        return [event.seen_by(-1) for event in self.told if event.key == key]


def _split(names: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in names.split(",") if name.strip()]
