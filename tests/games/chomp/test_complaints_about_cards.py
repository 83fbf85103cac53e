"""What Chomp says of card files and score sheets that cannot be, as the sentences."""

from __future__ import annotations

from typing import Any

from cookietin.games.chomp.by_hand.real_table import score_table
from cookietin.games.chomp.cards import Cards
from tests.complaints import Act, Case, assert_said, each
from tests.games.chomp.tables import own, story_data
from tests.games.chomp.test_cards import HALF

ODD_HERD = """
+------+------+------+
| lh     lh     lh   |
+------+------+------+
"""
LARGE_T = """
+------+------+------+
| lc     lc     lc   |
+      +      +      +
| .      lc     .    |
+------+------+------+
"""
TWO_LANDS = """
+------+------+------+
| tar  |      | .    |
+------+      +------+
"""
TAR = "+------+\n| tar  |\n+------+"
FILE = "mine.toml"


def cards(**parts: Any) -> Act:
    return lambda: Cards({**story_data(), **parts}, FILE)


def card(**fields: Any) -> Act:
    """A set whose second card is otherwise."""
    data = story_data()
    data["card"][1].update(fields)
    return lambda: Cards(data, FILE)


def goal(**fields: Any) -> Act:
    return card(goal={"name": "it", "points": 1, **fields})


def sheet(**fields: Any) -> Act:
    """A sheet with one player."""
    player = {"land": TAR, **fields}
    return lambda: score_table({"player": [player]}, own().cards.goal[1:], FILE)


