"""Meters: what they read of plays, and one of one's own from a file."""

from __future__ import annotations

from pathlib import Path

import pytest

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.event import form
from cookietin.kernel.race import next_answer
from cookietin.lab import Study, Variant, processes, run, setting
from cookietin.lab.meters import OURS, Meters
from cookietin.lab.meters.listener import form_of, values_of
from tests.lab.naive import Naive
from tests.lab.studies import hands

MINE = """
from cookietin.lab.meters import Meter


class Opening(Meter):
    def begin(self, game, seats):
        self.first = None

    def decide(self, decision):
        if self.first is None:
            self.first = len(decision.move.fields["card"].split("/"))

    def end(self, position):
        return {"numbers on the first card": self.first}
"""


def test_all_meters_read_something_and_change_no_play() -> None:
    plain = run(hands(5, plays=40))
    watched = run(hands(5, plays=40, meters=Meters(list(OURS))))
    assert plain is not None
    assert watched is not None
    for name in plain.names:
        assert plain.findings[0, name] == watched.findings[0, name]
    figures = {name: watched.findings[0, name].found.value for name in watched.names}
    assert figures["turns"] == figures["moves"]
    assert figures["decisions"] <= figures["moves"]
    assert figures["forced"] == pytest.approx(1 - figures["decisions"] / figures["moves"])
    assert 1 < figures["choices"] < 15
    assert figures["lead-changes"] > 0
    assert 0 < figures["early"] < 1
    assert 1 < figures["minutes"] < 20
    assert figures["event/play"] == figures["moves"]
    assert figures["clause/CC-50"] == 4, "two hands, the chain, and who is first"
    assert figures["clause/CC-51"] == figures["event/play"] + figures["event/draw"]
    assert figures["clause/CC-52"] + figures["clause/CC-53"] == 1
    played = sum(value for name, value in figures.items() if name.startswith("played/"))
    assert played == pytest.approx(figures["moves"])
    assert 0 <= figures["won-with/1/2/3/4/5"] <= 1


def test_a_meter_of_ones_own_comes_from_a_file_and_goes_to_other_processes(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MINE, encoding="utf-8")
    one, two = (
        run(hands(5, plays=120, meters=Meters([f"{file}:Opening"])), processes(jobs))
        for jobs in (1, 2)
    )
    assert one is not None
    assert two is not None
    assert 1 < one.findings[0, "numbers on the first card"].found.value <= 5
    assert one.json() == two.json()
    changed = Meters([f"{file}:Opening"]).names
    file.write_text(MINE + "\n# otherwise\n", encoding="utf-8")
    assert Meters([f"{file}:Opening"]).names != changed


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_what_is_heard_by_its_form_is_what_everyone_else_hears(id: str) -> None:
    """Every play of every game: our meters count what a plain one counts from events."""
    variants = []
    for seats in sorted(cookietin.game(id).seats)[:3]:
        game = cookietin.game(id)
        variants.append(Variant({"seats": str(seats)}, game, setting(game, ["random"], seats)))
    study = Study(variants, 4, "forms", Meters([*OURS, Naive]))
    for row in study.player()(study.numbers()):
        naive = {
            name.removeprefix("naive "): value
            for name, value in row.read.items()
            if name.startswith("naive ")
        }
        told = naive.pop("told")
        assert isinstance(told, float)
        assert told > 10
        assert row.read["turns"] == naive.pop("turns")
        assert row.read["decisions"] == naive.pop("decisions")
        assert row.moves == naive.pop("answers")
        groups = ("event/", "clause/", "held/")
        assert {name: row.read[name] for name in row.read if name.startswith(groups)} == naive


def test_an_event_has_the_form_that_it_would_have_been_told_by() -> None:
    drawn = form("draw", "seat count", "cards")
    values = ["seat1", 1, ["ace"]]
    assert form_of(drawn.event(values)) is drawn
    assert values_of(drawn.event(values)) == values
    plain = form("draw", "count seat")
    assert form_of(plain.event([1, "seat1"])) is plain
    assert form_of(drawn.event(values)) is drawn


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_how_a_seat_is_asked_is_what_its_question_says(id: str) -> None:
    game, chance = cookietin.game(id), Chance(f"how {id}")
    position = game.start(max(game.seats), Seeded("how"))
    heard: set[str] = set()
    while position.outcome is None:
        for seat in position.asked():
            assert position.how_asked(seat) == position.question(seat).how
            assert position.view(seat).how_asked(seat) == position.question(seat).how
            heard.add(position.how_asked(seat))
        seat = next_answer(position, position.asked(), chance)
        legal = position.legal(seat)
        position.step(seat, legal[chance.below(len(legal))], Seeded(position.number))
    assert "turn" in heard
