"""Replaying a record: as it was, and as each seat saw it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cookietin
from tests.cli.running import a_match, tin


def moments(path: Path, viewer: str) -> list[dict[str, Any]]:
    run = tin("replay", str(path), "--as", viewer, "--json")
    assert run.code == 0
    data = json.loads(run.out)
    assert data["as"] in (viewer, f"seat{viewer}")
    found: list[dict[str, Any]] = data["moments"]
    return found


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("viewer", ["truth", "0", "1", "seat2", "spectator"])
def test_everything_is_printed_where_nobody_steps(folder: Path, language: str, viewer: str) -> None:
    path = a_match(folder)
    run = tin("replay", str(path), "--as", viewer, "--lang", language)
    assert (run.code, run.err) == (0, "")
    total = len(path.read_text().splitlines())
    line = {"en": "Line {} of {}", "es": "Línea {} de {}"}[language]
    for number in range(2, total - 1):
        assert line.format(number, total) in run.out


def test_the_truth_shows_every_hand(folder: Path) -> None:
    path = a_match(folder)
    dealt = cookietin.replay(path.read_text()).moments[0].position.json()["hands"]
    assert moments(path, "truth")[0]["view"]["hands"] == dealt
    assert "░░░░░\n" not in tin("replay", str(path)).out


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_viewer_is_shown_what_they_could_know_and_no_more(folder: Path, viewer: int) -> None:
    path = a_match(folder)
    replay = cookietin.replay(path.read_text())
    name = "spectator" if viewer == 3 else str(viewer)
    for shown, moment in zip(moments(path, name), replay.moments, strict=True):
        assert shown["view"] == moment.position.view(viewer).json()
        for seat, hand in shown["view"]["hands"].items():
            assert seat == f"seat{viewer}" or set(hand) <= {"?"}
        for event in shown["events"]:
            if event["event"] in ("deal", "draw"):
                assert ("cards" in event) == (event["seat"] == f"seat{viewer}")
        assert (shown["move"] is not None) == (moment.seat == viewer)


def test_text_hides_what_json_hides(folder: Path) -> None:
    path = a_match(folder)
    spectator = tin("replay", str(path), "--as", "spectator").out
    assert "You" not in spectator
    assert "ana is dealt 5 cards." in spectator
    assert "You are dealt" in tin("replay", str(path), "--as", "0").out


def test_the_outcome_and_the_winners_are_there(folder: Path) -> None:
    data = json.loads(tin("replay", str(a_match(folder)), "--json").out)
    assert data["winners"] == data["outcomes"][-1]["winners"]
    assert data["match"]["game"] == "number-chain"


def test_an_unfinished_match_says_how_to_go_on(folder: Path) -> None:
    tin("play", "number-chain")
    (path,) = folder.glob("*.jsonl")
    assert f"tin play --resume {path}" in tin("replay", str(path)).out


@pytest.mark.parametrize("viewer", ["3", "ana", "-1", "spectaror"])
def test_nobody_else_can_look(folder: Path, viewer: str) -> None:
    run = tin("replay", str(a_match(folder)), f"--as={viewer}")
    assert run.code == 2
    assert "Look as one of: truth, 0, 1, 2 and spectator." in run.err


def test_names_in_a_record_do_not_steer_the_terminal(tmp_path: Path) -> None:
    match = cookietin.match(cookietin.game("number-chain"), ["\x1b[2J", "b"])
    path = tmp_path / "match.jsonl"
    path.write_text(cookietin.record(match))
    assert "\x1b" not in tin("replay", str(path)).out
    assert "\x1b" not in tin("play", "--resume", str(path)).out
