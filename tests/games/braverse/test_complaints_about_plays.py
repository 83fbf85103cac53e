"""What Braverse says of moves and positions against its rules, as the sentences."""

from __future__ import annotations

from typing import Any

from tests.complaints import Act, Case, assert_said, each
from tests.games.braverse.card_files import DRAW, PLAIN, item, table_of
from tests.games.braverse.table import answer, plain, table

RED = ["Torch Wafer"] * 3
FULL = {"left": "Torch Wafer", "right": "Torch Wafer"}
LOST = {"winners": ["seat0"], "points": [1, 0], "how": "break"}


def says(text: str, own: dict[str, Any], their: dict[str, Any] | None = None, **more: Any) -> Act:
    """Seat 0 says this in its main phase."""
    return lambda: answer(table(own, their, **more), text)


def attacked(text: str, their: dict[str, Any], *cards: str) -> Act:
    """Seat 1 says this when it is attacked."""
    return lambda: answer(table({"support": RED}, their, cards=cards), "attack left left", text)


def set_up(own: dict[str, Any], **more: Any) -> Act:
    return lambda: table(own, **more)


def hands_swapped() -> None:
    """Each seat holds a card of the other's deck."""
    position = table({"hand": ["Butter Pal"]}, {"hand": ["Honey Nib"]})
    data = position.json()
    one, two = data["sides"]["seat0"], data["sides"]["seat1"]
    one["hand"], two["hand"] = two["hand"], one["hand"]
    position.game.position(data)


def hole_moved() -> None:
    """A card that is not seen lies on the other side."""
    position = table({})
    data = position.view(0).json()
    data["sides"]["seat1"]["hand"].append(data["sides"]["seat0"]["deck"].pop())
    position.game.position(data)


def own_hand_hidden() -> None:
    position = table({"hand": plain(2)})
    data = position.view(0).json()
    data["sides"]["seat0"]["hand"] = ["?", "?"]
    position.game.position(data)


def first_turn() -> None:
    position = table({"support": RED}, turns=300)
    position.turns = 1
    answer(position, "attack left left")


def forbidden() -> None:
    """An Item forbids its own player to place Cookies."""
    jar = item({"op": "forbid", "what": "placing"})
    own = {"hand": ["Test Jar", "Crumb 6"], "support": ["Crumb 5"]}
    answer(table_of([jar], own), "use test jar", "place crumb 6")


def marked(mark: str, to: str, text: str) -> Act:
    """An Item marks a Cookie, and then this is said."""
    jar = item({"op": "flag", "mark": mark, "to": to})
    way = {"when": "activate", "limit": "turn", "do": [DRAW]}
    own = {"hand": ["Test Jar"], "support": ["Crumb 5"] * 2, "battle": {"left": "Test Crumb"}}
    cards = [{**PLAIN, "abilities": [way]}, jar]
    return lambda: answer(table_of(cards, own), "use test jar", text)


