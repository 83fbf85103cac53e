"""What the dealer tells: who may know which part of what happened, and what moves where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cookie_chomper.cards import MULTIPLY, NUMBER, OPPOSITES, ROLL, SEEK, VETO
from cookietin.games.cookie_chomper.tokens import TOKENS
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.queue import Queue
    from cookietin.games.cookie_chomper.stack import Stack
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer


def tell(key: str, fields: dict[str, Any], dealer: Dealer) -> None:
    """Something that all may know."""
    dealer.tell(Event(key, fields))


def tell_seat(key: str, seat: int, dealer: Dealer) -> None:
    """Something about a seat."""
    tell(key, {"seat": SEATS[seat]}, dealer)


# The hand, the deck and the pile.


def tell_start(position: ChomperPosition, dealer: Dealer) -> None:
    """The deal, the stack with those of its shuffled tokens that are laid open, who is first."""
    for seat, hand in enumerate(position.hands):
        tell_drawn("deal", position, seat, hand, dealer)
    stack = position.stack
    laid = _moved(named(stack.above[::-1], TOKENS), "stack.hidden", "stack.above")
    tell("stack", {"count": stack.size(), **laid}, dealer)
    tell_seat("first", position.first, dealer)


def tell_drawn(
    key: str, position: ChomperPosition, seat: int, drawn: list[int], dealer: Dealer
) -> None:
    """Cards from the deck that only their drawer sees."""
    fields = {"seat": SEATS[seat], "count": len(drawn), "from": "deck", "to": _hand(seat)}
    secret = {"cards": named_sorted(drawn, position.cards.names)}
    dealer.tell(Event(key, fields, secret, [seat]))


def tell_shuffle(position: ChomperPosition, dealer: Dealer) -> None:
    """The pile becomes the deck."""
    _tell_cards("shuffle", {}, position.pile, position, "pile", "deck", dealer)


def tell_discard(key: str, position: ChomperPosition, seat: int, dealer: Dealer) -> None:
    """A whole hand goes face up to the pile."""
    fields = {"seat": SEATS[seat]}
    _tell_cards(key, fields, position.hands[seat], position, _hand(seat), "pile", dealer)


def tell_sought(position: ChomperPosition, card: int, dealer: Dealer) -> None:
    """A card of the pile joins the active player's hand, seen by all."""
    fields = {"seat": SEATS[position.active]}
    _tell_cards("sought", fields, [card], position, "pile", _hand(position.active), dealer)


# The queue.


def tell_play(
    position: ChomperPosition, play: Play, live_before: list[bool], dealer: Dealer
) -> None:
    """A card comes into the queue."""
    names = position.cards.names
    deed = position.cards.deeds[play.act]
    queue = position.queue
    fields: dict[str, Any] = {"seat": SEATS[play.seat], "card": names[play.card]}
    way: dict[str, Any] = {"from": _hand(play.seat), "to": "queue"}
    if play.act != play.card:
        tell("copy", {"seat": SEATS[play.seat], "as": names[play.act]}, dealer)
    elif play.mate_act != play.mate:
        tell("copy", {"seat": SEATS[play.seat], "as": names[play.mate_act]}, dealer)
    key = "play-bare"
    if deed in (NUMBER, ROLL):
        key = "play-number" if deed == NUMBER else "play-roll"
        fields["number"] = queue.selected(play.card)
    elif deed == SEEK:
        sought = queue.selected(play.card)
        key = "play-seek" if sought != 0 else "play-seek-empty"
        if sought != 0:
            fields["on"] = names[sought]
    elif deed <= MULTIPLY and play.mate != 0:
        key = "play-with"
        fields["with"] = names[play.mate]
        fields["number"] = queue.selected(play.mate)
        way = {"moves": [{"cards": [names[play.card], names[play.mate]], **way}]}
    elif OPPOSITES <= deed <= VETO:
        key = "play-on"
        fields["on"] = names[play.aim]
        if deed == VETO:
            key = "play-veto"
            fields["seats"] = named(_newly_vetoed(queue, live_before), SEATS)
    tell(key, {**fields, **way}, dealer)


def _newly_vetoed(queue: Queue, live_before: list[bool]) -> list[int]:
    """Whose plays were live and are not any more."""
    lost = [
        queue.plays[place].seat
        for place, was_live in enumerate(live_before)
        if was_live and not queue.live[place]
    ]
    return sorted(set(lost))


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


def tell_back(position: ChomperPosition, play: Play, dealer: Dealer) -> None:
    """A vetoed play returns to the hand."""
    cards = [play.card, play.mate] if play.mate != 0 else [play.card]
    fields = {"seat": SEATS[play.seat], "cards": named(cards, position.cards.names)}
    way = {"count": len(cards), "from": "queue", "to": _hand(play.seat)}
    tell("back", {**fields, **way}, dealer)


