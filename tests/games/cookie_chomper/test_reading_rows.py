"""What a row says of cards and tokens, read back: it is what the view has at each place."""

from __future__ import annotations

from typing import cast

import pytest

import cookietin
from cookietin.games.cookie_chomper.state.observe import (
    IN_HAND,
    IN_PILE,
    IN_QUEUE,
    SPENT,
)
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.games.cookie_chomper.tokens import TOKENS
from cookietin.kernel.chance import Chance
from cookietin.kernel.names import HOLE, SEATS

LIES: dict[int, str] = {IN_PILE: "pile", IN_QUEUE: "queue", SPENT: "spent", IN_HAND: "hands.me"}
MODES = {"cookie-chomper": "poison", "golden-cookie": "golden", "cookie-hoarder": ""}
"""Each with the one special cookie of its stack, if there is just one."""

Read = dict[str, list[str]]


class Reader:
    """A row by its columns' names, and nothing else."""

    def __init__(self, position: ChomperPosition, viewer: int) -> None:
        self.row = position.observation(viewer)
        self.layout = position.title.layout(position.seats)
        me = 0 if viewer == position.seats else viewer
        names = SEATS[me : position.seats] + SEATS[:me]
        self.seats = dict(zip(self.layout.relative(), names, strict=True))

    def block(self, name: str) -> dict[str, int]:
        """All columns of a block."""
        found = self.layout.block(name)
        numbers = self.row[found.first : found.first + len(found.columns)]
        return dict(zip(found.columns, numbers, strict=True))

    def cards(self) -> Read:
        """Where each card lies, and how many more lie there that nobody sees."""
        held: Read = {f"hands.{seat}": [] for seat in self.seats.values()}
        held |= {name: [] for name in ("pile", "queue", "spent", "deck")}
        names = list(self.seats)
        for card, where in self.block("cards").items():
            if where in LIES:
                held[LIES[where].replace("me", self.seats["me"])].append(card)
            elif where > IN_HAND:
                held[f"hands.{self.seats[names[(where - IN_HAND - 1) // 2]]}"].append(card)
        sizes = {f"hands.{self.seats[whose]}": size for whose, size in self.block("hands").items()}
        for place, size in {**sizes, **self.block("deck")}.items():
            held[place] += [HOLE] * (size - len(held[place]))
        return held

    def taken(self) -> Read:
        """Everyone's tokens in their order: all are plain but those that are marked."""
        found: Read = {}
        columns = self.block("taken")
        for whose, seat in self.seats.items():
            pile = ["cookie"] * columns[f"{whose}: size"]
            for marked in ("poison", "golden"):
                if place := columns[f"{whose}: place of {marked}"]:
                    pile[place - 1] = marked
            found[f"taken.{seat}"] = pile
        return found

    def stack(self, special: str) -> Read:
        """One special cookie among plain ones, if it lies there; or token by token from the top."""
        columns = self.block("stack")
        if special:
            pile = ["cookie"] * columns["size"]
            if not any(special in taken for taken in self.taken().values()):
                pile[-1 - columns["above the special cookie"]] = special
            return {"stack.above": pile, "stack.hidden": [], "stack.below": []}
        tokens = [[*TOKENS, HOLE][number] for number in columns.values() if number]
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


def at_its_places(view: ChomperPosition, read: Read) -> Read:
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
            read = Reader(position, viewer).cards()
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
            reader, places = Reader(position, viewer), position.view(viewer).places()
            for place, tokens in {**reader.taken(), **reader.stack(special)}.items():
                assert tokens == places[place], place
                met |= {place} if tokens else set()
    assert len(met) == (4 if special else 6)
