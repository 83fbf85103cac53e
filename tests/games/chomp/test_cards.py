"""Card files: a bad one is refused with file, card and field (CH-01)."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.games.chomp.cards import Cards
from cookietin.games.chomp.picture import card_lines, goal_text, plain
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
        ({**story_data(), "colour": 1}, "chomp-no-such-field"),
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
        (spoilt(goal={"name": "larder", "points": 1, "most": "tar"}), "card-twice"),
        (spoilt(goal={"points": 1, "most": "tar"}), "chomp-not-a-name"),
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


def test_the_complaint_names_card_and_field() -> None:
    """CH-01."""
    with pytest.raises(BadOption) as caught:
        make_game("chomp", {"cards": spoilt(picture=HALF)})
    said = Speech("en", "chomp").complaint(caught.value)
    assert said.startswith("cards: card[2] larder: picture, row 1, column 1: lh is half")


def test_a_card_s_picture_reads_back_as_the_same_card() -> None:
    """CH-01: what is drawn for people is what the file has."""
    cards = own().cards
    data = {
        "card": [
            {
                "land": cards.lands[card],
                "picture": "\n".join(card_lines(card, cards.faces, 0, plain)),
                "goal": {"name": cards.goals[card], "each": "tar", "points": 1},
            }
            for card in cards.kinds
        ]
    }
    assert Cards(data, "again").faces == cards.faces


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_can_be_said_in_a_few_words(language: str) -> None:
    """CH-25."""
    speech = Speech(language, "chomp")
    said = [goal_text(goal, lambda key: speech.say("label", key)) for goal in own().cards.goal[1:]]
    assert len(set(said)) == 36
