"""Answers that stand, at the terminal: chosen, looked at, taken back, and there after a pause."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cookietin
from tests.cli.running import Run, only_record, tin
from tests.samples.window import LastSlice

ALONE = ("play", "last-slice", "--seed", "2", "--bots", "random,random")
STANDS = ("let this pass", "let-all-pass", "Let All Pass")


@pytest.fixture(autouse=True)
def last_slice(registry_as_before: None) -> None:
    """A game with standing answers."""
    cookietin.register("last-slice", LastSlice)


class Player:
    """Plays the first of the list until a window comes, and then says these words."""

    def __init__(self, *words: str) -> None:
        self.words = list(words)

    def __call__(self, printed: str) -> str | None:
        if not printed.endswith("Your move> "):
            return ""
        if "answer in advance" not in printed.rsplit("1  ", 1)[-1]:
            return "1"
        return self.words.pop(0) if self.words else None


def lines(folder: Path) -> list[dict[str, object]]:
    return [json.loads(row) for row in only_record(folder).read_text().splitlines()]


def play(*words: str) -> Run:
    run = tin(*ALONE, typed=Player(*words))
    assert run.err == ""
    return run


def test_it_is_offered_below_the_moves() -> None:
    out = play().out
    assert "Or answer in advance, which nobody else can tell:" in out
    assert "\n       let this pass  " in out
    assert "\n       let all pass   " in out


@pytest.mark.parametrize("typed", STANDS)
def test_it_is_typed_by_its_words_and_answers_at_once(folder: Path, typed: str) -> None:
    play(typed)
    chosen = [place for place, line in enumerate(lines(folder)) if line.get("note") == "standing"]
    after = lines(folder)[chosen[0] + 1]
    assert (after["seat"], after["move"], after["by"]) == ("seat0", "let it pass", "standing")


def test_asking_what_it_is_leaves_nothing_standing(folder: Path) -> None:
    """A question mark never answers."""
    out = play("? let all pass", "? undo").out
    assert "`let all pass` is an answer in advance: let-all-pass." in out
    assert "take your last move back" in out
    assert [line for line in lines(folder) if line.get("note") == "standing"] == []


def test_where_it_would_not_answer_it_says_so() -> None:
    words = ("play", "last-slice", "--seed", "2", "--players", "Ana,Bo,Cy")
    out = tin(*words, typed=["", "let all pass"]).out
    assert "`let all pass` does not answer this question." in out


def test_nothing_waits_for_an_answer_that_stands() -> None:
    """Not even for second thoughts."""
    out = play("let all pass").out
    assert "From now on: " in out
    assert "undo takes it back> " not in out.split("From now on: ")[1].split("Your move> ")[0]


def test_it_is_looked_at_and_taken_back(folder: Path) -> None:
    out = ""
    for seed in range(8):
        for old in folder.glob("*"):
            old.unlink()
        words = ["standing", "let all pass", "standing", "ask me", "standing", "quit"]
        out = tin(*ALONE[:2], "--seed", str(seed), *ALONE[4:], typed=Player(*words)).out
        if "Taken back: let all pass." in out:
            break
    assert "You have left no answer standing." in out
    assert "What you have left standing: " in out
    assert "Taken back: let all pass. You are asked every time." in out
    notes = [line["standing"] for line in lines(folder) if line.get("note") == "standing"]
    assert notes == ["let-all-pass", None]


def test_it_still_stands_when_the_play_is_resumed(folder: Path) -> None:
    def leave_when_asked_again(printed: str) -> str | None:
        return "quit" if "From now on: " in printed else Player("let all pass")(printed)

    tin(*ALONE, typed=leave_when_asked_again)
    assert '"let-all-pass"' in only_record(folder).read_text()
    assert "left standing: " in tin("play", "--resume", typed=["standing", "quit"]).out


def test_a_program_is_offered_it_too() -> None:
    def answer(printed: str) -> str | None:
        offered = [row for row in printed.splitlines() if '"standing": ["let-this' in row]
        chosen = '"say": "standing-set"' in printed
        waits = json.loads(printed.splitlines()[-1])["waiting"] == "ask"
        return None if chosen else "let this pass" if offered else "1" if waits else ""

    told = [line for line in tin(*ALONE, "--json", typed=answer).lines if "say" in line]
    assert (told[0]["say"], told[0]["standing"]) == ("standing-set", "let-this-pass")


@pytest.mark.parametrize(("language", "word"), [("en", "ask me"), ("es", "pregúntame")])
def test_help_names_the_words_where_there_are_such_answers(language: str, word: str) -> None:
    for game, there in (("last-slice", True), ("number-chain", False)):
        out = tin("play", game, "--lang", language, typed=["?"]).out
        assert (f"  {word} " in out) == there


def test_accents_may_be_left_out() -> None:
    out = tin("play", "number-chain", "--lang", "es", typed=["preguntame", "de antemano"]).out
    assert out.count("No has dado ninguna respuesta de antemano.") == 2
