"""What the dealer tells: who may know which part of what happened, and what moves where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cookie_chomper.cards import MULTIPLY, NUMBER, OPPOSITES, ROLL, SEEK, VETO
from cookietin.games.cookie_chomper.tokens import TOKENS
from cookietin.kernel.event import Event, form
from cookietin.kernel.names import SEATS, named, named_sorted

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.queue import Queue
    from cookietin.games.cookie_chomper.stack import Stack
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer


DECK: Final = "deck"
PILE: Final = "pile"
QUEUE: Final = "queue"
SPENT: Final = "spent"
ABOVE: Final = "stack.above"
HIDDEN: Final = "stack.hidden"
BELOW: Final = "stack.below"
BANDITS: Final = "bandit_pile"
_HANDS: Final = [f"hands.{seat}" for seat in SEATS]
_TAKEN: Final = [f"taken.{seat}" for seat in SEATS]

# What is told most is told by its form.
_SEATS: Final = {key: form(key, "seat") for key in ("first", "turn", "pass", "restart", "stuck")}
_DRAWN: Final = {key: form(key, "seat count from to", "cards") for key in ("deal", "draw")}
_NUMBER: Final = form("play-number", "seat card number cards from to")
_ROLL: Final = form("play-roll", "seat card number cards from to")
_TAKES: Final = form("total-take", "seat total count")
_GIVES: Final = form("total-give", "seat total count")
_SETTLE: Final = form("settle", "seat cards count moves")
_TAKE: Final = form("take", "seat cards left count moves")
_STEAL: Final = form("steal", "seat bandit count cards from to")
_STEAL_NOTHING: Final = form("steal-nothing", "seat bandit count cards from to")

Way = tuple[str, str]
"""From one place to another."""


def hand_of(seat: int) -> str:
    """The place of a seat's hand."""
    return _HANDS[seat]


def tell(key: str, fields: dict[str, Any], dealer: Dealer) -> None:
    """Something that all may know."""
    dealer.tell(Event(key, fields))


def tell_seat(key: str, seat: int, dealer: Dealer) -> None:
    """Something about a seat."""
    dealer.tell_as(_SEATS[key], [SEATS[seat]])


def tell_cards(
    key: str, seat: int, cards: list[int], way: Way, position: ChomperPosition, dealer: Dealer
) -> None:
    """Cards that all see moving."""
    fields = {"seat": SEATS[seat], **_moved(named_sorted(cards, position.cards.names), way)}
    tell(key, {**fields, "count": len(cards)}, dealer)


def tell_drawn(
    key: str, seat: int, drawn: list[int], position: ChomperPosition, dealer: Dealer
) -> None:
    """Cards from the deck that only their drawer sees."""
    cards = named_sorted(drawn, position.cards.names)
    dealer.tell_as(_DRAWN[key], [SEATS[seat], len(drawn), DECK, _HANDS[seat], cards], [seat])


def tell_start(position: ChomperPosition, dealer: Dealer) -> None:
    """The deal, the stack with those of its shuffled tokens that are laid open, who is first."""
    for seat, hand in enumerate(position.hands):
        tell_drawn("deal", seat, hand, position, dealer)
    stack = position.stack
    laid = _moved(named(stack.above[::-1], TOKENS), (HIDDEN, ABOVE))
    tell("stack", {"count": stack.size(), **laid}, dealer)
    tell_seat("first", position.first, dealer)


# The queue.


def tell_play(
    position: ChomperPosition, play: Play, live_before: list[bool], dealer: Dealer
) -> None:
    """A card comes into the queue."""
    names = position.cards.names
    deed = position.cards.deeds[play.act]
    queue = position.queue
    seat, name = SEATS[play.seat], names[play.card]
    moved = [name]
    if play.act != play.card or play.mate_act != play.mate:
        tell("copy", {"seat": seat, "as": names[queue.copy_acts_as()]}, dealer)
    if deed in (NUMBER, ROLL):
        number = queue.selected(play.card)
        told: list[Any] = [seat, name, number, moved, _HANDS[play.seat], QUEUE]
        dealer.tell_as(_NUMBER if deed == NUMBER else _ROLL, told)
        return
    key = "play-bare"
    fields: dict[str, Any] = {"seat": seat, "card": name}
    if deed == SEEK:
        sought = queue.selected(play.card)
        key = "play-seek-none" if position.pile else "play-seek-empty"
        if sought != 0:
            key = "play-seek"
            fields["on"] = names[sought]
    elif deed <= MULTIPLY and play.mate != 0:
        key = "play-with"
        fields["with"] = names[play.mate]
        fields["number"] = queue.selected(play.mate)
        moved.append(names[play.mate])
    elif OPPOSITES <= deed <= VETO:
        key = "play-on"
        fields["on"] = names[play.aim]
        if deed == VETO:
            key = "play-veto"
            fields["seats"] = named(_newly_vetoed(queue, live_before), SEATS)
    tell(key, {**fields, **_moved(moved, (hand_of(play.seat), QUEUE))}, dealer)


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
        told: list[Any] = [SEATS[position.active], queue.total, abs(take)]
        dealer.tell_as(_GIVES if take < 0 else _TAKES, told)


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
    moved = _moved(named(cards, position.cards.names), (QUEUE, hand_of(play.seat)))
    tell("back", {"seat": SEATS[play.seat], "count": len(cards), **moved}, dealer)


