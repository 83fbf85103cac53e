"""Studies: variants of a game that all play the same deals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.kernel.complaint import BadOption
from cookietin.lab.meters import Meters
from cookietin.lab.playing import StudyPlayer
from cookietin.lab.provenance import data_sums, strengths
from cookietin.lab.setting import Setting

if TYPE_CHECKING:
    from cookietin.kernel.game import Game

MOST_VARIANTS = 500
ONLY_WINNING = (0, 1)
"""The points of games that have none but for winning."""


@dataclass(frozen=True)
class Variant:
    """One way to play: a game with bots, and what sets it apart from the others."""

    settings: dict[str, str]
    """What was varied, as it is typed; what one variant is of two, `deck0 = red`."""
    game: Game = field(compare=False, repr=False)
    setting: Setting = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        """What it goes by in figures and reports."""
        return " ".join(f"{key}={value}" for key, value in self.settings.items())

    @property
    def rounds(self) -> int:
        """How often a deal is played: where bots differ, each of them on every seat."""
        return self.setting.seats if len(set(self.setting.names)) > 1 else 1

    @property
    def scored(self) -> bool:
        """Whether points are more than wins here."""
        return self.game.points(self.setting.seats) != ONLY_WINNING

    def seated(self, number: int) -> list[str]:
        """The names of the bots on each seat in a play of this number."""
        return [self.setting.names[bot] for bot in self.setting.seated(number)]

    def json(self) -> dict[str, Any]:
        """All that its plays depend on."""
        return {
            "settings": self.settings,
            "options": self.game.options,
            "bots": self.setting.names,
            **strengths(self.game, self.setting.names, self.setting.makers),
        }


class Study:
    """What is to be played: variants, so many deals, a seed, and what is measured."""

    def __init__(
        self,
        variants: list[Variant],
        plays: int,
        seed: int | str = 0,
        meters: Meters | None = None,
        baseline: int = 0,
    ) -> None:
        if not 1 <= len(variants) <= MOST_VARIANTS:
            raise BadOption("too-many-variants", {"count": len(variants), "most": MOST_VARIANTS})
        self.variants = variants
        self.rounds = max(variant.rounds for variant in variants)
        """How often each deal is played; the same in all variants, so that they can be paired."""
        self.deals = max(1, -(-plays // self.rounds))
        self.plays = self.deals * self.rounds
        """Plays of each variant: whole deals."""
        self.seed = seed
        self.meters = meters or Meters()
        self.baseline = baseline
        """Which variant the others are compared with."""

    @property
    def game(self) -> Game:
        """The game, as the baseline plays it."""
        return self.variants[self.baseline].game

    def json(self) -> dict[str, Any]:
        """All that the figures depend on, but for how many plays there are."""
        return {
            "cookietin": cookietin.__version__,
            "game": self.game.id,
            "version": self.game.version,
            **data_sums(self.game.id),
            "seed": self.seed,
            "rounds": self.rounds,
            "meters": self.meters.names,
            "baseline": self.baseline,
            "variants": [variant.json() for variant in self.variants],
        }

    def numbers(self) -> range:
        """All its plays by number: the same play of each variant in turn, then the next."""
        return range(self.plays * len(self.variants))

    def player(self) -> StudyPlayer:
        """What plays any of them."""
        return StudyPlayer(
            [variant.setting for variant in self.variants], self.rounds, self.seed, self.meters
        )
