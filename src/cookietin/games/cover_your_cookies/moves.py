"""The table of moves: what a player of Cover Your Cookies can answer to any question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.cards import Cards
    from cookietin.kernel.move import Move, Moves

MOST_PLAYERS: Final = 6

# What a move does. The first five start a Batch (CY-10, CY-11).
PAIR: Final = 0
WITH_DISCARD: Final = 1
WITH_MILK: Final = 2
DISCARD_WITH_MILK: Final = 3
SINGLE: Final = 4
SWIPE: Final = 5
ADD: Final = 6
DISCARD: Final = 7
DONE: Final = 8
ANSWER: Final = 9
ANSWER_TWO: Final = 10
STOP: Final = 11
ROTATE: Final = 12
SWAP: Final = 13
EXCHANGE: Final = 14

TO_LEFT: Final = 1
TO_RIGHT: Final = -1
SIDES: Final = {TO_LEFT: "left", TO_RIGHT: "right"}


@final
class MoveTable:
    """Every move once: found by what it does, and what it does found by its number."""

    def __init__(self, cards: Cards, moves: Moves) -> None:
        self._moves = moves
        self._names = cards.names
        self.rows: i64 = cards.rows
        self.verbs: list[int] = []
        self.ones: list[int] = []
        """By a move's number, its card, seat, side or count."""
        self.twos: list[int] = []
        """By a move's number, its second card or seat."""
        flavours = range(1, cards.flavours + 1)
        milks = [cards.fresh, cards.chocolate]
        held = [*flavours, *milks]
        # The tables stand by card, or by `card * rows + other card`; row 0 is never played.
        pairs = [(card, card) for card in flavours]
        milked = [(card, milk) for card in flavours for milk in milks]
        self.pair = self._by_card(PAIR, "batch {0} + {0}", "pair", flavours)
        self.with_discard = self._by_card(WITH_DISCARD, "batch {0} + discard", "top", flavours)
        self.with_milk = self._by_two(WITH_MILK, "batch {0} + {1}", "milk", milked)
        self.discard_with_milk = self._by_two(
            DISCARD_WITH_MILK, "batch discard {0} + {1}", "top-milk", milked
        )
        self.single = self._by_card(SINGLE, "single {0}", "single", flavours)
        self.swipe: list[Move] = []
        """By `seat * rows + card`."""
        for seat in range(MOST_PLAYERS):
            self.swipe += [self.at(0)] * cards.rows
            for card in held:
                fields = {"target": SEATS[seat], "card": self._names[card]}
                text = f"swipe {SEATS[seat]} with {self._names[card]}"
                self.swipe[seat * cards.rows + card] = self._add(
                    SWIPE, seat, card, text, "swipe", fields
                )
        self.add = self._by_card(ADD, "add {0}", "add", flavours)
        self.discard = self._by_card(DISCARD, "discard {0}", "discard", held)
        self.done = self._add(DONE, 0, 0, "done", "done", {})
        self.answer = self._by_card(ANSWER, "answer {0}", "answer", held)
        mixed = [(card, cards.fresh) for card in [*flavours, cards.fresh]]
        self.answer_two = self._by_two(
            ANSWER_TWO, "answer {0} + {1}", "answer-two", [*pairs, *mixed]
        )
        self.stop = self._add(STOP, 0, 0, "stop", "stop", {})
        self.rotate = [
            self._add(ROTATE, side, 0, f"rotate {name}", "rotate", {"side": name})
            for side, name in SIDES.items()
        ]
        self.swap = self._swaps()
        self.exchange = [
            self._add(EXCHANGE, count, 0, f"exchange {count}", "exchange", {"number": count})
            for count in (1, 2)
        ]

    def at(self, number: int) -> Move:
        """The move with this number."""
        return self._moves.all[number]

    def _swaps(self) -> list[Move]:
        """By `seat * MOST_PLAYERS + seat`, the lower seat first."""
        swaps = [self.at(0)] * (MOST_PLAYERS * MOST_PLAYERS)
        for one in range(MOST_PLAYERS):
            for two in range(one + 1, MOST_PLAYERS):
                text = f"swap {SEATS[one]} {SEATS[two]}"
                fields = {"one": SEATS[one], "other": SEATS[two]}
                swaps[one * MOST_PLAYERS + two] = self._add(SWAP, one, two, text, "swap", fields)
        return swaps

    def _add(
        self, verb: int, one: int, two: int, text: str, key: str, fields: dict[str, Any]
    ) -> Move:
        self.verbs.append(verb)
        self.ones.append(one)
        self.twos.append(two)
        return self._moves.add(text, key, fields)

    def _by_card(self, verb: int, text: str, key: str, cards: range | list[int]) -> list[Move]:
        made: dict[int, Move] = {}
        for card in cards:
            name = self._names[card]
            made[card] = self._add(verb, card, 0, text.format(name), key, {"card": name})
        return [made.get(card, self.at(0)) for card in range(self.rows)]

    def _by_two(self, verb: int, text: str, key: str, cards: list[tuple[int, int]]) -> list[Move]:
        made: dict[int, Move] = {}
        for card, other in cards:
            one, two = self._names[card], self._names[other]
            fields = {"card": one, "other": two}
            place = card * self.rows + other
            made[place] = self._add(verb, card, other, text.format(one, two), key, fields)
        return [made.get(place, self.at(0)) for place in range(self.rows * self.rows)]
