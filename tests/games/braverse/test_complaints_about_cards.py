"""What Braverse says of cards and decks that cannot be, as the sentences."""

from __future__ import annotations

from typing import Any

import cookietin
from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.decks import name_complaints, read_deck, read_starters
from tests.complaints import Act, Case, assert_said, each
from tests.games.braverse.card_files import PLAIN, other_file
from tests.games.braverse.table import game

CARDS = game().cards
DRAW = {"op": "draw", "amount": 1}
UNSEEN = {"op": "move", "from": {"whose": "opponent", "zone": "hand"}, "to": "discard"}
THEIR_HAND = {"whose": "opponent", "zone": "hand"}
BOTH_HANDS = {
    "op": "move",
    "from": {"whose": "both", "zone": "hand", "by": "random"},
    "to": "discard",
}
STARTER = {
    "id": "red",
    "name": "Red",
    "cards": [f"4 {card.number}" for card in CARDS.all[1:] if card.flip is None][:15],
}
ONTO_HP = {"op": "move", "from": {"whose": "you", "zone": "battle"}, "to": "hp", "onto": "this"}


ASIDE = {
    "card": [
        {**PLAIN, "number": f"X-{n}", "name": f"Crumb {n}", **({"aside": True} if n > 14 else {})}
        for n in range(18)
    ]
}


DEEP = {f"X-{n}": 4 for n in range(18)}


def card(**change: Any) -> Act:
    """A card file with one card that is otherwise."""
    return lambda: Cards({"card": [{**PLAIN, **change}]})


def ability(*deeds: dict[str, Any], when: str = "activate", **fields: Any) -> Act:
    return card(abilities=[{"when": when, "do": list(deeds), **fields}])


def deck(counts: dict[str, int]) -> Act:
    return lambda: cookietin.game("braverse", deck0=counts)


def kinds(wanted: str) -> dict[str, int]:
    """Four of each of fifteen cards: Cookies with FLIP, or cards that are no Cookies."""
    found = [
        one for one in CARDS.all[1:] if (one.flip is not None if wanted == "flip" else one.type)
    ]
    return {one.number: 4 for one in found[:15]}


def misnamed() -> None:
    for reason in name_complaints("4 GB1-001 Torch", CARDS, lambda name: [name]):
        raise reason


