"""Herds and feeding: who lives, who goes extinct, and why (CH-18 to CH-23)."""

from __future__ import annotations

from typing import cast

from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.people.events import sheet_events
from cookietin.games.chomp.people.facts import herds_facts
from cookietin.games.chomp.scoring import sheets
from cookietin.words import Speech
from tests.games.chomp.tables import CELLS, drawn, fates, lying, points, story, table, words

EXAMPLE = """
    +------+------+------+------+------+------+------+------+
    | mc     tar    .      mc     mh     .      sh1    mc   |
    +      +      +      +      +      +      +      +      +
    | mh     .      .      .      .      .      .      .    |
    +      +      +      +      +      +      +      +      +
    | mh     .      sc1    lh     lh     .      sc1    .    |
    +      +      +      +      +      +      +      +      +
    | mh     .      .      .      .      .      .      .    |
    +      +      +      +      +      +      +      +      +
    |plants  .      lc     lc     meat   .      sh1    .    |
    +      +      +      +      +      +      +      +      +
    | sh2    .      lc     lc     .      .      .      .    |
    +      +      +      +      +      +      +      +      +
    | .      .      .      .      .      .      .      .    |
    +      +      +      +      +      +      +      +      +
    | lh     lh   # lh     lh     lh     lh     lh     lh   |
    +      +      +      +      +      +      +      +      +
    | .      .     plants  .      .      .      .      .    |
    +------+------+------+------+------+------+------+------+"""
"""The rulebook's herds A to L, laid out by ourselves, with what B and C eat."""

LETTERS = {
    "A": "a1",
    "B": "d1",
    "C": "h1",
    "D": "c3",
    "E": "c5",
    "F": "g3",
    "G": "g5",
    "H": "a2",
    "I": "c8",
    "J": "a8",
    "K": "d3",
    "L": "a6",
}


def sheet_of(picture: str) -> dict[str, dict[str, object]]:
    """Each herd of a land by its first cell."""
    (sheet,) = sheets([drawn(picture)], [[]])
    return {str(herd["at"]): herd for herd in herds_facts(sheet, CELLS)}


def test_the_example_of_the_rulebook() -> None:
    """CH-22: 2, 2, 6, 6, 9 and 2 for B, C, E, H, I and L, and 27 in all."""
    herds = sheet_of(EXAMPLE)
    found = {letter: herds[cell]["points"] for letter, cell in LETTERS.items()}
    paid = {"B": 2, "C": 2, "E": 6, "H": 6, "I": 9, "L": 2}
    assert found == {letter: paid.get(letter, 0) for letter in LETTERS}
    assert points(drawn(EXAMPLE)) == 27


def test_the_reasons_in_the_example() -> None:
    """CH-22: every lettered herd meets the fate that the rulebook gives it."""
    herds = sheet_of(EXAMPLE)
    told = {letter: (herds[at]["fate"], herds[at].get("side")) for letter, at in LETTERS.items()}
    assert told == {
        "A": ("stuck", "right"),
        "B": ("hunts", "right"),
        "C": ("hunts", "left"),
        "D": ("starves", None),
        "E": ("scavenges", "right"),
        "F": ("starves", None),
        "G": ("withers", None),
        "H": ("grazes", "below"),
        "I": ("grazes", "below"),
        "J": ("withers", None),
        "K": ("withers", None),
        "L": ("grazes", "above"),
    }


def test_what_one_dino_touches_the_whole_herd_touches() -> None:
    """CH-18: the plants are at one end of four."""
    assert points(words("mh mh mh mh plants")) == 8


def test_a_herd_does_not_join_across_a_corner() -> None:
    """CH-18."""
    assert fates(words("plants mh .\n. . mh")) == {"b1": "grazes", "c2": "withers"}


def test_a_large_dino_touches_through_all_six_of_its_outer_edges() -> None:
    """CH-18: plants at each of the six in turn."""
    around = [(1, 0), (1, 3), (0, 1), (0, 2), (2, 1), (2, 2)]
    for row, column in around:
        grid = [["."] * 4 for _ in range(3)]
        grid[1][1] = grid[1][2] = "lh"
        grid[row][column] = "plants"
        assert points(words("\n".join(" ".join(line) for line in grid))) == 3


def test_the_size_of_a_herd_counts_dinos_not_quarters() -> None:
    """CH-18: two quarters hold three small dinos; four quarters two large ones."""
    (small,) = sheets([words("sh2 sh1 plants")], [[]])
    (large,) = sheets([words("lh lh lh lh plants")], [[]])
    assert (small.tally.biggest, large.tally.biggest) == (3, 2)


