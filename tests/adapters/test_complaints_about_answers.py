"""What environments say of answers and settings that cannot be, as the sentences."""

from __future__ import annotations

from typing import Any

from cookietin.adapters.gymnasium import OneSeat
from cookietin.adapters.pettingzoo import env, parallel_env
from tests.complaints import Act, Case, assert_said, each


def dealt(made: Any) -> Any:
    made.reset(seed=1)
    return made


def ended() -> Any:
    made = dealt(env("number-chain"))
    while made.position.outcome is None:
        made.step(int(made.last()[0]["action_mask"].argmax()))
    return made


def waiting(action: int) -> Any:
    """A parallel step in which whoever is not asked does something."""
    made = dealt(parallel_env("number-chain"))
    asked = made.position.asked()[0]
    return made.step(
        {name: action if seat != asked else 0 for seat, name in enumerate(made.agents)}
    )


CASES: list[Case] = [
    ("not-dealt", lambda: env("chomp").step(0), "No play is going on: call reset first."),
    (
        "no-such-move-number",
        lambda: dealt(env("number-chain")).step(99),
        "There is no move number 99: moves are numbered 0 to 31.",
    ),
    (
        "no-answer-after-the-end",
        lambda: ended().step(0),
        "The play is over, and Seat 0 answers no more: its action must be None.",
    ),
    (
        "agent-has-not-answered",
        lambda: dealt(parallel_env("number-chain")).step({}),
        "Seat 0 gave no action: every agent needs one.",
    ),
    (
        "agent-is-not-asked",
        lambda: waiting(0),
        "Seat 0 is not asked now: its action must be 32, which waits.",
    ),
    (
        "option-out-of-range",
        lambda: OneSeat("number-chain", seat=2),
        "Option seat must be 0–1, not 2.",
    ),
    (
        "not-one-bot-each",
        lambda: OneSeat("number-chain", seats=4, bots=["thumb"]),
        "Bots must be one for each other seat, 3 in all, not 1.",
    ),
]


@each(CASES)
def test_what_is_said(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
