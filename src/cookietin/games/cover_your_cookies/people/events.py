"""What the dealer tells of a play, and who may know which part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cover_your_cookies.moves import SIDES
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.outcome import Outcome


def start(position: CookiePosition, put_back: list[str], dealer: Dealer) -> None:
    """Hands, the first Cookies of the discard, and who is first."""
    names = position.cards.names
    for seat, hand in enumerate(position.hands):
        fields = {"seat": SEATS[seat], "count": len(hand)}
        dealer.tell(Event("deal", fields, {"cards": named_sorted(hand, names)}, [seat]))
    if put_back:
        dealer.tell(Event("put-back", {"cards": put_back, "count": len(put_back)}))
    dealer.tell(Event("flip", {"cards": named(position.discard, names)}))
    dealer.tell(Event("first", {"seat": SEATS[position.first]}))


def batch(
    position: CookiePosition,
    seat: int,
    cards: list[int],
    picked: bool,
    single: bool,
    dealer: Dealer,
) -> None:
    """A new Batch; a card of it may be from the discard."""
    key = "batch-picked" if picked else "batch-single" if single else "batch"
    _tell(key, seat, {"cards": named(cards, position.cards.names)}, dealer)


def add(position: CookiePosition, card: int, dealer: Dealer) -> None:
    """A Cookie goes into the player's own top Batch."""
    _tell("add", position.turn, {"card": position.cards.names[card]}, dealer)


def discard(position: CookiePosition, card: int, dealer: Dealer) -> None:
    """A card goes to the discard."""
    _tell("discard", position.turn, {"card": position.cards.names[card]}, dealer)


def done(position: CookiePosition, dealer: Dealer) -> None:
    """A player takes no second action."""
    _tell("done", position.turn, {}, dealer)


def draw(position: CookiePosition, seat: int, drawn: list[int], dealer: Dealer) -> None:
    """Cards go from the deck to a hand; what they are, only their owner knows."""
    if drawn:
        fields = {"seat": SEATS[seat], "count": len(drawn)}
        secret = {"cards": named(drawn, position.cards.names)}
        dealer.tell(Event("draw", fields, secret, [seat]))


def swipe(position: CookiePosition, target: int, card: int, dealer: Dealer) -> None:
    """A challenge begins."""
    names = position.cards.names
    flavour = names[position.stacks[target][-1][0]]
    fields = {"target": SEATS[target], "flavour": flavour, "card": names[card]}
    _tell("swipe", position.turn, fields, dealer)


def answer(position: CookiePosition, seat: int, cards: list[int], dealer: Dealer) -> None:
    """A seat lays cards in a challenge."""
    _tell("answer", seat, {"cards": named(cards, position.cards.names)}, dealer)


def stop(position: CookiePosition, seat: int, dealer: Dealer) -> None:
    """A seat answers no more."""
    _tell("stop", seat, {}, dealer)


def settled(
    position: CookiePosition,
    challenger: int,
    defender: int,
    won: bool,
    batch: list[int],
    dealer: Dealer,
) -> None:
    """Who has the Batch, and the crumb of who lost it."""
    names = position.cards.names
    fields = {"cards": named_sorted(batch, names), "flavour": names[batch[0]]}
    if won:
        _tell("swiped", challenger, {**fields, "target": SEATS[defender]}, dealer)
        crumbs = position.crumbs[defender]
        worth = position.cards.crumb_dough(crumbs)
        _tell("crumb", defender, {"count": crumbs, "dough": worth}, dealer)
    else:
        _tell("kept", defender, {**fields, "challenger": SEATS[challenger]}, dealer)


def mixer(position: CookiePosition, seat: int, card: int, dealer: Dealer) -> None:
    """A Mixer comes up."""
    _tell("mixer", seat, {"card": position.cards.names[card]}, dealer)


def no_effect(position: CookiePosition, seat: int, card: int, dealer: Dealer) -> None:
    """A Mixer can do nothing."""
    _tell("no-effect", seat, {"card": position.cards.names[card]}, dealer)


def rotate(
    position: CookiePosition, seat: int, side: int, passed: list[list[int]], dealer: Dealer
) -> None:
    """Every top Batch goes to a neighbour."""
    _tell("rotate", seat, {"side": SIDES[side]}, dealer)
    seats = position.seats
    for giver, batch in enumerate(passed):
        if batch:
            to = SEATS[(giver + side) % seats]
            fields = {"to": to, "cards": named_sorted(batch, position.cards.names)}
            _tell("pass-batch", giver, fields, dealer)


def enhance(position: CookiePosition, seat: int, batch: list[int], dealer: Dealer) -> None:
    """An Enhance goes into a Batch."""
    _tell("enhance", seat, {"flavour": position.cards.names[batch[0]]}, dealer)


def swap(position: CookiePosition, seat: int, one: int, two: int, dealer: Dealer) -> None:
    """Two others have swapped their top Batches."""
    names = position.cards.names
    fields = {
        "one": SEATS[one],
        "other": SEATS[two],
        "flavour": names[position.stacks[two][-1][0]],
        "other_flavour": names[position.stacks[one][-1][0]],
    }
    _tell("swap", seat, fields, dealer)


def exchange(position: CookiePosition, seat: int, count: int, side: int, dealer: Dealer) -> None:
    """An Exchange begins."""
    _tell("exchange", seat, {"count": count, "side": SIDES[side]}, dealer)


def take(position: CookiePosition, seat: int, giver: int, cards: list[int], dealer: Dealer) -> None:
    """Cards go from hand to hand; the two know what they are."""
    fields = {"seat": SEATS[seat], "giver": SEATS[giver], "count": len(cards)}
    secret = {"cards": named_sorted(cards, position.cards.names)}
    dealer.tell(Event("take", fields, secret, [seat, giver]))


def scores(position: CookiePosition, sheet: list[dict[str, int]], dealer: Dealer) -> None:
    """What each seat has, and why."""
    for seat in range(position.seats):
        _tell("score", seat, dict(sheet[seat]), dealer)


def over(outcome: Outcome, dealer: Dealer) -> None:
    """Who has won."""
    dealer.tell(Event("over", outcome.json()))


def _tell(key: str, seat: int, fields: dict[str, Any], dealer: Dealer) -> None:
    dealer.tell(Event(key, {"seat": SEATS[seat], **fields}))
