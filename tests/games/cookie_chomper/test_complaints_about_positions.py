"""What Cookie Chomper says of positions and cards that cannot be, as the sentences."""

from __future__ import annotations

from typing import Any

import cookietin
from cookietin.catalogue import read_toml
from cookietin.games.cookie_chomper.cards import Cards
from cookietin.games.cookie_chomper.number_cards import NumberCards
from cookietin.games.cookie_chomper.tokens import read_bandits
from cookietin.kernel.noting import Scripted
from tests.complaints import Act, Case, assert_said, each

DATA = read_toml("cookie_chomper/cards.toml")
ACTIONS = DATA["actions"]
HOARD = cookietin.game("cookie-hoarder").inventory(2)
COOKIES = [token for token in HOARD if token in ("cookie", "poison", "golden")]
BANDITS = [token for token in HOARD if token.startswith("bandit")]
PLAYED = {"seat": "seat0", "card": "2"}
PICKED = {"card": "2", "number": 2}
OPENED: dict[str, Any] = {"queue": [PLAYED], "picks": [PICKED]}


def answered(card: str, **parts: str) -> dict[str, Any]:
    """Seat 0 has opened with 2 and played this on it."""
    return {"queue": [PLAYED, {"seat": "seat0", "card": card, **parts}], "picks": [PICKED]}


def set_up(game: str = "cookie-chomper", seats: int = 2, **parts: Any) -> Act:
    return lambda: cookietin.game(game).set_up(seats, Scripted([]), **parts)


def cards(**parts: Any) -> Act:
    return lambda: Cards({**DATA, **parts})


