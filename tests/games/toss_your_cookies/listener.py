"""What one viewer can work out from what they are told, and from nothing else.

A second, plain version of a view's hands, middle and knowledge: it hears events, batch by batch,
and never sees a position.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Told = dict[str, Any]


class Listener:
    """One viewer with a pencil."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.hand: Counter[str] = Counter()
        self.middle: Counter[str] = Counter()
        self.floors: dict[str, Counter[str]] = {}

    def hear(self, batch: list[Told]) -> None:
        """All that was told of one move: what leaves first, then what arrives."""
        for told in batch:
            if told["event"] == "deal" and told["seat"] == self.seat:
                self.hand = Counter(told["cards"])
        moved = [told for told in batch if "from" in told and told["from"] != "box"]
        whole = [told for told in moved if told["event"] == "get" and told["count"] == 7]
        if whole:
            self._hands_move(whole)
            moved = []
        for told in moved:
            self._leaves(told)
        for told in moved:
            self._arrives(told)
        for told in batch:
            self._seen(told)

    def _floor(self, seat: str) -> Counter[str]:
        return self.floors.setdefault(seat, Counter())

    def _out(self, seat: str, cards: list[str] | None, count: int) -> None:
        """Cards leave a hand; if they are not seen, each kind may have lost that many."""
        if seat == self.seat:
            assert cards is not None, "one sees what leaves one's own hand"
            self.hand -= Counter(cards)
            return
        floor = self._floor(seat)
        gone = Counter(cards) if cards is not None else dict.fromkeys(floor, count)
        self.floors[seat] = Counter(
            {card: max(0, held - gone.get(card, 0)) for card, held in floor.items()}
        )

    def _in(self, seat: str, cards: list[str] | None) -> None:
        if seat == self.seat:
            assert cards is not None, "one sees what comes to one's own hand"
            self.hand += Counter(cards)
        elif cards is not None:
            self._floor(seat).update(cards)

    def _leaves(self, told: Told) -> None:
        if told["from"] != "middle":
            self._out(_seat(told["from"]), _cards(told), told.get("count", 1))

    def _arrives(self, told: Told) -> None:
        if told["to"] == "middle":
            self.middle.update(_cards(told) or [])
            return
        if told["from"] == "middle":
            self.middle -= Counter(_cards(told))
        self._in(_seat(told["to"]), _cards(told))

    def _seen(self, told: Told) -> None:
        if told["event"] == "milk-stays" and told["seat"] != self.seat:
            floor = self._floor(told["seat"])
            floor["milk"] = max(floor["milk"], 1)
        elif told["event"] == "win":
            self.floors.pop(told["seat"], None)

    def _hands_move(self, whole: list[Told]) -> None:
        floors = dict(self.floors)
        mine = self.hand
        for told in whole:
            to, giver = told["seat"], told["other"]
            if to == self.seat:
                self.hand = Counter(told["cards"])
                self.floors.pop(to, None)
            else:
                self.floors[to] = Counter(
                    mine if giver == self.seat else floors.get(giver, Counter())
                )

    def known(self) -> dict[str, list[str]]:
        """What is known of others' hands, sorted by name."""
        return {seat: sorted(floor.elements()) for seat, floor in self.floors.items() if +floor}


def _seat(place: str) -> str:
    """Whose hand a place is."""
    return place.removeprefix("hands.")


def _cards(told: Told) -> list[str] | None:
    """The cards that moved, if the listener may know them."""
    return [told["card"]] if "card" in told else told.get("cards")
