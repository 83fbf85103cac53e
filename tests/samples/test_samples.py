"""The samples as stories: what a kernel that only knows turns could not do."""

from __future__ import annotations

from typing import cast

import pytest

from cookietin.kernel.complaint import Refused
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.noting import Scripted
from tests.samples.passing import CrumbPass
from tests.samples.race import Snatch
from tests.samples.window import LastSlice, SlicePosition


def begin(game: CrumbPass | Snatch | LastSlice, seats: int, *dealt: str) -> Match:
    players = [f"player {seat}" for seat in range(seats)]
    match = Match(game, players, read_format("single"), Scripted(list(dealt)))
    match.begin()
    return match


def say(match: Match, seat: int, text: str, question: int | None = None) -> None:
    match.answer(seat, match.game.move(text), question)


PASSING = ("almond", "butter", "butter", "cocoa", "date", "date")


def test_nothing_moves_until_all_have_passed() -> None:
    match = begin(CrumbPass({"hand": 2}), 3, *PASSING)
    say(match, 2, "pass date")
    say(match, 0, "pass almond")
    assert match.position.asked() == [1]
    assert match.position.view(1).json()["answers"] == {"seat0": "?", "seat1": "-", "seat2": "?"}
    assert match.position.json()["hands"]["seat0"] == ["almond", "butter"]
    say(match, 1, "pass cocoa")
    assert match.position.json()["hands"]["seat0"] == ["butter", "date"]


def test_the_giver_remembers_what_was_passed() -> None:
    match = begin(CrumbPass({"hand": 2}), 3, *PASSING)
    for seat, text in enumerate(["pass almond", "pass cocoa", "pass date"]):
        say(match, seat, text)
    assert match.position.floors(0)["hands.seat1"] == ["almond"]
    assert match.position.view(0).json()["hands"]["seat1"] == ["?", "almond"]
    assert match.position.view(2).json()["hands"]["seat1"] == ["?", "?"]


def test_memory_fades_when_a_card_leaves_unseen_and_stays_when_it_is_seen_to_leave() -> None:
    match = begin(CrumbPass({"hand": 2}), 3, *PASSING)
    for seat, text in enumerate(["pass almond", "pass cocoa", "pass date"]):
        say(match, seat, text)
    for seat, text in enumerate(["pass date", "pass butter", "pass cocoa"]):
        say(match, seat, text)
    assert match.position.floors(0)["hands.seat1"] == ["date"]
    assert match.position.floors(2)["hands.seat0"] == ["cocoa"]


def test_the_first_to_grab_has_it() -> None:
    match = begin(Snatch({}), 3, "ginger", "oat")
    say(match, 2, "grab ginger", question=0)
    with pytest.raises(Refused) as refused:
        say(match, 0, "grab ginger", question=0)
    assert refused.value.clause == "SN-2"
    say(match, 0, "grab oat", question=0)
    assert match.position.json()["piles"] == {"seat0": ["oat"], "seat1": [], "seat2": ["ginger"]}


def test_an_answer_to_a_race_that_is_over_comes_too_late() -> None:
    match = begin(Snatch({"middle": 1}), 2, "oat", "oat")
    say(match, 1, "grab oat", question=0)
    with pytest.raises(Refused) as refused:
        say(match, 0, "grab oat", question=0)
    assert refused.value.key == "too-late"
    assert match.position.json()["middle"] == ["oat"]


def test_everyone_is_asked_whether_or_not_they_hold_a_veto() -> None:
    match = begin(LastSlice({}), 3, *["slice"] * 4, *["veto"] * 2, *["crust"] * 3, "seat0")
    say(match, 0, "claim")
    assert match.position.asked() == [1]
    say(match, 1, "let it pass")
    assert match.position.asked() == [2]
    assert [move.text for move in match.position.legal(2)] == ["let it pass"]
    say(match, 2, "let it pass")
    assert match.position.json()["points"] == {"seat0": 1, "seat1": 0, "seat2": 0}


def test_a_veto_of_a_veto_lets_the_claim_stand() -> None:
    match = begin(LastSlice({}), 2, "slice", "slice", "veto", "veto", "veto", "crust", "seat0")
    for seat, text in [(0, "claim"), (1, "veto"), (0, "veto"), (1, "let it pass")]:
        assert cast("SlicePosition", match.position).points == [0, 0]
        say(match, seat, text)
    assert match.position.json()["points"] == {"seat0": 1, "seat1": 0}
    assert match.position.json()["discard"] == ["slice", "veto", "veto"]


def test_an_unfinished_stack_can_be_saved_and_goes_on() -> None:
    match = begin(LastSlice({}), 2, "slice", "slice", "veto", "veto", "veto", "crust", "seat0")
    say(match, 0, "claim")
    say(match, 1, "veto")
    saved = match.game.position(match.position.json())
    saved.play(0, match.game.move("let it pass"), match.dealer)
    assert saved.json()["points"] == {"seat0": 0, "seat1": 0}
    assert saved.asked() == [1]
