"""What a viewer sees: everything that has been turned up, and nothing of what has not."""

from __future__ import annotations

import json
from typing import cast

import pytest

from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.by_hand.real_table import read_land
from cookietin.games.chomp.goals import EGGS, RIDGES_SEEN
from cookietin.games.chomp.people.picture import TINTS, card_lines, land_lines, picture
from cookietin.games.chomp.quarters import CODES
from cookietin.games.chomp.scoring import Tally
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Hidden
from cookietin.kernel.dealer import Seeded, Silent
from cookietin.words import LANGUAGES, Speech
from tests.games.chomp.tables import cells, lying, own, row, story, table


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
    lines = [line[3:] for line in land_lines(land, position.title.cells, str)[1:]]
    again = read_land("\n".join(lines), "land", "picture")
    was = [[number % 16 for number in cells(land)[row * 36 :][:36]] for row in range(36)]
    now = [[number % 16 for number in cells(again)[row * 36 :][:36]] for row in range(36)]
    assert [row[17:21] for row in was[17:21]] == [row[1:5] for row in now[1:5]]
    assert Tally(again).things == Tally(land).things
    assert Tally(again).things[EGGS] == 1
    assert Tally(again).things[RIDGES_SEEN] > 0


def test_everything_that_matters_on_a_land_has_a_colour() -> None:
    """CH-23: all but bare ground; the picture itself is plain."""
    position = table(story(), 2, lands=[lying("meadow"), lying("giant")])
    assert position.game.people.tints(position, str) == TINTS
    assert set(CODES[2:]) | {"#", "######"} == set(TINTS)
    assert "\033" not in picture(position, str)


def test_the_picture_previews_each_herd_of_each_land_with_its_reason() -> None:
    """CH-23: for every viewer, one's own land and others', in both languages."""
    position = table(story(), 2, lands=[lying("mixed"), lying("meadow")])
    english = position.view(1).game.people.picture(
        position.view(1), Speech("en", "chomp", ["Ana", "Ben"], 1).label
    )
    assert "  A q17: 1 Ankylosaurus, extinct, eaten by the Velociraptor to its right (B)" in english
    assert "  A r17: 1 Triceratops, eats the plants to its left: 2" in english
    spanish = position.view(0).game.people.picture(
        position.view(0), Speech("es", "chomp", ["Ana", "Ben"], 0).label
    )
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
    text = str(position)
    for name in position.json()["row"]["lands"] + position.json()["row"]["goals"]:
        assert name in text
    assert "seat0" in text
    assert "seat1" in text


@pytest.mark.parametrize("viewer", range(-1, 3))
def test_printed_backs_are_shown_to_all(viewer: int) -> None:
    """CH-08: in the picture, and in the data for who has no card file."""
    position = own(pairing="printed").start(2, Seeded("backs"))
    view = position.view(viewer)
    file = dict(zip(own().cards.goals, own().cards.lands, strict=True))
    data = view.json()
    assert data["backs"]["goals"] == [file[goal] for goal in data["row"]["goals"]]
    assert [file[goal] for goal in data["backs"]["lands"]] == data["row"]["lands"]
    assert data["backs"]["top"] == file[data["deck"]["top"]]
    text = str(view)
    for column, land in enumerate(data["backs"]["goals"], 1):
        assert f"{column} goal, back: {land}" in text
    for goal in data["backs"]["lands"]:
        assert f"  back: {goal}" in text
    assert f"top, back: {data['backs']['top']}" in text
    assert max(len(line) for line in text.splitlines()) <= 100


def test_a_remark_on_a_printed_card_names_its_back() -> None:
    """CH-08: on lands and goals alike."""
    game = story(pairing="printed")
    view = table(game, row=row("per-egg per-tar per-nest", "raptors meadow giant")).view(0)
    label = Speech("en", "chomp").label
    backs = view.json()["backs"]
    said = [
        view.game.people.remark(view, 0, game.move(f"take {card}"), label)
        for card in ("raptors", "per-egg")
    ]
    assert said[0] == f"back: {backs['lands'][0]}"
    assert said[1].endswith(f"for each egg token on a nest; back: {backs['goals'][0]}")


def test_pairs_at_random_have_no_backs_to_show() -> None:
    """CH-08."""
    view = own().start(2, Seeded("backs")).view(0)
    assert "backs" not in view.json()
    assert "back:" not in str(view)
    assert (
        view.game.people.remark(view, 0, own().move(f"take {view.json()['row']['lands'][0]}"), str)
        == ""
    )


def test_backs_may_be_left_out_of_the_data() -> None:
    """CH-08: they follow from the card file."""
    game = own(pairing="printed")
    position = game.start(2, Seeded("backs"))
    data = position.json()
    del data["backs"]
    assert game.position(data) == position


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_quarter_shows_fits_in_every_language(language: str) -> None:
    """CH-02: columns stay aligned, with the mark of an egg where there can be one."""
    label = Speech(language, "chomp").label
    assert len(label("plants")) <= 6
    assert all(len(label(code)) <= 5 for code in CODES[3:])
    cards = own().cards
    for card in cards.kinds:
        assert [len(line) for line in card_lines(card, cards.faces, label)] == [15] * 5


def test_in_spanish_a_land_and_its_colours_are_in_spanish() -> None:
    """CH-02."""
    label = Speech("es", "chomp").label
    position = table(story(), lands=[lying("mixed", "pit@s17", "larder@q19", "two-nests@s19")])
    text = position.game.people.picture(position, label)
    for english, spanish in {"meat": "carne", "tar": "brea", "nest": "nido"}.items():
        assert f" {spanish} " in text
        assert f" {english} " not in text
        assert position.game.people.tints(position, label)[spanish] == TINTS[english]
    assert position.game.people.tints(position, label)["planta"] == "green"
