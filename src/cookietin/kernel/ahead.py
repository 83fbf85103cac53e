"""Ahead: what is certain to follow from a viewer's moves, found without a rule of its own.

The view is imagined many times. Every world takes the moves with a dealer that has no notes; what
all were told and all show is certain. Only the view is read, so nothing can leak.

The worlds are chosen so that what is hidden is told apart wherever it decides anything: in some no
hidden card lies where it lay in another, so none of them is ever promised; in others everything
hidden is of one kind, or of a few that are neighbours among the cards, as far as there are so many.
So what is decided by a hand that is all alike, or that lacks something, is not promised either.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Dealer, take
from cookietin.kernel.event import Event
from cookietin.kernel.names import HOLE, TRUTH
from cookietin.kernel.noting import RanOut, Replaying

if TYPE_CHECKING:
    from cookietin.kernel.event import Fields
    from cookietin.kernel.move import Move
    from cookietin.kernel.names import Names
    from cookietin.kernel.position import Position

CHANCE: Final = "chance"
"""The dealer would have to deal, roll or draw before it goes on."""
HIDDEN: Final = "hidden"
"""It depends on what the viewer does not see."""

MIXED: Final = 3
"""So many truths are imagined as differently as can be."""
MOST_ALIKE: Final = 16
"""And at most so many in which what is hidden is as much of one kind as can be."""


class Ahead:
    """What is certain to follow from some moves."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.moves: list[Move] = []
        """Those that can certainly be made, one after the other."""
        self.events: list[Event] = []
        """What the viewer will be told, up to what is open."""
        self.open = ""
        """Why nothing more is certain: `CHANCE`, `HIDDEN`, or empty if all is."""
        self.facts: dict[str, Any] | None = None
        """What follows from what the viewer will see then, or just before chance comes in; nothing
        if that depends on what is hidden."""
        self.places: dict[str, list[str]] | None = None
        """Where the viewer will see everything lie then; nothing likewise."""

    def __repr__(self) -> str:
        return f"Ahead({self.json()})"

    def json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "moves": [move.text for move in self.moves],
            "events": [event.seen_by(self.viewer) for event in self.events],
            "open": self.open or None,
            "facts": self.facts,
            "places": self.places,
        }


def ahead(view: Position, moves: list[Move]) -> Ahead:
    """What is certain if the viewer makes these moves, one after the other.

    A move that cannot be made is refused as in play.
    """
    if view.viewer == TRUTH or view.viewer == view.seats:
        raise BadOption("ahead-needs-a-seat")
    found = Ahead(view.viewer)
    worlds = worlds_of(view)
    dealers = [Replaying([]) for _ in worlds]
    for move in moves:
        if found.open or not _can_make(worlds, move, found):
            break
        found.moves.append(move)
        ran_out = 0
        for place, world in enumerate(worlds):
            ran_out += _runs_out(world, found.viewer, move, dealers[place])
        if ran_out > 0:
            found.open = CHANCE if ran_out == len(worlds) else HIDDEN
    told = [[event.seen_by(found.viewer) for event in dealer.told] for dealer in dealers]
    same = _shared_beginning(told)
    found.events = [_as_told(event, found.viewer) for event in dealers[0].told[:same]]
    if any(len(one) > same for one in told):
        found.open = HIDDEN
    if found.open != HIDDEN:
        _look(worlds, found)
    return found


def asked_next(view: Position, move: Move) -> Position | None:
    """What the viewer will see if the next question after a move is certainly theirs again."""
    found = ahead(view, [move])
    if found.open:
        return None
    then: list[Position] = []
    for world in worlds_of(view):
        world.play(found.viewer, move, Replaying([]))
        if found.viewer not in world.asked():
            return None
        then.append(world.view(found.viewer))
    first = then[0].json()
    return then[0] if all(other.json() == first for other in then) else None


def unanswered(view: Position, moves: list[Move]) -> list[Event]:
    """What is certain to be told after these moves if nobody answers them.

    Where a game has answers that can be left standing, each who is asked gives what those say.
    """
    found = ahead(view, moves)
    if found.open:
        return []
    worlds = worlds_of(view)
    dealers = [Replaying([]) for _ in worlds]
    for place, world in enumerate(worlds):
        for move in moves:
            world.play(found.viewer, move, dealers[place])
        _let_pass(world, dealers[place])
    told = [[event.seen_by(found.viewer) for event in dealer.told] for dealer in dealers]
    later = dealers[0].told[len(found.events) : _shared_beginning(told)]
    # Such an answer is told by its own name, and that is of no interest here.
    waived = {standing.answer for standing in view.game.standing_answers}
    return [_as_told(event, found.viewer) for event in later if event.key not in waived]


