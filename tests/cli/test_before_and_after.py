"""What comes before a play and after it: choosing a game, going on, again, another, watching."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cookietin
from cookietin.kernel import registry
from cookietin.words import LANGUAGES, Speech
from tests.cli.running import a_match, eager, only_record, tin

CHAIN = ("play", "number-chain", "--seed", "4", "--name", "Ana")
GAMES = registry.ids()


class Wishes:
    """Plays eagerly, and says these words where a match is over or a game is to be chosen."""

    def __init__(self, *words: str) -> None:
        self.words = list(words)

    def __call__(self, printed: str) -> str | None:
        asked = printed.rsplit("\n", 1)[-1]
        if asked.startswith(("again plays", "Number or name", "otra vez repite", "Número o")):
            return self.words.pop(0) if self.words else None
        return eager(printed)


def games_in(folder: Path) -> list[str]:
    """The games of the records, oldest first."""
    paths = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    return [json.loads(path.read_text().splitlines()[0])["game"] for path in paths]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("called", ["id", "name", "number"])
def test_without_a_name_the_games_are_offered(folder: Path, language: str, called: str) -> None:
    name = Speech(language, "number-chain").say("game", "name")
    number = str(GAMES.index("number-chain") + 1)
    typed = {"id": "number-chain", "name": name.upper(), "number": number}[called]
    run = tin("play", "--lang", language, typed=[typed, "quit"])
    assert run.code == 0
    for game in GAMES:
        assert Speech(language, game).say("game", "name") in run.out
    assert games_in(folder) == ["number-chain"]


def test_what_is_no_game_is_said_and_asked_again(folder: Path) -> None:
    run = tin("play", typed=["chmop", "99", "", "2", "quit"])
    assert "chmop is not known here. Did you mean chomp?" in run.out
    assert "99 is not known here." in run.out
    assert games_in(folder) == ["chomp"]


def test_whoever_chooses_nothing_leaves(folder: Path) -> None:
    assert tin("play", typed=["quit"]).code == 0
    assert tin("play", typed=["salir"]).code == 0
    assert tin("play").code == 0
    assert not folder.exists()


def test_what_was_typed_counts_for_the_game_that_is_chosen(folder: Path) -> None:
    tin("play", "--seats", "4", "--name", "Ana", typed=["number-chain", "quit"])
    match = cookietin.replay(only_record(folder).read_text()).match
    assert match.players == ["Ana", "thumb", "thumb 2", "thumb 3"]


def test_unfinished_plays_are_offered_too(folder: Path) -> None:
    tin(*CHAIN, typed=["quit"])
    number = str(len(GAMES) + 1)
    run = tin("play", typed=Wishes(number, "leave"))
    assert f"   {number}  Number Chain: Ana, thumb and thumb 2; 20" in run.out
    assert "The play goes on where it was left." in run.out
    assert cookietin.replay(only_record(folder).read_text()).match.winners is not None
    assert "go on with one of these" not in tin("play", typed=["quit"]).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_can_be_played_again_with_another_deal(folder: Path, language: str) -> None:
    again, leave = {"en": ("again", "leave"), "es": ("Otra vez", "salir")}[language]
    words = ("--bots", "random", "--ask", "everything", "--lang", language)
    run = tin(*CHAIN, *words, typed=Wishes("what", again, leave))
    assert run.code == 0
    matches = [cookietin.replay(path.read_text()).match for path in folder.glob("*.jsonl")]
    assert [match.players for match in matches] == [["Ana", "random"]] * 2
    assert all(match.winners is not None for match in matches)
    dealt = [next(line for line in match.lines if "dealt" in line) for match in matches]
    assert dealt[0]["dealt"] != dealt[1]["dealt"]
    asked = [[line for line in match.lines if line.get("note") == "asking"] for match in matches]
    assert [len(notes) for notes in asked] == [1, 1]


def test_another_game_is_chosen_and_the_person_stays(folder: Path) -> None:
    words = ("--seats", "2", "--option", "hand=2")
    tin(*CHAIN, *words, typed=Wishes("another", "toss-your-cookies", "leave"))
    assert games_in(folder) == ["number-chain", "toss-your-cookies"]
    newest = max(folder.glob("toss*"))
    assert cookietin.replay(newest.read_text()).match.players[0] == "Ana"


@pytest.mark.parametrize(
    "wishes", [("leave",), ("",), ("quit",), ("another", "quit"), (), ("another",)]
)
def test_whoever_has_had_enough_leaves(folder: Path, wishes: tuple[str, ...]) -> None:
    assert tin(*CHAIN, typed=Wishes(*wishes)).code == 0
    assert games_in(folder) == ["number-chain"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_stands_in_the_welcome(language: str) -> None:
    for game in GAMES:
        out = " ".join(tin("play", game, "--lang", language).out.split())
        assert Speech(language, game).say("game", "goal") in out


def test_saved_plays_are_listed_with_how_to_go_on(folder: Path) -> None:
    assert "All plays are saved in" in tin("saved").out
    finished = a_match(folder)
    tin("play", "chomp", "--name", "Bo", typed=["quit"])
    (unfinished,) = folder.glob("chomp*")
    out = tin("saved").out
    assert "CHOMP: Bo, thumb and thumb 2; 20" in out
    assert f"tin play --resume {unfinished}" in out
    assert f"tin replay {finished}" in out
    assert out.index("Unfinished") < out.index("chomp-") < out.index("Finished")
    listed = json.loads(tin("saved", "--json").out)
    assert [(save["game"], save["finished"]) for save in listed] == [
        ("chomp", False),
        ("number-chain", True),
    ]
    assert "Sin terminar" in tin("saved", "--lang", "es").out


def test_what_is_to_be_typed_next_keeps_the_language(folder: Path) -> None:
    """Whoever asked for Spanish is not answered in another language when they go on."""
    out = tin("play", "chomp", "--lang", "es", typed=["salir"]).out
    assert f"tin play --resume {only_record(folder)} --lang es\n" in out
    assert "--lang es\n" in tin("saved", "--lang", "es").out
    assert "--lang" not in tin("saved").out


def test_of_many_saved_plays_the_newest_are_listed(folder: Path) -> None:
    for _ in range(12):
        tin(*CHAIN, typed=["quit"])
    assert "and 2 more (--all shows them)" in tin("saved").out
    assert tin("saved").out.count("--resume") == 10
    assert tin("saved", "--all").out.count("--resume") == 12


def test_what_is_no_record_is_not_listed(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "empty.jsonl").write_text("")
    (folder / "list.jsonl").write_text("[]\n")
    (folder / "other.jsonl").write_text('{"game": "chess", "players": []}\n')
    assert json.loads(tin("saved", "--json").out) == []


class Out:
    """Plays the first of the list until out, and then says these words; counts the stops."""

    def __init__(self, *words: str) -> None:
        self.words = list(words)
        self.stops = 0

    def __call__(self, printed: str) -> str | None:
        asked = printed.rsplit("\n", 1)[-1]
        if "skip goes" not in asked:
            return eager(printed)
        self.stops += 1
        return self.words.pop(0) if self.words else ""


POISONED = (
    "play",
    "cookie-chomper",
    "--bots",
    "random,random",
    "--option",
    "cookies=8",
    "--name",
    "Ana",
)


def out(*words: str) -> tuple[str, Out]:
    """A play in which Ana is out before the others are."""
    for seed in range(30):
        player = Out(*words)
        run = tin(*POISONED, "--seed", str(seed), typed=player)
        assert (run.code, run.err) == (0, "")
        if player.stops:
            return run.out, player
    pytest.fail("Ana was never out")


def test_who_is_out_watches_turn_by_turn() -> None:
    told, player = out()
    assert "You are out. Enter watches the play, skip goes to its end" in told
    assert player.stops > 2
    after = told.split("You are out. Enter")[1]
    assert after.count("Enter watches on, skip goes to the end> ") == player.stops - 1
    assert " takes " in after


def test_who_is_out_skips_to_the_end() -> None:
    told, player = out("2", "?", "skip")
    after = told.split("skip\n")[-1]
    assert player.stops == 3
    assert "You are not asked now: Enter goes on." in told
    assert " passes" not in after
    assert "wins: " in after


def test_who_is_out_may_skip_later() -> None:
    _, player = out("", "skip")
    assert player.stops == 2


def test_who_is_out_may_leave_and_come_back(folder: Path) -> None:
    told, player = out("quit")
    assert player.stops == 1
    assert "Go on with it by:" in told
