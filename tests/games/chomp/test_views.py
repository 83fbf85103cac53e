"""What a viewer sees: everything that has been turned up, and nothing of what has not."""

from __future__ import annotations

import json
from typing import cast

import pytest

from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.picture import coloured, land_lines, picture, plain
from cookietin.games.chomp.table_score import read_land
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Hidden
from cookietin.kernel.dealer import Silent
from cookietin.kernel.noting import Seeded
from tests.games.chomp.tables import lying, own, story, table


def test_a_view_is_imagined_as_what_it_shows() -> None:
    """CH-08: unseen faces have no place until they are turned up, so there is no hole to fill."""
    position = own().start(3, Seeded("view"))
    for viewer in range(4):
        view = position.view(viewer)
        assert own().imagine(view, Seeded(1)).json() == {**view.json(), "viewer": "truth"}


def test_what_is_drawn_after_a_view_is_any_unseen_card() -> None:
    """CH-08: many futures of one view turn up every unseen goal."""
    game = own()
    view = game.start(2, Seeded("futures")).view(0)
    unseen = set(view.json()["unseen"]["goals"])
    tops = set()
    for seed in range(400):
        position = game.imagine(view, Seeded(seed))
        moves = [move for move in position.legal(position.asked()[0]) if move.key == "take-goal"]
        position.play(position.asked()[0], moves[0], Seeded(seed))
        tops.add(position.json()["deck"]["top"])
    assert tops == unseen


def test_a_view_speaks_for_its_own_seat_alone() -> None:
    view = own().start(2, Seeded(1)).view(0)
    with pytest.raises(Hidden):
        view.legal(1)
    with pytest.raises(Hidden):
        view.view(1)


def test_a_whole_play_goes_out_as_json_and_comes_back() -> None:
    game, chance = own(), Chance("json")
    position = game.start(2, Silent(chance))
    while position.outcome is None:
        seat = position.asked()[0]
        assert game.position(json.loads(position.line())) == position
        moves = position.legal(seat)
        position.step(seat, moves[chance.below(len(moves))], Silent(chance))
    assert game.position(json.loads(position.line())) == position


def test_a_land_s_picture_reads_back_as_the_same_land() -> None:
    """CH-23: the picture in the terminal is what `tin chomp-score` reads."""
    position = table(story(), lands=[lying("walled", "tyrant@s17", "two-nests@q19/90")])
    land = position.lands[0]
    lines = [line[3:] for line in land_lines(land, position.rules.cells, plain)[1:]]
    again = read_land("\n".join(lines), "land", "picture")
    was = [[number % 16 for number in land.cells[row * 36 :][:36]] for row in range(36)]
    now = [[number % 16 for number in again.cells[row * 36 :][:36]] for row in range(36)]
    assert [row[17:21] for row in was[17:21]] == [row[1:5] for row in now[1:5]]


def test_colour_is_for_terminals_only() -> None:
    position = table(story(), 2, lands=[lying("meadow"), lying("giant")])
    text = picture(position, str)
    assert "\033" not in text
    painted = picture(position, str, coloured)
    assert "\033[32m" in painted
    bare = painted
    for number in (0, *range(30, 38), *range(90, 98)):
        bare = bare.replace(f"\033[{number}m", "")
    assert bare == text


def test_the_picture_shows_the_row_the_lands_and_the_points() -> None:
    position = cast("ChompPosition", own().start(2, Seeded("picture")))
    text = position.picture(str)
    for name in position.json()["row"]["lands"] + position.json()["row"]["goals"]:
        assert name in text
    assert "seat0" in text
    assert "seat1" in text
