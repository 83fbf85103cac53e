"""What a viewer of Cookie Chomper knows, as a row of small numbers.

There is one copy of each card, so a card has one column that says where it lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cookie_chomper.cards import ADD
from cookietin.games.cookie_chomper.tokens import GOLDEN, POISON, TOKENS
from cookietin.kernel.layout import MOST, Layout, steps_ahead
from cookietin.kernel.names import HOLE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.game import Chomper
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.rows import BytesWriter

IN_PILE: Final = 1
IN_QUEUE: Final = 2
SPENT: Final = 3
IN_HAND: Final = 4
"""In the viewer's hand; 5 if all know that, and then 2 more for each seat further on."""
MOST_COUNTED: Final = 256 * 256 - 1
PLAY: Final = ["seat", "card", "with", "on", "live"]
PICK: Final = ["card", "by", "chosen"]
PICKED_AGAIN: Final = 12
"""Opposites, Think Again!, Veto and Copy make owners select again, each on three cards at most."""


def layout(game: Chomper, seats: int) -> Layout:
    """Whose turn it is, cards, queue and selections, tokens; a card or seat by number is from 1."""
    columns = Layout(seats)
    whose = columns.relative()
    cards, tokens = game.cards.names[1:], len(game.tokens())
    plays = longest_queue(game)
    columns.seat("active")
    columns.seat("asking")
    columns.number("passes", seats)
    columns.add("turns", ["turns // 256", "turns % 256"], MOST)
    columns.add("out", whose, seats)
    columns.add("named", ["opener", "choosing", "last_settled", "copied"], len(cards))
    columns.stands_for(["none", *cards])
    columns.add("would", ["take", "give"], MOST)
    columns.add("hands", whose, len(cards))
    columns.number("deck", len(cards))
    columns.add("cards", cards, IN_HAND + 2 * seats - 1)
    known = [where for one in whose for where in ("", f"known in hands.{one}")]
    columns.stands_for(["unseen", "pile", "queue", "spent", "hands.me", *known[1:]])
    columns.add("used", cards)
    columns.add("queue", [f"{place}: {what}" for place in range(plays) for what in PLAY], MOST)
    columns.stands_for(["none", *whose], "seat")
    columns.stands_for(["none", *cards], "card", "with", "on")
    picks = plays + PICKED_AGAIN
    columns.add("picks", [f"{place}: {what}" for place in range(picks) for what in PICK], MOST)
    columns.stands_for(["none", *cards], "card", "by")
    chosen = [f"number {number} or card {card}" for number, card in enumerate(cards, 1)]
    columns.stands_for(["nothing", "number 0 or no card", *chosen], "chosen")
    sized = ["size", "place of poison", "place of golden"]
    columns.add("taken", [f"{seat}: {what}" for seat in whose for what in sized], tokens)
    if game.special != 0:
        columns.add("stack", ["size", "above the special cookie"], tokens)
    else:
        columns.add("stack", [f"{place} from the top" for place in range(tokens)], len(TOKENS))
        columns.stands_for(["none", *TOKENS[1:], HOLE])
        columns.pile("hidden", TOKENS[1:], tokens)
        columns.pile("bandit_pile", TOKENS[1:], tokens)
    return columns


def longest_queue(game: Chomper) -> int:
    """So many plays lie in the queue at most: every modifier, and one opener."""
    return 1 + len([card for card in game.deck if game.cards.deeds[card] >= ADD])


def observe(position: ChomperPosition, viewer: i64, row: BytesWriter) -> None:
    """Write the columns of `layout`, in its order."""
    at: i64 = len(row)
    seats, queue = position.seats, position.queue
    row.write(position.title.blank_row(seats))
    me = viewer
    if me == seats:
        me = 0
    row[at + steps_ahead(position.active, me, seats)] = 1
    row[at + seats + steps_ahead(position.asking, me, seats)] = 1
    at += 2 * seats
    turns = position.turns
    if turns > MOST_COUNTED:
        turns = MOST_COUNTED
    row[at] = int(position.passes)
    row[at + 1] = int(turns >> 8)
    row[at + 2] = int(turns & 255)
    at += 3
    for place, seat in enumerate(position.out):
        row[at + steps_ahead(seat, me, seats)] = place + 1
    at += seats
    row[at] = int(queue.opener)
    row[at + 1] = int(position.choosing)
    row[at + 2] = int(position.last_settled)
    # What is written is worked out before: compiled, an assignment to a column does it twice.
    copied, take = queue.copy_acts_as(), queue.to_take()
    row[at + 3] = int(copied)
    if take >= 0:
        row[at + 4] = min(take, MOST)
    else:
        row[at + 5] = min(-take, MOST)
    at = _write_cards(position, viewer, me, at + 6, row)
    at = _write_queue(position, me, at, row)
    _write_tokens(position, me, at, row)


