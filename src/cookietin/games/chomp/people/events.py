"""Events: what is told of a play. All of it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.chomp.goals import EGGS
from cookietin.games.chomp.people.facts import herd_facts
from cookietin.games.chomp.scoring import EGG_POINTS
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.games.chomp.scoring import Sheet
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.dealer import Dealer


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
    for seat in range(position.seats):
        land = position.cards.lands[position.lands[seat].cards[0]]
        dealer.tell(Event("start-land", {"seat": SEATS[seat], "land": land}))
    spread: dict[str, Any] = dict(position.row.spread())
    dealer.tell(Event("row", spread))
    fields = {"goal": position.cards.goals[position.row.top], "count": position.row.left}
    dealer.tell(Event("top", fields))
    dealer.tell(Event("first", {"seat": SEATS[position.first]}))


def tell_goal(position: ChompPosition, goal: int, dealer: Dealer) -> None:
    """A goal is taken."""
    fields = {"seat": position.seat_name(), "goal": position.cards.goals[goal]}
    dealer.tell(Event("take-goal", fields))


def tell_land(position: ChompPosition, dealer: Dealer) -> None:
    """A land is taken."""
    fields = {"seat": position.seat_name(), "land": position.cards.lands[position.held]}
    dealer.tell(Event("take-land", fields))


def tell_aim(position: ChompPosition, dealer: Dealer) -> None:
    """It is said where a land goes."""
    land, at = position.cards.lands[position.held], position.rules.cells[position.at]
    dealer.tell(Event("aim", {"seat": position.seat_name(), "land": land, "at": at}))


def tell_place(
    position: ChompPosition, card: int, at: int, turned: int, lost: int, dealer: Dealer
) -> None:
    """A land is placed, and what it covers is lost."""
    fields: dict[str, Any] = {"seat": position.seat_name(), "land": position.cards.lands[card]}
    fields["at"] = position.rules.cells[at]
    fields["turned"] = 90 * turned
    dealer.tell(Event("place", fields))
    if lost > 0:
        dealer.tell(Event("lose-eggs", {"seat": position.seat_name(), "count": lost}))


def tell_egg(position: ChompPosition, cell: int, dealer: Dealer) -> None:
    """An egg is laid, or none."""
    fields: dict[str, Any] = {"seat": position.seat_name()}
    if cell == 0:
        dealer.tell(Event("no-egg", fields))
    else:
        dealer.tell(Event("egg", {**fields, "at": position.rules.cells[cell]}))


def tell_end(position: ChompPosition, made: list[Sheet], dealer: Dealer) -> None:
    """The scoring sheet, line by line, and who has won."""
    for seat, sheet in enumerate(made):
        for event in sheet_events(sheet, SEATS[seat], position.rules.cells):
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
