"""Positions that cannot be are refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.noting import Scripted
from tests.games.cover_your_cookies.table import (
    ADVANCED,
    CHOC,
    COCO,
    FRESH,
    GAME,
    HONEY,
    LEMON,
    OAT,
    POOR,
    RASP,
    SUGAR,
    answer,
    late,
    table,
)

COVERED = [[SUGAR, SUGAR], [LEMON, LEMON]]
DUEL = {"seat0": [[OAT, OAT]], "seat1": COVERED}


def challenge(*laid: list[str]) -> dict[str, Any]:
    """Seat 0 and seat 1 have laid these in turn."""
    return {"defender": "seat1", "laid": list(laid)}


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"stacks": {"seat0": [[FRESH, CHOC]]}}, "stacks.seat0[0] has no Cookie"),
        ({"stacks": {"seat0": [[]]}}, "stacks.seat0[0] has no Cookie"),
        ({"stacks": {"seat0": [[LEMON, OAT]]}}, "stacks.seat0[0] mixes flavours"),
        ({"stacks": {"seat0": [[LEMON, "rotate"]]}}, "stacks.seat0[0] cannot hold rotate."),
        ({"stacks": {"seat0": "x"}}, "stacks.seat0 must be a list of"),
        ({"stacks": DUEL, "had": {"seat0": True}}, "had.seat1 must be true"),
        ({"hands": {"seat0": ["swap"]}}, "hands.seat0 cannot hold swap."),
        ({"hands": {"seat0": [OAT] * 6}}, "hands.seat0 holds 6 cards"),
        ({"hands": {"seat0": []}}, "hands.seat0 is empty, but it is that seat's turn"),
        (
            {"hands": {"seat0": [HONEY] * 5, "seat1": [HONEY] * 5}},
            "honey-almond is there too often",
        ),
        ({"hands": {"seat0": ["marzipan"]}}, "hands.seat0[0] is marzipan, which is not known"),
        ({"discard": ["rotate"]}, "discard cannot hold rotate."),
        ({"mixer_discard": [LEMON]}, "mixer_discard cannot hold lemon-glaze."),
        ({"upper": 0, "mixer": ["rotate"]}, "mixer cannot be so"),
        ({"deck": [], "mixers": GAME.inventory(4)[-8:]}, "mixers must be empty"),
        ({"lower": [SUGAR], "upper": 3}, "lower must be empty unless"),
        ({"lower": ["rotate"]}, "lower cannot hold rotate."),
        ({"put_back": [FRESH]}, "put_back names fresh-milk, which is not known"),
        (
            {"lower": [SUGAR], "put_back": [FRESH, FRESH]},
            "put_back names fresh-milk, which is not known",
        ),
        ({"put_back": [SUGAR]}, "put_back cannot hold sugar."),
        ({"upper": 99}, "upper must be a whole number from 0 to 81, not 99."),
        ({"turn": "seat7"}, "turn is "),
        ({"stage": "ending"}, "stage cannot be so at this moment"),
        ({"stage": "second-action"}, "stage cannot be so at this moment"),
        ({"refill": ["seat0"]}, "refill cannot be so at this moment"),
        ({"barred": "seat1"}, "barred cannot be so at this moment"),
        ({"defended": ["seat0"]}, "defended cannot be Seat 0."),
        (challenge([LEMON]), "defender cannot be Seat 1."),
        ({"laid": [[LEMON]]}, "laid cannot be so at this moment"),
        ({"stacks": DUEL, **challenge()}, "laid must not be empty."),
        ({"stacks": DUEL, **challenge([OAT])}, "laid[0] does not answer"),
        (
            {"known": {"seat1": {"seat0": [CHOC] * 4}}, "hands": {"seat0": POOR}},
            "known.seat1.seat0",
        ),
        (
            {"outcome": {"winners": ["seat0"], "points": [0, 0, 0, 0], "how": "most-dough"}},
            "outcome says that the play is over",
        ),
        ({"colour": "red"}, "colour is no part of this position."),
    ],
)
def test_it_is_said_what_cannot_be(parts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.set_up(4, Scripted([]), **parts)
    assert str(refused.value).startswith(sentence)


def test_a_strong_answer_must_be_one_too() -> None:
    """CY-31: half an answer cannot lie there."""
    with pytest.raises(BadPosition) as refused:
        table([POOR] * 4, ADVANCED, stacks=DUEL, **challenge([CHOC], [LEMON]))
    assert refused.value.key == "no-answer"


def test_a_wrong_score_is_refused() -> None:
    """CY-29: the outcome must agree with the stacks."""
    position = late([[COCO], [], [], []], discard=[RASP], stacks=DUEL)
    data = answer(position, f"discard {COCO}").json()
    data["outcome"]["points"][0] += 5
    with pytest.raises(BadPosition) as refused:
        GAME.position(data)
    assert refused.value.key == "scored-otherwise"


@pytest.mark.parametrize("part", ["hands", "deck"])
def test_a_view_that_shows_what_it_must_hide_is_refused(part: str) -> None:
    """CY-20: a view of seat 0 with something of the truth in it."""
    position = table([POOR] * 4)
    data = position.view(0).json()
    data[part] = position.json()[part]
    with pytest.raises(BadPosition):
        GAME.position(data)


def test_unfinished_things_come_back_from_their_text() -> None:
    """A challenge, a Mixer's question and a second action, as plain data."""
    position = table([[LEMON, *POOR[:4]], [LEMON, *POOR[:4]], POOR, POOR], ADVANCED, stacks=DUEL)
    moments = [position.json()]
    answer(position, f"swipe seat1 with {LEMON}")
    moments.append(position.json())
    answer(position, f"answer {LEMON}")
    answer(position, "stop")
    moments.append(position.json())
    mixing = table([POOR] * 4, ADVANCED, stacks=DUEL, upper=0)
    moments.append(answer(mixing, f"discard {SUGAR}", "rotate").json())
    assert [ADVANCED.position(data).json() for data in moments] == moments
    assert [data["stage"] for data in moments] == [
        "first-action",
        "first-action",
        "second-action",
        "first-action",
    ]
