"""Standing answers: what the modes declare, held against what seats are told."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.standing import Standing
from tests.games.cookie_chomper.table import Table

GAMES = ["cookie-chomper", "golden-cookie", "cookie-hoarder"]


def declared(table: Table, key: str) -> Standing:
    return next(one for one in table.game.standing_answers if one.key == key)


def asked_after(table: Table, line: str) -> list[int]:
    """Who, having passed unless vetoed, is asked again after a play."""
    table.told = []
    table.play(line)
    standing = declared(table, "pass-unless-vetoed")
    seats = range(table.position.seats)
    return [s for s in seats if any(standing.asks_after(event, s) for event in table.told)]


@pytest.mark.parametrize("game", GAMES)
def test_a_window_offers_one_pass(game: str) -> None:
    """CC-12: passing in advance is no move."""
    assert Table("2, 3", "4, 5", game=game).play("0: 2").legal == ["pass"]
    texts = [move.text for move in cookietin.game(game).moves.all if "pass" in move.text]
    assert texts == ["pass"]


@pytest.mark.parametrize("key", ["pass-turn", "pass-unless-vetoed"])
def test_it_stands_until_the_turn_passes(key: str) -> None:
    """CC-12: not when the turn only starts again."""
    table = Table("Seek, 2, Double", "Veto, 3, 4", pile=["5"])
    standing = declared(table, key)
    table.play("0: seek 5").close()
    assert table.heard("restart")
    assert not any(standing.ends_with(event, 1) for event in table.told)
    table.play("0: 2").close()
    assert any(standing.ends_with(event, 1) for event in table.told)


def test_it_answers_every_window_and_nothing_else() -> None:
    """CC-12, CC-29: choices that the rules force on a seat are asked whatever stands."""
    questions = cookietin.game("cookie-chomper").standing_answers[0].questions
    table = Table("1/2, Reverse", "Opposites, 3", "Skip, 5", taken=[["cookie"], [], []])
    assert table.asks not in questions
    table.play("0: 1/2 as 1")
    assert table.asks in questions
    table.play("0: reverse")
    assert table.asks in questions
    table.play("1: opposites 1/2")
    assert table.asks == "choose-number"
    assert table.asks not in questions
    assert Table("Skip", "3").play("0: skip").asks in questions


def test_a_veto_on_ones_own_play_asks() -> None:
    """CC-12, CC-32"""
    table = Table("2, 5", "Negate, 3", "Reverse, Veto, 4").play("0: 2", "1: negate")
    assert asked_after(table, "2: reverse") == []
    assert asked_after(table, "2: veto negate") == [1]


def test_whoever_s_play_has_no_effect_any_more_is_asked() -> None:
    """CC-32: a vetoed Veto leaves its target live, and hits its owner alone."""
    table = Table("2, Double", "Veto, 3", "Copy, 4").play("0: 2")
    assert asked_after(table, "1: veto 2") == [0]
    assert asked_after(table, "2: copy on veto") == [1]


def test_a_pass_tells_nothing_but_who_passed() -> None:
    """Whoever gives it, and for whatever reason."""
    table = Table("2", "3", "4").play("0: 2").close()
    assert table.heard("pass") == [{"event": "pass", "seat": f"seat{seat}"} for seat in range(3)]
