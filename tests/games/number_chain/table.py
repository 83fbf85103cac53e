"""Short words for the stories about Number Chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cookietin
from cookietin.kernel.noting import Scripted
from cookietin.kernel.outcome import Outcome

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position

GAME = cookietin.game("number-chain")
ALL = [move.text for move in GAME.moves.all]


def table(hands: list[list[str]], chain: list[str], **parts: Any) -> Position:
    """A table with these hands and this chain; all other cards are the deck unless one is given."""
    return GAME.set_up(len(hands), Scripted([]), hands=hands, chain=chain, **parts)


def nearly_out(hands: list[list[str]], top: str, deck: list[str]) -> Position:
    """A table late in a play: only these cards are in hands and deck, the chain holds the rest."""
    away = {card for hand in hands for card in hand} | set(deck) | {top}
    chain = [card for card in ALL if card not in away]
    return GAME.set_up(len(hands), Scripted([]), hands=hands, chain=[*chain, top], deck=deck)


def answer(position: Position, text: str, dealer: Dealer | None = None) -> Position:
    """The seat that is asked plays the card with this name."""
    (seat,) = position.asked()
    position.play(seat, position.game.move(text), Scripted([]) if dealer is None else dealer)
    return position


def start(seats: int, dealer: Dealer | None = None, game: Game = GAME) -> Position:
    """A play that has just been dealt."""
    return game.start(seats, Scripted([]) if dealer is None else dealer)


def hand(position: Position, seat: int) -> list[str]:
    """The cards of a seat by name."""
    held: list[str] = position.json()["hands"][f"seat{seat}"]
    return held


def deck(position: Position) -> list[str]:
    """The cards of the deck by name."""
    left: list[str] = position.json()["deck"]
    return left


def ended(position: Position) -> Outcome:
    """How a play ended that must be over."""
    assert position.outcome is not None, "the play is not over"
    return position.outcome
