"""Undo: one's own last answer, while nothing was learnt from it."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.dealer import Seeded
from cookietin.table import Host, person, why_not_undo
from tests.samples.passing import CrumbPass
from tests.samples.race import Snatch
from tests.table.tables import say, table

THREE = [person("Ana"), person("Bo"), person("Cy")]


def test_an_answer_that_told_nothing_can_be_taken_back_by_its_seat_alone() -> None:
    one = table()
    say(one, 0, "claim")
    assert [why_not_undo(one, seat) for seat in (0, 1)] == [None, "undo-nothing"]


def test_others_have_answered_since() -> None:
    one = table()
    say(one, 0, "claim")
    say(one, 1, "veto")
    assert why_not_undo(one, 0) == "undo-others"
    assert why_not_undo(one, 1) is None
    one.undo()
    assert why_not_undo(one, 0) is None


def test_what_was_dealt_cannot_be_unseen() -> None:
    one = table()
    say(one, 0, "rest")
    assert why_not_undo(one, 0) == "undo-revealed"


def test_a_comment_in_between_changes_nothing() -> None:
    one = table()
    say(one, 0, "claim")
    one.comment(1, "Hm.")
    assert why_not_undo(one, 0) is None


def test_what_opens_with_the_last_sealed_answer_is_learnt() -> None:
    """The first to answer learns nothing; the last sees what they are passed."""
    one = table(game=CrumbPass({"hand": 2}), holders=[*THREE])
    one.match.dealer = Seeded(1)
    for seat in (0, 1):
        one.answer(seat, one.position.legal(seat)[0])
        assert why_not_undo(one, seat) is None
    one.answer(2, one.position.legal(2)[0])
    assert why_not_undo(one, 2) is not None


def test_a_grab_that_leaves_the_rest_to_others_is_learnt_from_only_when_new_ones_come() -> None:
    one = table("oat", "ginger", game=Snatch({}), holders=[*THREE])
    say(one, 1, "grab oat")
    assert why_not_undo(one, 1) is None
    say(one, 0, "grab ginger")
    assert why_not_undo(one, 0) == "undo-revealed"


def test_when_the_play_is_over_nothing_is_taken_back() -> None:
    one = table(holders=[*THREE])
    while one.match.winners is None:
        seat = one.position.asked()[0]
        one.answer(seat, one.position.default(seat))
    assert why_not_undo(one, 0) == "undo-over"


@pytest.mark.parametrize("seed", range(4))
def test_passes_of_others_in_one_s_own_step_are_learnt(seed: int) -> None:
    """Whatever a rule does for others in my step, I have heard of it."""
    game = cookietin.game("cookie-chomper")
    one = table(game=game, holders=[*THREE])
    one.match.dealer = Seeded(seed)
    host = Host(one, str(seed))
    offered = 0
    while one.match.winners is None and one.version < 60:
        seat = host.next_seat()
        moves = one.position.view(seat).legal(seat)
        one.answer(seat, moves[seed * one.version % len(moves)])
        if why_not_undo(one, seat) is None:
            offered += 1
            told = [event.seen_by(seat) for event in one.told_since(one.answers()[-1][0] - 1)]
            passes = [event.get("seat") for event in told if event["event"] == "pass"]
            assert set(passes) <= {f"seat{seat}"}
    assert offered
