"""Simulation: the same figures for the same seed, and honest intervals."""

from __future__ import annotations

import itertools
import math
import time

import pytest

import cookietin
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.move import Move
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.position import Position
from cookietin.kernel.question import Question
from cookietin.lab import Tally, simulate
from cookietin.lab.tally import Wins


def highest(view: Position, question: Question) -> Move:
    return view.legal(question.seat)[-1]


def test_figures_do_not_depend_on_the_number_of_jobs() -> None:
    game = cookietin.game("number-chain")
    one = simulate(game, ["thumb", "random"], 700, seats=3, seed=5, jobs=1)
    two = simulate(game, ["thumb", "random"], 700, seats=3, seed=5, jobs=2)
    assert one == two


def test_another_seed_gives_other_plays() -> None:
    game = cookietin.game("number-chain")
    assert simulate(game, ["random"], 50, seats=2, seed=1) != simulate(
        game, ["random"], 50, seats=2, seed=2
    )


def test_a_play_depends_on_its_number_and_not_on_how_many_there_are() -> None:
    game = cookietin.game("number-chain")
    few = simulate(game, ["random"], 250, seats=2, seed=1)
    more = simulate(game, ["random"], 251, seats=2, seed=1)
    assert more.plays == few.plays + 1
    assert few.length.least <= more.length.total - few.length.total <= more.length.greatest


def test_every_bot_sits_on_every_seat() -> None:
    seen: list[int] = []

    def watcher(view: Position, question: Question) -> Move:
        seen.append(question.seat)
        return view.legal(question.seat)[0]

    simulate(cookietin.game("number-chain"), [watcher, "random", "random"], 3, seed=1)
    assert set(seen) == {0, 1, 2}


def test_bots_get_views_only() -> None:
    viewers: set[tuple[int, int]] = set()

    def watcher(view: Position, question: Question) -> Move:
        viewers.add((view.viewer, question.seat))
        return view.legal(question.seat)[0]

    simulate(cookietin.game("number-chain"), [watcher], 5, seats=3)
    assert viewers == {(0, 0), (1, 1), (2, 2)}


def test_a_rule_of_thumb_beats_chance_and_the_report_says_so() -> None:
    tally = simulate(cookietin.game("number-chain"), ["thumb", "random"], 1000, seed=3)
    assert tally.by_bot["thumb"].rate().low > 0.6
    assert tally.by_bot["random"].rate().high < 0.4


def test_win_shares_add_up_to_the_plays() -> None:
    tally = simulate(cookietin.game("number-chain"), ["random", highest], 400, seats=4, seed=3)
    for wins in (tally.by_seat, tally.by_order):
        assert sum(won.rate().rate for won in wins.values()) == pytest.approx(1)
    assert sum(tally.endings.values()) == tally.plays == 400


def test_a_bot_of_ones_own_can_be_sent_to_other_processes() -> None:
    game = cookietin.game("number-chain")
    one = simulate(game, [highest, "random"], 600, seed=2, jobs=1)
    assert simulate(game, [highest, "random"], 600, seed=2, jobs=2) == one


def test_what_cannot_be_sent_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="cannot be sent to other processes"):
        simulate(
            cookietin.game("number-chain"), [lambda view, _: view.legal(0)[0]], 9, seats=2, jobs=2
        )


@pytest.mark.parametrize(
    ("bots", "plays", "seats", "sentence"),
    [
        (["random"], 0, 2, "At least one play, one bot and one job are needed, not 0, 1 and 1."),
        ([], 5, 2, "At least one play, one bot and one job are needed, not 5, 0 and 1."),
        (["random"] * 4, 5, 2, "There are more bots than seats for them: 4 for 2."),
        (["random"], 5, 7, "number-chain with these options is for 2 to 6 seats, not 7."),
        (
            ["genius"],
            5,
            2,
            "number-chain has no bot genius. It has: random, easy, thumb, normal, hard and expert.",
        ),
    ],
)
def test_what_makes_no_sense_is_refused(
    bots: list[str], plays: int, seats: int, sentence: str
) -> None:
    with pytest.raises(BadOption) as caught:
        simulate(cookietin.game("number-chain"), [*bots], plays, seats=seats)
    assert str(caught.value) == sentence


def cheat(view: Position, question: Question) -> Move:
    held = view.legal(question.seat)
    return next(move for move in view.game.moves.all if move not in held)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_illegal_move_of_a_bot_is_refused_by_its_clause(jobs: int) -> None:
    with pytest.raises(cookietin.Complaint, match="CC-51"):
        simulate(cookietin.game("number-chain"), [cheat, "random"], 600, jobs=jobs)


