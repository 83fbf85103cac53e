"""What Chomp says of moves and positions against its rules, as the sentences."""

from __future__ import annotations

from typing import Any

from cookietin.games.chomp import ChompPosition
from tests.complaints import Act, Case, assert_said, each, typed
from tests.games.chomp.tables import lying, play, row, story, table

STORY = story()
PRINTED = story(pairing="printed")
ROW = row("per-egg per-tar per-nest", "pit meadow giant")
PAIRS = row("per-egg per-tar per-nest", "raptors meadow giant")


def set_up(seats: int = 1, **parts: Any) -> Act:
    return lambda: table(STORY, seats, **parts)


def pairs_torn() -> None:
    """One card's land is seen, and another's goal."""
    data = table(PRINTED, lands=[lying("desert")], row=PAIRS).json()
    down, unseen = data["face_down"]["lands"], data["unseen"]["lands"]
    down[0], unseen[0] = unseen[0], down[0]
    PRINTED.position(data)


def backs_turned() -> None:
    """The backs of a printed row's lands are the wrong way round."""
    data = table(PRINTED, lands=[lying("desert")], row=PAIRS).json()
    data["backs"]["lands"].reverse()
    PRINTED.position(data)


def top_unseen() -> None:
    """The deck's top goal is among those that nobody has seen."""
    data = table(STORY, row=ROW, deck={"left": 2}).json()
    data["unseen"]["goals"].append(data["deck"]["top"])
    data["deck"]["top"] = None
    STORY.position(data)


def placing(land: str = "desert", held: str = "larder", **parts: Any) -> ChompPosition:
    return table(STORY, lands=[lying(land)], stage="place", held=held, **parts)


def turning(**parts: Any) -> ChompPosition:
    return table(STORY, lands=[lying("desert")], stage="turn", held="larder", at="q19", **parts)


def nesting(rules: Any = STORY, **parts: Any) -> ChompPosition:
    """Seat 0 has an egg to lay."""
    lands = [lying("two-nests", "nest-and-egg@q19")]
    return table(rules, **{"lands": lands, "stage": "egg", "eggs_due": 1, **parts})


def says(position: ChompPosition, text: str) -> Act:
    return lambda: play(position, text)


