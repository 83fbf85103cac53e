"""Short words for the stories about Cover Your Cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import cookietin
from cookietin.games.cover_your_cookies import CookiePosition, CoverYourCookies
from cookietin.kernel.noting import Scripted

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.outcome import Outcome

SUGAR, OAT, GINGER = "sugar", "oatmeal", "gingersnap"
SHORT, PEANUT, COCO = "shortbread", "peanut-butter", "coconut"
CHIP, RASP, LEMON, HONEY = "chocolate-chip", "raspberry", "lemon-glaze", "honey-almond"
FRESH, CHOC = "fresh-milk", "chocolate-milk"


def game(**options: Any) -> CoverYourCookies:
    """The game with some options."""
    return cast("CoverYourCookies", cookietin.game("cover-your-cookies", **options))


GAME = game()
STRONG = game(strong_milk=True)
TWICE = game(actions=2)
ADVANCED = game(strong_milk=True, actions=2)
PILE_OF_THREE = game(three=False)

POOR = [SUGAR, OAT, GINGER, SHORT, PEANUT]
"""A hand without a pair and without Milk."""


def table(hands: list[list[str]], rules: CoverYourCookies = GAME, **parts: Any) -> CookiePosition:
    """A table with these hands; what is not said is dealt from the rest of the deck."""
    position = rules.set_up(len(hands), Scripted([]), hands=hands, **parts)
    return cast("CookiePosition", position)


def late(hands: list[list[str]], rules: CoverYourCookies = GAME, **parts: Any) -> CookiePosition:
    """A table without a deck: what has no place lies below the top of the discard."""
    return table(hands, rules, deck=[], **parts)


def answer(position: CookiePosition, text: str, *deals: str) -> CookiePosition:
    """The seat that is asked gives this answer, and then these cards come up."""
    return told(position, text, Scripted(list(deals)))


def told(position: CookiePosition, text: str, dealer: Dealer) -> CookiePosition:
    """The same with a dealer of one's own."""
    (seat,) = position.asked()
    position.play(seat, position.title.move(text), dealer)
    return position


def may(position: CookiePosition) -> list[str]:
    """What the seat that is asked may answer, sorted by text."""
    (seat,) = position.asked()
    return sorted(move.text for move in position.legal(seat))


def may_with(position: CookiePosition, word: str) -> list[str]:
    """Of what the seat may answer, what begins with a word."""
    return [text for text in may(position) if text.split()[0] == word]


def hand(position: CookiePosition, seat: int) -> list[str]:
    """The cards of a seat by name."""
    return cast("list[str]", position.json()["hands"][f"seat{seat}"])


def stack(position: CookiePosition, seat: int) -> list[list[str]]:
    """The Batches of a seat from the bottom up."""
    return cast("list[list[str]]", position.json()["stacks"][f"seat{seat}"])


def discard(position: CookiePosition) -> list[str]:
    """The discard, its top card or right end last."""
    return cast("list[str]", position.json()["discard"])


def ended(position: CookiePosition) -> Outcome:
    """How a play ended that must be over."""
    assert position.outcome is not None, "the play is not over"
    return position.outcome
