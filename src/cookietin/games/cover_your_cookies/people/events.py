"""What the dealer tells of a play, and who may know which part; cards move from place to place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cover_your_cookies.moves import SIDES
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.outcome import Outcome

DECK: Final = "deck"
LAID: Final = "laid"
DISCARD: Final = "discard"
LOWER: Final = "lower"
MIXERS: Final = "mixers"
MIXER: Final = "mixer"
MIXER_DISCARD: Final = "mixer_discard"


def start(position: CookiePosition, put_back: list[str], dealer: Dealer) -> None:
    """Hands, the halves of the deck, the first Cookies of the discard, and who is first."""
    names = position.cards.names
    for seat, hand in enumerate(position.hands):
        _drawn("deal", seat, named_sorted(hand, names), dealer)
    if position.upper > 0:
        mixers = _moved(named_sorted(position.mixers, names), DECK, MIXERS)
        below = _moved(named_sorted(position.lower, names), DECK, LOWER)
        fields = {"count": len(position.mixers), **mixers}
        dealer.tell(Event("halves", fields, {"moves": [below]}))
    if put_back:
        dealer.tell(Event("put-back", {"cards": put_back, "count": len(put_back)}))
    cards = named(position.discard, names)
    dealer.tell(Event("flip", {"cards": cards, "from": DECK, "to": DISCARD}))
    _tell("first", position.first, {}, dealer)


def lower_half(position: CookiePosition, dealer: Dealer) -> None:
    """The upper half is gone: the Mixers, and what lay apart below, may come up from now on."""
    names = position.cards.names
    mixers = _moved(named_sorted(position.mixers, names), MIXERS, DECK)
    below = _moved(named_sorted(position.lower, names), LOWER, DECK)
    dealer.tell(Event("lower-half", mixers, {"moves": [below]}))


def batch(
    position: CookiePosition,
    seat: int,
    cards: list[int],
    picked: bool,
    single: bool,
    dealer: Dealer,
) -> None:
    """A new Batch; its first card may be from the discard."""
    laid = named(cards, position.cards.names)
    to = _stack(seat)
    if picked:
        moves = [_moved(laid[:1], DISCARD, to), _moved(laid[1:], _hand(seat), to)]
        _tell("batch-picked", seat, {"cards": laid, "moves": moves}, dealer)
    else:
        _tell("batch-single" if single else "batch", seat, _moved(laid, _hand(seat), to), dealer)


def add(position: CookiePosition, card: int, dealer: Dealer) -> None:
    """A Cookie goes into the player's own top Batch."""
    seat = position.turn
    _tell("add", seat, _one_moved(position, card, _hand(seat), _stack(seat)), dealer)


def discard(position: CookiePosition, card: int, dealer: Dealer) -> None:
    """A card goes to the discard."""
    seat = position.turn
    _tell("discard", seat, _one_moved(position, card, _hand(seat), DISCARD), dealer)


def done(position: CookiePosition, dealer: Dealer) -> None:
    """A player takes no second action."""
    _tell("done", position.turn, {}, dealer)


def draw(position: CookiePosition, seat: int, drawn: list[int], dealer: Dealer) -> None:
    """Cards go from the deck to a hand; what they are, only their owner knows."""
    if drawn:
        _drawn("draw", seat, named(drawn, position.cards.names), dealer)


def swipe(position: CookiePosition, target: int, card: int, dealer: Dealer) -> None:
    """A challenge begins."""
    flavour = position.cards.names[position.stacks[target][-1][0]]
    moved = _one_moved(position, card, _hand(position.turn), LAID)
    _tell("swipe", position.turn, {"target": SEATS[target], "flavour": flavour, **moved}, dealer)


def answer(position: CookiePosition, seat: int, cards: list[int], dealer: Dealer) -> None:
    """A seat lays cards in a challenge."""
    laid = named(cards, position.cards.names)
    _tell("answer", seat, _moved(laid, _hand(seat), LAID), dealer)


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
    laid = [card for cards in position.laid for card in cards]
    before = batch[: len(batch) - len(laid)]
    to = _stack(challenger if won else defender)
    moves = [_moved(named_sorted(laid, names), LAID, to)]
    fields = {"cards": named_sorted(batch, names), "flavour": names[batch[0]], "moves": moves}
    if won:
        moves.append(_moved(named_sorted(before, names), _stack(defender), to))
        _tell("swiped", challenger, {**fields, "target": SEATS[defender]}, dealer)
        crumbs = position.crumbs[defender]
        worth = position.cards.crumb_dough(crumbs)
        _tell("crumb", defender, {"count": crumbs, "dough": worth}, dealer)
    else:
        _tell("kept", defender, {**fields, "challenger": SEATS[challenger]}, dealer)


