"""What a viewer sees: everything that has been turned up, and nothing of what has not."""

from __future__ import annotations

import json
from typing import cast

import pytest

from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.goals import EGGS, RIDGES_SEEN
from cookietin.games.chomp.picture import TINTS, land_lines, picture
from cookietin.games.chomp.quarters import CODES
from cookietin.games.chomp.table_score import read_land
from cookietin.games.chomp.tally import Tally
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Hidden
from cookietin.kernel.dealer import Silent
from cookietin.kernel.noting import Seeded
from cookietin.words import Speech
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
    position = table(
        story(),
        lands=[lying("walled", "tyrant@s17", "two-nests@q19/90", "two-eggs@s19")],
        eggs=[["r20"]],
    )
    land = position.lands[0]
    lines = [line[3:] for line in land_lines(land, position.rules.cells)[1:]]
    again = read_land("\n".join(lines), "land", "picture")
    was = [[number % 16 for number in land.cells[row * 36 :][:36]] for row in range(36)]
    now = [[number % 16 for number in again.cells[row * 36 :][:36]] for row in range(36)]
    assert [row[17:21] for row in was[17:21]] == [row[1:5] for row in now[1:5]]
    assert Tally(again).things == Tally(land).things
    assert Tally(again).things[EGGS] == 1
    assert Tally(again).things[RIDGES_SEEN] > 0


def test_everything_that_matters_on_a_land_has_a_colour() -> None:
    """CH-23: all but bare ground; the picture itself is plain."""
    position = table(story(), 2, lands=[lying("meadow"), lying("giant")])
    assert position.tints() == TINTS
    assert set(CODES[2:]) | {"#", "######"} == set(TINTS)
    assert "\033" not in picture(position, str)


def test_the_picture_previews_each_herd_of_each_land_with_its_reason() -> None:
    """CH-23: for every viewer, one's own land and others', in both languages."""
    position = table(story(), 2, lands=[lying("mixed"), lying("meadow")])
    english = position.view(1).picture(Speech("en", "chomp", ["Ana", "Ben"], 1).label)
    assert "  A q17: 1 Ankylosaurus, extinct, eaten by the Velociraptor to its right (B)" in english
    assert "  A r17: 1 Triceratops, eats the plants to its left: 2" in english
    spanish = position.view(0).picture(Speech("es", "chomp", ["Ana", "Ben"], 0).label)
    assert "  A r17: 1 Triceratops, come las plantas de su izquierda: 2" in spanish


def test_cards_have_names_for_people_in_both_languages() -> None:
    """CH-01: names are told, ids are typed."""
    cards = own().cards
    for language in ("en", "es"):
        speech = Speech(language, "chomp")
        ids = cards.lands[1:] + cards.goals[1:]
        names = [speech.label(card) for card in ids]
        assert len(set(names)) == 72
        assert not set(names) & set(ids)
    move = own().moves.find("take fern-gully")
    assert Speech("es", "chomp").move(move) == "Tomar el terreno Quebrada de helechos"


def test_the_picture_shows_the_row_the_lands_and_the_points() -> None:
    position = cast("ChompPosition", own().start(2, Seeded("picture")))
    text = position.picture(str)
    for name in position.json()["row"]["lands"] + position.json()["row"]["goals"]:
        assert name in text
    assert "seat0" in text
    assert "seat1" in text