def tell_spent(position: ChomperPosition, spent: list[int], dealer: Dealer) -> None:
    """Cards that have done their work wait for the pile (CC-33)."""
    _tell_cards("spent", {}, spent, position, "queue", "spent", dealer)


def tell_settle(position: ChomperPosition, queue: Queue, dealer: Dealer) -> None:
    """All that was in the queue is on the pile."""
    names = position.cards.names
    cards = queue.all_cards()
    fields = {"seat": SEATS[position.active], "cards": named_sorted(cards, names)}
    moves = [
        _moved(named_sorted(queue.played(), names), "queue", "pile"),
        _moved(named_sorted(queue.spent, names), "spent", "pile"),
    ]
    tell("settle", {**fields, "count": len(cards), "moves": _some(moves)}, dealer)


# The stack and the tokens.


def tell_flip(position: ChomperPosition, dealer: Dealer) -> None:
    """The stack is about to be turned over, perhaps more than once."""
    flips = position.queue.flips
    before = position.stack
    moves: list[dict[str, Any]] = []
    if flips % 2 == 1 and before.hidden:
        moves = [
            _moved(named(before.above, TOKENS), "stack.above", "stack.below"),
            _moved(named(before.below, TOKENS), "stack.below", "stack.above"),
        ]
    elif flips % 2 == 1:
        moves = [_moved(named(before.below, TOKENS), "stack.below", "stack.above")]
    tell("flip", {"count": flips, "moves": _some(moves)}, dealer)


def tell_take(position: ChomperPosition, tokens: list[int], before: Stack, dealer: Dealer) -> None:
    """Tokens taken from the stack, in order."""
    names = named(tokens, TOKENS)
    above = len(before.above)
    hidden = above + len(before.hidden)
    to = f"taken.{SEATS[position.active]}"
    moves = [
        _moved(names[:above], "stack.above", to),
        _moved(names[above:hidden], "stack.hidden", to),
        _moved(names[hidden:], "stack.below", to),
    ]
    fields = {"seat": SEATS[position.active], "count": len(tokens), "tokens": names}
    tell("take", {**fields, "left": position.stack.size(), "moves": _some(moves)}, dealer)


def tell_give(position: ChomperPosition, given: list[int], dealer: Dealer) -> None:
    """Tokens returned to the stack, in order; perhaps none."""
    seat = SEATS[position.active]
    names = named(given, TOKENS)
    fields = {"seat": seat, "count": len(given), "tokens": names, "left": position.stack.size()}
    moves = _some([_moved(names, f"taken.{seat}", "stack.above")])
    tell("give" if given else "nothing-moves", {**fields, "moves": moves}, dealer)


def tell_steal(position: ChomperPosition, bandit: int, stolen: list[int], dealer: Dealer) -> None:
    """A bandit goes to the bandit pile with its loot."""
    seat = SEATS[position.active]
    loot = named([bandit, *stolen], TOKENS)
    fields = {"seat": seat, "bandit": TOKENS[bandit], "count": len(stolen)}
    moves = [_moved(loot, f"taken.{seat}", "bandit_pile")]
    tell("steal" if stolen else "steal-nothing", {**fields, "moves": moves}, dealer)


def tell_rebuild(position: ChomperPosition, taken: list[list[int]], dealer: Dealer) -> None:
    """All personal piles have gone back, and the stack is as at first (CC-23)."""
    moves = [
        _moved(named(pile, TOKENS), f"taken.{SEATS[seat]}", "stack.above")
        for seat, pile in enumerate(taken)
    ]
    tell("rebuild", {"count": position.stack.size(), "moves": _some(moves)}, dealer)


def tell_over(position: ChomperPosition, dealer: Dealer) -> None:
    """The end."""
    if position.outcome is not None:
        tell("over", position.outcome.json(), dealer)


def _tell_cards(
    key: str,
    fields: dict[str, Any],
    cards: list[int],
    position: ChomperPosition,
    origin: str,
    to: str,
    dealer: Dealer,
) -> None:
    """Cards that all see moving."""
    listed = named_sorted(cards, position.cards.names)
    way = {"cards": listed, "count": len(cards), "from": origin, "to": to}
    tell(key, {**fields, **way}, dealer)


def _hand(seat: int) -> str:
    return f"hands.{SEATS[seat]}"


def _moved(names: list[str], origin: str, to: str) -> dict[str, Any]:
    return {"cards": names, "from": origin, "to": to}


def _some(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those movements that move anything."""
    return [move for move in moves if move["cards"]]
