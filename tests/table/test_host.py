"""The host: who is next, what bots answer, and the same for the same seed."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.format import read_format
from cookietin.table import Host, Table, bot, person
from tests.samples.passing import CrumbPass
from tests.samples.race import Snatch
from tests.table.tables import table


def played(seed: str) -> Table:
    """A whole match between bots, and a seat that nobody holds."""
    holders = [bot("random"), None, bot("random")]
    one = Table.new(CrumbPass({}), holders, read_format("total-after-2"), Seeded(1))
    host = Host(one, seed)
    while one.match.winners is None:
        if one.match.between_plays():
            host.begin(1.5)
        else:
            host.let_answer(host.next_seat(), 2.5)
    return one


def test_bots_play_to_the_end_and_the_rules_answer_where_nobody_sits() -> None:
    lines = [line for line in played("a").match.lines if "move" in line]
    assert {(line["seat"], line["by"]) for line in lines} == {
        ("seat0", "bot"),
        ("seat1", "default"),
        ("seat2", "bot"),
    }
    assert {line["at"] for line in lines} == {2.5}


def test_the_same_seed_plays_the_same() -> None:
    assert played("a").match.lines == played("a").match.lines
    assert played("a").match.lines != played("b").match.lines


def test_where_all_are_asked_people_come_first_and_who_looks_before_them() -> None:
    one = table(game=CrumbPass({}), holders=[bot("random"), person("Ana"), person("Bo")])
    host = Host(one, "seed")
    assert (host.next_seat(), host.next_seat(2), host.next_seat(0)) == (1, 2, 1)
    assert [host.waits_for(seat) for seat in range(3)] == [False, True, True]


def test_in_a_race_anyone_may_be_first() -> None:
    one = table("oat", "oat", game=Snatch({}), holders=[bot("random"), person("A"), person("B")])
    host = Host(one, "seed")
    assert {host.next_seat(1) for _ in range(60)} == {0, 1, 2}


def test_another_bot_takes_over_in_the_middle() -> None:
    one = table(holders=[bot("random"), bot("random"), bot("random")])
    host = Host(one, "seed")
    host.let_answer(0)
    one.sit(1, None)
    host.let_answer(host.next_seat())
    assert one.match.lines[-1]["by"] in ("default", "bot")
    assert one.holders[1] is None


def test_a_bot_that_runs_out_of_time_answers_and_its_host_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = cookietin.game("number-chain")
    one = Table.new(game, [bot("hard"), bot("random")], read_format("single"), Seeded(1))
    host = Host(one, "a")
    host.begin()
    seat = one.position.asked()[0]
    while one.holders[seat] != bot("hard"):
        host.let_answer(seat)
        seat = one.position.asked()[0]
    assert host.hurried() == ""
    monkeypatch.setattr("cookietin.table.host.PATIENCE", 0.0)
    host.let_answer(seat)
    assert host.hurried() == "hard"
