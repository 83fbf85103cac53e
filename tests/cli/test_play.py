"""Playing in the terminal: a whole match, and everything one can say on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

import cookietin
from tests.cli.running import a_match, eager, only_record, tin

CHAIN = ("play", "number-chain", "--seed", "4", "--name", "Ana")
"""Ana holds 1, 3/4, 1/3/4, 1/2/3/4 and 2/3/4/5, or whatever the seed gives: see the list."""


def after(printed: str, sign: str) -> str:
    """What was printed after the last of these."""
    return printed.rsplit(sign, 1)[-1]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_whole_match_is_played_and_can_be_replayed(folder: Path, language: str) -> None:
    run = tin(*CHAIN, "--lang", language, typed=eager)
    assert (run.code, run.err) == (0, "")
    path = only_record(folder)
    assert f"tin replay {path}" in run.out
    match = cookietin.replay(path.read_text(encoding="utf-8")).match
    assert match.winners is not None
    assert match.players == ["Ana", "thumb", "thumb 2"]
    ends = {"en": ("wins: ", "You win: ", "share the win: "), "es": ("Gana", "comparten")}
    assert any(end in run.out for end in ends[language])


def test_a_match_of_several_plays_tells_the_standing(folder: Path) -> None:
    run = tin(*CHAIN, "--match", "best-of-3", "--bots", "random", typed=eager)
    assert run.code == 0
    assert "Standing (the best of 3): Ana " in run.out
    assert "the match." in run.out
    assert "Enter deals the next play> " in run.out


def test_a_game_with_a_score_sheet_shows_it_after_each_play_of_a_match() -> None:
    """CY-30: who has what, and why; from the second round on with the total."""
    words = ("play", "cover-your-cookies", "--seed", "4", "--match", "total-after-3")
    run = tin(*words, "--bots", "random,random", typed=eager)
    assert run.code == 0
    titles = [line.split("  ")[0] for line in run.out.splitlines() if "  Enhance  " in line]
    rounds = ["round 1", "round 2", "round 3"]
    assert titles == [*rounds[:1], *rounds[:2], "total", *rounds, "total"]


def test_the_same_seed_plays_the_same() -> None:
    one, other = (tin(*CHAIN, typed=eager).out for _ in range(2))
    assert one.split("See it again")[0] == other.split("See it again")[0]


def test_without_a_seed_chance_is_live() -> None:
    deals = {tin("play", "number-chain").out for _ in range(3)}
    assert len({out.split("You are dealt")[1].split("\n")[0] for out in deals}) > 1


def test_the_table_is_set_as_asked(folder: Path) -> None:
    tin("play", "number-chain", "--seats", "4", "--bots", "thumb,random", "--option", "hand=2")
    match = cookietin.replay(only_record(folder).read_text()).match
    assert match.players == ["ana", "thumb", "random", "thumb 2"]
    assert match.game.options["hand"] == 2


def test_the_person_is_told_only_what_they_may_know() -> None:
    run = tin(*CHAIN, typed=eager)
    assert "thumb is dealt 5 cards." in run.out
    assert run.out.count("You are dealt") == 1


def test_moves_are_listed_with_what_they_cost() -> None:
    out = tin(*CHAIN).out
    listed = [line for line in out.splitlines() if line.startswith("   #")]
    assert len(listed) == 5
    assert all("draws" in line or "free" in line for line in listed)


def test_a_card_that_is_not_held_is_refused_with_the_clause() -> None:
    out = tin(*CHAIN, typed=["0"]).out
    assert "You do not hold 0: you play a card from your hand. (rule CC-51)" in out


def test_a_number_without_its_sign_is_a_card_and_the_difference_is_told() -> None:
    out = tin(*CHAIN, typed=["5"]).out
    assert "You do not hold 5" in out
    assert "To pick from the list, type #5." in out


def test_nonsense_is_answered_with_the_nearest_move() -> None:
    assert "3/4x is not a move of this game. Did you mean 3/4?" in tin(*CHAIN, typed=["3/4x"]).out


def test_asking_about_a_move_tells_what_it_does_or_why_not() -> None:
    out = tin(*CHAIN, typed=["? 43", "?0", "? hm"]).out
    assert "Play 3/4 (" in out
    assert "You do not hold 0" in out
    assert "hm is neither a move nor a thing of this game;" in " ".join(out.split())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", "undo     take your last move back"),
        ("help", "undo     take your last move back"),
        ("ayuda", "undo     take your last move back"),
        ("rules", "CC-51 R   Put one card from your hand"),
        ("hint", "may be\noff:\n  1  "),
        ("HINT", "may be\noff:\n  1  "),
        ("save", "Saved, move by move:"),
        ("undo", "There is nothing to undo"),
    ],
)
def test_words_that_help(typed: str, told: str) -> None:
    assert told in after(tin(*CHAIN, typed=[typed]).out, f"Your move> {typed}\n")


def test_spanish_has_words_of_its_own() -> None:
    out = tin(*CHAIN, "--lang", "es", typed=["pista", "deshacer", "guardar", "salir", "0"]).out
    assert "puede fallar la cifra:\n  1  " in out
    assert "No hay nada que deshacer" in out
    assert "La partida está guardada." in out
    assert "No tienes 0" not in out


@pytest.mark.parametrize("typed", [["quit"], []])
def test_leaving_says_how_to_come_back(folder: Path, typed: list[str]) -> None:
    run = tin(*CHAIN, typed=typed)
    assert run.code == 0
    assert f"tin play --resume {only_record(folder)}" in run.out


def test_enter_shows_the_table_again() -> None:
    assert tin(*CHAIN, typed=[""]).out.count("Play a card on") == 2


def test_the_end_shows_the_last_picture_and_who_won(folder: Path) -> None:
    a_match(folder)
    run = tin(*CHAIN, typed=eager)
    assert "★" in after(run.out, "▸")


def test_names_are_made_printable(folder: Path) -> None:
    tin("play", "number-chain", "--name", " Ana\x1b[31m  María\n")
    match = cookietin.replay(only_record(folder).read_text()).match
    assert match.players[0] == "Ana[31m María"


def test_a_person_called_like_a_bot_is_told_apart(folder: Path) -> None:
    tin("play", "number-chain", "--name", "thumb", "--seats", "2")
    assert cookietin.replay(only_record(folder).read_text()).match.players == ["thumb", "thumb 2"]