def test_wilsons_interval() -> None:
    wins = Wins()
    for _ in range(30):
        wins.add(0)
    for _ in range(70):
        wins.add(840 * 840)
    rate = wins.rate()
    assert (rate.rate, rate.plays) == (0.7, 100)
    assert rate.low == pytest.approx(0.6042, abs=1e-4)
    assert rate.high == pytest.approx(0.7811, abs=1e-4)


def test_a_rate_of_nothing_still_has_an_interval() -> None:
    wins = Wins()
    for _ in range(100):
        wins.add(0)
    assert wins.rate().low == 0
    assert 0.03 < wins.rate().high < 0.04


def test_tallies_count_shared_wins_lengths_and_endings() -> None:
    tally = Tally(3)
    tally.add(Outcome([0, 2], [1, 0, 1], "deck-out"), 1, ["a", "b", "a"], 10)
    tally.add(Outcome([1], [0, 1, 0], "empty-hand"), 0, ["b", "a", "a"], 20)
    tally.add(Outcome([], [0, 0, 0], "cap"), 2, ["a", "a", "b"], 30)
    assert [tally.by_seat[seat].rate().rate for seat in range(3)] == [
        pytest.approx(1 / 6),
        pytest.approx(1 / 3),
        pytest.approx(1 / 6),
    ]
    assert tally.by_order[1].rate().rate == pytest.approx((1 / 2 + 1 + 0) / 3)
    assert tally.by_bot["a"].rate().rate == pytest.approx((1 / 2 + 1 / 2 + 0) / 3)
    length = tally.length
    assert (length.mean(), length.least, length.greatest, tally.shared) == (20, 10, 30, 1)
    assert length.deviation() == pytest.approx(math.sqrt(200 / 3))
    assert tally.json()["endings"] == {
        "cap": pytest.approx(1 / 3),
        "deck-out": pytest.approx(1 / 3),
        "empty-hand": pytest.approx(1 / 3),
    }


def test_tallies_count_points_and_by_how_many_the_best_is_ahead() -> None:
    tally = Tally(3)
    tally.add(Outcome([0], [30, 10, 20], "most"), 0, ["a", "a", "b"], 5)
    tally.add(Outcome([1, 2], [5, 25, 25], "most"), 0, ["b", "a", "a"], 5)
    assert tally.points.json() == {
        "mean": pytest.approx(115 / 6),
        "deviation": pytest.approx(math.sqrt(2675 / 6 - (115 / 6) ** 2)),
        "least": 5,
        "greatest": 30,
    }
    assert (tally.margin.mean(), tally.margin.greatest, tally.margin.deviation()) == (5, 10, 5)
    assert tally.by_bot["a"].points.mean() == pytest.approx((30 + 10 + 25 + 25) / 4)
    assert tally.by_seat[0].points.mean() == 17.5
    found = tally.json()
    assert found["by_bot"]["b"]["points"]["mean"] == 12.5
    assert found["margin"]["mean"] == 5


def test_who_plays_alone_is_ahead_of_nobody() -> None:
    tally = simulate(cookietin.game("chomp"), ["random"], 2, seats=1)
    assert tally.points.greatest > 0
    assert tally.json()["margin"] is None


def test_what_was_stopped_has_the_figures_of_the_plays_that_were_made() -> None:
    """They are the first: whoever asks for as many gets the same."""
    game = cookietin.game("number-chain")
    heard: list[int] = []

    def progress(tally: Tally) -> None:
        heard.append(tally.plays)

    stopped = simulate(
        game, ["random"], 10_000, seats=2, progress=progress, stop=lambda: len(heard) == 3
    )
    assert 3 <= stopped.plays == heard[-1] < 10_000
    assert stopped == simulate(game, ["random"], stopped.plays, seats=2)


def test_what_was_stopped_in_several_processes_counts_what_has_come_back() -> None:
    made: list[int] = []
    stopped = simulate(
        cookietin.game("number-chain"),
        ["random"],
        1_000_000,
        seats=2,
        jobs=2,
        progress=lambda tally: made.append(tally.plays),
        stop=lambda: made[-1] > 10,
    )
    assert 10 < stopped.plays == stopped.length.count < 1_000_000


class _Slow:
    """A bot that takes its time."""

    def __call__(self, view: Position, question: Question) -> Move:
        time.sleep(0.002)
        return view.legal(question.seat)[0]


def test_progress_is_heard_of_while_slow_plays_are_made() -> None:
    """However slow a play is, a part of them never holds back many."""
    heard: list[int] = []
    game = cookietin.game("number-chain")
    simulate(game, [_Slow()], 50, seats=2, progress=lambda tally: heard.append(tally.plays))
    assert heard[-1] == 50
    steps = [after - before for before, after in itertools.pairwise([0, *heard])]
    assert max(steps) < 40