def test_step_1_tar_takes_every_herd_beside_it() -> None:
    """CH-19: food or not."""
    land = words("plants mh tar mc meat\n. . sc1 . .")
    assert set(fates(land).values()) == {"stuck"}


def test_step_2_meat_first_and_then_no_dinos_are_eaten() -> None:
    """CH-20: a carnivore with meat leaves its neighbour alone; it has no choice."""
    assert fates(words("meat mc mh plants")) == {"b1": "scavenges", "c1": "grazes"}
    assert fates(words(". mc mh plants")) == {"b1": "hunts", "c1": "eaten"}


def test_all_adjacent_herds_of_its_size_or_smaller_are_eaten() -> None:
    """CH-20: a medium carnivore eats small and medium, not large."""
    land = words("""
        . plants . plants .
        sh1 mc mh mh .
        . lh lh plants .""")
    found = fates(land)
    assert (found["a2"], found["c2"], found["b2"]) == ("eaten", "eaten", "hunts")
    assert found["b3"] == "grazes"


def test_size_is_the_size_of_the_dino_never_the_number() -> None:
    """CH-20: one small carnivore eats a herd of six small herbivores, but no medium one."""
    assert fates(words("sc1 sh2 sh2 sh2 plants"))["b1"] == "eaten"
    assert fates(words("sc1 mh plants")) == {"a1": "starves", "b1": "grazes"}


def test_nothing_to_eat() -> None:
    """CH-20."""
    assert fates(words("lc lc plants")) == {"a1": "starves", "b1": "starves"}


def test_carnivores_do_not_eat_carnivores() -> None:
    """CH-20."""
    assert fates(words("lc lc sc1")) == {"a1": "starves", "b1": "starves", "c1": "starves"}


def test_extinct_herds_neither_eat_nor_are_eaten() -> None:
    """CH-20: the herbivore in the tar feeds nobody; the hunter in the tar eats nobody."""
    assert fates(words("mc mh tar")) == {"a1": "starves", "b1": "stuck"}
    assert fates(words("tar mc mh plants")) == {"b1": "stuck", "c1": "grazes"}


def test_one_herd_may_feed_several_hunters() -> None:
    """CH-20: all at once."""
    assert fates(words("mc mh lc lc")) == {
        "a1": "hunts",
        "b1": "eaten",
        "c1": "hunts",
        "d1": "hunts",
    }


def test_step_3_herbivores_need_plants() -> None:
    """CH-21: one quarter of plants feeds two herds; the third has none."""
    assert fates(words("sh1 plants mh\n. . .\n. sh1 .")) == {
        "a1": "grazes",
        "c1": "grazes",
        "b3": "withers",
    }


def test_meat_feeds_any_number_of_herds() -> None:
    """CH-21."""
    assert points(words(". sc1 .\nmc meat sc2\n. mc .")) == 1 + 2 + 2 + 2


def test_a_live_preview_says_each_herd_s_fate_and_its_reason() -> None:
    """CH-23: in words, for one's own land and others', from any view."""
    position = table(story(), 2, lands=[lying("mixed"), lying("meadow")])
    speech = Speech("en", "chomp", ["Ana", "Ben"], 1)
    for viewer in (0, 1):
        seen = cast("ChompPosition", position.view(viewer))
        sheet = seen.sheets()[0]
        told = [speech.event(event) for event in sheet_events(sheet, "seat0", seen.title.cells)]
        assert told[0].startswith("Herd A (1 Ankylosaurus, at q17) is extinct: eaten by the")
        assert "Velociraptor to its right (hunters: B)" in told[0]
        assert told[-1] == "Ana scores 3 in all."


def test_a_herd_with_several_hunters_names_them_all() -> None:
    """CH-23."""
    herds = sheet_of("+------+------+------+\n| mc     mh     mc   |\n+------+------+------+")
    assert herds["b1"]["others"] == ["A", "C"]


def test_before_a_land_is_turned_one_sees_what_each_way_would_score() -> None:
    """CH-23: it scores where it touches the plants, but by 270° its ridge turns in between."""
    position = table(story(), lands=[lying("garden")], stage="turn", held="outer-wall", at="s17")
    remarks = [position.game.people.remark(position, 0, move, str) for move in position.legal(0)]
    assert remarks == ["then 2 points", *["then 0 points"] * 3]
