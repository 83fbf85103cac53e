"""What a position of Cookie Chomper consists of, and how one is built of some of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cookietin.games.cookie_chomper.active_player import any_opens
from cookietin.games.cookie_chomper.cards import SEEK
from cookietin.games.cookie_chomper.plays import Pick, Play
from cookietin.games.cookie_chomper.stack import Stack
from cookietin.games.cookie_chomper.state.imagine import unseen
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.games.cookie_chomper.tokens import TOKENS
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import Card, Count, Kind, Listed, PerSeat, Pile, Seat
from cookietin.kernel.names import MOST_SEATS, SEATS, Names, named, named_sorted
from cookietin.kernel.parts import NO_ONE, OWNER, Part, read_parts
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.game import Chomper
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.position import Position

MOST_TURNS = 1 << 30


def parts(names: Names, hand: int) -> list[Part]:
    """Whose turn it is and who is asked; cards, queue and selections; tokens."""
    cards, card = Pile(names), Card(names, lies=False)
    return [
        Part("active", Seat()),
        Part("asking", Seat()),
        Part("passes", Count(0, MOST_SEATS)),
        Part("turns", Count(0, MOST_TURNS)),
        Part("out", Listed(SEATS)),
        Part("hands", PerSeat(cards), OWNER, dealt=hand),
        Part("known", PerSeat(Pile(names, lies=False))),
        Part("deck", cards, NO_ONE),
        Part("pile", cards),
        Plays("queue", Rows()),
        Part("opener", card, attribute="queue.opener"),
        Part("spent", cards, attribute="queue.spent"),
        Picks("picks", Rows()),
        Part("choosing", card),
        Part("used", Marks(names)),
        Part("last_settled", card),
        Part("stack", FromTheTop()),
        Part("taken", PerSeat(Pile(TOKENS, ordered=True))),
        Part("bandit_pile", Pile(TOKENS)),
    ]


def assemble(
    game: Chomper, seats: int, viewer: int, given: Reader, dealer: Dealer | None
) -> ChomperPosition:
    """A position from its parts; with a dealer, what is not given follows or is dealt."""
    position = ChomperPosition(game, seats, viewer)
    position.hands = [[] for _ in range(seats)]
    unheld = read_parts(game.parts, position, given, dealer)
    for seat in position.out:
        position.alive[seat] = False
    position.living = len([seat for seat in range(seats) if position.alive[seat]])
    queue = position.queue
    if dealer is not None and queue.plays and not given.has("opener"):
        queue.opener = queue.plays[0].card
    queue.recompute()
    if dealer is not None:
        if not given.has("used"):
            for card in queue.all_cards():
                position.used[card] = True
        if not given.has("asking"):
            position.asking = _who_is_asked(position)
        _deal_hands(position, [pile for pile, _ in unheld], dealer)
        if not given.has("deck"):
            position.deck = unseen(position)
        if not given.has("stack"):
            _lay_rest(position, dealer)
    return position


def _who_is_asked(position: ChomperPosition) -> int:
    """The owner of a selection, who opens, or the next in the window."""
    queue = position.queue
    if position.choosing != 0:
        return queue.owner(position.choosing)
    if queue.opener == 0 or not queue.plays or queue.plays[-1].card == queue.opener:
        return position.active
    return position.next_living(queue.plays[-1].seat)


def _deal_hands(position: ChomperPosition, unheld: list[list[int]], dealer: Dealer) -> None:
    """Deal to the living whose hands were not given; who must open holds an opener."""
    game = position.title
    unplaced = unseen(position)
    seats = [
        seat
        for seat, hand in enumerate(position.hands)
        if position.alive[seat] and any(hand is pile for pile in unheld)
    ]
    wanted = len(seats) * game.hand
    if wanted > len(unplaced):
        raise BadPosition("too-few-cards-left", {"wanted": wanted, "left": len(unplaced)})
    opening = position.queue.opener == 0 and position.outcome is None
    for seat in seats:
        promised = opening and seat == position.active and any_opens(position, unplaced)
        hand = position.hands[seat]
        dealer.deal(unplaced, hand, game.hand, game.cards.names)
        while promised and not any_opens(position, hand):
            unplaced += hand
            hand.clear()
            dealer.deal(unplaced, hand, game.hand, game.cards.names)


def _lay_rest(position: ChomperPosition, dealer: Dealer) -> None:
    """A stack of the tokens that lie nowhere else."""
    tokens = position.title.tokens()
    for pile in [*position.taken, position.bandit_pile]:
        for token in pile:
            if token in tokens:
                tokens.remove(token)
    position.title.lay_stack(position, tokens, dealer)


# The kinds of parts that no other title has.


class Marks(Kind):
    """Some of all cards: a mark for each that is one of them."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def json(self, value: Any, seats: int) -> Any:
        return [name for card, name in enumerate(self.names) if value[card]]

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        marked = parts.cards(key, self.names)
        return [card in marked for card in range(len(self.names))]


