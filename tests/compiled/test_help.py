"""Compiled rules explain themselves as interpreted ones do."""

from __future__ import annotations

import inspect
import pydoc

import pytest

import cookietin
from cookietin.games.cookie_chomper.number_chain import NumberChain
from cookietin.kernel.registry import make_game


@pytest.mark.parametrize(
    "thing",
    [cookietin.Position, cookietin.Position.view, cookietin.Game.layout, NumberChain, make_game],
)
def test_help_shows_what_it_is_for(thing: object) -> None:
    doc = inspect.getdoc(thing)
    assert doc
    assert doc.splitlines()[0].endswith(".")
    assert doc.splitlines()[0] in pydoc.plain(pydoc.render_doc(thing))


def test_a_signature_has_its_names() -> None:
    assert list(inspect.signature(cookietin.Position.view).parameters) == ["self", "viewer"]


def test_a_game_and_a_position_say_what_they_are() -> None:
    game = cookietin.game("number-chain", hand=3)
    assert repr(game) == "game('number-chain', hand=3)"
    position = game.start(2, cookietin.Seeded(1))
    assert repr(position.view(1)) == "<number-chain, 2 seats, seat1: question 0>"
