"""Standing answers as the game declares them: which questions, which answer, until what (CY-16)."""

from __future__ import annotations

import pytest

from cookietin.games.cover_your_cookies import CookiePosition, CoverYourCookies
from cookietin.kernel.complaint import BadMove
from cookietin.kernel.noting import Scripted
from tests.games.cover_your_cookies.table import (
    CHOC,
    COCO,
    FRESH,
    GAME,
    LEMON,
    OAT,
    POOR,
    RASP,
    STRONG,
    SUGAR,
    answer,
    may,
    table,
    told,
)

LET_GO, KEEP_ON = GAME.standing_answers
STACKS = {"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]]}


def swiped(
    challenger: list[str], defender: list[str], rules: CoverYourCookies = GAME
) -> CookiePosition:
    """Seat 0 has swiped from seat 1 with the first card of its hand."""
    hands = [challenger, defender, POOR, POOR]
    position = table(hands, rules, discard=[RASP], stacks=STACKS)
    return answer(position, f"swipe seat1 with {challenger[0]}")


def kept_on(position: CookiePosition) -> str:
    """What the seat that is asked answers by `keep on`; its view says the same."""
    (seat,) = position.asked()
    move = position.standing_answer(seat, KEEP_ON)
    assert move is position.view(seat).standing_answer(seat, KEEP_ON)
    return "" if move is None else move.text


def test_the_rules_know_no_standing_answers() -> None:
    """CY-16: they are no moves, and no part of a position."""
    position = swiped([LEMON, *POOR[:4]], [FRESH, *POOR[:4]])
    assert may(position) == [f"answer {FRESH}", "stop"]
    assert "standing" not in position.json()
    for text in ("let go", "keep on"):
        with pytest.raises(BadMove):
            GAME.move(text)


def test_let_go_answers_for_the_defender_alone() -> None:
    """CY-16: it stops at once; a challenger, who can stop by hand, is asked."""
    position = swiped([LEMON, *POOR[:4]], [LEMON, *POOR[:4]])
    assert position.question(1).key in LET_GO.questions
    assert position.standing_answer(1, LET_GO) is GAME.move("stop")
    answer(position, f"answer {LEMON}")
    assert position.question(0).key not in LET_GO.questions


def test_let_go_ends_with_the_challenge() -> None:
    """CY-16: the next swipe is asked about again."""
    position = swiped([LEMON, *POOR[:4]], [FRESH, *POOR[:4]])
    dealer = Scripted([], 5)
    told(position, f"answer {FRESH}", dealer)
    assert not any(LET_GO.ends_with(event, 1) for event in dealer.told)
    dealer = Scripted([], 5)
    told(position, "stop", dealer)
    assert any(LET_GO.ends_with(event, 1) for event in dealer.told)


def test_keep_on_lays_the_cheapest_card_for_as_long_as_it_can() -> None:
    """CY-16: Cookie before Fresh before Chocolate; then it stops."""
    position = swiped([LEMON, LEMON, FRESH, FRESH, COCO], [CHOC, FRESH, LEMON, OAT, COCO])
    laid = []
    for card in (LEMON, FRESH, FRESH):
        assert position.question(1).key in KEEP_ON.questions
        laid.append(kept_on(position))
        answer(position, laid[-1])
        answer(position, f"answer {card}")
    assert laid == [f"answer {LEMON}", f"answer {FRESH}", f"answer {CHOC}"]
    assert kept_on(position) == "stop"


def test_keep_on_lays_two_cards_where_two_are_needed() -> None:
    """CY-31 with CY-16: the cheapest two, which is cheaper than Chocolate."""
    position = swiped([CHOC, *POOR[:4]], [LEMON, LEMON, CHOC], STRONG)
    assert position.question(1).key in KEEP_ON.questions
    assert kept_on(position) == f"answer {LEMON} + {LEMON}"


def test_keep_on_answers_nothing_but_a_challenge() -> None:
    """CY-16: who is not asked in a challenge has no answer in it."""
    position = table([POOR] * 4, discard=[RASP], stacks=STACKS)
    assert position.standing_answer(0, KEEP_ON) is None
    position = swiped([LEMON, *POOR[:4]], [FRESH, *POOR[:4]])
    assert position.standing_answer(0, KEEP_ON) is None


@pytest.mark.parametrize("answers", [["stop"], [f"answer {FRESH}", "stop"]], ids=["lost", "kept"])
def test_keep_on_ends_with_the_challenge(answers: list[str]) -> None:
    """CY-16: for the challenger and for the defender, however it ended."""
    position = swiped([LEMON, FRESH, *POOR[:3]], [FRESH, *POOR[:4]])
    dealer = Scripted([], 5)
    for text in answers:
        assert not any(KEEP_ON.ends_with(event, 1) for event in dealer.told)
        told(position, text, dealer)
    for seat in (0, 1):
        assert any(KEEP_ON.ends_with(event, seat) for event in dealer.told)
