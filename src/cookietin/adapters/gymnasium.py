"""Every game as a Gymnasium environment: one seat against bots.

Importing this registers `cookietin/number-chain-v1` and so on with Gymnasium:
`gymnasium.make("cookietin/number-chain-v1", seats=3, bots="thumb", hand=4)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cookietin.adapters.dealing import Dealing
from cookietin.adapters.resuming import Resuming
from cookietin.adapters.seating import Seating
from cookietin.bots.roster import bot_maker, make_bot
from cookietin.kernel.complaint import BadMove, BadOption, Complaint
from cookietin.kernel.race import next_answer
from cookietin.kernel.registry import ids, make_game

if TYPE_CHECKING:
    import numpy.typing as npt

    from cookietin.bots.bot import Bot
    from cookietin.kernel.position import Position

    Row = npt.NDArray[np.uint8]


class OneSeat(Resuming, gymnasium.Env[Any, Any]):
    """One seat's part of play after play; bots hold the other seats.

    The mask of what may be answered is in the info and in `action_masks()`. An answer that it does
    not allow is taken as staying away: the question's default counts, and the info's `refused` is
    the sentence that says why. A play that is over before the seat is asked ends with its first
    step, whatever the answer: dealing again would hide such plays.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | list[str] = "thumb",
        render_mode: str | None = None,
        house: str | None = None,
        history: int = 0,
        **options: Any,
    ) -> None:
        self.seating = Seating(make_game(game, options, house), seats, history)
        others = self.seating.seats - 1
        if not 0 <= seat <= others:
            fields = {"option": "seat", "value": seat, "range": f"0–{others}"}
            raise BadOption("option-out-of-range", fields)
        self.seat = seat
        self.bot_names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bot_names) != others:
            raise BadOption("not-one-bot-each", {"found": len(self.bot_names), "seats": others})
        for name in self.bot_names:
            bot_maker(name, game)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.seating.layout.size,), np.uint8)
        self.action_space = spaces.Discrete(self.seating.moves)
        self._dealing = Dealing(history)
        self._answers: list[Any] = []
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Deal a new play and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        name = self._dealing.next_play(seed)
        self._answers = []
        seating = self.seating
        self.position: Position = seating.game.start(seating.seats, self._dealing.dealer)
        bots = iter(self.bot_names)
        self._bots: list[Bot | None] = [
            None if seat == self.seat else make_bot(next(bots), seating.game, f"{name} {seat}")
            for seat in range(seating.seats)
        ]
        self._begun = True
        self._until_asked()
        return seating.row(self.position, self.seat, self._dealing), self._info()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Answer; the bots then play until the seat is asked again or the play is over."""
        if not self._begun:
            raise BadMove("not-dealt", {})
        self._answers.append(action)
        refused = ""
        if self.position.outcome is None:
            try:
                move = self.seating.move(self.position, self.seat, action)
            except Complaint as complaint:
                move = self.position.default(self.seat)
                refused = str(complaint)
            self.position.step(self.seat, move, self._dealing.dealer)
            self._until_asked()
        outcome = self.position.outcome
        info = self._info()
        if refused:
            info["refused"] = refused
        row = self.seating.row(self.position, self.seat, self._dealing)
        if outcome is None:
            return row, 0.0, False, False, info
        info.update(self.seating.told(outcome, self.seat))
        self._begun = False
        reward = outcome.rewards(self.seating.seats)[self.seat]
        return row, reward, not outcome.capped, outcome.capped, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which answers are allowed now."""
        return self.seating.mask(self.position, self.seat).view(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.seating.mask(self.position, self.seat)}

    def _until_asked(self) -> None:
        position, dealing = self.position, self._dealing
        while position.outcome is None:
            seat = next_answer(position, position.asked(), dealing.order)
            bot = self._bots[seat]
            if bot is None:
                return
            bot.play(position, seat, dealing.dealer)

    def render(self) -> Any:
        """The picture that the terminal shows, as this seat sees it."""
        return str(self.position.view(self.seat)) if self.render_mode == "ansi" else None


def register_all() -> None:
    """Make every game known to Gymnasium."""
    for id in ids():
        name = f"cookietin/{id}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:OneSeat", kwargs={"game": id})


register_all()
