"""Tables for stories: games, lands drawn as text, and the naive second version of feeding."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

from cookietin.games.chomp import Chomp, ChompPosition
from cookietin.games.chomp.by_hand.real_table import read_land
from cookietin.games.chomp.cards import Cards
from cookietin.games.chomp.feeding import FATES
from cookietin.games.chomp.land import AREA, WIDE, Land, cell_names
from cookietin.games.chomp.land import START as ORIGIN
from cookietin.games.chomp.scoring import Tally
from cookietin.kernel.noting import Scripted
from cookietin.kernel.registry import make_game

HERE = Path(__file__).parent
CELLS = cell_names()
START = "q17"


def story_data() -> dict[str, Any]:
    """The plain cards of stories."""
    return tomllib.loads((HERE / "story_cards.toml").read_text(encoding="utf-8"))


def story(**options: Any) -> Chomp:
    """A game with the plain cards."""
    return cast("Chomp", make_game("chomp", {"cards": story_data(), **options}))


def own(**options: Any) -> Chomp:
    """The game with the cards that come with it."""
    return cast("Chomp", make_game("chomp", options))


def table(game: Chomp, seats: int = 1, **parts: Any) -> ChompPosition:
    """A position from some of its parts."""
    return cast("ChompPosition", game.set_up(seats, Scripted([], "table"), **parts))


def lying(*cards: str) -> list[dict[str, Any]]:
    """The cards of a land: `meadow` at the start, then `larder@s17` or `larder@s17/90`."""
    laid = []
    for card in cards:
        name, _, where = card.partition("@")
        at, _, turned = where.partition("/")
        laid.append({"land": name, "at": at or START, "turned": int(turned or 0)})
    return laid


def row(goals: str, lands: str) -> dict[str, list[str | None]]:
    """The row, column by column; `-` is an empty spot."""
    return {
        "goals": [None if name == "-" else name for name in goals.split()],
        "lands": [None if name == "-" else name for name in lands.split()],
    }


def play(position: ChompPosition, *moves: str, dealt: tuple[str, ...] = ()) -> list[str]:
    """Play moves by whoever is asked; returns the keys of what was told."""
    dealer = Scripted(list(dealt), "play")
    for text in moves:
        position.play(position.asked()[0], position.game.move(text), dealer)
    return [event.key for event in dealer.collect_told()]


def texts(position: ChompPosition) -> list[str]:
    """What can be answered now."""
    return [move.text for move in position.legal(position.asked()[0])]


def drawn(picture: str) -> Land:
    """A land from its picture; its upper left cell is a1."""
    lines = [line.strip() for line in picture.strip("\n").split("\n")]
    return read_land("\n".join(lines), "land", "story")


def words(rows: str) -> Land:
    """A land without ridges from its quarters, a line for each row, `-` where there is none."""
    grid = [line.split() for line in rows.strip().split("\n")]
    wall = "+" + "      +" * len(grid[0])
    lines = [wall]
    for line in grid:
        cells = ["" if word == "-" else word for word in line]
        lines += [" " + " ".join(word.ljust(6) for word in cells), wall]
    return read_land("\n".join(lines), "land", "story")


def fates(land: Land) -> dict[str, str]:
    """The fate of the herd on each cell with dinos."""
    feeding = Tally(land).feeding
    found = {}
    for cell, name in enumerate(CELLS):
        number = feeding.herd_at(cell) if name else -1
        if number >= 0:
            found[name] = FATES[feeding.herds[number].fate]
    return found


def points(land: Land) -> int:
    """What a land is worth without goals."""
    return Tally(land).land_points()


def cells(land: Land) -> list[int]:
    """The topmost quarter of every cell."""
    return [land.quarter(cell) for cell in range(AREA)]


def quarters(cards: Cards, card: int, turns: int = 0) -> list[int]:
    """The quarters of a card's land in reading order."""
    land = Land()
    land.place(card, ORIGIN, turns, cards.faces)
    return [land.quarter(ORIGIN + step) for step in (0, 1, WIDE, WIDE + 1)]
