"""Hypothesis as the chooser: it drives the first choices and shrinks them when a law breaks."""

from __future__ import annotations

from hypothesis import strategies as st

from cookietin.kernel.chance import Chance


class Driven:
    """Choices that a test hands in, and then whatever a seed gives."""

    def __init__(self, choices: list[int], seed: int | str) -> None:
        self.choices = choices
        self.seed = seed
        self._place = 0
        self._chance = Chance(seed)

    def below(self, n: int) -> int:
        """The next choice."""
        if self._place == len(self.choices):
            return self._chance.below(n)
        self._place += 1
        return self.choices[self._place - 1] % n

    def again(self) -> Driven:
        """The same choices from the beginning: so that every law gets to see them."""
        return Driven(self.choices, self.seed)

    def of(self, name: str) -> Driven:
        """The same choices, and then others for each name: so that no two tests play alike."""
        return Driven(self.choices, f"{self.seed} {name}")

    def __repr__(self) -> str:
        return f"Driven({self.choices}, {self.seed})"


def choosers() -> st.SearchStrategy[Driven]:
    """Any chooser."""
    choices = st.lists(st.integers(0, 999), max_size=40)
    return st.builds(Driven, choices, st.integers(0, 2**32 - 1))
