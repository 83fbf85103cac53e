"""A position: one moment of one play, with everything that is true now."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from cookietin.compiling import mypyc_attr
from cookietin.kernel.complaint import BadOption, Hidden, Refused
from cookietin.kernel.move import number_of
from cookietin.kernel.names import SEATS, TRUTH, viewer_name
from cookietin.kernel.parts import hide_parts, observe_parts, parts_json, parts_places
from cookietin.rows import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.question import Question
    from cookietin.kernel.standing import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's position can do. A view is a position too: the same thing with holes."""

    def __init__(self, game: Game, seats: int, viewer: int) -> None:
        self.game = game
        self.seats: i64 = seats
        self.viewer: i64 = viewer
        """Whose view this is; the truth says `TRUTH`, spectators are viewer `seats`."""
        self.first = 0
        """Who started this play."""
        self.number: i64 = 0
        """The number of the present question; one for a whole sealed round or race."""
        self.outcome: Outcome | None = None

    # What a game writes.

    def asked(self) -> list[int]:
        """Which seats are asked now; none when the play is over.

        A view's list is its caller's own. The truth may lend one that must not be changed, for
        loops that ask at every step.
        """
        raise NotImplementedError

    def only(self, seat: i64) -> list[int]:
        """What `asked` says where it is one seat's turn: nobody is asked once the play is over."""
        if self.outcome is not None:
            return []
        asked = self.game.alone[seat]
        return asked if self.viewer == TRUTH else asked[:]

    def question(self, seat: int) -> Question:
        """What this seat is asked; the same from every view."""
        raise NotImplementedError

    def how_asked(self, seat: int) -> str:
        """How this seat is asked: as its question says, for whoever needs no more of it."""
        return self.question(seat).how

    def legal(self, seat: int) -> list[Move]:
        """The moves that answer this seat's question; none if it is not asked.

        A view lists them by number; in the truth their order means nothing. The list is the
        caller's own.
        """
        raise NotImplementedError

    def mark_legal(self, seat: int, written: list[int], row: BytesWriter, at: i64) -> None:
        """Mark the moves that answer this seat's question in a row of zeros that begins there.

        `written` has the column of each move by its number.
        """
        for move in self.legal(seat):
            column: i64 = written[move.number]
            row[at + column] = 1

    def default(self, seat: int) -> Move:
        """The move that counts when the seat stays away: if a game says none, the first."""
        self.check_asked(seat)
        return min(self.legal(seat), key=number_of)

    def standing_answer(self, seat: int, standing: Standing) -> Move | None:
        """What an asked seat's standing answer comes to; nothing if the seat must be asked.

        A game that says otherwise goes by what the seat may know alone.
        """
        for move in self.legal(seat):
            if move.text == standing.answer:
                return move
        return None

    def plays_on(self, seat: int) -> bool:
        """Whether a seat is still in this play: one that is out is asked nothing any more."""
        self.check_seat(seat)
        return True

    def answers_left(self, seat: int) -> i64:
        """How often an asked seat may still answer this very question: in a race, maybe often.

        It says no more than all may know; whoever draws the order of a race goes by it.
        """
        self.check_seat(seat)
        return 1

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        """Carry out a move that is known to be legal: for loops that only answer from `legal`."""
        raise NotImplementedError

    def why_not(self, seat: int, move: Move) -> Refused:
        """Which clause a move that is not legal now breaks, and what would be needed."""
        raise NotImplementedError

    def why_not_asked(self, seat: int) -> Refused | None:
        """Which clause bars a seat from answering what others are asked; nothing if none does.

        It says no more than all may know.
        """
        return None

    def hide(self) -> None:
        """Make holes of what this view's viewer may not know; called on a copy that becomes it."""
        hide_parts(self.game.parts, self)

    def copy(self) -> Position:
        """An equal position that shares nothing that changes."""
        raise NotImplementedError

    def parts(self) -> dict[str, Any]:
        """What lies where, everything by name: the game's own part of the JSON."""
        return parts_json(self.game.parts, self)

    def places(self) -> dict[str, list[str]]:
        """Where every card and token of the inventory is; a place is its path in the JSON."""
        return parts_places(self.game.parts, self)

    def check(self) -> None:
        """Raise `BadPosition` if, with every card in its place, this still cannot be."""

    def floors(self, viewer: int) -> dict[str, list[str]]:
        """For each hidden place, named as in `places`, what this viewer knows to be there."""
        self.check_watcher(viewer)
        return {}

    def observe(self, viewer: int, row: BytesWriter) -> None:
        """Append what this viewer knows, as `Game.layout` says; the same from its view.

        A game whose plays are to be learnt from writes it by hand: that is faster.
        """
        observe_parts(self.game.parts, self, viewer, row)

    def shows(self, part: str, seat: int, viewer: int) -> bool:
        """Whether a viewer sees a seat's value of a part that only its owner sees at first."""
        return seat == viewer

    # What a game gets.

    def view(self, viewer: int) -> Position:
        """The same position with what this viewer may not know left out."""
        self.check_viewer(viewer)
        seen = self.copy()
        if viewer != TRUTH:
            seen.viewer = viewer
            seen.hide()
        return seen

    def check_viewer(self, viewer: int) -> None:
        """Refuse a viewer that there is not, and in a view any other than its own."""
        if not TRUTH <= viewer <= self.seats:
            raise BadOption("viewer-out-of-range", {"viewer": viewer, "high": self.seats})
        if self.viewer != TRUTH:
            self.must_know(viewer)

    def check_watcher(self, viewer: int) -> None:
        """Refuse a viewer that there is not; the truth is none that could know or forget."""
        if not 0 <= viewer <= self.seats:
            raise BadOption("viewer-out-of-range", {"viewer": viewer, "high": self.seats})

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that this table does not have."""
        if not 0 <= seat < self.seats:
            raise BadOption("seat-out-of-range", {"seat": seat, "high": self.seats - 1})

    def check_asked(self, seat: int) -> None:
        """Refuse a seat that is not asked now."""
        self.check_seat(seat)
        if seat not in self.asked():
            asked = [SEATS[other] for other in self.asked()]
            raise BadOption("not-asked", {"seat": SEATS[seat], "asked": asked})

    def not_asked(self, seat: int) -> list[Move]:
        """What a seat may answer that is not asked: nothing, if there is such a seat."""
        self.check_seat(seat)
        return []

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        """Carry out a move, or raise `Refused` with nothing changed."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise refusal
        self.step(seat, move, dealer)

    def refusal(self, seat: int, move: Move) -> Refused | None:
        """Why this move cannot be played now; nothing if it can."""
        if self.viewer != TRUTH:
            return Refused("", "view-cannot-be-played")
        if self.outcome is not None:
            return Refused("", "play-is-over")
        if seat not in self.asked():
            return self._not_asked(seat)
        if move in self.legal(seat):
            return None
        if not self.game.owns(move):
            return Refused("", "move-of-another-game", {"move": move.text})
        refused = self.why_not(seat, move)
        refused.game = self.game.id
        return refused

    def _not_asked(self, seat: int) -> Refused:
        barred = self.why_not_asked(seat) if 0 <= seat < self.seats else None
        if barred is not None:
            barred.game = self.game.id
            return barred
        asked = [SEATS[other] for other in self.asked()]
        return Refused("", "not-asked", {"seat": seat_name(seat), "asked": asked})

    def must_know(self, seat: int) -> None:
        """Refuse to say of a seat what only the seat itself may know."""
        if self.viewer != TRUTH and self.viewer != seat:
            viewer, other = viewer_name(self.viewer, self.seats), viewer_name(seat, self.seats)
            raise Hidden("not-yours-to-know", {"viewer": viewer, "seat": other})

    def observation(self, viewer: int) -> bytes:
        """What a viewer knows as small whole numbers: `game.layout(seats)` says what each means."""
        self.check_watcher(viewer)
        self.check_viewer(viewer)
        row = BytesWriter()
        self.observe(viewer, row)
        return row.getvalue()

    def facts(self) -> dict[str, Any]:
        """What follows from this by the rules and a board shows; `people.declared` says what."""
        return self.game.people.facts(self)

    def json(self) -> dict[str, Any]:
        """The whole position as plain data: `game.position` reads it back."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "options": _own(self.game.options),
            "seats": self.seats,
            "viewer": viewer_name(self.viewer, self.seats),
            "first": SEATS[self.first],
            "question": self.number,
            "outcome": None if self.outcome is None else self.outcome.json(),
            **self.parts(),
        }

    def line(self) -> str:
        """The whole position as one line of text."""
        return json.dumps(self.json(), ensure_ascii=False, separators=(",", ":"))

    def __str__(self) -> str:
        return self.game.people.picture(self, _itself)

    def __repr__(self) -> str:
        viewer = viewer_name(self.viewer, self.seats)
        state = f"question {self.number}" if self.outcome is None else self.outcome.how
        return f"<{self.game.id}, {self.seats} seats, {viewer}: {state}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.json() == other.json()

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it has no hash: its line() can be one")

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game, self.json())


def _own(data: Any) -> Any:
    """Plain data that its reader may change."""
    if isinstance(data, dict):
        return {key: _own(value) for key, value in data.items()}
    return [_own(value) for value in data] if isinstance(data, list) else data


def _again(game: Game, data: dict[str, Any]) -> Position:
    """A position that came from another process."""
    return game.position(data)


def seat_name(seat: int) -> str:
    """A seat's name, also of a seat that no table has."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else f"seat{seat}"


def _itself(word: str) -> str:
    return word