def _write_cards(position: ChomperPosition, viewer: i64, me: i64, at: i64, row: BytesWriter) -> i64:
    """How many each hand and the deck have, where each card lies, and which are used."""
    seats = position.seats
    zero = at + seats  # What lies before the column of card 1: the deck's.
    row[zero] = len(position.deck)
    for card in position.pile:
        row[zero + card] = IN_PILE
    for play in position.queue.plays:
        row[zero + play.card] = IN_QUEUE
        if play.mate != 0:
            row[zero + play.mate] = IN_QUEUE
    for card in position.queue.spent:
        row[zero + card] = SPENT
    for seat, hand in enumerate(position.hands):
        ahead = steps_ahead(seat, me, seats)
        row[at + ahead] = len(hand)
        if seat == viewer:
            for card in hand:
                row[zero + card] = IN_HAND
        for card in position.known[seat]:
            row[zero + card] = int(IN_HAND + 1 + 2 * ahead)
    size: i64 = position.cards.size - 1
    zero += size
    for card, used in enumerate(position.used):
        if used:
            row[zero + card] = 1
    return zero + 1 + size


def _write_queue(position: ChomperPosition, me: i64, at: i64, row: BytesWriter) -> i64:
    """The plays in the order of time, and the selections."""
    queue = position.queue
    plays: i64 = position.title.longest_queue
    picks = at + len(PLAY) * plays
    end = picks + len(PICK) * (plays + PICKED_AGAIN)
    for place, play in enumerate(queue.plays):
        row[at] = int(1 + steps_ahead(play.seat, me, position.seats))
        row[at + 1] = int(play.card)
        row[at + 2] = int(play.mate)
        row[at + 3] = int(play.aim)
        row[at + 4] = 1 if queue.live[place] else 0
        at += 5
    for pick in queue.picks:
        if picks < end:
            row[picks] = int(pick.card)
            row[picks + 1] = int(pick.by)
            row[picks + 2] = int(pick.value + 1)
            picks += 3
    return end


def _write_tokens(position: ChomperPosition, me: i64, at: i64, row: BytesWriter) -> None:
    """The personal piles from the viewer's own on, the stack, and the bandit pile."""
    seats, stack = position.seats, position.stack
    special = position.title.special
    laid = special != 0 and special in stack.above  # Then nobody has taken it.
    seat = me
    for _step in range(seats):
        pile = position.taken[seat]
        row[at] = len(pile)
        if not laid:
            for place, token in enumerate(pile):
                if token == POISON:
                    row[at + 1] = place + 1
                elif token == GOLDEN:
                    row[at + 2] = place + 1
        at += 3
        seat += 1
        if seat == seats:
            seat = 0
    if special != 0:
        row[at] = stack.size()
        if laid:
            row[at + 1] = len(stack.above) - 1 - stack.above.index(special)
        return
    end: i64 = at + position.title.token_count
    at = _from_top(stack.above, at, row)
    unknown: i64 = len(TOKENS)
    below = at + len(stack.hidden)
    while at < below:
        row[at] = int(unknown)
        at += 1
    _from_top(stack.below, at, row)
    _count(stack.hidden, end - 1, row)
    _count(position.bandit_pile, end + unknown - 2, row)


def _from_top(tokens: list[int], at: i64, row: BytesWriter) -> i64:
    """The tokens from the last one on, each in a column; returns the column after them."""
    place: i64 = len(tokens) - 1
    while place >= 0:
        row[at] = tokens[place]
        at += 1
        place -= 1
    return at


def _count(tokens: list[Any], at: i64, row: BytesWriter) -> None:
    """How many of each kind there are; column `at` stands for kind 0.

    A list of anything spares the look at what each token is.
    """
    for token in tokens:
        column: i64 = token
        column += at
        # Not `+=`: compiled, that would be done by the interpreter.
        row[column] = row[column] + 1
