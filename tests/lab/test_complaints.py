"""Every complaint that the lab can make, as the sentence it is."""

from __future__ import annotations

from typing import Any

import cookietin
from cookietin.lab import simulate
from cookietin.lab.tree import Tree
from tests.complaints import Act, Case, assert_said, each
from tests.lab.dying import doomed


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


CASES: list[Case] = [
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
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
