"""Words of a card that mean nothing where they stand (BV-34)."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.games.braverse.cards import Cards
from cookietin.kernel.complaint import BadOption
from tests.games.braverse.card_files import DRAW, NO_COOKIE, PLAIN, broken, given

HEAL = {"op": "heal", "amount": 1}
SELECT = {"op": "select", "to": "foe"}
REST_IT = {"op": "rest", "to": "it"}
DONE = {"op": "draw", "amount": "done"}
REVEAL = {"op": "reveal", "what": "deck"}


@pytest.mark.parametrize(
    ("when", "deeds", "key", "field"),
    [
        ("activate", [{**HEAL, "to": "host"}], "card-no-host", "do[0].to"),
        ("survived", [{**HEAL, "to": "attacker"}], "card-no-attack", "do[0].to"),
        ("after-attack", [given({**HEAL, "to": "attacker"})], "card-no-attack", "do[0].then[0].to"),
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
        (
            "activate",
            [{"op": "move", "from": "this", "to": "hp", "onto": "this"}],
            "card-cannot-move",
            "do[0].to",
        ),
        ("flip", [{"op": "rest", "to": "other-ally"}], "card-not-in-battle", "do[0].to.other"),
        (
            "whenever",
            [{"op": "flag", "mark": "sturdy", "to": "this", "for": "battle"}],
            "card-no-attack",
            "do[0].for",
        ),
    ],
)
def test_a_word_that_means_nothing_at_its_place_is_refused(
    when: str, deeds: list[dict[str, Any]], key: str, field: str
) -> None:
    """BV-34: a Cookie or number that cannot be there when the ability happens."""
    limit: dict[str, Any] = {"limit": "turn"} if when == "activate" else {}
    if when == "whenever":
        limit = {"what": {"happened": "placed"}}
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
        ("after-attack", [{"op": "rest", "to": "target"}]),
        ("on-reveal", [{"op": "play", "from": {"zone": "hand"}}, REST_IT]),
    ],
)
def test_the_same_words_are_read_where_they_mean_something(
    when: str, deeds: list[dict[str, Any]]
) -> None:
    """BV-34."""
    assert len(Cards({"card": [{**PLAIN, "abilities": [{"when": when, "do": deeds}]}]}).all) == 2


def test_a_stage_is_never_a_cookie_in_battle() -> None:
    """BV-08, BV-34: it can be moved, and that is all."""
    row = {"number": "X", "name": "X", "color": "red", "type": "stage", "cost": "R"}
    moved = {"op": "move", "from": "this", "to": "hand"}
    way = {"when": "end-of-turn", "do": [moved]}
    assert len(Cards({"card": [{**row, "abilities": [way]}]}).all) == 2
    with pytest.raises(BadOption) as refused:
        Cards({"card": [{**row, "abilities": [{**way, "do": [{**HEAL, "to": "this"}]}]}]})
    assert refused.value.key == "card-not-in-battle"


def cards_from(**which: Any) -> dict[str, Any]:
    return {"op": "move", "from": which, "to": "discard"}


@pytest.mark.parametrize(
    ("deed", "field"),
    [
        (cards_from(zone="hand", rested=True), "do[0].from.rested"),
        (cards_from(zone="hand", hp_max=2), "do[0].from.hp_max"),
        (cards_from(zone="discard", other=True), "do[0].from.other"),
        (cards_from(zone="discard", level_min=3, level_max=2), "do[0].from.level_max"),
        (cards_from(zone="discard", type="item", level=1), "do[0].from.level"),
        (cards_from(zone="discard", type="trap", flip=True), "do[0].from.flip"),
        (cards_from(zone="discard", count="all", up_to=True), "do[0].from.up_to"),
        (cards_from(zone="discard", count="all", by="random"), "do[0].from.by"),
        (cards_from(zone="discard", by="random", up_to=True), "do[0].from.up_to"),
        (cards_from(zone="deck", up_to=True), "do[0].from.up_to"),
        (cards_from(zone="stage", type="cookie"), "do[0].from.type"),
        (cards_from(whose="both", by="owner"), "do[0].from.whose"),
        ({"op": "may", "cost": {"rest": True}, "then": [DRAW]}, "do[0].cost.rest"),
        ({"op": "may", "cost": {"hp": 1}, "then": [DRAW]}, "do[0].cost.hp"),
        (
            {"op": "draw", "amount": {"count": {"zone": "hand", "count": 2}}},
            "do[0].amount.count.count",
        ),
        ({"op": "draw", "amount": 0}, "do[0].amount"),
    ],
)
def test_a_field_that_means_nothing_where_it_stands_is_refused(
    deed: dict[str, Any], field: str
) -> None:
    """BV-34: by its place, also where the field itself is a word of the language."""
    way = {"when": "item", "do": [deed]}
    with pytest.raises(BadOption) as refused:
        Cards({"card": [{**NO_COOKIE, "type": "item", "abilities": [way]}]})
    assert refused.value.fields["field"] == f"abilities[0].{field}"


def test_what_is_always_there_counts_no_hand_by_its_cards() -> None:
    """BV-09, BV-34: the opponent could not know whether a Cookie may attack."""
    hand = {"count": {"zone": "hand", "type": "item"}, "at_least": 1}
    stops = {"op": "flag", "mark": "cannot-attack", "to": "foes"}
    found = broken(abilities=[{"when": "static", "if": hand, "do": [stops]}])
    assert (found.key, found.fields["field"]) == ("card-counts-unseen", "abilities[0].if.count")


CHOSEN = {"op": "select", "to": "ally"}
ITS_HP = {"op": "move", "from": {"zone": "hp", "of": "it"}, "to": "discard"}


@pytest.mark.parametrize(
    ("deeds", "key"),
    [
        ([CHOSEN], "card-no-cost"),
        ([{"op": "select", "to": "foe"}, ITS_HP], "card-no-cost"),
        ([{"op": "select", "to": "allies"}, ITS_HP], "card-no-cost"),
        ([{"op": "select", "to": {"up_to": True}}, ITS_HP], "card-no-cost"),
        ([CHOSEN, {"op": "mill", "amount": 1}, ITS_HP], "card-no-cost"),
        ([CHOSEN, {**ITS_HP, "from": {"zone": "hp", "of": "it", "count": "all"}}], "card-no-cost"),
        ([CHOSEN, ITS_HP, {"op": "move", "from": "this", "to": "hand"}], "card-cost-twice"),
        ([ITS_HP], "card-no-cost"),
    ],
)
def test_a_cookie_is_chosen_in_a_cost_for_its_hp_alone(
    deeds: list[dict[str, Any]], key: str
) -> None:
    """BV-32, BV-34: one of one's own, that gives up so many HP cards."""
    way = {"when": "activate", "limit": "turn", "cost": {"do": deeds}, "do": [DRAW]}
    assert broken(abilities=[way]).key == key


def test_hp_of_another_that_comes_back_is_no_cost() -> None:
    """BV-33: what is given up and given back could be used for ever."""
    back = {"op": "move", "from": {"zone": "discard"}, "to": "hp", "onto": "this"}
    way = {"when": "activate", "cost": {"do": [CHOSEN, ITS_HP]}, "do": [back]}
    assert broken(abilities=[way]).key == "card-repays-itself"


def test_what_a_discarded_card_can_say() -> None:
    """BV-34: `by` belongs to it alone, and it comes up once."""
    way = {"when": "discarded", "do": [DRAW]}
    assert broken(abilities=[{**way, "limit": "turn"}]).key == "card-no-limit"
    assert broken(abilities=[{**way, "when": "faint", "by": {"level": 1}}]).key == (
        "card-no-such-field"
    )
    assert broken(abilities=[{**way, "do": [{**HEAL, "to": "this"}]}]).key == "card-not-in-battle"
    moved = {"op": "move", "from": "this", "to": "support-rested"}
    assert len(Cards({"card": [{**PLAIN, "abilities": [{**way, "do": [moved]}]}]}).all) == 2
