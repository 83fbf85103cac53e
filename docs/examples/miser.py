"""A bot for Number Chain in a file of its own: `tin play number-chain --bots miser.py:Miser`."""

import random
from typing import Any


class Miser:
    """Plays the card that costs least; between equals it throws a coin."""

    def __init__(self, game: Any, seed: str) -> None:
        self._random = random.Random(seed)

    def __call__(self, view: Any, question: Any) -> Any:
        before = question.fields["before"]

        def cost(move: Any) -> tuple[int, float]:
            shown = move.fields["card"].replace("0", "").split("/")
            missing = [number for number in shown if number not in before]
            return len(missing), self._random.random()

        return min(view.legal(question.seat), key=cost)
