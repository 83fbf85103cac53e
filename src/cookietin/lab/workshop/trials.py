"""Trials of cards: many random decks play each other, some with a card and some without it.

Whether a deck has a card is drawn by lot, so what its decks win more is the card's doing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.bots.roster import bot_maker
from cookietin.bots.sitting import play_between
from cookietin.catalogue import made_from
from cookietin.games.braverse import Braverse, Pool
from cookietin.kernel.chance import Chance
from cookietin.kernel.pairing import Paired
from cookietin.lab.row import Row
from cookietin.lab.workshop.making import DeckMaker

if TYPE_CHECKING:
    from cookietin.games.braverse.decks import Counts
    from cookietin.lab.row import Readings

GAME = "braverse"
SWAPS = 8
"""So many cards of a starter are others in every trial."""
COPIES = 3
"""So many copies of a card has a deck that has it by lot."""
DEALS = 2
"""Deals that two decks play on each side: making a game of them takes longer than a play."""
PLAYS = 2 * DEALS
"""Plays of a trial."""


class Trials:
    """Plays any of the trials by number; cards and decks are read where they are needed."""

    def __init__(self, cards: dict[str, Any], focus: list[str], bot: str, seed: int | str) -> None:
        self.cards = cards
        """What is in the card file; nothing for the cards that come with the game."""
        self.focus = focus
        """The cards that are on trial, by number: in half of the decks of their colour."""
        self.bot = bot
        self.seed = seed
        self._maker: DeckMaker | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Trials, (self.cards, self.focus, self.bot, self.seed)

    @property
    def maker(self) -> DeckMaker:
        """What makes decks of these cards."""
        if self._maker is None:
            usual = made_from(GAME)
            self._maker = DeckMaker(Pool(self.cards, usual) if self.cards else usual)
        return self._maker

    def __call__(self, numbers: range) -> list[Row]:
        """One row for each trial."""
        return [self._trial(number) for number in numbers]

    def _trial(self, number: int) -> Row:
        maker = self.maker
        pool = maker.pool
        chance = Chance(f"{self.seed}/{number}/decks")
        starters = sorted(pool.starters)
        decks = [
            self._deck(pool.starters[starters[chance.below(len(starters))]], maker, chance)
            for _ in range(2)
        ]
        won = [0.0, 0.0]
        moves, outcome = 0, None
        for sides in ((0, 1), (1, 0)):
            options = {"cards": self.cards, "deck0": decks[sides[0]], "deck1": decks[sides[1]]}
            game = Braverse(made_from(GAME), options)
            make = bot_maker(self.bot, GAME)
            for deal in range(DEALS):
                seed = f"{self.seed}/{number}/{deal}"
                bots = [make(game, f"{seed}/{seat}") for seat in range(2)]
                dealer = Paired(seed)
                position = game.start(2, dealer, (deal + sides[0]) % 2)
                moves += play_between(position, bots, dealer, Chance(f"{seed}/race"))
                outcome = position.outcome
                assert outcome is not None
                for seat, deck in enumerate(sides):
                    won[deck] += outcome.share(seat)
        assert outcome is not None
        return Row.of(outcome, 0, moves, self._read(decks, won, maker))

    def _deck(self, starter: Counts, maker: DeckMaker, chance: Chance) -> Counts:
        deck = maker.swapped(starter, SWAPS, chance)
        fitting = set(maker.fitting(starter))
        for number in self.focus:
            if number in fitting and chance.below(2):
                deck = maker.with_copies(deck, number, COPIES, chance)
            elif number in fitting and number not in starter:
                deck = maker.without(deck, number, chance)
        return deck

    def _read(self, decks: list[Counts], won: list[float], maker: DeckMaker) -> Readings:
        """For each card what decks with it won, and what others of its colour won without."""
        read: Readings = {}
        for deck, wins in zip(decks, won, strict=True):
            for number in maker.fitting(deck):
                key = f"with/{number}" if deck.get(number) else f"without/{number}"
                found = read.setdefault(key, [0.0, 0.0])
                assert isinstance(found, list)
                found[0] += wins
                found[1] += PLAYS
        return read
