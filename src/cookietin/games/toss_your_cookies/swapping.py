"""Swap: the roller trades cards, or the whole hand, with one player (TY-06, TY-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies.dice import ALL
from cookietin.games.toss_your_cookies.end import finish_action
from cookietin.games.toss_your_cookies.people import events
from cookietin.games.toss_your_cookies.state.know import packed
from cookietin.games.toss_your_cookies.turn import GIFT

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def swap_with(position: TossPosition, partner: int, dealer: Dealer) -> None:
    """The roller has said with whom."""
    position.partner = partner
    events.partner(position, dealer)
    if position.amount == ALL:
        _swap_hands(position, dealer)
    else:
        position.ask(GIFT, [])


def swap_cards(position: TossPosition, move: Move, dealer: Dealer) -> None:
    """The roller lays down the gift, and takes as many from what the partner held before it."""
    roller, partner = position.turn, position.partner
    gift = position.choices.cards[move.number]
    count = position.amount
    taken: list[int] = []
    theirs = position.hands[partner]
    dealer.deal(theirs, taken, count, position.cards.names)
    position.take_out(roller, gift)
    position.hands[roller] += taken
    theirs += gift
    position.hands[roller].sort()
    theirs.sort()
    knowledge = position.knowledge
    given_away = position.choices.packed[move.number]
    taken_away = packed(taken)
    knowledge.unseen_out(roller, count, partner, given_away)
    knowledge.unseen_out(partner, count, roller, taken_away)
    knowledge.learn(roller, partner, given_away)
    knowledge.learn(partner, roller, taken_away)
    if dealer.listening:
        events.chosen(position, roller, gift, dealer)
        events.drawn_blind(position, partner, roller, taken, dealer)
        events.got(position, partner, roller, gift, dealer)
    finish_action(position, dealer)


def _swap_hands(position: TossPosition, dealer: Dealer) -> None:
    roller, partner = position.turn, position.partner
    to = list(range(position.seats))
    to[roller], to[partner] = partner, roller
    position.move_hands(to)
    if dealer.listening:
        events.got(position, roller, partner, position.hands[roller], dealer)
        events.got(position, partner, roller, position.hands[partner], dealer)
    finish_action(position, dealer)