CASES: list[Case] = [
    (
        "card-no-table",
        lambda: Cards({"card": [3]}),
        "cards, card card[0] must be a table, not 3.",
    ),
    (
        "card-not-a-table",
        card(attack=3),
        "cards, card X-1: attack must be a table, not 3.",
    ),
    (
        "card-field-missing",
        card(attack={"cost": "R"}),
        "cards, card X-1: attack.damage is missing.",
    ),
    ("card-not-a-text", card(name=""), "cards, card X-1: name must be a text, not nothing."),
    ("card-out-of-range", card(level=10), "cards, card X-1: level must be 0–9, not 10."),
    (
        "card-no-such-word",
        card(color="pink"),
        "cards, card X-1: color is pink, which is not known there. What is: red, yellow, "
        "green, blue, purple, black and colorless.",
    ),
    (
        "card-not-a-list",
        ability(limit="turn"),
        "cards, card X-1: abilities[0].do must be a list that is not empty, not nothing.",
    ),
    (
        "card-no-such-field",
        card(colour="red"),
        "cards, card X-1: there is no field colour here. There are: number, name, type, color, "
        "traits, aside, level, hp, attack, cost and abilities.",
    ),
    (
        "card-no-such-table",
        lambda: Cards({"cards": [PLAIN]}),
        "cards has a table cards, which is not known there. What is: card, deck and pool.",
    ),
    ("card-none", lambda: Cards({}), "cards has no cards: it needs a [[card]] for each."),
    (
        "card-too-many",
        lambda: Cards({"card": [PLAIN] * 4001}),
        "cards has 4001 cards: at most 4000 can be read.",
    ),
    (
        "card-not-a-number",
        card(number="X 1"),
        "cards, card X 1: number is X 1; a number has no space, comma or #, since deck lists "
        "name cards by it.",
    ),
    (
        "card-cannot-move",
        ability(ONTO_HP, limit="turn"),
        "cards, card X-1: abilities[0].do[0].to cannot be hp for battle.",
    ),
    (
        "card-chooses-unseen",
        ability(UNSEEN, limit="turn"),
        "cards, card X-1: at abilities[0].do[0].from.by someone would choose among cards "
        "that they cannot see.",
    ),
    (
        "card-one-side-only",
        ability(BOTH_HANDS, limit="turn"),
        "cards, card X-1: abilities[0].do[0].from.whose must be one player here.",
    ),
    (
        "card-counts-unseen",
        ability({"op": "draw", "amount": {"count": {**THEIR_HAND, "type": "trap"}}}, when="flip"),
        "cards, card X-1: abilities[0].do[0].amount.count counts cards by what stands on them "
        "where one player cannot see them; that player could not know what is allowed.",
    ),
    (
        "card-never-fits",
        ability({"op": "rest", "to": {"whose": "opponent", "type": "item"}}, when="flip"),
        "cards, card X-1: abilities[0].do[0].to.type is item, and no such card can be there.",
    ),
    (
        "card-flag-never-set",
        ability(DRAW, when="flip", **{"if": {"flag": "glazed"}}),
        "cards, card X-1: abilities[0].if.flag is glazed, a flag that no card sets.",
    ),
    (
        "card-no-limit",
        ability(DRAW, when="flip", limit="turn"),
        "cards, card X-1: abilities[0].limit means nothing for flip, which comes up once. It can "
        "be in: activate, attack, after-attack, attacked, survived, start-of-turn, end-of-turn and "
        "whenever.",
    ),
    (
        "card-twice",
        lambda: Cards({"card": [PLAIN, PLAIN]}),
        "cards, card X-1: number is X-1, which another card has already.",
    ),
    (
        "card-free-for-ever",
        ability(DRAW),
        "cards, card X-1: abilities[0] is free and unlimited and could be used for ever; "
        "give it a cost or a limit.",
    ),
    (
        "card-repays-itself",
        ability({"op": "ready", "to": {"zone": "support", "count": "all"}}, cost="R"),
        "cards, card X-1: abilities[0] has no limit and can give back all that it costs, so it "
        "could be used for ever; give it a limit, or a cost that does not come back.",
    ),
    (
        "card-no-host",
        ability({"op": "heal", "amount": 1, "to": "host"}, when="on-reveal"),
        "cards, card X-1: abilities[0].do[0].to is host, the Cookie that a FLIP card lay under; "
        "only a FLIP has one.",
    ),
    (
        "card-no-attack",
        ability({"op": "damage", "amount": 1, "to": "attacker"}, when="faint"),
        "cards, card X-1: abilities[0].do[0].to is attacker, but no attack is going on then. "
        "It can be in: attacked, trap, flip, static and attack.",
    ),
    (
        "card-nothing-selected",
        ability({"op": "rest", "to": "it"}, when="on-reveal"),
        "cards, card X-1: abilities[0].do[0].to is it, but no select comes before it in its "
        "list or around that.",
    ),
    (
        "card-nothing-done",
        ability({"op": "draw", "amount": "done"}, when="on-reveal"),
        "cards, card X-1: abilities[0].do[0].amount is done, but no operation before it affects "
        "anything that could be counted.",
    ),
    (
        "card-not-in-battle",
        ability({"op": "heal", "amount": 1, "to": "this"}, when="flip"),
        "cards, card X-1: abilities[0].do[0].to is this, but this card is no Cookie in battle "
        "then.",
    ),
    (
        "card-no-redirect",
        ability({"op": "redirect", "to": "this"}, when="flip"),
        "cards, card X-1: abilities[0].do[0] redirects an attack, but none is about to hit then. "
        "It can be in: attacked, trap and attack.",
    ),
    (
        "card-two-flips",
        card(abilities=[{"when": "flip", "do": [DRAW]}] * 2),
        "cards, card X-1: abilities[1] is a second FLIP; a card has at most one.",
    ),
    (
        "card-not-static",
        ability(DRAW, when="static"),
        "cards, card X-1: abilities[0] is static, so it may only change attack or damage "
        "or mark Cookies that nobody chooses.",
    ),
    (
        "card-no-such-pool",
        lambda: cookietin.game("braverse", cards={"pool": "both", "card": [PLAIN]}),
        "cards: pool must be one of replaces and adds, not both.",
    ),
    (
        "card-cannot-measure",
        ability({"op": "draw", "amount": {"levels": {"zone": "hand"}}}, when="flip"),
        "cards, card X-1: abilities[0].do[0].amount.levels cannot be levels there: not everyone "
        "sees it, or there is none.",
    ),
    (
        "card-nothing-has",
        ability({"op": "rest", "to": {"whose": "opponent", "trait": "icy"}}, when="flip"),
        "cards, card X-1: abilities[0].do[0].to.trait is icy, which no card has.",
    ),
    (
        "card-too-many-traits",
        card(traits=[f"trait {number}" for number in range(61)]),
        "cards, card X-1: traits is trait 60, one trait too many: 60 can be told apart.",
    ),
    (
        "card-no-cost",
        ability(DRAW, when="on-reveal", cost={"do": [DRAW]}),
        "cards, card X-1: abilities[0].cost.do[0] cannot be a cost. What can: move, rest, faint, "
        "discard and mill of one's own cards, a fixed number that one chooses oneself, or all.",
    ),
    (
        "card-cost-twice",
        ability(
            DRAW, when="on-reveal", cost={"discard": 1, "do": [{"op": "discard", "amount": 1}]}
        ),
        "cards, card X-1: abilities[0].cost.do takes twice from one area (hand), so that both "
        "parts could not be sure to be there.",
    ),
    (
        "card-form-is-cookie",
        ability(
            {"op": "move", "from": {"zone": "hand"}, "to": "form", "onto": "this"},
            when="on-reveal",
        ),
        'cards, card X-1: abilities[0].do[0].from must say type = "cookie" and not be an unseen '
        "pile, since only a Cookie can be placed or be a form.",
    ),
    (
        "deck-aside",
        lambda: cookietin.game("braverse", cards=ASIDE, deck0=DEEP, deck1=DEEP),
        "The deck has 12 cards that start aside: at most 10 are allowed.",
    ),
    (
        "deck-line",
        lambda: read_deck("4 GB1-001\nfour GB1-002"),
        "Line 2 of the deck is four GB1-002; it should be like 4 GB1-012 and the name.",
    ),
    ("deck-empty", lambda: read_deck("# nothing yet"), "The deck has no cards."),
    ("deck-no-such-card", deck({"XX-001": 60}), "There is no card XX-001 in this pool."),
    (
        "deck-copies",
        deck({"GB1-001": 5}),
        "5 copies of GB1-001 Ember Crumb: at most 4 are allowed.",
    ),
    ("deck-size", deck({"GB1-001": 1}), "The deck has 1 card: exactly 60 are needed."),
    ("deck-size", deck({"GB1-001": 4}), "The deck has 4 cards: exactly 60 are needed."),
    (
        "deck-flips",
        deck(kinds("flip")),
        "The deck has 60 Cookies with FLIP: at most 16 are allowed.",
    ),
    ("deck-no-cookie", deck(kinds("other")), "The deck has no Cookie: at least one is needed."),
    (
        "deck-no-starters",
        lambda: cookietin.game("braverse", cards=other_file(starters=False)),
        "This card file has no starter decks: deck0 must be a file with a deck of its cards.",
    ),
    ("deck-name", misnamed, "GB1-001 is Ember Crumb, not Torch."),
    (
        "deck-not-a-list",
        lambda: read_starters(3, CARDS),
        "cards: deck must be a list of decks, not 3.",
    ),
    (
        "deck-fields",
        lambda: read_starters([{"id": "red"}], CARDS),
        "cards: deck[0] must have exactly an id and a name, which are texts, and cards, a list of "
        "lines.",
    ),
    (
        "deck-twice",
        lambda: read_starters([STARTER, STARTER], CARDS),
        "cards: deck[1] has the id red, which another deck has already.",
    ),
    (
        "deck-of-file",
        lambda: read_starters([{"id": "red", "name": "Red", "cards": ["4 GB1-001"]}], CARDS),
        "cards: deck[0]: The deck has 4 cards: exactly 60 are needed.",
    ),
]


@each(CASES)
def test_what_cannot_be_is_said(key: str, act: Act, sentence: str) -> None:
    """BV-03, BV-34."""
    assert_said(key, act, sentence)
