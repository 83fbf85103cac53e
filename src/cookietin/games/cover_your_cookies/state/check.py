"""Positions that cannot be: each is refused with a sentence that names the part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies import end, mixers, swipes
from cookietin.games.cover_your_cookies.turn import ENDING, FIRST
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import SEATS, TRUTH

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.state.position import CookiePosition


def check(position: CookiePosition) -> None:
    """Refuse what no play could reach, as far as that can be seen from one moment."""
    _check_cards(position)
    _check_batches(position)
    _check_deck(position)
    _check_turn(position)
    if position.defender >= 0:
        _check_challenge(position)
    elif position.laid:
        raise BadPosition("not-now", {"where": "laid"})
    _check_refill(position)
    _check_private(position)
    _check_end(position)


def _check_cards(position: CookiePosition) -> None:
    """Mixers are never held or discarded with the Cookies, and nothing else is with them."""
    first = position.cards.rotate
    for seat, hand in enumerate(position.hands):
        _check_kinds(position, hand, 0, first, f"hands.{SEATS[seat]}")
        if len(hand) > position.full:
            fields = {"where": f"hands.{SEATS[seat]}", "found": len(hand), "most": position.full}
            raise BadPosition("hand-too-large", fields)
    _check_kinds(position, position.discard, 0, first, "discard")
    _check_kinds(position, position.mixers, first, position.cards.rows, "mixers")
    _check_kinds(position, position.mixer_discard, first, position.cards.rows, "mixer_discard")


def _check_kinds(
    position: CookiePosition, cards: list[int], low: int, high: int, where: str
) -> None:
    for card in cards:
        if not low <= card < high:
            fields = {"where": where, "card": position.cards.names[card]}
            raise BadPosition("card-not-there", fields)


def _check_batches(position: CookiePosition) -> None:
    """A Batch has Cookies of one flavour, at least one, and Milk and Enhance (CY-12)."""
    cards = position.cards
    for seat, stack in enumerate(position.stacks):
        for place, batch in enumerate(stack):
            where = f"stacks.{SEATS[seat]}[{place}]"
            if not batch or batch[0] > cards.flavours:
                raise BadPosition("batch-without-cookie", {"where": where})
            for card in batch:
                if card <= cards.flavours and card != batch[0]:
                    raise BadPosition("batch-of-two-flavours", {"where": where})
                if card >= cards.rotate and card != cards.enhance:
                    fields = {"where": where, "card": cards.names[card]}
                    raise BadPosition("card-not-there", fields)
        if stack and not position.had[seat]:
            raise BadPosition("batch-never-had", {"where": f"had.{SEATS[seat]}"})
        if position.started[seat] and not position.had[seat]:
            raise BadPosition("started-never-had", {"where": f"started.{SEATS[seat]}"})


def _check_deck(position: CookiePosition) -> None:
    """Mixers wait in the lower half, and only there (CY-05)."""
    upper = position.upper
    if upper > len(position.deck):
        fields = {"where": "upper", "found": upper, "low": 0, "high": len(position.deck)}
        raise BadPosition("not-in-range", fields)
    if upper == 0 and position.mixers:
        raise BadPosition("mixers-without-upper-half", {"where": "mixers"})
    if upper > 0:
        _check_kinds(position, position.deck, 0, position.cards.rotate, "deck")
    _check_halves(position)


def _check_halves(position: CookiePosition) -> None:
    """Milk that was put back is in the upper half, and only then are the halves told apart."""
    cards = position.cards
    _check_kinds(position, position.lower, 0, cards.rotate, "lower")
    if position.lower and (position.upper == 0 or position.upper != len(position.deck)):
        raise BadPosition("lower-half-too-soon", {"where": "lower"})
    _check_kinds(position, position.put_back, cards.fresh, cards.rotate, "put_back")
    for card in position.put_back:
        known = position.viewer != TRUTH or card in position.deck
        if not known or not position.lower or position.put_back.count(card) > 1:
            raise BadPosition("not-put-back", {"where": "put_back", "card": cards.names[card]})


def _check_turn(position: CookiePosition) -> None:
    if position.barred >= 0 and (
        not position.title.bars_retry or position.stage == FIRST or position.barred == position.turn
    ):
        raise BadPosition("not-now", {"where": "barred"})
    if position.turn in position.defended:
        raise BadPosition("not-that-seat", {"where": "defended", "seat": SEATS[position.turn]})
    idle = position.outcome is None and not position.mixer and position.defender < 0
    if idle and not position.hands[position.turn]:
        raise BadPosition("nothing-to-play", {"where": f"hands.{SEATS[position.turn]}"})


def _check_challenge(position: CookiePosition) -> None:
    """The two lay cards in turn, each an answer to the one before (CY-14, CY-31)."""
    defender, laid = position.defender, position.laid
    if defender == position.turn or not swipes.can_be_swiped(position, defender):
        raise BadPosition("not-that-seat", {"where": "defender", "seat": SEATS[defender]})
    if not laid:
        raise BadPosition("part-empty", {"where": "laid"})
    chocolate = position.cards.chocolate
    eligible = [position.stacks[defender][-1][0], position.cards.fresh, chocolate]
    position.laid = []
    for place, cards in enumerate(laid):
        strong = place > 0 and swipes.needs_two(position) and cards != [chocolate]
        if strong:
            eligible.remove(chocolate)
        if len(cards) != 1 + strong or any(card not in eligible for card in cards):
            raise BadPosition("no-answer", {"where": f"laid[{place}]"})
        if strong:
            eligible.append(chocolate)
        position.laid.append(cards)


def _check_refill(position: CookiePosition) -> None:
    """Refills stop only where a Mixer asks its drawer (CY-21)."""
    if not position.mixer:
        if position.refill:
            raise BadPosition("not-now", {"where": "refill"})
        if position.stage >= position.title.actions:
            raise BadPosition("not-now", {"where": "stage"})
        return
    cards = position.cards
    if position.defender >= 0 or not position.refill:
        raise BadPosition("not-now", {"where": "mixer"})
    mixer, drawer = position.mixer[0], position.refill[0]
    if len(position.mixer) > 1 or mixer < cards.rotate or mixer == cards.enhance:
        raise BadPosition("not-now", {"where": "mixer"})
    if position.upper > 0 or not mixers.can_act(position, drawer, mixer):
        raise BadPosition("not-now", {"where": "mixer"})
    if position.stage != ENDING and (
        position.refill != [position.turn] or position.stage + 1 >= position.title.actions
    ):
        raise BadPosition("not-now", {"where": "refill"})


def _check_private(position: CookiePosition) -> None:
    """No floor exceeds the hand that it is of, and a view knows only for itself."""
    known = position.known
    if known is None:
        return
    for viewer in range(position.seats):
        for seat in range(position.seats):
            floor = known.known(viewer, seat)
            fields = {"where": f"known.{SEATS[viewer]}.{SEATS[seat]}"}
            if floor and (viewer == seat or position.viewer not in (TRUTH, viewer)):
                raise BadPosition("not-that-seat", {**fields, "seat": SEATS[seat]})
            hand = position.hands[seat]
            if len(floor) > len(hand):
                raise BadPosition("known-but-not-there", fields)
            for card in floor:
                if position.viewer == TRUTH and floor.count(card) > hand.count(card):
                    raise BadPosition("known-but-not-there", fields)


def _check_end(position: CookiePosition) -> None:
    """A play is over when every hand and the deck are empty, and the most Dough has won."""
    outcome = position.outcome
    if outcome is None:
        return
    if position.deck or any(position.hands) or position.defender >= 0 or position.mixer:
        raise BadPosition("over-too-soon", {"where": "outcome"})
    if outcome.json() != end.result(position).json():
        raise BadPosition("scored-otherwise", {"where": "outcome"})
