"""`tin simulate`: figures that a seed fixes, for people and for programs."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from cookietin.cli import main


def tin(*words: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = main(["simulate", *words], io.StringIO(), out, err)
    return code, out.getvalue(), err.getvalue()


def figures(*words: str) -> dict[str, Any]:
    code, out, _ = tin(*words, "--json")
    assert code == 0
    found: dict[str, Any] = json.loads(out)
    del found["speed"]
    return found


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs() -> None:
    one = figures("number-chain", "--games", "600", "--seed", "7", "--jobs", "1")
    two = figures("number-chain", "--games", "600", "--seed", "7", "--jobs", "2")
    assert one == two
    assert one["plays"] == 600
    assert one["seed"] == "7"


def test_another_option_gives_another_game() -> None:
    short = figures("number-chain", "--games", "200", "--option", "hand=2")
    usual = figures("number-chain", "--games", "200")
    assert short["options"]["hand"] == 2
    assert short["length"]["mean"] != usual["length"]["mean"]


def test_the_report_names_bots_seats_order_and_endings() -> None:
    code, out, err = tin(
        "number-chain", "--games", "200", "--seats", "3", "--bots", "thumb,random", "--jobs", "1"
    )
    assert (code, err) == (0, "")
    assert out.startswith("Number Chain: 200 plays, 3 seats, seed 0\n")
    for words in ("  thumb ", "  random ", "Seat 2", "3rd", "ended so: the deck has run out"):
        assert words in out


def test_the_report_in_spanish() -> None:
    code, out, _ = tin("number-chain", "--games", "50", "--jobs", "1", "--lang", "es")
    assert code == 0
    assert out.startswith("Cadena de números: 50 partidas, 3 asientos, semilla 0\n")
    assert "Asiento 1" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["number-chian"], "There is no game number-chian."),
        (["number-chain", "--games", "none"], "--games needs a whole number"),
        (["number-chain", "--seats", "7"], "for 2 to 6 seats, not 7."),
        (["number-chain", "--bots", "genius"], "has no bot genius."),
        (
            ["number-chain", "--seats", "2", "--bots", "random,random,thumb"],
            "more bots than seats for them: 3 for 2.",
        ),
        (["number-chain", "--option", "hand=99"], "Option hand must be 1–15, not 99."),
        (["number-chain", "--option", "hands=3"], "There is no option hands here."),
        (["number-chain", "--house", "quick"], "has no house rule quick."),
        ([], "tin simulate"),
    ],
)
def test_wrong_words_get_a_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    code, out, err = tin(*words)
    assert (code, out) == (2, "")
    assert sentence in err
