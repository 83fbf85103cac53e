"""Set-up: the deck, the deal, the stack, and who is first (CC-06 to CC-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cookietin.games.cookie_chomper.cards import FLIP, NUMBER, ROLL
from cookietin.games.cookie_chomper.people.events import tell_start
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.games.cookie_chomper.turn import start_turn
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import SEATS, TRUTH

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.game import Chomper
    from cookietin.kernel.dealer import Dealer


def choose_deck(game: Chomper) -> list[int]:
    """The cards that are played with (CC-07, CC-54)."""
    cards = game.cards
    without = cast("list[str]", game.options["without"])
    highest = cast("int", game.options["numbers"])
    deck = [
        kind
        for kind in range(1, cards.last_action + 1)
        if cards.names[kind] not in without
        and (cards.deeds[kind] != FLIP or game.has_flip())
        and max([0, *cards.offers[kind]]) <= highest
    ]
    symbols = list(range(cards.last_action + 1, cards.size))
    return deck + symbols[: cast("int", game.options["extra_flips"])]


def check_deck(game: Chomper) -> None:
    """Refuse a deck with which nobody could ever take a cookie."""
    for kind in game.deck:
        deed = game.cards.deeds[kind]
        if deed == ROLL or (deed == NUMBER and game.cards.offers[kind] != [0]):
            return
    complaint = BadOption("deck-takes-nothing")
    complaint.game = game.id
    raise complaint


def start(game: Chomper, seats: int, dealer: Dealer, first: int | None) -> ChomperPosition:
    """A hand for each, the stack, and someone who opens the first turn."""
    game.check_seats(seats, first)
    position = ChomperPosition(game, seats, TRUTH)
    deck = list(game.deck)
    for _ in range(seats):
        hand: list[int] = []
        dealer.deal(deck, hand, game.hand, game.cards.names)
        position.hands.append(hand)
    position.deck = deck
    game.lay_stack(position, game.tokens(), dealer)
    if first is None:
        first = game.first if game.first >= 0 else dealer.pick(seats, SEATS)
    position.first = first
    position.active = first
    if dealer.listening:
        tell_start(position, dealer)
    start_turn(position, dealer)
    return position
