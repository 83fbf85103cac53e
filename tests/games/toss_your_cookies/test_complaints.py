"""Every complaint that Toss Your Cookies can make, as the sentence it is."""

from __future__ import annotations

from typing import Any

from cookietin.catalogue import read_toml
from cookietin.games.toss_your_cookies import CookieCards, TossPosition, TossYourCookies
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Scripted
from tests.complaints import Act, Case, assert_said, each, typed
from tests.games.toss_your_cookies.table import (
    ANA,
    CLEO,
    FOUR,
    GAME,
    THREE,
    cards,
    game,
    table,
)

CARDS = read_toml("toss_your_cookies/cards.toml")
DICE = read_toml("toss_your_cookies/dice.toml")
CALL = game(shout="call")

SWAP_2: dict[str, Any] = {"number_die": "2", "action_die": "swap"}
PASS_2: dict[str, Any] = {"number_die": "2", "action_die": "left"}
TOSS_2: dict[str, Any] = {"number_die": "2", "action_die": "toss"}
MILK_TOSS: dict[str, Any] = {"number_die": "milk", "action_die": "toss"}
SHORT = ["3 fortune, 2 gingerbread, milk", "fortune, 3 gingerbread, 2 sandwich", CLEO]
SPILT = [FOUR[0].removesuffix(", milk"), *FOUR[1:]]
NO_WINNER = {"winners": [], "points": [0, 0, 0], "how": "bored"}
WON = ["5 fortune, wild, milk", "fortune, 6 gingerbread", "6 sandwich, half-eaten"]
WINNER = {"winners": ["seat0"], "points": [1, 0, 0], "how": "snickerdoodle"}
FALSE_WINNER = {"winners": ["seat1"], "points": [0, 1, 0], "how": "snickerdoodle"}
ADDED = CARDS["added"]
RIVALS = {"seat0": ["?"] * 7, "seat1": ["?"] * 7, "seat2": cards("6 sandwich, half-eaten")}
SURE = {"seat0": cards("6 fortune"), "seat1": cards("6 gingerbread")}
"""Seat 2 knows two hands but for a card each: the wild and the milk."""


def rolled(phase: str, dice: dict[str, Any], **parts: Any) -> TossPosition:
    return table(THREE, phase=phase, **dice, **parts)


def scramble(rules: TossYourCookies = GAME, **parts: Any) -> TossPosition:
    return table(SHORT, rules, phase="scramble", **TOSS_2, middle=["fortune"] * 2, **parts)


def spilt(**parts: Any) -> TossPosition:
    return table(SPILT, phase="spilt", **MILK_TOSS, **{"middle": ["milk"], **parts})


def say(position: TossPosition, seat: int, text: str) -> None:
    position.play(seat, position.title.move(text), Scripted([]))


def set_up(**parts: Any) -> Act:
    return lambda: GAME.set_up(3, Seeded(2), **parts)


def read_view(**parts: Any) -> Act:
    return lambda: GAME.position({**table(THREE).view(2).json(), **parts})


def deck(**parts: Any) -> Act:
    return lambda: CookieCards({**CARDS, **parts})


def dice(**parts: Any) -> Act:
    return lambda: TossYourCookies({**CARDS, **DICE, **parts}, {})


