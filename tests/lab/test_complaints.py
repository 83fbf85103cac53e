"""Every complaint that the lab can make, as the sentence it is."""

from __future__ import annotations

import sys
import tempfile
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cookietin
from cookietin.lab import Study, simulate
from cookietin.lab.journal import PLAYS, Journal
from cookietin.lab.ladder import Ladder
from cookietin.lab.meters import Meters
from cookietin.lab.on_ray import on_ray
from cookietin.lab.tree import Tree
from cookietin.lab.varying import Table, read_varied, variants
from tests.complaints import Act, Case, assert_said, each
from tests.lab.dying import doomed

FOLDER = Path(tempfile.gettempdir()) / "cookietin-studies"
FILE = FOLDER / "meter.py"


class Shy:
    """A bot that stays where it was made."""

    def __call__(self, view: Any, question: Any) -> Any:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError

    def __repr__(self) -> str:
        return "Shy"


def tried(bots: list[Any], plays: int = 5, **more: Any) -> Act:
    return lambda: simulate(cookietin.game("number-chain"), bots, plays, **{"seats": 2, **more})


def varied(*typed: str) -> Act:
    declared = cookietin.game("number-chain").declared
    return lambda: read_varied(list(typed), declared)


def kept(name: str, *asked: str, strengths: tuple[str, str] = ("", "")) -> Act:
    """One after the other is asked for in the same folder, which nobody lets go of."""

    def act() -> None:
        first, second = [
            {"study": study, "strengths": {"bot": strength}}
            for study, strength in zip(asked, strengths, strict=True)
        ]
        with closing(Journal(FOLDER / name, first)):
            Journal(FOLDER / name, second)

    return act


def reshuffled() -> None:
    """A study is gone on with, and a data file of its game has changed since."""
    sums = {"cards.toml": "before", "decks.toml": "the same"}
    with closing(Journal(FOLDER / "reshuffled", {"study": "this", "data": sums})):
        pass
    Journal(FOLDER / "reshuffled", {"study": "this", "data": {**sums, "cards.toml": "now"}})


def found(text: str) -> Act:
    """A file with plays that nobody has asked for."""

    def act() -> None:
        folder = FOLDER / "found"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PLAYS).write_text(text, encoding="utf-8")
        Journal(folder, {})

    return act


def without_ray() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "ray", None)
        next(on_ray("local")(len, [range(1)]))


def with_a_ray_elsewhere() -> None:
    def init(**_: object) -> None:
        raise ConnectionError("nobody answers")

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
        next(on_ray("ray://there")(len, [range(1)]))


def meter(text: str, name: str = "Mine") -> Act:
    def act() -> None:
        FOLDER.mkdir(exist_ok=True)
        FILE.write_text(text, encoding="utf-8")
        Meters([f"{FILE}:{name}"])

    return act


CASES: list[Case] = [
    (
        "too-many-variants",
        lambda: Study([], 10),
        "That makes 0 variants: from 1 to 500 are played in one go.",
    ),
    (
        "no-ray",
        without_ray,
        "Ray is not installed: pip install cookietin[ray] brings it.",
    ),
    (
        "ray-not-there",
        with_a_ray_elsewhere,
        "There is no Ray at ray://there: nobody answers.",
    ),
    (
        "another-study",
        kept("another", "this", "that"),
        f"In {FOLDER / 'another'} lie the plays of another study: choose another folder with "
        "--out, or remove that one.",
    ),
    (
        "other-strengths",
        kept("stronger", "this", "this", strengths=("weak", "strong")),
        f"The plays in {FOLDER / 'stronger'} are by bots of another strength: how they search or "
        "what they have learnt has changed since. Choose another folder with --out, or remove "
        "that one.",
    ),
    (
        "other-data",
        reshuffled,
        f"The plays in {FOLDER / 'reshuffled'} were made before the game's data changed: "
        "cards.toml. Choose another folder with --out, or remove that one.",
    ),
    (
        "not-a-study",
        found("{}"),
        f"In {FOLDER / 'found'} lie plays without a word on what they are of: choose another "
        "folder with --out.",
    ),
    (
        "study-goes-on",
        kept("twice", "this", "this"),
        f"Another process makes plays in {FOLDER / 'twice'} just now.",
    ),
    (
        "cannot-keep-plays",
        lambda: Journal(Path("/dev/null/here"), {}),
        "The plays cannot be kept in /dev/null/here: Not a directory.",
    ),
    (
        "no-such-meter",
        lambda: Meters(["ruler"]),
        "There is no meter ruler. There are: length, choices, lead, cards, events, clauses "
        "and time; or one of your own, as FILE.py:CLASS.",
    ),
    (
        "no-meter-file",
        lambda: Meters(["nowhere.py:Mine"]),
        "There is no file nowhere.py with a meter in it.",
    ),
    (
        "meter-unread",
        meter("1 / 0"),
        f"The meter in {FILE} cannot be read: ZeroDivisionError('division by zero').",
    ),
    (
        "not-a-meter",
        meter("Mine = 7"),
        f"In {FILE} there is no class Mine that is a cookietin.lab.meters.Meter.",
    ),
    (
        "not-varied",
        varied("hand"),
        "hand is not something with values: it is written as hand=2..5 or cookies=20,39,60.",
    ),
    (
        "varied-twice",
        varied("hand=2", "hand=3"),
        "hand is varied twice: all its values stand behind one --vary.",
    ),
    (
        "empty-range",
        varied("hand=5..2"),
        "5..2 is no range from the lower to the higher number, or one of more than 500 values.",
    ),
    (
        "option-out-of-range",
        lambda: variants(
            Table("number-chain", {}, None, ["thumb"], None),
            {"seats": ["two"]},
            lambda option, text: option.read(text),
            lambda game: 2,
        ),
        "Option seats must be 2–6, not two.",
    ),
    (
        "no-such-option",
        varied("feet=2"),
        "There is no option feet here. There are: hand, first, zero, numbers, seats, bots and "
        "house.",
    ),
    (
        "tree-too-large",
        lambda: Tree(cookietin.game("number-chain"), 2, 50).write(str, float),
        "The tree of number-chain with these options has more than 50 nodes: take options that "
        "leave fewer cards, or allow more by --most.",
    ),
    (
        "workers-died",
        tried([doomed, "random"], 300, jobs=2),
        "Processes that play came to their end 4 times in a row, and nothing came of it. "
        "Often memory is the matter: try fewer jobs.",
    ),
    (
        "nothing-to-simulate",
        tried(["random"], 0),
        "At least one play, one bot and one job are needed, not 0, 1 and 1.",
    ),
    (
        "more-bots-than-seats",
        tried(["random"] * 4),
        "There are more bots than seats for them: 4 for 2.",
    ),
    (
        "cannot-be-sent",
        tried([Shy()], 9, jobs=2),
        "_Same(bot=Shy) cannot be sent to other processes: define it at the top of a "
        "module, or use one job.",
    ),
    (
        "not-two-bots",
        lambda: Ladder(cookietin.game("number-chain"), ["thumb"], 2),
        "A ladder needs two bots or more, each named once, not thumb.",
    ),
    (
        "nobody-to-meet",
        lambda: Ladder(cookietin.game("chomp"), ["thumb", "random"], 1),
        "A ladder needs two seats or more, not 1.",
    ),
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
