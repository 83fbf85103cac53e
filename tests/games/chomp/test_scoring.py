"""Scoring: dinos, eggs, goals, who wins, and ranks for one (CH-24 to CH-27)."""

from __future__ import annotations

import re
from typing import cast

import pytest

from cookietin.bots.playout import play_out
from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.end import final_outcome, rank, winners
from cookietin.games.chomp.goals import Goal, read_goal
from cookietin.games.chomp.land import Land
from cookietin.games.chomp.people.events import sheet_events
from cookietin.games.chomp.scoring import sheets
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded, Silent
from cookietin.kernel.event import Event
from cookietin.kernel.noting import Keeping
from cookietin.words import Speech
from cookietin.words.messages import messages
from tests.games.chomp.tables import CELLS, lying, own, points, story, table, words


def goal(**data: object) -> Goal:
    """A goal as it stands in a file."""
    return read_goal({"name": "it", **data}, "goal", "story")


def paid(what: Goal, *lands: str) -> list[int]:
    """What a goal would pay to each owner of a land."""
    drawn: list[Land] = [words(land) for land in lands]
    made = sheets(drawn, [[what] for _ in drawn])
    return [sheet.paid[0] for sheet in made]


def dealt(seats: int, chance: Chance) -> ChompPosition:
    """A play that has just been dealt."""
    return cast("ChompPosition", own().start(seats, Silent(chance)))


def test_small_one_medium_two_large_three_and_eggs_two() -> None:
    """CH-24."""
    assert points(words("sh1 plants mh")) == 3
    assert points(words("lc lc meat")) == 3
    assert points(words("nest@ nest nest@")) == 4


def test_each_goal_scores_for_its_owner() -> None:
    """CH-24: and is added to the land."""
    land = words("mh plants tar")
    (sheet,) = sheets([land], [[goal(each="tar", points=2), goal(each="medium", points=1)]])
    assert sheet.points == 2 + 2 + 1


@pytest.mark.parametrize(
    ("data", "land", "due"),
    [
        ({"each": "triceratops"}, "mh plants . mh", 1),
        ({"each": "small"}, "sh2 plants sc1 meat", 3),
        ({"each": "herbivore"}, "sh2 plants mh .", 3),
        ({"each": "carnivore"}, "sc2 meat mh plants", 2),
        ({"each": "small", "every": 3}, "sh2 plants sc2 meat", 1),
        ({"each": "egg"}, "nest@ nest nest@", 2),
        ({"each": "nest"}, "nest@ nest nest@", 3),
        ({"each": "tar"}, "tar . tar", 2),
        ({"each": "plants"}, "plants . plants", 2),
        ({"each": "meat"}, "meat . tar", 1),
        ({"each": "bare"}, ". . tar", 2),
        ({"herds": 2}, "sh2 plants mh mh . mh plants sh1", 2),
        ({"herds": 1, "every": 2}, "sh2 plants mh mh plants sh1", 1),
        ({"biggest": 3}, "sh2 sh1 plants", 1),
        ({"biggest": 4}, "sh2 sh1 plants", 0),
        ({"biggest": 2}, "sh2 sh1 .", 0),
        ({"types": 2}, "sh2 plants mh .", 1),
        ({"types": 3}, "sh2 plants mh .", 0),
        ({"extinct": 0}, "sh2 plants mh .", 1),
        ({"extinct": 0}, "sh2 plants . mh", 0),
        ({"extinct": 1}, "sh2 plants . mh", 1),
    ],
)
def test_the_families_of_goals(data: dict[str, object], land: str, due: int) -> None:
    """CH-25: dinos and herds count if they live, ground if it is visible."""
    assert paid(goal(**data, points=1), land) == [due]


def test_all_six_types() -> None:
    """CH-25."""
    land = """
        sh1 plants mh . sc1 meat mc
        . lh . . . lc .
        . lh . . . lc ."""
    assert paid(goal(types=6, points=9), land) == [9]


def test_a_ridge_counts_once_for_each_border_of_two_cells() -> None:
    """CH-25: two walls on the two sides of one border are one ridge; the outer edge counts."""
    position = table(story(), lands=[lying("walled")])
    assert position.sheets()[0].tally.things[16] == 1
    outer = table(story(), lands=[lying("outer-wall")])
    assert outer.sheets()[0].tally.things[16] == 1
    covered = table(story(), lands=[lying("outer-wall", "walled@q15/90")])
    assert covered.sheets()[0].tally.things[16] == 2


def test_a_majority_pays_all_who_tie_with_at_least_one() -> None:
    """CH-25."""
    most = goal(most="tar", points=5)
    assert paid(most, "tar tar", "tar .", ". .") == [5, 0, 0]
    assert paid(most, "tar .", ". tar", ". .") == [5, 5, 0]
    assert paid(most, ". .", ". .") == [0, 0]


def test_alone_a_majority_needs_one() -> None:
    """CH-25."""
    assert paid(goal(most="small", points=5), "sh1 plants") == [5]
    assert paid(goal(most="small", points=5), "sh1 .") == [0]


def test_the_highest_score_wins() -> None:
    """CH-26."""
    made = sheets([words("mh plants"), words("sh1 plants")], [[], []])
    assert winners(made) == [0]


