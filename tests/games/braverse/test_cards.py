"""The card pool: BV-04, BV-05, BV-34, BV-35 and BV-37."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cookietin
from cookietin.catalogue import read_toml
from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.terms import COOKIE, OPERATIONS, TRIGGERS
from cookietin.games.braverse.text import card_text
from cookietin.games.braverse.tree import Block
from cookietin.kernel.complaint import BadOption
from cookietin.words import Speech
from tests.games.braverse.table import game

CARDS = game().cards
POOL = CARDS.all[1:]

PLAIN: dict[str, Any] = {
    "number": "X-1",
    "name": "Test Crumb",
    "type": "cookie",
    "color": "red",
    "level": 1,
    "hp": 2,
    "attack": {"cost": "R", "damage": 1},
}


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


def test_every_operation_and_trigger_is_used_by_two_cards() -> None:
    """BV-34: the language has no word that the set does not need."""
    used = Counter[str]()
    for card in POOL:
        words = {TRIGGERS[way.trigger] for way in card.abilities}
        for way in card.abilities:
            words |= operations(way.body)
            if way.cost is not None and way.cost.block is not None:
                words |= operations(way.cost.block)
        used.update(words)
    assert {word for word in [*OPERATIONS, *TRIGGERS, "sequence"] if used[word] < 2} == set()


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


def broken(**change: Any) -> BadOption:
    """The complaint about a card file with one card that is wrong."""
    with pytest.raises(BadOption) as refused:
        Cards({"card": [{**PLAIN, **change}]})
    assert str(refused.value)
    return refused.value


def ability(**fields: Any) -> list[dict[str, Any]]:
    return [{"when": "activate", "limit": "turn", "do": [{"op": "draw", "amount": 1}], **fields}]


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


HEAL = {"op": "heal", "amount": 1}
SELECT = {"op": "select", "to": "foe"}
REST_IT = {"op": "rest", "to": "it"}
DONE = {"op": "draw", "amount": "done"}
REVEAL = {"op": "reveal", "what": "deck"}
DRAW = {"op": "draw", "amount": 1}


def given(*then: dict[str, Any]) -> dict[str, Any]:
    return {"op": "if", "if": {"turn": "you"}, "then": list(then)}


@pytest.mark.parametrize(
    ("when", "deeds", "key", "field"),
    [
        ("activate", [{**HEAL, "to": "host"}], "card-no-host", "do[0].to"),
        ("survived", [{**HEAL, "to": "attacker"}], "card-no-attack", "do[0].to"),
        ("after-attack", [given({**HEAL, "to": "target"})], "card-no-attack", "do[0].then[0].to"),
        ("flip", [REST_IT], "card-nothing-selected", "do[0].to"),
        ("flip", [given(SELECT), REST_IT], "card-nothing-selected", "do[1].to"),
        ("flip", [DONE], "card-nothing-done", "do[0].amount"),
        ("flip", [REVEAL, given(DRAW), DONE], "card-nothing-done", "do[2].amount"),
        ("faint", [{**HEAL, "to": "this"}], "card-not-in-battle", "do[0].to"),
        ("flip", [{"op": "redirect", "to": "host"}], "card-no-redirect", "do[0]"),
        (
            "flip",
            [{"op": "choose", "options": [[DRAW], [DRAW, {**HEAL, "to": "it"}]]}],
            "card-nothing-selected",
            "do[0].options[1][1].to",
        ),
        (
            "activate",
            [{"op": "draw", "amount": {"count": {"zone": "hp", "of": "host"}}}],
            "card-no-host",
            "do[0].amount.count.of",
        ),
        (
            "activate",
            [{"op": "move", "from": {"zone": "deck"}, "to": "hp", "onto": "attacker"}],
            "card-no-attack",
            "do[0].onto",
        ),
        (
            "activate",
            [{"op": "if", "if": {"not": {"count": "it", "at_least": 1}}, "then": [DRAW]}],
            "card-nothing-selected",
            "do[0].if.not.count",
        ),
        (
            "static",
            [{"op": "change-attack", "amount": 1, "to": "this"}] * 2
            + [{"op": "change-attack", "amount": "done", "to": "this"}],
            "card-nothing-done",
            "do[2].amount",
        ),
        ("activate", [{"op": "play", "from": "this"}], "card-not-a-table", "do[0].from"),
    ],
)
def test_a_word_that_means_nothing_at_its_place_is_refused(
    when: str, deeds: list[dict[str, Any]], key: str, field: str
) -> None:
    """BV-34: a Cookie or number that cannot be there when the ability happens."""
    limit = {"limit": "turn"} if when == "activate" else {}
    found = broken(abilities=[{"when": when, "do": deeds, **limit}])
    assert (found.key, found.fields["field"]) == (key, f"abilities[0].{field}")


@pytest.mark.parametrize(
    ("when", "deeds"),
    [
        ("flip", [{**HEAL, "to": "host"}, {"op": "damage", "amount": 1, "to": "attacker"}]),
        ("flip", [SELECT, given(REST_IT)]),
        ("flip", [DRAW, REVEAL, given(DONE), DONE]),
        ("faint", [{"op": "move", "from": "this", "to": "hand"}]),
        ("attacked", [{"op": "redirect", "to": "this"}, {"op": "rest", "to": "attacker"}]),
        ("survived", [{**HEAL, "to": "this"}]),
    ],
)
def test_the_same_words_are_read_where_they_mean_something(
    when: str, deeds: list[dict[str, Any]]
) -> None:
    """BV-34."""
    assert len(Cards({"card": [{**PLAIN, "abilities": [{"when": when, "do": deeds}]}]}).all) == 2


def test_a_stage_is_never_a_cookie_in_battle() -> None:
    """BV-08, BV-34."""
    row = {"number": "X", "name": "X", "color": "red", "type": "stage", "cost": "R"}
    way = {"when": "end-of-turn", "do": [{"op": "move", "from": "this", "to": "hand"}]}
    with pytest.raises(BadOption) as refused:
        Cards({"card": [{**row, "abilities": [way]}]})
    assert refused.value.key == "card-not-in-battle"


def test_a_free_and_unlimited_ability_is_refused() -> None:
    """BV-33."""
    assert broken(abilities=[{"when": "activate", "do": [DRAW]}]).key == "card-free-for-ever"


def ready(**cards: Any) -> dict[str, Any]:
    return {"op": "ready", "to": {"zone": "support", **cards}}


def back(to: str, **more: Any) -> dict[str, Any]:
    """A card from the discard pile."""
    return {"op": "move", "from": {"zone": "discard"}, "to": to, **more}


def unlimited(cost: Any, *deeds: dict[str, Any]) -> dict[str, Any]:
    return {"when": "activate", "cost": cost, "do": list(deeds)}


@pytest.mark.parametrize(
    "way",
    [
        unlimited({"rest": True}, {"op": "ready", "to": "this"}),
        unlimited({"rest": True}, given({"op": "ready", "to": "allies"})),
        unlimited("R", ready()),
        unlimited("R1", ready(count=2, rested=True)),
        unlimited("R1", ready(), DRAW, ready()),
        unlimited("RRR", ready(count="all")),
        unlimited("R", {"op": "choose", "options": [[DRAW], [ready()]]}),
        unlimited("R", {"op": "may", "then": [ready()]}),
        unlimited("R", {"op": "may", "cost": "R", "then": [ready(count=2)]}),
        unlimited("R", {"op": "move", "from": {"zone": "support"}, "to": "support"}),
        unlimited({"pay": "R", "rest": True}, ready(), {"op": "ready", "to": "this"}),
        unlimited({"discard": 1}, back("hand")),
        unlimited({"hp": 1}, back("hp", onto="this")),
        unlimited({"pay": "R", "support": 1}, back("support")),
    ],
)
def test_an_unlimited_ability_that_pays_itself_back_is_refused(way: dict[str, Any]) -> None:
    """BV-33: whatever it costs comes back, so it could be used for ever."""
    assert broken(abilities=[way]).key == "card-repays-itself"
    assert len(Cards({"card": [{**PLAIN, "abilities": [{**way, "limit": "turn"}]}]}).all) == 2


@pytest.mark.parametrize(
    "way",
    [
        unlimited("RR", ready()),
        unlimited("R", ready(color="blue")),
        unlimited("R", ready(whose="opponent")),
        unlimited("R", {"op": "may", "cost": {"discard": 1}, "then": [ready()]}),
        unlimited({"pay": "R", "rest": True}, ready()),
        unlimited({"pay": "R", "discard": 1}, ready(count="all")),
        unlimited({"discard": 1}, DRAW),
        unlimited("R", back("support")),
    ],
)
def test_an_unlimited_ability_whose_cost_does_not_all_come_back_is_read(
    way: dict[str, Any],
) -> None:
    """BV-33: what the deck or another pile gives comes to an end."""
    assert len(Cards({"card": [{**PLAIN, "abilities": [way]}]}).all) == 2


def test_two_cards_with_one_number_or_name_are_refused() -> None:
    """BV-03: numbers are how decks name cards."""
    for change in ({"name": "Other"}, {"number": "X-2"}):
        with pytest.raises(BadOption) as refused:
            Cards({"card": [PLAIN, {**PLAIN, **change}]})
        assert refused.value.key == "card-twice"


def test_another_card_file_can_be_played() -> None:
    """BV-04: with decks of its own, and the same checks."""
    cards = [{**PLAIN, "number": f"X-{n}", "name": f"Crumb {n}"} for n in range(15)]
    data = {"card": cards}
    deck = {f"X-{n}": 4 for n in range(15)}
    made = cookietin.game("braverse", cards=data, deck0=deck, deck1=deck)
    assert len(made.inventory(2)) == 120
    with pytest.raises(BadOption):
        cookietin.game("braverse", cards={"card": []})


def other_file(starters: bool) -> dict[str, Any]:
    """A card file with fifteen plain cards, with a starter deck or without."""
    cards = [{**PLAIN, "number": f"X-{n}", "name": f"Crumb {n}"} for n in range(15)]
    deck = {"id": "crumbs", "name": "Crumbs", "cards": [f"4 X-{n}" for n in range(15)]}
    return {"card": cards, "deck": [deck]} if starters else {"card": cards}


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


def item_text(language: str, *do: dict[str, Any], **more: Any) -> str:
    """What stands on an Item that does this."""
    way = [{"when": "item", "do": list(do), **more}]
    row = {"number": "X", "name": "X", "color": "red", "type": "item", "cost": "R"}
    cards = Cards({"card": [{**row, "abilities": way}]})
    speech = Speech(language, "braverse")

    def say(key: str, **fields: Any) -> str:
        return speech.say("text", key, **fields)

    return card_text(cards.all[1], cards, say, speech.label)[1]


def test_a_text_says_how_far_a_condition_reaches() -> None:
    """BV-35: what hangs on it is told apart from what comes after it."""
    draw, mill = {"op": "draw", "amount": 1}, {"op": "mill", "amount": 2}
    given = {"op": "if", "if": {"turn": "you"}, "then": [draw, mill]}
    assert item_text("en", given, draw) == (
        "[Item] If it is your turn, do all of this: "
        "(Draw a card. Discard the top 2 cards of your deck.) Draw a card."
    )
    whole = item_text("es", draw, mill, **{"if": {"turn": "you"}})
    assert whole == (
        "[Objeto] Si es tu turno, haz todo esto: "
        "(Roba una carta. Descarta las 2 cartas superiores de tu mazo.)"
    )


def test_an_item_that_speaks_of_itself_is_no_cookie() -> None:
    """BV-35."""
    move = {"op": "move", "from": "this", "to": "hand"}
    assert item_text("en", move) == "[Item] Put this card into your hand."
    assert item_text("es", move) == "[Objeto] Pon esta carta en tu mano."


def test_a_flag_is_called_by_its_word_where_it_has_one() -> None:
    """BV-35: flags of other card files go by their own name."""
    assert item_text("es", {"op": "flag", "flag": "stoked"}).endswith("«en ascuas» este turno.")
    assert item_text("es", {"op": "flag", "flag": "glazed"}).endswith("«glazed» este turno.")


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_has_a_name_of_its_own_in_each_language(language: str) -> None:
    """BV-04: in English that of the card file; a card of another file goes by its own name."""
    label = Speech(language, "braverse").label
    names = [label(card.name) for card in POOL]
    assert len(set(names)) == len(POOL)
    same = [card.name for card, name in zip(POOL, names, strict=True) if card.name == name]
    assert len(same) == (len(POOL) if language == "en" else 0)
    assert label("Test Crumb") == "Test Crumb"
