"""The page of the ladder is written from plays, and says which were not made."""

from __future__ import annotations

import cookietin
from bench.ladder_page import page
from cookietin.lab.ladder import Ladder
from cookietin.lab.row import Row

GAME = cookietin.game("number-chain")
LEVELS = ["thumb", "easy", "random"]


def test_what_was_played_stands_there_and_what_was_not_is_a_dash() -> None:
    met = Ladder(GAME, ["thumb", "easy"], 2).run(5)
    unmet = Ladder(GAME, ["easy", "random"], 2).run(0)
    won = [Row(0, [0], [1, 0], 9, "", False, {})] * 9
    lost = [Row(1, [1], [0, 1], 9, "", False, {})] * 3
    mirrored = {"number-chain-2": won + lost, "starters-red-blue": won + lost}
    text = page(LEVELS, [met, unmet], [unmet], {}, mirrored, ["red", "blue"])
    [steps] = [line for line in text.splitlines() if line.startswith("| Number Chain | 2 | ")][:1]
    assert "10 plays" in steps
    assert steps.endswith("| – |")
    assert "ceiling" not in text
    assert "| Number Chain | 2 | 100 % (76–100; 12 plays) | 0 % (0–24; 12 plays) |" in text
    assert "| red | – | 75 % (47–91; 12 plays) |" in text
    assert "| blue | 25 % (9–53; 12 plays) | – |" in text


def test_what_sees_everything_stands_beside_the_levels() -> None:
    met = Ladder(GAME, ["thumb", "easy"], 2).run(5)
    text = page(LEVELS, [met], [met], {}, {}, [])
    assert text.count("| game | seats | thumb – easy |") == 2
    assert text.index("## The ceiling") < text.rindex("| game | seats | thumb – easy |")


def test_who_plays_first_is_told_of_plays_between_levels() -> None:
    met = Ladder(GAME, ["thumb", "easy"], 2).run(1)
    won = [Row(1, [1], [0, 1], 9, "", False, {})] * 12
    text = page(LEVELS, [met], [], {"number-chain-2": won}, {}, [])
    assert "## First players and seats between `hard` and `normal`" in text
    assert "## First players and seats under `hard`" not in text
    assert "| Number Chain | 2 | 100 % (76–100; 12 plays) | 0 % (0–24; 12 plays) |" in text
