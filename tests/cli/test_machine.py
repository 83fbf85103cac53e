"""`tin play --json`: the same conversation for programs."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import only_record, tin

CHAIN = ("play", "number-chain", "--seed", "4", "--json")


def first(printed: str) -> str:
    """The first of the moves that were offered, and else Enter."""
    last = [json.loads(line) for line in printed.splitlines()[-2:]]
    asked = last[-1]["waiting"] == "ask" and "moves" in last[0]
    return str(last[0]["moves"][0]["text"]) if asked else ""


def test_a_program_plays_a_whole_match(folder: Path) -> None:
    run = tin(*CHAIN, typed=first)
    assert (run.code, run.err) == (0, "")
    assert run.lines[0]["match"]["players"][1:] == ["thumb", "thumb 2"]
    assert run.lines[-2].keys() == {"winners"}
    assert run.lines[-1]["command"] == f"tin replay {only_record(folder)}"


def test_a_program_is_told_only_what_its_seat_may_know() -> None:
    for line in tin(*CHAIN, typed=first).lines:
        if "view" in line:
            assert line["view"]["viewer"] == "seat0"
        for event in line.get("events", []):
            assert "cards" not in event or event.get("seat") in ("seat0", None)


def test_what_is_wrong_comes_with_its_key() -> None:
    lines = tin(*CHAIN, typed=["0", "nonsense", "hint", "undo", "?", "? 3/4", "rules"]).lines
    assert [line["complaint"] for line in lines if "complaint" in line] == [
        "not-in-hand",
        "no-such-move",
    ]
    keys = {key for line in lines for key in line}
    assert {"hint", "remark", "rules", "say"} <= keys
    hint = next(line for line in lines if "hint" in line)
    assert hint["hint"] == hint["moves"][0]["move"]
    assert {"chance", "reach", "why", "usual", "feared", "text"} <= set(hint["moves"][0])
