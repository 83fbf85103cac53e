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


def test_whatever_one_is_handed_says_what_it_is() -> None:
    game = cookietin.game("number-chain", hand=1)
    dealer = cookietin.Keeping(cookietin.Seeded(1))
    position = game.start(2, dealer)
    (seat,) = position.asked()
    move = position.legal(seat)[0]
    match = cookietin.match(game, ["Ana", "Bo"], "best-of-3", cookietin.Seeded(1))
    replay = cookietin.replay(cookietin.record(match))
    layout = game.layout(2)
    shown = [
        (dealer, "<Keeping: 4 notes, 4 events kept>"),
        (match, "<match of number-chain, best-of-3: Ana, Bo; 0 plays over>"),
        (match.format, "Format('best-of-3')"),
        (replay, f"<replay of 1 moments of {match}>"),
        (replay.moments[0], "<line 2, play begins>"),
        (layout, f"<layout of {len(layout.blocks)} blocks, {layout.size} columns, 2 seats>"),
        (layout.block("deck"), f"<block deck: columns {layout.block('deck').first} to "),
        (game.declared[0], "<option hand: 1–15, default 5, rule CC-50>"),
        (game.parts[0], "<part "),
        (cookietin.When("over", "seat"), "When('over', 'seat')"),
        (cookietin.ahead(position.view(seat), [move]), f"Ahead({{'moves': ['{move.text}']"),
    ]
    assert [(repr(thing)[: len(said)], said) for thing, said in shown] == [
        (said, said) for _, said in shown
    ]
