"""Handles: what a person taps to make each kind of move, as data that no rule reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position

BAR: Final = "bar"
"""The zone of the question's own buttons: what ends there is a button of its own."""
ME: Final = "{me}"
"""Whose view it is."""
THEM: Final = "{them}"
"""The next seat clockwise: of two, the other."""
IT: Final = "{it}"
"""What is tapped in a zone."""


class Tap:
    """Something tapped in a zone, such as `hand:2/3`; what is empty is the zone itself."""

    def __init__(self, zone: str, what: str) -> None:
        self.zone = zone
        self.what = what

    def __str__(self) -> str:
        return f"{self.zone}:{self.what}" if self.what else self.zone


class Handles:
    """For each kind of move its taps, and for each zone where what is tapped there lies."""

    def __init__(self, zones: dict[str, list[str]], taps: dict[str, str]) -> None:
        self.zones = zones
        """By name: where what is tapped lies, as in `Position.places`; nothing if nowhere."""
        self.taps = taps
        """By a move's key, or `question.move` where one question differs: zones with fields."""

    def of(self, view: Position, move: Move) -> list[Tap] | None:
        """What the viewer taps, in this order, to make a move; nothing if the data does not say."""
        seat = view.viewer
        taps = self.taps.get(f"{view.question(seat).key}.{move.key}") or self.taps.get(move.key)
        if taps is None:
            return None
        found: list[Tap] = []
        for tap in taps.split():
            zone, _, what = tap.partition(":")
            for value in _filled(what, move, SEATS[seat]):
                found.append(Tap(zone, value))
        return found

    def made(self, view: Position, taps: list[str]) -> tuple[list[Move], list[Move]]:
        """The moves, legal or not, that these taps make in any order, and those they begin."""
        wanted = sorted(taps)
        made: list[Move] = []
        begun: list[Move] = []
        for move in view.game.moves.all:
            found = [str(tap) for tap in self.of(view, move) or []]
            if sorted(found) == wanted:
                made.append(move)
            elif found[: len(taps)] == taps:
                begun.append(move)
        return made, begun

    def own(self, tap: str) -> bool:
        """Whether what is tapped lies among what belongs to the viewer."""
        return any(ME in place for place in self.zones.get(tap.partition(":")[0], []))

    def places(self, view: Position, tap: Tap) -> list[str]:
        """The places that what is tapped can lie in."""
        me, them = SEATS[view.viewer], SEATS[(view.viewer + 1) % view.seats]
        return [
            place.replace(ME, me).replace(THEM, them).replace(IT, tap.what)
            for place in self.zones.get(tap.zone, [])
        ]

    def json(self) -> dict[str, Any]:
        """All of it as plain data."""
        zones = {name: list(places) for name, places in self.zones.items()}
        return {"zones": zones, "taps": dict(self.taps)}


def _filled(what: str, move: Move, me: str) -> list[str]:
    """A tap's text with a field of the move filled in; of a list, a tap for each."""
    if what == ME:
        return [me]
    if not what.startswith("{"):
        return [what]
    value = move.fields[what[1:-1]]
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]
