"""Card files: a bad one is refused with file, card and field (CH-01)."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.games.chomp.cards import Cards
from cookietin.games.chomp.goals import THINGS, read_goal
from cookietin.games.chomp.people.picture import card_lines, goal_text
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.registry import make_game
from cookietin.words import LANGUAGES, Speech
from tests.games.chomp.tables import own, story_data

HALF = """
+------+------+
| lh     .    |
+      +      +
| .      .    |
+------+------+
"""
SPLIT = HALF.replace("| lh     .    |", "| lh   # lh   |")


def spoilt(**fields: Any) -> dict[str, Any]:
    """The story set with some fields of its second card changed."""
    data = story_data()
    data["card"][1].update(fields)
    return data


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({}, "chomp-set-size"),
        ({"card": story_data()["card"][:8]}, "chomp-set-size"),
        ({**story_data(), "ranks": [3, 2]}, "chomp-not-in-range"),
        ({**story_data(), "ranks": 3}, "chomp-ranks"),
        ({"card": [1] * 9}, "chomp-not-a-card"),
        (spoilt(land="Larder!"), "chomp-not-a-name"),
        (spoilt(land="meadow"), "card-twice"),
        (spoilt(weight=1), "chomp-no-such-field"),
        (spoilt(picture=3), "chomp-not-a-picture"),
        (spoilt(picture="+------+"), "chomp-picture-size"),
        (spoilt(picture=HALF), "chomp-half-a-dino"),
        (spoilt(picture=SPLIT), "chomp-half-a-dino"),
        (spoilt(picture=HALF.replace("lh", "xx")), "chomp-picture-quarter"),
        (spoilt(picture=HALF.replace("lh  ", "tar@")), "chomp-token-off-nest"),
        (spoilt(picture=HALF.replace("lh   ", "nest@")), "chomp-token-on-card"),
        (spoilt(picture=HALF.replace("lh", "  ")), "chomp-not-four-quarters"),
        (spoilt(picture=HALF.replace("------+------", "---#--+------")), "chomp-picture-wall"),
        (spoilt(goal=7), "chomp-not-a-goal"),
        (spoilt(goal={"name": "it", "points": 1}), "chomp-goal-family"),
        (
            spoilt(goal={"name": "it", "points": 1, "each": "tar", "most": "tar"}),
            "chomp-goal-family",
        ),
        (spoilt(goal={"name": "it", "points": 1, "each": "clouds"}), "chomp-no-such-thing"),
        (spoilt(goal={"name": "it", "points": 0, "each": "tar"}), "chomp-not-in-range"),
        (spoilt(goal={"name": "it", "points": 1, "biggest": "big"}), "chomp-not-in-range"),
        (
            spoilt(goal={"name": "it", "points": 1, "most": "tar", "every": 2}),
            "chomp-no-such-field",
        ),
        (spoilt(goal={"name": "it", "points": 1, "types": 7}), "chomp-not-in-range"),
        (spoilt(goal={"name": "larder", "points": 1, "most": "tar"}), "card-twice"),
        (spoilt(goal={"points": 1, "most": "tar"}), "chomp-not-a-name"),
        (spoilt(goal={"name": float("nan"), "points": 1, "most": "tar"}), "chomp-not-a-name"),
        (spoilt(goal={"name": 7, "points": 1, "most": "tar"}), "chomp-not-a-name"),
    ],
)
def test_a_bad_card_file_is_refused(data: dict[str, Any], key: str) -> None:
    """CH-01: with a sentence in both languages that names the file and the entry."""
    with pytest.raises(BadOption) as caught:
        Cards(data, "mine.toml")
    assert caught.value.key == key
    for language in LANGUAGES:
        said = Speech(language, "chomp").complaint(caught.value)
        assert said.startswith("mine.toml: ")
        assert str(caught.value.fields["entry"]) in said


def test_a_part_that_no_card_file_has_is_refused() -> None:
    """CH-01: with those that it has."""
    with pytest.raises(BadOption) as caught:
        Cards({**story_data(), "colour": 1}, "mine.toml")
    assert caught.value.fields["names"] == ["card", "ranks"]


def test_the_complaint_names_card_and_field() -> None:
    """CH-01."""
    with pytest.raises(BadOption) as caught:
        make_game("chomp", {"cards": spoilt(picture=HALF)})
    said = Speech("en", "chomp").complaint(caught.value)
    assert said.startswith("cards: card[2] larder: picture, row 1, column 1: lh is half")
    assert Speech("en").complaint(caught.value) == said  # for who does not know the game yet


@pytest.mark.parametrize("word", ["plants", "plant*", " meat*", " sh2* "])
def test_an_egg_can_be_drawn_on_any_quarter(word: str) -> None:
    """CH-02: an egg symbol may stand on a quarter, on plants too, and it is drawn the same way."""
    line = f"|{word.ljust(6)}  tar  |"
    rows = ["+------+------+", line, "+      +      +", "| nest   nest |", "+------+------+"]
    goal = {"each": "tar", "points": 1}
    data = {
        "card": [
            {
                "land": f"land-{place}",
                "picture": "\n".join(rows),
                "goal": {"name": f"goal-{place}", **goal},
            }
            for place in range(9)
        ]
    }
    cards = Cards(data, "mine.toml")
    assert cards.eggs[1] == word.count("*")
    assert [drawn.rstrip() for drawn in card_lines(1, cards.faces, str)] == rows


def test_a_card_s_picture_reads_back_as_the_same_card() -> None:
    """CH-01: what is drawn for people is what the file has."""
    cards = own().cards
    data = {
        "card": [
            {
                "land": cards.lands[card],
                "picture": "\n".join(card_lines(card, cards.faces, str)),
                "goal": {"name": cards.goals[card], "each": "tar", "points": 1},
            }
            for card in cards.kinds
        ]
    }
    assert Cards(data, "again").faces == cards.faces


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_says_what_it_pays_for(language: str) -> None:
    """CH-25: each in words of its own, none of them a key that has no words."""
    speech = Speech(language, "chomp")
    said = [goal_text(goal, speech.label) for goal in own().cards.goal[1:]]
    assert len(set(said)) == 36
    assert [text for text in said if "-" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_everything_that_can_be_counted_has_words(language: str, thing: str) -> None:
    """CH-25: also what only other card files count, one of it and many."""
    speech = Speech(language, "chomp")
    for data in ({"each": thing}, {"each": thing, "every": 2}, {"most": thing}):
        said = goal_text(read_goal({**data, "points": 1}, "goal", "story"), speech.label)
        assert "-" not in said


@pytest.mark.parametrize(
    ("data", "english", "spanish"),
    [
        (
            {"each": "large", "points": 2},
            "2 points for each living large dino",
            "2 puntos por cada dinosaurio grande vivo",
        ),
        (
            {"each": "small", "every": 3, "points": 1},
            "1 point for every 3 living small dinos",
            "1 punto por cada 3 dinosaurios pequeños vivos",
        ),
        (
            {"herds": 3, "points": 3},
            "3 points for each living herd of 3 dinos or more",
            "3 puntos por cada manada viva de 3 dinosaurios o más",
        ),
        (
            {"herds": 1, "every": 2, "points": 3},
            "3 points for every 2 living herds of 1 dino or more",
            "3 puntos por cada 2 manadas vivas de 1 dinosaurio o más",
        ),
        (
            {"biggest": 4, "points": 6},
            "6 points if you have a living herd of 4 dinos or more",
            "6 puntos si tienes una manada viva de 4 dinosaurios o más",
        ),
        (
            {"types": 5, "points": 6},
            "6 points if at least 5 of the six dino types live on your land",
            "6 puntos si en tu terreno viven al menos 5 de las seis especies",
        ),
        (
            {"types": 6, "points": 9},
            "9 points if all six dino types live on your land",
            "9 puntos si en tu terreno viven las seis especies",
        ),
        (
            {"extinct": 0, "points": 9},
            "9 points if none of your herds goes extinct",
            "9 puntos si no se extingue ninguna de tus manadas",
        ),
        (
            {"extinct": 1, "points": 6},
            "6 points if your extinct herds number no more than 1",
            "6 puntos si tus manadas extintas no pasan de 1",
        ),
        (
            {"most": "tar", "points": 6},
            "6 points if you have or share the most visible tar pits",
            "6 puntos si tienes o compartes el mayor número de pozos de brea visibles",
        ),
    ],
)
def test_a_goal_reads_as_on_a_card(data: dict[str, Any], english: str, spanish: str) -> None:
    """CH-25: one of each family."""
    goal = read_goal(data, "goal", "story")
    assert goal_text(goal, Speech("en", "chomp").label) == english
    assert goal_text(goal, Speech("es", "chomp").label) == spanish
