"""Copies never feel what happens to the other, and copying writes nothing to the source."""

from __future__ import annotations

import json
from typing import cast

import pytest

import cookietin
from cookietin.bots import make_bot
from cookietin.games.braverse import BraversePosition
from cookietin.games.braverse.areas import NO_CARDS, NO_HANDS, Cookie, Side
from cookietin.games.braverse.work import NO_WORK, Work
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.position import Position

STARTERS = ["blue", "green", "purple", "red", "yellow"]


def played(name: str, one: str, two: str, kept: list[tuple[Position, str]] | None) -> Position:
    """A whole play; with a list, a copy and its JSON are put into it at every decision.

    A view is made from a copy: who plays by chance looks at none, so that nothing else is copied.
    """
    game = cookietin.game("braverse", deck0=one, deck1=two)
    bots = [make_bot(name, game, seat) for seat in range(2)]
    chance = Chance(f"{one} {two}")
    dealer = Silent(chance)
    position = game.start(2, dealer)
    while position.outcome is None:
        if kept is not None:
            kept.append((position.copy(), text(position)))
        seat = position.asked()[0]
        if name == "random":
            moves = position.legal(seat)
            move = moves[chance.below(len(moves))]
        else:
            move = bots[seat](position.view(seat), position.question(seat))
        position.step(seat, move, dealer)
    return position


def text(position: Position) -> str:
    """Everything that is true now."""
    return json.dumps(position.json())


@pytest.mark.parametrize("name", ["random", "thumb"])
def test_a_copy_at_every_decision_changes_nothing(name: str) -> None:
    """A play with copies goes as the one without, and each copy stays what it was."""
    for one in STARTERS:
        for two in STARTERS:
            kept: list[tuple[Position, str]] = []
            assert text(played(name, one, two, kept)) == text(played(name, one, two, None))
            for twin, before in kept:
                assert text(twin) == before
    assert (NO_CARDS, NO_HANDS, NO_WORK) == ([], [-1, -1], [])


def inside(thing: object) -> object:
    """All that a position holds, with what each part is: a change of any of it shows."""
    if isinstance(thing, list):
        return id(thing), [inside(entry) for entry in thing]
    if isinstance(thing, (BraversePosition, Side, Cookie, Work)):
        names = [name for name in dir(thing) if not name.startswith("_")]
        found = {name: getattr(thing, name) for name in names}
        return id(thing), {
            name: inside(value) for name, value in found.items() if not callable(value)
        }
    return thing


def test_copying_writes_nothing_to_the_source() -> None:
    kept: list[tuple[Position, str]] = []
    played("random", "red", "purple", kept)
    for source, _ in kept:
        before = inside(source)
        source.copy()
        source.view(0)
        assert inside(source) == before


def test_a_play_leaves_the_games_decks_alone() -> None:
    """A side begins with the deck of its game and takes no card out of that."""
    position = played("random", "red", "blue", None)
    title = cast("BraversePosition", position).title
    assert [len(deck) for deck in title.decks] == [60, 60]
    assert title.decks == cast("BraversePosition", played("thumb", "red", "blue", None)).title.decks