CASES: list[Case] = [
    (
        "chomp-set-size",
        lambda: Cards({}, FILE),
        "mine.toml: card must be a list of 9 to 99 cards, not nothing.",
    ),
    (
        "chomp-no-such-part",
        cards(colour=1),
        "mine.toml has a field colour, which is not known here. What is: card and ranks.",
    ),
    (
        "chomp-no-such-part",
        lambda: score_table({"players": []}, [], FILE),
        "mine.toml has a field players, which is not known here. What is: player.",
    ),
    (
        "chomp-no-such-field",
        card(weight=1),
        "mine.toml: card[2] has a field weight, which is not known here. What is: land, "
        "picture and goal.",
    ),
    (
        "chomp-no-such-field",
        goal(most="tar", every=2),
        "mine.toml: card[2] larder: goal has a field every, which is not known here. What "
        "is: most, name and points.",
    ),
    (
        "chomp-ranks",
        cards(ranks=3),
        "mine.toml: ranks is 3; it must be a list of at most 6 rising whole numbers.",
    ),
    (
        "chomp-not-in-range",
        cards(ranks=[3, 2]),
        "mine.toml: ranks, field 1: must be a whole number from 4 to 999, not 2.",
    ),
    (
        "chomp-not-a-card",
        cards(card=[1] * 9),
        "mine.toml: card[1] must be a card with `land`, `picture` and `goal`, not 1.",
    ),
    (
        "chomp-not-a-name",
        card(land="Larder!"),
        "mine.toml: card[2].land is Larder!; a name is made of small letters, digits and hyphens.",
    ),
    (
        "card-twice",
        card(land="meadow"),
        "mine.toml: card[2].land is meadow, which is there already.",
    ),
    (
        "chomp-not-a-picture",
        card(picture=3),
        "mine.toml: card[2] larder: picture must be a text picture, not 3.",
    ),
    (
        "chomp-picture-size",
        card(picture="+------+"),
        "mine.toml: card[2] larder: picture measures 1 by 8, lines by signs; a picture has "
        "a line of walls above, between and below its rows, and seven signs for each quarter. "
        "Leave out all that stands around it.",
    ),
    (
        "chomp-half-a-dino",
        card(picture=HALF),
        "mine.toml: card[2] larder: picture, row 1, column 1: lh is half a large dino; the "
        "other half must be beside it with no ridge between.",
    ),
    (
        "chomp-picture-quarter",
        card(picture=HALF.replace("lh", "xx")),
        "mine.toml: card[2] larder: picture, row 1, column 1: xx is no quarter. There are: "
        "., plants, meat, tar, nest, sh1, sh2, mh, lh, sc1, sc2, mc and lc.",
    ),
    (
        "chomp-token-off-nest",
        card(picture=HALF.replace("lh  ", "tar@")),
        "mine.toml: card[2] larder: picture, row 1, column 1: tar@ has an egg token, but "
        "only a nest can.",
    ),
    (
        "chomp-token-on-card",
        card(picture=HALF.replace("lh   ", "nest@")),
        "mine.toml: card[2] larder: picture shows an egg token @; a card has egg symbols * only.",
    ),
    (
        "chomp-not-four-quarters",
        card(picture=HALF.replace("lh", "  ")),
        "mine.toml: card[2] larder: picture must show four quarters, two by two, none of "
        "them blank.",
    ),
    (
        "chomp-picture-wall",
        card(picture=HALF.replace("------+------", "---#--+------")),
        "mine.toml: card[2] larder: picture, row 1, column 1: the wall ---#-- must be all "
        "# for a ridge, or all - or | or blank.",
    ),
    (
        "chomp-not-a-goal",
        card(goal=7),
        "mine.toml: card[2] larder: goal must be a table with a name, points and what it "
        "counts, not 7.",
    ),
    (
        "chomp-goal-family",
        goal(),
        "mine.toml: card[2] larder: goal must have exactly one of each, herds, biggest, "
        "types, extinct and most; found: nothing.",
    ),
    (
        "chomp-no-such-thing",
        goal(each="clouds"),
        "mine.toml: card[2] larder: goal, field each: clouds cannot be counted. What can: "
        "ankylosaurus, triceratops, apatosaurus, velociraptor, carnotaurus, tyrannosaurus, "
        "small, medium, large, herbivore, carnivore, egg, plants, meat, tar, nest, ridge "
        "and bare.",
    ),
    (
        "chomp-half-a-herd",
        sheet(land=ODD_HERD),
        "mine.toml: player[1].land: the large herd that begins in row 1, column 1 has an "
        "odd number of quarters; each large dino fills two.",
    ),
    (
        "chomp-player-count",
        lambda: score_table({}, [], FILE),
        "mine.toml: player must be a list of 1 to 4 players, not nothing.",
    ),
    (
        "chomp-player-count",
        lambda: score_table({"player": [{}] * 5}, [], FILE),
        "mine.toml: player must be a list of 1 to 4 players, not 5.",
    ),
    (
        "card-twice",
        lambda: score_table({"player": [{"name": "Ana", "land": TAR}] * 2}, [], FILE),
        "mine.toml: player[2].name is Ana, which is there already.",
    ),
    (
        "chomp-not-a-player",
        lambda: score_table({"player": [3]}, [], FILE),
        "mine.toml: player[1] must be a player with a land and goals, not 3.",
    ),
    (
        "chomp-not-goals",
        sheet(goals=3),
        "mine.toml: player[1].goals must be a list of goals, not 3.",
    ),
    (
        "chomp-no-such-goal",
        sheet(goals=["glory"]),
        "mine.toml: player[1].goals[1] is glory, and no goal of the set has that name. "
        'Write the goal out, as in { name = "Tar Lover", each = "tar", points = 2 }, or give '
        "its points as a number.",
    ),
    (
        "chomp-goal-twice",
        sheet(goals=["pairs", "Pairs"]),
        "mine.toml: player[1].goals[2] is Pairs, which someone has already: each goal is on one "
        "card only.",
    ),
    (
        "chomp-herd-unsplit",
        sheet(land=LARGE_T),
        "mine.toml: player[1].land: the large herd that begins in row 1, column 1 cannot be "
        "split into dinos of two neighbouring quarters each, with no ridge between.",
    ),
    (
        "chomp-land-in-pieces",
        sheet(land=TWO_LANDS),
        "mine.toml: player[1].land: the quarter in row 1, column 3 does not hang together with "
        "the rest; a card is placed over a land or edge to edge with it.",
    ),
]


@each(CASES)
def test_what_cannot_be_is_said(key: str, act: Act, sentence: str) -> None:
    """CH-01 and others: with file and entry."""
    assert_said(key, act, sentence, "chomp")
