"""What the dealer tells: who may know which part of what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cookie_chomper.cards import MULTIPLY, NUMBER, OPPOSITES, ROLL, SEEK, VETO
from cookietin.games.cookie_chomper.standing import STANDING
from cookietin.games.cookie_chomper.tokens import TOKENS
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer


def tell(key: str, fields: dict[str, Any], dealer: Dealer) -> None:
    """Something that all may know."""
    dealer.tell(Event(key, fields))


def tell_seat(key: str, seat: int, dealer: Dealer) -> None:
    """Something about a seat."""
    tell(key, {"seat": SEATS[seat]}, dealer)


def tell_cards(
    key: str, seat: int, cards: list[int], position: ChomperPosition, dealer: Dealer
) -> None:
    """Cards that all may see."""
    listed = named_sorted(cards, position.cards.names)
    tell(key, {"seat": SEATS[seat], "cards": listed, "count": len(cards)}, dealer)


def tell_draw(seat: int, drawn: list[int], position: ChomperPosition, dealer: Dealer) -> None:
    """Cards that only their drawer sees."""
    _tell_hidden("draw", seat, drawn, position, dealer)


def tell_start(position: ChomperPosition, dealer: Dealer) -> None:
    """The deal, the stack as far as it is seen, and who is first."""
    for seat, hand in enumerate(position.hands):
        _tell_hidden("deal", seat, hand, position, dealer)
    tell_stack("stack", position, dealer)
    tell_seat("first", position.first, dealer)


def _tell_hidden(
    key: str, seat: int, cards: list[int], position: ChomperPosition, dealer: Dealer
) -> None:
    fields = {"seat": SEATS[seat], "count": len(cards)}
    secret = {"cards": named_sorted(cards, position.cards.names)}
    dealer.tell(Event(key, fields, secret, [seat]))


def tell_stack(key: str, position: ChomperPosition, dealer: Dealer) -> None:
    """The stack from the top, where it lies open."""
    fields: dict[str, Any] = {"count": position.stack.size()}
    if not position.stack.hidden:
        fields["tokens"] = named(position.stack.tokens()[::-1], TOKENS)
    tell(key, fields, dealer)


def tell_shuffle(position: ChomperPosition, dealer: Dealer) -> None:
    """The pile has become the deck."""
    tell("shuffle", {"count": len(position.deck)}, dealer)


def tell_play(position: ChomperPosition, play: Play, dealer: Dealer) -> None:
    """A card comes into the queue."""
    names = position.cards.names
    deed = position.cards.deeds[play.act]
    queue = position.queue
    fields: dict[str, Any] = {"seat": SEATS[play.seat], "card": names[play.card]}
    if play.act != play.card:
        tell("copy", {"seat": SEATS[play.seat], "as": names[play.act]}, dealer)
    elif play.mate_act != play.mate:
        tell("copy", {"seat": SEATS[play.seat], "as": names[play.mate_act]}, dealer)
    if deed in (NUMBER, ROLL):
        fields["number"] = queue.selected(play.card)
        tell("play-number" if deed == NUMBER else "play-roll", fields, dealer)
    elif deed == SEEK:
        sought = queue.selected(play.card)
        if sought != 0:
            fields["on"] = names[sought]
        tell("play-seek" if sought != 0 else "play-seek-empty", fields, dealer)
    elif deed <= MULTIPLY and play.mate != 0:
        fields["with"] = names[play.mate]
        fields["number"] = queue.selected(play.mate)
        tell("play-with", fields, dealer)
    elif OPPOSITES <= deed <= VETO:
        fields["on"] = names[play.aim]
        tell("play-on", fields, dealer)
    else:
        tell("play-bare", fields, dealer)


def tell_total(position: ChomperPosition, dealer: Dealer) -> None:
    """The produced number as it stands now, which is public (CC-14), and what it would move."""
    queue = position.queue
    if queue.makes_number:
        take = queue.to_take()
        fields = {"seat": SEATS[position.active], "total": queue.total, "count": abs(take)}
        tell("total-give" if take < 0 else "total-take", fields, dealer)


def tell_select(position: ChomperPosition, card: int, value: int, dealer: Dealer) -> None:
    """A number was chosen or rolled again, or another card announced."""
    queue = position.queue
    deed = position.cards.deeds[queue.acting(card)]
    seat = SEATS[queue.owner(card)]
    fields: dict[str, Any] = {"seat": seat, "card": position.cards.names[card]}
    if deed == SEEK:
        fields["on"] = position.cards.names[value]
        tell("select-card", fields, dealer)
    else:
        fields["number"] = value
        tell("select-roll" if deed == ROLL else "select-number", fields, dealer)


def tell_pass(position: ChomperPosition, seat: int, dealer: Dealer) -> None:
    """A pass, which looks the same to others whether it was given now or stands."""
    secret = {"standing": STANDING[position.standing[seat]]}
    dealer.tell(Event("pass", {"seat": SEATS[seat]}, secret, [seat]))


def tell_back(position: ChomperPosition, play: Play, dealer: Dealer) -> None:
    """A vetoed play returns to the hand."""
    cards = [play.card, play.mate] if play.mate != 0 else [play.card]
    listed = named(cards, position.cards.names)
    fields = {"seat": SEATS[play.seat], "cards": listed, "count": len(cards)}
    tell("back", fields, dealer)


def tell_take(position: ChomperPosition, tokens: list[int], dealer: Dealer) -> None:
    """Tokens taken from the stack, in order."""
    fields = {
        "seat": SEATS[position.active],
        "count": len(tokens),
        "tokens": named(tokens, TOKENS),
        "left": position.stack.size(),
    }
    tell("take", fields, dealer)


def tell_give(position: ChomperPosition, given: list[int], dealer: Dealer) -> None:
    """Tokens returned to the stack, in order; perhaps none."""
    fields = {
        "seat": SEATS[position.active],
        "count": len(given),
        "tokens": named(given, TOKENS),
        "left": position.stack.size(),
    }
    tell("give" if given else "nothing-moves", fields, dealer)


def tell_over(position: ChomperPosition, dealer: Dealer) -> None:
    """The end."""
    if position.outcome is not None:
        tell("over", position.outcome.json(), dealer)