CASES: list[Case] = [
    (
        "tosser-stays-away",
        lambda: say(spilt(), 0, "grab milk"),
        "You tossed the milk: the others race for it, and you may not grab it. (rule TY-14)",
    ),
    (
        "full-stays-away",
        lambda: say(scramble(), 2, "grab fortune"),
        "Your hand is full: only who is short may grab. (rule TY-10)",
    ),
    (
        "too-many-chosen",
        typed(GAME, "choose wild wild wild milk"),
        "You chose 4 cards, but the number die never asks for more than 3. (rule TY-03)",
    ),
    (
        "not-so-many",
        typed(GAME, "choose milk milk"),
        "There is only one milk in the game. (rule TY-01)",
    ),
    (
        "asked-roll",
        lambda: say(table(THREE), 0, "leave"),
        "Nothing but a roll of the dice is asked now. (rule TY-05)",
    ),
    (
        "asked-partner",
        lambda: say(rolled("partner", SWAP_2), 0, "roll"),
        "Say first with whom you swap. (rule TY-06)",
    ),
    (
        "asked-gift",
        lambda: say(rolled("gift", SWAP_2, partner="seat1"), 0, "roll"),
        "Choose the cards that you swap: 2. (rule TY-06)",
    ),
    (
        "asked-pass",
        lambda: say(rolled("pass", PASS_2), 1, "roll"),
        "Choose the cards that you pass: 2. (rule TY-08)",
    ),
    (
        "asked-toss",
        lambda: say(rolled("toss", TOSS_2), 1, "roll"),
        "Choose the cards that you toss: 2. (rule TY-09)",
    ),
    (
        "asked-scramble",
        lambda: say(scramble(), 1, "roll"),
        "Grab a card from the middle, or leave the rest to the others. (rule TY-10)",
    ),
    (
        "asked-full",
        lambda: say(scramble(CALL), 2, "roll"),
        "Your hand is full: shout if you have won, or leave the rest to the others. (rule TY-18)",
    ),
    (
        "asked-spilt",
        lambda: say(spilt(), 1, "roll"),
        "Grab the milk, or leave it to the others. (rule TY-14)",
    ),
    (
        "asked-shout",
        lambda: say(table(THREE, CALL, phase="shout", rolls=1, **PASS_2), 1, "roll"),
        "Shout if you have won, or say nothing. (rule TY-18)",
    ),
    (
        "not-oneself",
        lambda: say(rolled("partner", SWAP_2), 0, "with seat0"),
        "Seat 0 cannot swap with themselves: another player is needed. (rule TY-06)",
    ),
    (
        "not-oneself",
        set_up(phase="gift", **SWAP_2),
        "Seat 0 cannot swap with themselves: another player is needed.",
    ),
    (
        "nobody-there",
        lambda: say(rolled("partner", SWAP_2), 0, "with seat5"),
        "Nobody sits at Seat 5. (rule TY-06)",
    ),
    (
        "wrong-count",
        lambda: say(rolled("pass", PASS_2), 0, "choose milk"),
        "You chose 1, but the dice say 2. (rule TY-08)",
    ),
    (
        "not-in-hand",
        lambda: say(rolled("pass", PASS_2), 0, "choose wild milk"),
        "You do not hold wild. (rule TY-08)",
    ),
    (
        "gone",
        lambda: say(scramble(), 0, "grab milk"),
        "milk is not in the middle, or not any more: someone was faster. Nothing has "
        "changed. (rule TY-10)",
    ),
    (
        "hand-full",
        lambda: say(scramble(CALL), 2, "grab fortune"),
        "Your hand is full already: fortune is for those who are short. (rule TY-10)",
    ),
    (
        "not-what-wins",
        lambda: say(scramble(CALL), 0, "snickerdoodle"),
        "It takes 5 of a cookie, wilds included, and the milk. (rule TY-18)",
    ),
    (
        "shout-later",
        lambda: say(table(THREE, CALL), 0, "snickerdoodle"),
        "You can shout in a scramble and after an action, not now. (rule TY-18)",
    ),
    (
        "shouted-for-you",
        lambda: say(table(THREE), 0, "snickerdoodle"),
        "At this table wins are declared by themselves: nobody needs to shout. (rule TY-18)",
    ),
    (
        "not-one-cookie-each",
        set_up(cookies=["fortune", "sandwich"]),
        "cookies: with 3 players 3 different cookies play.",
    ),
    (
        "middle-not-empty",
        set_up(middle=["fortune"]),
        "middle must be empty: nothing has been tossed.",
    ),
    ("part-empty", set_up(phase="scramble", **TOSS_2), "middle must not be empty."),
    (
        "milk-not-in-middle",
        lambda: table(SHORT, phase="spilt", **MILK_TOSS, middle=["fortune"] * 2),
        "middle must hold the milk and nothing else.",
    ),
    (
        "not-a-hand",
        set_up(hands={0: [*cards(ANA), "wild"]}),
        "hands.seat0 has 8 cards, but everyone holds 7.",
    ),
    ("dice-do-not-fit", set_up(phase="pass"), "dice and rolls do not fit the phase pass."),
    (
        "won-already",
        lambda: table(WON),
        "hands.seat0 has enough of a cookie, and the milk: that has won.",
    ),
    (
        "won-by-any",
        read_view(hands=RIVALS, known={"seat2": SURE}),
        "known leaves the milk to Seat 0 and Seat 1, and each of them would have won with it.",
    ),
    (
        "not-a-winning-hand",
        set_up(outcome=FALSE_WINNER),
        "hands.seat1 is not enough of a cookie with the milk, and cannot have won.",
    ),
    (
        "not-over",
        set_up(outcome=NO_WINNER),
        "outcome is not how a play ends: one player wins with enough of a cookie and the milk, "
        "or nobody at the roll cap.",
    ),
    ("waiting-off", set_up(waiting=["seat1"]), "waiting does not fit the phase roll."),
    (
        "tosser-may-not-grab",
        lambda: spilt(waiting=["seat0", "seat1"]),
        "waiting: Seat 0 tossed the milk and may not grab it.",
    ),
    (
        "choice-off",
        set_up(chosen={"seat1": ["fortune"]}),
        "chosen.seat1 does not fit the hand, the dice or who is still asked.",
    ),
    ("not-a-choice", set_up(chosen={"seat1": []}), "chosen.seat1 must be one to three cards."),
    (
        "not-their-knowledge",
        read_view(known={"seat1": {"seat0": ["milk"]}}),
        "known holds what another viewer knows.",
    ),
    (
        "known-but-not-there",
        read_view(known={"seat2": {"seat0": ["wild"]}}),
        "known holds cards that Seat 0 does not have.",
    ),
    (
        "known-but-open",
        lambda: table(WON, outcome=WINNER, known={"seat1": {"seat0": ["milk"]}}),
        "known holds cards of Seat 0, whose hand lies open for all to see.",
    ),
    ("data-not-a-table", deck(copies=6), "cards.toml: copies must be a table."),
    ("data-not-a-list", deck(added=[]), "cards.toml: added must be a list that is not empty."),
    (
        "data-not-in-range",
        deck(copies={**CARDS["copies"], "cookie": 9}),
        "cards.toml: copies.cookie must be a whole number from 0 to 6, not 9.",
    ),
    (
        "not-seven-each",
        deck(added=[{**ADDED[1], "wild": 2}]),
        "cards.toml: added[0] makes 22 cards for 3 players; it must be seven for each of "
        "two or more, once.",
    ),
    (
        "players-left-out",
        deck(added=[ADDED[1], ADDED[3]]),
        "cards.toml: added must leave out no number of players between the fewest and the "
        "most: 3 and 5.",
    ),
    (
        "card-twice",
        deck(cookies=["fortune", "milk"]),
        "cards.toml: cookies[1] is milk, which is there already.",
    ),
    (
        "not-a-card-name",
        deck(cookies=["Fortune 7"]),
        "cards.toml: cookies[0] is Fortune 7; a card's name is small letters and hyphens.",
    ),
    (
        "too-many-cookies",
        deck(cookies=[f"a{'b' * n}" for n in range(12)]),
        "cards.toml: cookies has 12 cookies; there can be 11.",
    ),
    (
        "not-six-faces",
        dice(number=["1"] * 5),
        "dice.toml: number must have 6 faces, not 1, 1, 1, 1 and 1.",
    ),
    (
        "not-a-face",
        dice(action=["toss"] * 5 + ["throw"]),
        "dice.toml: action[5] is throw; a face is one of swap, left, right and toss.",
    ),
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence, GAME.id)