CASES: list[Case] = [
    (
        "must-take",
        typed(STORY, "pass"),
        "There is no passing: take one card of the row. (rule CH-10)",
    ),
    (
        "no-flipping",
        typed(STORY, "flip pit"),
        "A card is taken as it lies: it is not flipped. (rule CH-10)",
    ),
    (
        "four-ways",
        typed(STORY, "turned 45"),
        "A card lies in one of four ways: turned 0, 90, 180 or 270. (rule CH-13)",
    ),
    (
        "asked-start-egg",
        says(
            table(STORY, lands=[lying("nest-and-egg")], stage="start-egg", eggs_due=1), "take pit"
        ),
        "take pit does not answer the question: say on which nest the start card's egg "
        "goes, or lay none. (rule CH-07)",
    ),
    (
        "asked-take",
        says(table(STORY, row=ROW), "at q17"),
        "at q17 does not answer the question: take a card of the row first. (rule CH-10)",
    ),
    (
        "asked-place",
        says(placing(), "take pit"),
        "take pit does not answer the question: say where the land goes. (rule CH-13)",
    ),
    (
        "asked-turn",
        says(turning(), "take pit"),
        "take pit does not answer the question: say which way up the land lies. (rule CH-13)",
    ),
    (
        "asked-egg",
        says(nesting(), "take pit"),
        "take pit does not answer the question: say on which nest the egg goes, or lay "
        "none. (rule CH-16)",
    ),
    (
        "not-on-offer",
        says(table(STORY, row=ROW), "take garden"),
        "garden does not lie in the row, or not with that side up. On offer: pit, meadow, "
        "giant, per-egg, per-tar and per-nest. (rule CH-10)",
    ),
    (
        "out-of-touch",
        says(placing(), "at a1"),
        "A card at a1 would not touch your land: it must overlap it or share an edge with "
        "it, and corners do not count. (rule CH-13)",
    ),
    (
        "cuts-large-dino",
        says(placing("giant"), "at p16"),
        "A card at p16 would cut a large dino in half: cover it whole or not at all. (rule CH-14)",
    ),
    ("no-nest-there", says(nesting(), "at a1"), "Your land shows no nest at a1. (rule CH-16)"),
    (
        "nest-full",
        says(nesting(lands=[lying("two-nests", "two-eggs@q19")], eggs=[["q17"]]), "at q17"),
        "The nest at q17 has an egg already: one to a nest. (rule CH-16)",
    ),
    (
        "nest-of-own-card",
        says(nesting(story(own_nest=False)), "at q19"),
        "The nest at q19 is on the card that brought the egg; at this table that does not "
        "count. (rule CH-16)",
    ),
    (
        "chomp-cannot-lie",
        set_up(lands=[lying("meadow@q18")]),
        "lands.seat0[0]: this card cannot lie there so; the first lies at q17 turned 0, "
        "and each other overlaps or touches those before it, turned by a quarter, and cuts "
        "no large dino.",
    ),
    (
        "chomp-egg-off-nest",
        set_up(lands=[lying("meadow")], eggs=[["q17"]]),
        "eggs.seat0: there is no empty nest at q17.",
    ),
    (
        "chomp-too-many-eggs",
        set_up(lands=[lying("two-nests")], eggs=[["q17"]]),
        "eggs.seat0: 1 eggs laid or due, but its cards show only 0.",
    ),
    (
        "chomp-card-count",
        set_up(row=ROW, deck={"left": 1}),
        "There are 8 cards in play, but it must be 9: nine for each player.",
    ),
    (
        "chomp-part-due",
        set_up(stage="egg", lands=[lying("meadow", "larder@s17")]),
        "eggs_due is missing, and at the stage egg it is needed.",
    ),
    ("chomp-part-undue", set_up(held="meadow"), "held does not belong to the stage take."),
    (
        "chomp-spot-empty",
        set_up(row=row("- per-tar per-nest", "pit meadow giant")),
        "row.goals[0] is empty, but the deck is not: it would have been filled.",
    ),
    (
        "chomp-spot-taken",
        lambda: placing(row=ROW),
        "row.lands[0] is not empty, but its land has just been taken.",
    ),
    (
        "chomp-no-nest-free",
        set_up(stage="egg", eggs_due=1, lands=[lying("meadow", "larder@s17")]),
        "eggs_due: no nest is free, so no egg is due.",
    ),
    (
        "chomp-turns-off",
        set_up(2, goals=[["per-egg", "per-tar"], []]),
        "Seat 1 has taken 0 cards, but by whose turn it is it must be 2.",
    ),
    ("chomp-land-size", set_up(lands=[[]]), "lands.seat0 has 0 cards; a land has 1 to 9."),
    (
        "chomp-not-three",
        set_up(row={"goals": [], "lands": []}),
        "row.goals must be a list of three spots, not nothing.",
    ),
    (
        "chomp-face-down-off",
        set_up(face_down={"lands": ["garden"], "goals": []}),
        "face_down.lands has 1 cards, but it must be 0.",
    ),
    (
        "chomp-pairs-torn",
        pairs_torn,
        "unseen: with printed pairs the two sides of a card are both seen or both unseen.",
    ),
    (
        "chomp-backs-off",
        backs_turned,
        "backs.lands is per-large, per-herbivore and herds-of-two, but "
        "in the card file it is herds-of-two, per-herbivore and per-large.",
    ),
    (
        "chomp-top-off",
        top_unseen,
        "deck.top: the deck's top goal is known as long as there is a deck, and it has 2 cards.",
    ),
    (
        "chomp-outcome-off",
        set_up(outcome={"winners": ["seat0"], "points": [3], "how": "score"}),
        "The outcome is {'winners': ['seat0'], 'points': [3], 'placement': [1], 'how': 'score', "
        "'capped': False}, but by the rules it is nothing.",
    ),
    (
        "too-few-cards-left",
        set_up(2, unseen={"lands": [], "goals": []}),
        "1 cards are still to be dealt, but only 0 are left.",
    ),
]


@each(CASES)
def test_what_is_against_the_rules_is_said(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence, "chomp")