CASES: list[Case] = [
    (
        "no-opener-held",
        set_up(hands=[["Add"], ["1"]]),
        "hands.seat0 has no card that could open the turn.",
    ),
    (
        "known-not-held",
        set_up(known=[["1"], []], hands=[["2"], ["3"]]),
        "known.seat0 has 1, which is not in that hand.",
    ),
    (
        "too-few-living",
        set_up(out=["seat1"]),
        "out: fewer than two are left, so the play must be over.",
    ),
    (
        "seat-is-out",
        set_up(seats=3, out=["seat1"], active="seat1"),
        "active is Seat 1, who is out.",
    ),
    (
        "out-but-holds",
        set_up(seats=3, out=["seat1"], hands={"seat1": ["1"]}),
        "hands.seat1 must be empty: this seat is out.",
    ),
    (
        "all-have-passed",
        set_up(seats=3, out=["seat1"], passes=2, **OPENED),
        "passes: everyone has passed, so the window must be closed.",
    ),
    (
        "too-few-cards-left",
        set_up(deck=cookietin.game("cookie-chomper").inventory(2)[:44]),
        "6 cards are still to be dealt, but only 2 are left.",
    ),
    (
        "not-active",
        set_up(active="seat1", asking="seat0"),
        "asking is Seat 0, but the active player must open.",
    ),
    (
        "special-taken",
        set_up(stack={"above": ["cookie"]}, taken=[["cookie"] * 38, ["poison"]]),
        "stack lacks its special cookie, but the play is not over.",
    ),
    (
        "no-bandits-here",
        set_up(bandit_pile=["cookie"]),
        "bandit_pile must be empty: this mode has no bandits.",
    ),
    ("nothing-picked", set_up(queue=[PLAYED]), "picks has no selection on 2."),
    (
        "pick-not-allowed",
        set_up(queue=[PLAYED], picks=[{"card": "2", "number": 3}]),
        "picks has a selection on 2 that the card does not allow now.",
    ),
    (
        "pick-of-nothing",
        set_up(queue=[PLAYED], picks=[PICKED, {"card": "3", "number": 3}]),
        "picks[1] is a selection on 3 that nothing in the queue has caused.",
    ),
    ("not-used", set_up(**OPENED, used=[]), "used lacks 2, which lies in the queue."),
    ("opener-not-there", set_up(**OPENED, opener="3"), "opener is 3, which is not in the queue."),
    (
        "acts-as-another",
        set_up(queue=[{**PLAYED, "as": "3"}]),
        "queue[0]: 2 acts as itself; Copy acts as another card.",
    ),
    (
        "not-at-its-place",
        set_up(queue=[{"seat": "seat0", "card": "Double"}]),
        "queue[0]: Double cannot be played there: one opener, and modifiers.",
    ),
    (
        "companion-off",
        set_up(**answered("Add")),
        "queue[1]: Add has a companion too many, or none, or one that has no number.",
    ),
    (
        "aim-off",
        set_up(**answered("Veto")),
        "queue[1]: Veto has a target too many, or none, or one that is not in the queue.",
    ),
    (
        "not-the-owner",
        set_up(**OPENED, choosing="2", asking="seat1"),
        "asking is Seat 1, but another seat owns the card to choose on.",
    ),
    (
        "nothing-due",
        set_up(**OPENED, choosing="2"),
        "choosing is 2, on which nothing is to be chosen now.",
    ),
    (
        "sought-not-there",
        set_up(
            queue=[{"seat": "seat0", "card": "Seek"}],
            picks=[{"card": "Seek", "sought": "5"}],
            pile=["Add"],
        ),
        "picks[0] must seek a card of the pile with Seek, or none.",
    ),
    (
        "vetoed-without-opener",
        set_up(choosing="2"),
        "queue has vetoed plays or choices to make, but no opener.",
    ),
    (
        "over-already",
        set_up(turns=300),
        "outcome must say that seat0 and seat1 won: by cards, tokens and turns the play is over.",
    ),
    (
        "outcome-off",
        set_up(outcome={"winners": ["seat0"], "points": [1, 0], "how": "last-left"}),
        "outcome says that seat0 won, but cards and tokens do not.",
    ),
    (
        "part-empty",
        set_up("cookie-hoarder", stack={"above": []}, taken=[COOKIES, []], bandit_pile=BANDITS),
        "stack must not be empty.",
    ),
    (
        "nobody-goes-out",
        set_up("cookie-hoarder", out=["seat1"]),
        "out must be empty: nobody goes out in this mode.",
    ),
    (
        "bandit-kept",
        set_up("cookie-hoarder", taken=[["bandit 1"], []]),
        "taken.seat0 holds a bandit, which goes to the bandit pile.",
    ),
    (
        "deck-takes-nothing",
        lambda: cookietin.game("cookie-hoarder", hand=2, without=[*DATA["numbers"][1:], "Roll"]),
        "With these cards nobody could ever take a cookie: leave a number card in, or Roll.",
    ),
    (
        "deed-missing",
        cards(actions={"Roll": "roll"}),
        "cards.toml: no card under actions does seek.",
    ),
    (
        "no-such-deed",
        cards(actions={**ACTIONS, "Ace": "win"}),
        "cards.toml: actions.Ace does win, which no card can. What cards can: roll, seek, "
        "skip, mulligan, add, subtract, multiply, double, negate, reverse, flip, "
        "opposites, think-again, veto and copy.",
    ),
    (
        "card-twice",
        cards(actions={**ACTIONS, "Toss": "roll"}),
        "cards.toml: actions.Toss is roll, which is there already.",
    ),
    (
        "symbol-not-a-flip",
        cards(symbols={"Roll B": "roll"}),
        "cards.toml: symbols.Roll B must do flip: Symbol Cards are extra Flips.",
    ),
    ("data-not-a-table", cards(symbols=3), "cards.toml: symbols must be a table."),
    (
        "data-not-a-list",
        lambda: NumberCards({"numbers": 3}),
        "cards.toml: numbers must be a list that is not empty.",
    ),
    (
        "not-a-number-card",
        lambda: NumberCards({"numbers": ["6"]}),
        "cards.toml: numbers[0] is 6; a number card shows some of 1 to 5 in order, as in "
        "1/3/5, or is 0.",
    ),
    (
        "not-a-bandit",
        lambda: read_bandits({"tokens": {"bandits": [99]}}),
        "cards.toml: tokens.bandits[0] is 99; a bandit's number is 1 to 9.",
    ),
]


@each(CASES)
def test_what_cannot_be_is_said(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence, "cookie-chomper")
