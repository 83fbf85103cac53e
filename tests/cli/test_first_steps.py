"""What someone meets who has never played: `?` alone must be enough to find the way."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import BadMove
from cookietin.kernel.event import Event
from cookietin.kernel.registry import ids, make_game
from cookietin.table import Guesser
from cookietin.words import Speech
from tests.cli.running import tin


def told(game: str, line: str, *flags: str) -> str:
    """What is said to a line that is typed when one is first asked, without line breaks."""
    run = tin("play", game, "--seed", "5", "--name", "Ana", *flags, typed=[line, "quit"])
    assert (run.code, run.err) == (0, "")
    return " ".join(run.out.partition(f"> {line}\n")[2].partition("> quit")[0].split())


@pytest.mark.parametrize("game", ids())
def test_help_says_first_what_the_game_is_about(game: str) -> None:
    goal = Speech("es", game).say("game", "goal")
    assert told(game, "?", "--lang", "es").startswith(" ".join(goal.split()))


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("cookie-chomper", "Veto, cookie, Poison Cookie, opener, modifier"),
        ("cover-your-cookies", "Exchange (left), Exchange (right), Batch, swipe"),
        ("chomp", "Ankylosaurus (sh1, sh2), Triceratops (mh)"),
    ],
)
def test_help_names_what_can_be_asked_about(game: str, names: str) -> None:
    assert names.lower() in told(game, "?").lower()


def test_what_a_roll_does_stands_with_the_moves_that_it_asks_for() -> None:
    """Who swaps hears what a swap is, not only with whom."""
    run = tin("play", "toss-your-cookies", "--seed", "3", "--name", "Ana", typed=["? 1", "quit"])
    assert "Swap / 3" in run.out
    assert "takes 3 of that" in run.out


def test_what_happens_to_oneself_is_told_as_such() -> None:
    speech = Speech("en", "toss-your-cookies", ["Ana", "Bo"], 0)
    taken = Event("blind", {"seat": "seat1", "other": "seat0", "count": 3})
    assert speech.event(taken) == "You take 3 cards from Bo without looking."
    assert Speech("en", "toss-your-cookies", ["Ana", "Bo"], 2).event(taken) == (
        "Ana takes 3 cards from Bo without looking."
    )


def test_names_of_several_words_stand_apart_and_are_typed_as_they_are_read() -> None:
    game = make_game("toss-your-cookies", {})
    move = game.move("choose fortune fortune sandwich")
    typed = Speech("es", game.id).typed(move)
    assert typed == "elegir de la suerte, de la suerte, sándwich"
    assert Guesser(game).understand(typed, []) is move


def test_a_suggestion_calls_players_by_name() -> None:
    game = make_game("cover-your-cookies", {})
    with pytest.raises(BadMove) as unknown:
        Guesser(game, ["Ana", "Bo"]).understand(
            "swipe bo wth sugar", [game.move("swipe seat1 with sugar")]
        )
    speech = Speech("en", game.id, ["Ana", "Bo"], 0)
    assert "seat1" not in speech.complaint(unknown.value)
    assert speech.by_name(unknown.value.fields["near"]) == "swipe Bo with sugar"
    lines = ["swipe mika wth sugar", "quit"]
    out = tin("play", game.id, "--seed", "3", "--players", "Ana,Mika", typed=["", *lines]).out
    assert "seat1" not in out


def test_a_card_without_a_price_is_played_for_free() -> None:
    free = Event("play", {"seat": "seat0", "card": "2", "count": 0})
    assert Speech("en", "number-chain", ["Ana", "Bo"], 0).event(free) == "You play 2 for free."
    assert Speech("es", "number-chain", ["Ana", "Bo"], 1).event(free) == "Ana juega 2 gratis."


def test_an_open_area_says_what_it_is_for() -> None:
    assert "whoever has ten of them loses" in told("braverse", "? break")
