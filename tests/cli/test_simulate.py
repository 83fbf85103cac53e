"""`tin simulate`: figures that a seed fixes, for people and for programs."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin.cli import main


def tin(*words: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = main(["simulate", *words], io.StringIO(), out, err)
    return code, out.getvalue(), err.getvalue()


def shown(*words: str) -> str:
    out = io.StringIO()
    main(words, io.StringIO(), out, io.StringIO())
    return out.getvalue()


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


def test_speeds_tell_the_same_bot_apart() -> None:
    toss = ("toss-your-cookies", "--games", "120", "--jobs", "1")
    found = figures(*toss, "--speeds", "9, 1,1")["by_bot"]
    assert sorted(found) == ["thumb×1", "thumb×9"]
    assert found["thumb×9"]["rate"] > found["thumb×1"]["rate"]
    named = figures(*toss, "--seats", "4", "--bots", "thumb,random", "--speeds", "1,2")["by_bot"]
    assert sorted(named) == ["random×2", "thumb×1"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_speeds_are_in_the_help(language: str) -> None:
    code, out, _ = tin("--help", "--lang", language)
    assert code == 0
    assert "--speeds N,N" in out


def test_a_simulation_plays_the_race_that_people_play() -> None:
    """TY-11: a simulation is no table: unless `turns` is asked for, bots race."""
    toss = ("toss-your-cookies", "--games", "5", "--jobs", "1")
    assert figures(*toss)["options"]["scramble"] == "live"
    assert figures(*toss, "--option", "scramble=turns")["options"]["scramble"] == "turns"


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
        (
            ["toss-your-cookies", "--speeds", "x,1"],
            "--speeds needs a whole number from 1 to 100",
        ),
        (["toss-your-cookies", "--speeds", "1,,1"], "--speeds needs a whole number from 1 to 100"),
        (["toss-your-cookies", "--speeds", "1,0,1"], "from 1 to 100, not 0."),
        (
            ["toss-your-cookies", "--seats", "3", "--bots", "thumb", "--speeds", "1,2"],
            "Speeds must be one for each bot, 1 in all, not 2.",
        ),
        ([], "tin simulate"),
    ],
)
def test_wrong_words_get_a_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    code, out, err = tin(*words)
    assert (code, out) == (2, "")
    assert sentence in err


@pytest.mark.parametrize(
    ("language", "head"),
    [("en", "CHOMP: 1 play, 1 seat, seed 0"), ("es", "CHOMP: 1 partida, 1 asiento, semilla 0")],
)
def test_one_is_not_many(language: str, head: str) -> None:
    words = ("chomp", "--games", "1", "--seats", "1", "--seed", "0", "--jobs", "1")
    assert tin(*words, "--lang", language)[1].splitlines()[0] == head


def test_points_are_told_by_bot_and_over_all_with_the_lead_of_the_best() -> None:
    words = ("cover-your-cookies", "--games", "20", "--seats", "3", "--bots", "thumb,random")
    _, out, _ = tin(*words, "--jobs", "1")
    assert re.search(r"thumb .* points \d+\.\d ± \d+\.\d\n", out)
    assert re.search(r"A seat makes \d+\.\d points \(give or take", out)
    assert "The best is ahead of the next by " in out
    found = figures(*words, "--jobs", "1")
    assert found["by_bot"]["thumb"]["points"]["mean"] > found["by_bot"]["random"]["points"]["mean"]
    assert set(found["points"]) == set(found["margin"])
    assert set(found["points"]) == {"mean", "deviation", "least", "greatest"}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Winning is the only point"), ("es", "el único punto es el de ganar")],
)
def test_a_game_without_points_says_so(language: str, sentence: str) -> None:
    _, out, _ = tin("number-chain", "--games", "20", "--jobs", "1", "--lang", language)
    assert sentence in out
    found = figures("number-chain", "--games", "20", "--jobs", "1")
    assert found["points"]["greatest"] == 1
    assert found["margin"]["mean"] == 1 - found["shared_wins"]


def test_the_heading_names_a_card_file_and_not_what_is_in_it(tmp_path: Path) -> None:
    cards, deck = tmp_path / "my-cards.toml", tmp_path / "my-deck.txt"
    data = Path(cookietin.__file__).parent / "games" / "chomp" / "cards.toml"
    cards.write_bytes(data.read_bytes())
    words = ("--games", "1", "--seats", "2", "--jobs", "1")
    _, out, _ = tin("chomp", *words, "--bots", "random", "--option", f"cards={cards}")
    assert out.splitlines()[0] == f"CHOMP: 1 play, 2 seats, cards={cards}, seed 0"
    deck.write_text(shown("deck", "show", "blue"), encoding="utf-8")
    _, out, _ = tin("braverse", *words, "--option", f"deck0={deck}", "--option", "deck1=red")
    head = out.splitlines()[0]
    assert head == f"Braverse: 1 play, 2 seats, deck0={deck}, deck1=red, seed 0"


@pytest.mark.parametrize("game", ["chomp", "number-chain", "braverse"])
def test_as_many_sit_down_as_in_a_play(game: str) -> None:
    """What `tin simulate` counts by default is what `tin play` seats."""
    simulated = figures(game, "--games", "1", "--jobs", "1")["seats"]
    table = re.search(r"At the table: ([^(]*)", shown("play", game, "--name", "Ana", "--seed", "1"))
    assert table is not None
    assert simulated == len(re.split(r", | and ", table[1]))
