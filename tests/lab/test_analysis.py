"""Analysis: where a seat's chances went, and what it should have done."""

from __future__ import annotations

import json
import time
from pathlib import Path

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel.move import Move
from cookietin.lab.analysis import Analysis
from cookietin.table.hint import Effort
from tests.cli.running import tin

GAME = cookietin.game("number-chain")
EFFORT = Effort("thumb", answers=400, seconds=600.0)


def spendthrift(moves: list[Move], before: str) -> Move:
    """The card that costs most."""
    return max(moves, key=lambda move: len(set(move.fields["card"]) - set(before)))


def a_record() -> str:
    """Ana throws her cards away, Bo plays by rule of thumb."""
    match = cookietin.match(GAME, ["Ana", "Bo"], "single", cookietin.Seeded("analysis"))
    thumb = make_bot("thumb", GAME, 1)
    while match.winners is None:
        if match.between_plays():
            match.begin()
        seat = match.position.asked()[0]
        view, question = match.position.view(seat), match.position.question(seat)
        before = question.fields["before"]
        move = thumb(view, question) if seat else spendthrift(view.legal(0), before)
        match.answer(seat, move)
    return cookietin.record(match)


def analysed(seat: int) -> Analysis:
    analysis = Analysis(cookietin.replay(a_record()), seat, EFFORT)
    analysis.run(time.monotonic, lambda done: None)
    return analysis


def test_what_was_thrown_away_is_found_with_what_would_have_been_better() -> None:
    analysis = analysed(0)
    costly = analysis.costly()
    assert 1 <= len(costly) <= 3
    assert [choice.cost for choice in costly] == sorted([one.cost for one in costly], reverse=True)
    worst = costly[0]
    assert worst.best is make_bot("thumb", GAME, 1)(worst.view, worst.question)
    assert worst.best_chance > worst.made_chance
    assert analysis.hint(worst).move in worst.view.legal(0)


def test_chances_are_told_after_every_move_and_end_with_the_outcome() -> None:
    analysis = analysed(0)
    moments = analysis.replay.moments
    assert [after.line for after in analysis.after] == [moment.number for moment in moments]
    assert analysis.after[0].chance > analysis.after[-2].chance
    outcome = moments[-1].position.outcome
    assert outcome is not None
    assert analysis.after[-1].chance == outcome.share(0)


def test_nothing_is_told_but_what_the_seat_could_know() -> None:
    """Its own moves by name; of the others' only that they moved."""
    analysis = analysed(1)
    assert {after.seat for after in analysis.after if after.move} == {1}
    assert all(choice.view.viewer == 1 for choice in analysis.choices)


def test_who_plays_by_the_advisers_own_rule_made_no_mistake() -> None:
    assert analysed(1).costly() == []


def test_from_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(a_record(), encoding="utf-8")
    words = ("analyse", str(file), "--as", "0", "--adviser", "thumb", "--seconds", "0")
    shown = tin(*words)
    assert shown.code == 0
    assert "as Ana saw it" in shown.out
    assert "Play 1: " in shown.out
    told = json.loads(tin(*words, "--json").out)
    assert {"after", "choices", "costly", "adviser"} <= set(told)
    assert "Nobody is called 7 here" in tin("analyse", str(file), "--as", "7").err
