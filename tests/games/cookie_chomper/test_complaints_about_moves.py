"""What Cookie Chomper says of moves against its rules, as the sentences."""

from __future__ import annotations

import cookietin
from cookietin import Scripted
from tests.complaints import Act, Case, assert_said, each, typed
from tests.games.cookie_chomper.table import Table

GAME = cookietin.game("cookie-chomper")
HELD = "1, Add, 2, Copy, Seek, Skip, Roll, Double"
OTHERS = "3, Veto, Think Again!, Opposites, 4, Subtract"


def opening(line: str) -> Act:
    """Seat 0 opens a turn with this."""
    return lambda: Table(HELD, "3, Veto", pile=["5"]).play(line)


def after(first: str, *lines: str) -> Act:
    """Seat 0 has opened with this, and then these lines follow."""
    return lambda: Table(HELD, OTHERS, pile=["5", "4/5"]).play(first, *lines)


def after_a_veto(*lines: str) -> Act:
    """Seat 0's opener is vetoed and back in hand, and seat 0 must open again."""
    table = Table("1, Skip, Double, 2", "Veto, 5").play("0: 1", "0: double", "1: veto 1").close()
    return lambda: table.play(*lines)


def someone_out() -> None:
    """Seat 2, who is out, answers."""
    position = Table("1", "2", "", out=["seat2"]).position
    position.play(2, position.game.move("pass"), Scripted([]))


CASES: list[Case] = [
    (
        "takes-nothing",
        typed(GAME, "double 3"),
        "Double is played alone, without another card, a number or a target. (rule CC-27)",
    ),
    (
        "you-are-out",
        someone_out,
        "You took the Poison Cookie: who is out plays no more. (rule CC-23)",
    ),
    (
        "must-open",
        opening("0: pass"),
        "You cannot pass: the active player opens the turn. (rule CC-10)",
    ),
    (
        "nothing-to-choose",
        opening("0: choose 3"),
        "Nothing is to be chosen again now. (rule CC-14)",
    ),
    (
        "not-in-hand",
        opening("0: 5"),
        "You do not hold 5: you play cards from your hand. (rule CC-10)",
    ),
    (
        "nothing-to-copy",
        opening("0: copy"),
        "Nothing has been played that Copy could act as. (rule CC-35)",
    ),
    (
        "not-an-opener",
        opening("0: double"),
        "Double answers a play; it does not open a turn. (rule CC-05)",
    ),
    (
        "copy-does-not-open",
        lambda: Table("1, Copy", "3", last_settled="Add").play("0: copy"),
        "Copy would act as Add now, which does not open a turn. (rule CC-35)",
    ),
    (
        "copy-does-not-answer",
        lambda: Table("1, Copy", "3").play("0: 1", "0: copy"),
        "Copy would act as 1 now, which opens a turn and does not answer a play. (rule CC-35)",
    ),
    ("skip-not-alone", after_a_veto("0: skip"), "Skip must be its owner's only card. (rule CC-34)"),
    (
        "skip-not-alone",
        after("0: skip", "0: double"),
        "Skip must be its owner's only card. (rule CC-37)",
    ),
    (
        "played-this-turn",
        after_a_veto("0: 1"),
        "1 has been played this turn: no card is played twice in a turn. (rule CC-40)",
    ),
    (
        "not-in-pile",
        opening("0: seek 4"),
        "Seek takes a card from the pile. In the pile: 5. (rule CC-39)",
    ),
    (
        "not-a-modifier",
        after("0: 1", "0: 2"),
        "2 opens a turn; it does not answer a play. (rule CC-05)",
    ),
    (
        "no-live-opener",
        after("0: 1", "1: veto 1", "0: double"),
        "The opener is vetoed: only a Veto can be played now. (rule CC-15)",
    ),
    (
        "no-number-to-modify",
        after("0: seek 5", "0: double"),
        "The opener makes no number for Double to change. (rule CC-15)",
    ),
    (
        "no-such-selection",
        after("0: 1", "1: think again 3"),
        "Think Again! needs a selection to aim at. There is: 1. (rule CC-15)",
    ),
    (
        "no-such-live-play",
        after("0: 1", "1: veto 3"),
        "Veto needs a live play to aim at. There is: 1. (rule CC-32)",
    ),
    (
        "needs-companion",
        after("0: 1", "0: add copy as 5"),
        "Add is played with a number card or Roll that you hold, and a number that it "
        "offers. (rule CC-26)",
    ),
    (
        "played-alone",
        after("0: 1", "0: double", "0: copy as 1"),
        "Copy acts as Double now, and is played without any other choice. (rule CC-35)",
    ),
    (
        "choose-one-of",
        lambda: Table("2/4, 1", "Opposites").play("0: 2/4 as 2", "1: opposites 2/4", "0: choose 2"),
        "2/4 needs one of these numbers now: 1, 3 and 5. (rule CC-29)",
    ),
    (
        "seek-another",
        lambda: Table("Seek, 1", "Think Again!, 2", pile=["4", "5", "Add"]).play(
            "0: seek add", "1: think again seek", "0: seek add"
        ),
        "Choose another card for Seek to take. What can be taken: 4 and 5. (rule CC-30)",
    ),
]


@each(CASES)
def test_a_refused_move_is_told_why(key: str, act: Act, sentence: str) -> None:
    """CC-10 and others: each sentence names the clause."""
    assert_said(key, act, sentence)
