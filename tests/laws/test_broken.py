"""Every law can fail: for each there are games that it must catch, and that other laws pass."""

from __future__ import annotations

import pytest

from cookietin.kernel.chance import Chance
from cookietin.laws import LAWS, LawBroken, check
from tests.laws.broken import CASES, Case
from tests.laws.broken.tapping import Honest
from tests.laws.broken.tiny import Tiny, TinyPosition

SEATS = 3
PLAYS = 40
"""A law that does not catch its game within so many plays is too weak."""

ANY_MOMENT = ("asking", "shared moves", "places", "texts", "views", "floors")
REPEATED = {
    "texts": ("imagining", "ranges", "floors", "asking"),
    "flights": ("places",),
    "ahead": ("chance", "places", "copies", "imagining", "floors"),
    "imagining": (*ANY_MOMENT, "legality", "ranges"),
    "accepted": (*ANY_MOMENT, "imagining", "observing", "ranges", "ending", "legality"),
}
"""What a law takes for granted, or asks itself of what it imagines or reads."""

cases = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


def test_what_they_are_made_from_is_honest() -> None:
    for seed in range(5):
        check(Tiny(TinyPosition), SEATS, Chance(seed))
        check(Honest(), SEATS, Chance(seed))


@cases
def test_the_law_catches_it(case: Case) -> None:
    with pytest.raises(LawBroken, match=f'"{case.law}"') as caught:
        check_law(case, case.law, PLAYS)
    assert caught.value.law == case.law


@cases
def test_the_other_laws_pass_it(case: Case) -> None:
    known = [case.law, *case.also]
    broken = known + [law for law, taken in REPEATED.items() if not set(known).isdisjoint(taken)]
    for law in LAWS:
        if law not in broken:
            check_law(case, law, 1)


def check_law(case: Case, law: str, plays: int) -> None:
    for seed in range(plays):
        LAWS[law](case.make(), SEATS, Chance(seed))


@pytest.mark.parametrize("law", LAWS)
def test_every_law_has_something_to_catch(law: str) -> None:
    assert law in [case.law for case in CASES]