CASES: list[Case] = [
    ("forbidden", forbidden, "An effect forbids you that now. (rule BV-32)"),
    (
        "silenced",
        marked("silenced", "allies", "activate left 1"),
        "Test Crumb has no abilities now. (rule BV-32)",
    ),
    (
        "cannot-be-attacked",
        marked("cannot-be-attacked", "foes", "attack left left"),
        "Crumb 14 cannot be attacked now: an effect forbids it. (rule BV-32)",
    ),
    ("not-in-hand", says("place pepper snap", {}), "You do not hold Pepper Snap. (rule BV-07)"),
    (
        "no-room",
        says("place pepper snap", {"hand": ["Pepper Snap"], "battle": FULL}),
        "Your battle area is full: it has room for two Cookies. (rule BV-09)",
    ),
    (
        "cannot-pay",
        says("use battle frosting", {"hand": ["Battle Frosting"]}, cards=("Battle Frosting",)),
        "Battle Frosting costs R: your active support cards do not cover that. (rule BV-07)",
    ),
    (
        "trap-only-when-attacked",
        says("trap backdraft", {"hand": ["Backdraft"]}, cards=("Backdraft",)),
        "A Trap is played only as the answer to an attack. (rule BV-07)",
    ),
    ("no-cookie-there", says("attack right left", {}), "You have no Cookie there. (rule BV-22)"),
    (
        "no-target-there",
        says("attack left right", {"support": RED}),
        "There is no opposing Cookie there. (rule BV-22)",
    ),
    (
        "no-attack-first-turn",
        first_turn,
        "The starting player cannot attack on the first turn. (rule BV-19)",
    ),
    (
        "attacker-rested",
        says("attack left left", {"battle": {"left": {"card": "Torch Wafer", "rested": True}}}),
        "Torch Wafer is rested: only an active Cookie attacks. (rule BV-22)",
    ),
    (
        "attack-forbidden",
        says(
            "attack left left",
            {"battle": {"left": {"card": "Torch Wafer", "marks": ["cannot-attack"]}}},
        ),
        "Torch Wafer cannot attack now: an effect forbids it. (rule BV-32)",
    ),
    (
        "used-this-turn",
        says(
            "activate left 1",
            {"battle": {"left": {"card": "Spark Biscuit", "used": [1]}}},
            cards=("Spark Biscuit",),
        ),
        "That ability of Spark Biscuit was used this turn. (rule BV-33)",
    ),
    (
        "cannot-afford",
        says("activate left 1", {"battle": {"left": "Spark Biscuit"}}, cards=("Spark Biscuit",)),
        "The ability of Spark Biscuit cannot be paid now: R and whatever else its text "
        "asks. (rule BV-32)",
    ),
    (
        "not-this-attack",
        attacked("activate left 1", {"battle": {"left": "Spark Biscuit"}}, "Spark Biscuit"),
        "That ability of Spark Biscuit does not answer this attack. (rule BV-23)",
    ),
    (
        "no-such-ability",
        says("activate left 1", {}),
        "There is no such ability there. (rule BV-19)",
    ),
    (
        "not-in-deck-list",
        hands_swapped,
        "Honey Nib in sides.seat0 is not in that seat's deck list, or too often.",
    ),
    ("holes-off", hole_moved, "58 places are hidden for 59 unseen cards."),
    (
        "card-too-often",
        set_up({"hand": ["Torch Wafer"] * 5}),
        "Torch Wafer is there too often: in sides.seat0.",
    ),
    (
        "hole-there",
        own_hand_hidden,
        "sides.seat0.hand has a hole (?), but nothing is hidden there.",
    ),
    ("not-a-stage", set_up({"stage": "Torch Wafer"}), "sides.seat0.stage is no Stage."),
    (
        "not-a-cookie",
        set_up({"battle": {"left": "Backdraft"}}, cards=("Backdraft",)),
        "sides.seat0.battle.left is no Cookie.",
    ),
    (
        "serial-off",
        set_up(
            {
                "battle": {
                    "left": {"card": "Torch Wafer", "serial": 1},
                    "right": {"card": "Torch Wafer", "serial": 1},
                }
            }
        ),
        "sides.seat0.battle.right has a serial that is taken or was never given.",
    ),
    (
        "no-hp",
        set_up({"battle": {"left": {"card": "Torch Wafer", "hp": []}}}),
        "sides.seat0.battle.left has no HP card, so it would have fainted.",
    ),
    (
        "battle-empty",
        set_up({"battle": {}}),
        "sides.seat0.battle is empty: a Cookie would have been placed.",
    ),
    (
        "battle-too-soon",
        set_up({"set_down": ["Torch Wafer"]}),
        "sides.seat0.set_down holds a Cookie in a phase in which none can lie there.",
    ),
    (
        "shown-not-held",
        set_up({"shown": ["Torch Wafer"]}),
        "sides.seat0.shown says that Torch Wafer was shown, but the hand does not hold it.",
    ),
    ("nothing-asked", set_up({}, ask="nothing"), "ask asks nothing that could be answered."),
    (
        "break-too-high",
        set_up({"break": ["Golden Gateau"] * 4}),
        "sides.seat0.break has reached ten levels, but the play is not over.",
    ),
    (
        "outcome-off",
        set_up({"break": ["Golden Gateau"] * 4}, outcome=LOST),
        "outcome says that seat0 won, but what lies in the areas does not end so.",
    ),
    ("not-a-list", set_up({"top": 3}), "sides.seat0.top must be a list of names, not 3."),
    (
        "too-few-cards-left",
        set_up({"battle": {"left": {"card": "Torch Wafer", "hp": 60}}}),
        "1 cards are still to be dealt, but only 0 are left.",
    ),
]


@each(CASES)
def test_what_is_against_the_rules_is_said(key: str, act: Act, sentence: str) -> None:
    """BV-07 and others."""
    assert_said(key, act, sentence)
