"""What a position that is read from outside must keep, whatever the game.

One that is accepted can be viewed, imagined, copied, written and played to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Silent
from cookietin.kernel.names import HOLE, SEATS, TRUTH, viewer_name
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.parts import check_holes
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.names import Names
    from cookietin.kernel.position import Position

_PATIENCE: Final = 100_000
"""A view from which nothing is imagined with so many cards dealt is none."""


def check_whole(position: Position) -> None:
    """Refuse what cannot be, of a truth or of a view."""
    check_places(position)
    if position.viewer == TRUTH:
        check_holes_kept(None, position.parts())
        position.check()
        _check_known(position)
        _check_asked(position)
        return
    check_holes(position.game.parts, position)
    position.check()
    _check_room_for_known(position)
    if position.view(position.viewer) != position:
        raise _no_view(position)
    _check_possible(position)


def _no_view(position: Position) -> BadPosition:
    return BadPosition("not-a-view", {"viewer": viewer_name(position.viewer, position.seats)})


def _check_possible(view: Position) -> None:
    """There is a truth that looks like this."""
    truth = view.game.imagine(view, _Patient())
    if truth.viewer != TRUTH:
        raise _no_view(view)
    try:
        check_whole(truth)
    except BadPosition as why:
        fields = {"viewer": viewer_name(view.viewer, view.seats), "why": why}
        raise BadPosition("behind-a-view", fields) from why
    if truth.view(view.viewer) != view:
        raise _no_view(view)


class _Patient(Silent):
    """Deals until its patience is at an end."""

    def __init__(self) -> None:
        super().__init__(Chance(0))
        self._dealt = 0

    def draw(self, pile: list[int], names: Names) -> int:
        self._dealt += 1
        if self._dealt > _PATIENCE or not pile:
            raise BadPosition("nothing-behind-a-view")
        return super().draw(pile, names)

    def deal(self, pile: list[int], to: list[int], count: i64, names: Names) -> None:
        self._dealt += count
        if self._dealt > _PATIENCE or not 0 <= count <= len(pile):
            raise BadPosition("nothing-behind-a-view")
        super().deal(pile, to, count, names)


def check_places(position: Position) -> None:
    """Every card in exactly one place; in a view, no card in two."""
    places = position.places()
    viewer = position.viewer
    left = sorted(position.game.inventory(position.seats))
    for place, cards in places.items():
        for card in cards:
            if card == HOLE and viewer != TRUTH:
                continue
            if card == HOLE:
                raise BadPosition("hole-there", {"where": place})
            if card not in left:
                others = [other for other, held in places.items() if card in held]
                raise BadPosition("card-too-often", {"card": card, "places": others})
            left.remove(card)
    holes = sum(cards.count(HOLE) for cards in places.values())
    if viewer == TRUTH and left:
        raise BadPosition("card-nowhere", {"card": left[0]})
    if viewer != TRUTH and holes != len(left):
        raise BadPosition("holes-off", {"found": holes, "unseen": len(left)})


def _check_known(truth: Position) -> None:
    """Nobody knows a card to lie where it does not."""
    places = truth.places()
    for viewer in range(truth.seats + 1):
        for place, known in truth.floors(viewer).items():
            for card in known:
                if known.count(card) > places.get(place, []).count(card):
                    who = viewer_name(viewer, truth.seats)
                    fields = {"viewer": who, "where": place, "card": card}
                    raise BadPosition("known-elsewhere", fields)


def _check_room_for_known(view: Position) -> None:
    """What a viewer knows to lie hidden is not more than is hidden, there and in all."""
    places = view.places()
    left = sorted(view.game.inventory(view.seats))
    for cards in places.values():
        for card in cards:
            if card != HOLE:
                left.remove(card)
    for place, known in view.floors(view.viewer).items():
        shown = list(places.get(place, []))
        for card in known:
            if card in shown:
                shown.remove(card)
                continue
            if card not in left or HOLE not in shown:
                who = viewer_name(view.viewer, view.seats)
                fields = {"viewer": who, "where": place, "card": card}
                raise BadPosition("known-elsewhere", fields)
            left.remove(card)
            shown.remove(HOLE)


def _check_asked(truth: Position) -> None:
    """Someone is asked and can answer, until it is over."""
    asked = truth.asked()
    if (truth.outcome is None) != bool(asked):
        raise BadPosition("nobody-asked" if truth.outcome is None else "asked-after-the-end")
    for place, seat in enumerate(asked):
        if seat in asked[:place] or not truth.legal(seat):
            raise BadPosition("nothing-to-answer", {"seat": SEATS[seat]})


def check_holes_kept(given: Any, kept: Any) -> None:
    """Refuse holes that were not given, and given ones that were taken for nothing."""
    found = holes_in(kept, "")
    lost = [where for where in holes_in(given, "") if where not in found]
    if len(found) != len(holes_in(given, "")):
        raise BadPosition("hole-there", {"where": (lost or found)[0]})


def holes_in(data: Any, where: str) -> list[str]:
    """Where something is hidden in plain data."""
    if data == HOLE:
        return [where]
    holes: list[str] = []
    if isinstance(data, dict):
        for key, value in data.items():
            holes += holes_in(value, f"{where}.{key}" if where else str(key))
    elif isinstance(data, list | tuple):
        for place, value in enumerate(data):
            holes += holes_in(value, f"{where}[{place}]")
    return holes


def read_outcome(parts: Reader, seats: int, points: tuple[int, int]) -> Outcome | None:
    """How it ended, if it is over, with points that the rules can give."""
    if parts.value("outcome") is None:
        return None
    given = Reader(parts.value("outcome"), "outcome")
    winners = given.cards("winners", SEATS[:seats])
    for place, seat in enumerate(winners):
        if seat in winners[:place]:
            raise BadPosition("winner-twice", {"where": f"outcome.winners[{place}]"})
    low, high = points
    scores = _each(given, "points", seats, low, high)
    merits = None
    if given.has("placement"):
        merits = [-place for place in _each(given, "placement", seats, 1, seats)]
    capped = given.has("capped") and given.flag("capped")
    how = given.text("how")
    given.finish()
    outcome = Outcome(winners, scores, how, capped, merits)
    placement = outcome.placement
    found = placement if merits is None else [-merit for merit in merits]
    first = [seat for seat in range(seats) if placement[seat] == 1]
    if found != placement or (winners and sorted(winners) != first):
        raise BadPosition("places-off", {"where": "outcome.placement", "found": found})
    return outcome


def _each(parts: Reader, key: str, seats: int, low: int, high: int) -> list[int]:
    """A number for each seat."""
    entries = parts.per_seat(key, seats)
    each = [entries.whole(SEATS[seat], low, high) for seat in range(seats)]
    entries.finish()
    return each
