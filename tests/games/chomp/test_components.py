"""The cards, what they show, and what a ridge does (CH-01 to CH-05)."""

from __future__ import annotations

from cookietin.games.chomp.goals import FAMILIES
from cookietin.games.chomp.people.facts import herds_facts
from cookietin.games.chomp.quarters import CODES, DINO, DINOS, turned
from cookietin.games.chomp.scoring import sheets
from tests.games.chomp.tables import CELLS, drawn, fates, own, points, quarters, story, table, words


def faces(name: str, turns: int = 0) -> list[str]:
    """What a card of the story set shows, in reading order."""
    cards = story().cards
    card = cards.lands.index(name)
    return [CODES[quarter % 16] for quarter in quarters(cards, card, turns)]


def test_there_are_36_cards_with_a_land_and_a_goal_each() -> None:
    """CH-01."""
    cards = own().cards
    assert len(cards.kinds) == 36
    assert len(set(cards.lands + cards.goals)) == 73  # the unknown card is in both


def test_a_table_may_load_another_set() -> None:
    """CH-01: with 18 cards, for two."""
    assert story().seats == range(1, 3)
    assert own().seats == range(1, 5)


def test_our_set_shows_everything_that_a_quarter_can_show() -> None:
    """CH-02."""
    cards = own().cards
    seen = {quarter % 16 for card in cards.kinds for quarter in quarters(cards, card)}
    assert seen == set(range(1, len(CODES)))


def test_a_large_dino_fills_two_neighbouring_quarters_of_its_card() -> None:
    """CH-02: and points from each half to the other, however the card is turned."""
    cards = own().cards
    for card in cards.kinds:
        for turns in range(4):
            face = quarters(cards, card, turns)
            for place, quarter in enumerate(face):
                partner = quarter // 256 % 8
                assert (partner > 0) == (DINO[quarter % 16] in (2, 5))
                if partner:
                    other = place + [-2, 1, 2, -1][partner - 1]
                    assert face[other] % 16 == quarter % 16


def test_an_egg_symbol_may_stand_on_any_quarter() -> None:
    """CH-02."""
    assert story().cards.eggs[story().cards.lands.index("two-eggs")] == 2
    assert sum(own().cards.eggs) == 12


def test_only_the_exact_same_type_forms_a_herd() -> None:
    """CH-03: small and medium herbivores side by side are two herds, and plants feed one."""
    assert fates(words("plants sh1 mh")) == {"b1": "grazes", "c1": "withers"}


def test_six_types() -> None:
    """CH-03: side by side, each is a herd of its own, large dinos on two quarters."""
    land = words("sh1 mh lh lh sc1 mc lc lc")
    (sheet,) = sheets([land], [[]])
    herds = herds_facts(sheet, CELLS)
    assert [herd["at"] for herd in herds] == ["a1", "b1", "c1", "e1", "f1", "g1"]
    assert [str(herd["dino"]).lower() for herd in herds] == DINOS


def test_a_ridge_separates_food_from_a_herd() -> None:
    """CH-04: whichever of the two facing edges it is printed on."""
    open_land = """
        +------+------+
        | mh    plants|
        +------+------+"""
    closed = open_land.replace("mh    plants", "mh   #plants")
    assert (points(drawn(open_land)), points(drawn(closed))) == (2, 0)


def test_a_ridge_on_either_edge_is_enough() -> None:
    """CH-04: the cards meet edge to edge, and only the lower one has a ridge there."""
    game = story()
    lands = ["outer-wall@q17", "garden@q15"]
    laid = [{"land": card.split("@")[0], "at": card.split("@")[1], "turned": 0} for card in lands]
    walled = table(game, lands=[laid])
    assert walled.sheets()[0].points - sum(walled.sheets()[0].paid) == 0
    laid[1]["at"] = "o17"
    beside = table(game, lands=[laid])
    assert beside.sheets()[0].tally.land_points() == 2


def test_a_ridge_keeps_herds_apart() -> None:
    """CH-04: beyond it the second trike has no plants."""
    land = """
        +------+------+------+
        |plants  mh     mh   |
        +------+------+------+"""
    assert fates(drawn(land)) == {"b1": "grazes", "c1": "grazes"}
    walled = land.replace("mh     mh", "mh   # mh")
    assert fates(drawn(walled)) == {"b1": "grazes", "c1": "withers"}


def test_a_ridge_keeps_tar_and_hunters_out() -> None:
    """CH-04."""
    land = drawn("""
        +------+------+------+------+------+
        |plants  mh   # tar  # mh    plants|
        +      +######+------+######+      +
        | .    | mc   | meat | .      .    |
        +------+------+------+------+------+""")
    assert fates(land) == {"b1": "grazes", "d1": "grazes", "b2": "scavenges"}


def test_a_ridge_turns_with_its_card() -> None:
    """CH-04: above, right, below, left, and above again."""
    quarter = 1 + 16
    ridges = []
    for _ in range(5):
        ridges.append(quarter // 16)
        quarter = turned(quarter)
    assert ridges == [1, 2, 4, 8, 1]


def test_the_middle_of_a_large_dino_never_has_a_ridge() -> None:
    """CH-04: in our own set too."""
    cards = own().cards
    for card in cards.kinds:
        for quarter in quarters(cards, card):
            partner = quarter // 256 % 8
            assert not partner or not quarter // 16 & 1 << (partner - 1)


def test_a_card_turns_clockwise() -> None:
    """CH-13: what was upper left is upper right after a quarter turn."""
    assert faces("meadow") == ["plants", "mh", ".", "."]
    assert faces("meadow", 1) == [".", "plants", ".", "mh"]
    assert faces("meadow", 2) == [".", ".", "mh", "plants"]


def test_tokens_never_run_out() -> None:
    """CH-05: twenty eggs on twenty nests are no trouble, though the box has thirteen."""
    assert points(words("\n".join(["nest@ nest@ nest@ nest@ nest@"] * 4))) == 40


def test_our_goals_come_from_all_families() -> None:
    """CH-25."""
    goals = own().cards.goal[1:]
    assert {FAMILIES[goal.family] for goal in goals} == set(FAMILIES)
