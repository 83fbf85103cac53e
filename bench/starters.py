"""Run `python -m bench.starters`: Braverse's starter decks against each other, by rule of thumb.

Every ordered pair plays as often, each deck first half of the time. Prints the table that
docs/cards.md shows; the same again for the same cards and bot.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import cookietin
from cookietin.bots import make_bot
from cookietin.bots.sitting import play_between
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent

DECKS = ["red", "yellow", "green", "blue", "purple"]


class Balance:
    """Who won against whom, and how often who went first."""

    def __init__(self) -> None:
        self.wins: Counter[tuple[str, str]] = Counter()
        self.plays = 0
        self.firsts = 0

    def play(self, decks: tuple[str, str], plays: int) -> None:
        """Let two decks play."""
        game = cookietin.game("braverse", deck0=decks[0], deck1=decks[1])
        for number in range(plays):
            seed = f"{decks[0]}{decks[1]}{number}"
            chance = Chance(seed)
            dealer = Silent(chance)
            bots = [make_bot("thumb", game, f"{seed}{seat}") for seat in range(2)]
            position = game.start(2, dealer, number % 2)
            play_between(position, bots, dealer, chance)
            self.plays += 1
            if position.outcome is not None and position.outcome.winners:
                winner = position.outcome.winners[0]
                self.firsts += winner == position.first
                self.wins[decks[winner], decks[1 - winner]] += 1

    def rate(self, deck: str, others: list[str]) -> float:
        """How often a deck beats others, in percent of the plays that somebody won."""
        won = sum(self.wins[deck, other] for other in others)
        lost = sum(self.wins[other, deck] for other in others)
        return 100 * won / max(1, won + lost)

    def table(self) -> str:
        """All pairs, as Markdown."""
        lines = ["| | " + " | ".join([*DECKS, "all others"]) + " |", "|---" * 7 + "|"]
        for deck in DECKS:
            others = [other for other in DECKS if other != deck]
            cells = ["–" if deck == other else f"{self.rate(deck, [other]):.1f}" for other in DECKS]
            lines.append("| " + " | ".join([deck, *cells, f"{self.rate(deck, others):.1f}"]) + " |")
        first = 100 * self.firsts / self.plays
        return "\n".join(
            [*lines, "", f"The player who goes first wins {first:.1f} % of all plays."]
        )


def main() -> None:
    """Play all pairs and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.starters", description=__doc__)
    parser.add_argument("--plays", type=int, default=400, help="plays for each ordered pair")
    chosen = parser.parse_args()
    balance = Balance()
    for one in DECKS:
        for other in DECKS:
            balance.play((one, other), chosen.plays)
            print(f"{one} against {other}", file=sys.stderr)
    print(balance.table())


if __name__ == "__main__":
    main()