def mixer(position: CookiePosition, seat: int, card: int, dealer: Dealer) -> None:
    """A Mixer comes up."""
    _tell("mixer", seat, _one_moved(position, card, DECK, MIXER), dealer)


def no_effect(position: CookiePosition, seat: int, card: int, dealer: Dealer) -> None:
    """A Mixer can do nothing."""
    _tell("no-effect", seat, _one_moved(position, card, MIXER, MIXER_DISCARD), dealer)


def rotate(
    position: CookiePosition, seat: int, side: int, passed: list[list[int]], dealer: Dealer
) -> None:
    """Every top Batch goes to a neighbour."""
    used = _one_moved(position, position.cards.rotate, MIXER, MIXER_DISCARD)
    _tell("rotate", seat, {"side": SIDES[side], **used}, dealer)
    seats = position.seats
    for giver, batch in enumerate(passed):
        if batch:
            other = (giver + side) % seats
            cards = named_sorted(batch, position.cards.names)
            fields = {"other": SEATS[other], **_moved(cards, _stack(giver), _stack(other))}
            _tell("pass-batch", giver, fields, dealer)


def enhance(position: CookiePosition, seat: int, batch: list[int], dealer: Dealer) -> None:
    """An Enhance goes into a Batch."""
    moved = _one_moved(position, position.cards.enhance, MIXER, _stack(seat))
    _tell("enhance", seat, {"flavour": position.cards.names[batch[0]], **moved}, dealer)


def swap(position: CookiePosition, seat: int, one: int, two: int, dealer: Dealer) -> None:
    """Two others have swapped their top Batches."""
    names = position.cards.names
    here, there = position.stacks[one][-1], position.stacks[two][-1]
    fields = {
        "one": SEATS[one],
        "other": SEATS[two],
        "flavour": names[there[0]],
        "other_flavour": names[here[0]],
        "moves": [
            _moved(named_sorted(there, names), _stack(one), _stack(two)),
            _moved(named_sorted(here, names), _stack(two), _stack(one)),
        ],
        **_one_moved(position, position.cards.swap, MIXER, MIXER_DISCARD),
    }
    _tell("swap", seat, fields, dealer)


def exchange(
    position: CookiePosition, seat: int, card: int, count: int, side: int, dealer: Dealer
) -> None:
    """An Exchange begins."""
    used = _one_moved(position, card, MIXER, MIXER_DISCARD)
    _tell("exchange", seat, {"count": count, "side": SIDES[side], **used}, dealer)


def take(position: CookiePosition, seat: int, giver: int, cards: list[int], dealer: Dealer) -> None:
    """Cards go from hand to hand; the two know what they are."""
    fields = {"giver": SEATS[giver], "count": len(cards), "from": _hand(giver), "to": _hand(seat)}
    secret = {"cards": named_sorted(cards, position.cards.names)}
    dealer.tell(Event("take", {"seat": SEATS[seat], **fields}, secret, [seat, giver]))


def scores(position: CookiePosition, sheet: list[dict[str, int]], dealer: Dealer) -> None:
    """What each seat has, and why."""
    for seat in range(position.seats):
        _tell("score", seat, dict(sheet[seat]), dealer)


def over(outcome: Outcome, dealer: Dealer) -> None:
    """Who has won."""
    dealer.tell(Event("over", outcome.json()))


def _tell(key: str, seat: int, fields: dict[str, Any], dealer: Dealer) -> None:
    dealer.tell(Event(key, {"seat": SEATS[seat], **fields}))


def _drawn(key: str, seat: int, cards: list[str], dealer: Dealer) -> None:
    """Cards come from the deck to a hand."""
    fields = {"seat": SEATS[seat], "count": len(cards), "from": DECK, "to": _hand(seat)}
    dealer.tell(Event(key, fields, {"cards": cards}, [seat]))


def _moved(cards: list[str], place: str, to: str) -> dict[str, Any]:
    return {"cards": cards, "from": place, "to": to}


def _one_moved(position: CookiePosition, card: int, place: str, to: str) -> dict[str, Any]:
    return {"card": position.cards.names[card], "from": place, "to": to}


def _hand(seat: int) -> str:
    return f"hands.{SEATS[seat]}"


def _stack(seat: int) -> str:
    return f"stacks.{SEATS[seat]}"
