"""Balance: the cards of a file, played many times, strongest first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from cookietin.catalogue import made_from
from cookietin.kernel.registry import make_game
from cookietin.lab.columns import columns
from cookietin.lab.meters import Meters
from cookietin.lab.setting import setting
from cookietin.lab.study import Study, Variant
from cookietin.lab.workshop.strength import Strength, judged, owners_wins, with_and_without
from cookietin.lab.workshop.trials import PLAYS, Trials

if TYPE_CHECKING:
    from cookietin.games.braverse import Pool
    from cookietin.lab.results import Results
    from cookietin.lab.row import Row

CHOMP = "chomp"
BRAVERSE = "braverse"
GOALS = (0.7, 1.4)
"""Owners of a goal should win no less and no more often than these, as multiples of average."""
CARDS = (-0.06, 0.06)
"""Decks with a card should win no less and no more than these more than decks without."""


@dataclass(frozen=True)
class Balance:
    """What came of it: groups of cards (lands and goals, or colours), each strongest first."""

    game: str
    plays: int
    groups: dict[str, list[Strength]]

    def json(self) -> dict[str, Any]:
        """All of it as plain data."""
        groups = {
            name: [strength.json() for strength in cards] for name, cards in self.groups.items()
        }
        return {"game": self.game, "plays": self.plays, "cards": groups}


def game_of(data: dict[str, Any]) -> str:
    """Which game a card file is of; nothing if it is of neither."""
    rows = data.get("card")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        return ""
    if any("land" in row for row in rows):
        return CHOMP
    return BRAVERSE if any("number" in row for row in rows) else ""


def chomp_study(data: dict[str, Any], bot: str, seats: int, plays: int, seed: str) -> Study:
    """Plays of CHOMP with these cards, every card watched."""
    game = make_game(CHOMP, {"cards": data} if data else {})
    variant = Variant({}, game, setting(game, [bot], seats))
    return Study([variant], plays, seed, Meters(["cards"]))


def chomp_balance(results: Results) -> Balance:
    """Lands and goals of CHOMP by the wins of those who took them."""
    from cookietin.games.chomp import Chomp

    variant = results.study.variants[0]
    game = variant.game
    assert isinstance(game, Chomp)
    read = results.columns[0]
    groups = {}
    for name, cards in (("goals", game.cards.goals[1:]), ("lands", game.cards.lands[1:])):
        figures = owners_wins(read, list(cards), variant.setting.seats)
        groups[name] = judged(figures, 1.0, *GOALS, read)
    return Balance(CHOMP, results.study.plays, groups)


def braverse_trials(data: dict[str, Any], bot: str, seed: str) -> Trials:
    """Trials of the cards of a file; of all cards, where it brings none of its own."""
    usual: Pool = made_from(BRAVERSE)
    rows = data.get("card", usual.data["card"])
    focus = [row["number"] for row in rows if not row.get("aside")] if data else []
    return Trials(data, focus, bot, seed)


def braverse_balance(trials: Trials, rows: list[Row]) -> Balance:
    """The cards of Braverse, by colour, by what decks win more that have them."""
    read = columns((row.read for row in rows), 1, len(rows))
    maker = trials.maker
    groups: dict[str, list[Strength]] = {}
    numbers = trials.focus or list(maker.colors)
    for color in dict.fromkeys(maker.colors[number] for number in numbers):
        cards = [number for number in numbers if maker.colors[number] == color]
        figures = with_and_without(read, cards)
        if figures:
            pool = maker.pool.cards
            groups[color] = [
                replace(one, card=pool.names[pool.kind_of(one.card)])
                for one in judged(figures, 0.0, *CARDS, read)
            ]
    return Balance(BRAVERSE, len(rows) * PLAYS, groups)