def test_a_tie_goes_to_the_biggest_living_herd_and_else_is_shared() -> None:
    """CH-26: two points each; two small dinos beat one medium."""
    made = sheets([words("mh plants"), words("sh2 plants"), words("nest@ .")], [[], [], []])
    assert winners(made) == [1]
    assert final_outcome(made, []).placement == [2, 1, 3]
    shared = sheets([words("mh plants"), words("mc meat")], [[], []])
    assert winners(shared) == [0, 1]
    assert final_outcome(shared, []).placement == [1, 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_outcome_is_what_the_sheets_say(seats: int) -> None:
    """CH-26, CH-27."""
    for seed in range(8):
        chance = Chance(f"outcome {seed}")
        position = dealt(seats, chance)
        play_out(position, Silent(chance), chance)
        assert position.outcome is not None
        made = position.sheets()
        assert position.outcome.points == [sheet.points for sheet in made]
        assert position.outcome.winners == winners(made)


def test_alone_the_score_has_a_rank() -> None:
    """CH-27: the story set's scale rises at 5 and at 10."""
    ranks = story().cards.ranks
    assert [rank(score, ranks) for score in (0, 4, 5, 9, 10, 99)] == [0, 0, 1, 1, 2, 2]


def test_a_solo_play_is_nine_cards_in_eight_turns_and_ends_with_its_rank() -> None:
    """CH-27."""
    chance = Chance("solo")
    position = dealt(1, chance)
    play_out(position, Silent(chance), chance)
    assert position.outcome is not None
    reached = rank(position.outcome.points[0], own().cards.ranks)
    assert position.outcome.how == f"solo-{reached}"
    speech = Speech("en", "chomp", ["Ana"], 0)
    named = speech.say("how", f"solo-{reached}")
    score = position.outcome.points[0]
    assert speech.outcome(position.outcome) == f"You have {score} points: {named}."
    assert named.startswith("the rank ")


def test_every_rank_of_the_scale_has_a_name_in_both_languages() -> None:
    """CH-27."""
    for language in ("en", "es"):
        speech = Speech(language, "chomp")
        names = [speech.say("how", f"solo-{rank}") for rank in range(7)]
        assert len(set(names)) == 7
    assert len(own().cards.ranks) == 6


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_scale_of_our_set_is_published_in_the_rules(language: str) -> None:
    """CH-27: each step with the name of its rank."""
    speech = Speech(language, "chomp")
    rules = messages(language, "chomp").section("rules")
    text = rules["scoring"]["clauses"]["CH-27"][1]
    since = "from" if language == "en" else "desde"
    steps = [int(step) for step in re.findall(rf"{since} (\d+)", text)]
    assert steps == own().cards.ranks
    for number in range(7):
        assert speech.say("how", f"solo-{number}").split("ran")[-1].split(" ", 1)[1] in text


def test_a_set_without_a_scale_gives_no_rank() -> None:
    """CH-27: a person is not called a Fossil for want of a scale."""
    made = sheets([words("mh plants")], [[]])
    assert final_outcome(made, []).how == "solo"
    said = Speech("en", "chomp", ["Ana"]).outcome(final_outcome(made, []))
    assert said == "Ana has 2 points: these cards have no scale of ranks."


def test_one_point_alone_is_one() -> None:
    """CH-27: in both languages, and told as an event in the same words."""
    outcome = final_outcome(sheets([words("sh1 plants")], [[]]), [10])
    english = Speech("en", "chomp", ["Ana"], 0)
    assert english.outcome(outcome) == "You have 1 point: the rank Fossil."
    told = Event("over", outcome.json())
    assert Speech("es", "chomp", ["Ana"]).event(told) == "Ana tiene 1 punto: el rango Fósil."


def test_the_sheet_is_read_out_at_the_end() -> None:
    """CH-24: herds, eggs and goals line by line, then the sum."""
    land = words("mh plants nest@ tar sh1")
    (sheet,) = sheets([land], [[goal(each="tar", points=2), goal(each="egg", points=3)]])
    speech = Speech("en", "chomp", ["Ana"])
    assert [speech.event(event) for event in sheet_events(sheet, "seat0", CELLS)] == [
        "Herd A (1 Triceratops, at a1) grazes on the plants to its right and scores 2.",
        "Herd B (1 Ankylosaurus, at e1) is extinct: stuck in the tar pit to its left.",
        "An egg: 2 points.",
        "The goal it pays 2.",
        "The goal it pays 3.",
        "Ana scores 9 in all.",
    ]


def test_at_the_end_of_a_play_everyone_s_sheet_is_told() -> None:
    """CH-24: in the order of seats, with the points of the outcome."""
    game, dealer, chance = own(), Keeping(Seeded("told")), Chance("told")
    position = cast("ChompPosition", game.start(3, dealer))
    play_out(position, dealer, chance)
    sums = [event.fields for event in dealer.collect_told() if event.key == "sum"]
    assert position.outcome is not None
    assert [fields["seat"] for fields in sums] == ["seat0", "seat1", "seat2"]
    assert [fields["points"] for fields in sums] == position.outcome.points
