"""The same conversation carries sealed questions, races and windows: games to come need them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import cookietin
from cookietin.kernel import registry
from tests.cli.running import Run, only_record, tin
from tests.samples import SAMPLES

IDS = ["crumb-pass", "last-slice", "snatch"]


@pytest.fixture(autouse=True)
def samples() -> Iterator[None]:
    """Games that are there for one test."""
    known = dict(registry._makers)
    for make in SAMPLES:
        cookietin.register(make({}).id, make)
    yield
    registry._makers.clear()
    registry._makers.update(known)


def first(printed: str) -> str:
    """The first of the list, and else Enter."""
    return "1" if printed.endswith("Your move> ") else ""


def playing(*words: str) -> Run:
    run = tin("play", *words, "--seed", "3", typed=first)
    assert (run.code, run.err) == (0, "")
    return run


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seats", ["2", "3"])
def test_every_way_of_asking_is_played_to_the_end(folder: Path, id: str, seats: str) -> None:
    playing(id, "--seats", seats)
    match = cookietin.replay(only_record(folder).read_text()).match
    assert match.winners is not None


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("viewer", ["0", "1", "spectator", "truth"])
def test_every_record_is_replayed_for_everyone(folder: Path, id: str, viewer: str) -> None:
    playing(id, "--seats", "3")
    path = str(only_record(folder))
    assert tin("replay", path, "--as", viewer).code == 0
    assert json.loads(tin("replay", path, "--as", viewer, "--json").out)["moments"]


def test_a_sealed_answer_comes_first_and_can_be_taken_back(folder: Path) -> None:
    run = tin("play", "crumb-pass", "--seed", "3", typed=["1", "undo", "1", "", "quit"])
    assert "Taken back: pass " in run.out
    moments = cookietin.replay(only_record(folder).read_text()).moments
    assert [moment.seat for moment in moments] == [None, 0, 1, 2]


def test_a_sealed_answer_stays_sealed_in_a_replay(folder: Path) -> None:
    tin("play", "crumb-pass", "--seed", "3", typed=["1"])
    path = str(only_record(folder))
    (_, mine) = json.loads(tin("replay", path, "--json").out)["moments"]
    (_, theirs) = json.loads(tin("replay", path, "--json", "--as", "1").out)["moments"]
    assert mine["move"] is not None
    assert theirs["move"] is None
    assert theirs["events"] == [{"event": "chosen", "seat": "seat0"}]
    assert mine["move"] not in tin("replay", path, "--as", "1").out


def test_in_a_race_chance_says_who_comes_first(folder: Path) -> None:
    starts = set()
    for seed in range(12):
        for old in folder.glob("*"):
            old.unlink()
        tin("play", "snatch", "--seed", str(seed), typed=["leave", "quit"])
        moments = cookietin.replay(only_record(folder).read_text()).moments
        starts.add(moments[1].seat)
    assert starts == {0, 1, 2}


def test_enter_gives_nothing_up_where_there_is_a_choice(folder: Path) -> None:
    run = tin("play", "snatch", "--seed", "3", "--seats", "2", typed=["", "quit"])
    assert "\nYou need not do anything; what counts then is: leave.\n" in run.out
    moments = cookietin.replay(only_record(folder).read_text()).moments
    assert 0 not in [moment.seat for moment in moments]


@pytest.mark.parametrize("asking", ["everything", "windows", "choices"])
def test_one_is_asked_as_much_as_one_wants(folder: Path, asking: str) -> None:
    """Enter plays the only move; where that need not be asked for, it is played as well."""
    words = ("play", "last-slice", "--seed", "2", "--bots", "random,random", "--ask", asking)
    run = tin(*words, typed=first)
    assert ("Enter plays let it pass: there is nothing else." in run.out) == (asking != "choices")
    assert ("Enter plays rest: there is nothing else." in run.out) == (asking == "everything")
    assert ("Only one answer was possible: rest." in run.out) == (asking != "everything")
    lines = cookietin.replay(only_record(folder).read_text()).match.lines
    assert ("forced" in [line.get("by") for line in lines]) == (asking != "everything")


def test_how_much_is_asked_can_be_said_in_the_middle() -> None:
    words = ("play", "last-slice", "--seed", "2")
    out = tin(*words, typed=["ask everything", "Ask Choices", "quit"]).out
    assert "From now on you are asked everything." in out
    assert "only where there is something to choose." in out
    assert "you are still stopped" not in " ".join(out.split())
    shared = tin(*words, "--players", "Ana,Bo,Cy", typed=["", "ask choices", "quit"]).out
    assert "you are still stopped" in " ".join(shared.split())
    spanish = tin(*words, "--lang", "es", typed=["pregunta todo", "salir"]).out
    assert "se te pregunta todo" in spanish


def test_a_game_without_a_rule_of_thumb_has_hints_by_chance() -> None:
    run = tin("play", "snatch", typed=["hint"])
    assert "at random, imagined from what you know" in " ".join(run.out.split())


def test_what_was_turned_up_cannot_be_unseen() -> None:
    told = ""
    for seed in range(20):
        words = ["1", "undo"] * 4
        told += tin("play", "snatch", "--seats", "2", "--seed", str(seed), typed=words).out
    assert "what you drew or saw since cannot be unseen" in told
