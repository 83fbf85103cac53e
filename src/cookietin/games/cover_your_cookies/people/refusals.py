"""Why a move is refused: the clause that it breaks, and what would be needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cover_your_cookies import moves, swipes
from cookietin.kernel.complaint import Refused
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.game import CoverYourCookies
    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.move import Move


def why_not(position: CookiePosition, seat: int, move: Move) -> Refused:
    """The first reason that a person would be told."""
    table = position.table
    verb = table.verbs[move.number]
    if position.mixer:
        return _mixer_first(position, verb)
    if verb >= moves.ROTATE:
        return Refused("CY-21", "no-mixer-asks", {})
    answering = moves.ANSWER <= verb <= moves.STOP
    if position.defender >= 0:
        if not answering:
            return Refused("CY-14", "challenge-first", {"defender": SEATS[position.defender]})
        return _no_answer(position, seat, verb, move)
    if answering:
        return Refused("CY-14", "no-challenge", {})
    if verb == moves.DONE:
        return Refused("CY-28", "must-act", {})
    return _no_action(position, seat, move)


def _mixer_first(position: CookiePosition, verb: int) -> Refused:
    cards = position.cards
    mixer = position.mixer[0]
    fields: dict[str, Any] = {"card": cards.names[mixer]}
    if mixer == cards.swap and verb == moves.SWAP:
        return Refused("CY-24", "swap-two-others", fields)
    if mixer == cards.rotate:
        return Refused("CY-22", "say-side", fields)
    if mixer == cards.swap:
        return Refused("CY-24", "say-two-players", fields)
    return Refused("CY-25", "say-one-or-two", fields)


def _no_answer(position: CookiePosition, seat: int, verb: int, move: Move) -> Refused:
    table = position.table
    names = position.cards.names
    flavour = position.stacks[position.defender][-1][0]
    fields: dict[str, Any] = {"flavour": names[flavour]}
    needs_two = swipes.needs_two(position)
    laid = [table.ones[move.number]]
    if verb == moves.ANSWER_TWO:
        laid.append(table.twos[move.number])
    for card in laid:
        if card <= position.cards.flavours and card != flavour:
            return Refused("CY-14", "must-match", {**fields, "card": names[card]})
    if needs_two and verb == moves.ANSWER and laid[0] != position.cards.chocolate:
        return Refused("CY-31", "answer-with-two", fields)
    if not needs_two and verb == moves.ANSWER_TWO:
        return Refused("CY-31", "answer-with-one", fields)
    return _not_in_hand("CY-14", position, seat, laid)


def _no_action(position: CookiePosition, seat: int, move: Move) -> Refused:
    table = position.table
    verb = table.verbs[move.number]
    one, two = table.ones[move.number], table.twos[move.number]
    if verb == moves.SWIPE:
        return _no_swipe(position, seat, one, two)
    if verb == moves.PAIR:
        return _not_in_hand("CY-10", position, seat, [one, one])
    if verb == moves.WITH_MILK:
        return _not_in_hand("CY-10", position, seat, [one, two])
    if verb == moves.WITH_DISCARD or verb == moves.DISCARD_WITH_MILK:
        return _not_open(position, seat, one, one if verb == moves.WITH_DISCARD else two)
    if verb == moves.SINGLE:
        return _no_single(position, seat, one)
    if verb == moves.ADD:
        return _no_add(position, seat, one)
    if one in position.hands[seat]:
        return Refused("CY-18", "milk-last", {"card": position.cards.names[one]})
    return _not_in_hand("CY-18", position, seat, [one])


def _not_open(position: CookiePosition, seat: int, card: int, held: int) -> Refused:
    """The Cookie must lie open on the discard, and the other card must be in the hand."""
    names = position.cards.names
    fields: dict[str, Any] = {"card": names[card]}
    if position.has_row:
        if card not in position.discard:
            return Refused("CY-08", "not-in-row", fields)
    elif not position.discard or position.discard[-1] != card:
        return Refused("CY-20", "not-on-top", fields)
    return _not_in_hand("CY-10", position, seat, [held])


def _no_single(position: CookiePosition, seat: int, card: int) -> Refused:
    fields: dict[str, Any] = {"card": position.cards.names[card]}
    if position.had[seat]:
        return Refused("CY-11", "had-a-batch", fields)
    if not position.begun[seat]:
        return Refused("CY-11", "first-turn", fields)
    return _not_in_hand("CY-11", position, seat, [card])


def _no_add(position: CookiePosition, seat: int, card: int) -> Refused:
    fields: dict[str, Any] = {"card": position.cards.names[card]}
    if position.deck:
        return Refused("CY-28", "deck-not-empty", fields)
    stack = position.stacks[seat]
    if not stack or stack[-1][0] != card:
        return Refused("CY-28", "not-your-top-batch", fields)
    if card not in position.hands[seat]:
        return _not_in_hand("CY-28", position, seat, [card])
    return Refused("CY-28", "batch-or-swipe-first", fields)


def _no_swipe(position: CookiePosition, seat: int, target: int, card: int) -> Refused:
    names = position.cards.names
    if target >= position.seats or target == seat:
        return Refused("CY-13", "swipe-an-opponent", {"target": SEATS[target]})
    fields: dict[str, Any] = {"target": SEATS[target], "card": names[card]}
    if len(position.stacks[target]) < 2:
        return Refused("CY-13", "bottom-batch-is-safe", fields)
    if not swipes.may_swipe(position, seat):
        return Refused("CY-13", "none-laid-yet" if position.title.by_laid else "no-batch", fields)
    if target == position.barred:
        return Refused("CY-33", "tried-this-turn", fields)
    flavour = position.stacks[target][-1][0]
    if card <= position.cards.flavours and card != flavour:
        return Refused("CY-14", "must-match", {"flavour": names[flavour], "card": names[card]})
    return _not_in_hand("CY-14", position, seat, [card])


def why_not_asked(position: CookiePosition, seat: int) -> Refused | None:
    """In a challenge nobody takes part but the two; and who holds nothing is skipped at the end."""
    if position.defender >= 0 and seat not in (position.turn, position.defender):
        both = [SEATS[position.turn], SEATS[position.defender]]
        return Refused("CY-16", "challenge-of-two", {"seats": both})
    if not position.deck and not position.hands[seat]:
        return Refused("CY-27", "hand-is-empty", {})
    return None


def forbids(game: CoverYourCookies, text: str) -> Refused | None:
    """What no turn allows: Batches of other than two cards, of two Milks, of two flavours …"""
    verb, *rest = text.replace("+", " ").split() or [""]
    if verb in ("pass", "skip"):
        return Refused("CY-28", "must-act", {})
    names = game.cards.names
    cards = [names.index(word) for word in rest if word in names[1:]]
    strange = [word for word in rest if word not in names and word != "discard"]
    if strange or not cards or verb not in ("batch", "single", "add", "answer", "discard"):
        return None
    mixers = [names[card] for card in cards if card >= game.cards.rotate]
    if mixers:
        return Refused("CY-21", "mixers-are-not-held", {"card": mixers[0]})
    if verb == "batch":
        return _no_batch(game, cards, "discard" in rest)
    milk = [names[card] for card in cards if card > game.cards.flavours]
    if verb == "single" and milk:
        return Refused("CY-11", "single-milk", {"card": milk[0]})
    if verb == "add" and milk:
        return Refused("CY-28", "add-no-milk", {"card": milk[0]})
    if verb == "answer" and len(cards) > 1:
        return Refused("CY-31", "answers-of-two", {})
    return None


def _no_batch(game: CoverYourCookies, cards: list[int], with_discard: bool) -> Refused | None:
    """Two cards make a Batch, at least one of them a Cookie, and both alike (CY-10)."""
    count = len(cards) + (with_discard and len(cards) < 2)
    if count != 2:
        return Refused("CY-10", "batch-takes-two", {"found": count})
    flavours = [card for card in cards if card <= game.cards.flavours]
    if not flavours:
        return Refused("CY-10", "two-milks", {})
    if len(set(flavours)) > 1:
        unlike = [game.cards.names[card] for card in flavours]
        return Refused("CY-10", "unlike-cookies", {"cards": unlike})
    return None


def _not_in_hand(clause: str, position: CookiePosition, seat: int, wanted: list[int]) -> Refused:
    names = position.cards.names
    missing = [names[card] for card in wanted if position.hands[seat].count(card) < 1]
    if not missing:
        return Refused(clause, "only-one-in-hand", {"card": names[wanted[0]]})
    return Refused(clause, "not-in-hand", {"cards": missing})