def tell_settle(position: ChomperPosition, queue: Queue, dealer: Dealer) -> None:
    """All that was in the queue is on the pile."""
    names = position.cards.names
    played, spent = named_sorted(queue.played(), names), named_sorted(queue.spent, names)
    moves: list[dict[str, Any]] = []
    _add_moved(moves, played, QUEUE, PILE)
    _add_moved(moves, spent, SPENT, PILE)
    cards = named_sorted(queue.all_cards(), names)
    dealer.tell_as(_SETTLE, [SEATS[position.active], cards, len(cards), moves])


# The stack and the tokens.


def tell_flip(position: ChomperPosition, dealer: Dealer) -> None:
    """The stack is about to be turned over, perhaps more than once."""
    stack, flips = position.stack, position.queue.flips
    moves: list[dict[str, Any]] = []
    if flips % 2 == 1:
        moves.append(_moved(named(stack.below, TOKENS), (BELOW, ABOVE)))
        if stack.hidden:
            moves.append(_moved(named(stack.above, TOKENS), (ABOVE, BELOW)))
    _tell_moves("flip", {"count": flips}, moves, dealer)


def tell_take(position: ChomperPosition, tokens: list[int], before: Stack, dealer: Dealer) -> None:
    """Tokens taken from the stack, in order."""
    names, to = named(tokens, TOKENS), _TAKEN[position.active]
    moves: list[dict[str, Any]] = []
    above = len(before.above)
    hidden = above + len(before.hidden)
    _add_moved(moves, names[:above], ABOVE, to)
    _add_moved(moves, names[above:hidden], HIDDEN, to)
    _add_moved(moves, names[hidden:], BELOW, to)
    left = position.stack.size()
    dealer.tell_as(_TAKE, [SEATS[position.active], names, left, len(names), moves])


def tell_give(position: ChomperPosition, given: list[int], dealer: Dealer) -> None:
    """Tokens returned to the stack, in order; perhaps none."""
    seat = SEATS[position.active]
    fields = {"seat": seat, "count": len(given), "left": position.stack.size()}
    moved = _moved(named(given, TOKENS), (_TAKEN[position.active], ABOVE))
    tell("give" if given else "nothing-moves", {**fields, **moved}, dealer)


def tell_steal(position: ChomperPosition, bandit: int, stolen: list[int], dealer: Dealer) -> None:
    """A bandit goes to the bandit pile with its loot."""
    seat = SEATS[position.active]
    cards, source = named([bandit, *stolen], TOKENS), _TAKEN[position.active]
    told: list[Any] = [seat, TOKENS[bandit], len(stolen), cards, source, BANDITS]
    dealer.tell_as(_STEAL if stolen else _STEAL_NOTHING, told)


def tell_rebuild(position: ChomperPosition, taken: list[list[int]], dealer: Dealer) -> None:
    """All personal piles have gone back, and the stack is as at first (CC-23)."""
    moves = [_moved(named(pile, TOKENS), (_TAKEN[seat], ABOVE)) for seat, pile in enumerate(taken)]
    _tell_moves("rebuild", {"count": position.stack.size()}, moves, dealer)


def tell_over(position: ChomperPosition, dealer: Dealer) -> None:
    """The end."""
    if position.outcome is not None:
        tell("over", position.outcome.json(), dealer)


def _moved(names: list[str], way: Way) -> dict[str, Any]:
    return {"cards": names, "from": way[0], "to": way[1]}


def _add_moved(moves: list[dict[str, Any]], names: list[str], source: str, target: str) -> None:
    """One of several movements, if it moves anything."""
    if names:
        moves.append({"cards": names, "from": source, "to": target})


def _tell_moves(
    key: str, fields: dict[str, Any], moves: list[dict[str, Any]], dealer: Dealer
) -> None:
    """Several movements in one sentence, as far as they move anything."""
    if "cards" in fields:
        fields["count"] = len(fields["cards"])
    tell(key, {**fields, "moves": [move for move in moves if move["cards"]]}, dealer)
