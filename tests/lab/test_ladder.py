"""Ladders: the same deals with seats changed, figures that do not depend on who plays them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import cookietin
from cookietin.bots.search.recipe import recipe_of
from cookietin.foreign.invited import Invited
from cookietin.kernel.complaint import BadOption
from cookietin.lab import processes
from cookietin.lab.duplicate import lineups, pairs, score
from cookietin.lab.ladder import Ladder, Standings
from cookietin.lab.provenance import strengths
from cookietin.lab.row import Row
from tests.cli.running import tin

GAME = cookietin.game("number-chain")


def ladder(*bots: str, seats: int = 2) -> Ladder:
    return Ladder(GAME, list(bots or ("random", "thumb")), seats, seed=7)


def figures(standings: Standings) -> str:
    return json.dumps(standings.json())


@pytest.mark.parametrize("seats", range(2, 9))
def test_both_hold_every_seat_equally_often(seats: int) -> None:
    for seat in range(seats):
        held = [line[seat] for line in lineups(seats)]
        assert held.count(0) == held.count(1)


def test_everyone_meets_everyone_or_only_the_next() -> None:
    assert pairs(3, neighbours=False) == [(0, 1), (0, 2), (1, 2)]
    assert pairs(3, neighbours=True) == [(0, 1), (1, 2)]


def test_the_part_of_the_wins_is_counted_over_a_deal() -> None:
    """On seats 0 1 and 1 0: a win and a loss are even, and so is what nobody won."""

    def row(*winners: int) -> Row:
        return Row(0, list(winners), [0, 0], 1, "", False, {})

    assert score([row(0), row(0)], 2) == 0.5
    assert score([row(0), row(1)], 2) == 1.0
    assert score([row(0, 1), row()], 2) == 0.5


def test_the_better_bot_is_found() -> None:
    standings = ladder("random", "thumb").run(30)
    [meeting] = standings.meetings()
    assert (meeting.one, meeting.other, meeting.plays) == ("random", "thumb", 60)
    assert meeting.wins.high < 0.3
    rated = standings.ratings()
    assert rated is not None
    assert [one.bot for one in rated] == ["thumb", "random"]


def test_a_bot_is_as_good_as_its_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over deals that are played again in changed seats, who plays the same comes out even."""
    from cookietin.bots import roster
    from cookietin.bots.roster import bot_maker

    monkeypatch.setitem(roster._makers, ("", "twin"), bot_maker("thumb", "number-chain"))
    [meeting] = ladder("thumb", "twin").run(10).meetings()
    assert meeting.wins.value == 0.5


def test_plays_of_another_strength_are_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A level whose recipe has changed is another bot, though it goes by the same name."""
    ladder("easy", "thumb").run(1, folder=tmp_path)
    monkeypatch.setitem(recipe_of(GAME).numbers, "trust", 0.9)
    with pytest.raises(BadOption) as refused:
        ladder("easy", "thumb").run(1, folder=tmp_path)
    assert refused.value.key == "other-strengths"


def test_a_bot_of_ones_own_that_has_changed_is_another(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    invited = Invited("mine", str(file), "Mine")
    file.write_text("class Mine: ...", encoding="utf-8")
    before = strengths(GAME, ["mine"], [invited])
    file.write_text("class Mine: pass", encoding="utf-8")
    assert before != strengths(GAME, ["mine"], [invited])


@pytest.mark.parametrize("seats", [2, 3])
def test_stopped_and_gone_on_with_it_gives_the_same(tmp_path: Path, seats: int) -> None:
    whole = figures(ladder(seats=seats).run(6))
    part = ladder(seats=seats).run(6, folder=tmp_path, stop=lambda: True)
    assert not part.complete
    assert part.plays < ladder(seats=seats).plays(6)
    assert figures(ladder(seats=seats).run(6, folder=tmp_path)) == whole
    kept = (tmp_path / "plays.jsonl").read_bytes()
    assert figures(ladder(seats=seats).run(6, folder=tmp_path)) == whole
    assert (tmp_path / "plays.jsonl").read_bytes() == kept


def test_more_deals_can_be_added(tmp_path: Path) -> None:
    ladder().run(2, folder=tmp_path)
    assert figures(ladder().run(5, folder=tmp_path)) == figures(ladder().run(5))


def test_several_processes_give_the_same() -> None:
    alone = ladder().run(51)
    assert figures(ladder().run(51, processes(2))) == figures(alone)


def test_from_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("ladder", "number-chain", "--bots", "random,thumb", "--deals", "5", "--jobs", "1")
    shown = tin(*words)
    assert shown.code == 0
    assert "random – thumb" in shown.out
    assert "1  thumb" in shown.out
    told = json.loads(tin(*words, "--json").out)
    assert told["complete"]
    assert [one["bot"] for one in told["ratings"]] == ["thumb", "random"]
    assert Path(told["folder"]).is_dir()


def test_without_openskill_the_wins_still_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    shown = tin("ladder", "number-chain", "--bots", "random,thumb", "--deals", "2", "--jobs", "1")
    assert "For ratings openskill is needed" in shown.out
    assert "random – thumb" in shown.out
