"""Games whose moves cannot be made by tapping what is there."""

from __future__ import annotations

from cookietin.kernel.handles import Handles
from tests.laws.broken.case import breaks
from tests.laws.broken.tiny import Tiny, TinyPosition

HAND = {"hand": ["hands.{me}"]}


class Tapped(Tiny):
    """Tiny, with taps."""

    def __init__(self, zones: dict[str, list[str]], taps: dict[str, str]) -> None:
        super().__init__(TinyPosition)
        self.handles = Handles(zones, taps)


class Honest(Tapped):
    """Tiny as it should be tapped."""

    def __init__(self) -> None:
        super().__init__(HAND, {"play": "hand:{card}"})


@breaks("handles")
class SaysNothingOfAMove(Tapped):
    """Only another kind of move has taps."""

    def __init__(self) -> None:
        super().__init__(HAND, {"pass": "hand:{card}"})


@breaks("handles")
class TapsAnUnknownZone(Tapped):
    """Nobody says what a sleeve is."""

    def __init__(self) -> None:
        super().__init__(HAND, {"play": "sleeve:{card}"})


@breaks("handles")
class TapsAllAlike(Tapped):
    """One tap stands for every card."""

    def __init__(self) -> None:
        super().__init__(HAND, {"play": "hand"})


@breaks("handles")
class TapsWhatIsNotThere(Tapped):
    """The card is looked for where it does not lie yet."""

    def __init__(self) -> None:
        super().__init__({"hand": ["pile"]}, {"play": "hand:{card}"})


@breaks("handles")
class TapsOneCardTwice(Tapped):
    """Two cards are tapped, and there is one."""

    def __init__(self) -> None:
        super().__init__(HAND, {"play": "hand:{card} hand:{card}"})
