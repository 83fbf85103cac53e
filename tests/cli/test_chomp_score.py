"""`tin chomp-score FILE`: a real table's lands, scored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cookietin.cli import main
from cookietin.games.chomp.by_hand.real_table import score_table
from cookietin.games.chomp.goals import THINGS
from cookietin.words import LANGUAGES, Speech
from tests.games.chomp.tables import lying, story, table

LAND = """\
+------+------+------+
| mh    plants  nest@|
+      +######+      +
| mc     sh2  # tar  |
+------+------+------+
"""

TABLE = f"""
[[player]]
name = "Ana"
land = '''
{LAND}'''
goals = ["tar-digger", 3, {{ name = "most eggs", most = "egg", points = 4 }}]

[[player]]
name = "Ben"
land = '''
+------+
| tar  |
+------+
'''
"""


def scored(tmp_path: Path, text: str, language: str = "en", as_json: bool = False) -> int:
    """Score a file with this text."""
    file = tmp_path / "table.toml"
    file.write_text(text, encoding="utf-8")
    return main(["chomp-score", str(file), "--lang", language, *["--json"] * as_json])


def test_a_land_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The carnivore eats both herbivores beside it: 2 for it and 2 for the egg."""
    assert scored(tmp_path, LAND) == 0
    out = capsys.readouterr().out
    assert "Herd A (1 Triceratops, at a1) is extinct: eaten by the Carnotaurus below it" in out
    assert (
        "Herd B (1 Carnotaurus, at a2) eats the Triceratops above it (prey: A and C) and scores 2"
        in out
    )
    assert "scores 4 in all." in out


def test_a_whole_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Goals of our set by name, others as points or written out; majorities see all lands."""
    assert scored(tmp_path, TABLE) == 0
    out = capsys.readouterr().out
    assert "The goal Tar Digger pays 3." in out
    assert "Goals written as points: 3." in out
    assert "The goal most eggs pays 4." in out
    assert "Ana scores 14 in all." in out
    assert "Ana wins: the highest score." in out


def test_in_spanish(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert scored(tmp_path, TABLE, "es") == 0
    assert "Gana Ana: la puntuación más alta." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "called", "won"),
    [
        ("en", "Player 1", "Player 1 wins: the highest score."),
        ("es", "Jugador 1", "Gana Jugador 1: la puntuación más alta."),
    ],
)
def test_who_has_no_name_has_a_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, called: str, won: str
) -> None:
    """Only the second of two gave a name."""
    nameless = TABLE.replace('name = "Ana"\n', "")
    assert scored(tmp_path, nameless, language) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {called, "Ben"} <= set(lines)
    assert lines[-1] == won
    assert scored(tmp_path, nameless, as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["winners"] == ["1"]


def test_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert scored(tmp_path, TABLE, as_json=True) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["winners"] == ["Ana"]
    assert [player["points"] for player in data["players"]] == [14, 0]
    assert data["players"][0]["herds"][0]["fate"] == "eaten"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("player = 3", "must be a list of 1 to 4 players"),
        ("[[player]]\nland = 'x'", "player[1].land measures 1 by 1, lines by signs;"),
        ("[[player]]\nland = '''\n+------+\n| lh   |\n+------+\n'''", "odd number of quarters"),
        ("[[player]]\nland = '''\n+------+\n| bird |\n+------+\n'''", "bird is no quarter"),
        ("not toml", "is not TOML"),
        (
            "[[player]]\nland = '''\n+------+\n| .    |\n+------+\n'''\ngoals = ['x']",
            "Write the goal",
        ),
        ("[[player]]\nland = '''\n+------+\n| .    |\n+------+\n'''\ngoals = 3", "a list of goals"),
        ("[[player]]\ncolour = 3", "a field colour"),
        ("colour = 3", "table.toml has a field colour, which is not known here. What is: player"),
        ("player = [3]", "must be a player"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    assert scored(tmp_path, text) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chomp-score", "nowhere.toml"]) == 2
    assert "There is no file nowhere.toml." in capsys.readouterr().err


def test_a_name_cannot_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert scored(tmp_path, '[[player]]\nname = "A\\u001b[31mb"\nland = """\n' + LAND + '"""') == 0
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_can_be_scored_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """In either language whichever it was written in; it names all that can be counted."""
    assert main(["chomp-score", "--example", "--lang", language]) == 0
    text = capsys.readouterr().out
    assert max(len(line) for line in text.splitlines()) <= 80
    assert all(thing in text for thing in THINGS)
    for spoken in LANGUAGES:
        assert scored(tmp_path, text, spoken) == 0
    assert scored(tmp_path, text, as_json=True) == 0
    assert '"winners": [\n    "Ben"\n  ]' in capsys.readouterr().out


def test_the_example_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chomp-score", "--example", "--json"]) == 0
    assert "[[player]]" in json.loads(capsys.readouterr().out)["example"]


@pytest.mark.parametrize("called", ["pairs", "Pairs", "PAIRS", "Parejas", "parejas "])
def test_a_goal_goes_by_its_name_in_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], called: str
) -> None:
    goals = f'goals = ["{called}"]\n'
    assert scored(tmp_path, f"[[player]]\n{goals}land = '''\n{LAND}'''") == 0
    assert "The goal Pairs pays" in capsys.readouterr().out


def test_a_goal_that_was_misspelt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert scored(tmp_path, f"[[player]]\ngoals = ['Piars']\nland = '''\n{LAND}'''") == 2
    assert "Did you mean pairs?" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_land_may_be_copied_from_a_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """With its coordinates and herds; alone in a file, or pasted into one with any indent."""
    position = table(story(), lands=[lying("mixed", "walled@o16", "two-nests@q19", "larder@s18")])
    shown = position.game.people.picture(position, Speech(language, "chomp", ["Ana"]).label)
    copied = shown[shown.index("     o ") :]
    points = position.sheets()[0].points
    assert scored(tmp_path, copied, as_json=True) == 0
    assert scored(tmp_path, shown[shown.index("Ana: ") :], as_json=True) == 0
    indented = copied.replace("\n", "\n    ")
    assert scored(tmp_path, f"[[player]]\nland = '''\n    {indented}'''", as_json=True) == 0
    headless = copied.split("\n", 1)[1]
    assert scored(tmp_path, f"[[player]]\nland = '''\n{headless}'''", as_json=True) == 0
    found = capsys.readouterr().out
    assert points > 0
    assert found.count(f'"points": {points},\n      "other_points": 0') == 4


def test_large_dinos_that_can_be_split_in_several_ways_are_counted() -> None:
    """CH-18: a square of four is two of them."""
    square = "+------+------+\n| lh     lh   |\n+      +      +\n| lh     lh   |\n+------+------+"
    (sheet,) = score_table({"player": [{"land": square}]}, [], "square").sheets
    assert sheet.tally.feeding.herds[0].dinos() == 2
