"""Known truth is found: the whole way from plays to verdicts, on a game that is planted.

`python -m tests.lab.test_truth --repetitions 10000` does the same at a larger scale.
"""

from __future__ import annotations

import argparse

import pytest

from cookietin.kernel.registry import register
from cookietin.lab import Results, Study, Variant, run, setting
from cookietin.lab.comparing import versus
from cookietin.lab.intervals import deals_needed
from cookietin.lab.meters import Meters
from cookietin.lab.report import summary
from tests.lab.coins import Coins
from tests.lab.tricks import CARDS, Tricks

REPETITIONS = 1000
PLAYS = 60


@pytest.fixture(autouse=True)
def coins(registry_as_before: None) -> None:
    register("coins", Coins)
    register("tricks", Tricks)


def tossed(favours: list[int], plays: int, seed: str) -> Results:
    """The game with these favours, all with the same deals."""
    variants = []
    for favour in favours:
        game = Coins({"favour": favour})
        variants.append(Variant({"favour": str(favour)}, game, setting(game, ["random"], 2)))
    results = run(Study(variants, plays, seed))
    assert results is not None
    return results


def taken(aces: list[int], plays: int, seed: str) -> Results:
    """Tricks with aces of these strengths, all with the same deals, every card watched."""
    variants = []
    for ace in aces:
        game = Tricks({"ace": ace})
        variants.append(Variant({"ace": str(ace)}, game, setting(game, ["random"], 2)))
    results = run(Study(variants, plays, seed, Meters(["cards"])))
    assert results is not None
    return results


def covered(repetitions: int, plays: int) -> tuple[float, float]:
    """How often the intervals of a share and of a paired difference hold the truth."""
    shares = differences = 0
    for number in range(repetitions):
        results = tossed([400, 550], plays, f"cover/{number}")
        shares += results.findings[0, "order/1"].found.holds(0.4)
        apart = results.findings[1, "order/1"].apart
        assert apart is not None
        differences += apart.holds(0.15)
    return shares / repetitions, differences / repetitions


def test_intervals_hold_the_truth_in_95_of_100_studies() -> None:
    for part in covered(REPETITIONS, PLAYS):
        assert 0.93 <= part <= 0.97


def test_a_seat_that_is_favoured_by_three_points_is_found_with_the_sample_asked_for() -> None:
    pilot = tossed([500, 530], 1000, "pilot")
    one, other = (figures["order/1"] for figures in pilot.columns)
    needed = deals_needed(versus(one, other).apart.error, 1000, 0.03, len(pilot.names))
    found = sum(
        tossed([500, 530], needed, f"planted/{number}").findings[1, "order/1"].told
        for number in range(20)
    )
    assert found >= 16


def test_a_card_made_ten_percent_stronger_is_found_with_the_sample_asked_for() -> None:
    pilot = taken([100, 110], 800, "pilot")
    one, other = (figures["won-with/ace"] for figures in pilot.columns)
    assert 0 < other.value() - one.value() < 0.05, "it wins 110 of 210, not 100 of 200"
    strength = 110 / 210 - 1 / 2
    needed = deals_needed(versus(one, other).apart.error, 800, strength, len(pilot.names))
    found = 0
    for number in range(5):
        results = taken([100, 110], needed, f"planted/{number}")
        found += results.findings[1, "won-with/ace"].told
    assert found >= 4
    even = taken([100, 100], needed, "even")
    assert [card for card in CARDS if even.findings[1, f"won-with/{card}"].told] == []


def test_where_nothing_is_planted_no_report_says_that_something_is_unfair() -> None:
    kinds = [
        said.kind
        for number in range(60)
        for said in summary(tossed([500], 400, f"fair/{number}"), "en")
    ]
    assert kinds.count("unfair") <= 6
    assert kinds.count("fair") >= 54


def main() -> None:
    """Count at a scale of one's own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repetitions", type=int, default=10000)
    parser.add_argument("--plays", type=int, default=200)
    chosen = parser.parse_args()
    register("coins", Coins)
    shares, differences = covered(chosen.repetitions, chosen.plays)
    print(f"Of {chosen.repetitions} intervals of a share {shares:.1%} held the truth,")
    print(f"and {differences:.1%} of paired differences.")


if __name__ == "__main__":
    main()