class FromTheTop(Kind):
    """The stack, written from the top down as people read it; what is not given is empty."""

    def json(self, value: Any, seats: int) -> Any:
        return {
            "above": named(value.above[::-1], TOKENS),
            "hidden": named_sorted(value.hidden, TOKENS),
            "below": named(value.below[::-1], TOKENS),
        }

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        given = Reader(parts.value(key), key)
        stack = Stack()
        stack.above = given.cards("above", TOKENS)[::-1] if given.has("above") else []
        stack.hidden = sorted(given.cards("hidden", TOKENS)) if given.has("hidden") else []
        stack.below = given.cards("below", TOKENS)[::-1] if given.has("below") else []
        given.finish()
        return stack

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        return {
            f"{where}.above": value.above,
            f"{where}.hidden": value.hidden,
            f"{where}.below": value.below,
        }

    def name(self, card: int) -> str:
        return TOKENS[card]


class Rows(Kind):
    """A list of tables, which its part writes and reads itself."""

    def json(self, value: Any, seats: int) -> Any:
        return value

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        return parts.rows(key)


class Plays(Part):
    """The plays of the queue; what goes without saying is left out."""

    def get(self, position: Position) -> Any:
        queue = cast("ChomperPosition", position).queue
        names = queue.cards.names
        written: list[dict[str, Any]] = []
        for play in queue.plays:
            row: dict[str, Any] = {"seat": SEATS[play.seat], "card": names[play.card]}
            if play.act != play.card:
                row["as"] = names[play.act]
            if play.mate != 0:
                row["with"] = names[play.mate]
            if play.mate_act != play.mate:
                row["with_as"] = names[play.mate_act]
            if play.aim != 0:
                row["on"] = names[play.aim]
            written.append(row)
        return written

    def put(self, position: Position, value: Any) -> None:
        queue = cast("ChomperPosition", position).queue
        names = queue.cards.names
        for place, given in enumerate(value):
            row = Reader(given, f"{self.name}[{place}]")
            seat = row.seat("seat", position.seats)
            card = row.one_of("card", names)
            act = row.one_of("as", names) if row.has("as") else card
            mate = row.one_of("with", names) if row.has("with") else 0
            mate_act = row.one_of("with_as", names) if row.has("with_as") else mate
            aim = row.one_of("on", names) if row.has("on") else 0
            row.finish()
            queue.plays.append(Play(seat, card, act, mate, mate_act, aim))


class Picks(Part):
    """The selections on the queue: numbers, and of Seek cards."""

    def get(self, position: Position) -> Any:
        queue = cast("ChomperPosition", position).queue
        names = queue.cards.names
        written: list[dict[str, Any]] = []
        for pick in queue.picks:
            row: dict[str, Any] = {"card": names[pick.card], "by": names[pick.by]}
            if queue.cards.deeds[queue.acting(pick.card)] == SEEK:
                row["sought"] = None if pick.value == 0 else names[pick.value]
            else:
                row["number"] = pick.value
            written.append(row)
        return written

    def put(self, position: Position, value: Any) -> None:
        queue = cast("ChomperPosition", position).queue
        names = queue.cards.names
        for place, given in enumerate(value):
            row = Reader(given, f"{self.name}[{place}]")
            card = row.one_of("card", names)
            by = row.one_of("by", names) if row.has("by") else card
            if queue.cards.deeds[queue.acting(card)] != SEEK:
                number = row.whole("number", 0, 5)
            else:
                number = 0 if row.value("sought") is None else row.one_of("sought", names)
            row.finish()
            queue.picks.append(Pick(card, by, number))
