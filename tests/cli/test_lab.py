"""`tin lab`: variants from the command line, a folder with a report, going on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import tin


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lab(*words: str) -> list[str]:
    ran = tin("lab", "number-chain", "--seats", "2", "--jobs", "1", *words)
    assert ran.code == 0, ran.err
    return ran.out.splitlines()


def test_every_combination_is_played_and_told() -> None:
    told = lab("--vary", "hand=2,5", "--vary", "numbers=4..5", "--games", "60", "--out", "r")
    assert told[-1] == "The report: r/report.html"
    assert any(line.startswith("▼ Answers in a play:") for line in told)
    figures = json.loads(Path("r/figures.json").read_text(encoding="utf-8"))
    assert [variant["name"] for variant in figures["variants"]] == [
        "hand=2 numbers=4",
        "hand=2 numbers=5",
        "hand=5 numbers=4",
        "hand=5 numbers=5",
    ]
    assert figures["baseline"] == 3


def test_the_same_question_has_the_same_folder_and_costs_nothing_twice() -> None:
    lab("--vary", "hand=2,5", "--games", "20")
    kept = {path.name: path.read_bytes() for path in next(Path().glob("lab-*")).iterdir()}
    lab("--vary", "hand=2,5", "--games", "20")
    assert len(list(Path().glob("lab-*"))) == 1
    assert {path.name: path.read_bytes() for path in next(Path().glob("lab-*")).iterdir()} == kept


def test_a_small_sample_is_said_to_be_one() -> None:
    assert "far too few" in " ".join(lab("--games", "10"))


def test_bots_seats_and_house_rules_can_be_varied_too() -> None:
    ran = tin(
        *("lab", "golden-cookie", "--vary", "bots=random,random+thumb", "--vary", "seats=2"),
        *("--vary", "house=none,hand-of-four", "--games", "6", "--jobs", "1", "--json"),
    )
    told = json.loads(ran.out)
    assert [variant["bots"] for variant in told["variants"]] == [["random"] * 2] * 2 + [
        ["random", "thumb"]
    ] * 2
    assert [variant["options"]["hand"] for variant in told["variants"]] == [3, 4, 3, 4]


def test_in_spanish() -> None:
    ran = tin("lab", "number-chain", "--seats", "2", "--games", "40", "--jobs", "1", "--lang", "es")
    assert "Respuestas en una partida" in ran.out
    assert "El informe: lab-number-chain-" in ran.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--vary", "hand=99"], "Option hand must be 1–15, not 99."),
        (
            ["--vary", "hand=1..9", "--seats", "9"],
            "--seats needs a whole number from 1 to 8, not 9.",
        ),
        (["--vary", "feet=1"], "There is no option feet here."),
        (["--bots", "genius"], "number-chain has no bot genius."),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_is_made(
    words: list[str], sentence: str
) -> None:
    ran = tin("lab", "number-chain", *words)
    assert ran.code == 2
    assert sentence in ran.err
    assert list(Path().iterdir()) == []
