"""The card pool: BV-04, BV-05, BV-34, BV-35 and BV-37."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

import pytest

import cookietin
from cookietin.catalogue import read_toml
from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.decks import deck_complaints
from cookietin.games.braverse.language.terms import COOKIE, OPERATIONS, TRIGGERS
from cookietin.games.braverse.language.tree import Block
from cookietin.kernel.complaint import BadOption
from cookietin.words import Speech
from tests.games.braverse.card_files import PLAIN, ability, broken, examples, other_file
from tests.games.braverse.table import game

if TYPE_CHECKING:
    from cookietin.games.braverse.game import Braverse

CARDS = game().cards
POOL = CARDS.all[1:]


def operations(block: Block) -> set[str]:
    """All operations in a block and below it."""
    found = {"sequence"} if len(block.nodes) > 1 else set()
    for node in block.nodes:
        found.add(OPERATIONS[node.op])
        for inner in node.blocks:
            found |= operations(inner)
    return found


def test_the_set_has_120_cards_in_five_colours() -> None:
    """BV-04: each with Cookies of LV 1 to 3, FLIP Cookies, Items, Traps, a Stage and a Blocker."""
    assert len(POOL) == 120
    for color in range(5):
        mine = [card for card in POOL if card.color == color]
        assert {card.level for card in mine if card.type == COOKIE} == {1, 2, 3}
        assert {card.type for card in mine} == {0, 1, 2, 3}
        assert [card for card in mine if card.flip is not None]
        assert [card for card in mine if card.attacked]
        assert [card for card in mine if card.type == COOKIE and not card.abilities]


def test_every_operation_and_trigger_is_used_by_a_card() -> None:
    """BV-34: of the set, or of the examples that show what the set does not need."""
    used = Counter[str]()
    for card in [*POOL, *Cards(examples()).all[1:]]:
        words = {TRIGGERS[way.trigger] for way in card.abilities}
        for way in card.abilities:
            words |= operations(way.body)
            if way.cost is not None and way.cost.block is not None:
                words |= operations(way.cost.block)
        used.update(words)
    assert {word for word in [*OPERATIONS, *TRIGGERS, "sequence"] if used[word] < 1} == set()


@pytest.mark.parametrize(
    "card", [card for card in POOL if card.type == COOKIE], ids=lambda c: c.name
)
def test_every_cookie_keeps_the_budget(card: Any) -> None:
    """BV-37: HP + damage - cost by level; one less may be given for an ability."""
    budget = card.hp + card.damage - card.cost.total
    if card.flip is not None:
        assert budget == card.level
        return
    assert budget in {1: (1, 2), 2: (2, 3, 4), 3: (3, 4, 5)}[card.level]
    low, high = {1: (1, 3), 2: (2, 5), 3: (3, 6)}[card.level]
    assert low <= card.hp <= high


def test_every_starter_has_the_shape_of_a_fair_deck() -> None:
    """BV-37: 46 to 50 Cookies, 10 to 16 of them with FLIP, 10 to 14 other cards."""
    for counts in game().pool.starters.values():
        kinds = {number: CARDS.all[CARDS.kind_of(number)] for number in counts}
        cookies = sum(counts[number] for number, card in kinds.items() if card.type == COOKIE)
        flips = sum(counts[number] for number, card in kinds.items() if card.flip is not None)
        assert 46 <= cookies <= 50
        assert 10 <= flips <= 16


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"colour": "red"}, "card-no-such-field", "colour"),
        ({"color": "pink"}, "card-no-such-word", "color"),
        ({"level": 10}, "card-out-of-range", "level"),
        ({"hp": True}, "card-out-of-range", "hp"),
        ({"name": ""}, "card-not-a-text", "name"),
        ({"attack": {"cost": "Z", "damage": 1}}, "card-out-of-range", "attack.cost"),
        ({"attack": {"cost": "R"}}, "card-field-missing", "attack.damage"),
        ({"abilities": [{"when": "item", "do": []}]}, "card-no-such-word", "abilities[0].when"),
        ({"abilities": ability(do=[])}, "card-not-a-list", "abilities[0].do"),
        ({"abilities": ability(do=[{"op": "win"}])}, "card-no-such-word", "abilities[0].do[0].op"),
        (
            {"abilities": ability(do=[{"op": "draw", "amount": 1, "speed": 2}])},
            "card-no-such-field",
            "abilities[0].do[0].speed",
        ),
        (
            {"abilities": ability(do=[{"op": "damage", "amount": 1, "to": "enemy"}])},
            "card-no-such-word",
            "abilities[0].do[0].to",
        ),
        (
            {
                "abilities": ability(
                    do=[
                        {
                            "op": "move",
                            "from": {"whose": "opponent", "zone": "hand"},
                            "to": "discard",
                        }
                    ]
                )
            },
            "card-chooses-unseen",
            "abilities[0].do[0].from.by",
        ),
        (
            {"abilities": [{"when": "static", "do": [{"op": "draw", "amount": 1}]}]},
            "card-not-static",
            "abilities[0]",
        ),
        ({"type": "item", "cost": "R"}, "card-no-such-field", "level"),
    ],
)
def test_bad_data_is_refused_with_card_field_and_reason(
    change: dict[str, Any], key: str, field: str
) -> None:
    """BV-34: an unknown field or operation is an error that names the card and the field."""
    if change.get("type") == "item":
        change = {**change, "abilities": [{"when": "item", "do": [{"op": "draw", "amount": 1}]}]}
    found = broken(**change)
    assert (found.key, found.fields["card"]) == (key, "X-1")
    assert found.fields["field"] in (field, "attack")


@pytest.mark.parametrize(
    ("data", "field", "known"),
    [
        ({"op": "draw", "amont": 1}, "amont", "amount"),
        ({"opp": "draw", "amount": 1}, "opp", "op"),
        ({"op": "draw", "amount": 1, "to": "foe"}, "to", "who"),
        ({"op": "ready", "to": {"zon": "support"}}, "to.zon", "zone"),
        ({"op": "damage", "to": "foe", "amount": {"cuont": "foes"}}, "amount.cuont", "count"),
        ({"op": "if", "if": {"trun": "you"}, "then": []}, "if.trun", "turn"),
        ({"op": "may", "cost": {"pya": "R"}}, "cost.pya", "pay"),
    ],
)
def test_a_misspelt_field_is_named_before_a_missing_one(
    data: dict[str, Any], field: str, known: str
) -> None:
    """BV-34: with what could be meant."""
    found = broken(abilities=ability(do=[data]))
    assert found.key == "card-no-such-field"
    assert found.fields["field"] == f"abilities[0].do[0].{field}"
    assert known in found.fields["wanted"]


def test_a_misspelt_field_of_a_card_or_ability_is_named_first() -> None:
    """BV-34."""
    assert broken(abilities=[{"whn": "flip"}]).fields["field"] == "abilities[0].whn"
    with pytest.raises(BadOption) as refused:
        Cards({"card": [{"numbr": "X-1"}]})
    assert (refused.value.fields["card"], refused.value.fields["field"]) == ("card[0]", "numbr")


def test_two_cards_with_one_number_are_refused() -> None:
    """BV-03: numbers are how decks name cards."""
    with pytest.raises(BadOption) as refused:
        Cards({"card": [PLAIN, {**PLAIN, "name": "Other"}]})
    assert refused.value.key == "card-twice"


def test_two_cards_with_one_name_are_told_apart_by_their_numbers() -> None:
    """BV-05: moves and positions name the second by its name and number."""
    cards = Cards({"card": [PLAIN, {**PLAIN, "number": "X-2"}]})
    assert cards.names[1:] == ["Test Crumb", "Test Crumb (X-2)"]
    assert cards.all[1].title == cards.all[2].title


def test_a_card_file_can_add_to_the_cards_of_the_game() -> None:
    """BV-04: and it keeps the starters, unless it brings its own."""
    own = other_file(starters=False)
    made = cast("Braverse", cookietin.game("braverse", cards={**own, "pool": "adds"}))
    assert len(made.cards.all) == 1 + 120 + 15
    assert sorted(made.pool.starters) == ["blue", "green", "purple", "red", "yellow"]
    assert made.options["deck0"] == "blue"
    brings = {**other_file(starters=True), "pool": "adds"}
    made = cast("Braverse", cookietin.game("braverse", cards=brings))
    assert sorted(made.pool.starters) == ["crumbs"]
    mixed = {**{f"X-{n}": 4 for n in range(14)}, "GB1-001": 4}
    both = cookietin.game("braverse", cards=brings, deck0=mixed)
    assert len(both.inventory(2)) == 120


def test_a_card_file_that_replaces_says_so_or_nothing() -> None:
    """BV-04."""
    for says in ({}, {"pool": "replaces"}):
        made = cast(
            "Braverse", cookietin.game("braverse", cards={**other_file(starters=True), **says})
        )
        assert len(made.cards.all) == 1 + 15


def test_cards_that_start_aside_do_not_count_among_the_sixty() -> None:
    """BV-03: at most ten of them."""
    rows = [{**PLAIN, "number": f"X-{n}", "name": f"Crumb {n}"} for n in range(18)]
    rows = [{**row, "aside": True} if place > 14 else row for place, row in enumerate(rows)]
    cards = Cards({"card": rows})
    deck = {f"X-{n}": 4 for n in range(15)}
    fine = {**deck, "X-15": 4, "X-16": 4, "X-17": 2}
    assert deck_complaints(fine, cards) == []
    assert [why.key for why in deck_complaints({**fine, "X-17": 3}, cards)] == ["deck-aside"]


def test_another_card_file_can_be_played() -> None:
    """BV-04: with decks of its own, and the same checks."""
    cards = [{**PLAIN, "number": f"X-{n}", "name": f"Crumb {n}"} for n in range(15)]
    data = {"card": cards}
    deck = {f"X-{n}": 4 for n in range(15)}
    made = cookietin.game("braverse", cards=data, deck0=deck, deck1=deck)
    assert len(made.inventory(2)) == 120
    with pytest.raises(BadOption):
        cookietin.game("braverse", cards={"card": []})


def test_the_starters_of_another_card_file_go_by_their_names() -> None:
    """BV-04: those of the game's own file are not among them."""
    option = cookietin.game("braverse").declared[0]
    assert option.read("crumbs") == "crumbs"
    made = cookietin.game("braverse", cards=other_file(starters=True), deck0="crumbs")
    assert set(made.inventory(2)) == {f"Crumb {n}" for n in range(15)}
    with pytest.raises(BadOption) as refused:
        cookietin.game("braverse", cards=other_file(starters=True), deck0="red")
    assert "crumbs|FILE" in Speech("en", "braverse").complaint(refused.value)


@pytest.mark.parametrize("decks", [{}, {"deck0": "red"}])
def test_a_card_file_without_starters_asks_for_a_deck(decks: dict[str, str]) -> None:
    """BV-03, BV-04."""
    with pytest.raises(BadOption) as refused:
        cookietin.game("braverse", cards=other_file(starters=False), **decks)
    assert refused.value.key == "deck-no-starters"
    assert refused.value.fields == {"option": "deck0"}


def test_the_card_file_of_the_game_is_whole() -> None:
    """BV-04: every card is read, in its order."""
    rows = read_toml("braverse/cards.toml")["card"]
    assert [row["number"] for row in rows] == CARDS.numbers[1:]
