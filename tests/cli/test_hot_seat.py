"""Several people at one screen: each sees and hears what is theirs, and nothing is left to see."""

from __future__ import annotations

import io
import json
from itertools import pairwise
from pathlib import Path

import pytest

import cookietin
from cookietin.cli.terminal import CLEAR, TALLEST, Terminal
from tests.cli.running import Run, eager, only_record, tin
from tests.samples import SAMPLES

CHAIN = ("play", "number-chain", "--players", "Ana,Bo", "--seed", "5")


@pytest.fixture
def samples(registry_as_before: None) -> None:
    """Games that are there for one test."""
    for make in SAMPLES:
        cookietin.register(make({}).id, make)


def looks(run: Run) -> list[tuple[str, str]]:
    """Who had the screen, and what was on it from being passed until it was hidden."""
    parts = run.out.split("Pass the screen to ")[1:]
    return [tuple(part.split("; Enter when ready> ", 1)) for part in parts]  # type: ignore[misc]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_whole_match_is_played(folder: Path, language: str) -> None:
    run = tin(*CHAIN, "--lang", language, typed=eager)
    assert (run.code, run.err) == (0, "")
    match = cookietin.replay(only_record(folder).read_text()).match
    assert match.winners is not None
    assert match.players == ["Ana", "Bo"]
    assert match.lines[0]["holders"] == [{"person": "Ana"}, {"person": "Bo"}]


def test_bots_sit_at_the_other_seats(folder: Path) -> None:
    tin(*CHAIN, "--seats", "4", "--bots", "random,thumb", typed=eager)
    match = cookietin.replay(only_record(folder).read_text()).match
    assert match.players == ["Ana", "Bo", "random", "thumb"]
    by = {(line["seat"], line["by"]) for line in match.lines if "move" in line}
    assert by == {("seat0", "person"), ("seat1", "person"), ("seat2", "bot"), ("seat3", "bot")}


def test_the_screen_goes_from_hand_to_hand() -> None:
    names = [name for name, _ in looks(tin(*CHAIN, typed=eager))]
    assert len(names) > 3
    assert all(one != next_one for one, next_one in pairwise(names))


def test_each_hears_what_they_were_told_since_they_last_looked() -> None:
    told = looks(tin(*CHAIN, typed=eager))
    first, second, third = [shown for _, shown in told[:3]]
    assert first.count("You are dealt") == second.count("You are dealt") == 1
    assert "You are dealt" not in third
    assert f"{told[0][0]} plays" in second
    assert f"{told[1][0]} plays" in third
    assert f"{told[0][0]} plays" not in third


def test_a_move_can_be_taken_back_before_the_screen_is_passed(folder: Path) -> None:
    seen = ""
    for seed in range(20):
        words = ["", "#1", "undo", "quit"]
        out = tin(*CHAIN[:-1], str(seed), typed=words).out
        seen += out
        if "Taken back" in out:
            assert out.count("Pass the screen") == 1
    assert "Enter goes on, undo takes it back> undo\nTaken back" in seen
    assert "Enter hides this> undo\nThat cannot be undone" in seen


@pytest.mark.parametrize("typed", [["quit"], ["", "quit"], ["", "#1", "quit"], []])
def test_anyone_may_leave_and_all_go_on_later(folder: Path, typed: list[str]) -> None:
    run = tin(*CHAIN, typed=typed)
    assert f"tin play --resume {only_record(folder)}" in run.out
    run = tin("play", "--resume", typed=eager)
    assert run.code == 0
    assert cookietin.replay(only_record(folder).read_text()).match.winners is not None


def test_who_resumes_hears_what_they_missed() -> None:
    tin(*CHAIN, typed=["", "#1", "", "", "quit"])
    ((name, shown), *_) = looks(tin("play", "--resume", typed=["", "quit"]))
    assert "You are dealt" in shown
    assert "plays" in shown
    assert name in ("Ana", "Bo")


def test_the_end_is_for_all_to_see() -> None:
    """Nobody's cards, but what a spectator may know."""
    run = tin(*CHAIN, "--match", "best-of-3", typed=eager)
    end = run.out.split("Enter hides this> ")[-1]
    assert "Ana" in end
    assert "You " not in end.split("See it again")[0]
    assert "the match." in end


