"""What a row says of cards and tokens, read back: it is what the view has at each place."""

from __future__ import annotations

from typing import Any, cast

import pytest

import cookietin
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.kernel.chance import Chance
from cookietin.kernel.names import HOLE, SEATS

MODES = {"cookie-chomper": "poison", "golden-cookie": "golden", "cookie-hoarder": ""}
"""Each with the one special cookie of its stack, if there is just one."""

Read = dict[str, list[str]]


class Row:
    """A row as its layout reads it, with seats by their own names."""

    def __init__(self, position: ChomperPosition, viewer: int) -> None:
        layout = position.title.layout(position.seats)
        self.said = layout.read(position.observation(viewer))
        me = 0 if viewer == position.seats else viewer
        names = SEATS[me : position.seats] + SEATS[:me]
        self.seats = dict(zip(layout.relative(), names, strict=True))

    def block(self, name: str) -> dict[str, Any]:
        """The columns of a block that are not 0."""
        found: dict[str, Any] = self.said.get(name, {})
        return found

    def cards(self) -> Read:
        """Where each card lies, and how many more lie there that nobody sees."""
        held: Read = {name: [] for name in ("pile", "queue", "spent")}
        sizes = {"deck": self.said.get("deck", 0)}
        for whose, seat in self.seats.items():
            sizes[f"hands.{seat}"] = self.block("hands").get(whose, 0)
        held |= {name: [] for name in sizes}
        for card, where in self.block("cards").items():
            place, _, whose = where.removeprefix("known in ").partition(".")
            held[f"{place}.{self.seats[whose]}" if whose else place].append(card)
        for place, size in sizes.items():
            held[place] += [HOLE] * (size - len(held[place]))
        return held

    def taken(self) -> Read:
        """Everyone's tokens in their order: all are plain but those that are marked."""
        found: Read = {}
        columns = self.block("taken")
        for whose, seat in self.seats.items():
            pile = ["cookie"] * columns.get(f"{whose}: size", 0)
            for marked in ("poison", "golden"):
                if place := columns.get(f"{whose}: place of {marked}"):
                    pile[place - 1] = marked
            found[f"taken.{seat}"] = pile
        return found

    def stack(self, special: str) -> Read:
        """One special cookie among plain ones, if it lies there; or token by token from the top."""
        columns = self.block("stack")
        if special:
            pile = ["cookie"] * columns.get("size", 0)
            if not any(special in taken for taken in self.taken().values()):
                pile[-1 - columns.get("above the special cookie", 0)] = special
            return {"stack.above": pile, "stack.hidden": [], "stack.below": []}
        tokens: list[str] = list(columns.values())
        hidden = [kind for kind, count in self.block("hidden").items() for _ in range(count)]
        above = tokens.index(HOLE) if hidden else len(tokens)
        return {
            "stack.above": tokens[:above][::-1],
            "stack.hidden": hidden,
            "stack.below": tokens[above + len(hidden) :][::-1],
        }


def moments(id: str, seats: int) -> list[ChomperPosition]:
    """Some positions of some random plays, and some of them with the stack turned over (CC-42)."""
    game, found = cookietin.game(id), []
    for seed in range(16):
        chance, dealer = Chance(seed), cookietin.Seeded(seed)
        position = cast("ChomperPosition", game.start(seats, dealer))
        while position.outcome is None:
            if chance.below(6) == 0:
                found.append(cast("ChomperPosition", position.copy()))
                if position.stack.above and game.id == "cookie-hoarder":
                    found.append(cast("ChomperPosition", position.copy()))
                    found[-1].stack.flip()
            asked = position.asked()
            seat = asked[chance.below(len(asked))]
            legal = position.legal(seat)
            position.step(seat, legal[chance.below(len(legal))], dealer)
    return found


def at_its_places(view: cookietin.Position, read: Read) -> Read:
    """The same places of a view; where order means nothing, sorted."""
    places = view.places()
    return {place: sorted(places.get(place, [])) for place in read}


@pytest.mark.parametrize("id", MODES)
def test_cards_lie_where_the_view_has_them(id: str) -> None:
    """Hands too: what all know to be in one is no hole in any view."""
    known = 0
    for position in moments(id, 3):
        for viewer in range(4):
            view = position.view(viewer)
            read = Row(position, viewer).cards()
            assert {place: sorted(cards) for place, cards in read.items()} == at_its_places(
                view, read
            )
            known += sum(len(floor) for floor in view.floors(viewer).values())
    assert known > 0


@pytest.mark.parametrize(("id", "special"), MODES.items())
def test_tokens_lie_where_the_view_has_them(id: str, special: str) -> None:
    """In their order, as far as they have one."""
    met: set[str] = set()
    for position in moments(id, 3):
        for viewer in range(4):
            row, places = Row(position, viewer), position.view(viewer).places()
            for place, tokens in {**row.taken(), **row.stack(special)}.items():
                assert tokens == places[place], place
                met |= {place} if tokens else set()
    assert len(met) == (4 if special else 6)
