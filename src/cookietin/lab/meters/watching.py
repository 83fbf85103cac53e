"""Watching: one play between bots with several meters looking on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cookietin.bots.bot import as_bot
from cookietin.bots.reactions import next_hand
from cookietin.kernel.pairing import Paired
from cookietin.kernel.race import next_answer
from cookietin.lab.meters.listener import Listener, form_of, values_of
from cookietin.lab.meters.meter import Decision, Meter
from cookietin.lab.naming import meter_made, meter_name
from cookietin.lab.row import Row

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.bots.bot import Player
    from cookietin.kernel.chance import Chance
    from cookietin.kernel.event import Event, Form
    from cookietin.kernel.game import Game
    from cookietin.lab.row import Readings


@final
class Meters:
    """Several meters that watch the same plays; what makes them can be sent to processes."""

    def __init__(self, named: list[str | type[Meter]] | None = None) -> None:
        self._named = named or []
        self._made = [meter_made(meter) for meter in self._named]
        self._begin = _with(self._made, "begin")
        self._decide = _with(self._made, "decide")
        self._hear = _with(self._made, "hear")

    def __bool__(self) -> bool:
        return bool(self._made)

    def __reduce__(self) -> tuple[Any, ...]:
        return Meters, (self._named,)

    @property
    def names(self) -> list[str]:
        """What they are known by."""
        return [meter_name(meter) for meter in self._named]

    def watch(
        self,
        game: Game,
        players: list[Player],
        seed: str,
        chance: Chance,
        speeds: list[int] | None,
    ) -> Row:
        """Let bots play once, with all meters looking on."""
        for meter in self._begin:
            meter.begin(game, len(players))
        dealer = _Telling(seed, self._hear)
        position = game.start(len(players), dealer)
        bots = [as_bot(player) for player in players]
        moves: i64 = 0
        while position.outcome is None:
            asked = position.asked()
            seat = (
                next_answer(position, asked, chance)
                if speeds is None
                else next_hand(asked, speeds, chance)
            )
            moves += 1
            if not self._decide:
                bots[seat].play(position, seat, dealer)
                continue
            legal = position.legal(seat)
            move = bots[seat].glance_among(position, seat, legal)
            decision = Decision(seat, position, legal, move)
            for meter in self._decide:
                meter.decide(decision)
            if move in legal:
                position.step(seat, move, dealer)
            else:
                position.play(seat, move, dealer)
        read: Readings = {}
        for meter in self._made:
            read.update(meter.end(position))
        return Row.of(position.outcome, position.first, moves, read)


@final
class _Telling(Paired):
    """Deals as in every variant, and tells the meters what happens."""

    def __init__(self, seed: str, meters: list[Meter]) -> None:
        super().__init__(seed, bool(meters))
        self._listeners: list[Listener] = []
        self._others: list[Meter] = []
        for meter in meters:
            if isinstance(meter, Listener):
                self._listeners.append(meter)
            else:
                self._others.append(meter)

    def tell(self, event: Event) -> None:
        if self._listeners:
            form, values = form_of(event), values_of(event)
            for listener in self._listeners:
                listener.hear_as(form, values)
        for meter in self._others:
            meter.hear(event)

    def tell_as(self, form: Form, values: list[Any], knowers: list[int] | None = None) -> None:
        for listener in self._listeners:
            listener.hear_as(form, values)
        if self._others:
            event = form.event(values, knowers)
            for meter in self._others:
                meter.hear(event)


def _with(meters: list[Meter], method: str) -> list[Meter]:
    """Those that have a method of their own: nobody pays for what is not listened to."""
    return [meter for meter in meters if getattr(type(meter), method) is not getattr(Meter, method)]