def test_words_help_while_nobody_looks() -> None:
    out = tin(*CHAIN, typed=["?", "undo", "hint", "standing", "3/4", "save", "quit"]).out
    assert "undo     take your last move back" in out
    assert out.count("You are not asked now: Enter goes on.") == 3
    assert "You have left no answer standing." in out
    assert "Saved, move by move:" in out


@pytest.mark.usefixtures("samples")
@pytest.mark.parametrize("id", ["crumb-pass", "last-slice", "snatch"])
def test_every_way_of_asking_is_played_to_the_end(folder: Path, id: str) -> None:
    for words in ([], ["--seats", "3"]):
        run = tin("play", id, "--players", "Ana,Bo", "--seed", "3", *words, typed=first)
        assert (run.code, run.err) == (0, "")
        path = only_record(folder)
        assert cookietin.replay(path.read_text()).match.winners is not None
        path.unlink()


def first(printed: str) -> str:
    """The first of the list, and else Enter."""
    return "1" if printed.endswith("Your move> ") else ""


@pytest.mark.usefixtures("samples")
def test_a_sealed_answer_is_not_seen_by_the_next() -> None:
    words = ("play", "crumb-pass", "--players", "Ana,Bo,Cy", "--seed", "3", "--json")
    lines = tin(*words, typed=["", "1", "", "", "1", "quit"]).lines
    mine, theirs = [line["view"] for line in lines if "view" in line]
    assert (mine["viewer"], theirs["viewer"]) == ("seat0", "seat1")
    assert theirs["answers"]["seat0"] == "?"


def test_a_program_is_told_whose_line_it_is() -> None:
    lines = tin(*CHAIN, "--json", typed=["", "#1", "", "", "quit"]).lines
    viewer = "spectator"
    seen = []
    for line in lines:
        viewer = line.get("viewer", viewer)
        if "view" in line:
            assert line["view"]["viewer"] == viewer == line["question"]["seat"]
            seen.append(viewer)
        for event in line.get("events", []):
            if event["event"] == "deal":
                assert ("cards" in event) == (event["seat"] == viewer)
    assert sorted(seen) == ["seat0", "seat1"]
    passed = [line["seat"] for line in lines if line.get("waiting") == "pass"]
    assert passed == seen


def test_a_program_plays_a_whole_match(folder: Path) -> None:
    def answer(printed: str) -> str:
        waiting = json.loads(printed.splitlines()[-1])["waiting"]
        return "#1" if waiting == "ask" else ""

    run = tin(*CHAIN, "--json", typed=answer)
    assert (run.code, run.err) == (0, "")
    assert run.lines[-2].keys() == {"winners"}


class Screen(io.StringIO):
    """A terminal's screen."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environ", "left"), [({}, CLEAR), ({"NO_COLOR": "1"}, CLEAR), ({"TERM": "dumb"}, "\n" * 101)]
)
def test_a_terminal_is_cleared(environ: dict[str, str], left: str) -> None:
    screen = Screen()
    Terminal(io.StringIO(), screen, io.StringIO(), environ).clear()
    assert screen.getvalue() == left
    assert len(left) in (len(CLEAR), TALLEST + 1)


def test_what_is_no_terminal_is_not_cleared() -> None:
    out = io.StringIO()
    Terminal(io.StringIO(), out, io.StringIO(), {}).clear()
    assert out.getvalue() == ""


def test_one_person_is_not_asked_to_pass_the_screen() -> None:
    out = tin("play", "number-chain", "--players", "Ana", "--seed", "5", typed=eager).out
    assert "Pass the screen" not in out
    assert "Enter hides" not in out


def test_two_people_play_alone_unless_the_game_needs_more(folder: Path) -> None:
    tin("play", "toss-your-cookies", "--players", "Ana,Bo")
    match = cookietin.replay(only_record(folder).read_text()).match
    assert match.players[:2] == ["Ana", "Bo"]
    assert len(match.players) == max(2, match.game.fewest_seats)
