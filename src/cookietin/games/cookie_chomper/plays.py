"""What lies in the queue: plays, and the selections that plays have caused."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Play:
    """One card played, with its companion and its target. It never changes, so copies share it."""

    def __init__(self, seat: i64, card: i64, act: i64, mate: i64, mate_act: i64, aim: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        """The lead card. No other play of this turn has it, so it names the play."""
        self.act: i64 = act
        """The card that it acts as: itself, or what Copy copied (CC-35)."""
        self.mate: i64 = mate
        """The companion (CC-26), or 0."""
        self.mate_act: i64 = mate_act
        self.aim: i64 = aim
        """The target: the lead card of a vetoed play, or the very card of a selection; or 0."""


@final
class Pick:
    """A number chosen or rolled, or a card sought: on which card, and which play caused it."""

    def __init__(self, card: i64, by: i64, value: i64) -> None:
        self.card: i64 = card
        self.by: i64 = by
        """The lead card of the play that caused it (CC-14)."""
        self.value: i64 = value
        """A number; or, on Seek, the card sought, 0 if none is."""
