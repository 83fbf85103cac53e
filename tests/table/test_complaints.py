"""Every complaint that a table can make, as the sentence it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import cookietin
from cookietin.catalogue import read_toml
from cookietin.kernel.replay import Replay
from cookietin.table import Guesser, Journal, Table
from cookietin.table.fair import check
from tests.complaints import Act, Case, assert_said, each
from tests.table.tables import say, table

CHAIN = cookietin.game("number-chain")
LEGAL = [CHAIN.move(text) for text in ("2", "1/2", "2/3/5")]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are named as they lie in an empty folder."""
    monkeypatch.chdir(tmp_path)


def guess(text: str) -> Act:
    return lambda: Guesser(CHAIN).understand(text, LEGAL)


def unclear() -> None:
    """Two cookies whose names differ in a hyphen."""
    deck = read_toml("cover_your_cookies/deck.toml")
    deck["cookies"][0]["name"] = "oat-meal"
    game = cookietin.game("cover-your-cookies", deck=deck)
    Guesser(game).understand("discard oat meal", [])


def played_elsewhere() -> None:
    held = Journal.fresh(Path(), "match")
    try:
        Journal.of(held.path)
    finally:
        held.close()


def nothing_stands() -> None:
    one = table()
    say(one, 0, "claim")
    one.give_standing(1)


def note_unclear() -> None:
    one = table()
    note = {"note": "seat", "seat": "seat1", "holder": "Bo"}
    Table(Replay([*one.match.lines, note], lambda id, options: one.match.game))


def promise_unclear() -> None:
    one = table()
    check([*one.match.lines, {"note": "promise"}], lambda id, options: one.match.game)


CASES: list[Case] = [
    (
        "seat-out-of-range",
        lambda: table().run_out(7),
        "There is no seat 7 here: seats are numbered from 0 to 2.",
    ),
    ("no-such-pick", guess("#4"), "The list goes from #1 to #3."),
    ("no-such-move", guess("6"), "6 is not a move of this game."),
    (
        "unclear-move",
        unclear,
        "discard oat meal could be one of these: discard oat-meal and discard oatmeal.",
    ),
    (
        "unclear-thing",
        lambda: Guesser(CHAIN).topics("card", [f"card {number}" for number in range(1, 6)]),
        "card could be one of these: card 1, card 2, card 3, card 4 and card 5.",
    ),
    (
        "no-such-thing",
        lambda: Guesser(CHAIN).topics("soup", ["chain"]),
        "soup is neither a move nor a thing of this game; ? alone says what can be asked about.",
    ),
    (
        "cannot-write",
        lambda: Journal.fresh(Path("/dev/null/cookietin"), "match"),
        "/dev/null/cookietin cannot be written: Not a directory. Set XDG_STATE_HOME to a "
        "folder where it can.",
    ),
    (
        "played-elsewhere",
        played_elsewhere,
        "match.jsonl is being played in another window: end that first.",
    ),
    (
        "no-such-standing",
        lambda: table().stand(0, "let-none-pass"),
        "There is no standing answer let-none-pass in this game. There are: let-this-pass and "
        "let-all-pass.",
    ),
    (
        "nothing-stands",
        nothing_stands,
        "Seat 1 has left no answer standing that would fit here.",
    ),
    (
        "no-such-asking",
        lambda: table().ask(0, "nothing"),
        "How much is asked cannot be nothing. It can be: everything, windows and choices.",
    ),
    (
        "nothing-spared",
        lambda: table().give_spared(0),
        "Seat 0 has no answer that need not be asked for.",
    ),
    (
        "note-unclear",
        note_unclear,
        "Line 3: this does not say who holds a seat, what stands there or how much it is asked.",
    ),
    (
        "promise-unclear",
        promise_unclear,
        "Line 3: this does not say what was promised, added or told.",
    ),
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
