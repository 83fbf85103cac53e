"""What is measured of our cards: the counts add up, and what is published follows from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from bench.chomp_set import tables
from bench.chomp_set.__main__ import main
from bench.chomp_set.watching import Watch, watch
from cookietin.games.chomp import ChompPosition
from cookietin.games.chomp.goals import BIGGEST
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from tests.games.chomp.tables import own

MEASURED = Path(__file__).parents[3] / "src/cookietin/games/chomp/measured.md"


def watched(seats: int, plays: int, bot: str = "random") -> Watch:
    """Some plays, watched."""
    return watch(own(), seats, plays, bot, "test", lambda _: None)


def paid_for_herds(seen: Watch) -> int:
    """How often a goal was held that asks for a big herd."""
    asking = [goal.name for goal in own().cards.goal[1:] if goal.family == BIGGEST]
    return sum(len(seen.goals[name].paid) for name in asking)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_counted_adds_up(seats: int) -> None:
    """CH-10, CH-24: every turn takes a card, every point has a source, every win an owner."""
    seen = watched(seats, 6)
    assert seen.taken.total() == 6 * seats * 8 == seen.goals_taken + seen.lands_taken
    assert sum(len(held.paid) for held in seen.goals.values()) == seen.goals_taken
    sources = seen.dino_points + seen.egg_points + seen.goal_points
    assert sources == sum(sum(play) for play in seen.points)
    assert sum(seen.wins) == pytest.approx(6)
    assert seen.herd_seen.total() + paid_for_herds(seen) >= 6 * seats >= seen.herd_seen.total()


def test_wins_and_points_stand_in_the_order_of_play() -> None:
    """CH-09, CH-26: who alone has the most points has won; tied, someone who has the most has."""
    seen = watched(3, 40)
    for place, won in enumerate(seen.wins):
        most = [play for play in seen.points if play[place] == max(play)]
        alone = [play for play in most if play.count(max(play)) == 1]
        assert 0 < len(alone) <= won <= len(most)


def test_what_turns_add_comes_to_the_score() -> None:
    """CH-24: alone nobody takes a majority away, so start card and turns are all there is."""
    start = cast("ChompPosition", own().start(1, Silent(Chance("gains"))))
    assert start.question(0).key == "take"
    seen = Watch(own(), 1)
    seen.play("thumb", "gains")
    assert seen.points[0][0] == start.sheets()[0].points + sum(seen.gains[0])


def test_the_same_seed_gives_the_same_figures() -> None:
    """Whoever doubts the tables can print them again."""
    assert watched(2, 3) == watched(2, 3)


def test_all_tables_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """CH-25, CH-27: every goal and every land, each number of players, and solo scores."""
    main(["--two=1", "--three=1", "--four=1", "--solo=2", "--random=9", "--duel=1"])
    told = capsys.readouterr()
    for name in own().cards.goals[1:]:
        assert f"| {name} |" in told.out
    for name in own().cards.lands[1:]:
        assert f"{name} " in told.out
    assert re.search(r"\| random \| 9 \|", told.out)
    assert "thumb, 4 at the table: 1 of 1 plays" in told.err


def test_a_table_reads_as_markdown() -> None:
    """What is printed can be put into the file as it is."""
    assert tables.table(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"


def test_the_solo_scale_is_what_was_measured() -> None:
    """CH-27: half and a twentieth of random plays, then nine tenths to a hundredth by the bot."""
    text = MEASURED.read_text(encoding="utf-8")
    reached = {}
    for bot in ("random", "thumb"):
        row = re.search(rf"^\| {bot} \|(.*)\|$", text, re.MULTILINE)
        assert row is not None
        reached[bot] = dict(zip(tables.PARTS, row[1].split(" | ")[2:], strict=True))
    steps = [reached["random"][50], reached["random"][95]]
    steps += [reached["thumb"][part] for part in (10, 50, 90, 99)]
    assert [int(step) for step in steps] == own().cards.ranks


def test_what_was_measured_is_of_these_cards() -> None:
    """CH-01, CH-25: every goal has its row, and no goal that is gone has one."""
    text = MEASURED.read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([a-z-]+) \| \d+ \| \d+% \|", text, re.MULTILINE)
    assert sorted(rows) == sorted(own().cards.goals[1:])
