"""Positions print as pictures."""

from __future__ import annotations

import io

import cookietin
from cookietin import Scripted, Seeded
from cookietin.cli.terminal import Terminal
from cookietin.kernel.position import Position
from cookietin.words import Speech
from tests.samples.race import Snatch

CHAIN = cookietin.game("number-chain")


def table(**given: object) -> Position:
    hands = [["0", "2/5", "1/2/3/4/5"], ["3", "1/4"]]
    parts: dict[str, object] = {"hands": hands, "chain": ["1", "1/2", "4", "3/5", "2/3"], "turn": 1}
    return CHAIN.set_up(2, Scripted([]), **{**parts, **given})


def test_a_view_shows_deck_chain_and_own_hand_and_backs_for_the_rest() -> None:
    assert (
        str(table().view(0))
        == """\
  deck     chain 5              seat0
  ╭───╮    ╭───┬───┬───┏━━━┓    ╭───┬───┬───╮
  │░░░│    │ 1 │ · │ · ┃ · ┃    │ · │ · │ 1 │
  │░░░│    │ 2 │ · │ · ┃ 2 ┃    │ · │ 2 │ 2 │
  │ 22│    │ · │ · │ 3 ┃ 3 ┃    │ · │ · │ 3 │
  │░░░│    │ · │ 4 │ · ┃ · ┃    │ · │ · │ 4 │
  │░░░│    │ · │ · │ 5 ┃ · ┃    │ · │ 5 │ 5 │
  ╰───╯    ╰───┴───┴───┗━━━┛    ╰───┴───┴───╯

    seat0   3  ░░░
  ▸ seat1   2  ░░"""
    )


def test_the_truth_shows_every_hand() -> None:
    lines = str(table()).splitlines()
    assert lines[-2] == "    seat0   3  ·····  ·2··5  12345"
    assert lines[-1] == "  ▸ seat1   2  ··3··  1··4·"


def test_a_spectator_sees_backs_only() -> None:
    lines = str(table().view(2)).splitlines()
    assert lines[-2:] == ["    seat0   3  ░░░", "  ▸ seat1   2  ░░"]


def test_labels_put_names_and_words() -> None:
    picture = (
        table()
        .view(0)
        .game.people.picture(table().view(0), Speech("es", "number-chain", ["Ana", "Bo"], 0).label)
    )
    assert picture.splitlines()[0] == "  mazo     cadena 5             Ana"
    assert "▸ Bo " in picture


def test_who_has_won_stands_out() -> None:
    match = cookietin.match(CHAIN, ["a", "b"], dealer=Seeded(1))
    while match.winners is None:
        seat = match.position.asked()[0]
        match.answer(seat, match.position.default(seat))
    starred = [line for line in str(match.position).splitlines() if "★" in line]
    assert len(starred) == len(match.winners)
    assert "▸" not in str(match.position)


def test_a_large_hand_keeps_within_eighty_columns() -> None:
    names = CHAIN.cards.names[1:]  # type: ignore[attr-defined]
    position = table(hands=[names[:24], names[24:26]], chain=names[26:30])
    for viewer in (-1, 0, 1):
        lines = str(position.view(viewer)).splitlines()
        assert max(len(line) for line in lines) <= 80
    assert str(position.view(0)).count("╭") == 5


def test_a_remark_says_what_a_move_costs() -> None:
    view = table(turn=0).view(0)
    label = Speech("en", "number-chain").label
    remarks = [view.game.people.remark(view, 0, move, label) for move in view.legal(0)]
    assert remarks == ["free", "draws 1", "draws 3"]


def test_a_game_without_a_picture_prints_its_data() -> None:
    text = str(Snatch({}).start(2, Seeded(1)))
    assert text.startswith('{\n  "game": "snatch",')


def test_what_is_struck_out_has_a_line_through_it_where_there_is_colour() -> None:
    terminal = Terminal(io.StringIO(), io.StringIO(), io.StringIO(), {})
    assert terminal.picture("2 → ~Add 3~ → Veto Add") == "2 → ~Add 3~ → Veto Add"
    terminal.colour = True
    assert "2 → \x1b[9mAdd 3\x1b[29m → Veto Add" in terminal.picture("2 → ~Add 3~ → Veto Add")
