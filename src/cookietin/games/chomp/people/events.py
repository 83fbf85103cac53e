"""Events: what is told of a play. All of it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.chomp.goals import EGGS
from cookietin.games.chomp.people.facts import herd_facts
from cookietin.games.chomp.scoring import EGG_POINTS
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, named

if TYPE_CHECKING:
    from cookietin.games.chomp.row import Row
    from cookietin.games.chomp.scoring import Sheet
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.event import Fields

_TOLD: Final = [
    ["herd-grazes-above", "herd-grazes-right", "herd-grazes-below", "herd-grazes-left"],
    ["herd-scavenges-above", "herd-scavenges-right", "herd-scavenges-below", "herd-scavenges-left"],
    ["herd-hunts-above", "herd-hunts-right", "herd-hunts-below", "herd-hunts-left"],
    ["herd-stuck-above", "herd-stuck-right", "herd-stuck-below", "herd-stuck-left"],
    ["herd-eaten-above", "herd-eaten-right", "herd-eaten-below", "herd-eaten-left"],
    ["herd-starves"],
    ["herd-withers"],
]
"""The event that tells a herd's fate, by the side on which its reason lies."""


def tell_start(position: ChompPosition, dealer: Dealer) -> None:
    """Who starts, with which land each, and what lies in the row."""
    row, cards = position.row, position.cards
    for seat in range(position.seats):
        land = position.lands[seat].cards[0]
        fields = _moved(cards.lands[land], "unseen.lands", f"lands.{SEATS[seat]}")
        if row.printed:
            fields["moves"] = [_turned_down([cards.goals[land]], "goals")]
        dealer.tell(Event("start-land", {"seat": SEATS[seat], **fields}))
    goals, lands = named(row.goals, cards.goals), named(row.lands, cards.lands)
    moves: list[Fields] = [
        {"cards": goals, "from": "unseen.goals", "to": "row.goals"},
        {"cards": lands, "from": "unseen.lands", "to": "row.lands"},
    ]
    if row.printed:
        moves.append(_turned_down(named(row.goals, cards.lands), "lands"))
        moves.append(_turned_down(named(row.lands, cards.goals), "goals"))
    dealer.tell(Event("row", {"goals": goals, "lands": lands, "moves": moves}))
    tell_top(row, dealer)
    dealer.tell(Event("first", {"seat": SEATS[position.first]}))


def _moved(card: str, source: str, target: str) -> Fields:
    return {"card": card, "from": source, "to": target}


def _turned_down(cards: list[str], side: str) -> Fields:
    """With printed pairs the backs of cards that come into sight are known to all (CH-08)."""
    return {"cards": cards, "from": f"unseen.{side}", "to": f"face_down.{side}"}


def tell_top(row: Row, dealer: Dealer) -> None:
    """Which goal is on top of the deck now, if there still is one."""
    if row.left == 0:
        dealer.tell(Event("deck-out", {}))
        return
    fields = _moved(row.cards.goals[row.top], "unseen.goals", "deck.top")
    if row.printed:
        fields["moves"] = [_turned_down([row.cards.lands[row.top]], "lands")]
    dealer.tell(Event("top", {**fields, "count": row.left}))


def tell_refill(row: Row, column: int, dealer: Dealer) -> None:
    """The deck's top card fills a goal spot."""
    fields = _moved(row.cards.goals[row.top], "deck.top", "row.goals")
    dealer.tell(Event("refill", {**fields, "column": column + 1}))


def tell_flip(row: Row, goal: int, column: int, dealer: Dealer) -> None:
    """A goal flips down and shows its land."""
    above, below = row.cards.goals[goal], row.cards.lands[row.lands[column]]
    source = "face_down.lands" if row.printed else "unseen.lands"
    moves = [
        {"cards": [above], "from": "row.goals", "to": "face_down.goals"},
        {"cards": [below], "from": source, "to": "row.lands"},
    ]
    fields = {"goal": above, "land": below, "column": column + 1, "moves": moves}
    dealer.tell(Event("flip", fields))


def tell_goal(position: ChompPosition, goal: int, dealer: Dealer) -> None:
    """A goal is taken."""
    seat = position.seat_name()
    moved = _moved(position.cards.goals[goal], "row.goals", f"goals.{seat}")
    dealer.tell(Event("take-goal", {"seat": seat, **moved}))


def tell_land(position: ChompPosition, dealer: Dealer) -> None:
    """A land is taken."""
    moved = _moved(position.cards.lands[position.held], "row.lands", "held")
    dealer.tell(Event("take-land", {"seat": position.seat_name(), **moved}))


def tell_aim(position: ChompPosition, dealer: Dealer) -> None:
    """It is said where a land goes."""
    card, at = position.cards.lands[position.held], position.title.cells[position.at]
    dealer.tell(Event("aim", {"seat": position.seat_name(), "card": card, "at": at}))


def tell_place(
    position: ChompPosition, card: int, at: int, turned: int, lost: int, dealer: Dealer
) -> None:
    """A land is placed, and what it covers is lost."""
    seat = position.seat_name()
    moved = _moved(position.cards.lands[card], "held", f"lands.{seat}")
    fields = {"seat": seat, **moved, "at": position.title.cells[at], "turned": 90 * turned}
    dealer.tell(Event("place", fields))
    if lost > 0:
        dealer.tell(Event("lose-eggs", {"seat": seat, "count": lost}))


def tell_egg(position: ChompPosition, cell: int, dealer: Dealer) -> None:
    """An egg is laid, or none."""
    fields: dict[str, Any] = {"seat": position.seat_name()}
    if cell == 0:
        dealer.tell(Event("no-egg", fields))
    else:
        dealer.tell(Event("egg", {**fields, "at": position.title.cells[cell]}))


def tell_end(position: ChompPosition, made: list[Sheet], dealer: Dealer) -> None:
    """The scoring sheet, line by line, and who has won."""
    for seat, sheet in enumerate(made):
        for event in sheet_events(sheet, SEATS[seat], position.title.cells):
            dealer.tell(event)
    if position.outcome is not None:
        dealer.tell(Event("over", position.outcome.json()))


def sheet_events(sheet: Sheet, seat: str, names: list[str]) -> list[Event]:
    """A sheet as it is read out: a sentence for each line."""
    told: list[Event] = []
    herds = sheet.tally.feeding.herds
    for number, herd in enumerate(herds):
        side = max(0, herd.side())
        fields = {"seat": seat, **herd_facts(herds, number, names)}
        told.append(Event(_TOLD[herd.fate][side], fields))
    eggs = sheet.tally.things[EGGS]
    if eggs:
        told.append(Event("eggs", {"seat": seat, "count": eggs, "points": EGG_POINTS * eggs}))
    for goal, points in zip(sheet.goals, sheet.paid, strict=True):
        told.append(Event("goal", {"seat": seat, "goal": goal.name, "points": points}))
    told.append(Event("sum", {"seat": seat, "points": sheet.points}))
    return told
