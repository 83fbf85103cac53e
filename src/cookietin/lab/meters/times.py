"""How long people would take: a model that is stated, not a measurement.

A person needs a moment for every answer, and more the more there is to choose from: by Hick's law,
so much for every doubling of the choices. What happens has to be carried out by hand.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, final

from cookietin.lab.meters.listener import Listener

if TYPE_CHECKING:
    from cookietin.kernel.event import Form
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.meters.meter import Decision
    from cookietin.lab.row import Readings

ANSWER: Final = 1.5
"""Seconds for any answer."""
DOUBLING: Final = 2.5
"""Seconds more for each doubling of the choices."""
HANDLING: Final = 1.0
"""Seconds for whatever is moved, drawn or told."""
_SECONDS: Final = [0.0]
"""Seconds for an answer by the number of choices: worked out once for each."""


@final
class Time(Listener):
    """Minutes that a table of people would need."""

    def begin(self, game: Game, seats: int) -> None:
        self.seconds = 0.0

    def decide(self, decision: Decision) -> None:
        choices = len(decision.legal)
        while len(_SECONDS) <= choices:
            _SECONDS.append(ANSWER + DOUBLING * math.log2(len(_SECONDS)))
        self.seconds += _SECONDS[choices]

    def hear_as(self, form: Form, values: list[Any]) -> None:
        self.seconds += HANDLING

    def end(self, position: Position) -> Readings:
        return {"minutes": self.seconds / 60}