def _let_pass(world: Position, dealer: Replaying) -> None:
    """Everyone waives their answer, until chance comes in or something else is asked."""
    with suppress(RanOut):
        while world.outcome is None:
            seat = world.asked()[0]
            move = _waiver(world, seat)
            if move is None:
                return
            world.play(seat, move, dealer)


def _waiver(world: Position, seat: int) -> Move | None:
    key = world.question(seat).key
    for standing in world.game.standing_answers:
        if key in standing.questions:
            return next((way for way in world.legal(seat) if way.text == standing.answer), None)
    return None


def worlds_of(view: Position) -> list[Position]:
    """Truths that a view allows, chosen so that what is hidden differs wherever it can."""
    seen: list[dict[str, int]] = []
    worlds: list[Position] = []
    kinds = 0
    for number in range(MIXED):
        dealer = Differing(number, seen)
        worlds.append(view.game.imagine(view, dealer))
        if dealer.dealt == 0:
            return worlds
        kinds = max(kinds, dealer.kinds)
    holes = sum([cards.count(HOLE) for cards in view.places().values()])
    alike = min(kinds, MOST_ALIKE)
    for number in range(alike):
        worlds.append(view.game.imagine(view, Hoarding(number * kinds // alike, holes)))
    return worlds


def _can_make(worlds: list[Position], move: Move, found: Ahead) -> bool:
    """Whether a move can be made in every world; one that can in none is refused."""
    refusals = [world.refusal(found.viewer, move) for world in worlds]
    refused = [refusal for refusal in refusals if refusal is not None]
    if len(refused) == len(worlds):
        raise refused[0]
    if refused:
        found.open = HIDDEN
    return not refused


def _runs_out(world: Position, seat: int, move: Move, dealer: Replaying) -> int:
    """Make a move in a world; 1 if it needs chance."""
    try:
        world.play(seat, move, dealer)
    except RanOut:
        return 1
    return 0


def _shared_beginning(told: list[list[Fields]]) -> int:
    """How many events all have in common, from the first on."""
    shortest = min([len(one) for one in told])
    for place in range(shortest):
        if any(one[place] != told[0][place] for one in told):
            return place
    return shortest


def _as_told(event: Event, viewer: int) -> Event:
    """An event without what was only imagined."""
    if viewer not in event.knowers:
        return Event(event.key, event.fields)
    return Event(event.key, event.fields, event.secret, [viewer])


def _look(worlds: list[Position], found: Ahead) -> None:
    """What the viewer will see, if it is the same in all worlds."""
    views = [world.view(found.viewer) for world in worlds]
    first = views[0]
    if any(view.line() != first.line() for view in views):
        found.open = HIDDEN
        return
    found.facts = first.facts()
    found.places = first.places()


class Imagining(Dealer):
    """Deals one of the worlds that are compared."""

    def __init__(self, number: int) -> None:
        super().__init__(False)
        self.chance = Chance(f"ahead {number}")
        self.dealt = 0

    def pick(self, n: int, names: Names) -> int:
        return self.place(list(range(n)), names)

    def draw(self, pile: list[int], names: Names) -> int:
        return take(pile, self.place(pile, names))

    def place(self, pile: list[int], names: Names) -> int:
        """Which of these comes up, by its place."""
        raise NotImplementedError


class Differing(Imagining):
    """Imagines otherwise than it did before: a place gets what it had least."""

    def __init__(self, number: int, seen: list[dict[str, int]]) -> None:
        super().__init__(number)
        self.seen = seen
        """What came up in other worlds, draw by draw."""
        self.kinds = 0
        """Among so many kinds there was a choice, where there were most."""

    def place(self, pile: list[int], names: Names) -> int:
        if self.dealt == len(self.seen):
            self.seen.append({})
        before = self.seen[self.dealt]
        self.dealt += 1
        self.kinds = max(self.kinds, len(set(pile)))
        begin = self.chance.below(len(pile))
        best = begin
        for place in (*range(begin + 1, len(pile)), *range(begin)):
            if before.get(names[pile[best]], 0) == 0:
                break
            if before.get(names[pile[place]], 0) < before.get(names[pile[best]], 0):
                best = place
        name = names[pile[best]]
        before[name] = before.get(name, 0) + 1
        return best


class Hoarding(Imagining):
    """Imagines as much of one kind as there is, then of the next."""

    def __init__(self, kind: int, holes: int) -> None:
        super().__init__(kind)
        self.kind = kind
        self.holes = holes

    def place(self, pile: list[int], names: Names) -> int:
        self.dealt += 1
        if self.dealt > self.holes:
            # The rules do not allow it, and had it dealt again: now anything will do.
            return self.chance.below(len(pile))
        kinds = sorted(set(pile))
        return pile.index(kinds[self.kind % len(kinds)])
