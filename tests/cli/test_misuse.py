"""Every wrong use is answered by a sentence on the error stream, and by exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import tin

WRONG = [
    ("gmaes", "tin: There is no command gmaes. There are: games, rules,", "Did you mean games?"),
    ("--jsn", "There is no flag --jsn here. Did you mean --json?", "See `tin --help`."),
    ("simulate chomp --plays 3", "There is no flag --plays here. See", "`tin simulate --help`."),
    ("games --foo=1", "tin games: There is no flag --foo here.", "See `tin games --help`."),
    ("games chomp now", "now is one word too many.", ""),
    ("games numberchain", "There is no game numberchain.", "Did you mean number-chain?"),
    ("games --json=yes", "--json takes no value: leave out yes.", ""),
    ("rules", "Name a game, as in `tin rules number-chain`;", ""),
    ("rules numberchain", "There is no game numberchain.", "Did you mean number-chain?"),
    ("rules number-chain --lang fr", "--lang is one of en and es, not fr.", ""),
    ("rules number-chain --lang", "--lang needs a value behind it.", ""),
    ("play --json", "Name a game, as in `tin play number-chain`;", "See `tin play --help`."),
    ("play number-chain --seats", "--seats needs a value behind it.", ""),
    ("play number-chain --seats=", "--seats needs a value behind it.", ""),
    ("play number-chain --seats two", "--seats needs a whole number from 1 to 8, not two.", ""),
    ("play number-chain --seats ²", "--seats needs a whole number from 1 to 8, not ².", ""),
    ("play number-chain --seats 3 --seats 4", "--seats is given twice", ""),
    ("play number-chain --seats 7", "is for 2 to 6 seats, not 7.", ""),
    ("play number-chain --bots thunb", "has no bot thunb.", "Did you mean thumb?"),
    (
        "play number-chain --bots thumb,thumb --seats 2",
        "There are more bots than seats for them: 2 for 1.",
        "",
    ),
    ("play number-chain --option hand", "--option needs an option with its value", ""),
    ("play number-chain --option hnd=3", "There is no option hnd here.", "Did you mean hand?"),
    ("play number-chain --option hand=99", "Option hand must be 1–15, not 99.", ""),
    ("play number-chain --option hand=2 --option hand=3", "Option hand is set twice", ""),
    ("play number-chain --house fast", "has no house rule fast.", ""),
    ("play number-chain --match best-of-2", "could end level", ""),
    ("play number-chain --match never", "There is no match format never.", ""),
    ("play number-chain --name \x07", "A name needs at least one letter", ""),
    ("play --resume --seats 4", "--seats does not go with --resume", ""),
    ("play --resume", "There is no unfinished play to resume in", ""),
    ("play --resume nowhere.jsonl", "There is no file nowhere.jsonl.", ""),
    ("replay", "Name a record, as in `tin replay my-match.jsonl`;", ""),
    ("replay nowhere.jsonl", "There is no file nowhere.jsonl.", ""),
    ("deck chekc red", "chekc is not known here.", "Did you mean check?"),
    ("deck check redd", "There is no file redd, and no starter deck", "Did you mean red?"),
    ("replay /", "/ is a folder, not a record.", ""),
]


@pytest.mark.parametrize(("typed", "sentence", "more"), WRONG)
def test_what_is_wrong_is_said(typed: str, sentence: str, more: str) -> None:
    run = tin(*typed.split(" "))
    assert (run.code, run.out) == (2, "")
    assert sentence in run.err
    assert more in run.err


@pytest.mark.parametrize(
    ("typed", "sentence", "more"), [wrong for wrong in WRONG if "--lang" not in wrong[0]]
)
def test_it_is_said_in_spanish_too(typed: str, sentence: str, more: str) -> None:
    run = tin("--lang", "es", *typed.split(" "))
    assert (run.code, run.out) == (2, "")
    assert sentence not in run.err
    assert ("¿Querías decir" in run.err) == ("Did you mean" in sentence + more)


def test_what_comes_after_two_dashes_is_a_word() -> None:
    assert "There is no game --json." in tin("rules", "--", "--json").err


def test_a_value_may_stand_behind_an_equals_sign() -> None:
    assert tin("rules", "number-chain", "--lang=es").out.startswith("Cadena de números")


def test_nothing_steers_the_terminal() -> None:
    assert "\x1b" not in tin("rules", "\x1b[31mred").err


def test_wrong_use_of_play_leaves_no_file_behind(folder: Path) -> None:
    tin("play", "number-chain", "--bots", "nobody")
    tin("play", "number-chain", "--seats", "6", "--option", "hand=15")
    assert not folder.exists()
