"""Meters: what they read of plays, and one of one's own from a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookietin.lab import processes, run
from cookietin.lab.meters import OURS, Meters
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
